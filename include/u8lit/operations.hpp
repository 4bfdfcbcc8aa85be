// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATIONS_HPP
#define U8LIT_OPERATIONS_HPP

// <u8lit/operations.hpp>: operations on text: concat, find, split, trim, sort, escape_json and others.
//
//   put together   concat, join, repeat, replace, reverse
//   cut            slice, slice_scalars, split, split_ascii_white_space, lines, trim, trim_start, trim_end,
//                  strip_prefix, strip_suffix
//   search         find, rfind, contains, count, starts_with, ends_with, nth, is_boundary
//   compare        compare, equal_ignoring_ascii_case, sort
//   letters        to_ascii_lower, to_ascii_upper, to_snake_case, to_kebab_case, to_camel_case, to_pascal_case,
//                  to_screaming_snake_case
//   each           transform, filter, fold
//   numbers        integer_text, to_integer, to_hex (option: hex_separator)
//   notations      escape_c, unescape_c, escape_json, unescape_json (option: beyond_ascii),
//                  percent_encode, percent_decode (option: kept_in_uri)
//   lists          text_list, the result of split and sort, and an argument of fold and sort; make_text_list

// IWYU pragma: begin_exports
#include <u8lit/operation/ascii_case.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/compare.hpp>
#include <u8lit/operation/concat.hpp>
#include <u8lit/operation/escape_c.hpp>
#include <u8lit/operation/escape_json.hpp>
#include <u8lit/operation/escaping.hpp>
#include <u8lit/operation/find.hpp>
#include <u8lit/operation/fold.hpp>
#include <u8lit/operation/hex.hpp>
#include <u8lit/operation/identifier_style.hpp>
#include <u8lit/operation/integer.hpp>
#include <u8lit/operation/percent_encoding.hpp>
#include <u8lit/operation/replace_text.hpp>
#include <u8lit/operation/reverse.hpp>
#include <u8lit/operation/scalar_index.hpp>
#include <u8lit/operation/slice.hpp>
#include <u8lit/operation/sort.hpp>
#include <u8lit/operation/split.hpp>
#include <u8lit/operation/text_list.hpp>
#include <u8lit/operation/transform.hpp>
#include <u8lit/operation/trim.hpp>
#include <u8lit/operation/unescaping.hpp>
// IWYU pragma: end_exports

#endif
