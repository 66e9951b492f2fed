// SPDX-License-Identifier: MIT
// The files of DejaVu, packed, as bytes of this program. The build says where they are.
#include "painter/embedded_faces.hpp"

#define WORDS_OF(what) #what
#define WORDS(what) WORDS_OF(what)
#ifdef _WIN32
#define READ_ONLY ".section .rdata,\"dr\"\n"
#define HIDDEN(symbol)
#else
#define READ_ONLY ".section .rodata\n"
#define HIDDEN(symbol) ".hidden " symbol "\n"
#endif
#define SYMBOL(name) WORDS(__USER_LABEL_PREFIX__) name
#define BEGIN(symbol) ".globl " symbol "\n" HIDDEN(symbol) symbol ":\n"
#define EMBED(name, file)                                                                          \
    asm(READ_ONLY ".balign 16\n" BEGIN(SYMBOL("face_" name)) ".incbin \"" file "\"\n" BEGIN(       \
        SYMBOL("face_" name "_end")) ".byte 0\n.text\n")

EMBED("serif", LUDUS_FACE_Serif);
EMBED("serif_bold", LUDUS_FACE_Serif_Bold);
EMBED("sans", LUDUS_FACE_Sans);
EMBED("sans_bold", LUDUS_FACE_Sans_Bold);
EMBED("mono", LUDUS_FACE_SansMono);

#ifndef _WIN32
#pragma GCC visibility push(hidden)
#endif
extern "C" const unsigned char face_serif[], face_serif_end[], face_serif_bold[],
    face_serif_bold_end[], face_sans[], face_sans_end[], face_sans_bold[], face_sans_bold_end[],
    face_mono[], face_mono_end[];
#ifndef _WIN32
#pragma GCC visibility pop
#endif

namespace launcher {

std::span<const unsigned char> embedded(Face face) {
    switch (face) {
    case Face::serif:
        return {face_serif, face_serif_end};
    case Face::serif_bold:
        return {face_serif_bold, face_serif_bold_end};
    case Face::sans:
        return {face_sans, face_sans_end};
    case Face::sans_bold:
        return {face_sans_bold, face_sans_bold_end};
    case Face::mono:
        break;
    }
    return {face_mono, face_mono_end};
}

} // namespace launcher
