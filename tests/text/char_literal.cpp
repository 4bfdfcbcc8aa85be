// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/char_literal.hpp>

#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit::literals;

// An array of char in static storage, which ends in NUL.
static_assert(std::is_same_v<decltype(u8"├─ "_chars), const char (&)[8]>);
static_assert(std::is_same_v<decltype(u8""_chars), const char (&)[1]> && u8""_chars[0] == '\0');
static_assert(u8"é"_chars[0] == '\xC3' && u8"é"_chars[1] == '\xA9' && u8"é"_chars[2] == '\0');
constexpr std::string_view branch = u8"├─ "_chars;
static_assert(branch.size() == 7 && branch == "\xE2\x94\x9C\xE2\x94\x80 ");
constexpr const char* pointer = u8"日本語"_chars;
static_assert(pointer[0] == '\xE6' && pointer[9] == '\0');
static_assert(sizeof u8"a\0b"_chars == 4 && u8"a\0b"_chars[2] == 'b');

bool printf_takes_it() {
  char printed[32];
  std::snprintf(printed, sizeof printed, "%s%s", u8"├─ "_chars, u8"日本語"_chars);
  return std::strcmp(printed, "\xE2\x94\x9C\xE2\x94\x80 \xE6\x97\xA5\xE6\x9C\xAC\xE8\xAA\x9E") == 0;
}

bool strings_are_made_of_it() {
  std::string line = u8"├─ "_chars;
  line += u8"é"_chars;
  return line == "\xE2\x94\x9C\xE2\x94\x80 \xC3\xA9" && std::string{"> "} + u8"é"_chars == "> \xC3\xA9" &&
         line.find(u8"é"_chars) == 7;
}

const char* here() { return u8"日本語"_chars; }
const char* there() { return u8"日本語"_chars; }
bool one_object_for_each_text() { return here() == there() && here() == pointer; }

int main() { return at_run_time(printf_takes_it, strings_are_made_of_it, one_object_for_each_text); }
