// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SCALAR_ARRAY_HPP
#define U8LIT_TEXT_SCALAR_ARRAY_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

/// An array of scalar values: an aggregate and a random access range.
template <size_t Count>
struct scalar_array {
  using value_type = scalar_value;

  scalar_value values[Count == 0 ? 1 : Count]{};

  /// Returns a pointer to the first scalar value.
  [[nodiscard]] U8LIT_ABI constexpr const scalar_value* data() const noexcept U8LIT_LIFETIMEBOUND { return values; }
  /// Returns an iterator to the first scalar value.
  [[nodiscard]] U8LIT_ABI constexpr const scalar_value* begin() const noexcept U8LIT_LIFETIMEBOUND { return values; }
  /// Returns an iterator past the last scalar value.
  [[nodiscard]] U8LIT_ABI constexpr const scalar_value* end() const noexcept U8LIT_LIFETIMEBOUND {
    return values + Count;
  }
  /// Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr scalar_value operator[](size_t index) const noexcept { return values[index]; }

  /// Returns the number of scalar values.
  [[nodiscard]] U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  /// Returns whether there are no scalar values.
  [[nodiscard]] U8LIT_ABI static constexpr bool empty() noexcept { return Count == 0; }
};

}  // namespace u8lit::detail

namespace u8lit {

/// The scalar values of a literal, decoded once for each text. Complexity: linear. An ill-formed literal does not
/// compile.
/// \code
/// static_assert(u8lit::make_scalar_array<"日本語">[1] == U'本');
/// \endcode
template <fixed_text Text>
  requires well_formed<detail::diagnostic_of<Text>>
inline constexpr auto make_scalar_array = [] {
  detail::scalar_array<text_constant<Text>::scalars().count()> result;
  size_t at = 0;
  for (const scalar_value value : text_constant<Text>::scalars()) result.values[at++] = value;
  return result;
}();

}  // namespace u8lit

namespace u8lit::detail {

// The indices of a literal's scalar values as a pack.
template <fixed_text Text>
using scalar_indices = indices_below<make_scalar_array<Text>.size()>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
