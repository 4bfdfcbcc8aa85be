// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_FIND_HPP
#define U8LIT_OPERATION_FIND_HPP

#include <u8lit/operation/boundary.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// What is sought in text of another form.
template <code_unit Unit, fixed_text Needle>
U8LIT_ABI constexpr text_view<Unit> needle_in() noexcept {
  if constexpr (__is_same(Unit, typename text_constant<Needle>::unit_type)) return text_constant<Needle>::view();
  else return detail::text_in<Unit>(text_constant<Needle>{}).view();
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
    return detail::build_text<unit>([](text_writer<unit>& out) {
      out.append(Operation::apply(text_constant<Text>::view(), detail::needle_in<unit, Needle>()));
    });
  }
};

}  // namespace u8lit::detail

namespace u8lit::detail {

template <bool FromTheEnd>
struct find_operation : reads_text {
  using reads_text::operator();
  static constexpr size_t everywhere = FromTheEnd ? npos : 0;

  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text, view_of<Text> sought,
                                                      size_t from = everywhere) const noexcept {
    if constexpr (FromTheEnd) return text_view{text}.rfind(sought, from);
    else return text_view{text}.find(sought, from);
  }
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text, scalar_value sought,
                                                      size_t from = everywhere) const noexcept {
    return operator()(text, scalar_text<unit_of<Text>>{sought}.view(), from);
  }
  template <any_text Text, fixed_text Sought>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text, text_constant<Sought>,
                                                      size_t from = everywhere) const noexcept {
    return operator()(text, detail::needle_in<unit_of<Text>, Sought>(), from);
  }
  template <fixed_text Text, fixed_text Sought>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(text_constant<Text>, text_constant<Sought>,
                                                      size_t from = everywhere) const noexcept {
    const auto sought = detail::needle_in<typename text_constant<Text>::unit_type, Sought>();
    if constexpr (FromTheEnd) return text_constant<Text>::view().rfind(sought, from);
    else return text_constant<Text>::view().find(sought, from);
  }
};

struct contains_operation : needle_operation<contains_operation> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr bool apply(text_view<Unit> text, text_view<Unit> sought) noexcept {
    return text.contains(sought);
  }
};

struct count_operation : needle_operation<count_operation> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t apply(text_view<Unit> text, text_view<Unit> sought) noexcept {
    const size_t step = sought.empty() ? 1 : sought.size();
    size_t result = 0;
    for (size_t at = text.find(sought); at != npos; at = text.find(sought, at + step)) ++result;
    return result;
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Finds text in text, at `from` or later, and at `from` or before.
//   find(text, sought, from = 0), rfind(text, sought, from = npos)
// `text` is any text; `sought` is text, a literal, a scalar value, or a text_constant of any form; `from` is an offset in
// code units. Returns the offset of the first or last match, a boundary, else npos. The empty text is found at each boundary.
// Nothing is decoded: in well-formed text a match of code units is one of scalar values (RFC 3629 section 1). Complexity: at
// most the product of the sizes.
//   find(view, "語") == 6       // where view == "日本語"
//   rfind("aa"_text, U'a') == 1
inline constexpr detail::find_operation<false> find{};
inline constexpr detail::find_operation<true> rfind{};

// Returns whether `find` finds it. The parameters are those of find.
//   contains("日本語"_text, "本"_text)
inline constexpr detail::contains_operation contains{};

// Returns the number of matches that do not overlap: "aa" is in "aaaa" twice. The empty text is there at
// each boundary. The parameters are those of find.
//   count("banana"_text, U'a') == 3
inline constexpr detail::count_operation count{};

}  // namespace u8lit

namespace u8lit::detail {

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

}  // namespace u8lit::detail

namespace u8lit {

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

#include <u8lit/base/end.hpp>

#endif
