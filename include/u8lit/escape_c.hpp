// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ESCAPE_C_HPP
#define U8LIT_ESCAPE_C_HPP

#include <u8lit/c_notation.hpp>
#include <u8lit/compiler/begin.hpp>

// Text to what stands in a string literal of C and C++, and back.

namespace u8lit {

// Writes the text as what stands in a string literal of the text's own form, `"..."` for char and `u"..."` for char16_t, be
// the source that it goes to in whatever form `out` is: `"`, `\`, `?` and controls escaped, as `\n` or `\177`, and on demand
// all beyond ASCII as `\u20AC` and `\U0001F600`. Every C and C++ compiler reads the same text from it, whatever follows.
// Stops at the first fault, and before an escape for which there is no room, as `transcode` does; without `out` it only
// counts. Linear in what is read.
template <code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded escape_c(const In* in, size_t size, Out* out, size_t out_size,
                                        beyond_ascii beyond = beyond_ascii::kept) noexcept {
  return u8lit::escape_in(c_notation<In>{beyond}, in, size, out, out_size);
}
template <text_like In, code_unit_buffer Buffer>
U8LIT_ABI constexpr transcoded escape_c(const In& in, Buffer&& out, beyond_ascii beyond = beyond_ascii::kept) noexcept {
  return u8lit::escape_c(u8lit::units_of(in).data(), u8lit::units_of(in).size(), u8lit::room_in(out).units,
                         u8lit::room_in(out).size, beyond);
}

// The same with literals: `escape_c<"1\n">()` is `escape_c("1\n"_text)` is `"1\\n"_text`.
template <beyond_ascii Beyond = beyond_ascii::kept, fixed_text Text>
consteval auto escape_c(text_constant<Text> text) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_written_by<unit>([](unit* out, size_t size) {
    return u8lit::escape_c(Text.data(), Text.size(), out, size, Beyond);
  });
}
template <fixed_text Text, beyond_ascii Beyond = beyond_ascii::kept>
  requires well_formed<finding_of<Text>>
consteval auto escape_c() noexcept {
  return u8lit::escape_c<Beyond>(text_constant<Text>{});
}
template <fixed_text Text, beyond_ascii Beyond = beyond_ascii::kept>
finding_of<Text> escape_c() noexcept;

// Writes what stands in a string literal as the compiler reads it: the inverse. Besides the usual escapes C++23's
// `\u{...}`, `\x{...}` and `\o{...}`, but no `\N{...}`. Faults, at which it stops: `invalid_escape`, `truncated` where
// the input ends inside an escape, `unescaped` for a `"` or the end of a line, `surrogate` for `\uD800`,
// `out_of_range`, those of text in the input's form for the code units that escapes are numbers of. Without `out` it
// only counts. Linear in what is read.
template <code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded unescape_c(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  return u8lit::unescape<c_notation<In>>(in, size, out, out_size);
}
template <text_like In, code_unit_buffer Buffer>
U8LIT_ABI constexpr transcoded unescape_c(const In& in, Buffer&& out) noexcept {
  return u8lit::unescape_c(u8lit::units_of(in).data(), u8lit::units_of(in).size(), u8lit::room_in(out).units,
                           u8lit::room_in(out).size);
}

// The same with literals: `unescape_c<"\\u20AC">()` is `"\u20AC"_text`. What has a fault does not compile.
template <fixed_text Text>
  requires well_formed<unescaping::finding_of<c_notation_of<Text>, Text>>
consteval auto unescape_c() noexcept {
  return unescaping::of<c_notation_of<Text>, Text>();
}
template <fixed_text Text>
unescaping::finding_of<c_notation_of<Text>, Text> unescape_c() noexcept;
template <fixed_text Text>
  requires well_formed<unescaping::finding_of<c_notation_of<Text>, Text>>
consteval auto unescape_c(text_constant<Text>) noexcept {
  return unescaping::of<c_notation_of<Text>, Text>();
}
template <fixed_text Text>
unescaping::finding_of<c_notation_of<Text>, Text> unescape_c(text_constant<Text>) noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
