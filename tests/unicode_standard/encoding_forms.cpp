// SPDX-License-Identifier: BSL-1.0
// The Unicode Standard, sections 3.9 and 3.10: the examples of the encoding forms (D90 to D92) and what the text around
// them says of conversion.
#include <u8lit.hpp>

#include "../support/transcription.hpp"

using namespace u8lit;

// D90 to D92 write one text in each form: <004D, 0430, 4E8C, 10302>.
constexpr auto text = "U+004D U+0430 U+4E8C U+10302"_characters;
constexpr char32_t in_utf32[] = {0x0000004D, 0x00000430, 0x00004E8C, 0x00010302};
constexpr char16_t in_utf16[] = {0x004D, 0x0430, 0x4E8C, 0xD800, 0xDF02};
constexpr auto in_utf8 = "4D D0 B0 E4 BA 8C F0 90 8C 82"_octets;

static_assert(*text_view<char32_t>::checked(in_utf32) == text.view());
static_assert(*text_view<char16_t>::checked(in_utf16) == text.view());
static_assert(*text_view<octet>::checked(in_utf8) == text.view());
static_assert("M\u0430\u4E8C\U00010302"_utf8 == text.view());

static_assert(encodes_to(text, in_utf8));

// D90: UTF-32 code units D800..DFFF are ill-formed, and so is any above 10FFFF.
constexpr char32_t surrogate_in_utf32[] = {0x004D, 0xD800}, beyond_in_utf32[] = {0x004D, 0x110000};
static_assert(validate(surrogate_in_utf32) == verdict{fault::surrogate, 1, 1});
static_assert(validate(beyond_in_utf32) == verdict{fault::out_of_range, 1, 1});

// D91: isolated surrogate code units are ill-formed.
constexpr char16_t high_alone[] = {0x004D, 0xD800, 0x0430}, low_alone[] = {0x004D, 0xDF02, 0x0430};
constexpr char16_t swapped[] = {0xDF02, 0xD800}, high_at_the_end[] = {0x004D, 0xD800};
constexpr char16_t high_twice[] = {0xD800, 0xD800, 0xDF02};
static_assert(validate(high_alone) == verdict{fault::unpaired_high_surrogate, 1, 1});
static_assert(validate(low_alone) == verdict{fault::unpaired_low_surrogate, 1, 1});
static_assert(validate(swapped) == verdict{fault::unpaired_low_surrogate, 0, 1});
static_assert(validate(high_at_the_end) == verdict{fault::unpaired_high_surrogate, 1, 1});
static_assert(validate(high_twice) == verdict{fault::unpaired_high_surrogate, 0, 1});

// Table 3-5, "UTF-16 Bit Distribution": 000uuuuu xxxxxxxx xxxxxxxx becomes 110110ww wwxxxxxx 110111xx xxxxxxxx, where
// wwww is uuuuu - 1.
constexpr char32_t from_pair(char16_t high, char16_t low) {
  const char16_t pair[] = {high, low};
  const decoded found = decode_front(pair, 2);
  return found && found.length == 2 ? found.value : 0;
}
static_assert(from_pair(0xD800, 0xDC00) == 0x10000 && from_pair(0xD800, 0xDFFF) == 0x103FF);
static_assert(from_pair(0xD801, 0xDC00) == 0x10400 && from_pair(0xD840, 0xDC00) == 0x20000);
static_assert(from_pair(0xDBFF, 0xDC00) == 0x10FC00 && from_pair(0xDBFF, 0xDFFF) == 0x10FFFF);

// D92: C0 AF is ill-formed because of its first byte, E0 9F 80 because 9F is no second byte for E0.
static_assert(validate("C0 AF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("E0 9F 80"_octets) == verdict{fault::overlong, 0, 1});

// Constraints on conversion: C2 41 42 must not become U+FFFD alone or U+FFFD U+0042, because 41 and 42 are well-formed;
// nor may the 41 of F0 80 80 41 be swallowed.
static_assert(is_read_as("C2 41 42"_octets, "U+FFFD U+0041 U+0042"_characters));
static_assert(is_read_as("F0 80 80 41"_octets, "U+FFFD U+FFFD U+FFFD U+0041"_characters));

// Noncharacters are scalar values, and UTF-8 carries all 66 of them (section 23.7).
constexpr bool is_carried(char32_t number) {
  const optional_scalar_value value = scalar_value::from(number);
  return value && decode_front(encode(*value)).value == number;
}
constexpr size_t noncharacters(char32_t first, char32_t last) {
  size_t result = 0;
  for (char32_t number = first; number <= last; ++number) result += is_noncharacter(number) && is_carried(number);
  return result;
}
constexpr size_t noncharacters_at_the_ends_of_planes() {
  size_t result = 0;
  for (char32_t plane = 0; plane <= 0x10'0000; plane += 0x1'0000)
    result += noncharacters(plane | 0xFFF0, plane | 0xFFFF);
  return result;
}
static_assert(noncharacters(0xFDC0, 0xFDFF) == 32 && noncharacters(0xFDD0, 0xFDEF) == 32);
static_assert(noncharacters_at_the_ends_of_planes() == 17 * 2 && 32 + 17 * 2 == 66);
static_assert(is_noncharacter(0xFFFE) && is_noncharacter(0x10FFFF) && !is_noncharacter(0xFFFD));
static_assert(is_well_formed("\uFFFE\uFFFF\uFDD0\U0010FFFF"));

int main() { return 0; }
