// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/rfc2279.hpp>

#include <u8lit/text/notation.hpp>
#include "../support/at_run_time.hpp"
#include "../support/codecs.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using legacy::rfc2279;

// RFC 2279 section 2, its table: "UCS-4 range (hex.)", the first octet's fixed bits, and how many octets follow.
struct row {
  number_range numbers;
  octet lead;
  size_t following;
};
constexpr row table[]{
    {{0x0000'0000, 0x0000'007F}, 0b00000000, 0}, {{0x0000'0080, 0x0000'07FF}, 0b11000000, 1},
    {{0x0000'0800, 0x0000'FFFF}, 0b11100000, 2}, {{0x0001'0000, 0x001F'FFFF}, 0b11110000, 3},
    {{0x0020'0000, 0x03FF'FFFF}, 0b11111000, 4}, {{0x0400'0000, 0x7FFF'FFFF}, 0b11111100, 5},
};

// "Encoding from UCS-4 to UTF-8", by the table alone.
constexpr bool is_encoded_as_the_table_says(char32_t number) {
  for (const row& each : table) {
    if (!each.numbers.contains(number)) continue;
    octet octets[6]{};
    char32_t bits = number;
    for (size_t at = each.following; at > 0; --at, bits >>= 6)
      octets[at] = static_cast<octet>(0b10000000 | (bits & 0b111111));
    octets[0] = static_cast<octet>(each.lead | bits);
    const auto made = rfc2279::encode(number);
    if (made.size() != each.following + 1) return false;
    for (size_t at = 0; at < made.size(); ++at) {
      if (made[at] != octets[at]) return false;
    }
    return codecs::goes_there_and_back<rfc2279>(number);
  }
  return codecs::lacks<rfc2279>(number);
}

constexpr bool encodes_the_edges() {
  for (const row& each : table) {
    const char32_t edges[]{each.numbers.first, each.numbers.first + 1, each.numbers.last - 1, each.numbers.last,
                           each.numbers.last + 1};
    for (const char32_t number : edges) {
      if (!is_encoded_as_the_table_says(number)) return false;
    }
  }
  return is_encoded_as_the_table_says(0xD800) && is_encoded_as_the_table_says(0xDFFF) &&
         is_encoded_as_the_table_says(0xFFFF'FFFF);
}
static_assert(encodes_the_edges());
bool encodes_all_numbers() {
  return codecs::all_of<is_encoded_as_the_table_says>(0, 0x1'0000) &&
         codecs::all_of<is_encoded_as_the_table_says>(0x1'0000, 0xFFFF'0000, 65521);
}

// There are as many sequences as numbers, so each sequence encodes a number.
constexpr bool has_as_many_sequences_as_numbers() {
  unsigned long long count = 0;
  for (const auto& each : detail::rfc2279_grammar.sequences) count += count_sequences(each);
  return count == 0x7FFF'FFFF + 1u;
}
static_assert(has_as_many_sequences_as_numbers());

// Section 4's examples.
static_assert(rfc2279::is_well_formed("41 E2 89 A2 CE 91 2E"_octets));
static_assert(rfc2279::is_well_formed("ED 95 9C EA B5 AD EC 96 B4"_octets));
static_assert(rfc2279::is_well_formed("E6 97 A5 E6 9C AC E8 AA 9E"_octets));

// "The octet values FE and FF never appear", nor do C0 and C1, which only an overlong sequence could begin with.
static_assert(rfc2279::validate("41 FE"_octets) == verdict{fault::invalid_lead, 1, 1});
static_assert(rfc2279::validate("FF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(rfc2279::validate("C0 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(rfc2279::validate("C1 BF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(rfc2279::validate("80"_octets) == verdict{fault::unexpected_continuation, 0, 1});

// An overlong sequence is a fault at its second octet.
static_assert(rfc2279::validate("E0 9F BF"_octets) == verdict{fault::overlong, 0, 1});
static_assert(rfc2279::validate("F0 8F BF BF"_octets) == verdict{fault::overlong, 0, 1});
static_assert(rfc2279::validate("F8 87 BF BF BF"_octets) == verdict{fault::overlong, 0, 1});
static_assert(rfc2279::validate("41 FC 83 BF BF BF BF"_octets) == verdict{fault::overlong, 1, 1});
static_assert(rfc2279::is_well_formed("E0 A0 80 F0 90 80 80 F8 88 80 80 80 FC 84 80 80 80 80"_octets));

// The input ends, or another octet stands where a continuation must, after up to five octets.
static_assert(rfc2279::validate("FD BF BF BF BF"_octets) == verdict{fault::truncated, 0, 5});
static_assert(rfc2279::validate("FD BF BF BF BF 41"_octets) == verdict{fault::missing_continuation, 0, 5});
static_assert(rfc2279::validate("F8 88 80 80"_octets) == verdict{fault::truncated, 0, 4});
static_assert(rfc2279::validate("F8 88 80 FD"_octets) == verdict{fault::missing_continuation, 0, 3});
static_assert(rfc2279::validate("F8 41"_octets) == verdict{fault::missing_continuation, 0, 1});

// Surrogates and numbers beyond 10FFFF are permitted; find_surrogate and validate_scalar_values report them.
static_assert(rfc2279::decode_front("ED A0 80"_octets) == decoded{0xD800, 3, fault::none});
static_assert(rfc2279::decode_front("F4 90 80 80"_octets) == decoded{0x11'0000, 4, fault::none});
static_assert(rfc2279::decode_front("FD BF BF BF BF BF"_octets) == decoded{0x7FFF'FFFF, 6, fault::none});
static_assert(rfc2279::find_surrogate("F4 90 80 80 ED BF BF 41"_octets) == verdict{fault::surrogate, 4, 3});
static_assert(rfc2279::find_surrogate("F4 90 80 80 ED 9F BF"_octets) == verdict{fault::none, 7, 0});
static_assert(rfc2279::find_surrogate("41 FF ED A0 80"_octets) == verdict{fault::invalid_lead, 1, 1});
static_assert(rfc2279::validate_scalar_values("41 F4 90 80 80 ED A0 80"_octets) == verdict{fault::out_of_range, 1, 4});
static_assert(rfc2279::validate_scalar_values("FC 84 80 80 80 80"_octets) == verdict{fault::out_of_range, 0, 6});
static_assert(rfc2279::validate_scalar_values("41 ED A0 80 F4 90 80 80"_octets) == verdict{fault::surrogate, 1, 3});
static_assert(rfc2279::validate_scalar_values("F4 8F BF BF"_octets) == verdict{fault::none, 4, 0});

// Converts to UTF-8 as long as the numbers are scalar values.
constexpr bool becomes_utf8_up_to_what_is_no_scalar_value() {
  constexpr auto up_to_the_range = "41 E2 82 AC FC 84 80 80 80 80 42"_octets;
  constexpr auto with_faults = "41 FC 84 80 80 80 80 ED A0 80 FF 42"_octets;
  octet out[16]{};
  const transcoded done = rfc2279::to_utf8(up_to_the_range, out);
  if (done != transcoded{4, 4, {fault::out_of_range, 4, 6}, true, 0} || out[3] != 0xAC || out[4] != 0) return false;
  const transcoded all = rfc2279::to_utf8(with_faults, out, on_fault::replace);
  return all == transcoded{12, 11, {fault::none, 12, 0}, true, 3} && out[1] == 0xEF && out[10] == 0x42;
}
static_assert(becomes_utf8_up_to_what_is_no_scalar_value());

constexpr octet edges[]{0x41, 0x80, 0x8F, 0x90, 0xBF, 0xC1, 0xC2, 0xE0, 0xED, 0xF0, 0xF8, 0xFC, 0xFD, 0xFE};
bool validates_as_it_decodes() { return codecs::validates_all_strings_as_it_decodes<rfc2279, 4>(edges); }

int main() {
  return at_run_time(encodes_the_edges, encodes_all_numbers, becomes_utf8_up_to_what_is_no_scalar_value,
                     validates_as_it_decodes);
}
