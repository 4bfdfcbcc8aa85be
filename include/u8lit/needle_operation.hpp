// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_NEEDLE_OPERATION_HPP
#define U8LIT_NEEDLE_OPERATION_HPP

#include <u8lit/made_text.hpp>
#include <u8lit/scalar_text.hpp>
#include <u8lit/transcode.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit::detail {

// A function object that takes a text and what is sought in it, the needle: text, a literal or a scalar value. The result,
// `Operation::apply(text, needle)` of two text_views, must not borrow from the needle.
template <class Operation>
struct needle_operation {
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, view_of<Text> needle) const noexcept {
    return Operation::apply(text_view{text}, needle);
  }
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, scalar_value needle) const noexcept {
    return Operation::apply(text_view{text}, scalar_text<unit_of<Text>>{needle}.view());
  }
  // A text_constant may be of another form than the text.
  template <any_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, text_constant<Needle>) const noexcept {
    return Operation::apply(text_view{text}, u8lit::text_in<unit_of<Text>>(text_constant<Needle>{}).view());
  }
  template <fixed_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, text_constant<Needle>) const noexcept {
    return detail::constant_of([] { return Operation::apply(text_constant<Text>::view(), in_form_of<Text, Needle>.view()); });
  }
};

// The same where the result borrows from the text.
template <class Operation>
struct borrowing_needle_operation : needle_operation<Operation> {
  using needle_operation<Operation>::operator();
  template <owning_temporary Text, class Needle>
  U8LIT_ABI constexpr void operator()(const Text&&, const Needle&) const = delete;
};

}  // namespace u8lit::detail

#include <u8lit/compiler/end.hpp>

#endif
