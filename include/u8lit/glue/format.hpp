// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_FORMAT_HPP
#define U8LIT_GLUE_FORMAT_HPP

// Text for std::format and std::print, where the standard library has them, and for {fmt}, where that has been included
// before (fmt.hpp). Without either there is nothing here.

#include <u8lit/glue/text_formatter.hpp>

#if __STDC_HOSTED__ && __has_include(<format>)
#include <format>
#include <string>
#include <string_view>
#endif

#if __STDC_HOSTED__ && defined(__cpp_lib_format)

namespace u8lit::detail {

// Takes the format specification of a string: "{:*^20.5}".
template <class Char>
using std_formatter =
    text_formatter<std::formatter<std::basic_string_view<Char>, Char>, std::basic_string_view<Char>, std::basic_string<Char>>;

}  // namespace u8lit::detail

// Of whatever prints: text of every kind, borrowed, owning or constant, scalar values, verdicts and faults.
template <u8lit::detail::printable Object, u8lit::code_unit Char>
struct std::formatter<Object, Char> : u8lit::detail::std_formatter<Char> {};

#endif

#endif

#include <u8lit/glue/fmt.hpp>  // whenever this is read, for {fmt} may have come since
