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

// Writes what a string literal of C and C++ must have between its quotation marks to stand for the input. The literal is one of
// the input's code unit type, `"..."` for char and `u"..."` for char16_t, whatever the form of the output. `"`, `\`, `?` and
// controls are escaped, as `\n` or `\177`. Every compiler reads the same text from it, whatever follows.
//   escape_c(input, buffer), escape_c(input, out, out_size), escape_c(units, size, out, out_size), escape_c("..."_text)
//   each with beyond_ascii::escaped as a last argument: all characters beyond ASCII are escaped, too, as `\u20AC`
// The parameters are those of transcode. Returns how far it went; of a text_constant, a text_constant. It stops at the first
// fault, and before an escape that does not fit. With a null `out` and an `out_size` of npos it writes nothing, and `written` is
// the size that it needs. Complexity: linear in `read`.
//   escape_c("1\n"_text) == "1\\n"_text
inline constexpr detail::escaping_operation<detail::c_notation_of, beyond_ascii> escape_c{};

// Writes what the characters between the quotation marks of a string literal stand for. All escapes of C++23 but `\N{...}` are
// read.
//   unescape_c(input, buffer), unescape_c(input, out, out_size), unescape_c(units, size, out, out_size), unescape_c("..."_text)
// The parameters are those of transcode. Returns how far it went; of a text_constant, a text_constant, and one that has a fault
// does not compile. It stops at the first fault: `invalid_escape`, `truncated` where the input ends inside an escape,
// `unescaped` for a `"` or the end of a line, `surrogate` for `\uD800`, `out_of_range`, or a fault of the input's form.
// Counting and complexity are those of escape_c.
//   unescape_c("\\u20AC"_text) == "\u20AC"_text
inline constexpr detail::unescaping_operation<detail::c_notation_of> unescape_c{};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
