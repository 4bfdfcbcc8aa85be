// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FIXED_TEXT_HPP
#define U8LIT_FIXED_TEXT_HPP

#include <u8lit/refusal.hpp>
#include <u8lit/validate.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

enum an_array_without_a_NUL_at_its_end_is_no_literal : unsigned char {};

U8LIT_ABI constexpr size_t without_nul(size_t size) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  return only_element<an_array_without_a_NUL_at_its_end_is_no_literal>{}.at[size + 1];
}

// In an encoding with smaller units, which is refused for that, the NUL may be part of a unit.
template <class Unit>
inline constexpr bool has_nul_at_the_end = is_ordinary<Unit> || looked_at<Unit>;

// A literal's code units as a value that may be a template argument: `template <u8lit::fixed_text Text>`. Owns them and a
// NUL behind them. Not judged: `is_well_formed_v` tells, and a text_constant takes only what is well-formed.
template <code_unit Unit, size_t Size>
struct fixed_text {
  using unit_type = Unit;

  Unit units[Size + 1]{};

  U8LIT_ABI constexpr fixed_text() noexcept = default;

  // From a literal, whose NUL becomes this one's. Text of an array without one is asked for by its size.
  U8LIT_ABI constexpr fixed_text(const Unit (&literal)[Size + 1]) noexcept
    requires is_character<Unit>
#ifndef __clang__
      : fixed_text(__builtin_bit_cast(fixed_text, literal))
  {
    if (units[Size]) {
      if constexpr (has_nul_at_the_end<Unit>) without_nul(Size);
      else units[Size] = Unit{};
    }
  }
#else
  {
    __builtin_memcpy(units, literal, sizeof units);
    if (units[Size]) {
      if constexpr (has_nul_at_the_end<Unit>) without_nul(Size);
      else units[Size] = Unit{};
    }
  }
#endif

  // From an array that has no NUL of its own, such as #embed gives.
  U8LIT_ABI explicit(is_character<Unit>) constexpr fixed_text(const Unit (&array)[Size == 0 ? 1 : Size]) noexcept
    requires(Size > 0)
  {
    for (size_t at = 0; at < Size; ++at) units[at] = array[at];
  }

  U8LIT_ABI constexpr const Unit* data() const noexcept { return units; }
  U8LIT_ABI constexpr const Unit* c_str() const noexcept { return units; }
  [[gnu::always_inline]] U8LIT_ABI static constexpr size_t size() noexcept { return Size; }
  [[gnu::always_inline]] U8LIT_ABI static constexpr bool empty() noexcept { return Size == 0; }

  U8LIT_ABI friend constexpr bool operator==(const fixed_text& left, const fixed_text& right) noexcept {
    return compiler::are_equal(left.units, right.units);
  }
};

template <code_unit Unit, size_t Size>
fixed_text(const Unit (&)[Size]) -> fixed_text<Unit, Size - is_character<Unit>>;

// Judged once for each value.
template <fixed_text Text>
inline constexpr verdict verdict_of = u8lit::evaluated_verdict(Text.data(), Text.size());

template <fixed_text Text>
inline constexpr bool is_well_formed_v = static_cast<bool>(verdict_of<Text>);

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
