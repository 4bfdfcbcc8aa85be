// SPDX-License-Identifier: BSL-1.0
// A part of text_constant and of the operator `_chars`: the assertion that refuses a Text whose NUL was overwritten
// because it is ill-formed (text/literal_argument.hpp).
#ifdef U8LIT_COMPUTES_SENTENCES
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wc++26-extensions"
static_assert(!detail::to_unsigned(Text.unchecked_units[Text.size()]), detail::words_for_refusal(Text));
#pragma GCC diagnostic pop
#elif defined(__clang__)
static_assert(!detail::to_unsigned(Text.unchecked_units[Text.size()]), U8LIT_NUL_SENTENCE);
#else
static_assert(detail::refused_at<detail::place_if_overwritten(Text)>::is_checked);
#endif
