// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_REASON_HPP
#define U8LIT_DIAGNOSIS_REASON_HPP

#include <u8lit/diagnosis/words.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Why text is ill-formed: a fault, by its number, or a reason that is more exact (words.hpp).
enum class reason : unsigned char {
  none,
#define U8LIT_REASON(reason, ...) reason,
  U8LIT_FAULTS(U8LIT_REASON) U8LIT_EXACT_REASONS(U8LIT_REASON) U8LIT_LITERAL_ENCODING_SENTENCES(U8LIT_REASON)
#undef U8LIT_REASON
};

// The reason for a fault. `first` is the code unit at its offset, 0 if it is unknown.
U8LIT_ABI constexpr reason reason_of(encoding_form form, fault what, char32_t first) noexcept {
  if (what == fault::invalid_lead && first != 0) {
    const lead_fault lead = detail::classify_invalid_lead(first);
    return lead == lead_fault::overlong       ? reason::overlong_lead
           : lead == lead_fault::out_of_range ? reason::out_of_range_lead
                                               : reason::never_used;
  }
  if (form == encoding_form::utf32 && what == fault::surrogate) return reason::surrogate_unit;
  if (form == encoding_form::utf32 && what == fault::out_of_range) return reason::out_of_range_unit;
  return static_cast<reason>(what);
}

// The reason why a literal is refused; none if it is well-formed. Linear.
template <code_unit Unit>
U8LIT_ABI constexpr reason reason_for_literal(const Unit* units, size_t size) noexcept {
  if constexpr (!literals_are_unicode<Unit>) {
    return is_ordinary<Unit> ? reason::ordinary_literal_encoding : reason::wide_literal_encoding;
  } else {
    const verdict found = detail::constexpr_verdict(units, size);
    return found ? reason::none
                 : detail::reason_of(form_of<Unit>, found.what, detail::to_unsigned(units[found.offset]));
  }
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
