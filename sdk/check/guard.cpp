// SPDX-License-Identifier: MIT
#include "guard.hpp"

#include "system.hpp"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <ludus/paths.hpp>
#include <thread>
#include <vector>

namespace check {

namespace {

constexpr unsigned most_unseen = 2048; // calls without a look

} // namespace

Guard::Guard(Report &report, Watch &watch, const Stage &stage,
             const std::vector<Stretch> &stretches)
    : report_(report), watch_(watch), stage_(stage), stretches_(stretches) {
    seed_rand();
    before_ = read_surroundings();
    files_ = read_open_files();
    written_ = read_folder(stage.scratch);
    threads_ = count_threads();
    children_ended_ = count_children_ended();
    input_read_ = position_in(stage.files[0]);
}

void Guard::after(const std::string &where) {
    ++call_;
    if (resting_) return;
    const bool wanted = std::any_of(stretches_.begin(), stretches_.end(),
                                    [&](const Stretch &each) { return each.has(call_); });
    if (std::has_single_bit(++calls_[where]) || wanted || call_ - seen_ >= most_unseen) look(where);
}

void Guard::tell(const std::string &where, const std::string &thing, const std::string &what) {
    if (!told_.insert(thing).second) return;
    const uint64_t others = call_ > seen_ ? call_ - seen_ - 1 : 0;
    if (others > 0 && on_unclear) on_unclear({seen_ + 1, call_});
    const std::string when =
        others > 0 ? "this or one of the " + std::to_string(others) + " calls before it " : "";
    report_.find(function_of(where), when + what);
}

void Guard::compare(const std::string &where, Surroundings &before, Surroundings now,
                    bool may_grow) {
    // Paths of the validator's own are other ones each time.
    const auto said = [&](const std::string &value) {
        const std::string own = ludus::utf8(stage_.scratch);
        return value.starts_with(own) ? "the check's " + value.substr(own.size() + 1) : value;
    };
    for (const auto &[name, value] : before) {
        const auto found = now.find(name);
        const std::string left = found == now.end() ? "nothing" : said(found->second);
        if (found == now.end() || found->second != value)
            tell(where, name,
                 "leaves " + name + " at " + quote(left) + "; " + quote(said(value)) +
                     " was expected, as before");
    }
    for (const auto &[name, value] : now)
        if (!may_grow && before.count(name) == 0)
            tell(where, name.starts_with("the open file") ? "an open file" : name,
                 "leaves " + name + ", at " + quote(said(value)) + "; none was expected");
    if (may_grow) {
        for (auto &[name, value] : before) {
            const auto found = now.find(name);
            value = found == now.end() ? "nothing" : found->second;
        }
        return;
    }
    before = std::move(now);
}

void Guard::compare_threads(const std::string &where) {
    // A thread that was joined may be listed for a moment more.
    unsigned now = count_threads();
    for (int tries = 0; now > threads_ && tries < 200; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        now = count_threads();
    }
    if (now > threads_)
        tell(where, "threads",
             "leaves " + std::to_string(now - threads_) +
                 (now == threads_ + 1 ? " thread" : " threads") +
                 " running; none was expected without an instance of the addon");
    threads_ = now;
}

void Guard::compare_processes(const std::string &where) {
    const bool child = has_child();
    const long ended = count_children_ended();
    if (child && !has_child_)
        tell(where, "children", "leaves a child process; an addon starts none");
    else if (ended != children_ended_)
        tell(where, "children", "has run a child process; an addon starts none");
    has_child_ = child;
    children_ended_ = ended;
}

void Guard::compare_streams(const std::string &where) {
    std::fflush(stdout);
    std::fflush(stderr);
    for (const int stream : {1, 2}) {
        const int file = stage_.files[static_cast<std::size_t>(stream)];
        const auto size = size_of(file);
        const uint64_t told = watch_.output[stream];
        if (size == told) continue;
        const std::string text =
            read_from(file, told, static_cast<std::size_t>(std::min<uint64_t>(size - told, 400)));
        tell(where, "stream " + std::to_string(stream),
             "writes " + quote(text) +
                 (stream == 1 ? " to standard output" : " to standard error") +
                 ", which belongs to the host; nothing was expected");
        watch_.output[stream] = size;
    }
    const long long read = position_in(stage_.files[0]);
    if (read != input_read_)
        tell(where, "input", "reads standard input, which belongs to the host");
    input_read_ = read;
}

void Guard::compare_written(const std::string &where) {
    Surroundings now = read_folder(stage_.scratch);
    for (const auto &[name, state] : now)
        if (const auto before = written_.find(name);
            before == written_.end() || before->second != state)
            tell(where, name,
                 "writes " + quote(name) +
                     " (work: the working folder, home: HOME, tmp: "
                     "TMPDIR); an addon writes to its data_folder alone");
    written_ = std::move(now);
}

void Guard::look(const std::string &where) {
    compare(where, before_, read_surroundings(), false);
    compare(where, files_, read_open_files(), true);
    compare_processes(where);
    compare_streams(where);
    compare_written(where);
    seen_ = call_;
}

void Guard::look_alone(const std::string &where) {
    look(where);
    compare(where, files_, read_open_files(), false);
    compare_threads(where);
}

} // namespace check
