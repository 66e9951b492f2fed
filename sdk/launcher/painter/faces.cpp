// SPDX-License-Identifier: MIT
#include "painter/faces.hpp"

#include "painter/embedded_faces.hpp"

#include <cairo-ft.h>
#include <memory>
#include <new>
#include <zlib.h>

namespace launcher {

namespace {

// What fails here fails for want of memory: the bytes are whole.
void check(bool done) {
    if (!done) throw std::bad_alloc();
}

FT_Library library() {
    static const FT_Library opened = [] {
        FT_Library made = nullptr;
        check(FT_Init_FreeType(&made) == 0);
        return made;
    }();
    return opened;
}

struct Bytes {
    std::unique_ptr<unsigned char[]> data;
    uint32_t size = 0;
};

Bytes unpacked(std::span<const unsigned char> packed) {
    Bytes bytes;
    for (size_t i = 1; i <= 4; ++i) // RFC 1952, 2.3.1: the file ends with its size
        bytes.size = bytes.size << 8 | packed[packed.size() - i];
    bytes.data = std::make_unique<unsigned char[]>(bytes.size);
    constexpr int gzip = 15 + 16; // zlib.h: the largest window, and that head
    z_stream stream{};
    stream.next_in = const_cast<unsigned char *>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = bytes.data.get();
    stream.avail_out = bytes.size;
    check(inflateInit2(&stream, gzip) == Z_OK);
    const int end = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    check(end == Z_STREAM_END);
    return bytes;
}

// cairo keeps faces in its caches to the end: they live as long as the program.
template <Face face>
cairo_font_face_t *opened() {
    static cairo_font_face_t *const kept = [] {
        Bytes bytes = unpacked(embedded(face));
        FT_Face read = nullptr;
        check(FT_New_Memory_Face(library(), bytes.data.get(), static_cast<FT_Long>(bytes.size), 0,
                                 &read) == 0);
        cairo_font_face_t *made = cairo_ft_font_face_create_for_ft_face(read, FT_LOAD_DEFAULT);
        if (cairo_font_face_status(made) != CAIRO_STATUS_SUCCESS) FT_Done_Face(read);
        check(cairo_font_face_status(made) == CAIRO_STATUS_SUCCESS);
        bytes.data.release(); // the face's from now on
        return made;
    }();
    return kept;
}

} // namespace

cairo_font_face_t *font_face(Face face) {
    switch (face) {
    case Face::serif:
        return opened<Face::serif>();
    case Face::serif_bold:
        return opened<Face::serif_bold>();
    case Face::sans:
        return opened<Face::sans>();
    case Face::sans_bold:
        return opened<Face::sans_bold>();
    case Face::mono:
        break;
    }
    return opened<Face::mono>();
}

} // namespace launcher
