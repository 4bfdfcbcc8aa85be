// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_REFUSED_TEXT_HPP
#define U8LIT_DIAGNOSIS_REFUSED_TEXT_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/fault_sentence.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The result of a function that refuses ill-formed text as its template argument.
template <auto Text>
U8LIT_ABI constexpr sentence words_for_text() noexcept {
  return detail::refusal_of(Text);
}
template <auto Text>
using refused_text = no_result<decltype(detail::refuse_type<diagnostic_of<Text>, words_for_text<Text>>())>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
