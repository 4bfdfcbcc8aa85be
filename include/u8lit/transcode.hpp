// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODE_HPP
#define U8LIT_TRANSCODE_HPP

// UTF-8, UTF-16, UTF-32, ISO 8859-1: transcode, replace_ill_formed, to_utf16, lengths.

// IWYU pragma: begin_exports
#include <u8lit/transcoding/latin1.hpp>
#include <u8lit/transcoding/length.hpp>
#include <u8lit/transcoding/replace.hpp>
#include <u8lit/transcoding/transcode.hpp>
// IWYU pragma: end_exports

#endif
