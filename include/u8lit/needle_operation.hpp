// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_NEEDLE_OPERATION_HPP
#define U8LIT_NEEDLE_OPERATION_HPP

#include <u8lit/made_text.hpp>
#include <u8lit/reading_operation.hpp>
#include <u8lit/scalar_text.hpp>
#include <u8lit/transcode.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit::detail {

// What is sought in text of another form.
template <code_unit Unit, fixed_text Needle>
U8LIT_ABI constexpr text_view<Unit> needle_in() noexcept {
  if constexpr (__is_same(Unit, typename text_constant<Needle>::unit_type)) return text_constant<Needle>::view();
  else return u8lit::text_in<Unit>(text_constant<Needle>{}).view();
}

// The calls with other text than text_constants. The needle is text, a literal, a scalar value, or a text_constant of any form.
template <class Operation, class Refusals>
struct needle_calls : Refusals {
  using Refusals::operator();
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, view_of<Text> needle) const noexcept {
    return Operation::apply(text_view{text}, needle);
  }
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, scalar_value needle) const noexcept {
    return Operation::apply(text_view{text}, scalar_text<unit_of<Text>>{needle}.view());
  }
  template <any_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, text_constant<Needle>) const noexcept {
    return Operation::apply(text_view{text}, detail::needle_in<unit_of<Text>, Needle>());
  }
};

// A function object that takes a text and what is sought in it, and returns `Operation::apply(text, needle)` of two
// text_views, which must not borrow from the needle. Text_constants have a call of their own, which costs compilers half.
template <class Operation>
struct needle_operation : needle_calls<Operation, reads_text> {
  using needle_calls<Operation, reads_text>::operator();
  template <fixed_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, text_constant<Needle>) const noexcept {
    return Operation::apply(text_constant<Text>::view(),
                            detail::needle_in<typename text_constant<Text>::unit_type, Needle>());
  }
};

// The same where the result is a text_view that borrows from the text; of text_constants, a text_constant.
template <class Operation>
struct cutting_operation : needle_calls<Operation, borrows_from_text> {
  using needle_calls<Operation, borrows_from_text>::operator();
  template <fixed_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, text_constant<Needle>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
      out.append(Operation::apply(text_constant<Text>::view(), detail::needle_in<unit, Needle>()));
    });
  }
};

}  // namespace u8lit::detail

#include <u8lit/compiler/end.hpp>

#endif
