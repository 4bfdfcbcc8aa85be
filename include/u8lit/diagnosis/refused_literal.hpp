// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_REFUSED_LITERAL_HPP
#define U8LIT_DIAGNOSIS_REFUSED_LITERAL_HPP

// How clang refuses literals that are packs of code units (compiler.hpp: literals as packs).
#ifdef __clang__
#include <u8lit/diagnosis/attribute_for.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

// The return type of literal operators for literals that they refuse. An attribute of the destructor says why. For
// ill-formed literals it has the number that attribute_for.hpp returns, plus 1000 times the width of the code units for
// UTF-16 and UTF-32. For literals that are well-formed, but not one scalar value, see attribute_for_scalar.
template <int Attribute>
struct refused_literal {
  template <class Value>
  U8LIT_ABI refused_literal(Value) noexcept;  // so that an operator can return it as it would return a value
  U8LIT_ABI ~refused_literal() __attribute__((
#define U8LIT_REFUSED_BY Attribute
#define U8LIT_REFUSED_FORM 8
#include <u8lit/diagnosis/refused_attributes.hpp>
#define U8LIT_REFUSED_BY Attribute - 16000
#define U8LIT_REFUSED_FORM 16
#include <u8lit/diagnosis/refused_attributes.hpp>
#define U8LIT_REFUSED_BY Attribute - 32000
#define U8LIT_REFUSED_FORM 32
#include <u8lit/diagnosis/refused_attributes.hpp>
    diagnose_if(Attribute == 64001, "no scalar value where one is required", "error"),
#define U8LIT_SEVERAL "more than one scalar value where one is required: the second begins at "
    diagnose_if(Attribute == 64002, U8LIT_SEVERAL "byte 2", "error"),
    diagnose_if(Attribute == 64003, U8LIT_SEVERAL "byte 3", "error"),
    diagnose_if(Attribute == 64004, U8LIT_SEVERAL "byte 4", "error"),
    diagnose_if(Attribute == 64005, U8LIT_SEVERAL "byte 5", "error"),
    diagnose_if(Attribute == 64102, U8LIT_SEVERAL "code unit 2", "error"),
    diagnose_if(Attribute == 64103, U8LIT_SEVERAL "code unit 3", "error"),
#undef U8LIT_SEVERAL
    diagnose_if(Attribute == 64200, U8LIT_NUMBER_not_an_integer, "error"),
    diagnose_if(Attribute == 64201, U8LIT_NUMBER_surrogate, "error"),
    diagnose_if(Attribute == 64202, U8LIT_NUMBER_out_of_range, "error"),
    diagnose_if(true, U8LIT_NOT_EVALUATED, "error")));
};

template <class Unit, Unit... Units>
U8LIT_ABI constexpr int attribute_for_pack() noexcept {
  constexpr Unit units[]{Units..., Unit{}};
  if constexpr (utf8_unit<Unit>) return detail::attribute_for(units, sizeof...(Units), 8);
  else return 8000 * static_cast<int>(sizeof(Unit)) + detail::attribute_for(units, sizeof...(Units), 4);
}

// The attribute for a literal that must be one scalar value; 0 if it is. If it is empty, 64001; if it is longer, the
// number of the code unit at which the second scalar value begins, plus 64000, or plus 64100 if that is no byte.
template <class Unit, Unit... Units>
U8LIT_ABI constexpr int attribute_for_scalar() noexcept {
  constexpr size_t size = sizeof...(Units);
  constexpr Unit units[]{Units..., Unit{}};
  constexpr decoded front = u8lit::decode_front(units, size);
  if constexpr (size == 0) return 64001;
  else if constexpr (front && front.length == size) return 0;
  else if constexpr (!detail::constexpr_verdict(units, size)) return detail::attribute_for_pack<Unit, Units...>();
  else return (utf8_unit<Unit> ? 64001 : 64101) + static_cast<int>(front.length);
}

}  // namespace u8lit::detail

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>
#endif

#endif
