// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_UNVALIDATED_LITERAL_HPP
#define U8LIT_DIAGNOSIS_UNVALIDATED_LITERAL_HPP

#include <u8lit/diagnosis/diagnose.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

enum an_array_without_a_NUL_at_its_end_is_not_a_literal : unsigned char {};

// The message for an array that does not end in a NUL, at compile time.
inline constexpr const utf8_character* no_nul_at_the_end = u8"an array without a NUL at its end is not a literal";

// The report function (diagnose.hpp) for such an array.
U8LIT_ABI constexpr size_t without_nul(size_t size) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  return diagnostic_array<an_array_without_a_NUL_at_its_end_is_not_a_literal>{}.all[size + 1];
}

// Whether every literal of this type ends in a unit that is 0. False for wide literals in an encoding with smaller
// units, where the NUL may be only part of the last unit; those are refused for their encoding.
template <class Unit>
inline constexpr bool has_nul_at_the_end = is_ordinary<Unit> || literals_are_unicode<Unit>;

}  // namespace u8lit::detail

namespace u8lit {

template <code_unit Unit, size_t Size>
struct fixed_text;

/// The code units of a literal, well-formed or not, as a value that can be a template argument.
///
/// Take one in templates that must accept ill-formed literals: constraints, overloads, and codecs of other encodings.
/// Everything else takes a `fixed_text`. A NUL follows the units.
/// \code
/// template <u8lit::unvalidated_literal Name>
/// concept valid_name = u8lit::is_well_formed(Name);
/// \endcode
template <code_unit Unit, size_t Size>
struct unvalidated_literal {
  using unit_type = Unit;  ///< The code unit type.

  /// The code units and a NUL. Public, because only classes without private members can be template arguments.
  Unit units[Size + 1]{};

  /// Zeros.
  U8LIT_ABI constexpr unvalidated_literal() noexcept = default;

  /// Copies a literal. Does not compile for an array of characters that does not end in a NUL. Complexity: linear.
  /// \code
  /// static_assert(u8lit::unvalidated_literal{"caf\xE9"}.size() == 4);
  /// \endcode
  U8LIT_ABI constexpr unvalidated_literal(const Unit (&literal)[Size + 1]) noexcept
    requires detail::is_character<Unit>
  {
    if constexpr (detail::compiler::evaluates_memcpy) __builtin_memcpy(units, literal, sizeof units);
    else *this = __builtin_bit_cast(unvalidated_literal, literal);
    if (units[Size]) {
      if constexpr (detail::has_nul_at_the_end<Unit>) detail::without_nul(Size);
      else units[Size] = Unit{};
    }
  }

  /// Copies an array without a NUL, such as one made by `#embed`. Explicit for characters, implicit for bytes.
  /// Complexity: linear.
  U8LIT_ABI explicit(detail::is_character<Unit>) constexpr unvalidated_literal(
      const Unit (&array)[Size == 0 ? 1 : Size]) noexcept
    requires(Size > 0)
  {
    for (size_t at = 0; at < Size; ++at) units[at] = array[at];
  }

  /// Copies well-formed text.
  template <size_t SameSize>
    requires(SameSize == Size)  // a template, so that no conversions to fixed_text are considered
  U8LIT_ABI constexpr unvalidated_literal(const fixed_text<Unit, SameSize>& text) noexcept
      : unvalidated_literal(__builtin_bit_cast(unvalidated_literal, text)) {}

  /// Converts to text; does not compile if the units are ill-formed. Complexity: linear.
  template <size_t SameSize>
    requires(SameSize == Size)
  consteval operator fixed_text<Unit, SameSize>() const noexcept {
    // A constructor of fixed_text would be one more candidate for each deduction of its arguments.
    const detail::diagnosis result = detail::diagnose(units, Size);
    result.report(result.number, result.shown);
    return __builtin_bit_cast(fixed_text<Unit, SameSize>, *this);
  }

  /// Returns a pointer to the first code unit.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return units; }
  /// Returns a pointer to the first code unit, for functions that expect a NUL at the end.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* c_str() const noexcept { return units; }
  /// Returns the number of code units, without the NUL.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr size_t size() noexcept { return Size; }
  /// Returns whether there are no code units.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr bool empty() noexcept { return Size == 0; }

  /// Compares code units. Complexity: linear.
  U8LIT_ABI friend constexpr bool operator==(const unvalidated_literal& left,
                                             const unvalidated_literal& right) noexcept {
    return detail::compiler::are_equal(left.units, right.units);
  }
};

template <code_unit Unit, size_t Size>
unvalidated_literal(const Unit (&)[Size]) -> unvalidated_literal<Unit, Size - detail::is_character<Unit>>;

template <code_unit Unit, size_t Size>
unvalidated_literal(fixed_text<Unit, Size>) -> unvalidated_literal<Unit, Size>;

}  // namespace u8lit

namespace u8lit::detail {

// The result of `validate`, computed once for each literal: `verdict_of<"a\xFF">.offset == 1`.
template <unvalidated_literal Literal>
inline constexpr verdict verdict_of = detail::constexpr_verdict(Literal.data(), Literal.size());

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
