// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_CONSTANT_HPP
#define U8LIT_TEXT_TEXT_CONSTANT_HPP

#include <u8lit/diagnosis/words.hpp>
#include <u8lit/text/fixed_text.hpp>
#include <u8lit/text/text_view.hpp>
#ifndef __clang__
#include <u8lit/text/literal_argument.hpp>
#endif
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Strings, and literals of another code unit type. Other types of text have their own comparisons.
template <class Other, class Unit>
concept comparable_to_constant = comparable_to_text<Other, Unit> && !requires(const Other& other) { other.scalars(); };

// The same code units in another type of the same encoding form.
template <code_unit Unit, fixed_text Text>
  requires(form_of<Unit> == form_of<typename decltype(Text)::unit_type>)
inline constexpr auto converted_units = [] {
  fixed_text<Unit, Text.size()> result;
  for (size_t at = 0; at < Text.size(); ++at) result.unchecked_units[at] = static_cast<Unit>(Text.unchecked_units[at]);
  return result;
}();

template <class Object>
const Object& declval() noexcept;  // for unevaluated operands; never defined

}  // namespace u8lit::detail

namespace u8lit {

/// Well-formed text as a type: each text is one type, with one array in static storage that ends in a NUL.
///
/// `"..."_text` makes one. All members are static, for use without an object; `view()` has the members of text_view.
/// Members that search or slice would cost compile time for each literal: operations of those names return constants.
/// \code
/// constexpr auto name = "日本語"_text;
/// static_assert(name.size() == 9 && u8lit::slice<3, 6>(name) == "本"_text);
/// \endcode
template <fixed_text Text>
struct text_constant {
  using unit_type = typename decltype(Text)::unit_type;  ///< The code unit type.
  using view_type = text_view<unit_type>;  ///< The view that it converts to.

  // The NUL is another value if it was overwritten or the literal is ill-formed (literal_argument.hpp).
#include <u8lit/compilers/nul_assertion.hpp>

  /// The text as a fixed_text.
  static constexpr const decltype(Text)& value = Text;

  /// Returns a pointer to the first code unit.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr const unit_type* data() noexcept {
    return Text.unchecked_units;
  }
  /// Returns a pointer to the first code unit, for functions that expect a NUL at the end.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr const unit_type* c_str() noexcept {
    return Text.unchecked_units;
  }
  /// Returns the number of code units, without the NUL.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr size_t size() noexcept {
    return decltype(Text)::size();
  }
  /// Returns whether there are no code units.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr bool empty() noexcept { return size() == 0; }
  /// Returns a view of the static array.
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr view_type view() noexcept {
    // Empty if the literal was refused, so that nothing that reads the view fails, too.
    return view_type::unchecked(data(), Text.unchecked_units[size()] == unit_type{} ? size() : 0);
  }
  /// Returns the range of scalar values.
  [[nodiscard]] U8LIT_ABI static constexpr scalar_view<unit_type> scalars() noexcept { return view().scalars(); }

  // Conversions to other code unit types of the same encoding form.

  /// Returns the text_constant of the same code units as char.
  /// \code
  /// puts(u8"日本語"_text.as_char().c_str());
  /// \endcode
  [[nodiscard]] U8LIT_ABI static constexpr auto as_char() noexcept {
    return text_constant<detail::converted_units<char, Text>>{};
  }
  /// Returns the text_constant of the same code units as unsigned char.
  [[nodiscard]] U8LIT_ABI static constexpr auto as_unsigned_char() noexcept {
    return text_constant<detail::converted_units<unsigned char, Text>>{};
  }
  /// Returns the text_constant of the same code units as std::byte.
  [[nodiscard]] U8LIT_ABI static constexpr auto as_byte() noexcept {
    return text_constant<detail::converted_units<std::byte, Text>>{};
  }
  /// Returns the text_constant of the same code units as char8_t; where there is none, as char, the type of u8
  /// literals.
  [[nodiscard]] U8LIT_ABI static constexpr auto as_char8_t() noexcept {
    return text_constant<detail::converted_units<detail::utf8_character, Text>>{};
  }
  /// Returns the text_constant of the same code units as char16_t.
  [[nodiscard]] U8LIT_ABI static constexpr auto as_char16_t() noexcept {
    return text_constant<detail::converted_units<char16_t, Text>>{};
  }
  /// Returns the text_constant of the same code units as char32_t.
  [[nodiscard]] U8LIT_ABI static constexpr auto as_char32_t() noexcept {
    return text_constant<detail::converted_units<char32_t, Text>>{};
  }
  /// Returns the text_constant of the same code units as wchar_t.
  [[nodiscard]] U8LIT_ABI static constexpr auto as_wchar_t() noexcept {
    return text_constant<detail::converted_units<wchar_t, Text>>{};
  }

  /// Converts to a text_view of the static array.
  U8LIT_ABI constexpr operator view_type() const noexcept { return view(); }
  /// Converts to a fixed_text.
  U8LIT_ABI constexpr operator decltype(Text)() const noexcept { return Text; }
  /// Converts to an unvalidated_literal, for templates that take one.
  U8LIT_ABI constexpr operator unvalidated_literal<unit_type, size()>() const noexcept { return Text; }
  /// Converts to a type that is constructed from a pointer and a number of code units: implicitly to
  /// std::basic_string_view and std::span of const units, explicitly to others.
  template <detail::constructible_from_units<unit_type> View>
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, unit_type>) constexpr
  operator View() const noexcept(noexcept(View{data(), size()})) {
    return {data(), size()};
  }
};

// A text_constant can be a template argument wherever a literal can.
template <fixed_text Text>
fixed_text(text_constant<Text>) -> fixed_text<typename text_constant<Text>::unit_type, text_constant<Text>::size()>;
template <fixed_text Text>
unvalidated_literal(text_constant<Text>)
    -> unvalidated_literal<typename text_constant<Text>::unit_type, text_constant<Text>::size()>;

template <fixed_text Text>
text_view(text_constant<Text>) -> text_view<typename text_constant<Text>::unit_type>;

/// Compares for equality of all scalar values, whatever the encoding forms. Complexity: linear.
/// \code
/// "日本語"_text == u"日本語"_text
/// \endcode
template <fixed_text Left, fixed_text Right>
U8LIT_ABI constexpr bool operator==(text_constant<Left>, text_constant<Right>) noexcept {
  return detail::compare_views(text_constant<Left>::view(), text_constant<Right>::view()) == 0;
}
/// As above, with a text_view or a literal of the same code unit type.
template <fixed_text Left>
U8LIT_ABI constexpr bool operator==(text_constant<Left>, typename text_constant<Left>::view_type right) noexcept {
  return text_constant<Left>::view() == right;
}
/// As above, with a string, which need not be well-formed, or a literal of another code unit type.
template <fixed_text Left, detail::comparable_to_constant<typename text_constant<Left>::unit_type> Other>
U8LIT_ABI constexpr bool operator==(text_constant<Left>, const Other& right) noexcept {
  return text_constant<Left>::view() == right;
}
/// Compares in code point order; returns a std::strong_ordering. Requires `<compare>` to be included. Complexity:
/// linear.
template <fixed_text Left, fixed_text Right>
U8LIT_ABI constexpr auto operator<=>(text_constant<Left>, text_constant<Right>) noexcept {
  return detail::compare_views(text_constant<Left>::view(), text_constant<Right>::view()) <=> 0;
}
/// As above, with a text_view or a literal of the same code unit type.
template <fixed_text Left>
U8LIT_ABI constexpr auto operator<=>(text_constant<Left>, typename text_constant<Left>::view_type right) noexcept {
  return text_constant<Left>::view() <=> right;
}
/// As above, with a string, which need not be well-formed, or a literal of another code unit type.
template <fixed_text Left, detail::comparable_to_constant<typename text_constant<Left>::unit_type> Other>
U8LIT_ABI constexpr auto operator<=>(text_constant<Left>, const Other& right) noexcept {
  return text_constant<Left>::view() <=> right;
}

/// A class of well-formed text: a text_view, a text_constant or any other from which `text_view{text}` makes a view.
///
/// Strings are not text until `text_view::checked` has validated them; arrays may not be literals.
/// \code
/// template <u8lit::any_text Text>
/// void print(const Text& text) { print_utf8(u8lit::text_view{text}); }
/// \endcode
template <class Text>
concept any_text = __is_class(Text) && requires(const Text& text) { text_view{text}; };

U8LIT_CLANG_ATTRIBUTES_BEGIN
/// Deleted: the length of the text at a pointer or in a writable array is unknown. Compare with a view of it.
template <detail::unsized Other, any_text Text, class = detail::compare_with_a_view_of_the_pointer_and_length>
U8LIT_ABI constexpr bool operator==(const Text&, Other&&)
    U8LIT_REFUSED("u8lit: how long is this text? Compare with a view, as std::string_view{pointer, length}");
/// Deleted, as `==`: the length of the text is unknown.
template <detail::unsized Other, any_text Text, class = detail::compare_with_a_view_of_the_pointer_and_length>
U8LIT_ABI constexpr int operator<=>(const Text&, Other&&)
    U8LIT_REFUSED("u8lit: how long is this text? Compare with a view, as std::string_view{pointer, length}");
U8LIT_CLANG_ATTRIBUTES_END

}  // namespace u8lit

namespace u8lit::detail {

// The text_view type of a text. A function parameter of this type takes text of the same code unit type as another
// argument, and literals, which the compiler validates.
template <any_text Text>
using view_of = decltype(text_view{detail::declval<Text>()});

template <any_text Text>
using unit_of = typename view_of<Text>::unit_type;

template <class Text>
inline constexpr bool is_text_constant = false;
template <fixed_text Text>
inline constexpr bool is_text_constant<text_constant<Text>> = true;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
