// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_LITERAL_HPP
#define U8LIT_TEXT_LITERAL_HPP

#include <u8lit/text_constant.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace finding {

// The fault of an ill-formed literal. A well-formed one makes no constant expression, so it is no template argument
// (compiler.hpp: constraints on literal operators).
struct ill_formed_literal {
  literal_fault fault;

  template <code_unit Unit, size_t Size>
    requires is_character<Unit>
  U8LIT_ABI constexpr ill_formed_literal(const Unit (&literal)[Size]) noexcept : fault{literal} {
    if (!fault.exists()) compiler::stop();
  }
  template <code_unit Unit, size_t Size>
  U8LIT_ABI constexpr ill_formed_literal(const unvalidated_literal<Unit, Size>& literal) noexcept : fault{literal} {
    if (!fault.exists()) compiler::stop();
  }
};

}  // namespace finding

inline namespace literals {

// Text as a type, of any form: `"日本語"_text` is a text_constant. The second operator is the refusal of what is
// ill-formed: its result's type is incomplete, says why, and its use is the error. It takes of a literal no more than
// the fault, so that well-formed ones cost it nothing but to be judged.
template <fixed_text Text>
[[gnu::always_inline]] U8LIT_ABI constexpr text_constant<Text> operator""_text() noexcept {
  return {};
}
template <finding::ill_formed_literal Literal>
finding::type_of<Literal.fault> operator""_text() noexcept;

}  // namespace literals
}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
