// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODE_HPP
#define U8LIT_TRANSCODE_HPP

#include <u8lit/length.hpp>
#include <u8lit/made_text.hpp>
#include <u8lit/transcoding.hpp>
#include <u8lit/compiler/begin.hpp>

// Text from one encoding form to another: into a buffer, or a literal into a constant.

namespace u8lit {

// Writes the input to `out`, in the form of its code units, and tells how far it went. It stops at the first fault and
// before a sequence for which there is no room; it writes no NUL, and nothing past `out_size` units. The two must not
// overlap. Linear in what is read.
template <code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded transcode(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  return u8lit::transcode_between(form_source<In>{in, size}, form_target<Out>{out, out_size}, on_fault::stop);
}
template <text_like In, code_unit Out>
U8LIT_ABI constexpr transcoded transcode(const In& in, Out* out, size_t out_size) noexcept {
  return u8lit::transcode(u8lit::units_of(in).data(), u8lit::units_of(in).size(), out, out_size);
}
template <text_like In, code_unit_buffer Buffer>
U8LIT_ABI constexpr transcoded transcode(const In& in, Buffer&& out) noexcept {
  return u8lit::transcode(in, u8lit::room_in(out).units, u8lit::room_in(out).size);
}

// How long a literal's text is in the form of `Unit`. A variable, for compilers tell why they gave up on one, and of a
// template's argument only that no function takes it.
template <code_unit Unit, fixed_text Text>
inline constexpr size_t size_in = u8lit::length_in<Unit>(text_constant<Text>::view());

// A literal's text in the form of `Unit`: a text_constant.
template <code_unit Unit, fixed_text Text>
  requires well_formed<finding_of<Text>>
consteval auto text_in() noexcept {
  using source = text_constant<Text>;
  if constexpr (__is_same(Unit, unit_of<source>)) {
    return source{};
  } else {
    return u8lit::text_filled_by<Unit, size_in<Unit, Text>>(
        [](Unit* units, size_t size) { u8lit::transcode(source::view(), units, size); });
  }
}

// Another literal in the form of the first.
template <fixed_text Example, fixed_text Text>
inline constexpr auto in_form_of = u8lit::text_in<unit_of<text_constant<Example>>, Text>();

// The same text in another form: `to_utf16<"日本語">` is the text_constant of `u"日本語"`, of exact size, NUL-terminated and
// static, one object for each text. The literal may be of any form, and one that is ill-formed does not compile.
template <fixed_text Text, utf8_unit Unit = char>
  requires well_formed<finding_of<Text>>
inline constexpr auto to_utf8 = u8lit::text_in<Unit, Text>();
template <fixed_text Text>
  requires well_formed<finding_of<Text>>
inline constexpr auto to_utf16 = u8lit::text_in<char16_t, Text>();
template <fixed_text Text>
  requires well_formed<finding_of<Text>>
inline constexpr auto to_utf32 = u8lit::text_in<char32_t, Text>();
// wchar_t goes by its width: UTF-16 on Windows, UTF-32 elsewhere.
template <fixed_text Text>
  requires well_formed<finding_of<Text>>
inline constexpr auto to_wide = u8lit::text_in<wchar_t, Text>();

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
