// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TABLE_HPP
#define U8LIT_TEXT_TABLE_HPP

// Text_map, text_set: tables of text in headers.

// IWYU pragma: begin_exports
#include <u8lit/table/text_table.hpp>
// IWYU pragma: end_exports

#endif
