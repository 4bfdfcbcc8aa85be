// SPDX-License-Identifier: BSL-1.0
// Text for {fmt}, which must have been included before. Without it there is nothing here, until this is included again.
#if defined(FMT_VERSION) && !defined(U8LIT_FMT_HPP)
#define U8LIT_FMT_HPP

#include <string>
#include <type_traits>

#include <u8lit/text_formatter.hpp>

namespace u8lit {

// Takes the format specification of a string: "{:*^20.5}".
template <class Char>
using fmt_formatter =
    text_formatter<fmt::formatter<fmt::basic_string_view<Char>, Char>, fmt::basic_string_view<Char>, std::basic_string<Char>>;

}  // namespace u8lit

FMT_BEGIN_NAMESPACE

template <u8lit::code_unit Unit, class Char>
struct formatter<u8lit::text_view<Unit>, Char> : u8lit::fmt_formatter<Char> {};
template <u8lit::fixed_text Text, class Char>
struct formatter<u8lit::text_constant<Text>, Char> : u8lit::fmt_formatter<Char> {};
template <u8lit::code_unit Unit, class Char, u8lit::text_policy<Unit>... Policies>
struct formatter<u8lit::restricted_text<Unit, Policies...>, Char> : u8lit::fmt_formatter<Char> {};
template <class Char>
struct formatter<u8lit::scalar_value, Char> : u8lit::fmt_formatter<Char> {};
template <class Char>
struct formatter<u8lit::verdict, Char> : u8lit::fmt_formatter<Char> {};
template <class Char>
struct formatter<u8lit::explanation, Char> : u8lit::fmt_formatter<Char> {};
template <class Char>
struct formatter<u8lit::fault, Char> : u8lit::fmt_formatter<Char> {};

// For <fmt/ranges.h>, text is text, not a list of scalar values.
template <typename Range, typename Char>
struct is_range;
template <u8lit::code_unit Unit, class Char>
struct is_range<u8lit::text_view<Unit>, Char> : std::false_type {};
template <u8lit::fixed_text Text, class Char>
struct is_range<u8lit::text_constant<Text>, Char> : std::false_type {};
template <u8lit::code_unit Unit, class Char, u8lit::text_policy<Unit>... Policies>
struct is_range<u8lit::restricted_text<Unit, Policies...>, Char> : std::false_type {};

FMT_END_NAMESPACE

#endif
