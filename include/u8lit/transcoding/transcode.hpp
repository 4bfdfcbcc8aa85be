// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_TRANSCODE_HPP
#define U8LIT_TRANSCODING_TRANSCODE_HPP

#include <u8lit/text/text_builder.hpp>
#include <u8lit/transcoding/length.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Conversion between encoding forms: of code units in a buffer by `transcode`, of text by `to_utf8`, `to_utf16`,
// `to_utf32` and `to_wide`.

namespace u8lit::detail {

template <on_fault>
struct transcodes_to_text : writes_text_of_text {};
template <>
struct transcodes_to_text<on_fault::replace> : writes_text_of_any_units {};

template <on_fault Action>
struct transcode_operation final : transcoding_operation<transcode_operation<Action>>, transcodes_to_text<Action> {
  template <code_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size) noexcept {
    return detail::transcode_between(form_source<In>{in, size}, form_target<Out>{out, out_size}, Action);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Converts code units to another encoding form. The code unit types determine the forms: UTF-8 (RFC 3629 section 3),
/// UTF-16 or UTF-32 (Unicode D91, D90).
///
/// Calls: `transcode(input, buffer)`, `transcode(input, out, out_size)`, `transcode(units, size, out, out_size)`.
/// - `input`: text, a string, a literal, or anything with data() and size(), well-formed or not
/// - `buffer`: an array, or anything with writable data() and size(); it must not overlap the input
/// - `units`, `size`: a pointer to the input and its number of code units
/// - `out`, `out_size`: a pointer to the output and the number of code units that fit
/// - returns a `transcoded`: how far the conversion went. It stops at the first fault, which is `found`, and before a
///   sequence that does not fit: then `fits` is false. No NUL is appended.
/// - complexity: linear in `read`
/// \code
/// char16_t out[3];
/// u8lit::transcode("\u65E5\u672C\u8A9E", out) == u8lit::transcoded{9, 3, {u8lit::fault::none, 9, 0}}
/// \endcode
inline constexpr detail::transcode_operation<on_fault::stop> transcode{};

}  // namespace u8lit

namespace u8lit::detail {

// The size of a text_constant in the form of `Unit`, in code units. A variable, because compilers explain why the
// evaluation of a variable's initializer failed.
template <code_unit Unit, auto Text>
inline constexpr size_t constant_encoded_size = detail::encoded_size<Unit>(text_constant<Text>::view());

template <code_unit Unit>
struct text_in_operation final : writing_operation<text_in_operation<Unit>> {
  using writing_operation<text_in_operation>::operator();

  /// Writes text in the encoding form of `Unit` to a buffer.
  /// \param text  text of any kind
  /// \param out   an array, or anything with writable data() and size(), of a code unit type of that form
  /// \return how far the conversion went; it stops before a sequence that does not fit. Complexity: linear in `read`.
  template <borrowed_text Text, code_unit_buffer Buffer>
    requires(form_of<unit_of_buffer<Buffer>> == form_of<Unit>)
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, Buffer&& out) const noexcept {
    return u8lit::transcode(text_view{text}, out);
  }
  /// Returns the text_constant of the same text in code units of type `Unit`: NUL-terminated, in static storage, one
  /// object for each text. Complexity: linear.
  template <auto Text>
  [[nodiscard]] consteval auto operator()(text_constant<Text> text) const noexcept {
    if constexpr (__is_same(Unit, typename text_constant<Text>::unit_type)) {
      return text;
    } else {
      return detail::make_unchecked_text<Unit, constant_encoded_size<Unit, Text>>([](Unit* units, size_t size) {
        static_cast<void>(u8lit::transcode(text_constant<Text>::view(), units, size));
      });
    }
  }
};

// Converts text to code units of type `Unit`: `text_in<char8_t>("\u00E9"_text)` is `u8"\u00E9"_text`.
template <code_unit Unit>
inline constexpr text_in_operation<Unit> text_in{};

}  // namespace u8lit::detail

namespace u8lit {

/// Converts text to UTF-8 (RFC 3629 section 3), of code unit type `char`.
///
/// Calls: `to_utf8(text, buffer)`, `to_utf8("..."_text)`.
/// - `text`: text of any kind and form
/// - `buffer`: an array, or anything with writable data() and size(), of a code unit type of that encoding form
/// - returns a `transcoded`, which says how far the conversion went; for a text_constant, the text_constant of the same
///   text: NUL-terminated, in static storage, one object for each text. It stops before a sequence that does not fit.
/// - complexity: linear
/// \code
/// u8lit::to_utf8(u"\u00E9"_text) == "\u00E9"
/// \endcode
inline constexpr detail::text_in_operation<char> to_utf8{};
/// As `to_utf8`, to UTF-16 (Unicode D91), of code unit type `char16_t`.
/// \code
/// const char16_t* name = u8lit::to_utf16("\u65E5\u672C\u8A9E"_text).c_str();
/// \endcode
inline constexpr detail::text_in_operation<char16_t> to_utf16{};
/// As `to_utf8`, to UTF-32 (Unicode D90), of code unit type `char32_t`.
/// \code
/// u8lit::to_utf32("\u65E5\u672C\u8A9E"_text).size() == 3
/// \endcode
inline constexpr detail::text_in_operation<char32_t> to_utf32{};
/// As `to_utf8`, to `wchar_t`: UTF-16 (Unicode D91) where it has 16 bits (Windows), UTF-32 (Unicode D90) elsewhere.
/// \code
/// const wchar_t* title = u8lit::to_wide("\u65E5\u672C\u8A9E"_text).c_str();
/// \endcode
inline constexpr detail::text_in_operation<wchar_t> to_wide{};

}  // namespace u8lit

namespace u8lit::detail {

// A literal converted to the form of another.
template <fixed_text Example, fixed_text Text>
inline constexpr auto text_in_form = detail::text_in<unit_of<text_constant<Example>>>(text_constant<Text>{});

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
