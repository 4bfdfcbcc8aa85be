// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_CODE_POINT_PROPERTIES_HPP
#define U8LIT_UNICODE_CODE_POINT_PROPERTIES_HPP

#include <u8lit/unicode/property_set.hpp>
#include <u8lit/base/begin.hpp>

// The values of properties by functions.

namespace u8lit::unicode {

/// Returns the general category of a character (Unicode 4.5). Complexity: constant. Errors: none.
/// \param number  an integer of any type; surrogates have category `surrogate`, other numbers that are no scalar values
///                `unassigned`
/// \return a general_category
/// \code
/// static_assert(u8lit::unicode::category_of(U'\u00E9') == u8lit::unicode::general_category::lowercase_letter);
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr general_category category_of(Number number) noexcept {
  if (detail::is_surrogate(static_cast<detail::any_number>(number))) return general_category::surrogate;
  return property_map<general_category>[number];
}

/// Returns the East Asian width of a character (UAX #11). Complexity: constant. Errors: none.
/// \param number  an integer of any type; what is not a scalar value has `neutral`
/// \return an east_asian_width
/// \code
/// static_assert(u8lit::unicode::east_asian_width_of(U'\u65E5') == u8lit::unicode::east_asian_width::wide);
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr east_asian_width east_asian_width_of(Number number) noexcept {
  return property_map<east_asian_width>[number];
}

/// Returns the bidirectional class of a character (UAX #9). Complexity: constant. Errors: none.
/// \param number  an integer of any type; what is not a scalar value has `left_to_right`
/// \return a bidirectional_class
/// \code
/// using namespace u8lit::unicode;
/// static_assert(bidirectional_class_of(U'1') == bidirectional_class::european_number);
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr bidirectional_class bidirectional_class_of(Number number) noexcept {
  return property_map<bidirectional_class>[number];
}

/// Returns the joining type of a character (Unicode 9.2). Complexity: constant. Errors: none.
/// \param number  an integer of any type; what is not a scalar value has `non_joining`
/// \return a joining_type
/// \code
/// static_assert(u8lit::unicode::joining_type_of(U'\u0628') == u8lit::unicode::joining_type::dual_joining);
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr joining_type joining_type_of(Number number) noexcept {
  return property_map<joining_type>[number];
}

/// Returns the numeric type of a character (Unicode 4.6). Complexity: constant. Errors: none.
/// \param number  an integer of any type; what is not a scalar value has `none`
/// \return a numeric_type
/// \code
/// static_assert(u8lit::unicode::numeric_type_of(U'7') == u8lit::unicode::numeric_type::decimal);
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr numeric_type numeric_type_of(Number number) noexcept {
  return property_map<numeric_type>[number];
}

/// Returns the number that a character stands for (Unicode 4.6), if any. Complexity: constant. Errors: none.
/// \param number  an integer of any type; what is not a scalar value has none
/// \return a numeric_value
/// \code
/// static_assert(u8lit::unicode::numeric_value_of(U'\u00BD') == u8lit::unicode::numeric_value{1, 2});
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr numeric_value numeric_value_of(Number number) noexcept {
  return property_map<numeric_value>[number];
}

/// Returns the version of Unicode that assigned a character (UAX #44). Complexity: constant. Errors: none.
/// \param number  an integer of any type; what is not a scalar value has `unassigned`
/// \return an age
/// \code
/// static_assert(u8lit::unicode::age_of(U'\u20AC') == u8lit::unicode::age::v2_1);
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr age age_of(Number number) noexcept {
  return property_map<age>[number];
}

/// Returns the block of a character (Unicode 3.4). Complexity: constant. Errors: none.
/// \param number  an integer of any type; what is not a scalar value has `no_block`
/// \return a block
/// \code
/// static_assert(u8lit::unicode::block_of(U'x') == u8lit::unicode::block::basic_latin);
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr block block_of(Number number) noexcept {
  return property_map<block>[number];
}

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
