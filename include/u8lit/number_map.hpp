// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_NUMBER_MAP_HPP
#define U8LIT_NUMBER_MAP_HPP

// <u8lit/number_map.hpp>: constant tables with integers or enumerators for keys.
//
//   make_number_map  makes a map of rows
//   make_rows        makes the rows: make_rows<Key, Value>({{key, value}, ...})
//   table_option     how a table stores and searches its keys

// IWYU pragma: begin_exports
#include <u8lit/table/number_map.hpp>
#include <u8lit/table/rows.hpp>
// IWYU pragma: end_exports

#endif
