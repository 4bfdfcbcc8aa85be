// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/suspicion.hpp>
#include <u8lit/encoding/encode.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// What is found first, whatever is asked for. Single characters and controls: tests/policy, tests/oracle/every_policy.
template <class Unit, size_t Size>
constexpr suspicion in(const Unit (&literal)[Size]) {
  return detail::first_suspicion<suspicion_kind::unterminated_control, suspicion_kind::interior_mark,
                                 suspicion_kind::noncharacter>(literal, Size - 1);
}
constexpr bool operator==(const suspicion& left, const suspicion& right) {
  return left.what == right.what && left.value == right.value && left.offset == right.offset;
}
constexpr suspicion control(char32_t value, size_t offset) {
  return {suspicion_kind::unterminated_control, value, offset};
}
constexpr suspicion mark(size_t offset) { return {suspicion_kind::interior_mark, 0xFEFF, offset}; }
constexpr suspicion noncharacter(char32_t value, size_t offset) {
  return {suspicion_kind::noncharacter, value, offset};
}

constexpr bool finds_the_first() {
  return in("") == suspicion{} && in("日本語") == suspicion{} && in("\uFEFFabc") == suspicion{} &&
         in("ab\u202E") == control(0x202E, 2) && in("a\uFEFF") == mark(1) && in("a\uFFFF") == noncharacter(0xFFFF, 1) &&
         in("\u2066\uFEFF") == control(0x2066, 0) && in("\uFEFF\u2066\uFEFF") == control(0x2066, 3) &&
         in("a\uFEFF\u2066") == mark(1) && in("\uFFFE\uFEFF") == noncharacter(0xFFFE, 0) &&
         in("\u2066\uFEFF\u2069\uFFFF\u202A") == mark(3) && in("\u2066\uFDD0\n\u2069") == control(0x2066, 0);
}
static_assert(finds_the_first());
static_assert(in(u"a\U0001FFFF\u202A") == noncharacter(0x1FFFF, 1) && in(u"\u20AC\u2068\u202C") == control(0x2068, 1));
static_assert(in(U"a\uFEFF") == mark(1) && in(U"\U0010FFFF") == noncharacter(0x10FFFF, 0));
static_assert(in(L"\u202D\r\u202C") == control(0x202D, 0));

// A paragraph separator ends the search for the end of a control (Bidi_Class=B). Its neighbors do not.
template <class Unit>
constexpr bool ends_a_paragraph(char32_t number) {
  Unit units[3 * longest_sequence]{};
  size_t size = encode_to(units, scalar_value::unchecked(0x202E));
  size += encode_to(units + size, scalar_value::unchecked(number));
  size += encode_to(units + size, scalar_value::unchecked(0x202C));
  return first_suspicion<suspicion_kind::unterminated_control>(units, size) == control(0x202E, 0);
}
template <class Unit>
constexpr bool knows_separators() {
  const char32_t separators[]{0x0A, 0x0D, 0x1C, 0x1D, 0x1E, 0x85, 0x2029},
      others[]{0x09, 0x0B, 0x0C, 0x1B, 0x1F, 0x20, 0x84, 0x86, 0xC2, 0x2028, 0x202F, 0x3000, 0xEF00, 0x1F600};
  for (const char32_t number : separators) {
    if (!ends_a_paragraph<Unit>(number)) return false;
  }
  for (const char32_t number : others) {
    if (ends_a_paragraph<Unit>(number)) return false;
  }
  return true;
}
static_assert(knows_separators<char>() && knows_separators<char16_t>() && knows_separators<char32_t>());

// Every bidirectional control, and no other character, opens a scope.
template <class Unit>
bool opens() {
  for (char32_t number = 0; number < 0x11'0000; ++number) {
    if (!is_scalar_value(number)) continue;
    Unit units[longest_sequence]{};
    const size_t size = encode_to(units, scalar_value::unchecked(number));
    const bool is_opening = (number >= 0x202A && number <= 0x202E && number != 0x202C) ||
                            (number >= 0x2066 && number <= 0x2068);
    if ((first_suspicion<suspicion_kind::unterminated_control>(units, size) == control(number, 0)) != is_opening)
      return false;
  }
  return true;
}

// Only what is asked for.
static_assert(detail::first_suspicion<suspicion_kind::noncharacter>("\u202E\uFEFF\uFFFF", 9) ==
              noncharacter(0xFFFF, 6));
static_assert(detail::first_suspicion<suspicion_kind::interior_mark>("\u202E\uFFFF\uFEFF", 9) == mark(6));

// There are 66 noncharacters.
template <class Unit>
int noncharacters_from(char32_t begin, char32_t end) {
  int count = 0;
  for (char32_t number = begin; number < end; ++number) {
    if (!is_scalar_value(number)) continue;
    Unit units[longest_sequence]{};
    const size_t size = encode_to(units, scalar_value::unchecked(number));
    count += detail::first_suspicion<suspicion_kind::noncharacter>(units, size) == noncharacter(number, 0);
  }
  return count;
}
template <class Unit>
bool has_66() {
  return noncharacters_from<Unit>(0, 0xFDD0) == 0 && noncharacters_from<Unit>(0xFDD0, 0xFDF0) == 32 &&
         noncharacters_from<Unit>(0xFDF0, 0x11'0000) == 34;
}

// Text that is longer than what one loop takes: at each place around its end.
template <size_t Size>
struct long_text {
  char units[Size]{};

  constexpr explicit long_text(size_t offset, const char* inserted) {
    for (char& unit : units) unit = 'a';
    for (; *inserted; ++inserted) units[offset++] = *inserted;
  }
};
bool finds_around_the_limit() {
  for (size_t offset = 0xFFF0; offset < 0x1'0008; ++offset) {
    const long_text<0x1'0010> ended{offset, "\u202E\u202C"};
    const long_text<0x1'0010> open{offset, "\u202E\u2069"};
    if (detail::first_suspicion<suspicion_kind::unterminated_control>(ended.units, sizeof ended.units) != suspicion{} ||
        detail::first_suspicion<suspicion_kind::unterminated_control>(open.units, sizeof open.units) !=
            control(0x202E, offset)) return false;
  }
  return true;
}

int main() {
  return at_run_time(finds_the_first, has_66<char>, has_66<char16_t>, has_66<char32_t>, opens<char>, opens<char16_t>,
                     opens<char32_t>, knows_separators<char>, finds_around_the_limit);
}
