// SPDX-License-Identifier: MIT
// The pages: menu, new game, moves, rules, saved games.
#include "base/quote.hpp"
#include "game/save.hpp"
#include "game/unfinished.hpp"
#include "storage/folders.hpp"
#include "ui/gui.hpp"
#include "words/text.hpp"

#include <algorithm>

namespace launcher {

namespace {

const char *const speeds[] = {"slow", "normal", "fast", "instant"};

// The one so many behind another in a circle.
template <class T>
const T &beside(const std::vector<T> &all, const T &one, int by) {
    const auto found = std::find(all.begin(), all.end(), one);
    const auto count = std::ssize(all);
    const std::ptrdiff_t at = found == all.end() ? 0 : found - all.begin() + by;
    return all[static_cast<size_t>((at + count) % count)];
}

Text speed_name(const std::string &speed) {
    if (speed == "slow") return Text::window_slow;
    if (speed == "fast") return Text::window_fast;
    return speed == "instant" ? Text::window_instant : Text::window_normal;
}

std::string on_off(bool on) {
    return text(on ? Text::window_on : Text::window_off);
}

} // namespace

Page Gui::main_page() {
    Page page{text(Text::window_menu), {}};
    auto &items = page.items;
    const auto opens = [this](Text label, auto build) {
        return Item{text(label), "", [this, build] { menu_.open(build); }};
    };
    if (live_) items.push_back({text(Text::window_continue), "", [this] { menu_.close(); }});
    for (Item &act : acts_on_page())
        items.push_back(std::move(act));
    items.push_back({text(Text::window_new), "", [this] {
                         prepare_new_game(options_.new_game.game);
                         menu_.open([this] { return new_game_page(); });
                     }});
    items.push_back(opens(Text::window_saved, [this] { return saves_page(); }));
    if (live_) {
        items.push_back(opens(Text::window_moves, [this] { return moves_page(); }));
        if (live_->game().addon.analysis())
            items.push_back({text(Text::window_review), "", [this] {
                                 look_over();
                                 menu_.open([this] { return review_page(); });
                             }});
        if (live_->session().dice().kind() == DiceSource::Kind::typed)
            items.push_back({text(Text::window_correct), "", [this] {
                                 menu_.close();
                                 live_->correct_dice();
                             }});
        items.push_back(opens(Text::window_rules, [this] { return rules_page(); }));
        const std::string way = route_ ? live_->game().side(route_) : on_off(false);
        items.push_back({text(Text::window_route), way, {}, [this](int by) {
                             route_ = (route_ + by + 3) % 3;
                         }});
        if (live_->game().addon.analysis())
            items.push_back({text(Text::window_odds), on_off(odds_), {}, [this](int) {
                                 odds_ = !odds_;
                                 live_->set_odds(odds_);
                             }});
    }
    const std::string speed = options_.speed.empty() ? "normal" : options_.speed;
    items.push_back({text(Text::window_speed), text(speed_name(speed)), {}, [this, speed](int by) {
                         options_.speed = beside({std::begin(speeds), std::end(speeds)}, speed, by);
                         settings_.speed = options_.speed;
                         memory_.keep(settings_);
                         if (live_) live_->set_pace(pace_of(options_.speed));
                     }});
    items.push_back({text(Text::window_theme),
                     text(theme().grained ? Text::window_classic : Text::window_contrast),
                     {},
                     [this](int by) {
                         std::vector<std::string> ids;
                         for (const auto &each : themes())
                             ids.push_back(each.id);
                         options_.theme = settings_.theme = beside(ids, theme().id, by);
                         memory_.keep(settings_);
                     }});
    items.push_back(
        {text(Text::window_language), text(Text::window_language_name), {}, [this](int by) {
             speak(beside({std::begin(languages), std::end(languages)}, language(), by));
         }});
    items.push_back({text(Text::window_quit), "", [this] { leave(); }});
    return page;
}

// ---- A new game ---------------------------------------------------------------------------------

void Gui::prepare_new_game(const std::string &game) {
    const auto offers = catalogue_.games();
    std::string wanted = game;
    const auto offered = [&](const Offer &offer) { return offer.id == game_id(wanted); };
    if (std::none_of(offers.begin(), offers.end(), offered))
        wanted = offers.empty() ? "" : offers.front().id;
    planned_game_ = std::make_unique<Game>(catalogue_.open(wanted)); // names what is missing
    options_.new_game.game = planned_game_->text;
    const auto known = [&](const std::string &side) {
        const auto all = players_of(*planned_game_);
        return side == human_id || std::any_of(all.begin(), all.end(), [&](const auto &player) {
                   return side == player.id;
               });
    };
    if (!known(options_.new_game.first))
        options_.new_game.first = known(settings_.first) ? settings_.first : human_id;
    if (!known(options_.new_game.second)) {
        const Seat usual = usual_opponent(*planned_game_);
        options_.new_game.second = known(settings_.second) ? settings_.second
                                   : usual.human()         ? human_id
                                                           : usual.id;
    }
}

// With the others as they are, where they go together; else with the usual ones.
void Gui::set_option(const std::string &key, const std::string &value) {
    const std::string id = planned_game_->id();
    std::string all = id;
    for (const auto &option :
         planned_game_->addon.options(planned_game_->text, planned_game_->language)) {
        const bool this_one = option.key == key;
        if (!this_one && std::string(option.value) == option.default_value) continue;
        all += (all == id ? '?' : '&') + std::string(option.key) + '=' +
               (this_one ? value : option.value);
    }
    try {
        planned_game_->text = planned_game_->addon.check(all);
    } catch (const ludus::Error &) {
        planned_game_->text = planned_game_->addon.check(id + '?' + key + '=' + value);
    }
    options_.new_game.game = planned_game_->text;
}

Item Gui::option_item(const ludus_option &option) {
    const std::string key = option.key, value = option.value;
    if (option.kind == LUDUS_OPTION_NUMBER) {
        const int64_t least = option.minimum, most = option.maximum;
        return {option.name, value, {}, [this, key, value, least, most](int by) {
                    const int64_t number =
                        std::clamp(std::stoll(value) + by, static_cast<long long>(least),
                                   static_cast<long long>(most));
                    set_option(key, std::to_string(number));
                }};
    }
    std::vector<std::string> values;
    std::string name = value;
    for (const auto &each :
         planned_game_->addon.option_values(planned_game_->text, key, planned_game_->language)) {
        values.emplace_back(each.value);
        if (value == each.value) name = each.name;
    }
    return {option.name, name, {}, [this, key, value, values](int by) {
                if (!values.empty()) set_option(key, beside(values, value, by));
            }};
}

Item Gui::side_item(std::string &side, const std::string &label) {
    std::vector<std::string> ids{human_id};
    std::string name = text(Text::human);
    for (const auto &player : players_of(*planned_game_)) {
        ids.emplace_back(player.id);
        if (side == player.id) name = player.name;
    }
    return {label, name, {}, [&side, ids](int by) { side = beside(ids, side, by); }};
}

Item Gui::begin_item() {
    const std::pair<const char *, Text> ways[] = {{"", Text::window_begin_usual},
                                                  {"agreed", Text::window_begin_agreed},
                                                  {"rolled", Text::window_begin_rolled},
                                                  {"drawn", Text::window_begin_drawn}};
    std::vector<std::string> begins;
    Text chosen = Text::window_begin_usual;
    for (const auto &[way, name] : ways) {
        if (std::string(way) == "rolled" && !has_dice(*planned_game_)) continue;
        begins.emplace_back(way);
        if (options_.new_game.begin == way) chosen = name;
    }
    return {text(Text::window_begin), text(chosen), {}, [this, begins](int by) {
                options_.new_game.begin = beside(begins, options_.new_game.begin, by);
            }};
}

Item Gui::dice_item() {
    const bool typed = options_.new_game.dice == "typed";
    return {text(Text::window_dice),
            text(typed ? Text::window_dice_typed : Text::window_dice_rolled),
            {},
            [this, typed](int) { options_.new_game.dice = typed ? "" : "typed"; }};
}

Page Gui::new_game_page() {
    Page page{text(Text::window_new), {}};
    std::vector<std::string> ids;
    for (const auto &offer : catalogue_.games())
        ids.push_back(offer.id);
    page.items.push_back({text(Text::window_start_game), "", [this] { begin_new(); }});
    page.items.push_back(
        {text(Text::window_game), planned_game_->about.name, {}, [this, ids](int by) {
             prepare_new_game(beside(ids, planned_game_->id(), by));
         }});
    page.items.push_back(side_item(options_.new_game.first, text(Text::window_player, {"1"})));
    page.items.push_back(side_item(options_.new_game.second, text(Text::window_player, {"2"})));
    page.items.push_back(begin_item());
    if (has_dice(*planned_game_)) page.items.push_back(dice_item());
    for (const auto &option :
         planned_game_->addon.options(planned_game_->text, planned_game_->language))
        page.items.push_back(option_item(option));
    if (first_page_) {
        page.items.push_back({text(Text::window_saved), "",
                              [this] { menu_.open([this] { return saves_page(); }); }});
        page.items.push_back(
            {text(Text::window_menu), "", [this] { menu_.open([this] { return main_page(); }); }});
    }
    return page;
}

// ---- What there is to read ----------------------------------------------------------------------

Page Gui::moves_page() {
    Page page{text(Text::window_moves), {}};
    const Session &session = live_->session();
    const auto shows = [this](uint32_t turns) { return [this, turns] { step_through(turns); }; };
    page.items.push_back({text(Text::window_sayings), "", [this] {
                              menu_.open([this] {
                                  auto lines = live_->sayings();
                                  std::reverse(lines.begin(), lines.end());
                                  return Page{text(Text::window_sayings), {}, lines};
                              });
                          }});
    for (uint32_t i = session.state().turns; i > 0; --i) // the last on top
        page.items.push_back(
            {std::to_string(i), told_record(session.match().record(i - 1)), shows(i)});
    page.items.push_back({text(Text::window_beginning), "", shows(0)});
    return page;
}

Page Gui::saves_page() {
    Page page{text(Text::window_saved), {}};
    const auto folder = saves_folder();
    if (!folder) return {page.title, {}, {text(Text::resume_no_folder)}};
    std::map<std::string, std::string> names;
    for (const auto &offer : catalogue_.games())
        names[offer.id] = offer.name;
    for (const auto &saved : unfinished_in(*folder)) {
        try {
            const Save save = read_save(saved.file);
            const auto name = names.find(game_id(save.game.text));
            page.items.push_back({when(saved.changed),
                                  name == names.end() ? shown(save.game.text) : name->second,
                                  [this, file = saved.file] { go_on(file); }});
        } catch (const RequestError &error) {
            page.items.push_back({error.what()});
        }
    }
    if (page.items.empty()) page.lines.push_back(text(Text::resume_none, {path_text(*folder)}));
    return page;
}

} // namespace launcher
