// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_FIXED_TEXT_HPP
#define U8LIT_TEXT_FIXED_TEXT_HPP

#include <u8lit/diagnosis/unvalidated_literal.hpp>
#ifdef U8LIT_WARNS
#include <u8lit/diagnosis/suspicion_warning.hpp>
#endif
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Why pointers, views and strings are refused (attributes.hpp: U8LIT_REFUSAL).
#define U8LIT_NO_LITERAL "u8lit: write a literal here: a pointer or view is not one"
U8LIT_REFUSAL_CLASS(write_a_literal_here_because_a_pointer_or_view_is_not_one, U8LIT_NO_LITERAL)

// Views and strings. The size of a text_constant is that of its type.
template <class Text>
concept text_of_any_size = __is_class(Text) && text_like<Text> && !requires { requires Text::size() + 1 > 0; };

}  // namespace u8lit::detail

namespace u8lit {

/// Well-formed text as a value that can be a template argument. A NUL follows the code units.
///
/// Validated where it is constructed: an ill-formed literal does not compile, whatever the template does with it, and
/// the error names the fault and its position. A template that must accept ill-formed literals, for instance to choose
/// another overload, takes an `unvalidated_literal`.
/// \code
/// template <u8lit::fixed_text Name>
/// struct tag {};
/// tag<"café"> cafe;  // tag<"caf\xE9"> does not compile
/// \endcode
template <code_unit Unit, size_t Size>
struct fixed_text {
  using unit_type = Unit;  ///< The code unit type.

  /// The code units and a NUL. Public because only classes without private members can be template arguments.
  ///
  /// Precondition of writing: the code units stay well-formed, and the NUL stays.
  Unit unchecked_units[Size + 1]{};

  /// Zeros, which are well-formed.
  U8LIT_ABI constexpr fixed_text() noexcept = default;

#include <u8lit/compilers/clang_suspicious_fixed_text.hpp>
  /// Copies a literal and validates it. Does not compile if it is ill-formed or does not end in a NUL. Complexity:
  /// linear.
  consteval fixed_text(const Unit (&literal)[Size + 1]) noexcept
    requires detail::is_character<Unit>
  {
    U8LIT_WARN_IF_SUSPICIOUS(literal, Size)
    if constexpr (detail::compiler::evaluates_memcpy)
      __builtin_memcpy(unchecked_units, literal, sizeof unchecked_units);
    else *this = __builtin_bit_cast(fixed_text, literal);
    if (unchecked_units[Size]) {
      if constexpr (detail::has_nul_at_the_end<Unit>) detail::U8LIT_REFUSE(nullptr, detail::no_nul_at_the_end);
      else unchecked_units[Size] = Unit{};
    }
    if constexpr (utf8_unit<Unit> && detail::literals_are_unicode<Unit>) {
      if (detail::is_literal_well_formed(literal, unchecked_units)) return;
    }
    const detail::diagnosis result = detail::diagnose(unchecked_units, Size);
    if constexpr (!detail::compiler::prints_arguments_of_builtins) result.report(result.number, result.shown);
    else if (!result.accepts) detail::U8LIT_REFUSE(nullptr, result.shown);
  }

  /// Copies an array without a NUL, such as one made by `#embed`; does not compile if it is ill-formed. Explicit for
  /// characters, implicit for bytes. Complexity: linear.
  /// \code
  /// constexpr unsigned char bytes[]{0xC3, 0xA9};
  /// constexpr u8lit::fixed_text e_acute = bytes;
  /// \endcode
  explicit(detail::is_character<Unit>) consteval fixed_text(const Unit (&array)[Size == 0 ? 1 : Size]) noexcept
    requires(Size > 0)
  {
    U8LIT_WARN_IF_SUSPICIOUS(array, Size)
    for (size_t at = 0; at < Size; ++at) unchecked_units[at] = array[at];
    if constexpr (utf8_unit<Unit> && detail::literals_are_unicode<Unit>) {
      if (detail::is_well_formed_object(unchecked_units)) return;
    }
    const detail::diagnosis result = detail::diagnose(unchecked_units, Size);
    result.report(result.number, result.shown);
  }

  /// Deleted: how many code units there are at a pointer is unknown, and not constant.
  template <class Other>
  U8LIT_ABI constexpr fixed_text(Other* const& U8LIT_REFUSAL(write_a_literal_here_because_a_pointer_or_view_is_not_one))
      U8LIT_ELSE_DELETED(U8LIT_NO_LITERAL);
  /// As above, for a view or a string.
  template <detail::text_of_any_size Other>
    requires(Size == 0)  // the deduction guide's size; other sizes may have conversions
  U8LIT_ABI constexpr fixed_text(
      const Other& U8LIT_REFUSAL(write_a_literal_here_because_a_pointer_or_view_is_not_one))
      U8LIT_ELSE_DELETED(U8LIT_NO_LITERAL);

  /// Returns a pointer to the first code unit.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return unchecked_units; }
  /// Returns a pointer to the first code unit, for functions that expect a NUL at the end.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* c_str() const noexcept { return unchecked_units; }
  /// Returns the number of code units, without the NUL.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr size_t size() noexcept { return Size; }
  /// Returns whether there are no code units.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr bool empty() noexcept { return Size == 0; }

  /// Compares code units. Complexity: linear.
  U8LIT_ABI friend constexpr bool operator==(const fixed_text& left, const fixed_text& right) noexcept {
    return detail::compiler::are_equal(left.unchecked_units, right.unchecked_units);
  }
};

template <code_unit Unit, size_t Size>
fixed_text(const Unit (&)[Size]) -> fixed_text<Unit, Size - detail::is_character<Unit>>;
// So that a pointer, view or string selects a deleted constructor.
template <code_unit Unit>
fixed_text(const Unit* const&) -> fixed_text<Unit, 0>;
template <detail::text_of_any_size Text>
fixed_text(const Text&) -> fixed_text<char, 0>;
template <code_unit Unit, size_t Size>
fixed_text(unvalidated_literal<Unit, Size>) -> fixed_text<Unit, Size>;
template <code_unit Unit, size_t Size>
inline constexpr bool detail::owns_units<fixed_text<Unit, Size>> = true;

}  // namespace u8lit

#undef U8LIT_NO_LITERAL
#include <u8lit/base/end.hpp>

#endif
