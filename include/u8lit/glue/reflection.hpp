// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_REFLECTION_HPP
#define U8LIT_GLUE_REFLECTION_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/base/type_traits.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/operation/text_list.hpp>
#include <u8lit/table/rows.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// The names of enumerators and members, as C++26 reflects them. Identifiers are well-formed UTF-8, whatever the
// encoding of literals is.

#if __STDC_HOSTED__ && defined(__cpp_impl_reflection) && defined(__cpp_char8_t)

#include <meta>

namespace u8lit::detail::reflected {

// What is wrong with a type: compilers print the words.
struct no_enumeration {
  static constexpr auto& words = u8"this type is not an enumeration";
};
struct enumeration_only_declared {
  static constexpr auto& words = u8"the enumerators of this enumeration are not known here: define it before";
};
struct no_class {
  static constexpr auto& words = u8"this type is neither a class nor a union, so it has no members";
};
struct class_only_declared {
  static constexpr auto& words = u8"the members of this class are not known here: define it before";
};
struct member_without_a_name {
  static constexpr auto& words = u8"this class has a member without a name: name its anonymous union";
};

// Static arrays of reflections.
template <class Enum>
inline constexpr auto enumerators = std::define_static_array(std::meta::enumerators_of(^^Enum));
template <class Class>
inline constexpr auto members = std::define_static_array(
    std::meta::nonstatic_data_members_of(^^Class, std::meta::access_context::unprivileged()));

// A name as text of char, in static storage.
template <std::meta::info Named>
consteval auto make_name() noexcept {
  constexpr size_t size = std::meta::u8identifier_of(Named).size();
  fixed_text<char, size> result;
  const auto name = std::meta::u8identifier_of(Named);
  for (size_t at = 0; at < size; ++at) result.unchecked_units[at] = static_cast<char>(name[at]);
  return result;
}
template <std::meta::info Named>
inline constexpr auto name = reflected::make_name<Named>();
template <std::meta::info Named>
inline constexpr auto view_of_name = text_view<char>::unchecked(name<Named>.unchecked_units, name<Named>.size());

template <class Enum, size_t... Indices>
consteval auto make_enumerator_rows(indices<Indices...>) noexcept {
  if constexpr (sizeof...(Indices) == 0) {
    return empty_rows<text_row<Enum>>{};
  } else {
    return row_array<text_row<Enum>, sizeof...(Indices)>{
        {{view_of_name<enumerators<Enum>[Indices]>, [:enumerators<Enum>[Indices]:]}...}};
  }
}

// The indices of enumerators with values that no enumerator before them has.
template <size_t Count>
struct first_enumerators {
  size_t indices[Count == 0 ? 1 : Count]{};
  size_t count = 0;
};
template <class Enum, size_t... Indices>
consteval auto find_first_enumerators(indices<Indices...>) noexcept {
  first_enumerators<sizeof...(Indices)> result;
  using number = __underlying_type(Enum);  // without the user's operators
  const number values[] = {static_cast<number>([:enumerators<Enum>[Indices]:])..., number{}};
  size_t largest = 0;
  for (size_t at = 0; at < sizeof...(Indices); ++at) {
    // Mostly, values are in order.
    bool is_first = true;
    if (result.count > 0 && values[at] <= values[largest]) {
      for (size_t before = 0; before < result.count && is_first; ++before)
        is_first = values[result.indices[before]] != values[at];
    } else {
      largest = at;
    }
    if (is_first) result.indices[result.count++] = at;
  }
  return result;
}
template <class Enum>
inline constexpr auto first =
    reflected::find_first_enumerators<Enum>(indices_below<enumerators<Enum>.size()>{});
template <class Enum, size_t... Indices>
consteval auto make_name_rows(indices<Indices...>) noexcept {
  using row = number_row<Enum, text_view<char>>;
  if constexpr (sizeof...(Indices) == 0) {
    return empty_rows<row>{};
  } else {
    return row_array<row, sizeof...(Indices)>{
        {{[:enumerators<Enum>[first<Enum>.indices[Indices]]:],
          view_of_name<enumerators<Enum>[first<Enum>.indices[Indices]]>}...}};
  }
}

template <class Class, size_t... Indices>
U8LIT_ABI constexpr text_list<text_constant<name<members<Class>[Indices]>>...> make_members(
    indices<Indices...>) noexcept {
  return {};
}

consteval bool have_names(std::span<const std::meta::info> all) noexcept {
  for (const auto each : all) {
    if (!std::meta::has_identifier(each)) return false;
  }
  return true;
}
template <class Enum>
U8LIT_ABI constexpr auto make_diagnostic_of_enumeration() noexcept {
  if constexpr (!__is_enum(Enum)) return type_identity<no_enumeration>{};
  else if constexpr (!std::meta::is_enumerable_type(^^Enum)) return type_identity<enumeration_only_declared>{};
  else return type_identity<well_formed_text>{};
}
template <class Class>
U8LIT_ABI constexpr auto make_diagnostic_of_class() noexcept {
  if constexpr (!__is_class(Class) && !__is_union(Class)) return type_identity<no_class>{};
  else if constexpr (!std::meta::is_complete_type(^^Class)) return type_identity<class_only_declared>{};
  else if constexpr (!reflected::have_names(members<Class>)) return type_identity<member_without_a_name>{};
  else return type_identity<well_formed_text>{};
}
// The argument `Error` of a variable (base/refused_variable.hpp).
template <class Diagnostic>
U8LIT_ABI constexpr const bool* check(type_identity<Diagnostic>) noexcept {
  if constexpr (is_well_formed_text<Diagnostic>) return &no_flaw::is_refused;
  else return error_of<Diagnostic, fixed_words<Diagnostic>>;
}

}  // namespace u8lit::detail::reflected

namespace u8lit::reflection {

/// Rows from the names of an enumeration's enumerators to the enumerators, for make_text_map, in the order of their
/// declarations. If two enumerators have the same value, there is a row for each.
/// - errors: a type that is not an enumeration, or is only declared, does not compile
/// \tparam Enum  an enumeration
/// \code
/// enum class colour { red, grün, 青 };
/// inline constexpr auto colours = u8lit::make_text_map<u8lit::reflection::enumerators<colour>>;
/// static_assert(colours.at("grün") == colour::grün);
/// \endcode
template <class Enum, const bool* Error = detail::reflected::check(
                          detail::reflected::make_diagnostic_of_enumeration<detail::remove_cvref_t<Enum>>())>
  requires detail::acceptable<Error>
inline constexpr auto enumerators = detail::reflected::make_enumerator_rows<detail::remove_cvref_t<Enum>>(
    detail::indices_below<detail::reflected::enumerators<detail::remove_cvref_t<Enum>>.size()>{});
template <class Enum, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> enumerators<Enum, Error> = {};

/// Rows from the enumerators of an enumeration to their names, for make_number_map. If several enumerators have the
/// same value, the name is that of the first one.
/// - errors: as those of `enumerators`
/// \tparam Enum  an enumeration
/// \code
/// inline constexpr auto colour_names = u8lit::make_number_map<u8lit::reflection::names<colour>>;
/// static_assert(colour_names.at(colour::青) == "青");
/// \endcode
template <class Enum, const bool* Error = detail::reflected::check(
                          detail::reflected::make_diagnostic_of_enumeration<detail::remove_cvref_t<Enum>>())>
  requires detail::acceptable<Error>
inline constexpr auto names = detail::reflected::make_name_rows<detail::remove_cvref_t<Enum>>(
    detail::indices_below<detail::reflected::first<detail::remove_cvref_t<Enum>>.count>{});
template <class Enum, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> names<Enum, Error> = {};

/// The names of the public non-static data members of a class, in the order of their declarations: a text_list. Members
/// of its base classes are not among them.
/// - errors: a type that is neither a class nor a union, or is only declared, and a class with an anonymous union do
///   not compile
/// \tparam Class  a class or a union
/// \code
/// struct person { int größe; bool is_member; };
/// static_assert(u8lit::reflection::members<person>.at<0>() == "größe"_text);
/// static_assert(u8lit::reflection::members<person>.index_of("is_member") == 1);
/// \endcode
template <class Class, const bool* Error = detail::reflected::check(
                           detail::reflected::make_diagnostic_of_class<detail::remove_cvref_t<Class>>())>
  requires detail::acceptable<Error>
inline constexpr auto members = detail::reflected::make_members<detail::remove_cvref_t<Class>>(
    detail::indices_below<detail::reflected::members<detail::remove_cvref_t<Class>>.size()>{});
template <class Class, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> members<Class, Error> = {};

}  // namespace u8lit::reflection

#endif

#include <u8lit/base/end.hpp>

#endif
