// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
#ifndef U8LIT_UNICODE_IGNORABLE_TABLES_HPP
#define U8LIT_UNICODE_IGNORABLE_TABLES_HPP

#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// The code points with the property Default_Ignorable_Code_Point.
// Written by tests/unicode/ignorable_tables.py from the Unicode Character Database 17.0.0, which is copyright
// Unicode, Inc., and licensed under the Unicode License v3 (https://www.unicode.org/license.txt).

namespace u8lit::detail {

inline constexpr code_point_range default_ignorable_ranges[] = {
    {0xAD, 0xAD}, {0x34F, 0x34F}, {0x61C, 0x61C}, {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F},
    {0x200B, 0x200F}, {0x202A, 0x202E}, {0x2060, 0x206F}, {0x3164, 0x3164}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFF8}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
