// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_NFKC_CASEFOLD_HPP
#define U8LIT_UNICODE_NFKC_CASEFOLD_HPP

#include <u8lit/unicode/compatibility_folding.hpp>
#include <u8lit/unicode/normalization.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::unicode {

/// Maps text by toNFKC_Casefold (the Unicode Standard, section 3.13, R5): folds case, replaces compatibility characters
/// such as ligatures, removes default ignorable ones such as U+00AD SOFT HYPHEN, and composes the rest. Identifiers
/// that are equal then are taken for the same (UAX #31). The result is for comparison, not for people.
///
/// Calls: `to_nfkc_casefold("..."_text)`, `to_nfkc_casefold(text, buffer)`, `to_nfkc_casefold(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. It stops before what does not fit, at a place from which it can be
///   continued, and writes no NUL. In UTF-8, text is at most eleven times as long.
/// - precondition: text and output do not overlap
/// - complexity: linear
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::to_nfkc_casefold("\uFB01\u00ADanc\u00C9"_text) == "fianc\u00E9"_text);
/// \endcode
inline constexpr detail::normalizing_operation<detail::nfkc_casefold> to_nfkc_casefold{};

/// Returns whether text is what `to_nfkc_casefold` makes of it.
///
/// Call: `is_nfkc_casefold(text)`.
/// - `text`: any text
/// - returns a bool
/// - complexity: as `to_nfkc_casefold`
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::is_nfkc_casefold("fianc\u00E9"_text));
/// \endcode
inline constexpr detail::is_normalized_operation<detail::nfkc_casefold> is_nfkc_casefold{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
