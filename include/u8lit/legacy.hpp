// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_LEGACY_HPP
#define U8LIT_LEGACY_HPP

// CESU-8, modified UTF-8, WTF-8, RFC 2279, UCS-2, UCS-4.

// IWYU pragma: begin_exports
#include <u8lit/codec/cesu8.hpp>
#include <u8lit/codec/modified_utf8.hpp>
#include <u8lit/codec/rfc2279.hpp>
#include <u8lit/codec/ucs.hpp>
#include <u8lit/codec/wtf8.hpp>
// IWYU pragma: end_exports

#endif
