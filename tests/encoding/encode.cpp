// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/encode.hpp>

#include <type_traits>

#include <u8lit/rfc3629/definition.hpp>
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr bool encodes_to(char32_t number, size_t size, octet first, octet second = 0, octet third = 0,
                          octet fourth = 0) {
  const scalar_value value = scalar_value::unchecked(number);
  const utf8_sequence made = encode(value);
  const octet octets[]{first, second, third, fourth};
  if (made.size() != size || utf8_length(value) != size) return false;
  for (size_t at = 0; at < size; ++at) {
    if (made[at] != octets[at]) return false;
  }
  return true;
}

// Both ends of each row of section 3's table, and of what it prohibits.
constexpr bool encodes_the_edges() {
  return encodes_to(0x0000, 1, 0x00) && encodes_to(0x007F, 1, 0x7F) && encodes_to(0x0080, 2, 0xC2, 0x80) &&
         encodes_to(0x07FF, 2, 0xDF, 0xBF) && encodes_to(0x0800, 3, 0xE0, 0xA0, 0x80) &&
         encodes_to(0xD7FF, 3, 0xED, 0x9F, 0xBF) && encodes_to(0xE000, 3, 0xEE, 0x80, 0x80) &&
         encodes_to(0xFFFF, 3, 0xEF, 0xBF, 0xBF) && encodes_to(0x1'0000, 4, 0xF0, 0x90, 0x80, 0x80) &&
         encodes_to(0x10'FFFF, 4, 0xF4, 0x8F, 0xBF, 0xBF);
}
static_assert(encodes_the_edges());

// Numbers with bits in each x of their row.
constexpr bool encodes_what_lies_between() {
  return encodes_to(U'A', 1, 0x41) && encodes_to(0x03BF, 2, 0xCE, 0xBF) && encodes_to(0x20AC, 3, 0xE2, 0x82, 0xAC) &&
         encodes_to(0x8A9E, 3, 0xE8, 0xAA, 0x9E) && encodes_to(0x2'33B4, 4, 0xF0, 0xA3, 0x8E, 0xB4);
}
static_assert(encodes_what_lies_between());

static_assert(encode(U'\u20AC') == encode(scalar_value{0x20AC}) && encode({}) == encode(U'\0'));
static_assert(std::is_same_v<decltype(encode(U'A')), utf8_sequence> && noexcept(encode(U'A')) &&
              noexcept(utf8_length(U'A')));
static_assert(encode(*scalar_value::from(0xD800)) == encode(replacement_character));

// In the other forms: what Unicode's tables 3-4 and 3-5 give for 004D, 0430, 4E8C and 10302, and the ends of what needs
// a pair. Nothing after them is written.
template <code_unit Unit>
constexpr bool encodes_in_form_to(char32_t number, size_t length, Unit first, Unit second = {}) {
  const scalar_value value = scalar_value::unchecked(number);
  Unit units[]{{}, {}, static_cast<Unit>('x')};
  const size_t guard = length == 1 ? 1 : 2;
  units[guard] = static_cast<Unit>('x');
  return encode_to(units, value) == length && encoded_length<Unit>(value) == length && units[0] == first &&
         (length == 1 || units[1] == second) && units[guard] == static_cast<Unit>('x');
}
constexpr bool encodes_in_every_form() {
  return encodes_in_form_to<char16_t>(0x004D, 1, 0x004D) && encodes_in_form_to<char16_t>(0x0430, 1, 0x0430) &&
         encodes_in_form_to<char16_t>(0x4E8C, 1, 0x4E8C) && encodes_in_form_to<char16_t>(0x1'0302, 2, 0xD800, 0xDF02) &&
         encodes_in_form_to<char16_t>(0xFFFF, 1, 0xFFFF) && encodes_in_form_to<char16_t>(0x1'0000, 2, 0xD800, 0xDC00) &&
         encodes_in_form_to<char16_t>(0x10'FFFF, 2, 0xDBFF, 0xDFFF) &&
         encodes_in_form_to<char32_t>(0x1'0302, 1, 0x1'0302) &&
         encodes_in_form_to<char32_t>(0x10'FFFF, 1, 0x10'FFFF) && encodes_in_form_to<wchar_t>(0x4E8C, 1, 0x4E8C) &&
         encodes_in_form_to<char>(0x004D, 1, 'M') && encodes_in_form_to<char>(0x0430, 2, '\xD0', '\xB0') &&
         encodes_in_form_to<unsigned char>(0x0430, 2, 0xD0, 0xB0);
}
static_assert(encodes_in_every_form());
static_assert(utf16_length(U'\uFFFF') == 1 && utf16_length(U'\U00010000') == 2 && utf32_length(U'\U00010000') == 1);

constexpr bool encodes_every_scalar_value_as_defined() {
  for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
    octet octets[longest_sequence]{};
    size_t size = 0;
    if (!detail::definition::encode(number, octets, size)) continue;
    if (!encodes_to(number, size, octets[0], octets[1], octets[2], octets[3])) return false;
  }
  return true;
}

constexpr bool a_sequence_is_a_range_of_its_octets(const utf8_sequence& all, size_t size) {
  if (all.size() != size || all.data() != all.begin() || all.end() != all.begin() + size) return false;
  size_t at = 0;
  for (const octet each : all) {
    if (each != all[at] || each != all.data()[at]) return false;
    ++at;
  }
  return at == size;
}
constexpr bool sequences_are_ranges() {
  return a_sequence_is_a_range_of_its_octets(encode(U'\0'), 1) &&
         a_sequence_is_a_range_of_its_octets(encode(U'\u00E9'), 2) &&
         a_sequence_is_a_range_of_its_octets(encode(U'\u20AC'), 3) &&
         a_sequence_is_a_range_of_its_octets(encode(U'\U0010FFFF'), 4);
}
static_assert(sequences_are_ranges());

constexpr bool sequences_compare_by_their_octets() {
  utf8_sequence copy = encode(U'\u20AC');
  if (copy != encode(U'\u20AC') || copy == encode(U'\u20AD') || copy == encode(U'\u00AC')) return false;
  copy = encode(U'A');
  return copy == encode(U'A') && copy != encode(U'\0') && copy[0] == 0x41;
}
static_assert(sequences_compare_by_their_octets());

// Only `encode` constructs one, so each encodes a scalar value.
static_assert(!std::is_default_constructible_v<utf8_sequence> && !std::is_constructible_v<utf8_sequence, int>);
static_assert(!std::is_constructible_v<utf8_sequence, int, int> && !std::is_convertible_v<octet, utf8_sequence>);
static_assert(std::is_trivially_copyable_v<utf8_sequence> && sizeof(utf8_sequence) == longest_sequence + 1);

static_assert(noexcept(encode(U'A') == encode(U'A')));
static_assert(noexcept(encode(U'A').data()) && noexcept(encode(U'A').size()) && noexcept(encode(U'A')[0]));
static_assert(noexcept(encode(U'A').begin()) && noexcept(encode(U'A').end()));

int main() {
  return at_run_time(encodes_the_edges, encodes_what_lies_between, encodes_in_every_form,
                     encodes_every_scalar_value_as_defined, sequences_are_ranges, sequences_compare_by_their_octets);
}
