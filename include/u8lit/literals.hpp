// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_LITERALS_HPP
#define U8LIT_LITERALS_HPP

// Checked literals: "..."_utf8, _utf16, _utf32, _scalar.

// IWYU pragma: begin_exports
#include <u8lit/text/literals.hpp>
#include <u8lit/text/scalar_literal.hpp>
// IWYU pragma: end_exports

#endif
