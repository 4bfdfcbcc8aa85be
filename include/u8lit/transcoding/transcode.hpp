// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_TRANSCODE_HPP
#define U8LIT_TRANSCODING_TRANSCODE_HPP

#include <u8lit/text/text_builder.hpp>
#include <u8lit/transcoding/length.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Conversion from one encoding form to another.

namespace u8lit::detail {

template <on_fault Policy>
struct transcode_operation : transcoding_operation<transcode_operation<Policy>> {
  template <code_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size) noexcept {
    return detail::transcode_between(form_source<In>{in, size}, form_target<Out>{out, out_size}, Policy);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Writes code units in another encoding form: UTF-8, UTF-16 or UTF-32, after their types.
//   transcode(input, buffer), transcode(input, out, out_size), transcode(units, size, out, out_size)
// `input` is text, a string, a literal, or anything with data() and size(), well-formed or not; `buffer` is an array, or anything
// with data() and size() that may be written to; sizes are in code units.
// Returns how far it went. It stops at the first fault, and before a sequence that does not fit. It writes no NUL.
// Precondition: input and output do not overlap. Complexity: linear in `read`.
//   char16_t out[3];
//   transcode("日本語", out) == transcoded{9, 3, {fault::none, 9, 0}}
inline constexpr detail::transcode_operation<on_fault::stop> transcode{};

}  // namespace u8lit

namespace u8lit::detail {

// The size of a text_constant's text in the form of `Unit`, in code units. A variable, because compilers say why they gave up
// evaluating one.
template <code_unit Unit, auto Text>
inline constexpr size_t constant_encoded_size = detail::encoded_size<Unit>(text_constant<Text>::view());

template <code_unit Unit>
struct text_in_operation final : writing_operation<text_in_operation<Unit>> {
  using writing_operation<text_in_operation>::operator();

  template <borrowed_text Text, code_unit_buffer Buffer>
    requires(form_of<unit_of_buffer<Buffer>> == form_of<Unit>)
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, Buffer&& out) const noexcept {
    return u8lit::transcode(text_view{text}, out);
  }
  template <auto Text>
  [[nodiscard]] consteval auto operator()(text_constant<Text> text) const noexcept {
    if constexpr (__is_same(Unit, typename text_constant<Text>::unit_type)) {
      return text;
    } else {
      return detail::build_unchecked_text<Unit, constant_encoded_size<Unit, Text>>(
          [](Unit* units, size_t size) { static_cast<void>(u8lit::transcode(text_constant<Text>::view(), units, size)); });
    }
  }
};

// Writes text in the encoding form of `Unit`.
//   text_in<Unit>(text, buffer), text_in<Unit>("..."_text)
// `text` is any text; `buffer` is as for transcode, of a code unit type of that form. Returns how far it went, as transcode
// does; of a text_constant, the text_constant of the same text: NUL-terminated, in static storage, one object for each text.
// Complexity: linear.
//   text_in<char8_t>("日本語"_text) == u8"日本語"_text
template <code_unit Unit>
inline constexpr detail::text_in_operation<Unit> text_in{};

}  // namespace u8lit::detail

namespace u8lit {

// `text_in` for each encoding form.
//   to_utf16("日本語"_text).c_str()  // const char16_t*
//   to_utf16(name, buffer)
inline constexpr detail::text_in_operation<char> to_utf8{};
inline constexpr detail::text_in_operation<char16_t> to_utf16{};
inline constexpr detail::text_in_operation<char32_t> to_utf32{};
// wchar_t goes by its width: UTF-16 on Windows, UTF-32 elsewhere.
inline constexpr detail::text_in_operation<wchar_t> to_wide{};

}  // namespace u8lit

namespace u8lit::detail {

// A literal in the form of another.
template <fixed_text Example, fixed_text Text>
inline constexpr auto in_form_of = detail::text_in<unit_of<text_constant<Example>>>(text_constant<Text>{});

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
