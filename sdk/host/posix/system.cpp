// SPDX-License-Identifier: MIT
// For Linux.
#include "../system.hpp"

#include "file_descriptor.hpp"
#include "ludus/paths.hpp"
#include "ludus/text.hpp"

#include <csignal>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ludus {

std::filesystem::path openable(const std::filesystem::path &path) {
    return path;
}

std::filesystem::path startable(const std::filesystem::path &program) {
    return program;
}

std::vector<std::string> program_arguments(int argc, char **argv) {
    return {argv, argv + argc};
}

} // namespace ludus

namespace ludus::detail {

namespace fs = std::filesystem;

fs::path resolved(const fs::path &path, std::error_code &error) {
    return fs::canonical(path, error);
}

fs::file_type type_at(const fs::path &path, std::error_code &error) {
    return fs::status(path, error).type();
}

uint64_t size_at(const fs::path &path, std::error_code &error) {
    return fs::file_size(path, error);
}

std::vector<fs::path> folders_in(const fs::path &folder, std::error_code &error) {
    std::vector<fs::path> out;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        if (entry->path().filename().native().front() == '.') continue;
        std::error_code unknown; // a link that leads nowhere or in a circle is listed as well
        if (entry->is_directory(unknown) || entry->is_symlink(unknown)) out.push_back(*entry);
    }
    return out;
}

FileStamp stamp_of(const fs::path &path) {
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

std::string words_of(const std::error_code &error) {
    return error.message();
}

Reason load_library(boost::dll::shared_library &library, const fs::path &path) {
    using boost::dll::load_mode::type;
    std::error_code error;
    library.load(path, type::rtld_now | type::rtld_local, error);
    if (!error) return {};
    const char *words = dlerror();
    return words == nullptr ? Reason(Cause::no_loader_words) : Reason(printable(words));
}

bool is_loaded(const fs::path &library) {
    void *handle = dlopen(library.c_str(), RTLD_LAZY | RTLD_NOLOAD);
    if (handle != nullptr) dlclose(handle);
    return handle != nullptr;
}

std::string own_process() {
    return std::to_string(getpid());
}

void end_with(const std::string &parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (std::to_string(getppid()) != parent) _exit(EXIT_FAILURE); // it ended before that
}

namespace {

// Of which file, without its times.
FileStamp stamp_of_open(int fd) {
    struct stat now {};
    if (fstat(fd, &now) != 0) return {};
    return {static_cast<int64_t>(now.st_dev), static_cast<int64_t>(now.st_ino), 1};
}

} // namespace

struct ProbeOutput::File {
    FileDescriptor out;
    FileStamp stamp;
};

ProbeOutput::ProbeOutput() : file_(new File{FileDescriptor(dup(STDOUT_FILENO)), {}}) {
    const rlimit nothing{0, 0};
    setrlimit(RLIMIT_CORE, &nothing);
    fcntl(file_->out.get(), F_SETFD, FD_CLOEXEC);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    file_->stamp = stamp_of_open(file_->out.get());
}

ProbeOutput::~ProbeOutput() = default;

bool ProbeOutput::write(std::string_view text) {
    if (stamp_of_open(file_->out.get()) != file_->stamp) return false;
    while (!text.empty()) {
        const ssize_t count = ::write(file_->out.get(), text.data(), text.size());
        if (count <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

} // namespace ludus::detail
