// SPDX-License-Identifier: BSL-1.0
// Formatters for {fmt}, which must be included before. Otherwise this header is empty, and can be included again later.
#if defined(FMT_VERSION) && !defined(U8LIT_GLUE_FMT_HPP)
#define U8LIT_GLUE_FMT_HPP

#include <string>

#include <u8lit/glue/text_formatter.hpp>

namespace u8lit::detail {

template <class Char>
using fmt_formatter = text_formatter<fmt::formatter<fmt::basic_string_view<Char>, Char>, fmt::basic_string_view<Char>,
                                     std::basic_string<Char>>;

}  // namespace u8lit::detail

FMT_BEGIN_NAMESPACE

/// Formats text of every type, scalar values, verdicts and faults. The format specification is that of a string.
/// \code
/// fmt::print("{:*^20.5}", "日本語"_utf8);
/// \endcode
template <u8lit::detail::printable Object, u8lit::code_unit Char>
struct formatter<Object, Char> : u8lit::detail::fmt_formatter<Char> {};

FMT_END_NAMESPACE

#endif
