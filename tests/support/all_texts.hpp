// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_HEADERS_ALL_TEXTS_HPP
#define U8LIT_TESTS_HEADERS_ALL_TEXTS_HPP

#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/text_view.hpp>

#include <cstddef>
#include <string_view>

// Every short text over a small alphabet, with its scalar values beside it: the domain over which operations on text
// are compared with the same operation on an array of numbers.

inline constexpr std::size_t longest_small_text = 6;

// A number that no compiler knows, so that none tries to evaluate at compile time what is meant for the run time. Clang
// does, wherever it could warn of the result.
inline std::size_t unknown(std::size_t number) {
  const volatile std::size_t hidden = number;
  return hidden;
}

// Sequences of 1, 2 and 4 octets; the last two share all units but one, in UTF-8 and in UTF-16.
inline constexpr std::u32string_view four_letters = U"a\u00E9\U0001F600\U0001FA00";

template <class Unit>
struct small_text {
  Unit units[longest_small_text * 4 + 1]{};
  char32_t values[longest_small_text + 1]{};
  std::size_t offsets[longest_small_text + 1]{};  // of each scalar value, and of the end
  std::size_t count = 0;

  constexpr small_text() = default;
  constexpr small_text(std::u32string_view all) {
    for (const char32_t each : all) append(each);
  }
  constexpr void append(char32_t value) {
    values[count] = value;
    offsets[count + 1] = offsets[count] + u8lit::encode_to(units + offsets[count],
                                                           u8lit::scalar_value::unchecked(value));
    ++count;
  }
  constexpr std::size_t size() const { return offsets[count]; }
  constexpr u8lit::text_view<Unit> text() const { return u8lit::text_view<Unit>::unchecked(units, size()); }
  constexpr std::basic_string_view<Unit> string() const { return {units, size()}; }
  constexpr std::u32string_view scalars() const { return {values, count}; }
  constexpr bool has_boundary(std::size_t offset) const {
    bool found = false;
    for (std::size_t index = 0; index <= count; ++index) found |= offsets[index] == offset;
    return found;
  }
};

// Whether the predicate holds for all texts of up to so many scalar values.
template <class Unit, class Predicate>
constexpr bool for_all_texts(std::u32string_view alphabet, std::size_t longest, Predicate holds) {
  for (std::size_t count = 0, all = 1; count <= longest; ++count, all *= alphabet.size()) {
    for (std::size_t number = 0; number < all; ++number) {
      small_text<Unit> text;
      for (std::size_t rest = number, at = 0; at < count; ++at, rest /= alphabet.size())
        text.append(alphabet[rest % alphabet.size()]);
      if (!holds(text)) return false;
    }
  }
  return true;
}

// Whether a part of a text is text and holds these scalar values.
template <class Unit>
constexpr bool is(u8lit::text_view<Unit> text, std::u32string_view scalars) {
  if (!u8lit::is_well_formed(text.data(), text.size())) return false;
  std::size_t at = 0;
  for (const u8lit::scalar_value value : text.scalars()) {
    if (at == scalars.size() || value != scalars[at]) return false;
    ++at;
  }
  return at == scalars.size();
}

#endif
