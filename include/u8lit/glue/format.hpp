// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_FORMAT_HPP
#define U8LIT_GLUE_FORMAT_HPP

// Formatters for std::format and std::print, if the standard library has these, and for {fmt}, if that is included
// before (fmt.hpp).

#include <u8lit/glue/text_formatter.hpp>

#if __STDC_HOSTED__ && __has_include(<format>)
#include <format>
#include <string>
#include <string_view>
#endif

#if __STDC_HOSTED__ && defined(__cpp_lib_format)

namespace u8lit::detail {

template <class Char>
using std_formatter = text_formatter<std::formatter<std::basic_string_view<Char>, Char>, std::basic_string_view<Char>,
                                     std::basic_string<Char>>;

}  // namespace u8lit::detail

/// Formats text of every type, scalar values, verdicts and faults. The format specification is that of a string.
/// \code
/// std::format("{:*^20.5}", "日本語"_utf8)
/// \endcode
template <u8lit::detail::printable Object, u8lit::code_unit Char>
struct std::formatter<Object, Char> : u8lit::detail::std_formatter<Char> {};

#endif

#endif

#include <u8lit/glue/fmt.hpp>  // outside the guard: {fmt} may have been included since
