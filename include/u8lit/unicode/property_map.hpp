// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_PROPERTY_MAP_HPP
#define U8LIT_UNICODE_PROPERTY_MAP_HPP

#include <u8lit/base/refused_variable.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/unicode/property_data.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

template <class Value>
concept property_of_one_value =
    requires { property_data<Value>::rows; } && (__is_enum(Value) || requires { property_data<Value>::numbers; });

template <class Value>
U8LIT_ABI constexpr auto make_property_map() noexcept {
  using data = property_data<Value>;
  if constexpr (requires { data::numbers; }) {
    constexpr size_t count = sizeof data::numbers / sizeof *data::numbers;
    value_list<Value, count> values;
    for (size_t at = 0; at < count; ++at) values.list[at] = data::numbers[at];
    return code_point_map<Value, stored_stages<data>, count>::unchecked(values, {});
  } else {
    return code_point_map<Value, stored_stages<data>, 0>::unchecked({}, {});
  }
}

// The diagnostic of other types, for compilers that print no sentences.
namespace invalid_property {

struct has_no_single_value_of_this_type_for_each_character;

}  // namespace invalid_property

template <class Value>
U8LIT_ABI constexpr sentence words_for_property_map() noexcept {
  return sentence{}.append(u8"property_map is for properties with one value for each character, such as script");
}
template <class Value>
U8LIT_ABI constexpr const bool* check_property_map() noexcept {
  if constexpr (property_of_one_value<Value>) return &no_flaw::is_refused;
  else return error_of<invalid_property::has_no_single_value_of_this_type_for_each_character,
                       words_for_property_map<Value>>;
}

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// The map from characters to the values of a property, a constant code_point_map: what the functions such as
/// `category_of` look up in. It is a range of the rows, too. Complexity: three loads for each character. Errors: other
/// types do not compile.
/// \tparam Value  the type of the values: general_category, script, east_asian_width, bidirectional_class,
///                joining_type, numeric_type, numeric_value, age or block
/// \code
/// using namespace u8lit::unicode;
/// static_assert(property_map<script>[U'x'] == script::latin);
/// \endcode
template <class Value, const bool* Error = detail::check_property_map<Value>()>
  requires detail::acceptable<Error>
inline constexpr auto property_map = detail::make_property_map<Value>();
template <class Value, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> property_map<Value, Error> = {};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
