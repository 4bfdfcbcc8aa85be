// SPDX-License-Identifier: BSL-1.0
#include <u8lit/rfc3629/charset.hpp>

#include <string_view>

#include <u8lit/text/text_view.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;

// The label is a string.
static_assert(std::string_view{utf8_charset.label} == "UTF-8");
static_assert(std::string_view{utf8_charset.alias} == "csUTF8" && std::string_view{utf8_charset.other_alias}.empty());

// The value matches in any case, and may be of any text type.
constexpr bool is_utf8(const auto& value) { return utf8_charset.matches(value); }
constexpr bool has_these_names() {
  return is_utf8("UTF-8") && is_utf8("utf-8") && is_utf8("Utf-8") && is_utf8("csUTF8") && is_utf8("CSutf8") &&
         is_utf8(u8"uTf-8") && is_utf8(u"utf-8") && is_utf8(U"utf-8") && is_utf8(L"utf-8") &&
         is_utf8(std::string_view{"utf-8"}) && is_utf8(text_view<char>{"utf-8"}) &&
         utf8_charset.matches("utf-8; format=flowed", 5);
}
static_assert(has_these_names());

// Nothing else matches: parts, several names, customary and once suggested names, quoted or spaced ones, other
// letters that look so or have a case mapping beyond ASCII, ill-formed.
constexpr bool has_no_others() {
  constexpr std::string_view others[] = {
      "", "UTF", "UTF-", "UTF-88", "UTF-8-", "-UTF-8", "utf8", "utf_8", "UTF-7", "UTF-16", "UNICODE-1-1-UTF-8", "cs",
      "csUTF", "csUTF-8", "csUTF88", "UTF-8,csUTF8", "\"UTF-8\"", " UTF-8", "UTF-8 ", "UTF-8\r\n", "UTF\u20108",
      "ＵＴＦ－８", "c\u017FUTF8", "UTF-8\xC0", "\xFF", "UTF\r8", {"UTF-8\0", 6}, {"\0", 1}};
  for (const std::string_view other : others) {
    if (is_utf8(other)) return false;
  }
  return !is_utf8(u"UTF-8\xD800") && !utf8_charset.matches(static_cast<const char*>(nullptr), 0);
}
static_assert(has_no_others());

// Replacing one octet by another makes a different name, except for the case of a letter.
constexpr bool every_octet_counts() {
  char value[] = "csUTF8";
  for (char& place : value) {
    if (&place == value + 6) break;
    const char was = place;
    for (unsigned octet = 0; octet <= 0xFF; ++octet) {
      place = static_cast<char>(octet);
      const bool is_letter = (was | 0x20) >= 'a' && (was | 0x20) <= 'z';
      const bool is_same = place == was || (is_letter && place == static_cast<char>(was ^ 0x20));
      if (utf8_charset.matches(value, 6) != is_same) return false;
    }
    place = was;
  }
  return true;
}

// Other charsets: a label and up to two aliases. Without a label nothing matches.
constexpr charset cesu8{"CESU-8", "csCESU8", "csCESU-8"}, unregistered{};
static_assert(cesu8.matches("cesu-8") && cesu8.matches("cscesu8") && cesu8.matches("CSCESU-8"));
static_assert(!cesu8.matches("UTF-8") && !is_utf8("CESU-8"));
static_assert(std::string_view{unregistered.label}.empty() && !unregistered.matches("") &&
              !unregistered.matches("UTF-8"));

int main() { return at_run_time(has_these_names, has_no_others, every_octet_counts); }
