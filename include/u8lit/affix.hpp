// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_AFFIX_HPP
#define U8LIT_AFFIX_HPP

#include <u8lit/needle_operation.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace detail {

template <bool AtEnd>
struct affix_operation : needle_operation<affix_operation<AtEnd>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr bool apply(text_view<Unit> text, text_view<Unit> affix) noexcept {
    if constexpr (AtEnd) return text.ends_with(affix);
    else return text.starts_with(affix);
  }
};
template <bool AtEnd>
struct strip_operation : cutting_operation<strip_operation<AtEnd>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr text_view<Unit> apply(text_view<Unit> text, text_view<Unit> affix) noexcept {
    if constexpr (AtEnd) return text.strip_suffix(affix);
    else return text.strip_prefix(affix);
  }
};

}  // namespace detail

// Returns whether a text begins or ends with another.
//   starts_with(text, prefix), ends_with(text, suffix)
// `text` is any text; `prefix` and `suffix` are text, a literal, a scalar value, or a text_constant of any form. Every text
// begins and ends with the empty text. Complexity: linear in the second argument.
//   starts_with(view, "日") && ends_with("日本語"_text, U'語')
inline constexpr detail::affix_operation<false> starts_with{};
inline constexpr detail::affix_operation<true> ends_with{};

// Returns the text without a prefix or suffix, removed once, or the whole text if it does not begin or end so: a text_view
// of a part of `text`, or a text_constant if both are text_constants. The parameters are those of starts_with.
//   strip_prefix("U+20AC"_text, "U+"_text) == "20AC"_text
inline constexpr detail::strip_operation<false> strip_prefix{};
inline constexpr detail::strip_operation<true> strip_suffix{};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
