// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_RESTRICTED_TEXT_HPP
#define U8LIT_RESTRICTED_TEXT_HPP

#include <u8lit/any_text.hpp>
#include <u8lit/policies.hpp>
#include <u8lit/policy_refusal.hpp>
#include <u8lit/restricted_constant.hpp>
#include <u8lit/text_members.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

template <code_unit Unit, text_policy<Unit>... Policies>
class restricted_text;
template <code_unit Unit, text_policy<Unit>... Policies>
class checked_restricted_text;

namespace detail {

template <class Text>
inline constexpr bool is_restricted_text = false;
template <code_unit Unit, class... Policies>
inline constexpr bool is_restricted_text<restricted_text<Unit, Policies...>> = true;

// Text of a class of its own with these code units. Comparisons with it must not be worse than its own with views.
template <class Other, class Unit>
concept compared_as_text = any_text<Other> && !is_text_view<Other> && !is_restricted_text<Other> &&
                           __is_same(unit_of<Other>, Unit);

}  // namespace detail

// A text_view that keeps policies by construction. Made from a literal, which does not compile if it is ill-formed or
// offends one of the policies; by `checked`, which judges at run time; or of text that keeps these policies already. So
// `void open(u8lit::restricted_text<char, u8lit::policy::no_interior_nul> path)` may be called `open("/srv/x")`. It has the
// members of text_view that search and cut; parts are text_views, for a part may offend the policies.
template <code_unit Unit, text_policy<Unit>... Policies>
class restricted_text : public detail::text_members<restricted_text<Unit, Policies...>, Unit> {
 public:
  using unit_type = Unit;

  // Nothing is text, too, if the policies allow it.
  U8LIT_ABI constexpr restricted_text() noexcept
    requires(!policy::first_offended<Policies...>(text_view<Unit>{}))
  = default;

#if defined(__clang__) && __clang_major__ < 17  // compiler.hpp: unevaluated conversions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
  template <size_t Size>
  U8LIT_ABI constexpr restricted_text(const Unit (&literal)[Size]) noexcept
      __attribute__((enable_if(policy::accepts<Policies...>(u8lit::units_of(literal)), "")))
      : text_{text_view<Unit>::unchecked(literal, u8lit::units_of(literal).size())} {}
#pragma clang diagnostic pop
#endif
  template <size_t Size>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("a literal that is ill-formed or offends a policy, or is not judged here")))
#endif
  consteval restricted_text(const Unit (&literal)[Size]) noexcept {
    const judgement found = u8lit::judge(literal, u8lit::units_of(literal).size());
    text_ = text_view<Unit>::unchecked(literal, found.ruling(found.number, found.shown));
    const policy::judgement kept = policy::judge<Policies...>(text_);
    kept.ruling(kept.name, kept.number, kept.shown);
  }

  // Of an array that can be written to nobody knows how much is text.
  template <size_t Size, class = detail::pass_a_pointer_and_a_length_or_a_view>
    requires is_character<Unit>
  U8LIT_ABI constexpr restricted_text(Unit (&)[Size])
      U8LIT_DELETED("u8lit: this array is no literal: judge it by restricted_text::checked(pointer, length)");

  // From a text_constant, which is judged as a type.
  template <fixed_text Text>
    requires keeps<Text, Policies...> && requires(text_view<Unit> text) { text = text_constant<Text>::view(); }
  U8LIT_ABI constexpr restricted_text(text_constant<Text> text) noexcept : text_{text.view()} {}

  // From text that keeps all of these policies already.
  template <class... Held>
    requires(policy::implied_by<Policies, Held...> && ...)
  U8LIT_ABI constexpr restricted_text(restricted_text<Unit, Held...> text) noexcept : text_{text.view()} {}

  // Text, or what was found first: a fault, or what offends the first of the policies that is offended. Linear in the
  // size for each policy.
  // Arguments are those of `text_view::checked`.
  [[nodiscard]] U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(
      const Unit* data U8LIT_LIFETIMEBOUND, size_t size) noexcept;
  template <detail::octet_for<Unit> Octet>
  [[nodiscard]] U8LIT_ABI static checked_restricted_text<Unit, Policies...> checked(const Octet* data U8LIT_LIFETIMEBOUND,
                                                                                    size_t size) noexcept {
    return checked(reinterpret_cast<const Unit*>(data), size);
  }
  template <detail::judged_as<Unit> Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(const Text& text) noexcept {
    const auto units = u8lit::units_of(text);  // asked once: what is judged is what is kept
    return checked(units.data(), units.size());
  }
  template <detail::judged_as<Unit> Text>
    requires owns_units<Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(
      const Text& text U8LIT_LIFETIMEBOUND) noexcept {
    const auto units = u8lit::units_of(text);  // asked once: what is judged is what is kept
    return checked(units.data(), units.size());
  }
  template <detail::judged_as<Unit> Text, class = detail::view_of_a_temporary_would_dangle_name_the_string_first>
    requires owning_temporary<Text>
  U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(const Text&&)
      U8LIT_DELETED("u8lit: a view of this temporary would dangle: give the string a name, and check that");

  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& checked(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

  // For text that is known to keep the policies. Anything else breaks the promise of this type.
  [[nodiscard]] U8LIT_ABI static constexpr restricted_text unchecked(text_view<Unit> text) noexcept {
    return restricted_text{text};
  }

  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> view() const noexcept { return text_; }
  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return text_.data(); }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return text_.size(); }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return text_.empty(); }
  [[nodiscard]] U8LIT_ABI constexpr scalar_view<Unit> scalars() const noexcept { return text_.scalars(); }

  U8LIT_ABI constexpr operator text_view<Unit>() const noexcept { return text_; }
  template <made_of_units<Unit> View>
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, Unit>) constexpr
  operator View() const noexcept(noexcept(View{data(), size()})) {
    return {data(), size()};
  }

  U8LIT_ABI friend constexpr bool operator==(restricted_text left, text_view<Unit> right) noexcept {
    return left.text_ == right;
  }
  template <class Other>
    requires detail::compared_with_text<Other, Unit> || detail::compared_as_text<Other, Unit>
  U8LIT_ABI friend constexpr bool operator==(restricted_text left, const Other& right) noexcept {
    return left.text_ == right;
  }
  // Code point order, as of text_view.
  U8LIT_ABI friend constexpr auto operator<=>(restricted_text left, text_view<Unit> right) noexcept {
    return left.text_ <=> right;
  }
  template <class Other>
    requires detail::compared_with_text<Other, Unit> || detail::compared_as_text<Other, Unit>
  U8LIT_ABI friend constexpr auto operator<=>(restricted_text left, const Other& right) noexcept {
    return left.text_ <=> right;
  }

 private:

  U8LIT_ABI explicit constexpr restricted_text(text_view<Unit> text) noexcept : text_{text} {}

  text_view<Unit> text_;
};

// It is a text like any other.
template <code_unit Unit, class... Policies>
text_view(restricted_text<Unit, Policies...>) -> text_view<Unit>;

// Equal if the units are, whatever the policies.
template <code_unit Unit, class... Left, class... Right>
U8LIT_ABI constexpr bool operator==(restricted_text<Unit, Left...> left,
                                    restricted_text<Unit, Right...> right) noexcept {
  return left.view() == right.view();
}
template <code_unit Unit, class... Left, class... Right>
U8LIT_ABI constexpr auto operator<=>(restricted_text<Unit, Left...> left,
                                     restricted_text<Unit, Right...> right) noexcept {
  return left.view() <=> right.view();
}

// What `restricted_text::checked` gives. Precondition of `*` and `->`: it is true. Those of a refused one end the program,
// for the policies may not allow even the empty text.
template <code_unit Unit, text_policy<Unit>... Policies>
class [[nodiscard]] checked_restricted_text {
 public:
  using text_type = restricted_text<Unit, Policies...>;

  U8LIT_ABI constexpr explicit operator bool() const noexcept { return verdict_ && !offended_; }
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return static_cast<bool>(*this); }
  [[nodiscard]] U8LIT_ABI constexpr text_type operator*() const noexcept { return *operator->(); }
  [[nodiscard]] U8LIT_ABI constexpr const text_type* operator->() const noexcept U8LIT_LIFETIMEBOUND {
    if (!*this) compiler::stop();
    return &text_;
  }
  [[nodiscard]] U8LIT_ABI constexpr text_type value_or(text_type other) const noexcept { return *this ? text_ : other; }

  // It must be tested before it is used as text.
  template <detail::made_of_text<Unit> Text,
            class = detail::this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk>
  U8LIT_ABI constexpr operator Text() const
      U8LIT_DELETED("u8lit: this may have been refused: test it, `if (checked)`, and use the text in it, `*checked`");

  [[nodiscard]] U8LIT_ABI constexpr u8lit::verdict verdict() const noexcept { return verdict_; }
  // Of well-formed text: the name of the policy that is offended, NUL-terminated and "" for none, and what offends it.
  [[nodiscard]] U8LIT_ABI constexpr const char* policy_name() const noexcept { return offended_.name; }
  [[nodiscard]] U8LIT_ABI constexpr u8lit::offence offence() const noexcept { return offended_.what; }

 private:
  friend text_type;
  U8LIT_ABI constexpr explicit checked_restricted_text(checked_text<Unit> found) noexcept
      : verdict_{found.verdict()}, text_{text_type::unchecked(*found)} {
    if (verdict_) offended_ = policy::first_offended<Policies...>(*found);
  }

  u8lit::verdict verdict_{};
  policy::offended_policy offended_{};
  text_type text_;
};

template <code_unit Unit, class... Policies>
inline constexpr bool detail::is_checked<checked_restricted_text<Unit, Policies...>> = true;

template <code_unit Unit, text_policy<Unit>... Policies>
U8LIT_ABI constexpr checked_restricted_text<Unit, Policies...> restricted_text<Unit, Policies...>::checked(const Unit* data,
                                                                                                           size_t size) noexcept {
  return checked_restricted_text<Unit, Policies...>{text_view<Unit>::checked(data, size)};
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
