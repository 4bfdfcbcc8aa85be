// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TABLE_HPP
#define U8LIT_TEXT_TABLE_HPP

// <u8lit/text_table.hpp>: text_map and text_set: constant tables with text for keys.
//
//   make_text_map  makes a text_map of rows
//   make_text_set  makes a text_set of keys
//   text_row       a key and a value; text_key is a key alone
//   make_rows      makes rows without their type and number; rows_from takes them from a function
//   table_option   how a table stores, compares and searches its keys

// IWYU pragma: begin_exports
#include <u8lit/table/rows.hpp>
#include <u8lit/table/text_table.hpp>
// IWYU pragma: end_exports

#endif
