// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_CODE_UNIT_PACK_HPP
#define U8LIT_TEXT_CODE_UNIT_PACK_HPP

#include <u8lit/diagnosis/unvalidated_literal.hpp>
#include <u8lit/base/begin.hpp>

// Types of other libraries that hold a pack of characters: `Template<char, 'a', 'b'>` such as std::integer_sequence,
// `Template<'a', 'b'>` with parameters of one type or `auto...`, and lists of integral constants.

namespace u8lit::detail {

namespace packs {

// The characters of a pack as a literal, not validated yet.
template <code_unit Unit, Unit... Units>
U8LIT_ABI constexpr auto make_literal() noexcept {
  if constexpr (sizeof...(Units) == 0) {
    return unvalidated_literal<Unit, 0>{};
  } else {
    constexpr Unit units[] = {Units...};
    return unvalidated_literal<Unit, sizeof...(Units)>{units};
  }
}

template <class...>
struct types;
template <class Type, auto>
using type_for = Type;

// The code unit type and the literal of a pack; no members for other types.
template <class Pack>
struct pack_traits {};
template <class Pack>
struct pack_traits<const Pack> : pack_traits<Pack> {};
template <template <class Unit, Unit...> class Template, code_unit Unit, Unit... Units>
struct pack_traits<Template<Unit, Units...>> {
  using unit_type = Unit;
  static constexpr auto literal = packs::make_literal<Unit, Units...>();
};
template <template <auto...> class Template, auto First, auto... Rest>
struct pack_traits<Template<First, Rest...>> {
  using unit_type = decltype(First);
};
template <template <auto...> class Template, auto First, auto... Rest>
  requires code_unit<decltype(First)> &&
           (__is_same(types<decltype(Rest)...>, types<type_for<decltype(First), Rest>...>))
struct pack_traits<Template<First, Rest...>> {
  using unit_type = decltype(First);
  static constexpr auto literal = packs::make_literal<decltype(First), First, Rest...>();
};
// An empty pack does not show its type, unless the template takes characters of one type only.
template <template <auto...> class Template>
  requires code_unit<typename pack_traits<Template<char{}>>::unit_type>
struct pack_traits<Template<>> {
  using unit_type = typename pack_traits<Template<char{}>>::unit_type;
  static constexpr auto literal = packs::make_literal<unit_type>();
};
template <template <class...> class List, template <class Unit, Unit> class Constant, code_unit Unit, Unit... Units>
struct pack_traits<List<Constant<Unit, Units>...>> {
  using unit_type = Unit;
  static constexpr auto literal = packs::make_literal<Unit, Units...>();
};
template <template <class...> class List>
struct pack_traits<List<>> {
  using unit_type = char;
  static constexpr auto literal = packs::make_literal<char>();
};

}  // namespace packs

// A type that holds a pack of code units, which need not be well-formed.
template <class Pack>
concept code_unit_pack = requires { packs::pack_traits<Pack>::literal; };

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
