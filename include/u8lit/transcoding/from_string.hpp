// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_FROM_STRING_HPP
#define U8LIT_TRANSCODING_FROM_STRING_HPP

#include <u8lit/diagnosis/refused_text.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// Constant strings of other libraries as text_constants.

namespace u8lit::detail::foreign_strings {

// The code units of a string: of text and whatever else text parameters take, of strings that have `begin()` and
// `size()` (CTRE), and of those that have only an array called `data` ({fmt}) or `value`.
template <class String>
U8LIT_ABI constexpr auto units_in(const String& string) noexcept {
  if constexpr (text_like<String>) return detail::units_of(string);
  else if constexpr (requires { detail::units_of(string.begin(), static_cast<size_t>(string.size())); })
    return detail::units_of(string.begin(), static_cast<size_t>(string.size()));
  else if constexpr (requires { detail::units_of(string.data); }) return detail::units_of(string.data);
  else if constexpr (requires { detail::units_of(string.value); }) return detail::units_of(string.value);
}
template <class String>
concept readable = !__is_same(decltype(foreign_strings::units_in(detail::declval<String>())), void);

template <size_t Size, code_unit Unit>
U8LIT_ABI constexpr auto copy_literal(code_units<Unit> units) noexcept {
  unvalidated_literal<Unit, Size> result;
  for (size_t at = 0; at < Size; ++at) result.units[at] = units.data()[at];
  return result;
}

// The string as an unvalidated_literal: one for each value or, if a template parameter cannot have the string's type,
// one for each object.
template <auto String>
  requires(__is_class(decltype(String)) && readable<decltype(String)>)
struct by_value {
  static constexpr size_t size = foreign_strings::units_in(String).size();
  static constexpr auto literal = foreign_strings::copy_literal<size>(foreign_strings::units_in(String));
};
template <const auto& String>
  requires readable<decltype(String)>
struct by_object {
  static constexpr size_t size = foreign_strings::units_in(String).size();
  static constexpr auto literal = foreign_strings::copy_literal<size>(foreign_strings::units_in(String));
};
template <const auto& String>
concept is_value = requires { typename by_value<String>; };

template <auto String>
using diagnostic_of_value = diagnostic_of<by_value<String>::literal>;
template <const auto& String>
using diagnostic_of_object = diagnostic_of<by_object<String>::literal>;
template <auto String>
using refused_value = refused_text<by_value<String>::literal>;
template <const auto& String>
using refused_object = refused_text<by_object<String>::literal>;

}  // namespace u8lit::detail::foreign_strings

namespace u8lit {

/// Converts a constant string of another library to a text_constant. An ill-formed string does not compile, and the
/// error says where.
/// \tparam String  a template argument, or an object with static storage: an object with data() and size(), an array,
///                 as of `#embed`, or a string of {fmt} or CTRE. A final NUL of an array of characters is not part of
///                 the text.
/// \tparam Unit    the code unit type of the result, by default that of the string
/// \return the text_constant. Complexity: linear, once for each text.
/// \code
/// static constexpr std::string_view name = "caf\u00E9";
/// u8lit::from_string<name>() == "caf\u00E9"_text
/// \endcode
template <auto String,
          code_unit Unit = typename decltype(detail::foreign_strings::by_value<String>::literal)::unit_type>
  requires well_formed<detail::foreign_strings::diagnostic_of_value<String>>
[[nodiscard]] U8LIT_ABI constexpr auto from_string() noexcept
    -> decltype(detail::text_in<Unit>(text_constant<detail::foreign_strings::by_value<String>::literal>{})) {
  return {};
}
/// As above, for an object of a type that a template parameter cannot have, such as std::string_view.
template <const auto& String,
          code_unit Unit = typename decltype(detail::foreign_strings::by_object<String>::literal)::unit_type>
  requires(!detail::foreign_strings::is_value<String>) &&
          well_formed<detail::foreign_strings::diagnostic_of_object<String>>
[[nodiscard]] U8LIT_ABI constexpr auto from_string() noexcept
    -> decltype(detail::text_in<Unit>(text_constant<detail::foreign_strings::by_object<String>::literal>{})) {
  return {};
}
/// Not defined, for an ill-formed string: does not compile, and the error names the fault and its place.
template <auto String, class Unit = char>
  requires(!well_formed<detail::foreign_strings::diagnostic_of_value<String>>)
detail::foreign_strings::refused_value<String> from_string() noexcept;
/// As above.
template <const auto& String, class Unit = char>
  requires(!detail::foreign_strings::is_value<String>) &&
          (!well_formed<detail::foreign_strings::diagnostic_of_object<String>>)
detail::foreign_strings::refused_object<String> from_string() noexcept;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
