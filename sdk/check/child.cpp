// SPDX-License-Identifier: MIT
#include "child.hpp"

#include <cstdlib>
#include <ludus/paths.hpp>
#include <new>
#include <random>
#include <stdexcept>

namespace check {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_stretches = 8; // looked into call by call, of one check

} // namespace

void carry_out(const Task &task, const Stage &stage, Watch &watch, int out,
               const std::vector<Stretch> &stretches) noexcept {
    const auto send = [&](const Frame &frame) {
        if (write_frame(out, frame)) return;
        watch.deaf = 1;
        std::_Exit(EXIT_FAILURE);
    };
    Report report;
    report.on_finding = [&](const Finding &finding) {
        send({Kind::finding, finding.where, finding.what});
    };
    report.on_more = [&](const std::string &where, unsigned count) {
        send({Kind::more, where, std::to_string(count)});
    };
    Guard guard(report, watch, stage, stretches);
    if (stretches.size() < most_stretches)
        guard.on_unclear = [&](const Stretch &stretch) {
            send({Kind::again, std::to_string(stretch.first), std::to_string(stretch.last)});
            std::_Exit(EXIT_SUCCESS);
        };
    begin_watching(watch, guard);
    task(report, guard, send);
    report.finish();
    send({Kind::done, "", ""});
    static const std::string end = "the end of the process";
    alignas(Calling) static unsigned char room[sizeof(Calling)];
    new (room) Calling(end); // for good: it is not over before the process is
    std::exit(EXIT_SUCCESS); // as a host ends: what the library does then is part of it
}

Hearing::Hearing(const Watch &watch, const Limits &limits,
                 const std::function<void(const Frame &)> &on_frame)
    : watch_(watch), limits_(limits), on_frame_(on_frame) {}

void Hearing::add(const char *bytes, std::size_t count) {
    reader_.add(bytes, count);
    while (const auto frame = reader_.next()) {
        out_.done = out_.done || frame->kind == Kind::done;
        if (frame->kind == Kind::again)
            out_.again = Stretch{std::stoull(frame->first), std::stoull(frame->second)};
        else
            on_frame_(*frame);
    }
}

bool Hearing::may_go_on() {
    const auto now = std::chrono::steady_clock::now();
    if (beats_ != watch_.beats) {
        beats_ = watch_.beats;
        heard_ = now;
    }
    look_for_call();
    if (reader_.garbled()) out_.how = End::garbled;
    if (now - heard_ > limits_.call(out_.where)) out_.how = End::hung;
    if (now - begin_ > limits_.check) out_.how = End::slow;
    return out_.how == End::well;
}

Ended Hearing::ended(std::optional<int> status, int crash) {
    look_for_call();
    if (out_.how != End::well || out_.again) return out_;
    if (watch_.deaf != 0)
        out_.how = End::deaf;
    else if (reader_.garbled())
        out_.how = End::garbled;
    else if (!status)
        out_.how = End::crash;
    else if (!out_.done || *status != 0)
        out_.how = End::status;
    out_.value = status.value_or(crash);
    return out_;
}

void Hearing::look_for_call() {
    const Watch::Call *call = &watch_.calls[0];
    for (const Watch::Call &each : watch_.calls)
        if (call->under_way == 0 && each.under_way != 0) call = &each;
    out_.in_call = call->under_way != 0;
    out_.where = call->where.data();
}

Scratch::Scratch() {
    std::random_device any;
    const fs::path name = fs::temp_directory_path() /
                          ("ludus-check." + std::to_string(any()) + std::to_string(any()));
    std::error_code error;
    if (!fs::create_directory(name, error))
        throw std::runtime_error("No temporary folder can be made in " +
                                 quote(ludus::utf8(fs::temp_directory_path())));
    fs::permissions(name, fs::perms::owner_all, error);
    root_ = fs::canonical(name);
}

Scratch::~Scratch() {
    std::error_code error;
    fs::remove_all(root_, error);
}

void Scratch::clean() const {
    std::error_code error;
    fs::remove_all(stage(), error);
    fs::remove_all(data(), error);
    for (const char *name : {"work", "home", "tmp"})
        fs::create_directories(stage() / name);
}

Ended run_in_child(const Scratch &scratch, const Job &job, const Limits &limits,
                   const std::function<void(const Frame &)> &on_frame) {
    std::vector<Stretch> stretches;
    for (;;) {
        Ended ended = run_once(scratch, job, limits, on_frame, stretches);
        if (!ended.again) return ended;
        stretches.push_back(*ended.again);
    }
}

} // namespace check
