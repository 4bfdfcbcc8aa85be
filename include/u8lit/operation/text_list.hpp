// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_TEXT_LIST_HPP
#define U8LIT_OPERATION_TEXT_LIST_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/operation/scalar_index.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// `Count` borrowed texts: an aggregate and a random access range. A text_list gives its texts as one.
template <code_unit Unit, size_t Count>
struct text_array {
  using value_type = text_view<Unit>;
  using const_iterator = const value_type*;
  using iterator = const_iterator;

  value_type texts[Count == 0 ? 1 : Count];

  [[nodiscard]] U8LIT_ABI constexpr const value_type* data() const noexcept { return texts; }
  [[nodiscard]] U8LIT_ABI constexpr const value_type* begin() const noexcept { return texts; }
  [[nodiscard]] U8LIT_ABI constexpr const value_type* end() const noexcept { return texts + Count; }
  // Precondition: index < size().
  U8LIT_ABI constexpr value_type operator[](size_t index) const noexcept { return texts[index]; }

  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Count; }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return Count == 0; }

  U8LIT_ABI friend constexpr bool operator==(const text_array& left, const text_array& right) noexcept {
    return compiler::are_equal(left.texts, right.texts);
  }
};

namespace indexing {

// The refusal's name.
template <size_t Count>
struct list_has_texts;

}  // namespace indexing

namespace listing {

template <size_t Index, size_t Count>
using index_beyond_the_end =
    indexing::index_beyond_the_end<indexing::at_index_from_0<Index>, indexing::list_has_texts<Count>>;

template <class... Texts>
struct first_unit : type_identity<char> {};
template <class First, class... Rest>
struct first_unit<First, Rest...> : type_identity<typename First::unit_type> {};

template <code_unit Unit, class Text>
[[nodiscard]] U8LIT_ABI constexpr text_view<Unit> view_in() noexcept {
  if constexpr (__is_same(Unit, typename Text::unit_type)) return Text::view();
  else return detail::text_in<Unit>(Text{}).view();
}

template <class... Texts>
inline constexpr text_array<typename first_unit<Texts...>::type, sizeof...(Texts)> views{
    {listing::view_in<typename first_unit<Texts...>::type, Texts>()...}};

}  // namespace listing

}  // namespace u8lit::detail

namespace u8lit {

// Literals as a type: each of `Texts` is a text_constant, of any form, so that any template of types may take them, and a
// library of lists of types takes it for one of its own. It has no state. No operation costs an instantiation for each text.
template <class... Texts>
struct text_list {
  [[nodiscard]] U8LIT_ABI static constexpr size_t size() noexcept { return sizeof...(Texts); }
  [[nodiscard]] U8LIT_ABI static constexpr bool empty() noexcept { return size() == 0; }

  // The template with the texts for its arguments; the function called with them.
  template <template <class...> class Template>
  using into = Template<Texts...>;
  template <class Function>
  U8LIT_ABI static constexpr decltype(auto) unpack(Function&& function) noexcept(noexcept(function(Texts{}...))) {
    return function(Texts{}...);
  }
  // The function called with each, in order. It throws what the function throws.
  template <class Function>
  U8LIT_ABI static constexpr void for_each(Function&& function) {
    const bool called[] = {true, (static_cast<void>(function(Texts{})), true)...};
    static_cast<void>(called);
  }

  // The text with that index, from 0. An index at the end or beyond does not compile.
  template <size_t Index>
    requires(Index < sizeof...(Texts))
  [[nodiscard]] U8LIT_ABI static constexpr auto at() noexcept {
    return nth<Index>(Texts{}...);
  }
  template <size_t Index>
    requires(Index >= sizeof...(Texts))
  static detail::listing::index_beyond_the_end<Index, sizeof...(Texts)> at() noexcept;
  template <size_t Index>
    requires(Index < sizeof...(Texts))
  using element = decltype(at<Index>());

  // As a range of text_views in static storage, all in the form of the first. Precondition of `[]`: the index is less than
  // size().
  [[nodiscard]] U8LIT_ABI static constexpr auto begin() noexcept { return detail::listing::views<Texts...>.begin(); }
  [[nodiscard]] U8LIT_ABI static constexpr auto end() noexcept { return detail::listing::views<Texts...>.end(); }
  // Precondition: index < size().
  U8LIT_ABI constexpr auto operator[](size_t index) const noexcept { return detail::listing::views<Texts...>[index]; }

  // The index of the first that equals a text, of whatever form, or npos. What is ill-formed equals none. Linear.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t index_of(const Text& sought) noexcept {
    if constexpr (any_text<Text>) {
      const text_view text{sought};
      size_t at = 0;
      bool found = false;
      const bool literals_are_unicode[] = {true, (found = found || Texts::view() == text, at += !found, found)...};
      static_cast<void>(literals_are_unicode);
      return found ? at : npos;
    } else {
      const auto units = detail::units_of(sought);
      const auto checked = checked_of(units);
      return checked ? index_of(*checked) : npos;
    }
  }
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI static constexpr bool contains(const Text& sought) noexcept {
    return index_of(sought) != npos;
  }
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& index_of(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& contains(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

  // Views of them, all in one form, which is that of the first if it is not said.
  template <code_unit Unit = typename detail::listing::first_unit<Texts...>::type>
  [[nodiscard]] U8LIT_ABI static constexpr detail::text_array<Unit, sizeof...(Texts)> array() noexcept {
    return {{detail::listing::view_in<Unit, Texts>()...}};
  }

 private:
  template <size_t Index>
  [[nodiscard]] U8LIT_ABI static constexpr auto nth(Texts... texts) noexcept {
    return detail::nth_argument<Index>(texts...);
  }
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr checked_text<Unit> checked_of(detail::code_units<Unit> units) noexcept {
    return text_view<Unit>::checked(units);
  }
};

}  // namespace u8lit

namespace u8lit::detail {

struct text_list_operation {
  template <fixed_text... Texts>
  [[nodiscard]] U8LIT_ABI constexpr text_list<text_constant<Texts>...> operator()(text_constant<Texts>...) const noexcept {
    return {};
  }
};

// The list of the arguments, which are text_constants.
//   text_list_of("a"_text, u"b"_text).size() == 2
inline constexpr detail::text_list_operation text_list_of{};

}  // namespace u8lit::detail

namespace u8lit {

// One list after the other.
template <class... Left, class... Right>
U8LIT_ABI constexpr text_list<Left..., Right...> operator+(text_list<Left...>, text_list<Right...>) noexcept {
  return {};
}

// Equal if all texts are, whatever the form.
template <class... Left, class... Right>
U8LIT_ABI constexpr bool operator==(text_list<Left...>, text_list<Right...>) noexcept {
  if constexpr (sizeof...(Left) == sizeof...(Right)) {
    const bool equal[] = {true, (Left{} == Right{})...};
    for (const bool each : equal) {
      if (!each) return false;
    }
    return true;
  } else {
    return false;
  }
}

}  // namespace u8lit

template <class... Texts>
inline constexpr bool std::ranges::enable_view<u8lit::text_list<Texts...>> = true;
template <class... Texts>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::text_list<Texts...>> = true;

// How operations on text_constants make lists of text_constants, as text_builder.hpp has how they make one.

namespace u8lit::detail {

// The texts of the range that `Make{}` returns, counted and copied once: constants of the function that returns the list
// would be evaluated again for each call.
template <class Make>
inline constexpr size_t built_count = [] {
  size_t counting_target = 0;
  const auto range = Make{}();
  for (auto each = range.begin(); each != range.end(); ++each) ++counting_target;
  return counting_target;
}();
template <class Make>
inline constexpr auto build_texts = [] {
  text_array<typename decltype(Make{}())::value_type::unit_type, built_count<Make>> result;
  size_t at = 0;
  for (const auto text : Make{}()) result.texts[at++] = text;
  return result;
}();

template <code_unit Unit, size_t Size>
consteval fixed_text<Unit, Size> unchecked_fixed_text_of(const Unit* units) noexcept {
  fixed_text<Unit, Size> result;
  for (size_t at = 0; at < Size; ++at) result.unchecked_units[at] = units[at];
  return result;
}
template <class Make, size_t... Index>
U8LIT_ABI constexpr auto build_text_list(indices<Index...>) noexcept {
  using unit = typename decltype(Make{}())::value_type::unit_type;
  constexpr const auto& texts = build_texts<Make>;
  return text_list<text_constant<unchecked_fixed_text_of<unit, texts[Index].size()>(texts[Index].data())>...>{};
}
// The text_list of a range of texts that `Make{}` makes.
template <class Make>
U8LIT_ABI constexpr auto build_text_list(Make) noexcept {
  return detail::build_text_list<Make>(indices_below<built_count<Make>>{});
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
