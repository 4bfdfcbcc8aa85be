// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_IDENTIFIER_HPP
#define U8LIT_IDENTIFIER_HPP

// <u8lit/identifier.hpp>: whether text is an identifier, by the rules of Unicode, C++ or Rust, or a hashtag.
//
// In namespace unicode, by UAX #31:
//   is_identifier        whether a text is an identifier by the default rules
//   is_identifier_of     by those of an identifier_profile: cpp, rust, hashtag
//   identifier_profile   the rules
//
// In namespace policy, for <u8lit/policy.hpp>: identifier, cpp_identifier, rust_identifier and hashtag.
//
// The tables are those of Unicode 17.0. They take 8 KB in programs.

// IWYU pragma: begin_exports
#include <u8lit/policy/policy.hpp>
#include <u8lit/unicode/identifiers.hpp>
// IWYU pragma: end_exports

#endif
