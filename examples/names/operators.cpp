// SPDX-License-Identifier: BSL-1.0
// The operators of u8lit.
#include <u8lit.hpp>
#include <u8lit/ostream.hpp>

#include <compare>
#include <sstream>
#include <string>

using namespace u8lit::literals;

static_assert("日本"_text + "語"_text == "日本語"_text);

// Text of any form, and strings.
static_assert("日本語"_text == u"日本語"_text && "日本語"_utf8 == U"日本語"_utf32);

// Code point order, in which U+1F680 is greater than U+FF5A.
static_assert("a"_text < "b"_text && u"🚀"_utf16 > u"ｚ"_utf16);
static_assert("a"_utf8 <= u"a"_utf16 && "b"_utf8 >= u"a"_utf16);

static_assert(std::is_lt("a"_text <=> "b"_text));

inline constexpr auto digits = u8lit::make_code_points({{U'0', U'9'}});
inline constexpr auto letters = u8lit::make_code_points({{U'A', U'F'}, {U'a', U'f'}});

// Sets: union, intersection, difference, symmetric difference, complement.
inline constexpr auto hexadecimal = digits | letters;
static_assert((hexadecimal & letters) == letters && hexadecimal - letters == digits);
static_assert((hexadecimal ^ digits) == letters && (~digits).contains(U'x'));

// Prints text, scalar values, and verdicts as sentences.
std::string printed() {
  std::ostringstream out;
  out << "日本語"_utf8 << ' ' << u8lit::validate("\xC0");
  return out.str();
}

int main() { return printed().starts_with("日本語 ill-formed") ? 0 : 1; }
