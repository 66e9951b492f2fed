// SPDX-License-Identifier: MIT
// ludus draw, as its user runs it.
#include "catch.hpp"
#include "support.hpp"

#include <sys/stat.h>

namespace {

// Of a PNG, from its header.
std::pair<int, int> png_size(const std::string &png) {
    if (png.size() < 24 || png.compare(1, 3, "PNG") != 0) return {0, 0};
    const auto number = [&](size_t at) {
        int value = 0;
        for (size_t i = at; i < at + 4; ++i)
            value = value * 256 + static_cast<unsigned char>(png[i]);
        return value;
    };
    return {number(16), number(20)};
}

void check_refused(const Words &arguments, int code, const std::string &said) {
    const Result result = ludus_race(arguments);
    INFO(result.err);
    CHECK(result.code == code);
    CHECK(result.err.find(said) != std::string::npos);
    CHECK(result.out.empty());
}

} // namespace

TEST_CASE("draw writes a PNG of the size asked for") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "race.png").string();
    CHECK(ludus_race({"draw", "race.six", "--png", file}).code == 0);
    CHECK(png_size(read_file(file)) == std::pair(1280, 720));
    const mode_t kept_back = umask(0);
    umask(kept_back);
    CHECK(std::filesystem::status(file).permissions() ==
          std::filesystem::perms(0666 & ~kept_back)); // as any new file
    for (const auto &[size, expected] :
         {std::pair("320x240", std::pair(320, 240)), {"3840x2160", {3840, 2160}}}) {
        CHECK(ludus_race({"draw", "race.six", "--png", file, "--size", size}).code == 0);
        CHECK(png_size(read_file(file)) == expected);
    }
}

TEST_CASE("draw writes an SVG, and themes differ") {
    const TemporaryFolder folder;
    const std::string one = (folder.path() / "one.svg").string();
    const std::string other = (folder.path() / "other.svg").string();
    CHECK(ludus_race({"draw", "race.six", "--svg", one}).code == 0);
    CHECK(read_file(one).find("<svg") != std::string::npos);
    CHECK(ludus_race({"draw", "race.six", "--svg", other, "--theme", "high-contrast"}).code == 0);
    CHECK(read_file(one) != read_file(other));
    CHECK(ludus_race({"draw", "race.six", "--svg", other, "--route", "1"}).code == 0);
    CHECK(read_file(one) != read_file(other));
}

TEST_CASE("draw replaces what it has drawn itself, and nothing else") {
    const TemporaryFolder folder;
    for (const std::string kind : {"png", "svg"}) {
        const std::string file = (folder.path() / ("drawn." + kind)).string();
        const Words draw{"draw", "race.six", "--" + kind, file};
        CHECK(ludus_race(draw).code == 0);
        CHECK(ludus_race(draw).code == 0);
        std::string foreign = read_file(file);
        foreign.replace(foreign.find("ludus draw"), 10, "other draw");
        for (const std::string &own : {std::string("Dear diary\n"), std::string(), foreign}) {
            write_file(file, own);
            check_refused(draw, 1, "it holds something else, and is left as it is.");
            CHECK(read_file(file) == own);
        }
    }
}

TEST_CASE("draw draws the position given") {
    const TemporaryFolder folder;
    const std::string start = (folder.path() / "start.png").string();
    const std::string later = (folder.path() / "later.png").string();
    CHECK(ludus_race({"draw", "race.six", "--png", start}).code == 0);
    const Result drawn =
        ludus_race({"draw", "race.six", "..x...:1:0 ......:2:0 1 3", "--png", later});
    INFO(drawn.err);
    CHECK(drawn.code == 0);
    CHECK(read_file(start) != read_file(later));
}

TEST_CASE("draw says what it cannot do, and leaves no file") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "race.png").string();
    check_refused({"draw", "race.six"}, 2, "--png FILE or --svg FILE");
    check_refused({"draw", "race.six", "--png", file, "--svg", file}, 2,
                  "--png FILE or --svg FILE");
    for (const char *size : {"", "1280", "1280x", "x720", "319x240", "320x239", "3841x2160",
                             "3840x2161", "-1x-1", "99999999999x1", "640x480x2", "axb", "640 x480"})
        check_refused({"draw", "race.six", "--png", file, "--size", size}, 2, "from 320x240");
    check_refused({"draw", "race.six", "--png", file, "--theme", "pink"}, 2,
                  "classic, high-contrast");
    check_refused({"draw", "race.six", "--png", file, "--route", "3"}, 2, "from 1 to 2");
    check_refused({"draw", "race.six", "nonsense", "--png", file}, 1, "nonsense");
    check_refused({"draw", "nothing", "--png", file}, 1, "nothing");
    CHECK_FALSE(std::filesystem::exists(file));
    write_file(folder.path() / "plain", "");
    check_refused({"draw", "race.six", "--png", (folder.path() / "plain" / "where.png").string()},
                  1, "plain");
    check_refused({"draw", "race.six", "--png", folder.path().string()}, 1,
                  folder.path().filename().string());
}
