// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_HANA_ELEMENTS_HPP
#define U8LIT_GLUE_HANA_ELEMENTS_HPP

#include <boost/hana/fwd/any_of.hpp>
#include <boost/hana/fwd/at.hpp>
#include <boost/hana/fwd/drop_front.hpp>
#include <boost/hana/fwd/find_if.hpp>
#include <boost/hana/fwd/front.hpp>
#include <boost/hana/fwd/is_empty.hpp>
#include <boost/hana/fwd/length.hpp>
#include <boost/hana/fwd/unpack.hpp>
#include <boost/hana/optional.hpp>

#include <u8lit/glue/hana_comparison.hpp>
#include <u8lit/operation/scalar_index.hpp>
#include <u8lit/text/scalar_array.hpp>
#include <u8lit/base/begin.hpp>

// The elements of a text in Boost.Hana's algorithms: its scalar values, each a hana::integral_constant<char32_t, ...>,
// as hana::at, hana::front and hana::back return them. Bytes are not elements; `to_octet_tuple` has them. Text is
// neither a Sequence nor a Functor, because results need not be text, nor a Product, because it is not a pair.

namespace u8lit::detail {

template <fixed_text Text, size_t Index>
using scalar_constant = boost::hana::integral_constant<char32_t, make_scalar_array<Text>.values[Index].unchecked_value>;

namespace hana_elements {

template <class Value>
Value copy_of(Value) noexcept;  // for unevaluated operands; never defined
template <class Predicate>
Predicate& predicate_of() noexcept;  // the same

// The type that a predicate returns for an element, and whether its value is a constant. Results are compared in
// arrays, because compilers limit fold expressions.
template <class Predicate, fixed_text Text, size_t Index>
using predicate_result =
    decltype(hana_elements::copy_of(hana_elements::predicate_of<Predicate>()(scalar_constant<Text, Index>{})));
template <class Result>
concept constant_result = requires { typename boost::hana::bool_<static_cast<bool>(Result::value)>; };

template <size_t Count>
U8LIT_ABI constexpr size_t index_of_first(const bool (&all)[Count]) noexcept {
  size_t at = 0;
  while (!all[at]) ++at;
  return at;
}
template <class Predicate, fixed_text Text, size_t... Index>
inline constexpr size_t first_match =
    hana_elements::index_of_first({static_cast<bool>(predicate_result<Predicate, Text, Index>::value)..., true});
template <class... Results>
inline constexpr bool all_results_are_constant =
    hana_elements::index_of_first({!constant_result<Results>..., true}) == sizeof...(Results);

// What is wrong: compilers print the words.
template <class Number>
struct index_before_the_beginning {
  static constexpr auto& words = u8"a negative index is before the beginning of this text";
};
template <class Number>
struct drops_a_negative_number {
  static constexpr auto& words = u8"a negative number of characters cannot be dropped";
};
template <class Predicate>
struct the_predicate_gives_no_constant {
  static constexpr auto& words = u8"the predicate must return a constant, such as hana::bool_c<true>";
};
template <class Flaw>
using refused_for = no_result<decltype(detail::refuse_type<Flaw, fixed_words<Flaw>>())>;

template <fixed_text Text, class Number>
U8LIT_ABI constexpr auto refuse_index() noexcept {
  if constexpr (Number::value < 0) {
    using flaw = index_before_the_beginning<Number>;
    return detail::refuse_type<flaw, fixed_words<flaw>>();
  } else {
    return positions::refuse<Text, Number::value, 1>();
  }
}

template <class Predicate, fixed_text Text, size_t... Index>
  requires all_results_are_constant<predicate_result<Predicate, Text, Index>...>
U8LIT_ABI constexpr void require_constants(indices<Index...>) noexcept {}
template <class Predicate, fixed_text Text>
concept gives_constants = requires { hana_elements::require_constants<Predicate, Text>(scalar_indices<Text>{}); };

}  // namespace hana_elements

}  // namespace u8lit::detail

/// Foldable: passes all elements to a function.
template <>
struct boost::hana::unpack_impl<u8lit::text_tag> {
  template <u8lit::fixed_text Text, class Function>
  U8LIT_ABI static constexpr decltype(auto) apply(const u8lit::text_constant<Text>&, Function&& function) {
    return apply<Text>(static_cast<Function&&>(function), u8lit::detail::scalar_indices<Text>{});
  }
  template <u8lit::fixed_text Text, class Function, u8lit::size_t... Index>
  U8LIT_ABI static constexpr decltype(auto) apply(Function&& function, u8lit::detail::indices<Index...>) {
    return static_cast<Function&&>(function)(u8lit::detail::scalar_constant<Text, Index>{}...);
  }
};
/// Foldable: the number of elements. Complexity: linear.
template <>
struct boost::hana::length_impl<u8lit::text_tag> {
  template <class Text>
  U8LIT_ABI static constexpr size_t<Text::scalars().count()> apply(const Text&) noexcept {
    return {};
  }
};

/// Iterable. An index that is out of range does not compile; the error names it and the number of elements.
template <>
struct boost::hana::at_impl<u8lit::text_tag> {
  template <u8lit::fixed_text Text, class Number>
    requires u8lit::well_formed<
        u8lit::detail::positions::diagnostic_of<Text, static_cast<u8lit::size_t>(Number::value), 1>>
  U8LIT_ABI static constexpr u8lit::detail::scalar_constant<Text, Number::value> apply(
      const u8lit::text_constant<Text>&, const Number&) noexcept {
    return {};
  }
  template <u8lit::fixed_text Text, class Number>
  static u8lit::detail::no_result<decltype(u8lit::detail::hana_elements::refuse_index<Text, Number>())> apply(
      const u8lit::text_constant<Text>&, const Number&) noexcept;
};
/// Iterable: the first element. The empty text has none and does not compile.
template <>
struct boost::hana::front_impl<u8lit::text_tag> {
  template <u8lit::fixed_text Text>
    requires(!Text.empty())
  U8LIT_ABI static constexpr u8lit::detail::scalar_constant<Text, 0> apply(const u8lit::text_constant<Text>&) noexcept {
    return {};
  }
  template <u8lit::fixed_text Text>
  static u8lit::detail::no_result<decltype(u8lit::detail::positions::refuse<Text, 0, 1>())> apply(
      const u8lit::text_constant<Text>&) noexcept;
};
/// Iterable: the text without its first elements, in the same encoding form; empty if there are no more. A negative
/// number does not compile.
template <>
struct boost::hana::drop_front_impl<u8lit::text_tag> {
  template <class Text, class Number>
    requires(Number::value >= 0)
  U8LIT_ABI static constexpr auto apply(const Text&, const Number&) noexcept {
    using unit = typename Text::unit_type;
    constexpr auto write = [](u8lit::detail::text_writer<unit>& out) {
      out.append(Text::view().slice_scalars(Number::value));
    };
    return decltype(u8lit::detail::make_text<unit>(write)){};
  }
  template <class Text, class Number>
  static u8lit::detail::hana_elements::refused_for<u8lit::detail::hana_elements::drops_a_negative_number<Number>> apply(
      const Text&, const Number&) noexcept;
};
/// Iterable: whether there are no elements.
template <>
struct boost::hana::is_empty_impl<u8lit::text_tag> {
  template <class Text>
  U8LIT_ABI static constexpr bool_<Text::empty()> apply(const Text&) noexcept {
    return {};
  }
};

/// Searchable. The predicate is called for all elements. Its results must be constants, or, for any_of, may be bools.
template <>
struct boost::hana::any_of_impl<u8lit::text_tag> {
  template <u8lit::fixed_text Text, class Predicate>
  U8LIT_ABI static constexpr auto apply(const u8lit::text_constant<Text>&, Predicate&& predicate) {
    return apply<Text>(predicate, u8lit::detail::scalar_indices<Text>{});
  }
  template <u8lit::fixed_text Text, class Predicate, u8lit::size_t... Index>
  U8LIT_ABI static constexpr auto apply(Predicate& predicate, u8lit::detail::indices<Index...>) {
    if constexpr (u8lit::detail::hana_elements::gives_constants<Predicate, Text>) {
      return bool_<u8lit::detail::hana_elements::first_match<Predicate, Text, Index...> != sizeof...(Index)>{};
    } else {
      bool is_any = false;
      const bool after[] = {(is_any = is_any || predicate(u8lit::detail::scalar_constant<Text, Index>{}))...};
      return after[sizeof...(Index) - 1];
    }
  }
};
/// Searchable: the first element that satisfies a predicate, or nothing.
template <>
struct boost::hana::find_if_impl<u8lit::text_tag> {
  template <u8lit::fixed_text Text, class Predicate>
    requires u8lit::detail::hana_elements::gives_constants<Predicate, Text>
  U8LIT_ABI static constexpr auto apply(const u8lit::text_constant<Text>&, Predicate&&) {
    return apply<Text, Predicate>(u8lit::detail::scalar_indices<Text>{});
  }
  template <u8lit::fixed_text Text, class Predicate>
  static u8lit::detail::hana_elements::refused_for<
      u8lit::detail::hana_elements::the_predicate_gives_no_constant<Predicate>>
  apply(const u8lit::text_constant<Text>&, Predicate&&) noexcept;
  template <u8lit::fixed_text Text, class Predicate, u8lit::size_t... Index>
  U8LIT_ABI static constexpr auto apply(u8lit::detail::indices<Index...>) {
    constexpr u8lit::size_t index = u8lit::detail::hana_elements::first_match<Predicate, Text, Index...>;
    if constexpr (index == sizeof...(Index)) return optional<>{};
    else return optional<u8lit::detail::scalar_constant<Text, index>>{};
  }
};

#include <u8lit/base/end.hpp>

#endif
