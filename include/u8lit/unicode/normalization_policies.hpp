// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_NORMALIZATION_POLICIES_HPP
#define U8LIT_UNICODE_NORMALIZATION_POLICIES_HPP

#include <u8lit/policy/policy.hpp>
#include <u8lit/unicode/normalization.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The first scalar value by which text is not in a normal form.
template <normal_form Form>
struct in_normal_form {
  /// Returns the first scalar value that is not in the normal form, or combines with what precedes it; or none.
  /// Complexity: linear,
  /// and linear times the logarithm in the size of the characters that are composed with each other there.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr policy::violation first_violation(text_view<Unit> text) noexcept {
    const not_normalized piece = detail::find_not_normalized<Form>(text.data(), text.size());
    if (piece.first == text.size()) return {};
    const size_t at = detail::find_violation<Form>(text.data(), piece);
    return {true, at, scalar_value::unchecked(detail::decode_unchecked(text.data() + at))};
  }
};

}  // namespace u8lit::detail

namespace u8lit::policy {

/// Only text in Normalization Form C (UAX #15), in which a character is encoded in one way only: U+00E9,
/// not as e and an accent.
struct nfc : detail::in_normal_form<detail::nfc> {
  static constexpr const char* name = "Normalization Form C";  ///< In messages.
};
/// Only text in Normalization Form KC (UAX #15), which has no compatibility characters, such as ligatures.
struct nfkc : detail::in_normal_form<detail::nfkc> {
  static constexpr const char* name = "Normalization Form KC";  ///< In messages.
};

/// Text in Normalization Form KC is in Normalization Form C.
template <>
inline constexpr bool implies<nfkc, nfc> = true;

}  // namespace u8lit::policy

#include <u8lit/base/end.hpp>

#endif
