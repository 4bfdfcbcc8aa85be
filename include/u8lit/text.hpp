// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_HPP
#define U8LIT_TEXT_HPP

// Text_view, text_constant, fixed_text, "..."_text, _chars.

// IWYU pragma: begin_exports
#include <u8lit/text/char_literal.hpp>
#include <u8lit/text/fixed_text.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/text/text_view.hpp>
// IWYU pragma: end_exports

#endif
