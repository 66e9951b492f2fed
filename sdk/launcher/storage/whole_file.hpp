// SPDX-License-Identifier: MIT
// Files read and written whole. What goes wrong is thrown as RequestError, a sentence with the
// path.
#pragma once

#include "base/errors.hpp"
#include "storage/file_lock.hpp"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace launcher {

// A regular file of at most `limit` bytes.
std::string read_whole(const std::filesystem::path &file, size_t limit);

// Something stands there that is not to be replaced; it is left as it is.
struct TakenError : RequestError {
    using RequestError::RequestError;
};

// Says of the text of a file whether it is what may be replaced.
using Replaceable = std::function<bool(const std::string &text)>;

// Is it a regular file that holds such a text?
bool holds(const std::filesystem::path &file, const Replaceable &such);

// Who may read a new file, as far as the user's other new files may be read: a save holds a secret.
enum class Readers { user, others };

// Replaces a file, or the one that a link leads to: at any moment, also in a power cut, it holds
// the old text or the new one. Replaces nothing but regular files that may be written, of which
// `ours` says so, and leaves them their modes; otherwise throws TakenError. A lock that was on the
// old one is on the new one then.
void replace_file(const std::filesystem::path &file, const std::string &text,
                  const Replaceable &ours, FileLock *lock = nullptr,
                  Readers readers = Readers::user);
// The same for a file that must not exist yet; false, and nothing written, where it does.
bool create_file(const std::filesystem::path &file, const std::string &text,
                 FileLock *lock = nullptr);
// Gives a file a name that nothing has yet; false, and nothing changed, where that fails. A lock
// that was on the file is on it still.
bool rename_file(const std::filesystem::path &file, const std::filesystem::path &free,
                 FileLock *lock = nullptr);
// Removes what a launcher has left that was killed while it wrote the file, or any file of a folder
// of the launcher's own; all that is written there begins with these words. What another one is
// writing stays.
void remove_drafts_of(const std::filesystem::path &file, std::string_view begins);
void remove_drafts_in(const std::filesystem::path &folder, std::string_view begins);
// Throws RequestError where the folder that the file is to be in does not exist.
void need_folder_of(const std::filesystem::path &file);
// Makes a folder of the launcher's own, with those above it.
void make_folder(const std::filesystem::path &folder);

} // namespace launcher
