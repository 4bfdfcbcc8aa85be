// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_DEFAULT_IGNORABLE_HPP
#define U8LIT_UNICODE_DEFAULT_IGNORABLE_HPP

#include <u8lit/unicode/ignorable_tables.hpp>
#include <u8lit/unicode/sorted_search.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Whether a code point has the property Default_Ignorable_Code_Point. The same as unicode::has, without the names and
// tables of all properties, which take compilers longer.
[[nodiscard]] U8LIT_ABI constexpr bool is_default_ignorable(char32_t value) noexcept {
  return detail::is_in_ranges(default_ignorable_ranges, value);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
