// SPDX-License-Identifier: MIT
// Looks at pictures for alike.sh.
//
//   pictures_alike --libraries             what draws: with the same of these, every pixel is the same
//   pictures_alike --digest PNG...         a line for each: a digest of its pixels, its file's name
//   pictures_alike --compare PNG PNG...    each two alike, whatever draws them; else says how unlike
#include <cairo.h>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <ft2build.h>
#include <iomanip>
#include <iostream>
#include <memory>
#include <pixman.h>
#include <stdexcept>
#include <string>
#include <vector>

#include FT_FREETYPE_H

namespace {

// Pixels that an eye tells apart: by this much of 255 in a channel. Another FreeType or cairo shades
// the edges of letters and pieces a little otherwise; another typeface moves them by whole pixels.
constexpr int seen = 64;
constexpr double most_seen = 0.002; // of all pixels

struct Picture {
    int width = 0, height = 0;
    std::vector<uint32_t> pixels;
};

Picture read(const std::string &file) {
    const std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t *)> surface(
        cairo_image_surface_create_from_png(file.c_str()), cairo_surface_destroy);
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error(file + ": expected a PNG: " +
                                 cairo_status_to_string(cairo_surface_status(surface.get())));
    Picture picture{cairo_image_surface_get_width(surface.get()),
                    cairo_image_surface_get_height(surface.get()),
                    {}};
    const unsigned char *row = cairo_image_surface_get_data(surface.get());
    for (int y = 0; y < picture.height; ++y, row += cairo_image_surface_get_stride(surface.get()))
        for (int x = 0; x < picture.width; ++x)
            picture.pixels.push_back(reinterpret_cast<const uint32_t *>(row)[x] & 0xFFFFFF);
    return picture;
}

uint64_t digest(const Picture &picture) { // FNV-1a
    uint64_t hash = 0xCBF29CE484222325;
    const auto add = [&](uint32_t number) {
        for (int byte = 0; byte < 4; ++byte, number >>= 8)
            hash = (hash ^ (number & 0xFF)) * 0x100000001B3;
    };
    add(static_cast<uint32_t>(picture.width));
    for (const uint32_t pixel : picture.pixels)
        add(pixel);
    return hash;
}

bool differ(uint32_t one, uint32_t other) {
    for (int shift = 0; shift < 24; shift += 8)
        if (std::abs(int(one >> shift & 0xFF) - int(other >> shift & 0xFF)) >= seen) return true;
    return false;
}

bool alike(const std::string &file, const std::string &other_file) {
    const Picture one = read(file), other = read(other_file);
    if (one.width != other.width || one.height != other.height) {
        std::cerr << file << ": expected the size of " << other_file << '\n';
        return false;
    }
    size_t differing = 0;
    for (size_t i = 0; i < one.pixels.size(); ++i)
        differing += differ(one.pixels[i], other.pixels[i]);
    const double part = double(differing) / double(one.pixels.size());
    if (part <= most_seen) return true;
    std::cerr << file << ": expected a picture like " << other_file << ", but " << differing
              << " pixels are another colour (" << part << " of all, " << most_seen
              << " are suffered)\n";
    return false;
}

} // namespace

int main(int argc, char **argv) try {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::string asked = words.empty() ? "" : words[0];
    if (asked == "--libraries") {
        FT_Library library = nullptr;
        if (FT_Init_FreeType(&library) != 0) throw std::runtime_error("FreeType does not begin");
        int major = 0, minor = 0, patch = 0;
        FT_Library_Version(library, &major, &minor, &patch);
        FT_Done_FreeType(library);
        std::cout << "cairo " << cairo_version_string() << ", pixman " << pixman_version_string()
                  << ", FreeType " << major << '.' << minor << '.' << patch << '\n';
    } else if (asked == "--digest") {
        for (size_t i = 1; i < words.size(); ++i)
            std::cout << std::hex << std::setfill('0') << std::setw(16) << digest(read(words[i]))
                      << ' ' << std::filesystem::path(words[i]).filename().string() << '\n';
    } else if (asked == "--compare" && words.size() % 2 == 1) {
        bool all = true;
        for (size_t i = 1; i < words.size(); i += 2)
            all = alike(words[i], words[i + 1]) && all;
        return all ? 0 : 1;
    } else {
        std::cerr << "pictures_alike: expected --libraries, --digest or --compare\n";
        return 2;
    }
} catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
}
