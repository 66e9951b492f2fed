// SPDX-License-Identifier: MIT
#include "terminal/streams.hpp"

#include "base/console.hpp"
#include "base/windows/system.hpp"
#include "ludus/text.hpp"
#include "words/system_errors.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <iostream>
#include <streambuf>

namespace launcher {

namespace {

// A console that is written to in UTF-8, whatever its code page.
class ConsoleBuffer : public std::streambuf {
public:
    explicit ConsoleBuffer(HANDLE console) : console_(console) {}

protected:
    int overflow(int c) override {
        if (c != traits_type::eof()) text_ += static_cast<char>(c);
        return text_.size() < most || sync() == 0 ? 0 : traits_type::eof();
    }
    std::streamsize xsputn(const char *text, std::streamsize count) override {
        text_.append(text, static_cast<size_t>(count));
        return text_.size() < most || sync() == 0 ? count : 0;
    }
    int sync() override {
        const std::wstring whole = wide(text_.substr(0, text_.size() - unfinished()));
        text_.erase(0, text_.size() - unfinished());
        for (size_t done = 0; done < whole.size();) {
            const auto part = static_cast<DWORD>(std::min(whole.size() - done, most));
            DWORD count = 0;
            if (!WriteConsoleW(console_, whole.data() + done, part, &count, nullptr) || count == 0)
                return -1;
            done += count;
        }
        return 0;
    }

private:
    static constexpr size_t most = 8192;

    // Bytes at the end of a character that is not whole yet.
    size_t unfinished() const {
        for (size_t back = 1; back <= std::min<size_t>(3, text_.size()); ++back) {
            const auto byte = static_cast<unsigned char>(text_[text_.size() - back]);
            if ((byte & 0xC0) == 0x80) continue;
            const size_t length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
            return length > back ? back : 0;
        }
        return 0;
    }

    HANDLE console_;
    std::string text_;
};

// A double click gives the program a console that is its own alone. From Windows 11 24H2 on it gives
// none, as the manifest wants it.
bool own_console() {
    DWORD others[2];
    return GetConsoleProcessList(others, 2) == 1;
}

struct Standard {
    DWORD number;
    std::FILE *file;
    const wchar_t *mode;
};

void open_nowhere(const Standard &stream) {
    if (!_wfreopen(L"NUL", stream.mode, stream.file)) return;
    const auto handle = _get_osfhandle(_fileno(stream.file));
    SetStdHandle(stream.number, reinterpret_cast<HANDLE>(handle));
}

// The same bytes on every system, UTF-8 in a console as well.
void write_as_it_is(std::ostream &stream, DWORD number, std::FILE *file) {
    const HANDLE handle = GetStdHandle(number);
    DWORD mode = 0;
    if (GetConsoleMode(handle, &mode))
        stream.rdbuf(new ConsoleBuffer(handle)); // for as long as the process
    else
        _setmode(_fileno(file), _O_BINARY);
}

} // namespace

void open_standard_streams(size_t words) {
    // What crashes here is told by whoever watches it, not by a window of the system's.
    SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
    const bool alone = own_console();
    if (alone && words == 1) FreeConsole();
    for (const Standard &stream :
         {Standard{STD_INPUT_HANDLE, stdin, L"r"}, Standard{STD_OUTPUT_HANDLE, stdout, L"w"},
          Standard{STD_ERROR_HANDLE, stderr, L"w"}})
        if (GetFileType(GetStdHandle(stream.number)) == FILE_TYPE_UNKNOWN) open_nowhere(stream);
    write_as_it_is(std::cout, STD_OUTPUT_HANDLE, stdout);
    write_as_it_is(std::cerr, STD_ERROR_HANDLE, stderr);
}

bool somebody_types() {
    return is_terminal(Stream::input) && is_terminal(Stream::output);
}

bool nobody_reads() {
    const auto nowhere = [](DWORD stream) {
        return GetFileType(GetStdHandle(stream)) == FILE_TYPE_CHAR;
    };
    return GetConsoleCP() == 0 && nowhere(STD_INPUT_HANDLE) && nowhere(STD_OUTPUT_HANDLE);
}

RequestError input_unreadable(int error) {
    return RequestError(text(Text::input_unreadable, {error == EBADF ? text(Text::fault_closed)
                                                                     : system_error_words(error)}));
}

} // namespace launcher
