// SPDX-License-Identifier: BSL-1.0
#include <u8lit/source/source_reader.hpp>

#include <cstddef>
#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

// Whether the characters of a file are those of a text.
constexpr bool reads(std::string_view file, std::string_view expected, bool trigraphs = false) {
  const source_reader<char> reader{file.data(), file.size(), trigraphs};
  std::size_t at = 0;
  for (const char each : expected) {
    const source_character next = reader.read(at);
    if (!next.is(static_cast<octet>(each)) || next.begin < at || next.end <= next.begin) return false;
    at = next.end;
  }
  return reader.read(at).is(end_of_source) && reader.read(at).begin == file.size();
}

static_assert(reads("", "") && reads("a?b", "a?b"));
// CR LF is LF; a CR alone is itself.
static_assert(reads("a\r\nb\n\r", "a\nb\n\r"));
// Lines are joined, with blanks and CR, several times, and at the end of the file.
static_assert(reads("a\\\nb\\ \t\r\nc\\\n\\\nd\\\n", "abcd"));
static_assert(reads("\\", "\\") && reads("\\ ", "\\ ") && reads("\\\r", "\\\r") && reads("\\n", "\\n"));
static_assert(reads("\\\r\r\n", "\\\r\n"));
// Trigraphs, by option; that of a backslash joins lines, too.
static_assert(reads("?\?=?\?(?\?/?\?)?\?'?\?<?\?!?\?>?\?-", "#[\\]^{|}~", true));
static_assert(reads("?\?=", "?\?=") && reads("?\?\?=", "?#", true) && reads("?\?.", "?\?.", true) &&
              reads("?\?", "?\?", true));
static_assert(reads("a?\?/\nb", "ab", true) && reads("a?\?/\nb", "a?\?/\nb"));
// No trigraph is made of lines that are joined before.
static_assert(reads("?\\\n?=", "?\?=", true));

constexpr std::size_t end_of(std::string_view file) {
  return end_of_universal_character(source_reader<char>{file.data(), file.size(), false}, 0);
}
static_assert(end_of("\\u00E9x") == 6 && end_of("\\U000000E9") == 10 && end_of("\\u{E9}x") == 6);
static_assert(end_of("\\N{LATIN SMALL LETTER E WITH ACUTE}") == 35 && end_of("\\u\\\n00E9") == 8);
static_assert(end_of("\\u00E") == 0 && end_of("\\u00Ex") == 0 && end_of("\\u{}") == 0 && end_of("\\u{E9") == 0);
static_assert(end_of("u00E9") == 0 && end_of("\\N") == 0 && end_of("\\N{a") == 0 && end_of("\\") == 0 &&
              end_of("") == 0);
static_assert(end_of("\\U{000000E9}") == 0);

int main() { return 0; }
