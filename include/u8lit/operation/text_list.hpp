// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_TEXT_LIST_HPP
#define U8LIT_OPERATION_TEXT_LIST_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/operation/scalar_index.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit {

template <class... Texts>
struct text_list;

}  // namespace u8lit

namespace u8lit::detail {

// Views of `Count` texts: an aggregate and a contiguous range. A text_list stores its texts in one.
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

namespace positions {

// Part of a diagnostic: the compiler shows its name.
template <size_t Count>
struct list_has_texts;

}  // namespace positions

namespace lists {

template <size_t Index, size_t Count>
using index_beyond_the_end =
    positions::index_beyond_the_end<positions::at_index_from_0<Index>, positions::list_has_texts<Count>>;

// The code unit type of the first text; char if there is none.
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
    {lists::view_in<typename first_unit<Texts...>::type, Texts>()...}};

}  // namespace lists

struct make_text_list_operation {
  /// Makes a text_list of text_constants, which may have any code unit types. Complexity: constant.
  template <fixed_text... Texts>
  [[nodiscard]] U8LIT_ABI constexpr text_list<text_constant<Texts>...> operator()(
      text_constant<Texts>...) const noexcept {
    return {};
  }
};

// How operations on text_constants build lists of text_constants; text_builder.hpp builds single ones.

// The number of texts in the range that `Make{}` returns, and these texts. Both are variables so that they are
// evaluated once: constants local to the function that returns the list would be evaluated again for each call.
template <class Make>
inline constexpr size_t built_count = [] {
  size_t count = 0;
  const auto range = Make{}();
  for (auto each = range.begin(); each != range.end(); ++each) ++count;
  return count;
}();
template <class Make>
inline constexpr auto built_texts = [] {
  text_array<typename decltype(Make{}())::value_type::unit_type, built_count<Make>> result;
  size_t at = 0;
  for (const auto text : Make{}()) result.texts[at++] = text;
  return result;
}();

template <code_unit Unit, size_t Size>
consteval fixed_text<Unit, Size> make_unchecked_fixed_text(const Unit* units) noexcept {
  fixed_text<Unit, Size> result;
  for (size_t at = 0; at < Size; ++at) result.unchecked_units[at] = units[at];
  return result;
}
template <class Make, size_t... Index>
U8LIT_ABI constexpr auto make_list_of_texts(indices<Index...>) noexcept {
  using unit = typename decltype(Make{}())::value_type::unit_type;
  constexpr const auto& texts = built_texts<Make>;
  return text_list<text_constant<make_unchecked_fixed_text<unit, texts[Index].size()>(texts[Index].data())>...>{};
}
// Returns the text_list of the texts in the range that `Make{}` returns.
template <class Make>
U8LIT_ABI constexpr auto make_list_of_texts(Make) noexcept {
  return detail::make_list_of_texts<Make>(indices_below<built_count<Make>>{});
}

}  // namespace u8lit::detail

namespace u8lit {

/// A list of text_constants as a type, without state: what `split`, `lines` and `sort` return for text_constants.
///
/// Each of `Texts` is a text_constant; they may have different code unit types. Any template that takes types can take
/// the texts (see `into`), and libraries for lists of types accept a text_list as one of their own. It is also a range
/// of text_views. No member needs an instantiation for each text.
/// \code
/// static_assert(split("a,b"_text, ","_text).size() == 2);
/// for (u8lit::utf8_view text : split("a,b"_text, ","_text)) use(text);
/// \endcode
template <class... Texts>
struct text_list {
  /// Returns the number of texts.
  [[nodiscard]] U8LIT_ABI static constexpr size_t size() noexcept { return sizeof...(Texts); }
  /// Returns whether there are no texts.
  [[nodiscard]] U8LIT_ABI static constexpr bool empty() noexcept { return size() == 0; }

  /// `Template` with the texts as arguments: `list::into<std::tuple>`.
  template <template <class...> class Template>
  using into = Template<Texts...>;

  /// Calls a function once, with all texts as arguments.
  /// \return what the function returns
  /// \code
  /// auto sizes = list.unpack([](auto... texts) { return std::array{texts.size()...}; });
  /// \endcode
  template <class Function>
  U8LIT_ABI static constexpr decltype(auto) unpack(Function&& function) noexcept(noexcept(function(Texts{}...))) {
    return function(Texts{}...);
  }

  /// Calls a function with each text, in order. Throws what the function throws.
  /// \code
  /// list.for_each([](auto text) { print(text.view()); });
  /// \endcode
  template <class Function>
  U8LIT_ABI static constexpr void for_each(Function&& function) {
    const bool called[] = {true, (static_cast<void>(function(Texts{})), true)...};
    static_cast<void>(called);
  }

  /// Returns the text_constant at an index.
  /// \tparam Index  from 0; an index at the end or beyond does not compile
  /// \code
  /// static_assert(split("a,b"_text, ","_text).at<1>() == "b"_text);
  /// \endcode
  template <size_t Index>
    requires(Index < sizeof...(Texts))
  [[nodiscard]] U8LIT_ABI static constexpr auto at() noexcept {
    return nth<Index>(Texts{}...);
  }
  /// Does not compile: there is no text at this index.
  template <size_t Index>
    requires(Index >= sizeof...(Texts))
  static detail::lists::index_beyond_the_end<Index, sizeof...(Texts)> at() noexcept;

  /// The type of the text_constant at an index.
  template <size_t Index>
    requires(Index < sizeof...(Texts))
  using element = decltype(at<Index>());

  /// Returns the begin of the range of text_views, which are in static storage and all of the first text's code unit
  /// type.
  [[nodiscard]] U8LIT_ABI static constexpr auto begin() noexcept { return detail::lists::views<Texts...>.begin(); }
  /// Returns the end of the range of text_views.
  [[nodiscard]] U8LIT_ABI static constexpr auto end() noexcept { return detail::lists::views<Texts...>.end(); }
  /// Returns the text at an index, as a text_view of the first text's code unit type.
  /// Precondition: index < size().
  U8LIT_ABI constexpr auto operator[](size_t index) const noexcept { return detail::lists::views<Texts...>[index]; }

  /// Returns the index of the first text that equals another. Complexity: linear in the sizes of all texts.
  /// \param needle  text of any code unit type; if it is ill-formed, it equals no text
  /// \return the index, or npos if there is no such text
  /// \code
  /// static_assert(split("a,b"_text, ","_text).index_of(u"b"_text) == 1);
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t index_of(const Text& needle) noexcept {
    if constexpr (any_text<Text>) {
      const text_view text{needle};
      size_t at = 0;
      bool is_found = false;
      const bool compared[] = {true, (is_found = is_found || Texts::view() == text, at += !is_found, is_found)...};
      static_cast<void>(compared);
      return is_found ? at : npos;
    } else {
      const auto units = detail::units_of(needle);
      const auto checked = validated(units);
      return checked ? index_of(*checked) : npos;
    }
  }
  /// Returns whether a text of the list equals another; as `index_of`.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI static constexpr bool contains(const Text& needle) noexcept {
    return index_of(needle) != npos;
  }
  /// Deleted: the length of the text is unknown. Pass a view.
  U8LIT_ABI static detail::pass_a_view_of_the_pointer_and_length& index_of(detail::unsized auto&& U8LIT_NO_LENGTH)
      U8LIT_UNSIZED;
  /// Deleted, as `index_of`: the length of the text is unknown.
  U8LIT_ABI static detail::pass_a_view_of_the_pointer_and_length& contains(detail::unsized auto&& U8LIT_NO_LENGTH)
      U8LIT_UNSIZED;

  /// Returns an array of text_views of the texts, transcoded to one code unit type.
  /// \tparam Unit  the code unit type; that of the first text by default
  /// \code
  /// for (u8lit::text_view<char16_t> text : list.array<char16_t>()) use(text);
  /// \endcode
  template <code_unit Unit = typename detail::lists::first_unit<Texts...>::type>
  [[nodiscard]] U8LIT_ABI static constexpr detail::text_array<Unit, sizeof...(Texts)> array() noexcept {
    return {{detail::lists::view_in<Unit, Texts>()...}};
  }

 private:
  template <size_t Index>
  [[nodiscard]] U8LIT_ABI static constexpr auto nth(Texts... texts) noexcept {
    return detail::nth_argument<Index>(texts...);
  }
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr checked_text<Unit> validated(detail::code_units<Unit> units) noexcept {
    return text_view<Unit>::checked(units);
  }
};

/// Makes a text_list of texts.
///
/// Call: `make_text_list(texts...)`.
/// - `texts`: text_constants, of any code unit types
/// - returns the text_list of them
/// - complexity: constant
/// - errors: arguments other than text_constants do not compile
/// \code
/// static_assert(make_text_list("a"_text, "b"_text) == split("a,b"_text, ","_text));
/// \endcode
inline constexpr detail::make_text_list_operation make_text_list{};

/// Appends a text_list to another. Complexity: constant. Errors: none.
/// \return the text_list of the texts of both
/// \code
/// static_assert(make_text_list("a"_text) + make_text_list("b"_text) == make_text_list("a"_text, "b"_text));
/// \endcode
template <class... Left, class... Right>
U8LIT_ABI constexpr text_list<Left..., Right...> operator+(text_list<Left...>, text_list<Right...>) noexcept {
  return {};
}

/// Returns whether two lists have equal texts in the same order, whatever their code unit types. Complexity: linear.
/// Errors: none.
/// \code
/// static_assert(make_text_list("a"_text) == make_text_list(u"a"_text));
/// \endcode
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

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
