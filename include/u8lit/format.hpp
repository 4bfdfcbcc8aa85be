// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FORMAT_HPP
#define U8LIT_FORMAT_HPP

// Text for std::format and std::print, where the standard library has them, and for {fmt}, where that has been included
// before (fmt.hpp). Without either there is nothing here.

#include <u8lit/text_formatter.hpp>

#if __STDC_HOSTED__ && __has_include(<format>)
#include <format>
#include <string>
#include <string_view>
#endif

#if __STDC_HOSTED__ && defined(__cpp_lib_format)

namespace u8lit {

// Takes the format specification of a string: "{:*^20.5}".
template <class Char>
using std_formatter =
    text_formatter<std::formatter<std::basic_string_view<Char>, Char>, std::basic_string_view<Char>, std::basic_string<Char>>;

}  // namespace u8lit

template <u8lit::code_unit Unit, class Char>
struct std::formatter<u8lit::text_view<Unit>, Char> : u8lit::std_formatter<Char> {};
template <u8lit::fixed_text Text, class Char>
struct std::formatter<u8lit::text_constant<Text>, Char> : u8lit::std_formatter<Char> {};
template <u8lit::code_unit Unit, class Char, u8lit::text_policy<Unit>... Policies>
struct std::formatter<u8lit::restricted_text<Unit, Policies...>, Char> : u8lit::std_formatter<Char> {};
template <class Char>
struct std::formatter<u8lit::scalar_value, Char> : u8lit::std_formatter<Char> {};
template <class Char>
struct std::formatter<u8lit::verdict, Char> : u8lit::std_formatter<Char> {};
template <class Char>
struct std::formatter<u8lit::explanation, Char> : u8lit::std_formatter<Char> {};
template <class Char>
struct std::formatter<u8lit::fault, Char> : u8lit::std_formatter<Char> {};

#endif

#endif

#include <u8lit/fmt.hpp>  // whenever this is read, for {fmt} may have come since
