// SPDX-License-Identifier: BSL-1.0
// The Unicode Standard, section 3.9, table 3-6, "UTF-8 Bit Distribution".
#include <u8lit.hpp>

using namespace u8lit;

struct row {
  const char* number;
  const char* octets;
};
constexpr row table_3_6[] = {
    {"00000000 0xxxxxxx", "0xxxxxxx"},
    {"00000yyy yyxxxxxx", "110yyyyy 10xxxxxx"},
    {"zzzzyyyy yyxxxxxx", "1110zzzz 10yyyyyy 10xxxxxx"},
    {"000uuuuu zzzzyyyy yyxxxxxx", "11110uuu 10uuzzzz 10yyyyyy 10xxxxxx"},
};

// The next letter of a pattern, past the spaces and the bits that are fixed; NUL at the end.
constexpr char next_letter(const char*& at) {
  while (*at == ' ' || *at == '0' || *at == '1') ++at;
  return *at ? *at++ : '\0';
}

// The letters are the same on both sides and in the same order, so the bits are handed on from left to right.
constexpr bool hands_on_the_bits_in_order(const row& each) {
  for (const char *number = each.number, *octets = each.octets;;) {
    const char letter = next_letter(number);
    if (letter != next_letter(octets)) return false;
    if (!letter) return true;
  }
}
static_assert(hands_on_the_bits_in_order(table_3_6[0]) && hands_on_the_bits_in_order(table_3_6[1]));
static_assert(hands_on_the_bits_in_order(table_3_6[2]) && hands_on_the_bits_in_order(table_3_6[3]));

constexpr size_t letters(const char* at) {
  size_t result = 0;
  while (next_letter(at)) ++result;
  return result;
}

// Writes a number into the octets of a row, bit after bit from the left, and compares as it goes.
constexpr bool is_distributed_as(const row& each, scalar_value value) {
  const utf8_sequence encoded = encode(value);
  size_t bits_left = letters(each.octets);
  size_t at = 0;
  unsigned octet_so_far = 0;
  for (const char* bit = each.octets;; ++bit) {
    if (*bit == ' ' || *bit == '\0') {
      if (at == encoded.size() || encoded[at++] != octet_so_far) return false;
      if (*bit == '\0') return at == encoded.size() && bits_left == 0;
      octet_so_far = 0;
      continue;
    }
    const bool is_fixed = *bit == '0' || *bit == '1';
    const bool is_one = is_fixed ? *bit == '1' : (value >> --bits_left & 1) != 0;
    octet_so_far = octet_so_far << 1 | is_one;
  }
}

constexpr const row& row_for(char32_t number) {
  return table_3_6[number < 0x80 ? 0 : number < 0x800 ? 1 : number < 0x1'0000 ? 2 : 3];
}

// Every number with one bit set, and its neighbour, and each of a pattern's letters alone.
constexpr bool sample_is_distributed() {
  for (char32_t power = 1; power <= 0x10'0000; power <<= 1) {
    for (char32_t number = power - 1; number <= power; ++number) {
      if (!is_distributed_as(row_for(number), scalar_value::unchecked(number))) return false;
    }
  }
  return is_distributed_as(table_3_6[3], 0x10FFFF) && is_distributed_as(table_3_6[2], 0xD7FF) &&
         is_distributed_as(table_3_6[2], 0xE000);
}
static_assert(sample_is_distributed());

int main() {
  for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
    if (!is_scalar_value(number)) continue;
    if (!is_distributed_as(row_for(number), scalar_value::unchecked(number))) return 1;
  }
  return 0;
}
