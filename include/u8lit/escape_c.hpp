// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ESCAPE_C_HPP
#define U8LIT_ESCAPE_C_HPP

#include <u8lit/c_notation.hpp>
#include <u8lit/writing_operation.hpp>
#include <u8lit/compiler/begin.hpp>

// Text to what stands in a string literal of C and C++, and back.

namespace u8lit {

namespace detail {

struct escape_c_operation : writes_to_buffer {
  using writes_to_buffer::operator();

  template <code_unit In, code_unit Out>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In* in, size_t size, Out* out, size_t out_size,
                                            beyond_ascii beyond = beyond_ascii::kept) const noexcept {
    return u8lit::escape_in(c_notation<In>{beyond}, in, size, out, out_size);
  }
  template <text_like In, code_unit_buffer Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In& in, Buffer&& out,
                                            beyond_ascii beyond = beyond_ascii::kept) const noexcept {
    return (*this)(u8lit::units_of(in).data(), u8lit::units_of(in).size(), u8lit::room_in(out).units,
                   u8lit::room_in(out).size, beyond);
  }
  template <auto Text, bool Option = false>
  [[nodiscard]] consteval auto operator()(text_constant<Text>, known_option<beyond_ascii, Option> = {}) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return u8lit::unchecked_text_written_by<unit>([](unit* out, size_t size) {
      return escape_c_operation{}(text_constant<Text>::data(), text_constant<Text>::size(), out, size, beyond_ascii{Option});
    });
  }
};

struct unescape_c_operation : writes_to_buffer {
  using writes_to_buffer::operator();

  template <code_unit In, code_unit Out>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In* in, size_t size, Out* out, size_t out_size) const noexcept {
    return u8lit::unescape<c_notation<In>>(in, size, out, out_size);
  }
  template <text_like In, code_unit_buffer Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In& in, Buffer&& out) const noexcept {
    return (*this)(u8lit::units_of(in).data(), u8lit::units_of(in).size(), u8lit::room_in(out).units,
                   u8lit::room_in(out).size);
  }
  template <auto Text>
    requires well_formed<unescaping::finding_of<c_notation_of<Text>, Text>>
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    return unescaping::of<c_notation_of<Text>, Text>();
  }
  template <auto Text>
  unescaping::finding_of<c_notation_of<Text>, Text> operator()(text_constant<Text>) const noexcept;
};

}  // namespace detail

// Writes the text as what stands in a string literal of the text's own form, `"..."` for char and `u"..."` for
// char16_t, be the source that it goes to in whatever form `out` is: `"`, `\`, `?` and controls escaped, as `\n` or
// `\177`, and on demand all beyond ASCII as `\u20AC` and `\U0001F600`. Every C and C++ compiler reads the same text
// from it, whatever follows. Stops at the first fault, and before an escape for which there is no room, as `transcode`
// does; with a null `out` of size npos it only counts. Linear in what is read. `escape_c("1\n"_text)` is `"1\\n"_text`,
// and `escape_c("€"_text, beyond_ascii::escaped)` is `"\\u20AC"_text`; `escape_c(name, buffer)` and `escape_c(units,
// size, out, out_size)` write to `out`.
inline constexpr detail::escape_c_operation escape_c{};

// Writes what stands in a string literal as the compiler reads it: the inverse. Besides the usual escapes C++23's
// `\u{...}`, `\x{...}` and `\o{...}`, but no `\N{...}`. Faults, at which it stops: `invalid_escape`, `truncated` where
// the input ends inside an escape, `unescaped` for a `"` or the end of a line, `surrogate` for `\uD800`,
// `out_of_range`, those of text in the input's form for the code units that escapes are numbers of. With a null
// `out` of size npos it only counts. Linear in what is read. `unescape_c("\\u20AC"_text)` is `"\u20AC"_text`; a
// text_constant that has a fault does not compile.
inline constexpr detail::unescape_c_operation unescape_c{};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
