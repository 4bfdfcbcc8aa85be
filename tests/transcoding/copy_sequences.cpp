// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/copy_sequences.hpp>

#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/encode.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

struct counts {
  size_t read = 0, written = 0;
  friend constexpr bool operator==(const counts&, const counts&) = default;
};
template <class In, class Out>
constexpr counts copied(const In* in, size_t size, Out* out, size_t out_size) {
  counts result;
  copy_sequences(in, size, out, out_size, result.read, result.written);
  return result;
}

// Any three bytes, compared with decode_front: the whole first sequence is copied, or nothing.
constexpr bool is_taken_if_well_formed(char32_t first, char32_t second, char32_t third) {
  const unsigned char units[]{static_cast<octet>(first), static_cast<octet>(second), static_cast<octet>(third), 0xFF};
  const decoded expected = decode_front(units, 3);
  char32_t number = 0;
  const counts found = copied(units, 4, &number, 1);
  return expected ? found == counts{expected.length, 1} && number == expected.value : found == counts{};
}
constexpr bool every_three_octets(char32_t step) {
  for (char32_t octets = 0; octets < 0x100'0000; octets += step) {
    if (!is_taken_if_well_formed(octets >> 16, octets >> 8 & 0xFF, octets & 0xFF)) return false;
  }
  return true;
}
constexpr bool some_octets() { return every_three_octets(0x1'FF1F); }
bool all_octets() {
  const volatile char32_t one = 1;  // keeps compilers from evaluating the loop
  return every_three_octets(one);
}
static_assert(some_octets());
static_assert(is_taken_if_well_formed(0xED, 0x9F, 0xBF) && is_taken_if_well_formed(0xED, 0xA0, 0x80) &&
              is_taken_if_well_formed(0xE0, 0x9F, 0xBF) && is_taken_if_well_formed(0xE0, 0xA0, 0x80) &&
              is_taken_if_well_formed(0xEE, 0x80, 0x80) && is_taken_if_well_formed(0xC1, 0xBF, 0x80));

// Four bytes at the limits of the RFC's ranges and beside them, compared with decode_front.
template <class Unit>
constexpr bool is_taken_as_four(const unsigned char (&units)[5]) {
  const decoded expected = decode_front(units, 4);
  if (expected && expected.length < 4) return true;  // tested above
  Unit taken[2]{}, written[2]{};
  const counts found = copied(units, 5, taken, 2);
  if (!expected) return found == counts{};
  return found == counts{4, encode_to(written, scalar_value::unchecked(expected.value))} && taken[0] == written[0] &&
         taken[1] == written[1];
}
constexpr bool takes_four_octets(char32_t first_step) {
  constexpr unsigned char limits[]{0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF};
  for (char32_t first = 0xE0; first < 0x100; first += first_step) {
    for (const unsigned char second : limits) {
      for (const unsigned char third : limits) {
        for (const unsigned char fourth : limits) {
          const unsigned char units[]{static_cast<octet>(first), second, third, fourth, 0xFF};
          if (!is_taken_as_four<char16_t>(units) || !is_taken_as_four<char32_t>(units)) return false;
        }
      }
    }
  }
  return true;
}
constexpr bool takes_some_octets() { return takes_four_octets(4); }
bool takes_all_octets() {
  const volatile char32_t one = 1;
  return takes_four_octets(one);
}
static_assert(takes_some_octets());

// Any number from UTF-16 or UTF-32 to UTF-8, compared with encode_to: scalar values are copied, others are not.
template <class Unit>
constexpr bool is_written_if_scalar(char32_t number) {
  Unit units[2]{static_cast<Unit>(number)};
  unsigned char octets[longest_sequence + 1]{}, expected[longest_sequence + 1]{};
  if (!is_scalar_value(number)) return copied(units, 1, octets, longest_sequence) == counts{} && octets[0] == 0;
  const auto value = scalar_value::unchecked(number);
  const size_t size = encode_to(units, value), length = encode_to(expected, value);
  // A pair of surrogates is copied if there is room for two other units.
  unsigned char out[6]{};
  if (copied(units, size, out, 6) != counts{size, length}) return false;
  for (size_t at = 0; at <= longest_sequence; ++at) {
    if (out[at] != expected[at]) return false;
  }
  return true;
}
// Surrogates that are no pair.
constexpr bool is_written_in_order_only(char32_t number) {
  char16_t pair[2]{};
  encode_to(pair, scalar_value::unchecked(number));
  const char16_t reversed[]{pair[1], pair[0]}, without_low[]{pair[0], 0xE000}, two_high[]{pair[0], pair[0]};
  unsigned char out[6]{};
  return copied(pair, 1, out, 6) == counts{} && copied(reversed, 2, out, 6) == counts{} &&
         copied(without_low, 2, out, 6) == counts{} && copied(two_high, 2, out, 6) == counts{} && out[0] == 0;
}
constexpr bool every_number(char32_t step) {
  for (char32_t number = 0; number <= 0xFFFF; number += step) {
    if (!is_written_if_scalar<char16_t>(number)) return false;
  }
  for (char32_t number = 0x1'0000; number < 0x11'0000; number += step) {
    if (!is_written_if_scalar<char16_t>(number) || !is_written_in_order_only(number)) return false;
  }
  for (char32_t number = 0; number < 0x12'0000; number += step) {
    if (!is_written_if_scalar<char32_t>(number) || !is_written_if_scalar<wchar_t>(number)) return false;
  }
  return is_written_if_scalar<char32_t>(0x8000'0041) && is_written_if_scalar<char32_t>(0xFFFF'FFFF);
}
constexpr bool some_numbers() { return every_number(0x3F1F); }
bool all_numbers() {
  const volatile char32_t one = 1;
  return every_number(one);
}
static_assert(some_numbers());

// Runs of every length into buffers of every size: nothing is written beyond the buffer.
constexpr bool stops_where_there_is_no_room() {
  constexpr unsigned char text[]{'a',  'b',  0xC3, 0xA9, 0xC3, 0xA9, 0xE6, 0x97, 0xA5,
                                 0xE6, 0x9C, 0xAC, 'c',  0xF0, 0x9F, 0x98, 0x80};
  constexpr char16_t characters[]{u'a', u'b', u'\u00E9', u'\u00E9', u'\u65E5', u'\u672C', u'c', 0xD83D, 0xDE00};
  constexpr size_t boundaries[]{0, 1, 2, 4, 6, 9, 12, 13, 13, 17};
  for (size_t room = 0; room < 10; ++room) {
    char16_t out[10]{};
    const size_t count = room == 8 ? 7 : room;
    if (copied(text, sizeof text, out, room) != counts{boundaries[count], count} || out[count] != 0) return false;
    for (size_t at = 0; at < count; ++at) {
      if (out[at] != characters[at]) return false;
    }
  }
  for (size_t room = 0; room < 30; ++room) {
    unsigned char out[31]{};
    const counts found = copied(characters, 9, out, room);
    const size_t end = boundaries[found.read], left = room - end;
    if (found.written != end || end > room || out[end] != 0) return false;
    // It stops where there is no room for three bytes, or for six before a pair of surrogates.
    if (left >= 6 && found.read != 9) return false;
    if (left >= 3 && found.read < 7) return false;
    for (size_t at = 0; at < end; ++at) {
      if (out[at] != text[at]) return false;
    }
  }
  for (size_t room = 0; room < 18; ++room) {
    constexpr char32_t four_octets_each[]{0x1'F600, 0x1'F601, 0x1'F602, 0x1'F603};
    unsigned char out[19]{};
    const size_t count = room / 4 < 4 ? room / 4 : 4;
    if (copied(four_octets_each, 4, out, room) != counts{count, 4 * count} || out[4 * count] != 0) return false;
  }
  for (size_t size = 0; size < sizeof text; ++size) {  // and reads nothing beyond the input
    char32_t out[9]{};
    size_t count = 7;
    while (boundaries[count] > size) --count;
    if (copied(text, size, out, 9) != counts{boundaries[count], count}) return false;
  }
  return true;
}
static_assert(stops_where_there_is_no_room());

int main() { return at_run_time(all_octets, takes_all_octets, all_numbers, stops_where_there_is_no_room); }
