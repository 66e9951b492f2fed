// SPDX-License-Identifier: MIT
// What an addon thinks and says of a position.
#include "instance.hpp"
#include "ludus/match.hpp"

namespace ludus {

namespace {

using detail::Caller;

// Carries the host's progress function through the C callback, which no exception may leave.
class Progressing {
public:
    explicit Progressing(const Progress &progress) : progress_(progress) {}

    ludus_progress_fn function() const { return progress_ ? &Progressing::on_progress : nullptr; }
    void rethrow() const {
        if (failure_) std::rethrow_exception(failure_);
    }

private:
    static int32_t LUDUS_CALL on_progress(void *user, const ludus_thought *so_far) noexcept {
        auto &self = *static_cast<Progressing *>(user);
        if (self.failure_) return 1;
        try {
            return so_far == nullptr || self.progress_(*so_far) ? 1 : 0;
        } catch (...) {
            self.failure_ = std::current_exception();
            return 1;
        }
    }

    const Progress &progress_;
    std::exception_ptr failure_;
};

ludus_budget to_c(Budget budget) {
    ludus_budget out{};
    out.size = sizeof out;
    out.milliseconds = budget.milliseconds;
    out.nodes = budget.nodes;
    return out;
}

void need(const Caller &caller, const void *table, const char *id) {
    if (table != nullptr) return;
    throw Error(LUDUS_ERROR_UNKNOWN, {Cause::no_feature, {caller.addon, id}});
}

} // namespace

// Calls f, one of the functions that think; what progress threw comes before what the addon said.
template <class F>
void Match::thinking(const Progress &progress, F f) const {
    Progressing progressing(progress);
    try {
        f(progressing.function(), static_cast<void *>(&progressing));
    } catch (const Error &) {
        progressing.rethrow();
        throw;
    }
    progressing.rethrow();
}

ludus_thought Match::think(const std::string &player, Budget budget, uint64_t seed,
                           const Progress &progress) const {
    need(caller(), instance_->players, LUDUS_PLAYERS_ID);
    const ludus_budget limits = to_c(budget);
    ludus_thought out{};
    out.size = sizeof out;
    thinking(progress, [&](ludus_progress_fn function, void *user) {
        caller().call("think", instance_->players->think, handle_, Caller::in(player), &limits,
                      seed, function, user, &out);
    });
    caller().check("think", detail::fault_of(out.probability));
    if (offered_turns_ != 0 && out.turn >= offered_turns_) {
        caller().fault("think", {Cause::chose_turn, {out.turn, offered_turns_}});
    }
    return out;
}

std::vector<ludus_evaluation> Match::analyse(Budget budget, const Progress &progress,
                                             ludus_thought *result) const {
    need(caller(), instance_->analysis, LUDUS_ANALYSIS_ID);
    const ludus_budget limits = to_c(budget);
    // Analysing is dear: room for every turn at once.
    const auto all = static_cast<uint32_t>(turns().size());
    ludus_thought thought{};
    thought.size = sizeof thought;
    std::vector<ludus_evaluation> out;
    thinking(progress, [&](ludus_progress_fn function, void *user) {
        caller().list("analyse", out, all,
                      [&](ludus_evaluation *data, uint32_t capacity, uint32_t *count) {
                          caller().call("analyse", instance_->analysis->analyse, handle_, &limits,
                                        function, user, data, capacity,
                                        static_cast<uint32_t>(sizeof *data), count, &thought);
                      });
    });
    for (const ludus_evaluation &evaluation : out) {
        caller().check("analyse", detail::fault_of(evaluation.probability));
        if (evaluation.turn >= all) caller().fault("analyse", Cause::turn_unlisted);
    }
    if (result != nullptr) *result = thought;
    return out;
}

ludus_thought Match::evaluate(Budget budget, const Progress &progress) const {
    need(caller(), instance_->analysis, LUDUS_ANALYSIS_ID);
    const ludus_budget limits = to_c(budget);
    ludus_thought out{};
    out.size = sizeof out;
    thinking(progress, [&](ludus_progress_fn function, void *user) {
        caller().call("evaluate", instance_->analysis->evaluate, handle_, &limits, function, user,
                      &out);
    });
    caller().check("evaluate", detail::fault_of(out.probability));
    return out;
}

std::string Match::describe(const std::string &lang) const {
    need(caller(), instance_->texts, LUDUS_TEXTS_ID);
    return caller().text("describe", instance_->texts->describe, handle_, Caller::in(lang));
}

std::string Match::say_move(uint32_t move, const std::string &lang) const {
    need(caller(), instance_->texts, LUDUS_TEXTS_ID);
    return caller().line("say_move", instance_->texts->say_move, handle_, move, Caller::in(lang));
}

std::string Match::say_turn(uint32_t turn, const std::string &lang) const {
    need(caller(), instance_->texts, LUDUS_TEXTS_ID);
    return caller().line("say_turn", instance_->texts->say_turn, handle_, turn, Caller::in(lang));
}

} // namespace ludus
