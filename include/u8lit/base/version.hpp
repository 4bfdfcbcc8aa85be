// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_VERSION_HPP
#define U8LIT_BASE_VERSION_HPP

// The version is stated here only: CMakeLists.txt and meson.build read it.
#define U8LIT_VERSION_MAJOR 0
#define U8LIT_VERSION_MINOR 2
#define U8LIT_VERSION_PATCH 0

// As a number to compare with: 200 is 0.2.0, 10000 is 1.0.0.
#define U8LIT_VERSION (U8LIT_VERSION_MAJOR * 10000 + U8LIT_VERSION_MINOR * 100 + U8LIT_VERSION_PATCH)

namespace u8lit {

/// The version of u8lit as a number: 200 is 0.2.0, 10000 is 1.0.0. It equals the macro U8LIT_VERSION, which importers
/// of the module do not have.
/// \code
/// static_assert(u8lit::version >= 200);
/// \endcode
inline constexpr int version = U8LIT_VERSION;

}  // namespace u8lit

#endif
