// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_FROM_STRING_HPP
#define U8LIT_TRANSCODING_FROM_STRING_HPP

#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The strings of others that are constants.
namespace foreign_strings {

// The code units of what a text parameter takes, and of strings that have `begin()` and `size()` (CTRE's), or an array
// alone, called `data` ({fmt}'s) or `value`.
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
U8LIT_ABI constexpr auto copied(code_units<Unit> units) noexcept {
  unvalidated_literal<Unit, Size> result;
  for (size_t at = 0; at < Size; ++at) result.units[at] = units.data()[at];
  return result;
}

// Nobody has judged it yet. One for each value, or for each object whose value is no template argument.
template <auto String>
  requires(__is_class(decltype(String)) && readable<decltype(String)>)
struct by_value {
  static constexpr size_t size = foreign_strings::units_in(String).size();
  static constexpr auto literal = foreign_strings::copied<size>(foreign_strings::units_in(String));
};
template <const auto& String>
  requires readable<decltype(String)>
struct by_object {
  static constexpr size_t size = foreign_strings::units_in(String).size();
  static constexpr auto literal = foreign_strings::copied<size>(foreign_strings::units_in(String));
};
template <const auto& String>
concept is_value = requires { typename by_value<String>; };

}  // namespace foreign_strings

}  // namespace u8lit::detail

namespace u8lit {

// A string of another library that is a template argument, or a constant with static storage, as a text_constant, in the form
// of its units or of `Unit`: `template <their::fixed_string Name> ... u8lit::from_string<Name>()`, `from_string<a_string_view>()`. It
// is what has data() and size(), an array (#embed), or has one as {fmt}'s and CTRE's strings do; a final NUL of an array of
// characters is not counted. What is ill-formed does not compile, and the error says where. Linear, once for each text.
template <auto String, code_unit Unit = typename decltype(detail::foreign_strings::by_value<String>::literal)::unit_type>
  requires well_formed<detail::diagnostic_of<detail::foreign_strings::by_value<String>::literal>>
[[nodiscard]] [[nodiscard]] U8LIT_ABI constexpr auto from_string() noexcept
    -> decltype(detail::text_in<Unit>(text_constant<detail::foreign_strings::by_value<String>::literal>{})) {
  return {};
}
template <const auto& String, code_unit Unit = typename decltype(detail::foreign_strings::by_object<String>::literal)::unit_type>
  requires(!detail::foreign_strings::is_value<String>) && well_formed<detail::diagnostic_of<detail::foreign_strings::by_object<String>::literal>>
[[nodiscard]] [[nodiscard]] U8LIT_ABI constexpr auto from_string() noexcept
    -> decltype(detail::text_in<Unit>(text_constant<detail::foreign_strings::by_object<String>::literal>{})) {
  return {};
}
template <auto String, class Unit = char>
  requires(!well_formed<detail::diagnostic_of<detail::foreign_strings::by_value<String>::literal>>)
detail::diagnostic_of<detail::foreign_strings::by_value<String>::literal> from_string() noexcept;
template <const auto& String, class Unit = char>
  requires(!detail::foreign_strings::is_value<String>) && (!well_formed<detail::diagnostic_of<detail::foreign_strings::by_object<String>::literal>>)
detail::diagnostic_of<detail::foreign_strings::by_object<String>::literal> from_string() noexcept;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
