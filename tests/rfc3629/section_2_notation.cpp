// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 2, "Notational conventions". The quotations are the RFC's.
#include <u8lit.hpp>

using namespace u8lit;
using namespace u8lit::detail;

// "UCS characters are designated by the U+HHHH notation, where HHHH is a string of from 4 to 6 hexadecimal digits
// representing the character number in ISO/IEC 10646."
static_assert("U+0041 U+2262 U+0391 U+002E"_characters == U"A≢Α."_text);
static_assert("U+0041"_characters.value.unchecked_units[0] == 0x41);
static_assert("U+233B4"_characters.value.unchecked_units[0] == 0x233B4);
static_assert("U+10FFFF"_characters.value.unchecked_units[0] == 0x10FFFF);

// Zeros in front are digits like others, and so are small letters.
static_assert("U+00E9 U+000E9 U+0000E9"_characters == U"ééé"_text);
static_assert("U+d55c U+D55c"_characters == U"한한"_text);

// "from 4 to 6": no fewer, no more.
constexpr notation::flaw flaw_in(const auto& written) {
  return notation::parse_characters(written, sizeof written - 1, nullptr).what;
}
static_assert(flaw_in("U+041") == notation::flaw::fewer_than_4_digits);
static_assert(flaw_in("U+") == notation::flaw::fewer_than_4_digits);
static_assert(flaw_in("U+0000041") == notation::flaw::more_than_6_digits);

// "hexadecimal digits", after "U+".
static_assert(flaw_in("U+00G1") == notation::flaw::no_hexadecimal_digit);
static_assert(flaw_in("0041") == notation::flaw::no_U_plus);
static_assert(flaw_in("u+0041") == notation::flaw::no_U_plus);

// "the character number in ISO/IEC 10646": section 3 says which numbers are characters'.
static_assert(flaw_in("U+D7FF U+E000 U+10FFFF") == notation::flaw::none);
static_assert(flaw_in("U+D800") == notation::flaw::surrogate);
static_assert(flaw_in("U+DFFF") == notation::flaw::surrogate);
static_assert(flaw_in("U+110000") == notation::flaw::out_of_range);

// Octets the RFC writes as in section 7, two hexadecimal digits each: "41 E2 89 A2 CE 91 2E".
constexpr auto octets = "41 E2 89 A2 CE 91 2E"_octets;
constexpr octet expected[] = {0x41, 0xE2, 0x89, 0xA2, 0xCE, 0x91, 0x2E};
constexpr bool are_as_expected() {
  for (size_t at = 0; at < octets.size(); ++at) {
    if (octets.data()[at] != expected[at]) return false;
  }
  return octets.size() == sizeof expected;
}
static_assert(are_as_expected());

int main() { return 0; }
