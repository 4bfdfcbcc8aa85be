// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FORM_FAULT_HPP
#define U8LIT_FORM_FAULT_HPP

#include <u8lit/unvalidated_literal.hpp>
#include <u8lit/form_transcoding.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// The first fault of a literal of the form, as literal_fault is that of text: with the octets of the evidence, as far as
// the literal goes and up to eight, and one and the same template argument for all literals that are well-formed.
template <class Form>
struct form_fault {
  using form_type = Form;

  fault what = fault::none;
  bool is_not_utf8 = false;      // the ordinary literal encoding
  bool has_other_units = false;  // than the form's literals
  octet count = 0;
  octet octets[8]{};
  size_t offset = 0;

  [[nodiscard]] U8LIT_ABI constexpr bool exists() const noexcept {
    return has_other_units || is_not_utf8 || what != fault::none;
  }
  [[nodiscard]] U8LIT_ABI constexpr const octet* data() const noexcept { return octets; }

  template <code_unit Unit, size_t Size>
    requires is_character<Unit>
  U8LIT_ABI constexpr form_fault(const Unit (&literal)[Size]) noexcept
      : form_fault{unvalidated_literal<Unit, Size - 1>{literal}} {}
  template <code_unit Unit, size_t Size>
  U8LIT_ABI constexpr form_fault(const unvalidated_literal<Unit, Size>& literal) noexcept {
    if constexpr (!unit_of_form<Form, Unit>) has_other_units = true;
    else if constexpr (!looked_at<Unit>) is_not_utf8 = true;
    else if (const verdict found = Form::validate(literal.units, Size); !found)
      show(literal.units + found.offset, Size - found.offset, found);
  }

 private:
  template <code_unit Unit>
  U8LIT_ABI constexpr void show(const Unit* units, size_t size, verdict found) noexcept {
    what = found.what;
    offset = found.offset;
    if constexpr (utf8_unit<Unit>) {
      const size_t proof = found.evidence(), shown = proof < size ? proof : size;
      for (; count < shown && count < sizeof octets; ++count) octets[count] = u8lit::octet_of(units[count]);
    } else {
      for (; count < sizeof(Unit); ++count)
        octets[count] = static_cast<octet>(u8lit::value_of(units[0]) >> 8 * (sizeof(Unit) - 1 - count));
    }
  }
};

// Judged once for each value.
template <class Form, unvalidated_literal Octets>
inline constexpr form_fault<Form> form_fault_of{Octets};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
