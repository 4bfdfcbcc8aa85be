// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ESCAPE_C_HPP
#define U8LIT_ESCAPE_C_HPP

#include <u8lit/c_notation.hpp>
#include <u8lit/compiler/begin.hpp>

// Text to what stands in a string literal of C and C++, and back.

namespace u8lit {

namespace detail {

template <class Unit>
using c_notation_of = c_notation<Unit>;

}  // namespace detail

// Writes the text as what stands in a string literal of the text's own form, `"..."` for char and `u"..."` for
// char16_t, be the source that it goes to in whatever form `out` is: `"`, `\`, `?` and controls escaped, as `\n` or
// `\177`, and on demand all beyond ASCII as `\u20AC` and `\U0001F600`. Every C and C++ compiler reads the same text
// from it, whatever follows. Stops at the first fault, and before an escape for which there is no room, as `transcode`
// does; with a null `out` of size npos it only counts. Linear in what is read. `escape_c("1\n"_text)` is `"1\\n"_text`,
// and `escape_c("€"_text, beyond_ascii::escaped)` is `"\\u20AC"_text`; `escape_c(name, buffer)` and `escape_c(units,
// size, out, out_size)` write to `out`.
inline constexpr detail::escaping_operation<detail::c_notation_of, beyond_ascii> escape_c{};

// Writes what stands in a string literal as the compiler reads it: the inverse. Besides the usual escapes C++23's
// `\u{...}`, `\x{...}` and `\o{...}`, but no `\N{...}`. Faults, at which it stops: `invalid_escape`, `truncated` where
// the input ends inside an escape, `unescaped` for a `"` or the end of a line, `surrogate` for `\uD800`,
// `out_of_range`, those of text in the input's form for the code units that escapes are numbers of. With a null
// `out` of size npos it only counts. Linear in what is read. `unescape_c("\\u20AC"_text)` is `"\u20AC"_text`; a
// text_constant that has a fault does not compile.
inline constexpr detail::unescaping_operation<detail::c_notation_of> unescape_c{};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
