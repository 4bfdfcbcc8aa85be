// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_HPP
#define U8LIT_TEXT_HPP

// Text in its three shapes: borrowed, owned and as a type.
// IWYU pragma: begin_exports
#include <u8lit/text_view.hpp>
#include <u8lit/fixed_text.hpp>
#include <u8lit/text_constant.hpp>
// IWYU pragma: end_exports

#endif
