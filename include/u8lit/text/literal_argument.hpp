// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_LITERAL_ARGUMENT_HPP
#define U8LIT_TEXT_LITERAL_ARGUMENT_HPP

#include <u8lit/diagnosis/reason.hpp>
#include <u8lit/diagnosis/words.hpp>
#include <u8lit/text/fixed_text.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A literal as the argument of a literal operator template, for all but clang (compiler.hpp: literals as packs). It is
// validated once. If it is ill-formed, its NUL is overwritten with 1, and text_constant asserts that the NUL is 0. A
// constructor that fails would need a second template for the sentence, which would validate each well-formed literal
// again.
template <code_unit Unit, size_t Size>
struct literal_argument {
  fixed_text<Unit, Size> text;

  consteval literal_argument(const Unit (&literal)[Size + 1]) noexcept
    requires is_character<Unit>
      : literal_argument(__builtin_bit_cast(literal_argument, literal)) {
    U8LIT_WARN_IF_SUSPICIOUS(literal, Size)
    if constexpr (has_nul_at_the_end<Unit>) {
      if (text.unchecked_units[Size]) detail::U8LIT_REFUSE(nullptr, detail::no_nul_at_the_end);
    }
    if constexpr (utf8_unit<Unit> && literals_are_unicode<Unit>) {
      if (detail::is_literal_well_formed(literal, text.unchecked_units)) return;
    } else if (detail::is_well_formed_literal(text.unchecked_units, Size)) {
      return;
    }
    if constexpr (!compiler::names_line_of_assertion) compiler::stop();
    text.unchecked_units[Size] = Unit{1};
  }
  // From a value. Not a constant expression if the value is ill-formed, so that constraints can test it.
  consteval literal_argument(const fixed_text<Unit, Size>& value) noexcept : text(value) {}
  consteval literal_argument(const unvalidated_literal<Unit, Size>& literal) noexcept
      : literal_argument(__builtin_bit_cast(literal_argument, literal)) {
    if (!detail::is_well_formed_literal(text.unchecked_units, Size)) compiler::stop();
  }
};
template <code_unit Unit, size_t Size>
literal_argument(const Unit (&)[Size]) -> literal_argument<Unit, Size - 1>;
template <code_unit Unit, size_t Size>
literal_argument(fixed_text<Unit, Size>) -> literal_argument<Unit, Size>;
template <code_unit Unit, size_t Size>
literal_argument(unvalidated_literal<Unit, Size>) -> literal_argument<Unit, Size>;

// The number of the byte, from 1, and why it is refused; both are 0 if nothing is. The checksum of the text (FNV-1a
// without the offset basis) makes the argument differ between texts, because compilers report only the first of equal
// errors.
struct at_position {
  size_t number = 0;
  reason why = reason::none;
  unsigned checksum = 0;
};
template <code_unit Unit>
U8LIT_ABI constexpr at_position place_of_fault(const Unit* units, size_t size) noexcept {
  at_position result{1, detail::reason_for_literal(units, size)};
  if constexpr (literals_are_unicode<Unit>) result.number += detail::constexpr_verdict(units, size).offset;
  for (size_t at = 0; at < size; ++at)
    result.checksum = (result.checksum ^ static_cast<unsigned>(detail::to_unsigned(units[at]))) * 16777619;
  return result;
}

// An ill-formed value. Constructing one from a well-formed value is not a constant expression, so a well-formed value
// is an invalid template argument.
struct ill_formed_value {
  at_position place;

  template <code_unit Unit, size_t Size>
  consteval ill_formed_value(const unvalidated_literal<Unit, Size>& literal) noexcept
      : place{detail::place_of_fault(literal.data(), Size)} {
    if (place.why == reason::none) compiler::stop();
  }
  template <code_unit Unit, size_t Size>
    requires(!compiler::names_line_of_assertion)
  consteval ill_formed_value(const Unit (&literal)[Size]) noexcept : place{detail::place_of_fault(literal, Size - 1)} {
    if (place.why == reason::none) compiler::stop();
  }
};
// The return type of `_text` for ill-formed values, incomplete.
template <at_position Place>
struct ill_formed_text;

}  // namespace u8lit::detail

#include <u8lit/compilers/fixed_sentences.hpp>

#include <u8lit/base/end.hpp>

#endif
