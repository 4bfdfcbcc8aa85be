// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODE_HPP
#define U8LIT_TRANSCODE_HPP

#include <u8lit/length.hpp>
#include <u8lit/made_text.hpp>
#include <u8lit/writing_operation.hpp>
#include <u8lit/compiler/begin.hpp>

// Text from one encoding form to another: into a buffer, or a literal into a constant.

namespace u8lit {

namespace detail {

template <on_fault Policy>
struct form_to_form_operation : transcoding_operation<form_to_form_operation<Policy>> {
  template <code_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size) noexcept {
    return u8lit::transcode_between(form_source<In>{in, size}, form_target<Out>{out, out_size}, Policy);
  }
};

}  // namespace detail

// Writes the input to `out`, in the form of its code units, and tells how far it went. It stops at the first fault and
// before a sequence for which there is no room; it writes no NUL, and nothing past `out_size` units. The two must not
// overlap. Linear in what is read. `transcode(input, buffer)`, `transcode(units, size, out, out_size)`.
inline constexpr detail::form_to_form_operation<on_fault::stop> transcode{};

// How long a literal's text is in the form of `Unit`. A variable, for compilers tell why they gave up on one, and of a
// template's argument only that no function takes it.
template <code_unit Unit, auto Text>
inline constexpr size_t size_in = u8lit::length_in<Unit>(text_constant<Text>::view());

namespace detail {

template <code_unit Unit>
struct text_in_operation final : writing_operation<text_in_operation<Unit>> {
  using writing_operation<text_in_operation>::operator();

  template <borrowed_text Text, code_unit_buffer Buffer>
    requires(form_of<unit_of_room<Buffer>> == form_of<Unit>)
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, Buffer&& out) const noexcept {
    return u8lit::transcode(text_view{text}, out);
  }
  template <auto Text>
  [[nodiscard]] consteval auto operator()(text_constant<Text> text) const noexcept {
    if constexpr (__is_same(Unit, typename text_constant<Text>::unit_type)) {
      return text;
    } else {
      return u8lit::unchecked_text_filled_by<Unit, size_in<Unit, Text>>(
          [](Unit* units, size_t size) { static_cast<void>(u8lit::transcode(text_constant<Text>::view(), units, size)); });
    }
  }
};

}  // namespace detail

// The same text in the form of `Unit`: `text_in<char8_t>("日本語"_text)` is `u8"日本語"_text`, and `text_in<char16_t>(name, buffer)`
// writes to a buffer of that form, as `transcode` does. Linear.
template <code_unit Unit>
inline constexpr detail::text_in_operation<Unit> text_in{};

// The same text in another form, as `text_in` has it: `to_utf16("日本語"_text)` is the text_constant of `u"日本語"`, of exact size,
// NUL-terminated and static, one object for each text, and `to_utf16(name, buffer)` writes to a buffer.
inline constexpr detail::text_in_operation<char> to_utf8{};
inline constexpr detail::text_in_operation<char16_t> to_utf16{};
inline constexpr detail::text_in_operation<char32_t> to_utf32{};
// wchar_t goes by its width: UTF-16 on Windows, UTF-32 elsewhere.
inline constexpr detail::text_in_operation<wchar_t> to_wide{};

// Another literal in the form of the first.
template <fixed_text Example, fixed_text Text>
inline constexpr auto in_form_of = u8lit::text_in<unit_of<text_constant<Example>>>(text_constant<Text>{});

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
