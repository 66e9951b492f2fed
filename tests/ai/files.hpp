// SPDX-License-Identifier: MIT
// Files of a test's own, and what is said of them.
#pragma once

#include <string>

// An empty folder that goes when the test is over; no other test has the same, as tests run side by
// side.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;
    std::string operator/(const std::string &file) const { return path + "/" + file; }

    const std::string path;
};

std::string bytes_of(const std::string &path);
void write_bytes(const std::string &path, const std::string &bytes);

// Whether a sentence has those words.
bool says(const std::string &sentence, const std::string &words);
