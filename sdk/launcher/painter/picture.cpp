// SPDX-License-Identifier: MIT
#include "painter/picture.hpp"

#include <cairo-svg.h>

namespace launcher {

namespace {

// Exceptions must not pass through cairo.
cairo_status_t append(void *out, const unsigned char *data, unsigned int length) {
    try {
        static_cast<std::string *>(out)->append(reinterpret_cast<const char *>(data), length);
        return CAIRO_STATUS_SUCCESS;
    } catch (...) {
        return CAIRO_STATUS_NO_MEMORY;
    }
}

void check(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS) throw PictureError(cairo_status_to_string(status));
}

} // namespace

std::string picture(const BoardView &view, const Theme &theme, int width, int height,
                    Format format) {
    std::string out;
    const Surface surface(format == Format::png
                              ? cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)
                              : cairo_svg_surface_create_for_stream(append, &out, width, height));
    check(cairo_surface_status(surface.get()));
    {
        const Context cr(cairo_create(surface.get()));
        paint(cr.get(), view, theme, {0, 0, double(width), double(height)});
        check(cairo_status(cr.get()));
    }
    if (format == Format::png)
        check(cairo_surface_write_to_png_stream(surface.get(), append, &out));
    cairo_surface_finish(surface.get());
    check(cairo_surface_status(surface.get()));
    return out;
}

} // namespace launcher
