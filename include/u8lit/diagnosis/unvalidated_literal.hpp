// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_UNVALIDATED_LITERAL_HPP
#define U8LIT_DIAGNOSIS_UNVALIDATED_LITERAL_HPP

#include <u8lit/diagnosis/diagnose.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

enum an_array_without_a_NUL_at_its_end_is_no_literal : unsigned char {};

U8LIT_ABI constexpr size_t without_nul(size_t size) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  return diagnostic_array<an_array_without_a_NUL_at_its_end_is_no_literal>{}.at[size + 1];
}

// In an encoding with smaller units, which is refused for that, the NUL may be part of a unit.
template <class Unit>
inline constexpr bool has_nul_at_the_end = is_ordinary<Unit> || literals_are_unicode<Unit>;

}  // namespace u8lit::detail

namespace u8lit {

template <code_unit Unit, size_t Size>
struct fixed_text;

// The code units of a literal, well-formed or not, as a value that may be a template argument. For templates that must
// accept what is ill-formed: constraints, overloads and codecs of other encodings. Everything else takes a `fixed_text`.
// Has a NUL behind its units.
//
//   template <u8lit::unvalidated_literal Name>
//   concept is_name = u8lit::is_well_formed_v<Name>;
template <code_unit Unit, size_t Size>
struct unvalidated_literal {
  using unit_type = Unit;

  Unit units[Size + 1]{};

  U8LIT_ABI constexpr unvalidated_literal() noexcept = default;

  // From a literal, whose NUL becomes this one's. Text of an array without one is asked for by its size.
  U8LIT_ABI constexpr unvalidated_literal(const Unit (&literal)[Size + 1]) noexcept
    requires detail::is_character<Unit>
#ifndef __clang__
      : unvalidated_literal(__builtin_bit_cast(unvalidated_literal, literal))
  {
    if (units[Size]) {
      if constexpr (detail::has_nul_at_the_end<Unit>) detail::without_nul(Size);
      else units[Size] = Unit{};
    }
  }
#else
  {
    __builtin_memcpy(units, literal, sizeof units);
    if (units[Size]) {
      if constexpr (detail::has_nul_at_the_end<Unit>) detail::without_nul(Size);
      else units[Size] = Unit{};
    }
  }
#endif

  // From an array that has no NUL of its own, such as #embed gives.
  U8LIT_ABI explicit(detail::is_character<Unit>) constexpr unvalidated_literal(const Unit (&array)[Size == 0 ? 1 : Size]) noexcept
    requires(Size > 0)
  {
    for (size_t at = 0; at < Size; ++at) units[at] = array[at];
  }

  // Of well-formed text, as any. (A template, so that what converts to text is no argument.)
  template <size_t Of>
    requires(Of == Size)
  U8LIT_ABI constexpr unvalidated_literal(const fixed_text<Unit, Of>& text) noexcept
      : unvalidated_literal(__builtin_bit_cast(unvalidated_literal, text)) {}

  // Text, if it is well-formed; it does not compile otherwise. (Deduction for fixed_text has one candidate less than with a
  // constructor there.)
  template <size_t Of>
    requires(Of == Size)
  consteval operator fixed_text<Unit, Of>() const noexcept {
    const detail::diagnosis found = detail::diagnose(units, Size);
    found.report(found.number, found.shown);
    return __builtin_bit_cast(fixed_text<Unit, Of>, *this);
  }

  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return units; }
  [[nodiscard]] U8LIT_ABI constexpr const Unit* c_str() const noexcept { return units; }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr size_t size() noexcept { return Size; }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr bool empty() noexcept { return Size == 0; }

  U8LIT_ABI friend constexpr bool operator==(const unvalidated_literal& left, const unvalidated_literal& right) noexcept {
    return detail::compiler::are_equal(left.units, right.units);
  }
};

template <code_unit Unit, size_t Size>
unvalidated_literal(const Unit (&)[Size]) -> unvalidated_literal<Unit, Size - detail::is_character<Unit>>;

template <code_unit Unit, size_t Size>
unvalidated_literal(fixed_text<Unit, Size>) -> unvalidated_literal<Unit, Size>;

}  // namespace u8lit

namespace u8lit::detail {

// What `validate` finds of the literal, judged once for each value: `verdict_of<"a\xFF">.offset == 1`.
template <unvalidated_literal Text>
inline constexpr verdict verdict_of = detail::constexpr_verdict(Text.data(), Text.size());

}  // namespace u8lit::detail

namespace u8lit {

// Whether the literal is well-formed: `is_well_formed_v<"日本語">`.
template <unvalidated_literal Text>
inline constexpr bool is_well_formed_v = static_cast<bool>(detail::verdict_of<Text>);

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
