// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_LITERAL_HPP
#define U8LIT_TEXT_LITERAL_HPP

#include <u8lit/text_constant.hpp>

namespace u8lit {
inline namespace literals {

// Text as a type, of any form: `"日本語"_text` is a text_constant. The second operator is the refusal of what is
// ill-formed: its result's type is incomplete, says why, and its use is the error. It takes of a literal no more than
// the fault, so that well-formed ones cost it nothing but to be judged.
template <fixed_text Text>
[[gnu::always_inline]] constexpr text_constant<Text> operator""_text() noexcept {
  return {};
}
template <literal_fault Fault>
  requires(Fault.exists())
finding::type_of<Fault> operator""_text() noexcept;

}  // namespace literals
}  // namespace u8lit

#endif
