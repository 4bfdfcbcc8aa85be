// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_LEGACY_HPP
#define U8LIT_LEGACY_HPP

// IWYU pragma: begin_exports
#include <u8lit/cesu8.hpp>
#include <u8lit/modified_utf8.hpp>
#include <u8lit/rfc2279.hpp>
#include <u8lit/ucs.hpp>
#include <u8lit/wtf8.hpp>
// IWYU pragma: end_exports

// The neighbours against which RFC 3629 defines itself, each a grammar for one machine, or the ranges of its numbers.

#endif
