// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_PACK_HPP
#define U8LIT_TRANSCODING_PACK_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/diagnosis/refused_text.hpp>
#include <u8lit/text/code_unit_pack.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// Literals to and from the character packs of other libraries, such as `std::integer_sequence<char, 'a', 'b'>`.

namespace u8lit::detail::packs {

// In the names below, a typed pack is one of a template with parameters `<class T, T...>`, an untyped pack one of a
// template with parameters `<auto...>` or `<T...>`.

// The type of the characters that a template of untyped packs takes; `Unit` if its parameters are `auto` or of a type
// that is not deducible.
template <template <auto...> class Template, class Unit>
U8LIT_ABI constexpr auto make_taken_unit() noexcept {
  if constexpr (requires { typename pack_traits<Template<Unit{}>>::unit_type; })
    return type_identity<typename pack_traits<Template<Unit{}>>::unit_type>{};
  else
    return type_identity<Unit>{};
}
template <template <auto...> class Template, class Unit>
using taken_unit = typename decltype(packs::make_taken_unit<Template, Unit>())::type;

// The code unit type of a pack. By default (`void`), the one that the template takes, or else that of the text.
template <class Unit, class Default>
struct unit_or : type_identity<Unit> {};
template <class Default>
struct unit_or<void, Default> : type_identity<Default> {};
template <fixed_text Text, class Unit>
using typed_pack_unit = typename unit_or<Unit, typename decltype(Text)::unit_type>::type;
template <template <auto...> class Template, fixed_text Text, class Unit>
using untyped_pack_unit = typename unit_or<Unit, taken_unit<Template, typename decltype(Text)::unit_type>>::type;

// Incomplete: appear in the errors of to_pack.
template <class Unit>
struct no_code_unit;
template <class Taken>
struct the_template_takes_no_characters;
template <class Taken, class Unit>
struct the_template_takes_other_characters;
template <template <auto...> class Template, fixed_text Text, class Unit>
U8LIT_ABI constexpr auto make_untyped_diagnostic() noexcept {
  if constexpr (!code_unit<Unit>) return type_identity<the_template_takes_no_characters<Unit>>{};
  else if constexpr (!__is_same(taken_unit<Template, Unit>, Unit))
    return type_identity<the_template_takes_other_characters<taken_unit<Template, Unit>, Unit>>{};
  else return type_identity<well_formed_text>{};
}
template <fixed_text Text, class Unit>
U8LIT_ABI constexpr auto make_typed_diagnostic() noexcept {
  if constexpr (!code_unit<typed_pack_unit<Text, Unit>>) return type_identity<no_code_unit<Unit>>{};
  else return type_identity<well_formed_text>{};
}
template <fixed_text Text, class Unit>
using typed_diagnostic = typename decltype(packs::make_typed_diagnostic<Text, Unit>())::type;
template <template <auto...> class Template, fixed_text Text, class Unit>
using untyped_diagnostic =
    typename decltype(packs::make_untyped_diagnostic<Template, Text, untyped_pack_unit<Template, Text, Unit>>())::type;

// Declared only: the type of the pack.
template <template <class Type, Type...> class Template, class Text, size_t... Index>
Template<typename Text::unit_type, Text::value.unchecked_units[Index]...> expand(indices<Index...>) noexcept;
template <template <auto...> class Template, class Text, size_t... Index>
Template<Text::value.unchecked_units[Index]...> expand(indices<Index...>) noexcept;

template <class Unit, fixed_text Text>
using text = decltype(detail::text_in<Unit>(text_constant<Text>{}));
template <template <class Type, Type...> class Template, class Text>
using expand_typed = decltype(packs::expand<Template, Text>(indices_below<Text::size()>{}));
template <template <auto...> class Template, class Text>
using expand_untyped = decltype(packs::expand<Template, Text>(indices_below<Text::size()>{}));
template <template <class Type, Type...> class Template, fixed_text Text, class Unit>
using typed_pack = expand_typed<Template, text<typed_pack_unit<Text, Unit>, Text>>;
template <template <auto...> class Template, fixed_text Text, class Unit>
using untyped_pack = expand_untyped<Template, text<untyped_pack_unit<Template, Text, Unit>, Text>>;

// The text_constant of a pack.
template <class Pack, class Unit>
using text_in_unit = text<Unit, pack_traits<Pack>::literal>;
template <class Pack>
using diagnostic_of_pack = diagnostic_of<pack_traits<Pack>::literal>;

}  // namespace u8lit::detail::packs

namespace u8lit {

/// Converts a text_constant to a pack of its code units.
/// \tparam Template  a template with parameters `<class T, T...>`
/// \tparam Unit      the code unit type of the pack, by default that of the text; `char32_t` gives scalar values
/// \return an empty object of type `Template<Unit, units...>`; use `decltype` of the call if that type is incomplete.
///         Complexity: linear.
/// \code
/// u8lit::to_pack<std::integer_sequence>("\u00E9"_text)  // std::integer_sequence<char, '\xC3', '\xA9'>{}
/// \endcode
template <template <class Type, Type...> class Template, class Unit = void, fixed_text Text>
  requires well_formed<detail::packs::typed_diagnostic<Text, Unit>>
[[nodiscard]] U8LIT_ABI constexpr detail::packs::typed_pack<Template, Text, Unit>
to_pack(text_constant<Text>) noexcept { return {}; }
/// Not defined, if `Unit` is not a code unit type: does not compile, and the error names the reason.
template <template <class Type, Type...> class Template, class Unit = void, fixed_text Text>
  requires(!well_formed<detail::packs::typed_diagnostic<Text, Unit>>)
detail::packs::typed_diagnostic<Text, Unit> to_pack(text_constant<Text>) noexcept;
/// As above, for a template with parameters `<auto...>` or `<T...>`. The default unit type is `T` if the template has
/// one.
/// \code
/// u8lit::to_pack<their::characters>("\u00E9"_text)  // their::characters<'\xC3', '\xA9'>{}
/// \endcode
template <template <auto...> class Template, class Unit = void, fixed_text Text>
  requires well_formed<detail::packs::untyped_diagnostic<Template, Text, Unit>>
[[nodiscard]] U8LIT_ABI constexpr detail::packs::untyped_pack<Template, Text, Unit>
to_pack(text_constant<Text>) noexcept { return {}; }
/// Not defined, if the template does not take code units of type `Unit`: does not compile, and the error names the
/// reason.
template <template <auto...> class Template, class Unit = void, fixed_text Text>
  requires(!well_formed<detail::packs::untyped_diagnostic<Template, Text, Unit>>)
detail::packs::untyped_diagnostic<Template, Text, Unit> to_pack(text_constant<Text>) noexcept;

/// Converts a pack to a text_constant. An ill-formed pack does not compile, and the error says where.
/// \tparam Pack  the type of a pack: `Template<T, units...>`, `Template<units...>`, or a list of integral constants
/// \tparam Unit  the code unit type of the result, by default that of the pack (`char` for an empty pack without a
///               type)
/// \return the text_constant. Complexity: linear.
/// \code
/// u8lit::from_pack<std::integer_sequence<char, 'a'>>() == "a"_text
/// \endcode
template <detail::code_unit_pack Pack, code_unit Unit = typename detail::packs::pack_traits<Pack>::unit_type>
  requires well_formed<detail::packs::diagnostic_of_pack<Pack>>
[[nodiscard]] U8LIT_ABI constexpr detail::packs::text_in_unit<Pack, Unit> from_pack() noexcept {
  return {};
}
/// Not defined, for an ill-formed pack: does not compile, and the error names the fault and its place.
template <detail::code_unit_pack Pack, code_unit Unit = char>
  requires(!well_formed<detail::packs::diagnostic_of_pack<Pack>>)
detail::refused_text<detail::packs::pack_traits<Pack>::literal> from_pack() noexcept;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
