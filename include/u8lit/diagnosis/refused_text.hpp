// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_REFUSED_TEXT_HPP
#define U8LIT_DIAGNOSIS_REFUSED_TEXT_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/fault_sentence.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/base/begin.hpp>

// How functions refuse ill-formed text as a template argument. Apart from refused.hpp, which needs neither diagnostics
// nor the sentences of faults.

namespace u8lit::detail {

template <auto Text>
U8LIT_ABI constexpr sentence words_for_text() noexcept { return detail::words_for_refusal(Text); }
// Why ill-formed text is refused as a template argument, and the result of a function that refuses it.
template <auto Text>
using text_refusal = decltype(detail::refuse_type<diagnostic_of<Text>, words_for_text<Text>>());
template <auto Text>
using refused_text = no_result<text_refusal<Text>>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
