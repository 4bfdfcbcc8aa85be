// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_REPLACE_TEXT_HPP
#define U8LIT_OPERATION_REPLACE_TEXT_HPP

#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/find.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Replacing text by text. U+FFFD for what is ill-formed is in replace.hpp.

namespace u8lit::detail {

// Returns the size of the text after `replace`, in code units. The parameters are those of replace. Complexity: that of
// searching `from`.
//   replaced_size("a-b"_text, "-", "::") == 4
template <any_text Text>
U8LIT_ABI constexpr size_t replaced_size(const Text& text, view_of<Text> from, view_of<Text> to) noexcept {
  const text_view view{text};
  const size_t times = u8lit::count(view, from);
  return view.size() - times * from.size() + times * to.size();
}

template <auto Text, auto From, auto To>
inline constexpr size_t replaced_size_of =
    detail::replaced_size(text_constant<Text>::view(), in_form_of<Text, From>.view(), in_form_of<Text, To>.view());

struct replace_operation final : writes_text {
  using writes_text::operator();

  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> view, text_view<Unit> from, text_view<Unit> to, Unit* out,
                                              size_t out_size) noexcept {
    size_t read = 0, written = 0;
    while (true) {
      const size_t found = view.find(from, read);
      const size_t match = found == npos ? view.size() : found;
      const auto before = detail::prefix_fitting(detail::unchecked_slice(view, read, match), out_size - written);
      written += detail::copy_to(out + written, before);
      read += before.size();
      if (read < match) return detail::make_transcoded(read, written, false);
      if (found == npos) return detail::make_transcoded(read, written, true);
      // The empty text is replaced together with the sequence after it: a caller who resumes there must not find it again.
      const bool at_end = match == view.size();
      const size_t behind = !from.empty() ? match + from.size()
                            : at_end      ? match
                                          : match + detail::sequence_length(view.data()[match]);
      const auto kept = detail::unchecked_slice(view, match + from.size(), behind);
      const size_t room = out_size - written;
      if (to.size() > room || kept.size() > room - to.size()) return detail::make_transcoded(read, written, false);
      written += detail::copy_to(out + written, to);
      written += detail::copy_to(out + written, kept);
      read = behind;
      if (from.empty() && at_end) return detail::make_transcoded(read, written, true);
    }
  }

  template <borrowed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, view_of<Text> from, view_of<Text> to,
                                                          unit_of<Text>* out, size_t out_size) const noexcept {
    return apply(text_view{text}, from, to, out, out_size);
  }
  template <borrowed_text Text, buffer_of<unit_of<Text>> Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, view_of<Text> from, view_of<Text> to,
                                                          Buffer&& out) const noexcept {
    const auto room = detail::as_buffer(out);
    return apply(text_view{text}, from, to, room.units, room.size);
  }
  template <any_text Text>
    requires owns_units<Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const Text& text, view_of<Text> from, view_of<Text> to,
                                                          unit_of<Text>* out, size_t out_size) const noexcept {
    return apply(text_view{text}, from, to, out, out_size);
  }
  template <any_text Text, buffer_of<unit_of<Text>> Buffer>
    requires owns_units<Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const Text& text, view_of<Text> from, view_of<Text> to,
                                                          Buffer&& out) const noexcept {
    return (*this)(text_view{text}, from, to, out);
  }
  template <auto Text, auto From, auto To>
  [[nodiscard]] consteval auto operator()(text_constant<Text>, text_constant<From>, text_constant<To>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::build_unchecked_text<unit, replaced_size_of<Text, From, To>>([](unit* units, size_t size) {
      const auto from = in_form_of<Text, From>.view(), to = in_form_of<Text, To>.view();
      static_cast<void>(apply(text_constant<Text>::view(), from, to, units, size));
    });
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Replaces all occurrences of a text in another, from the front and without overlap, as Rust's str::replace does.
//   replace(text, from, to, buffer), replace(text, from, to, out, out_size)
//   replace("..."_text, "..."_text, "..."_text)
// `text` is any text; `from` and `to` are text of the same code unit type, or literals; `buffer` is an array, or anything with
// data() and size() that may be written to, of that type; `out_size` is in code units. Of text_constants of any forms, returns
// a text_constant in the form of the first. The empty text is found at each boundary.
// Returns how far it went. It stops before a sequence or a `to` that does not fit; the rest of the text, from `read` on, can
// be replaced next. It writes no NUL. Precondition: none of the texts overlaps with the output. Complexity: that of searching
// `from`, at most the product of the sizes, and linear in the output.
//   replace("a-b"_text, "-"_text, "::"_text) == "a::b"_text
//   replace(path, "\\", "/", buffer)
inline constexpr detail::replace_operation replace{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
