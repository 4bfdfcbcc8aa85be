// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/sentence.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr std::string_view read(const sentence& words) { return {words.data(), words.size()}; }

// A sentence is composed of words, names, numbers, code units and other sentences; a NUL follows.
constexpr bool appends() {
  sentence words;
  if (!read(words).empty() || words.data()[0] != '\0') return false;
  words.append(u8"byte ").append_decimal(1024).append_units({"\xE2\x82", 2});
  words.append(u8", U+").append_hexadecimal(0xE9, 4).append(u8": ").append_name("name");
  words.append_sentence(sentence{}.append(u8"!"));
  return read(words) == "byte 1024 (E2 82), U+00E9: name!" && words.data()[words.size()] == '\0';
}
static_assert(appends());

// What does not fit is dropped, and the NUL stays.
constexpr bool keeps_its_end() {
  sentence words;
  for (int count = 0; count < 300; ++count) words.append(u8"a");
  return words.size() == 191 && words.data()[191] == '\0' &&
         read(words).find_first_not_of('a') == std::string_view::npos;
}
static_assert(keeps_its_end());

static_assert(*unit_name(encoding_form::utf8) == u8'b' && *unit_name(encoding_form::utf16) == u8'c');

int main() { return at_run_time(appends, keeps_its_end); }
