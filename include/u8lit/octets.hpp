// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTETS_HPP
#define U8LIT_OCTETS_HPP

// Bytes that need not be text: "41 E2"_octets; the RFC's notation.

// IWYU pragma: begin_exports
#include <u8lit/encoding/fixed_octets.hpp>
#include <u8lit/text/notation.hpp>
// IWYU pragma: end_exports

#endif
