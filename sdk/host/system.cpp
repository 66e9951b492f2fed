// SPDX-License-Identifier: MIT
// For POSIX.
#include "system.hpp"

#include "ludus/text.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace ludus::detail {

Reason loader_words() {
    const char *words = dlerror();
    return words == nullptr ? Reason(Cause::no_loader_words) : Reason(printable(words));
}

bool is_loaded(const std::filesystem::path &library) {
    void *handle = dlopen(library.c_str(), RTLD_LAZY | RTLD_NOLOAD);
    if (handle != nullptr) dlclose(handle);
    return handle != nullptr;
}

ProbeOutput::ProbeOutput() : out_(dup(STDOUT_FILENO)) {
    const rlimit nothing{0, 0};
    setrlimit(RLIMIT_CORE, &nothing);
    fcntl(out_.get(), F_SETFD, FD_CLOEXEC);
    dup2(STDERR_FILENO, STDOUT_FILENO);
}

void ProbeOutput::write(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(out_.get(), text.data(), text.size());
        if (count <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

} // namespace ludus::detail
