// SPDX-License-Identifier: BSL-1.0
// ICU says the same of letter case: of each scalar value, and of a million random texts, the same every time, as far as
// ICU knows their characters. Only ICU's C functions are called, which fit any C++ library.
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/uchar.h>
#include <unicode/ustring.h>

#include <u8lit/letter_case.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <random>
#include <string>

#ifdef __clang__
#pragma clang diagnostic ignored "-Wdisabled-macro-expansion"  // ICU's functions are macros of their own names
#endif

namespace {

using namespace u8lit;
using namespace u8lit::unicode;

constexpr size_t longest = 40;

// Letters with much to say about case, and what may be between them.
constexpr char32_t alphabet[] =
    U"aIiJjKs.':1 \u00CC\u00CD\u0128\u012E\u012F\u0130\u0131\u00DF\u1E9E\u00E9\u0149\u0390\uFB03\u1FB4\u1F88"
    U"\u0391\u03B1\u03A3\u03A3\u03A3\u03A3\u03C3\u0307\u0307\u0301\u0323\u0327\u0F73\u13A0\uAB70\u65E5\u00AD"
    U"\U0001D422\U00010400";

// Whether ICU has the character and those of other case: later versions of Unicode add letters for old ones.
bool is_known(char32_t value) {
  if (!is_scalar_value(value) || !u_isdefined(static_cast<UChar32>(value))) return false;
  for (const char32_t other : {detail::map_character<detail::case_mapping::upper>(value).values[0],
                               detail::map_character<detail::case_mapping::lower>(value).values[0]})
    if (!u_isdefined(static_cast<UChar32>(other))) return false;
  return true;
}
// Whether it also has the same properties in ICU's version of Unicode. What is cased and case-ignorable is a cased
// letter for a sigma in the Unicode Standard, but ICU passes over it.
bool is_clear(char32_t value) {
  const auto point = static_cast<UChar32>(value);
  const bool cased = detail::is_cased(value), ignorable = detail::is_case_ignorable(value);
  return is_known(value) && !(cased && ignorable) && cased == bool{u_hasBinaryProperty(point, UCHAR_CASED) != 0} &&
         ignorable == bool{u_hasBinaryProperty(point, UCHAR_CASE_IGNORABLE) != 0};
}

template <class Operation, class Convert>
bool agrees(const char* name, const Operation& operation, const std::u16string& text, Convert convert) {
  char16_t icu[3 * longest], own[3 * longest];
  UErrorCode error = U_ZERO_ERROR;
  const auto size = static_cast<size_t>(convert(icu, static_cast<std::int32_t>(std::size(icu)), text.data(),
                                                static_cast<std::int32_t>(text.size()), &error));
  const transcoded done = operation(u8lit::text_view<char16_t>::unchecked(text.data(), text.size()), own);
  if (done.written == size && std::equal(own, own + size, icu)) return true;
  std::printf("%s:", name);
  for (const char16_t unit : text) std::printf(" %04X", static_cast<unsigned>(unit));
  std::printf("\n");
  return false;
}
template <case_language Language>
bool agrees_in(const char* language, const std::u16string& text) {
  constexpr std::uint32_t folding =
      Language == case_language::turkish ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : U_FOLD_CASE_DEFAULT;
  const auto upper = [=](char16_t* out, std::int32_t room, const char16_t* in, std::int32_t size, UErrorCode* error) {
    return u_strToUpper(out, room, in, size, language, error);
  };
  const auto lower = [=](char16_t* out, std::int32_t room, const char16_t* in, std::int32_t size, UErrorCode* error) {
    return u_strToLower(out, room, in, size, language, error);
  };
  const auto folded = [=](char16_t* out, std::int32_t room, const char16_t* in, std::int32_t size, UErrorCode* error) {
    return u_strFoldCase(out, room, in, size, folding, error);
  };
  return agrees("upper", to_upper_in<Language>, text, upper) && agrees("lower", to_lower_in<Language>, text, lower) &&
         agrees("folded", fold_case_in<Language>, text, folded);
}
bool agrees_in_each_language(const std::u16string& text) {
  return agrees_in<case_language::any>("", text) && agrees_in<case_language::turkish>("tr", text) &&
         agrees_in<case_language::turkish>("az", text) && agrees_in<case_language::lithuanian>("lt", text);
}
void append(std::u16string& text, char32_t value) {
  char16_t units[2];
  text.append(units, encode_to(units, scalar_value::unchecked(value)));
}

// The comparison without a buffer says what ICU says of folded text.
bool compares(const std::u16string& left, const std::u16string& right) {
  UErrorCode error = U_ZERO_ERROR;
  const bool expected = u_strCaseCompare(left.data(), static_cast<std::int32_t>(left.size()), right.data(),
                                         static_cast<std::int32_t>(right.size()), U_FOLD_CASE_DEFAULT, &error) == 0;
  return equal_ignoring_case(u8lit::text_view<char16_t>::unchecked(left.data(), left.size()),
                             u8lit::text_view<char16_t>::unchecked(right.data(), right.size())) == expected;
}

}  // namespace

int main() {
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (!is_known(value)) continue;
    std::u16string text;
    append(text, value);
    if (!agrees_in_each_language(text)) return 1;
  }
  std::mt19937 random{1};
  const auto below = [&random](size_t end) { return static_cast<size_t>(random() % end); };
  std::u16string last;
  for (size_t count = 0; count < 1'000'000; ++count) {
    std::u16string text;
    for (size_t left = 1 + below(longest / 2 - 1); left > 0; --left) {
      char32_t value = alphabet[below(std::size(alphabet) - 1)];
      // Now and then any other.
      while (below(8) == 0 || !is_clear(value)) value = static_cast<char32_t>(below(below(2) == 0 ? 0x3000 : 0x2'0000));
      append(text, value);
    }
    if (!agrees_in_each_language(text)) return 1;
    std::u16string other = count % 2 == 0 ? text : last;
    for (char16_t& unit : other)
      if (below(2) == 0) unit = static_cast<char16_t>(u_toupper(unit));
    if (!compares(text, other)) {
      std::printf("comparison\n");
      return 1;
    }
    last = text;
  }
  return 0;
}
