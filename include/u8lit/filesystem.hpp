// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FILESYSTEM_HPP
#define U8LIT_FILESYSTEM_HPP

// Std::filesystem::path.

// IWYU pragma: begin_exports
#include <u8lit/glue/filesystem.hpp>
// IWYU pragma: end_exports

#endif
