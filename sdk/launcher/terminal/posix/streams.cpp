// SPDX-License-Identifier: MIT
#include "terminal/streams.hpp"

#include "base/console.hpp"
#include "words/system_errors.hpp"
#include "words/text.hpp"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace launcher {

void open_standard_streams(size_t) {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
        const int wrong_way = stream == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        const int opened = open("/dev/null", wrong_way); // the lowest number that is free
        static_cast<void>(opened);                       // without /dev/null all stays as it was
    }
}

bool somebody_types() {
    return is_terminal(Stream::input) && is_terminal(Stream::output);
}

bool nobody_reads() {
    return false; // a desktop file says that there is to be a window
}

RequestError input_unreadable(int error) {
    return RequestError(text(Text::input_unreadable, {error == EBADF ? text(Text::fault_closed)
                                                                     : system_error_words(error)}));
}

} // namespace launcher
