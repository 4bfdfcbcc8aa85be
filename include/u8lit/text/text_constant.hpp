// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_CONSTANT_HPP
#define U8LIT_TEXT_TEXT_CONSTANT_HPP

#include <u8lit/text/fixed_text.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Strings, and literals of another code unit type. Text of other types has comparisons of its own.
template <class Other, class Unit>
concept comparable_to_constant = comparable_to_text<Other, Unit> && !requires(const Other& other) { other.scalars(); };

// The same code units in another type.
template <code_unit Unit, fixed_text Text>
  requires(form_of<Unit> == form_of<typename decltype(Text)::unit_type>)
inline constexpr auto converted_units = [] {
  fixed_text<Unit, Text.size()> made;
  for (size_t at = 0; at < Text.size(); ++at) made.unchecked_units[at] = static_cast<Unit>(Text.unchecked_units[at]);
  return made;
}();

}  // namespace u8lit::detail

namespace u8lit {

// Well-formed text as a type: one for each value, with static storage and a NUL at the end. `"..."_text` makes one. An
// ill-formed literal is no valid argument: an error that names the fault, or a candidate less where that is asked.
// It has no members that search and cut, which every literal would cost compilers: the operations of these names make
// constants of it, `strip_prefix("U+20AC"_text, "U+"_text)`, and `view()` has the members of text_view.
template <fixed_text Text>
struct text_constant {
  static_assert(!detail::to_unsigned(Text.unchecked_units[Text.size()]), "u8lit: the NUL at the end of the text was overwritten");

  using unit_type = typename decltype(Text)::unit_type;
  using view_type = text_view<unit_type>;

  static constexpr const decltype(Text)& value = Text;

  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr const unit_type* data() noexcept {
    return Text.unchecked_units;
  }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr const unit_type* c_str() noexcept {
    return Text.unchecked_units;
  }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr size_t size() noexcept {
    return decltype(Text)::size();
  }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr bool empty() noexcept { return size() == 0; }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr view_type view() noexcept {
    return view_type::unchecked(data(), size());
  }
  [[nodiscard]] U8LIT_ABI static constexpr scalar_view<unit_type> scalars() noexcept { return view().scalars(); }

  // The text_constant of the same code units in another type of the same encoding form: one object for each text. A
  // text_view has those to char, unsigned char and std::byte at run time.
  //
  //   puts(u8"日本語"_text.as_char().c_str());
  [[nodiscard]] U8LIT_ABI static constexpr auto as_char() noexcept {
    return text_constant<detail::converted_units<char, Text>>{};
  }
  [[nodiscard]] U8LIT_ABI static constexpr auto as_unsigned_char() noexcept {
    return text_constant<detail::converted_units<unsigned char, Text>>{};
  }
  [[nodiscard]] U8LIT_ABI static constexpr auto as_byte() noexcept {
    return text_constant<detail::converted_units<std::byte, Text>>{};
  }
#ifdef __cpp_char8_t
  [[nodiscard]] U8LIT_ABI static constexpr auto as_char8_t() noexcept {
    return text_constant<detail::converted_units<char8_t, Text>>{};
  }
#endif
  [[nodiscard]] U8LIT_ABI static constexpr auto as_char16_t() noexcept {
    return text_constant<detail::converted_units<char16_t, Text>>{};
  }
  [[nodiscard]] U8LIT_ABI static constexpr auto as_char32_t() noexcept {
    return text_constant<detail::converted_units<char32_t, Text>>{};
  }
  [[nodiscard]] U8LIT_ABI static constexpr auto as_wchar_t() noexcept {
    return text_constant<detail::converted_units<wchar_t, Text>>{};
  }

  U8LIT_ABI constexpr operator view_type() const noexcept { return view(); }
  U8LIT_ABI constexpr operator decltype(Text)() const noexcept { return Text; }
  U8LIT_ABI constexpr operator unvalidated_literal<unit_type, size()>() const noexcept { return Text; }
  template <detail::constructible_from_units<unit_type> View>
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, unit_type>) constexpr
  operator View() const noexcept(noexcept(View{data(), size()})) {
    return {data(), size()};
  }
};

// A text_constant is taken wherever a literal is a template argument.
template <fixed_text Text>
fixed_text(text_constant<Text>) -> fixed_text<typename text_constant<Text>::unit_type, text_constant<Text>::size()>;
template <fixed_text Text>
unvalidated_literal(text_constant<Text>)
    -> unvalidated_literal<typename text_constant<Text>::unit_type, text_constant<Text>::size()>;

// Equal if the scalar values are, whatever the form, and in code point order. With views, literals and strings as a
// text_view is.
template <fixed_text Left, fixed_text Right>
U8LIT_ABI constexpr bool operator==(text_constant<Left>, text_constant<Right>) noexcept {
  return detail::compare_views(text_constant<Left>::view(), text_constant<Right>::view()) == 0;
}
template <fixed_text Left>
U8LIT_ABI constexpr bool operator==(text_constant<Left>, typename text_constant<Left>::view_type right) noexcept {
  return text_constant<Left>::view() == right;
}
template <fixed_text Left, class Other>
  requires detail::comparable_to_constant<Other, typename text_constant<Left>::unit_type>
U8LIT_ABI constexpr bool operator==(text_constant<Left>, const Other& right) noexcept {
  return text_constant<Left>::view() == right;
}
template <fixed_text Left, fixed_text Right>
U8LIT_ABI constexpr auto operator<=>(text_constant<Left>, text_constant<Right>) noexcept {
  return detail::compare_views(text_constant<Left>::view(), text_constant<Right>::view()) <=> 0;
}
template <fixed_text Left>
U8LIT_ABI constexpr auto operator<=>(text_constant<Left>, typename text_constant<Left>::view_type right) noexcept {
  return text_constant<Left>::view() <=> right;
}
template <fixed_text Left, class Other>
  requires detail::comparable_to_constant<Other, typename text_constant<Left>::unit_type>
U8LIT_ABI constexpr auto operator<=>(text_constant<Left>, const Other& right) noexcept {
  return text_constant<Left>::view() <=> right;
}

template <fixed_text Text>
text_view(text_constant<Text>) -> text_view<typename text_constant<Text>::unit_type>;

// Text in whatever shape, borrowed or as a type; `text_view{text}` is a view of it. What is well-formed only perhaps, such as
// a std::string, is no text before `text_view::checked` has judged it, and an array may be no literal.
template <class Text>
concept any_text = __is_class(Text) && requires(const Text& text) { text_view{text}; };

}  // namespace u8lit

namespace u8lit::detail {

template <class Object>
const Object& declval() noexcept;  // for unevaluated operands; never defined

// The view of a text, by which functions of several texts say that all are of one type of code unit. A literal is taken
// for such a parameter, too, and judged by the compiler.
template <any_text Text>
using view_of = decltype(text_view{detail::declval<Text>()});

template <any_text Text>
using unit_of = typename view_of<Text>::unit_type;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
