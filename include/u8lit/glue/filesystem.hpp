// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_FILESYSTEM_HPP
#define U8LIT_GLUE_FILESYSTEM_HPP

// Paths of text.

#include <u8lit/transcoding/length.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

#if __STDC_HOSTED__

#include <filesystem>

namespace u8lit {

/// Returns a path in the native encoding of the system: UTF-16 on Windows, UTF-8 elsewhere. It does not depend on the
/// code page or locale, unlike a path that is constructed from a `const char*`. A path itself need not be well-formed;
/// convert it to text with `to_text<char>(u8lit::transcode, path.native())` (owning_text.hpp).
/// \param text  text of any encoding form
/// \return the path. Complexity: linear. Throws what std::filesystem::path throws.
/// \code
/// std::ifstream file{u8lit::to_path("データ.txt"_utf8)};
/// \endcode
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
