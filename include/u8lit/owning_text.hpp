// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OWNING_TEXT_HPP
#define U8LIT_OWNING_TEXT_HPP

// Text: owning text on std::basic_string.

// IWYU pragma: begin_exports
#include <u8lit/glue/owning_text.hpp>
// IWYU pragma: end_exports

#endif
