// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_PROPERTY_MAP_HPP
#define U8LIT_UNICODE_PROPERTY_MAP_HPP

#include <u8lit/unicode/property_data.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

template <class Value>
concept property_of_one_value = requires { property_data<Value>::rows; };

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
template <class Value>
  requires detail::property_of_one_value<Value>
inline constexpr auto property_map = detail::make_property_map<Value>();

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
