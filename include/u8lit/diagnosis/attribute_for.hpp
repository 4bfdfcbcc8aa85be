// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_ATTRIBUTE_FOR_HPP
#define U8LIT_DIAGNOSIS_ATTRIBUTE_FOR_HPP

#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// Which attribute of clang refuses a text (compilers/clang_attributes.hpp).

namespace u8lit::detail {

// Returns the number of the attribute in clang_attributes.hpp that refuses a text. It is the sum of
// - 100 times the number of the fault,
// - 1000 times the number of the reason for an invalid lead (lead_fault), and
// - the number of the code unit, from 1, if it is at most `numbered`, else 0.
// If the text is well-formed, the number is below 100, and no attribute has it. Linear.
template <code_unit Unit>
U8LIT_ABI constexpr int attribute_for(const Unit* units, size_t size, size_t numbered) noexcept {
  const verdict found = detail::constexpr_verdict(units, size);
  const int at = found.offset < numbered ? static_cast<int>(found.offset) + 1 : 0;
  const int what = static_cast<int>(found.what);
  if (what != static_cast<int>(fault::invalid_lead)) return 100 * what + at;
  const lead_fault why = detail::classify_invalid_lead(detail::to_unsigned(units[found.offset]));
  return 100 * what + 1000 * static_cast<int>(why) + at;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
