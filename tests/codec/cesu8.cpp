// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/cesu8.hpp>

#include <u8lit/text/notation.hpp>
#include "../support/at_run_time.hpp"
#include "../support/codecs.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using legacy::cesu8;

// UTR #26: U+004D, U+0061, U+10000, and its table of bit distribution at the edges.
static_assert(cesu8::encode(U'M') == "4D"_octets && cesu8::encode(0x10000) == "ED A0 80 ED B0 80"_octets);
static_assert(cesu8::encode(0x7F) == "7F"_octets && cesu8::encode(0x80) == "C2 80"_octets);
static_assert(cesu8::encode(0x7FF) == "DF BF"_octets && cesu8::encode(0x800) == "E0 A0 80"_octets);
static_assert(cesu8::encode(0xD7FF) == "ED 9F BF"_octets && cesu8::encode(0xE000) == "EE 80 80"_octets);
static_assert(cesu8::encode(0xFFFF) == "EF BF BF"_octets && cesu8::encode(0x10FFFF) == "ED AF BF ED BF BF"_octets);
static_assert(cesu8::encode(0x10401) == "ED A0 81 ED B0 81"_octets);
static_assert(cesu8::encode(0x1F600) == "ED A0 BD ED B8 80"_octets);
static_assert(cesu8::encode(0xD800).empty() && cesu8::encode(0xDFFF).empty() && cesu8::encode(0x110000).empty());

// A supplementary character is the surrogate pair of UTF-16, each surrogate in UTF-8's layout; other characters are as
// in UTF-8.
constexpr bool is_utf16_in_octets(char32_t number) {
  const scalar_value value = scalar_value::unchecked(number);
  octet expected[6]{};
  size_t size = 0;
  char16_t units[2]{};
  const size_t count = encode_to(units, value);
  if (count == 1) size = encode_to(expected, value);
  for (size_t unit = 0; count == 2 && unit < 2; ++unit) {
    expected[size++] = static_cast<octet>(0xE0 | units[unit] >> 12);
    expected[size++] = static_cast<octet>(0x80 | (units[unit] >> 6 & 0x3F));
    expected[size++] = static_cast<octet>(0x80 | (units[unit] & 0x3F));
  }
  const auto made = cesu8::encode(number);
  for (size_t at = 0; at < made.size(); ++at) {
    if (made[at] != expected[at]) return false;
  }
  return made.size() == size && codecs::goes_there_and_back<cesu8>(number);
}
static_assert(is_utf16_in_octets(0x1'0000) && is_utf16_in_octets(0x1'03FF) && is_utf16_in_octets(0x1'0400));
static_assert(is_utf16_in_octets(0xF'FFFF) && is_utf16_in_octets(0x10'FFFF) && is_utf16_in_octets(0x20AC));
bool encodes_scalar_values() {
  return codecs::all_of<is_utf16_in_octets>(0, 0xD7FF) && codecs::all_of<codecs::lacks<cesu8>>(0xD800, 0xDFFF) &&
         codecs::all_of<is_utf16_in_octets>(0xE000, 0x10'FFFF, 13) && codecs::lacks<cesu8>(0x11'0000);
}

// Sequences of four octets are ill-formed.
static_assert(cesu8::validate("41 F0 90 80 80"_octets) == verdict{fault::invalid_lead, 1, 1});
static_assert(cesu8::validate("F4"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(cesu8::validate("FF"_octets) == verdict{fault::invalid_lead, 0, 1});

// A surrogate without its partner is a fault at its first octet; the fault does not include what follows.
static_assert(cesu8::validate("41 ED A0 80 41"_octets) == verdict{fault::surrogate, 1, 3});
static_assert(cesu8::validate("ED A0 80"_octets) == verdict{fault::surrogate, 0, 3});
static_assert(cesu8::validate("ED A0 80 ED A0 80 ED B0 80"_octets) == verdict{fault::surrogate, 0, 3});
static_assert(cesu8::validate("ED A0 80 ED 9F BF"_octets) == verdict{fault::surrogate, 0, 3});
static_assert(cesu8::validate("ED A0 80 ED 41"_octets) == verdict{fault::surrogate, 0, 3});
static_assert(cesu8::validate("ED A0 80 ED B0 41"_octets) == verdict{fault::surrogate, 0, 3});
static_assert(cesu8::validate("ED B0 80"_octets) == verdict{fault::surrogate, 0, 1});
static_assert(cesu8::validate("ED A0 80 ED B0 80 ED B0 80"_octets) == verdict{fault::surrogate, 6, 1});

// The input ends inside a sequence.
static_assert(cesu8::validate("41 ED"_octets) == verdict{fault::truncated, 1, 1});
static_assert(cesu8::validate("ED A0"_octets) == verdict{fault::truncated, 0, 2});
static_assert(cesu8::validate("ED A0 80 ED"_octets) == verdict{fault::truncated, 0, 4});
static_assert(cesu8::validate("ED A0 80 ED B0"_octets) == verdict{fault::truncated, 0, 5});

// Other faults are those of UTF-8.
static_assert(cesu8::validate("ED A0 41"_octets) == verdict{fault::missing_continuation, 0, 2});
static_assert(cesu8::validate("C0 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(cesu8::validate("E0 80 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(cesu8::validate("BF"_octets) == verdict{fault::unexpected_continuation, 0, 1});
static_assert(cesu8::find_surrogate("ED A0 80 ED B0 80"_octets));
static_assert(cesu8::validate_scalar_values("ED A0 80 ED B0 80"_octets));

// Converts to UTF-8 and back.
constexpr bool goes_to_utf8_and_back() {
  constexpr auto input = "41 ED A0 BD ED B8 80"_octets;
  char text[8]{}, octets[8]{};
  const transcoded there = cesu8::to_utf8(input, text);
  if (there != transcoded{7, 5, {fault::none, 7, 0}, true, 0} || validate(text, 5) != verdict{fault::none, 5, 0})
    return false;
  if (decode_front(text + 1, 4).value != 0x1F600) return false;
  const transcoded back = cesu8::from_utf8(text, 5, octets, 8);
  return back == transcoded{5, 7, {fault::none, 5, 0}, true, 0} && code_units<char>{octets, 7} == input;
}
static_assert(goes_to_utf8_and_back());

// A full buffer never splits a sequence, and nothing is written past its end.
constexpr bool stops_before_what_does_not_fit() {
  octet octets[7]{};
  const transcoded done = cesu8::from_utf8("A\U0001F600", 5, octets, 6);
  return done == transcoded{1, 1, {fault::none, 1, 0}, false, 0} && octets[1] == 0;
}
static_assert(stops_before_what_does_not_fit());

// Replaces each fault by U+FFFD.
constexpr bool replaces() {
  constexpr auto input = "ED A0 80 41 F0 42"_octets;
  octet text[16]{};
  const transcoded done = cesu8::to_utf8(input, text, on_fault::replace);
  const transcoded back = cesu8::from_utf8("\xFFz", 2, text + 8, 8, on_fault::replace);
  return done == transcoded{6, 8, {fault::none, 6, 0}, true, 2} && text[3] == 0x41 && text[7] == 0x42 &&
         back == transcoded{2, 4, {fault::none, 2, 0}, true, 1} && text[8] == 0xEF && text[11] == 'z';
}
static_assert(replaces());

static_assert(cesu8::to_utf8_length("41 ED A0 BD ED B8 80"_octets) == 5 && cesu8::from_utf8_length("A\U0001F600") == 7);
static_assert(cesu8::to_utf8_length("41 F0 41"_octets) == 1);
static_assert(cesu8::to_utf8_length("41 F0 41"_octets, on_fault::replace) == 5);
static_assert(cesu8::from_utf8_length("A\xFFz") == 1 && cesu8::from_utf8_length("A\xFFz", on_fault::replace) == 5);

constexpr octet edges[]{0x41, 0x80, 0x9F, 0xA0, 0xAF, 0xB0, 0xBF, 0xC0, 0xC2, 0xE0, 0xED, 0xF0};
bool validates_as_it_decodes() { return codecs::validates_all_strings_as_it_decodes<cesu8, 4>(edges); }
constexpr octet of_pairs[]{0x41, 0x80, 0xA0, 0xB0, 0xED};
bool validates_pairs_as_it_decodes() { return codecs::validates_all_strings_as_it_decodes<cesu8, 7>(of_pairs); }

int main() {
  return at_run_time(encodes_scalar_values, goes_to_utf8_and_back, stops_before_what_does_not_fit, replaces,
                     validates_as_it_decodes, validates_pairs_as_it_decodes);
}
