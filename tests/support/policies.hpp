// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_POLICIES_HPP
#define U8LIT_TESTS_SUPPORT_POLICIES_HPP

// What policies are to find, said without their means: character by character.

#include <u8lit/encoding/encode.hpp>
#include <u8lit/policy/policies.hpp>

// What each policy forbids, as the standards list it. tests/oracle/every_policy.cpp holds this to the Unicode Character
// Database.
constexpr bool is_nul(char32_t value) { return value == 0; }
constexpr bool is_not_ascii(char32_t value) { return value > 127; }
constexpr bool is_a_noncharacter(char32_t value) {
  return (value >= 0xFDD0 && value <= 0xFDEF) || value % 0x1'0000 == 0xFFFE || value % 0x1'0000 == 0xFFFF;
}
constexpr bool is_a_control(char32_t value) { return value < U' ' || (value >= 0x7F && value < 0xA0); }
constexpr bool is_a_control_but_no_white_space(char32_t value) {
  return is_a_control(value) && !(value >= U'\t' && value <= U'\r') && value != 0x85;
}
constexpr bool is_a_bidirectional_control(char32_t value) {
  switch (value) {
    case 0x061C:                                                              // ARABIC LETTER MARK
    case 0x200E: case 0x200F:                                                 // LEFT-TO-RIGHT MARK, RIGHT-TO-LEFT MARK
    case 0x202A: case 0x202B: case 0x202C: case 0x202D: case 0x202E:          // embeddings, pop and overrides
    case 0x2066: case 0x2067: case 0x2068: case 0x2069: return true;          // isolates and pop
    default: return false;
  }
}

constexpr bool is_the_mark(char32_t value) { return value == 0xFEFF; }

// Bidi_Class, UAX #9 section 3.2.
constexpr bool begins_embedding(char32_t value) {  // LRE, RLE, LRO, RLO
  return value == 0x202A || value == 0x202B || value == 0x202D || value == 0x202E;
}
constexpr bool ends_embedding(char32_t value) { return value == 0x202C; }  // PDF
constexpr bool begins_isolate(char32_t value) { return value == 0x2066 || value == 0x2067 || value == 0x2068; }
constexpr bool ends_isolate(char32_t value) { return value == 0x2069; }  // PDI
constexpr bool separates_paragraphs(char32_t value) {
  switch (value) {
    case U'\n': case U'\r': case 0x1C: case 0x1D: case 0x1E: case 0x85: case 0x2029: return true;
    default: return false;
  }
}

// The definitions of UAX #9 word for word: where the embedding or isolate that begins at `from` ends, or `Count`.
template <u8lit::size_t Count>
constexpr u8lit::size_t matching_pdi(const char32_t (&values)[Count], u8lit::size_t from) {  // BD9
  u8lit::size_t counter = 1;
  for (u8lit::size_t at = from + 1; at < Count && !separates_paragraphs(values[at]); ++at) {
    if (begins_isolate(values[at])) ++counter;
    if (ends_isolate(values[at]) && --counter == 0) return at;
  }
  return Count;
}
template <u8lit::size_t Count>
constexpr u8lit::size_t end_of_embedding(const char32_t (&values)[Count], u8lit::size_t from) {  // BD11, X6a
  u8lit::size_t counter = 1;
  for (u8lit::size_t at = from + 1; at < Count && !separates_paragraphs(values[at]); ++at) {
    if (begins_isolate(values[at])) {
      at = matching_pdi(values, at);
      if (at == Count) return Count;
      continue;
    }
    if (ends_isolate(values[at])) {
      for (u8lit::size_t before = 0; before < from; ++before) {
        if (begins_isolate(values[before]) && matching_pdi(values, before) == at) return at;
      }
    }
    if (begins_embedding(values[at])) ++counter;
    if (ends_embedding(values[at]) && --counter == 0) return at;
  }
  return Count;
}
// The first that does not end, or `Count`.
template <u8lit::size_t Count>
constexpr u8lit::size_t first_open_control(const char32_t (&values)[Count]) {
  for (u8lit::size_t at = 0; at < Count; ++at) {
    if (begins_isolate(values[at]) && matching_pdi(values, at) == Count) return at;
    if (begins_embedding(values[at]) && end_of_embedding(values, at) == Count) return at;
  }
  return Count;
}

// Text of a few scalar values in any form, and where each begins.
template <class Unit, u8lit::size_t Count>
struct written_out {
  char32_t values[Count]{};
  u8lit::size_t offsets[Count]{};
  Unit units[4 * Count]{};
  u8lit::size_t size = 0;

  explicit constexpr written_out(const char32_t (&all)[Count]) {
    for (u8lit::size_t at = 0; at < Count; ++at) {
      values[at] = all[at];
      offsets[at] = size;
      append(all[at]);
    }
  }

  constexpr void append(char32_t value) {
    if constexpr (u8lit::utf8_unit<Unit>) {
      for (const u8lit::octet each
           : u8lit::encode(u8lit::scalar_value::unchecked(value))) units[size++] = static_cast<Unit>(each);
    } else if (u8lit::utf16_unit<Unit> && value > 0xFFFF) {
      units[size++] = static_cast<Unit>(0xD800 + ((value - 0x10000) >> 10));
      units[size++] = static_cast<Unit>(0xDC00 + ((value - 0x10000) & 0x3FF));
    } else {
      units[size++] = static_cast<Unit>(value);
    }
  }

  constexpr u8lit::text_view<Unit> view() const { return u8lit::text_view<Unit>::unchecked(units, size); }
};

template <class Policy, class Unit, class Forbids, u8lit::size_t Count>
constexpr bool finds_the_first(Forbids forbids, const char32_t (&values)[Count]) {
  const written_out<Unit, Count> text{values};
  u8lit::policy::violation expected;
  for (u8lit::size_t at = Count; at-- > 0;) {
    if (forbids(values[at])) expected = {true, text.offsets[at], u8lit::scalar_value::unchecked(values[at])};
  }
  return Policy::first_violation(text.view()) == expected;
}

// The policy on bidirectional controls finds what UAX #9 says.
template <class Unit, u8lit::size_t Count>
constexpr bool finds_open_control(const char32_t (&values)[Count]) {
  const written_out<Unit, Count> text{values};
  const u8lit::size_t at = first_open_control(values);
  u8lit::policy::violation expected;
  if (at < Count) expected = {true, text.offsets[at], u8lit::scalar_value::unchecked(values[at])};
  return u8lit::policy::no_unterminated_bidirectional_controls::first_violation(text.view()) == expected;
}
// So it does for a value alone, and where it may end what began or begin what does not end.
template <class Unit>
constexpr bool may_leave_open(u8lit::scalar_value value) {
  return finds_open_control<Unit>({value}) && finds_open_control<Unit>({0x202A, value}) &&
         finds_open_control<Unit>({0x2067, value}) && finds_open_control<Unit>({0x202D, value, 0x202C}) &&
         finds_open_control<Unit>({0x2068, value, 0x2069}) && finds_open_control<Unit>({0x2066, 0x202E, value, 0x2069});
}
// And for each text of so many values out of a few.
template <class Unit, u8lit::size_t Count>
constexpr bool finds_open_controls_in_all() {
  constexpr char32_t values[] = {U'a', 0x202B, 0x202C, 0x2067, 0x2069, 0x2029};
  constexpr u8lit::size_t different = sizeof values / sizeof *values;
  char32_t text[Count]{};
  u8lit::size_t all = 1;
  for (u8lit::size_t at = 0; at < Count; ++at) all *= different;
  for (u8lit::size_t number = 0; number < all; ++number) {
    u8lit::size_t rest = number;
    for (char32_t& value : text) {
      value = values[rest % different];
      rest /= different;
    }
    if (!finds_open_control<Unit>(text)) return false;
  }
  return true;
}

// The value alone and among others.
template <class Policy, class Unit, class Forbids>
constexpr bool checks_policy(Forbids forbids, char32_t value) {
  return finds_the_first<Policy, Unit>(forbids, {value}) && finds_the_first<Policy,
         Unit>(forbids, {U'a', value, U'\U0001F600'});
}
// And after and before values of every length, and before itself.
template <class Policy, class Unit, class Forbids>
constexpr bool holds_at_all_lengths(Forbids forbids, char32_t value) {
  return checks_policy<Policy, Unit>(forbids, value) &&
         finds_the_first<Policy, Unit>(forbids, {U'\U0001F600', U'\u20AC', U'\u00E9', U'a', value, value, U'\U0001F600',
                                                 U'\u20AC'});
}
template <class Policy, class Forbids>
constexpr bool holds_in_every_form(Forbids forbids, char32_t value) {
  return holds_at_all_lengths<Policy, char>(forbids, value) &&
         holds_at_all_lengths<Policy, char16_t>(forbids, value) &&
         holds_at_all_lengths<Policy, char32_t>(forbids, value);
}

// A mark is a mark only at the beginning.
template <class Unit>
constexpr bool marks_lead(u8lit::scalar_value value) {
  const written_out<Unit, 2> first{{value, U'a'}}, second{{U'a', value}}, both{{value, value}};
  const u8lit::policy::violation expected = is_the_mark(value) ? u8lit::policy::violation{true, 0, value}
      : u8lit::policy::violation{};
  using policy = u8lit::policy::no_leading_mark;
  return policy::first_violation(first.view()) == expected && policy::first_violation(both.view()) == expected &&
         !policy::first_violation(second.view());
}

// And where it is not one, it is inside.
template <class Unit>
constexpr bool marks_lie_inside(u8lit::scalar_value value) {
  const written_out<Unit, 2> first{{value, U'a'}}, second{{U'a', value}}, both{{value, value}};
  const auto inside = [value](u8lit::size_t offset) {
    return is_the_mark(value) ? u8lit::policy::violation{true, offset, value} : u8lit::policy::violation{};
  };
  using policy = u8lit::policy::no_interior_mark;
  return !policy::first_violation(first.view()) && policy::first_violation(second.view()) == inside(1) &&
         policy::first_violation(both.view()) == inside(both.offsets[1]);
}

// One is one.
template <class Unit>
constexpr bool only_one_is_one(u8lit::scalar_value value) {
  const written_out<Unit, 1> one{{value}};
  const written_out<Unit, 2> before{{value, U'a'}}, after{{U'a', value}}, twice{{value, value}};
  using policy = u8lit::policy::one_scalar_value;
  return !policy::first_violation(one.view()) &&
         policy::first_violation(before.view()) == u8lit::policy::violation{true, one.size,
                                                                            u8lit::scalar_value::unchecked(U'a')} &&
         policy::first_violation(after.view()) == u8lit::policy::violation{true, 1, value} &&
         policy::first_violation(twice.view()) == u8lit::policy::violation{true, one.size, value};
}

// Octets are those of UTF-8, in every form: the violation is what ends after the last allowed octet.
template <class Unit, u8lit::size_t Count, u8lit::size_t Values>
constexpr bool counts_octets(const char32_t (&values)[Values]) {
  const written_out<Unit, Values> text{values};
  u8lit::size_t octets = 0, at = 0;
  for (; at < Values; ++at) {
    const char32_t value = values[at];
    octets += value <= 0x7F ? 1 : value <= 0x7FF ? 2 : value <= 0xFFFF ? 3 : 4;
    if (octets > Count) break;
  }
  const u8lit::policy::violation found = u8lit::policy::at_most_bytes<Count>::first_violation(text.view());
  return at == Values ? !found : found == u8lit::policy::violation{true, text.offsets[at],
                                                                   u8lit::scalar_value::unchecked(values[at])};
}
template <class Unit, u8lit::size_t Count = 12, u8lit::size_t Values>
constexpr bool counts_octets_up_to_12(const char32_t (&values)[Values]) {
  if constexpr (Count > 0) {
    if (!counts_octets_up_to_12<Unit, Count - 1>(values)) return false;
  }
  return counts_octets<Unit, Count>(values);
}

#endif
