// SPDX-License-Identifier: MIT
// The optional features of an addon that need no match. Threads: as in addon.h, [instance].
// The texts in the structs belong to the addon and live as long as any handle of it.
#pragma once

#include "ludus/host/instance.hpp"

namespace ludus {

class Feature {
protected:
    explicit Feature(std::shared_ptr<detail::Instance> instance) : instance_(std::move(instance)) {}

    // Reads a list and names the element that is at fault.
    template <class T, class Fill, class Check>
    std::vector<T> list(const char *function, Fill fill, Check check) const {
        std::vector<T> out;
        const detail::Caller &caller = instance_->caller;
        caller.list(function, out, 128, [&](T *data, uint32_t capacity, uint32_t *count) {
            fill(caller, data, capacity, count);
        });
        for (std::size_t i = 0; i < out.size(); ++i) {
            const Cause cause = check(out[i]);
            if (cause != Cause::none) caller.fault(function, {Cause::element, {i, cause}});
        }
        return out;
    }
    void check_text(const char *function, const char *field, const char *text) const {
        instance_->caller.check_static(function, field, text);
    }

    std::shared_ptr<detail::Instance> instance_;
};

class Board : public Feature {
public:
    explicit Board(std::shared_ptr<detail::Instance> instance) : Feature(std::move(instance)) {}

    ludus_board board(const std::string &game) const {
        ludus_board out{};
        out.size = sizeof out;
        instance_->caller.call("board", api().board, handle(), in(game), &out);
        if (out.width <= 0 || out.height <= 0) {
            instance_->caller.fault("board", Cause::board_empty);
        }
        return out;
    }
    std::vector<ludus_place> places(const std::string &game, const std::string &lang) const;
    std::vector<ludus_line> lines(const std::string &game) const;
    // Place ids; `track` counts from 0.
    std::vector<int32_t> track(const std::string &game, int32_t player, uint32_t track) const;
    std::vector<ludus_piece> pieces(const std::string &game, const std::string &lang) const;
    std::vector<ludus_die> dice(const std::string &game, const std::string &lang) const;

private:
    const ludus_board_api &api() const { return *instance_->board; }
    ludus_addon *handle() const { return instance_->handle(); }
    static const char *in(const std::string &text) { return detail::Caller::in(text); }
};

// The program's players. Match::think lets one choose a turn.
class Players : public Feature {
public:
    explicit Players(std::shared_ptr<detail::Instance> instance) : Feature(std::move(instance)) {}

    std::vector<ludus_player> players(const std::string &game, const std::string &lang) const;
};

// There if Match::analyse can be called.
class Analysis : public Feature {
public:
    explicit Analysis(std::shared_ptr<detail::Instance> instance) : Feature(std::move(instance)) {}
};

// Match::describe says a whole position.
class Texts : public Feature {
public:
    explicit Texts(std::shared_ptr<detail::Instance> instance) : Feature(std::move(instance)) {}

    // An event as a sentence.
    std::string say(const std::string &game, const ludus_event &event,
                    const std::string &lang) const {
        return instance_->caller.text(
            "say", instance_->texts->say, instance_->handle(), detail::Caller::in(game), &event,
            static_cast<uint32_t>(sizeof event), detail::Caller::in(lang));
    }
    // A page in Markdown, such as "rules".
    std::string page(const std::string &game, const std::string &page,
                     const std::string &lang) const {
        return instance_->caller.text("page", instance_->texts->page, instance_->handle(),
                                      detail::Caller::in(game), detail::Caller::in(page),
                                      detail::Caller::in(lang));
    }
};

} // namespace ludus

#include "ludus/host/feature_lists.hpp"
