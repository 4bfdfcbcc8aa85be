// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_PACK_HPP
#define U8LIT_TRANSCODING_PACK_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/text/code_unit_pack.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// Literals to and from the packs of characters of other libraries.

namespace u8lit::detail {

namespace packs {

// The type of what a template takes; of one that takes any or does not show it, `Unit`.
template <template <auto...> class Template, class Unit>
U8LIT_ABI constexpr auto parameter_unit() noexcept {
  if constexpr (requires { typename pack_traits<Template<Unit{}>>::unit_type; })
    return type_identity<typename pack_traits<Template<Unit{}>>::unit_type>{};
  else
    return type_identity<Unit>{};
}
template <template <auto...> class Template, class Unit>
using parameter_unit_t = typename decltype(parameter_unit<Template, Unit>())::type;

// `void` asks for no form: the text's own, or that which the template takes.
template <class Unit, class Default>
struct unit_or : type_identity<Unit> {};
template <class Default>
struct unit_or<void, Default> : type_identity<Default> {};
template <fixed_text Text, class Unit>
using unit_of_typed = typename unit_or<Unit, typename decltype(Text)::unit_type>::type;
template <template <auto...> class Template, fixed_text Text, class Unit>
using unit_of_untyped = typename unit_or<Unit, parameter_unit_t<Template, typename decltype(Text)::unit_type>>::type;

template <class Unit>
struct no_code_unit;
template <class Taken>
struct the_template_takes_no_characters;
template <class Taken, class Unit>
struct the_template_takes_other_characters;
template <template <auto...> class Template, fixed_text Text, class Unit>
U8LIT_ABI constexpr auto diagnose_untyped() noexcept {
  if constexpr (!code_unit<Unit>) return type_identity<the_template_takes_no_characters<Unit>>{};
  else if constexpr (!__is_same(parameter_unit_t<Template, Unit>, Unit))
    return type_identity<the_template_takes_other_characters<parameter_unit_t<Template, Unit>, Unit>>{};
  else return type_identity<well_formed_text>{};
}
template <fixed_text Text, class Unit>
U8LIT_ABI constexpr auto diagnose_typed() noexcept {
  if constexpr (!code_unit<unit_of_typed<Text, Unit>>) return type_identity<no_code_unit<Unit>>{};
  else return type_identity<well_formed_text>{};
}
template <fixed_text Text, class Unit>
using diagnostic_for_typed = typename decltype(diagnose_typed<Text, Unit>())::type;
template <template <auto...> class Template, fixed_text Text, class Unit>
using diagnostic_for = typename decltype(diagnose_untyped<Template, Text, unit_of_untyped<Template, Text, Unit>>())::type;

template <template <class Type, Type...> class Template, class Text, size_t... Index>
Template<typename Text::unit_type, Text::value.unchecked_units[Index]...> expand(indices<Index...>) noexcept;
template <template <auto...> class Template, class Text, size_t... Index>
Template<Text::value.unchecked_units[Index]...> expand(indices<Index...>) noexcept;

template <class Unit, fixed_text Text>
using text = decltype(detail::text_in<Unit>(text_constant<Text>{}));
template <template <class Type, Type...> class Template, class Text>
using typed_of = decltype(packs::expand<Template, Text>(indices_below<Text::size()>{}));
template <template <auto...> class Template, class Text>
using untyped_of = decltype(packs::expand<Template, Text>(indices_below<Text::size()>{}));
template <template <class Type, Type...> class Template, fixed_text Text, class Unit>
using typed = typed_of<Template, text<unit_of_typed<Text, Unit>, Text>>;
template <template <auto...> class Template, fixed_text Text, class Unit>
using untyped = untyped_of<Template, text<unit_of_untyped<Template, Text, Unit>, Text>>;

template <class Pack, class Unit>
using text_in_unit = text<Unit, pack_traits<Pack>::literal>;
template <class Pack>
using diagnostic = diagnostic_of<pack_traits<Pack>::literal>;
template <class Finding, class Pack>
struct text_or_nothing {};
template <class Pack>
struct text_or_nothing<well_formed_text, Pack> {
  template <class Unit>
  using text = text_in_unit<Pack, Unit>;
};

}  // namespace packs

}  // namespace u8lit::detail

namespace u8lit {

// A text_constant as a pack: `to_pack<std::integer_sequence>("é"_text)` is `std::integer_sequence<char, '\xC3', '\xA9'>{}`, and
// `to_pack<std::integer_sequence, char32_t>("é"_text)` holds scalar values. A template that takes characters of one type gets
// them in that form. The type is `decltype` of the call, and need not be complete for that. Linear.
template <template <class Type, Type...> class Template, class Unit = void, fixed_text Text>
  requires well_formed<detail::packs::diagnostic_for_typed<Text, Unit>>
[[nodiscard]] U8LIT_ABI constexpr detail::packs::typed<Template, Text, Unit> to_pack(text_constant<Text>) noexcept {
  return {};
}
template <template <class Type, Type...> class Template, class Unit = void, fixed_text Text>
  requires(!well_formed<detail::packs::diagnostic_for_typed<Text, Unit>>)
detail::packs::diagnostic_for_typed<Text, Unit> to_pack(text_constant<Text>) noexcept;
template <template <auto...> class Template, class Unit = void, fixed_text Text>
  requires well_formed<detail::packs::diagnostic_for<Template, Text, Unit>>
[[nodiscard]] U8LIT_ABI constexpr detail::packs::untyped<Template, Text, Unit> to_pack(text_constant<Text>) noexcept {
  return {};
}
template <template <auto...> class Template, class Unit = void, fixed_text Text>
  requires(!well_formed<detail::packs::diagnostic_for<Template, Text, Unit>>)
detail::packs::diagnostic_for<Template, Text, Unit> to_pack(text_constant<Text>) noexcept;

// The way back: the text_constant of a pack of any of these kinds (only its type is used), in the form of its
// units or of `Unit`: `from_pack<std::integer_sequence<char, 'a'>>()` is `"a"_text`. A pack that is
// ill-formed does not compile, and the error says where. The units of an empty pack that tells no type are `char`. Linear.
template <detail::code_unit_pack Pack, code_unit Unit = typename detail::packs::pack_traits<Pack>::unit_type>
  requires well_formed<detail::packs::diagnostic<Pack>>
[[nodiscard]] U8LIT_ABI constexpr detail::packs::text_in_unit<Pack, Unit> from_pack() noexcept {
  return {};
}
template <detail::code_unit_pack Pack, code_unit Unit = char>
  requires(!well_formed<detail::packs::diagnostic<Pack>>)
detail::packs::diagnostic<Pack> from_pack() noexcept;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
