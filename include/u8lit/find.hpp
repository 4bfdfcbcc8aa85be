// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FIND_HPP
#define U8LIT_FIND_HPP

#include <u8lit/needle_operation.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace detail {

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

}  // namespace detail

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

#include <u8lit/compiler/end.hpp>

#endif
