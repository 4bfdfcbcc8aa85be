// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SCALARS_HPP
#define U8LIT_SCALARS_HPP

// Text and what decodes to it as ranges of C++20: borrowed, common, bidirectional and not sized, so they go through
// std::views and the algorithms of std::ranges. What is included brings the names that are specialised here at half of
// <ranges>' cost; whoever wants views includes that.
//
// Include it before std::ranges sees a text for the first time. Without it, std::ranges takes size(), which counts code
// units, for the number of elements.

#include <iterator>

#include <u8lit/decoding_view.hpp>
#include <u8lit/restricted_text.hpp>
#include <u8lit/table_iterator.hpp>

// What iterators refer to is made when it is asked for, which the algorithms before C++20 take for a sign that they only go
// forward: std::prev of one would never come to an end.
template <class Table>
struct std::iterator_traits<u8lit::table_iterator<Table>> {
  using iterator_concept = std::random_access_iterator_tag;
  using iterator_category = std::random_access_iterator_tag;
  using value_type = typename u8lit::table_iterator<Table>::value_type;
  using difference_type = u8lit::ptrdiff_t;
  using pointer = void;
  using reference = value_type;
};
template <u8lit::code_unit Unit>
struct std::iterator_traits<u8lit::scalar_iterator<Unit>> {
  using iterator_concept = std::bidirectional_iterator_tag;
  using iterator_category = std::bidirectional_iterator_tag;
  using value_type = u8lit::scalar_value;
  using difference_type = u8lit::ptrdiff_t;
  using pointer = void;
  using reference = value_type;
};

template <u8lit::code_unit Unit>
inline constexpr bool std::ranges::disable_sized_range<u8lit::text_view<Unit>> = true;
template <u8lit::fixed_text Text>
inline constexpr bool std::ranges::disable_sized_range<u8lit::text_constant<Text>> = true;
template <u8lit::code_unit Unit, u8lit::text_policy<Unit>... Policies>
inline constexpr bool std::ranges::disable_sized_range<u8lit::restricted_text<Unit, Policies...>> = true;

// Iterators are into what the view borrows, or into static storage.
template <u8lit::code_unit Unit>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::text_view<Unit>> = true;
template <u8lit::fixed_text Text>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::text_constant<Text>> = true;
template <u8lit::code_unit Unit, u8lit::text_policy<Unit>... Policies>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::restricted_text<Unit, Policies...>> = true;
template <u8lit::code_unit Unit, class Element>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::decoding_view<Unit, Element>> = true;

template <u8lit::code_unit Unit>
inline constexpr bool std::ranges::enable_view<u8lit::text_view<Unit>> = true;
template <u8lit::fixed_text Text>
inline constexpr bool std::ranges::enable_view<u8lit::text_constant<Text>> = true;
template <u8lit::code_unit Unit, u8lit::text_policy<Unit>... Policies>
inline constexpr bool std::ranges::enable_view<u8lit::restricted_text<Unit, Policies...>> = true;
template <u8lit::code_unit Unit, class Element>
inline constexpr bool std::ranges::enable_view<u8lit::decoding_view<Unit, Element>> = true;

// Each converts to the other, so the concepts that compare them, `std::ranges::find(text, U'x')` for one, must be told
// what they have in common.
template <>
struct std::common_type<u8lit::scalar_value, char32_t> {
  using type = char32_t;
};
template <>
struct std::common_type<char32_t, u8lit::scalar_value> {
  using type = char32_t;
};

#endif
