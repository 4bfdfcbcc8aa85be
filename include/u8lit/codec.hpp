// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_HPP
#define U8LIT_CODEC_HPP

// Encodings of your own, from a grammar.

// IWYU pragma: begin_exports
#include <u8lit/codec/codec.hpp>
#include <u8lit/codec/number_form.hpp>
// IWYU pragma: end_exports

#endif
