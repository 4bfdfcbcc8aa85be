// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_FILESYSTEM_HPP
#define U8LIT_GLUE_FILESYSTEM_HPP

// Text as the name of a file.

#include <u8lit/transcoding/length.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

#if __STDC_HOSTED__

#include <filesystem>

namespace u8lit {

// The path that a text of any form names, in the native form of the system: UTF-16 on Windows, UTF-8 elsewhere. No code
// page or locale comes in between, as it does where a path is made of `const char*`. Linear.
//
//   std::ifstream file{u8lit::to_path("データ.txt"_utf8)};
//
// A path need not be text. `u8lit::to_text<char>(u8lit::transcode, path.native())` tells (owning_text.hpp).
template <any_text Text>
[[nodiscard]] U8LIT_ABI inline std::filesystem::path to_path(const Text& text) {
  using unit = std::filesystem::path::value_type;
  std::filesystem::path::string_type native(u8lit::detail::encoded_size<unit>(text), unit{});
  static_cast<void>(u8lit::transcode(text_view{text}, native));
  return native;
}

}  // namespace u8lit

#endif

#include <u8lit/base/end.hpp>

#endif
