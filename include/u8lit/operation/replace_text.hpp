// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_REPLACE_TEXT_HPP
#define U8LIT_OPERATION_REPLACE_TEXT_HPP

#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/find.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Replacing text by text. Replacing ill-formed input by U+FFFD is in the transcoding wing.

namespace u8lit::detail {

// The size of the text after `replace` with these arguments, in code units.
//   replaced_size("a-b"_text, "-", "::") == 4
template <any_text Text>
U8LIT_ABI constexpr size_t replaced_size(const Text& text, view_of<Text> from, view_of<Text> to) noexcept {
  const text_view view{text};
  const size_t times = u8lit::count(view, from);
  return view.size() - times * from.size() + times * to.size();
}

template <auto Text, auto From, auto To>
inline constexpr size_t replaced_size_of =
    detail::replaced_size(text_constant<Text>::view(), text_in_form<Text, From>.view(), text_in_form<Text, To>.view());

struct replace_operation final : rewriting_operation<replace_operation, view_of, view_of> {
  using rewriting_operation::operator();

  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, text_view<Unit> from, text_view<Unit> to,
                                              Unit* out, size_t out_size) noexcept {
    size_t read = 0, written = 0;
    while (true) {
      const size_t found = text.find(from, read);
      const size_t match = found == npos ? text.size() : found;
      const auto before = detail::unchecked_slice(text, read, match).first(out_size - written);
      written += detail::copy_to(out + written, before);
      read += before.size();
      if (read < match) return detail::make_transcoded(read, written, false);
      if (found == npos) return detail::make_transcoded(read, written, true);
      // An empty `from` is replaced together with the sequence after it: a caller who resumes there must not find it
      // again.
      const bool at_end = match == text.size();
      const size_t next = !from.empty() ? match + from.size()
                          : at_end      ? match
                                        : match + detail::sequence_length(text.data()[match]);
      const auto kept = detail::unchecked_slice(text, match + from.size(), next);
      const size_t room = out_size - written;
      if (to.size() > room || kept.size() > room - to.size()) return detail::make_transcoded(read, written, false);
      written += detail::copy_to(out + written, to);
      written += detail::copy_to(out + written, kept);
      read = next;
      if (from.empty() && at_end) return detail::make_transcoded(read, written, true);
    }
  }

  /// Replaces all occurrences of the second text_constant in the first by the third, at compile time. They may have any
  /// code unit types. Complexity: that of searching with `find`, and linear in the output.
  /// \return a text_constant of the first one's code unit type
  template <auto Text, auto From, auto To>
  [[nodiscard]] consteval auto operator()(text_constant<Text>, text_constant<From>, text_constant<To>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_unchecked_text<unit, replaced_size_of<Text, From, To>>([](unit* units, size_t size) {
      const auto from = text_in_form<Text, From>.view(), to = text_in_form<Text, To>.view();
      static_cast<void>(apply(text_constant<Text>::view(), from, to, units, size));
    });
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Replaces all occurrences of a text in another, from the front and without overlap, as str::replace of Rust.
///
/// Calls: `replace("..."_text, "..."_text, "..."_text)`, `replace(text, from, to, buffer)`,
/// `replace(text, from, to, out, out_size)`.
/// - `text`: any text
/// - `from`, `to`: text of the same code unit type, or literals. An empty `from` matches at each boundary.
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns, for text_constants of any code unit types, a text_constant of the first one's type; else a `transcoded`.
///   It stops before a sequence or a `to` that does not fit, and writes no NUL; call it again for the text from `read`
///   on.
/// - precondition: none of the texts overlaps the output
/// - complexity: that of searching `from` with `find`, and linear in the output
/// \code
/// static_assert(replace("a-b"_text, "-"_text, "::"_text) == "a::b"_text);
/// replace(path, "\\", "/", buffer);
/// \endcode
inline constexpr detail::replace_operation replace{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
