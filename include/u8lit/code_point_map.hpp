// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_MAP_HPP
#define U8LIT_CODE_POINT_MAP_HPP

// Characters to values.

// IWYU pragma: begin_exports
#include <u8lit/code_point/code_point_map.hpp>
// IWYU pragma: end_exports

#endif
