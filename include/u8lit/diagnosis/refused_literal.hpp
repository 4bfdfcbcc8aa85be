// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_REFUSED_LITERAL_HPP
#define U8LIT_DIAGNOSIS_REFUSED_LITERAL_HPP

// How clang refuses literals that are packs of code units (compiler.hpp: literals as packs).
#ifdef __clang__
#include <u8lit/diagnosis/attribute_for.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The return type of literal operators for literals that they refuse. An attribute of the destructor says why. For
// ill-formed literals it has the number that attribute_for.hpp returns, plus 1000 times the width of the code units for
// UTF-16 and UTF-32.
template <int Attribute>
struct refused_literal {
  ~refused_literal() __attribute__((
#define U8LIT_REFUSED_BY Attribute
#define U8LIT_REFUSED_FORM 8
#include <u8lit/diagnosis/refused_attributes.hpp>
#define U8LIT_REFUSED_BY Attribute - 16000
#define U8LIT_REFUSED_FORM 16
#include <u8lit/diagnosis/refused_attributes.hpp>
#define U8LIT_REFUSED_BY Attribute - 32000
#define U8LIT_REFUSED_FORM 32
#include <u8lit/diagnosis/refused_attributes.hpp>
    diagnose_if(true, U8LIT_NOT_EVALUATED, "error")));
};

template <class Unit, Unit... Units>
U8LIT_ABI constexpr int attribute_for_pack() noexcept {
  constexpr Unit units[]{Units..., Unit{}};
  if constexpr (utf8_unit<Unit>) return detail::attribute_for(units, sizeof...(Units), 8);
  else return 8000 * static_cast<int>(sizeof(Unit)) + detail::attribute_for(units, sizeof...(Units), 4);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>
#endif

#endif
