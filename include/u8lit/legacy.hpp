// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_LEGACY_HPP
#define U8LIT_LEGACY_HPP

// <u8lit/legacy.hpp>: CESU-8, modified UTF-8, WTF-8, RFC 2279, UCS-2 and UCS-4.
//
// In namespace legacy: cesu8, modified_utf8, wtf8, rfc2279, ucs2 and ucs4, each with a literal: "..."_cesu8.
// any_utf16 is UTF-16, well-formed or not, to which wtf8 converts.
// All are for exchange with systems that cannot use UTF-8: older standards, Java, databases, and Windows, where file
// names need not be well-formed. (WTF-8's specification intends it for "components that need to support potentially
// ill-formed UTF-16 for legacy reasons".)

// IWYU pragma: begin_exports
#include <u8lit/codec/cesu8.hpp>
#include <u8lit/codec/modified_utf8.hpp>
#include <u8lit/codec/rfc2279.hpp>
#include <u8lit/codec/ucs.hpp>
#include <u8lit/codec/wtf8.hpp>
// IWYU pragma: end_exports

#endif
