// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATIONS_HPP
#define U8LIT_OPERATIONS_HPP

// The operations on text. Each is a function object, called with text: with text_constants it returns a text_constant, a
// text_list or a number; with other text, what only reads returns a text_view, a range or a number, and what writes takes a
// buffer. Only numbers and types known when compiling are template arguments: `slice<3, 6>("日本語"_text)`.
// IWYU pragma: begin_exports
#include <u8lit/concat.hpp>
#include <u8lit/compare.hpp>
#include <u8lit/find.hpp>
#include <u8lit/affix.hpp>
#include <u8lit/slice.hpp>
#include <u8lit/scalar_index.hpp>
#include <u8lit/trim.hpp>
#include <u8lit/split.hpp>
#include <u8lit/sort.hpp>
#include <u8lit/replace_text.hpp>
#include <u8lit/reverse.hpp>
#include <u8lit/ascii_case.hpp>
#include <u8lit/identifier_style.hpp>
#include <u8lit/integer_text.hpp>
#include <u8lit/read_integer.hpp>
#include <u8lit/hex.hpp>
#include <u8lit/escape_c.hpp>
#include <u8lit/escape_json.hpp>
#include <u8lit/percent_encoding.hpp>
// IWYU pragma: end_exports

#endif
