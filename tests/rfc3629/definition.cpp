// SPDX-License-Identifier: BSL-1.0
#include <u8lit/rfc3629/definition.hpp>

#include <type_traits>

#include <u8lit/encoding/encode.hpp>
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(sizeof detail::definition::table / sizeof *detail::definition::table == longest_sequence);
static_assert(detail::definition::prohibited == code_point_range{0xD800, 0xDFFF});

// The rows follow one another without gap or overlap, from U+0000 to U+10FFFF, and each is as long as its place.
constexpr bool rows_cover_the_code_points() {
  char32_t next = code_points.first;
  size_t size = 0;
  for (const detail::definition::row& row : detail::definition::table) {
    if (row.numbers.first != next || row.numbers.last < next) return false;
    if (detail::definition::sequence_pattern{row.octets}.size != ++size) return false;
    next = row.numbers.last + 1;
  }
  return next == code_points.last + 1;
}
static_assert(rows_cover_the_code_points());

// A pattern's fixed bits and x's.
constexpr bool patterns_are_read() {
  const detail::definition::sequence_pattern pattern{"1110xxxx 10xxxxxx 01010101"};
  return pattern.size == 3 && pattern.octets[0].fixed == 0xE0 && pattern.octets[0].x == 0x0F &&
         pattern.octets[1].fixed == 0x80 && pattern.octets[1].x == 0x3F && pattern.octets[2].fixed == 0x55 &&
         pattern.octets[2].x == 0x00 && pattern.octets[0].range() == octet_range{0xE0, 0xEF} &&
         pattern.octets[1].range() == continuation && pattern.octets[2].range() == octet_range{0x55, 0x55};
}
static_assert(patterns_are_read());

// The definition encodes as `encode` does, decodes the result, and rejects numbers without a row.
constexpr bool encodes_and_decodes(char32_t number) {
  octet octets[longest_sequence]{};
  size_t size = 0;
  if (!is_scalar_value(number)) return !detail::definition::encode(number, octets, size) && size == 0;
  if (!detail::definition::encode(number, octets, size)) return false;
  const utf8_sequence expected = encode(scalar_value::unchecked(number));
  if (size != expected.size()) return false;
  for (size_t at = 0; at < size; ++at) {
    if (octets[at] != expected[at]) return false;
  }
  return detail::definition::decode(octets, size) == number;
}
constexpr char32_t edges[]{0x00,   0x7F,   0x80,    0x7FF,   0x800,    0xD7FF,   0xD800,     0xDFFF,
                           0xE000, 0xFFFF, 0x10000, 0xFFFFF, 0x100000, 0x10FFFF, 0x11'0000, 0xFFFF'FFFF};
constexpr bool encodes_and_decodes_the_edges() {
  for (const char32_t edge : edges) {
    if (!encodes_and_decodes(edge)) return false;
  }
  return true;
}
static_assert(encodes_and_decodes_the_edges());

// Decoding only gathers bits: C0 80 and ED A0 80 have values.
constexpr octet overlong[]{0xC0, 0x80}, high_surrogate[]{0xED, 0xA0, 0x80}, beyond[]{0xF4, 0x90, 0x80, 0x80};
static_assert(detail::definition::decode(overlong, 2) == 0 && detail::definition::decode(high_surrogate, 3) == 0xD800);
static_assert(detail::definition::decode(beyond, 4) == 0x11'0000);

constexpr bool nothrow() {
  octet octets[longest_sequence]{};
  size_t size = 0;
  static_assert(noexcept(detail::definition::encode(0, octets, size)) &&
                noexcept(detail::definition::decode(octets, size)));
  static_assert(noexcept(detail::definition::sequence_pattern{""}) &&
                noexcept(detail::definition::octet_pattern{}.range()));
  return detail::definition::encode(0, octets, size);
}
static_assert(nothrow());

// A string does not convert to a pattern implicitly.
static_assert(!std::is_convertible_v<const char*, detail::definition::sequence_pattern>);

constexpr bool encodes_and_decodes_all() {
  for (char32_t number = 0; number <= 0x11'0000; ++number) {
    if (!encodes_and_decodes(number)) return false;
  }
  return true;
}

int main() {
  return at_run_time(rows_cover_the_code_points, patterns_are_read, encodes_and_decodes_the_edges,
                     encodes_and_decodes_all);
}
