// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SOURCE_SOURCE_OPTIONS_HPP
#define U8LIT_SOURCE_SOURCE_OPTIONS_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::source {

/// The standard that a source file is written in: C11 to C23, C++11 to C++26.
enum class standard : octet { c11, c17, c23, cpp11, cpp14, cpp17, cpp20, cpp23, cpp26 };

/// How a source file is read. In C++ there are raw strings and suffixes of literals (`"..."_x`). The prefix of `u8'a'`
/// is one since C++17 and C23, the apostrophe in `1'000` a separator since C++14 and C23. All escapes of C++23 are read
/// whatever the standard, as compilers do.
struct options {
  /// The standard.
  standard language = standard::cpp26;
  /// Whether `??=` and the like are replaced. C++17 and C23 have removed them, and compilers replace them only if asked
  /// for a strict earlier standard.
  bool trigraphs = false;
  /// Whether wide characters are UTF-16, as on Windows. Only numbers in escapes depend on it.
  bool wide_is_utf16 = sizeof(wchar_t) == 2;

  /// Returns whether all members are equal.
  U8LIT_ABI friend constexpr bool operator==(const options& left, const options& right) noexcept {
    return left.language == right.language && left.trigraphs == right.trigraphs &&
           left.wide_is_utf16 == right.wide_is_utf16;
  }
};

}  // namespace u8lit::source

namespace u8lit::detail {

U8LIT_ABI constexpr bool is_cpp(source::standard language) noexcept { return language >= source::standard::cpp11; }
U8LIT_ABI constexpr bool has_digit_separators(source::standard language) noexcept {
  return language == source::standard::c23 || language >= source::standard::cpp14;
}
U8LIT_ABI constexpr bool has_utf8_characters(source::standard language) noexcept {
  return language == source::standard::c23 || language >= source::standard::cpp17;
}
U8LIT_ABI constexpr bool has_header_units(source::standard language) noexcept {
  return language >= source::standard::cpp20;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
