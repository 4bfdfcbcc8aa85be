// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_STREAM_HPP
#define U8LIT_STREAM_HPP

// Stream_decoder: text that arrives in chunks.

// IWYU pragma: begin_exports
#include <u8lit/transcoding/stream.hpp>
// IWYU pragma: end_exports

#endif
