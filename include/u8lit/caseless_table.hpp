// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CASELESS_TABLE_HPP
#define U8LIT_CASELESS_TABLE_HPP

// <u8lit/caseless_table.hpp>: sets and maps of text that ignore the case of all letters.
//
//   unicode::ignoring_case  the rows of such a set or map, for make_text_set and make_text_map
//
// table_option::ignoring_ascii_case of <u8lit/text_table.hpp> ignores that of A to Z, without tables of Unicode.

// IWYU pragma: begin_exports
#include <u8lit/table/rows.hpp>
#include <u8lit/table/text_table.hpp>
#include <u8lit/unicode/caseless_keys.hpp>
// IWYU pragma: end_exports

#endif
