// SPDX-License-Identifier: MIT
// What the loader says, and what a process does that tries an addon; for POSIX.
#pragma once

#include "ludus/host/process.hpp"

#include <dlfcn.h>
#include <sys/resource.h>

namespace ludus::detail {

// Why the loader refused, in its own words; the text is the system's and has no other source.
inline Reason loader_words() {
    const char *words = dlerror();
    return words == nullptr ? Reason(Cause::no_loader_words) : Reason(printable(words));
}

// Is a library of this path in memory already? Opening it then gives the old one, whatever the file
// has become.
inline bool is_loaded(const std::filesystem::path &library) {
    void *handle = dlopen(library.c_str(), RTLD_LAZY | RTLD_NOLOAD);
    if (handle != nullptr) dlclose(handle);
    return handle != nullptr;
}

// For the child itself: no core file, and an output of its own that the addon does not know.
class ProbeOutput {
public:
    ProbeOutput() : out_(dup(STDOUT_FILENO)) {
        const rlimit nothing{0, 0};
        setrlimit(RLIMIT_CORE, &nothing);
        fcntl(out_.get(), F_SETFD, FD_CLOEXEC);
        dup2(STDERR_FILENO, STDOUT_FILENO);
    }
    void write(std::string_view text) {
        while (!text.empty()) {
            const ssize_t count = ::write(out_.get(), text.data(), text.size());
            if (count <= 0) return;
            text.remove_prefix(static_cast<std::size_t>(count));
        }
    }

private:
    FileDescriptor out_;
};

} // namespace ludus::detail
