// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/modified_utf8.hpp>

#include <u8lit/text/notation.hpp>
#include "../support/at_run_time.hpp"
#include "../support/codecs.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using legacy::modified_utf8;
using legacy::cesu8;

// The Java Virtual Machine Specification, 4.4.7: 0001 to 007F in one octet; 0000 and 0080 to 07FF in two; 0800 to FFFF
// in three; above as two times three.
static_assert(modified_utf8::encode(0) == "C0 80"_octets && modified_utf8::encode(1) == "01"_octets);
static_assert(modified_utf8::encode(0x7F) == "7F"_octets && modified_utf8::encode(0x80) == "C2 80"_octets);
static_assert(modified_utf8::encode(0x800) == "E0 A0 80"_octets && modified_utf8::encode(0xFFFF) == "EF BF BF"_octets);
static_assert(modified_utf8::encode(0x1F600) == "ED A0 BD ED B8 80"_octets);
static_assert(modified_utf8::decode_front("C0 80 41"_octets) == decoded{0, 2, fault::none});
static_assert(modified_utf8::is_well_formed("48 C0 80 69 ED A0 BD ED B8 80"_octets));

// It is CESU-8, except for U+0000.
constexpr bool is_cesu8(char32_t number) {
  return cesu8::encode(number) == modified_utf8::encode(number) && codecs::goes_there_and_back<modified_utf8>(number);
}
static_assert(is_cesu8(1) && is_cesu8(0x10'FFFF) && codecs::goes_there_and_back<modified_utf8>(0));
bool is_cesu8_but_for_zero() {
  return codecs::all_of<is_cesu8>(1, 0xD7FF, 3) && codecs::all_of<codecs::lacks<modified_utf8>>(0xD800, 0xDFFF) &&
         codecs::all_of<is_cesu8>(0xE000, 0x10'FFFF, 13) && codecs::lacks<modified_utf8>(0x11'0000);
}

// No octet is a NUL, and C0 begins nothing else.
static_assert(modified_utf8::validate("41 00 42"_octets) == verdict{fault::invalid_lead, 1, 1});
static_assert(modified_utf8::validate("C0 81"_octets) == verdict{fault::overlong, 0, 1});
static_assert(modified_utf8::validate("41 C0 BF"_octets) == verdict{fault::overlong, 1, 1});
static_assert(modified_utf8::validate("C0 41"_octets) == verdict{fault::missing_continuation, 0, 1});
static_assert(modified_utf8::validate("C0"_octets) == verdict{fault::truncated, 0, 1});
static_assert(modified_utf8::validate("C1 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(modified_utf8::validate("80"_octets) == verdict{fault::unexpected_continuation, 0, 1});

// Surrogates as in CESU-8.
static_assert(modified_utf8::validate("F0 9F 98 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(modified_utf8::validate("ED A0 80 C0 80"_octets) == verdict{fault::surrogate, 0, 3});
static_assert(modified_utf8::validate("ED B0 80"_octets) == verdict{fault::surrogate, 0, 1});
static_assert(modified_utf8::validate("ED A0 80 ED B0"_octets) == verdict{fault::truncated, 0, 5});

constexpr bool goes_to_utf8_and_back() {
  constexpr auto in_java = "48 C0 80 ED A0 BD ED B8 80"_octets;
  constexpr auto in_utf8 = "48 00 F0 9F 98 80"_octets;
  octet text[8]{}, octets[12]{};
  const transcoded there = modified_utf8::to_utf8(in_java, text);
  if (there != transcoded{9, 6, {fault::none, 9, 0}, true, 0} || !(code_units<octet>{text, 6} == in_utf8)) return false;
  const transcoded back = modified_utf8::from_utf8(text, 6, octets, 12);
  return back == transcoded{6, 9, {fault::none, 6, 0}, true, 0} && code_units<octet>{octets, 9} == in_java;
}
static_assert(goes_to_utf8_and_back());

constexpr octet edges[]{0x00, 0x41, 0x80, 0x81, 0xA0, 0xB0, 0xC0, 0xC1, 0xC2, 0xE0, 0xED, 0xF0};
bool validates_as_it_decodes() { return codecs::validates_all_strings_as_it_decodes<modified_utf8, 4>(edges); }

int main() { return at_run_time(is_cesu8_but_for_zero, goes_to_utf8_and_back, validates_as_it_decodes); }
