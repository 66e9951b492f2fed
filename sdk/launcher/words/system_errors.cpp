// SPDX-License-Identifier: MIT
#include "words/system_errors.hpp"

#include "words/text.hpp"

#include <cerrno>

namespace launcher {

std::string system_error_words(int error) {
    switch (error) {
    case EACCES:
    case EPERM:
        return text(Text::fault_access);
    case ENOENT:
        return text(Text::fault_missing);
    case ENOTDIR:
        return text(Text::fault_no_folder);
    case EISDIR:
        return text(Text::fault_folder);
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
        return text(Text::fault_full);
    case EROFS:
        return text(Text::fault_read_only);
    case ENAMETOOLONG:
        return text(Text::fault_long_name);
    case EFBIG:
        return text(Text::fault_too_large);
    case ELOOP:
        return text(Text::fault_circle);
    case EBUSY:
        return text(Text::fault_busy);
    case EIO:
        return text(Text::fault_device);
    default:
        return text(Text::fault_other, {std::to_string(error)});
    }
}

} // namespace launcher
