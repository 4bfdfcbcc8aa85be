// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_FIXED_TEXT_HPP
#define U8LIT_TEXT_FIXED_TEXT_HPP

#include <u8lit/diagnosis/unvalidated_literal.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// The code units of well-formed text as a value that may be a template argument, followed by a NUL. An ill-formed
// literal does not compile, whatever the template does with it: the error names the fault and its place.
//
//   template <u8lit::fixed_text Name>
//   struct tag {};
//   tag<"café"> cafe;       // tag<"caf\xE9"> does not compile
//
// A template that must accept an ill-formed literal, to choose another overload for instance, takes an
// `unvalidated_literal`.
template <code_unit Unit, size_t Size>
struct fixed_text {
  using unit_type = Unit;

  // Public because only a class without private members may be the type of a template argument. To write into it is to
  // promise what `text_view::unchecked` asks for.
  Unit unchecked_units[Size + 1]{};

  U8LIT_ABI constexpr fixed_text() noexcept = default;

  // From a literal, whose NUL becomes this one's. Linear.
  consteval fixed_text(const Unit (&literal)[Size + 1]) noexcept
    requires detail::is_character<Unit>
#ifndef __clang__
      : fixed_text(__builtin_bit_cast(fixed_text, literal))
  {
#else
  {
    __builtin_memcpy(unchecked_units, literal, sizeof unchecked_units);
#endif
    if (unchecked_units[Size]) {
      if constexpr (detail::has_nul_at_the_end<Unit>) detail::without_nul(Size);
      else unchecked_units[Size] = Unit{};
    }
    if constexpr (utf8_unit<Unit> && detail::literals_are_unicode<Unit>) {
      if (detail::is_well_formed_object(unchecked_units)) return;
    }
    const detail::diagnosis found = detail::diagnose(unchecked_units, Size);
    found.report(found.number, found.shown);
  }

  // From an array without a NUL, such as #embed gives: of bytes, or of as many characters as the type says.
  explicit(detail::is_character<Unit>) consteval fixed_text(const Unit (&array)[Size == 0 ? 1 : Size]) noexcept
    requires(Size > 0)
  {
    for (size_t at = 0; at < Size; ++at) unchecked_units[at] = array[at];
    if constexpr (utf8_unit<Unit> && detail::literals_are_unicode<Unit>) {
      if (detail::is_well_formed_object(unchecked_units)) return;
    }
    const detail::diagnosis found = detail::diagnose(unchecked_units, Size);
    found.report(found.number, found.shown);
  }

  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return unchecked_units; }
  [[nodiscard]] U8LIT_ABI constexpr const Unit* c_str() const noexcept { return unchecked_units; }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr size_t size() noexcept { return Size; }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr bool empty() noexcept { return Size == 0; }

  U8LIT_ABI friend constexpr bool operator==(const fixed_text& left, const fixed_text& right) noexcept {
    return detail::compiler::are_equal(left.unchecked_units, right.unchecked_units);
  }
};

template <code_unit Unit, size_t Size>
fixed_text(const Unit (&)[Size]) -> fixed_text<Unit, Size - detail::is_character<Unit>>;
template <code_unit Unit, size_t Size>
fixed_text(unvalidated_literal<Unit, Size>) -> fixed_text<Unit, Size>;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
