// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FILESYSTEM_HPP
#define U8LIT_FILESYSTEM_HPP

// <u8lit/filesystem.hpp>: std::filesystem: paths of text.
//
//   to_path  a std::filesystem::path of any text

// IWYU pragma: begin_exports
#include <u8lit/glue/filesystem.hpp>
// IWYU pragma: end_exports

#endif
