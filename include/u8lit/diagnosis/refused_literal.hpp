// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_REFUSED_LITERAL_HPP
#define U8LIT_DIAGNOSIS_REFUSED_LITERAL_HPP

#include <u8lit/diagnosis/attribute_for.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// How clang refuses literals that are packs of code units (compiler.hpp: literals as packs).

namespace u8lit::detail {

// The attribute for a literal that is a pack (attribute_for.hpp), plus 1000 times the width of a code unit in bits
// for UTF-16 and UTF-32.
template <class Unit, Unit... Units>
U8LIT_ABI constexpr int attribute_for_pack() noexcept {
  constexpr Unit units[]{Units..., Unit{}};
  if constexpr (utf8_unit<Unit>) return detail::attribute_for(units, sizeof...(Units), 8);
  else return 8000 * static_cast<int>(sizeof(Unit)) + detail::attribute_for(units, sizeof...(Units), 4);
}

// The attribute for a literal that must be one scalar value; 0 if it is. If it is empty, 64001; if it is longer, the
// number of the code unit at which the second scalar value begins, plus 64000, or plus 64100 if that is not a byte.
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

#include <u8lit/compilers/clang_refused_literal.hpp>

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
