// SPDX-License-Identifier: BSL-1.0
// The Unicode Standard, section 3.9, table 3-7, "Well-Formed UTF-8 Byte Sequences".
#include <u8lit.hpp>

using namespace u8lit;
using namespace u8lit::detail;

struct row {
  code_point_range code_points;
  alternative<longest_sequence> bytes;
};
constexpr octet_range from_80_to_BF{0x80, 0xBF};
constexpr row table_3_7[] = {
    {{0x0000, 0x007F}, {octet_range{0x00, 0x7F}}},
    {{0x0080, 0x07FF}, {octet_range{0xC2, 0xDF}, from_80_to_BF}},
    {{0x0800, 0x0FFF}, {octet_range{0xE0, 0xE0}, octet_range{0xA0, 0xBF}, from_80_to_BF}},
    {{0x1000, 0xCFFF}, {octet_range{0xE1, 0xEC}, from_80_to_BF, from_80_to_BF}},
    {{0xD000, 0xD7FF}, {octet_range{0xED, 0xED}, octet_range{0x80, 0x9F}, from_80_to_BF}},
    {{0xE000, 0xFFFF}, {octet_range{0xEE, 0xEF}, from_80_to_BF, from_80_to_BF}},
    {{0x10000, 0x3FFFF}, {octet_range{0xF0, 0xF0}, octet_range{0x90, 0xBF}, from_80_to_BF, from_80_to_BF}},
    {{0x40000, 0xFFFFF}, {octet_range{0xF1, 0xF3}, from_80_to_BF, from_80_to_BF, from_80_to_BF}},
    {{0x100000, 0x10FFFF}, {octet_range{0xF4, 0xF4}, octet_range{0x80, 0x8F}, from_80_to_BF, from_80_to_BF}},
};

// It is RFC 3629's grammar, row by row.
constexpr bool is_the_grammar_of_the_rfc() {
  size_t at = 0;
  for (const row& each : table_3_7) {
    if (each.bytes != utf8_syntax.alternatives[at++]) return false;
  }
  return at == sizeof utf8_syntax.alternatives / sizeof *utf8_syntax.alternatives;
}
static_assert(is_the_grammar_of_the_rfc());

// Each row has as many sequences as code points.
constexpr bool has_a_sequence_for_each_code_point(const row& each) {
  size_t sequences = 1;
  for (size_t at = 0; at < each.bytes.size; ++at)
    sequences *= each.bytes.octets[at].last - each.bytes.octets[at].first + 1u;
  return sequences == each.code_points.last - each.code_points.first + 1;
}

// Its first sequence is its first code point's, its last the last's, both ways.
constexpr bool begins_and_ends_as_encoded(const row& each) {
  octet first[longest_sequence]{}, last[longest_sequence]{};
  const utf8_sequence encoded_first = encode(scalar_value::unchecked(each.code_points.first));
  const utf8_sequence encoded_last = encode(scalar_value::unchecked(each.code_points.last));
  const size_t size = each.bytes.size;
  if (encoded_first.size() != size || encoded_last.size() != size) return false;
  for (size_t at = 0; at < size; ++at) {
    first[at] = each.bytes.octets[at].first;
    last[at] = each.bytes.octets[at].last;
    if (encoded_first[at] != first[at] || encoded_last[at] != last[at]) return false;
  }
  return decode_front(first, size) == decoded{each.code_points.first, size, fault::none} &&
         decode_front(last, size) == decoded{each.code_points.last, size, fault::none};
}

// What does not match is ill-formed: one octet just outside its range, the others at either end.
constexpr bool is_ill_formed_just_outside(const row& each) {
  for (size_t outside = 1; outside < each.bytes.size; ++outside) {
    for (unsigned ends = 0; ends < 1u << each.bytes.size; ++ends) {
      octet octets[longest_sequence]{};
      for (size_t at = 0; at < each.bytes.size; ++at) {
        const auto [first, last] = each.bytes.octets[at];
        const bool low = (ends >> at & 1) != 0;
        octets[at] = at == outside ? static_cast<octet>(low ? first - 1 : last + 1) : low ? first : last;
      }
      if (is_well_formed(octets, each.bytes.size)) return false;
    }
  }
  return true;
}

constexpr bool holds_for_each_row(bool (&law)(const row&)) {
  for (const row& each : table_3_7) {
    if (!law(each)) return false;
  }
  return true;
}
static_assert(holds_for_each_row(has_a_sequence_for_each_code_point));
static_assert(holds_for_each_row(begins_and_ends_as_encoded));
static_assert(holds_for_each_row(is_ill_formed_just_outside));

// The four rows in which the second byte is not 80..BF, and the faults outside their ranges.
static_assert(decode_front("E0 9F BF"_octets).what == fault::overlong);
static_assert(decode_front("ED A0 80"_octets).what == fault::surrogate);
static_assert(decode_front("F0 8F BF BF"_octets).what == fault::overlong);
static_assert(decode_front("F4 90 80 80"_octets).what == fault::out_of_range);

// Between the rows lie just the surrogates.
constexpr bool only_surrogates_are_left_out() {
  char32_t next = 0x0000;
  for (const row& each : table_3_7) {
    if (each.code_points.first != next) return false;
    next = each.code_points.last + 1;
    if (next == surrogates.first) next = surrogates.last + 1;
  }
  return next == 0x110000;
}
static_assert(only_surrogates_are_left_out());

// The table's own row for a code point describes its sequence.
constexpr bool is_in_its_row(scalar_value value) {
  for (const row& each : table_3_7) {
    if (!each.code_points.contains(value)) continue;
    const utf8_sequence encoded = encode(value);
    for (size_t at = 0; at < encoded.size(); ++at) {
      if (!each.bytes.octets[at].contains(encoded[at])) return false;
    }
    return encoded.size() == each.bytes.size;
  }
  return false;
}
static_assert(is_in_its_row(0x0041) && is_in_its_row(0x0391) && is_in_its_row(0x0904) && is_in_its_row(0x65E5));
static_assert(is_in_its_row(0xD55C) && is_in_its_row(0xFEFF) && is_in_its_row(0x233B4) && is_in_its_row(0x10FFFE));

int main() {
  for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
    if (is_scalar_value(number) && !is_in_its_row(scalar_value::unchecked(number))) return 1;
  }
  return 0;
}
