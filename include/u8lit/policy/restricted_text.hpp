// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_POLICY_RESTRICTED_TEXT_HPP
#define U8LIT_POLICY_RESTRICTED_TEXT_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/policy/policies.hpp>
#include <u8lit/policy/policy.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/text/text_members.hpp>
#include <u8lit/base/begin.hpp>

// The refusal of literals by policies. It is like refusal.hpp's, but the facts are three: the policy, the place and the
// scalar value. clang prints the arguments of the function that reads past an array's end. Of that, g++ prints an index
// alone; but of a built-in function that is never constant it prints the arguments' values. So it is given one that
// would do nothing.

namespace u8lit::policy {

#ifdef __clang__

// The scalar value in hexadecimal; nothing for the end of the text.
struct shown_value : detail::in_hex {
  U8LIT_ABI explicit constexpr shown_value(optional_scalar_value value) noexcept {
    if (value) append(*value);
  }
};

#else

struct shown_value {
  char characters[9]{};

  U8LIT_ABI explicit constexpr shown_value(optional_scalar_value shown) noexcept {
    for (size_t at = 0; at < (shown ? 2 : 7); ++at) characters[at] = (shown ? "U+" : "the end")[at];
    if (!shown) return;
    size_t end = 6;
    for (char32_t rest = *shown >> 16; rest > 0; rest >>= 4) ++end;
    for (char32_t rest = *shown; end > 2; rest >>= 4) characters[--end] = "0123456789ABCDEF"[rest & 0xF];
  }
};

#endif

struct at_octet_number {
  size_t number;
};
struct at_code_unit_number {
  size_t number;
};
template <class Policy, class Place>
struct refusal {
  Place place;
  shown_value value;
};

enum a_policy_refuses_what_stands_at_number : unsigned char {};

template <class Policy, class Place>
[[nodiscard]] U8LIT_ABI constexpr size_t refused_by_policy(const char*, size_t number, [[maybe_unused]] shown_value value) noexcept {
  if (!__builtin_is_constant_evaluated()) detail::compiler::stop();
#if defined(__GNUC__) && !defined(__clang__)
  __builtin_prefetch(nullptr, refusal<Policy, Place>{{number}, value});
#endif
  return detail::diagnostic_array<a_policy_refuses_what_stands_at_number>{}.at[number];
}

// What was found of a literal: `ruling(name, number, shown)` does not compile if a policy is offended. The number
// counts from 1.
struct diagnosis {
  using report_type = size_t(const char* name, size_t number, shown_value shown);
  report_type* report;
  const char* name;
  size_t number;
  shown_value shown;
};

[[nodiscard]] U8LIT_ABI constexpr size_t accepted(const char*, size_t number, shown_value) noexcept { return number; }

template <class Place, class... Policies, class Unit>
[[nodiscard]] U8LIT_ABI constexpr diagnosis check_literal_at(text_view<Unit> text) noexcept {
  diagnosis::report_type* const rulings[]{refused_by_policy<Policies, Place>..., accepted};
  const violated_policy found = policy::first_violated<Policies...>(text);
  return {rulings[found.index], found.name, found.what.offset + 1, shown_value{found.what.value}};
}

template <class... Policies, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr diagnosis diagnose(text_view<Unit> text) noexcept {
  if constexpr (utf8_unit<Unit>) return policy::check_literal_at<at_octet_number, Policies...>(text);
  else return policy::check_literal_at<at_code_unit_number, Policies...>(text);
}

// Whether a literal is well-formed and offends no policy.
template <class... Policies, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool accepts(detail::code_units<Unit> literal) noexcept {
  return detail::diagnose(literal.data(), literal.size()).accepts &&
         !policy::first_violated<Policies...>(text_view<Unit>::unchecked(literal.data(), literal.size()));
}

}  // namespace u8lit::policy

// Policies on literals that are template arguments. What offends one is told by an incomplete type, as in finding.hpp.

namespace u8lit {

namespace policy {

struct end_of_text;
template <class Policy, class Place, class Value>
struct violates;

template <unvalidated_literal Text, class First, class... Rest>
[[nodiscard]] U8LIT_ABI constexpr auto first_violation() noexcept {
  using unit = typename decltype(Text)::unit_type;
  constexpr detail::violation found = First::first_violation(text_view<unit>::unchecked(Text.data(), Text.size()));
  using at = detail::diagnostic::place_of<unit, found.offset + 1>;
  if constexpr (found && found.value) return detail::type_identity<violates<First, at, detail::diagnostic::character_of<*found.value>>>{};
  else if constexpr (static_cast<bool>(found)) return detail::type_identity<violates<First, at, end_of_text>>{};
  else if constexpr (sizeof...(Rest) > 0) return policy::first_violation<Text, Rest...>();
  else return detail::type_identity<well_formed_text>{};
}

template <unvalidated_literal Text, class... Policies>
[[nodiscard]] U8LIT_ABI constexpr auto of() noexcept {
  using diagnostic = detail::diagnostic_of<Text>;
  if constexpr (detail::is_well_formed_text<diagnostic> && sizeof...(Policies) > 0)
    return policy::first_violation<Text, Policies...>();
  else return detail::type_identity<diagnostic>{};
}

}  // namespace policy

}  // namespace u8lit

namespace u8lit::detail {

// What was found of a literal and the policies: `well_formed_text`, or an incomplete type that names the fault or the
// policy, the place and the scalar value. Of several policies, the first one that is offended.
template <unvalidated_literal Text, class... Policies>
using policy_diagnostic_of = typename decltype(policy::of<Text, Policies...>())::type;

}  // namespace u8lit::detail

namespace u8lit {

// Well-formed text that the policies allow, as a constraint: `template <u8lit::fixed_text Name> requires
// u8lit::satisfies<Name, u8lit::policy::ascii_only>`. A compiler that finds it unsatisfied prints the finding.
template <unvalidated_literal Text, class... Policies>
concept satisfies = well_formed<detail::policy_diagnostic_of<Text, Policies...>>;

// A text_constant of text that the policies allow; no valid type if they do not. Of text without an interior NUL, its
// c_str() is the whole text to any C function. (The constraint is written out to keep the compilers' accounts short.)
template <unvalidated_literal Text, class... Policies>
  requires well_formed<detail::policy_diagnostic_of<Text, Policies...>>
using restricted_constant = text_constant<Text>;

template <code_unit Unit, text_policy<Unit>... Policies>
class restricted_text;
template <code_unit Unit, text_policy<Unit>... Policies>
class checked_restricted_text;

}  // namespace u8lit

namespace u8lit::detail {

template <class Text>
inline constexpr bool is_restricted_text = false;
template <code_unit Unit, class... Policies>
inline constexpr bool is_restricted_text<restricted_text<Unit, Policies...>> = true;

// Text of a class of its own with these code units. Comparisons with it must not be worse than its own with views.
template <class Other, class Unit>
concept compared_as_text = any_text<Other> && !is_text_view<Other> && !is_restricted_text<Other> &&
                           __is_same(unit_of<Other>, Unit);

}  // namespace u8lit::detail

namespace u8lit {

// A text_view that satisfies policies by construction. Made from a literal, which does not compile if it is ill-formed or
// offends one of the policies; by `checked`, which judges at run time; or of text that satisfies these policies already. So
// `void open(u8lit::restricted_text<char, u8lit::policy::no_interior_nul> path)` may be called `open("/srv/x")`. It has the
// members of text_view that search and cut; parts are text_views, for a part may offend the policies.
template <code_unit Unit, text_policy<Unit>... Policies>
class restricted_text : public detail::text_members<restricted_text<Unit, Policies...>, Unit> {
 public:
  using unit_type = Unit;

  // Nothing is text, too, if the policies allow it.
  U8LIT_ABI constexpr restricted_text() noexcept
    requires(!policy::first_violated<Policies...>(text_view<Unit>{}))
  = default;

#if defined(__clang__) && __clang_major__ < 17  // compiler.hpp: unevaluated conversions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
  template <size_t Size>
  U8LIT_ABI constexpr restricted_text(const Unit (&literal)[Size]) noexcept
      __attribute__((enable_if(policy::accepts<Policies...>(detail::units_of(literal)), "")))
      : text_{text_view<Unit>::unchecked(literal, detail::units_of(literal).size())} {}
#pragma clang diagnostic pop
#endif
  template <size_t Size>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("a literal that is ill-formed or offends a policy, or is not judged here")))
#endif
  consteval restricted_text(const Unit (&literal)[Size]) noexcept {
    const detail::diagnosis found = detail::diagnose(literal, detail::units_of(literal).size());
    text_ = text_view<Unit>::unchecked(literal, found.report(found.number, found.shown));
    const policy::diagnosis kept = policy::diagnose<Policies...>(text_);
    kept.report(kept.name, kept.number, kept.shown);
  }

  // Of an array that can be written to nobody knows how much is text.
  template <size_t Size, class = detail::pass_a_pointer_and_a_length_or_a_view>
    requires detail::is_character<Unit>
  U8LIT_ABI constexpr restricted_text(Unit (&)[Size])
      U8LIT_DELETED("u8lit: this array is no literal: judge it by restricted_text::checked(pointer, length)");

  // From a text_constant, which is judged as a type.
  template <fixed_text Text>
    requires satisfies<Text, Policies...> && requires(text_view<Unit> text) { text = text_constant<Text>::view(); }
  U8LIT_ABI constexpr restricted_text(text_constant<Text> text) noexcept : text_{text.view()} {}

  // From text that satisfies all of these policies already.
  template <class... Held>
    requires(policy::implied_by<Policies, Held...> && ...)
  U8LIT_ABI constexpr restricted_text(restricted_text<Unit, Held...> text) noexcept : text_{text.view()} {}

  // Text, or what was found first: a fault, or what offends the first of the policies that is offended. Linear in the
  // size for each policy.
  // Arguments are those of `text_view::checked`.
  [[nodiscard]] U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(
      const Unit* data U8LIT_LIFETIMEBOUND, size_t size) noexcept;
  template <detail::reinterpretable_octet<Unit> Octet>
  [[nodiscard]] U8LIT_ABI static checked_restricted_text<Unit, Policies...> checked(const Octet* data U8LIT_LIFETIMEBOUND,
                                                                                    size_t size) noexcept {
    return checked(reinterpret_cast<const Unit*>(data), size);
  }
  template <detail::checkable_as<Unit> Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(const Text& text) noexcept {
    const auto units = detail::units_of(text);  // asked once: what is judged is what is kept
    return checked(units.data(), units.size());
  }
  template <detail::checkable_as<Unit> Text>
    requires detail::owns_units<Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(
      const Text& text U8LIT_LIFETIMEBOUND) noexcept {
    const auto units = detail::units_of(text);  // asked once: what is judged is what is kept
    return checked(units.data(), units.size());
  }
  template <detail::checkable_as<Unit> Text, class = detail::view_of_a_temporary_would_dangle_name_the_string_first>
    requires detail::owning_temporary<Text>
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
  template <detail::constructible_from_units<Unit> View>
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, Unit>) constexpr
  operator View() const noexcept(noexcept(View{data(), size()})) {
    return {data(), size()};
  }

  U8LIT_ABI friend constexpr bool operator==(restricted_text left, text_view<Unit> right) noexcept {
    return left.text_ == right;
  }
  template <class Other>
    requires detail::comparable_to_text<Other, Unit> || detail::compared_as_text<Other, Unit>
  U8LIT_ABI friend constexpr bool operator==(restricted_text left, const Other& right) noexcept {
    return left.text_ == right;
  }
  // Code point order, as of text_view.
  U8LIT_ABI friend constexpr auto operator<=>(restricted_text left, text_view<Unit> right) noexcept {
    return left.text_ <=> right;
  }
  template <class Other>
    requires detail::comparable_to_text<Other, Unit> || detail::compared_as_text<Other, Unit>
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
    if (!*this) detail::compiler::stop();
    return &text_;
  }
  [[nodiscard]] U8LIT_ABI constexpr text_type value_or(text_type other) const noexcept { return *this ? text_ : other; }

  // It must be tested before it is used as text.
  template <detail::constructible_from_text<Unit> Text,
            class = detail::this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk>
  U8LIT_ABI constexpr operator Text() const
      U8LIT_DELETED("u8lit: this may have been refused: test it, `if (checked)`, and use the text in it, `*checked`");

  [[nodiscard]] U8LIT_ABI constexpr u8lit::verdict verdict() const noexcept { return verdict_; }
  // Of well-formed text: the name of the policy that is offended, NUL-terminated and "" for none, and what offends it.
  [[nodiscard]] U8LIT_ABI constexpr const char* policy_name() const noexcept { return offended_.name; }
  [[nodiscard]] U8LIT_ABI constexpr detail::violation violation() const noexcept { return offended_.what; }

 private:
  friend text_type;
  U8LIT_ABI constexpr explicit checked_restricted_text(checked_text<Unit> found) noexcept
      : verdict_{found.verdict()}, text_{text_type::unchecked(*found)} {
    if (verdict_) offended_ = policy::first_violated<Policies...>(*found);
  }

  u8lit::verdict verdict_{};
  policy::violated_policy offended_{};
  text_type text_;
};

}  // namespace u8lit

namespace u8lit::detail {

template <code_unit Unit, class... Policies>
inline constexpr bool is_checked<checked_restricted_text<Unit, Policies...>> = true;

}  // namespace u8lit::detail

namespace u8lit {

template <code_unit Unit, text_policy<Unit>... Policies>
U8LIT_ABI constexpr checked_restricted_text<Unit, Policies...> restricted_text<Unit, Policies...>::checked(const Unit* data,
                                                                                                           size_t size) noexcept {
  return checked_restricted_text<Unit, Policies...>{text_view<Unit>::checked(data, size)};
}

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
