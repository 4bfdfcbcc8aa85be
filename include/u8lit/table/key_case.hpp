// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_KEY_CASE_HPP
#define U8LIT_TABLE_KEY_CASE_HPP

#include <u8lit/encoding/ascii_letters.hpp>
#include <u8lit/table/key_order.hpp>
#include <u8lit/base/begin.hpp>

// Tables that ignore the case of A to Z. They are sorted, hashed and checked by their keys in lower case, as any rows
// are, and texts to look up are converted to lower case first. The table stores the keys as they were written.

namespace u8lit::detail {

// The keys of rows in lower case, as rows.
template <utf8_unit Unit, size_t Count, size_t Octets>
struct lower_case_keys {
  static constexpr bool ignores_ascii_case = true;

  Unit octets[Octets == 0 ? 1 : Octets]{};
  size_t ends[Count + 1]{};

  U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  U8LIT_ABI constexpr code_units<Unit> operator[](size_t row) const noexcept {
    return {octets + ends[row], ends[row + 1] - ends[row]};
  }
};

namespace text_rows {

template <const auto& Rows>
consteval size_t count_octets() noexcept {
  size_t result = 0;
  for (const auto& key : keys<Rows>.elements) result += key.size;
  return result;
}
template <const auto& Rows>
consteval auto make_lower_case_keys() noexcept {
  lower_case_keys<key_unit<Rows>, row_count<Rows>, text_rows::count_octets<Rows>()> result;
  for (size_t row = 0, end = 0; row < row_count<Rows>; result.ends[++row] = end) {
    const auto& key = keys<Rows>.elements[row];
    for (size_t at = 0; at < key.size; ++at)
      result.octets[end++] = detail::to_ascii_case(key.data[at], ascii_case::lower);
  }
  return result;
}
template <const auto& Rows>
inline constexpr auto in_lower_case = text_rows::make_lower_case_keys<Rows>();

// Stored keys that are compared in lower case.
template <class Texts>
struct case_ignoring_keys : Texts {
  static constexpr bool ignores_ascii_case = true;
};

// Whether keys are compared in lower case.
template <class Keys>
inline constexpr bool ignores_ascii_case = requires { Keys::ignores_ascii_case; };

// An octet of a key, in the case in which keys are compared.
template <class Keys, utf8_unit Unit>
U8LIT_ABI constexpr octet octet_to_compare(Unit unit) noexcept {
  if constexpr (ignores_ascii_case<Keys>) return detail::to_octet(detail::to_ascii_case(unit, ascii_case::lower));
  else return detail::to_octet(unit);
}

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
