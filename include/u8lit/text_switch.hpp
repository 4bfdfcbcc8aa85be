// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SWITCH_HPP
#define U8LIT_TEXT_SWITCH_HPP

// Text_switch and text_cases: a switch over text.

// IWYU pragma: begin_exports
#include <u8lit/table/text_cases.hpp>
#include <u8lit/table/text_switch.hpp>
// IWYU pragma: end_exports

#endif
