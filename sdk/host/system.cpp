// SPDX-License-Identifier: MIT
// For Linux.
#include "system.hpp"

#include "ludus/text.hpp"

#include <csignal>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
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

namespace {

// Of which file, without its times.
FileStamp stamp_of(int fd) {
    struct stat now {};
    if (fstat(fd, &now) != 0) return {};
    return {static_cast<int64_t>(now.st_dev), static_cast<int64_t>(now.st_ino), 1};
}

} // namespace

FileStamp stamp_of(const std::filesystem::path &path) {
    struct stat now {};
    if (stat(path.c_str(), &now) != 0) return {};
    return {static_cast<int64_t>(now.st_dev),
            static_cast<int64_t>(now.st_ino),
            now.st_size,
            now.st_mtim.tv_sec,
            now.st_mtim.tv_nsec,
            now.st_ctim.tv_sec,
            now.st_ctim.tv_nsec};
}

std::string own_process() {
    return std::to_string(getpid());
}

void end_with(const std::string &parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (std::to_string(getppid()) != parent) _exit(EXIT_FAILURE); // it ended before that
}

ProbeOutput::ProbeOutput() : out_(dup(STDOUT_FILENO)) {
    const rlimit nothing{0, 0};
    setrlimit(RLIMIT_CORE, &nothing);
    fcntl(out_.get(), F_SETFD, FD_CLOEXEC);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    stamp_ = stamp_of(out_.get());
}

bool ProbeOutput::write(std::string_view text) {
    if (stamp_of(out_.get()) != stamp_) return false;
    while (!text.empty()) {
        const ssize_t count = ::write(out_.get(), text.data(), text.size());
        if (count <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

} // namespace ludus::detail
