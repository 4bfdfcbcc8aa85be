// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VERSION_HPP
#define U8LIT_VERSION_HPP

// <u8lit/version.hpp>: the version as a number.
//
//   version  200 is 0.2.0; U8LIT_VERSION is the same, in every header

// IWYU pragma: begin_exports
#include <u8lit/base/version.hpp>
// IWYU pragma: end_exports

#endif
