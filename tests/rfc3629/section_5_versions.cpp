// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 5, "Versions of the standards". The quotations are the RFC's, in order.
#include <u8lit.hpp>

#include <string_view>
#include "../support/transcription.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Whether all numbers of the range, or of every so many, are characters that go to octets and back.
constexpr bool are_characters(code_point_range range, char32_t step) {
  for (char32_t number = range.first; number <= range.last; number += step) {
    const optional_scalar_value value = scalar_value::from(number);
    if (!value || decode_front(encode(*value)) != decoded{number, encode(*value).size(), fault::none}) return false;
  }
  return true;
}

// "ISO/IEC 10646 is updated from time to time by publication of amendments and additional parts; similarly, new
// versions of the Unicode standard are published over time. Each new version obsoletes and replaces the previous one,
// but implementations, and more significantly data, are not updated instantly."
//
// "In general, the changes amount to adding new characters, which does not pose particular problems with old data."
// It poses none with new data either, for what is well-formed does not depend on what is assigned. These were added in
// Unicode 2.1, 3.2, 5.1, 6.1, 12.1 and 16.0:
static_assert(is_read_as("E2 82 AC"_octets, "U+20AC"_characters));
static_assert(is_read_as("E2 81 A0"_octets, "U+2060"_characters));
static_assert(is_read_as("E1 BA 9E"_octets, "U+1E9E"_characters));
static_assert(is_read_as("F0 9F 98 80"_octets, "U+1F600"_characters));
static_assert(is_read_as("E3 8B BF"_octets, "U+32FF"_characters));
static_assert(is_read_as("F0 9F AB A9"_octets, "U+1FAE9"_characters));

// U+0378 and planes 4 to 13 may be added some day; U+E000 and plane 15 are private; U+FFFE and U+10FFFF never will be.
static_assert(is_read_as("CD B8"_octets, "U+0378"_characters));
static_assert(is_read_as("F1 80 80 80 F3 9F BF BD"_octets, "U+40000 U+DFFFD"_characters));
static_assert(is_read_as("EE 80 80 F3 B0 80 80"_octets, "U+E000 U+F0000"_characters));
static_assert(is_read_as("EF BF BE F4 8F BF BF"_octets, "U+FFFE U+10FFFF"_characters));

//
// "In 1996, Amendment 5 to the 1993 edition of ISO/IEC 10646 and Unicode 2.0 moved and expanded the Korean Hangul
// block, thereby making any previous data containing Hangul characters invalid under the new version. Unicode 2.0 has
// the same difference from Unicode 1.1."
// From U+3400..U+4DFF, 6656 places, to U+AC00..U+D7A3, 19 initial consonants by 21 vowels by 28 ends.
constexpr code_point_range hangul_before{0x3400, 0x4DFF}, hangul_after{0xAC00, 0xD7A3};
static_assert(hangul_before.last - hangul_before.first + 1 == 6656);
static_assert(hangul_after.last - hangul_after.first + 1 == 19 * 21 * 28);

// "Invalid" is the data's meaning, not its form: the octets of both are well-formed, before as after, three for each.
static_assert(are_characters(hangul_before, 0x61) && are_characters(hangul_after, 0x61));
static_assert(encode(0x3400) == "E3 90 80"_octets && encode(0x4DFF) == "E4 B7 BF"_octets);
static_assert(encode(0xAC00) == "EA B0 80"_octets && encode(0xD7A3) == "ED 9E A3"_octets);

// The form does not show which is meant: U+3400 is no Hangul any more, and text of both is text.
static_assert(is_well_formed("\u3400\uAC00") && "\u3400"_utf8 != "\uAC00"_utf8);

// The block moved to just below the surrogates, which are no characters in any version.
static_assert(hangul_after.last < surrogates.first && !is_scalar_value(surrogates.first));
static_assert(validate("ED A0 80"_octets) == verdict{fault::surrogate, 0, 1});

//
// "The justification for allowing such an incompatible change was that there were no major implementations and no
// significant amounts of data containing Hangul. The incident has been dubbed the "Korean mess", and the relevant
// committees have pledged to never, ever again make such an incompatible change"
// A literal's octets are the same whatever the version of the compiler's tables: "한" by name, by number, by octets.
static_assert("한"_utf8 == "\uD55C"_utf8 && "\uD55C"_utf8 == "\xED\x95\x9C"_utf8);

// "New versions, and in particular any incompatible changes, have consequences regarding MIME charset labels, to be
// discussed in MIME registration (Section 8)."
// It is in section_8_mime_registration.cpp: one label for all versions.
static_assert(std::string_view{utf8_charset.label} == "UTF-8");

// All scalar values are characters to UTF-8, and there are no others.
// Volatile, for compilers would try to make a constant of it.
int main() {
  const volatile char32_t every = 1;
  if (!are_characters({0x0000, 0xD7FF}, every) || !are_characters({0xE000, 0x10FFFF}, every)) return 1;
  return are_characters({0xD800, 0xD800}, every) || are_characters({0x110000, 0x110000}, every) ? 2 : 0;
}
