// SPDX-License-Identifier: BSL-1.0
// Text for {fmt}, which must have been included before. Without it there is nothing here, until this is included again.
#if defined(FMT_VERSION) && !defined(U8LIT_GLUE_FMT_HPP)
#define U8LIT_GLUE_FMT_HPP

#include <string>

#include <u8lit/glue/text_formatter.hpp>

namespace u8lit::detail {

// Takes the format specification of a string: "{:*^20.5}".
template <class Char>
using fmt_formatter =
    text_formatter<fmt::formatter<fmt::basic_string_view<Char>, Char>, fmt::basic_string_view<Char>, std::basic_string<Char>>;

}  // namespace u8lit::detail

FMT_BEGIN_NAMESPACE

// Of whatever prints: text of every kind, borrowed, owning or constant, scalar values, verdicts and faults.
template <u8lit::detail::printable Object, u8lit::code_unit Char>
struct formatter<Object, Char> : u8lit::detail::fmt_formatter<Char> {};

FMT_END_NAMESPACE

#endif
