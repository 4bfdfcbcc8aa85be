// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_PROPERTY_SET_HPP
#define U8LIT_UNICODE_PROPERTY_SET_HPP

#include <u8lit/base/refused_variable.hpp>
#include <u8lit/unicode/property_map.hpp>
#include <u8lit/unicode/property_name.hpp>
#include <u8lit/unicode/script_extensions.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

template <class Value>
using values_of = selected_values<size_t{1} << property_data<Value>::run_bits>;

// The values that a name stands for: all of a group of categories, and all ages up to one.
template <class Value>
[[nodiscard]] U8LIT_ABI constexpr bool is_value_of(unsigned value, unsigned wanted) noexcept {
  using data = property_data<Value>;
  if constexpr (__is_same(Value, unicode::general_category))
    return wanted < data::count ? value == wanted : (data::groups[wanted - data::count] >> value & 1) != 0;
  else if constexpr (__is_same(Value, unicode::age))
    return wanted == 0 ? value == 0 : value != 0 && value <= wanted;
  else
    return value == wanted;
}
template <class Value>
[[nodiscard]] U8LIT_ABI constexpr auto select_value(unsigned wanted) noexcept {
  values_of<Value> selected;
  for (unsigned value = 0; value < 1u << property_data<Value>::run_bits; ++value)
    selected.selects[value] = detail::is_value_of<Value>(value, wanted);
  return detail::select_runs<property_data<Value>>(selected);
}
// The characters that are not used in other scripts than their own, and those that are used in this script.
[[nodiscard]] U8LIT_ABI constexpr auto select_script_extensions(unsigned script) noexcept {
  using data = property_data<unicode::script_extensions>;
  values_of<unicode::script_extensions> listed, of_script;
  for (unsigned value = 1; value + 2 < sizeof data::offsets / sizeof *data::offsets; ++value) {
    listed.selects[value] = true;
    for (unsigned at = data::offsets[value]; at < data::offsets[value + 1]; ++at)
      of_script.selects[value] = of_script.selects[value] || data::members[at] == script;
  }
  return (detail::select_value<unicode::script>(script) - detail::select_runs<data>(listed)) |
         detail::select_runs<data>(of_script);
}
template <unsigned Property>
[[nodiscard]] U8LIT_ABI constexpr auto select_binary() noexcept {
  using data = property_data<unicode::binary_property>;
  constexpr size_t first = data::offsets[Property], count = data::offsets[Property + 1] - first;
  return detail::select_inside<count / 2 + 1>(data::lengths + first, count);
}

template <property_name Name>
[[nodiscard]] U8LIT_ABI constexpr auto select_property() noexcept {
  if constexpr (Name.kind == property_kind::general_category)
    return detail::select_value<unicode::general_category>(Name.value);
  else if constexpr (Name.kind == property_kind::script)
    return detail::select_value<unicode::script>(Name.value);
  else if constexpr (Name.kind == property_kind::script_extensions)
    return detail::select_script_extensions(Name.value);
  else if constexpr (Name.kind == property_kind::east_asian_width)
    return detail::select_value<unicode::east_asian_width>(Name.value);
  else if constexpr (Name.kind == property_kind::bidirectional_class)
    return detail::select_value<unicode::bidirectional_class>(Name.value);
  else if constexpr (Name.kind == property_kind::joining_type)
    return detail::select_value<unicode::joining_type>(Name.value);
  else if constexpr (Name.kind == property_kind::numeric_type)
    return detail::select_value<unicode::numeric_type>(Name.value);
  else if constexpr (Name.kind == property_kind::numeric_value)
    return detail::select_value<unicode::numeric_value>(Name.value);
  else if constexpr (Name.kind == property_kind::age)
    return detail::select_value<unicode::age>(Name.value);
  else if constexpr (Name.kind == property_kind::block)
    return detail::select_value<unicode::block>(Name.value);
  else
    return detail::select_binary<Name.value>();
}

// With unused capacity.
template <property_name Name>
inline constexpr auto selected_property = detail::select_property<Name>();

// The value of a property that a name has.
template <class Value, integer Number>
[[nodiscard]] U8LIT_ABI constexpr bool has_value_of(Number number, unsigned wanted) noexcept {
  const auto value = stored_stages<property_data<Value>>{}[static_cast<any_number>(number)];
  return detail::is_value_of<Value>(static_cast<unsigned>(value), wanted);
}

template <property_name Name>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<selected_property<Name>.size()> make_property_set() noexcept {
  return detail::with_capacity<selected_property<Name>.size()>(selected_property<Name>);
}

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// The set of all characters that have a property (UAX #44), a constant code_point_ranges: `contains`, `|`, `&`, `-`,
/// `^` and `~` work, and `make_code_point_set` and `find_first_of` take it.
///
/// Names are those of the regular expressions of UTS #18, in any case, with or without spaces, hyphens and underscores:
/// - a binary property: "Alphabetic", "White_Space", "XID_Start", "Emoji", "Any", "ASCII", "Assigned"
/// - a general category or a group of them: "Lu", "Uppercase_Letter", "L", "gc=Letter"
/// - a script: "Greek", "sc=Grek"; or all characters that are used in it: "scx=Grek", "Script_Extensions=Greek"
/// - "East_Asian_Width=Wide", "Bidi_Class=AL", "Joining_Type=D", "Numeric_Type=Decimal", "Numeric_Value=1/2",
///   "Block=Basic Latin"; "Age=6.0": what was assigned in Unicode 6.0 or before
///
/// Complexity: when compiling, linear in the ranges of all values of the property; a program contains the set only if
/// it uses it. Errors: an unknown name does not compile. Surrogates are in no set.
/// \tparam Name  a literal, or a value of one of the enumerations
/// \code
/// using namespace u8lit::unicode;
/// constexpr auto greek_letters = property<"L"> & property<"Greek">;
/// static_assert(greek_letters.contains(U'\u03B1') && !greek_letters.contains(U'\u0375'));
/// \endcode
template <detail::property_name Name, const bool* Error = detail::check_property<Name>()>
  requires detail::acceptable<Error>
inline constexpr auto property = detail::make_property_set<Name>();
template <detail::property_name Name, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> property<Name, Error> = {};

}  // namespace u8lit::unicode

namespace u8lit::detail {

template <property_name Name>
struct has_property {
  /// Returns whether a character has the property. Complexity: constant.
  template <integer Number>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(Number number) const noexcept {
    if (!detail::converts_to_scalar_value(number)) return false;
    constexpr unsigned wanted = Name.value;
    if constexpr (Name.kind == property_kind::general_category)
      return detail::has_value_of<unicode::general_category>(number, wanted);
    else if constexpr (Name.kind == property_kind::script)
      return detail::has_value_of<unicode::script>(number, wanted);
    else if constexpr (Name.kind == property_kind::script_extensions)
      return unicode::script_extensions_of(number).contains(unicode::script{wanted});
    else if constexpr (Name.kind == property_kind::east_asian_width)
      return detail::has_value_of<unicode::east_asian_width>(number, wanted);
    else if constexpr (Name.kind == property_kind::bidirectional_class)
      return detail::has_value_of<unicode::bidirectional_class>(number, wanted);
    else if constexpr (Name.kind == property_kind::joining_type)
      return detail::has_value_of<unicode::joining_type>(number, wanted);
    else if constexpr (Name.kind == property_kind::numeric_type)
      return detail::has_value_of<unicode::numeric_type>(number, wanted);
    else if constexpr (Name.kind == property_kind::numeric_value)
      return detail::has_value_of<unicode::numeric_value>(number, wanted);
    else if constexpr (Name.kind == property_kind::age)
      return detail::has_value_of<unicode::age>(number, wanted);
    else if constexpr (Name.kind == property_kind::block)
      return detail::has_value_of<unicode::block>(number, wanted);
    else
      return stored_stages<binary_data<unicode::binary_property{wanted}>>{}[static_cast<any_number>(number)] != 0;
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Returns whether a character has a property.
///
/// Call: `has<"Alphabetic">(number)`.
/// - the template argument is as for `property`; an unknown name does not compile
/// - `number`: an integer of any type; what is not a scalar value has no property
/// - returns a bool
/// - complexity: three loads
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::has<"White_Space">(U'\u3000') && u8lit::unicode::has<"Lu">(U'\u00C9'));
/// \endcode
template <detail::property_name Name, const bool* Error = detail::check_property<Name>()>
  requires detail::acceptable<Error>
inline constexpr detail::has_property<Name> has{};
template <detail::property_name Name, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> has<Name, Error> = {};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
