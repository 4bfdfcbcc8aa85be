// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATIONS_HPP
#define U8LIT_OPERATIONS_HPP

// What can be done with text. What makes text of literals gives a text_constant, in two spellings: `trim<" a ">()` is
// `trim(" a "_text)` is `"a"_text`. What needs no storage takes a text_view, too, and does the same at run time. Of the
// rest, replace, reverse, the cases of ASCII, integers and the notations write into a buffer there.
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
