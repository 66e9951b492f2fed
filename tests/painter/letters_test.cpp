// SPDX-License-Identifier: MIT
// Letters come with the painter: what it has not is seen, and takes room.
#include "catch.hpp"
#include "painter/pen.hpp"

#include <algorithm>
#include <vector>

using namespace launcher;

namespace {

struct Written {
    double width = 0;
    std::vector<unsigned char> pixels;
};

Written written(const std::string &text, Letters letters) {
    letters.size = 40;
    letters.colour = Colour::hex(0xFFFFFF);
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 100, 60));
    const Context cr(cairo_create(surface.get()));
    write(cr.get(), text, {0, 0, 100, 60}, letters);
    const double width = text_width(cr.get(), text, letters);
    REQUIRE(cairo_status(cr.get()) == CAIRO_STATUS_SUCCESS);
    cairo_surface_flush(surface.get());
    const unsigned char *data = cairo_image_surface_get_data(surface.get());
    return {width, {data, data + 60 * cairo_image_surface_get_stride(surface.get())}};
}

bool seen(const Written &text) {
    return std::any_of(text.pixels.begin(), text.pixels.end(),
                       [](auto byte) { return byte > 200; });
}

} // namespace

TEST_CASE("every face has letters of Latin, Cyrillic and Greek, each its own") {
    for (const bool bold : {false, true})
        for (const bool sans : {false, true}) {
            Letters letters;
            letters.bold = bold;
            letters.sans = sans;
            CAPTURE(bold, sans);
            std::vector<std::vector<unsigned char>> all;
            for (const char *letter : {"漢", "A", "ß", "Ж", "ї", "Ω", "…", "×"}) {
                CAPTURE(letter);
                const Written text = written(letter, letters);
                CHECK(seen(text));
                CHECK(std::find(all.begin(), all.end(), text.pixels) == all.end());
                all.push_back(text.pixels);
            }
        }
}

TEST_CASE("a character that the typeface lacks is a box as wide as any such") {
    const Written one = written("漢", {}), other = written("字", {}), none = written(" ", {});
    CHECK(one.width > 10);
    CHECK(seen(one));
    CHECK(one.pixels == other.pixels);
    CHECK_FALSE(seen(none));
    CHECK(written("漢a", {}).width == Approx(one.width + written("a", {}).width));
}
