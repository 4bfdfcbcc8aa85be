// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OWNING_TEXT_HPP
#define U8LIT_OWNING_TEXT_HPP

// <u8lit/owning_text.hpp>: text: owning text in a std::basic_string.
//
//   text                 well-formed text that owns its storage
//   checked_owning_text  what text::checked returns: text, or the string and the verdict
//   to_text              the result of an operation that writes to a buffer, as owning text

// IWYU pragma: begin_exports
#include <u8lit/glue/owning_text.hpp>
// IWYU pragma: end_exports

#endif
