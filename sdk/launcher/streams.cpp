// SPDX-License-Identifier: MIT
#include "streams.hpp"

#include "words/faults.hpp"
#include "words/text.hpp"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

void open_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
        const int wrong_way = stream == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        const int opened = open("/dev/null", wrong_way); // the lowest number that is free
        static_cast<void>(opened);                       // without /dev/null all stays as it was
    }
}

bool somebody_types() {
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

Refusal input_unreadable(int error) {
    return Refusal(text(Text::input_unreadable,
                        {error == EBADF ? text(Text::fault_closed) : fault_words(error)}));
}
