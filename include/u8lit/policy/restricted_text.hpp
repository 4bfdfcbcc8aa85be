// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_POLICY_RESTRICTED_TEXT_HPP
#define U8LIT_POLICY_RESTRICTED_TEXT_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/sentence.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/policy/policies.hpp>
#include <u8lit/policy/policy.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/text/text_members.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// Text that satisfies policies: `restricted_text`, a view, and `restricted_constant`, a literal as a type. This header
// also makes compilers print three facts about a literal that violates a policy: the policy, the place and the scalar
// value. The technique is that of base/refusal.hpp.

namespace u8lit {

template <code_unit Unit, text_policy<Unit>... Policies>
class restricted_text;
template <code_unit Unit, text_policy<Unit>... Policies>
class checked_restricted_text;

}  // namespace u8lit

namespace u8lit::detail {

// The scalar value of a violation, as compilers print it: as characters or, if they print no arrays of char as strings,
// its bytes as strings of hexadecimal digits. "The end", or empty, for a violation at the end of the text.
template <bool AsCharacters>
struct basic_shown_value {
  char characters[9]{};

  U8LIT_ABI explicit constexpr basic_shown_value(optional_scalar_value value) noexcept {
    for (size_t at = 0; at < (value ? 2 : 7); ++at) characters[at] = (value ? "U+" : "the end")[at];
    if (!value) return;
    size_t end = 6;
    for (char32_t rest = *value >> 16; rest > 0; rest >>= 4) ++end;
    for (char32_t rest = *value; end > 2; rest >>= 4) characters[--end] = "0123456789ABCDEF"[rest & 0xF];
  }
};
template <>
struct basic_shown_value<false> : ill_formed_literal {
  U8LIT_ABI explicit constexpr basic_shown_value(optional_scalar_value value) noexcept {
    if (value) append(*value);
  }
};
using shown_value = basic_shown_value<compiler::prints_strings>;

struct at_byte_number {
  static constexpr const utf8_character* words = u8"at byte";
};
struct at_code_unit_number {
  static constexpr const utf8_character* words = u8"at code unit";
};
// What g++ prints.
template <class Policy>
struct policy_refusal {
  const utf8_character* words;
  const char* policy;
  const utf8_character* unit;
  size_t number;
  shown_value value;
};

enum policy_violation : unsigned char {};

// Not a constant expression. clang prints the arguments of this function, which reads past the end of an array. g++
// prints only the index, but prints the arguments of a built-in function that is never constant: hence the prefetch,
// which has no effect.
template <class Policy, class Place>
[[nodiscard]] U8LIT_ABI constexpr size_t violates_policy_at_position([[maybe_unused]] const char* policy,
                                                                     size_t position,
                                                                     [[maybe_unused]] shown_value value) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  if constexpr (compiler::prints_arguments_of_builtins)
    __builtin_prefetch(nullptr, policy_refusal<Policy>{u8"this text violates a policy", policy, Place::words, position,
                                                       value});
  return diagnostic_array<policy_violation>{}.all[position];
}

// The result of checking a literal: `report(name, position, shown)` is not a constant expression if a policy is
// violated. Positions of code units count from 1.
struct policy_diagnosis {
  using report_type = size_t(const char* name, size_t position, shown_value shown);
  report_type* report;
  const char* name;
  size_t position;
  shown_value shown;
  bool is_violated;
};

[[nodiscard]] U8LIT_ABI constexpr size_t allowed_by_policies(const char*, size_t position, shown_value) noexcept {
  return position;
}

template <class Place, class... Policies, class Unit>
[[nodiscard]] U8LIT_ABI constexpr policy_diagnosis diagnose_policies_at(text_view<Unit> text) noexcept {
  policy_diagnosis::report_type* const reports[]{violates_policy_at_position<Policies, Place>..., allowed_by_policies};
  const violated_policy violated = detail::first_violated<Policies...>(text);
  return {reports[violated.index], violated.name, violated.what.offset + 1, shown_value{violated.what.value},
          violated.what.exists};
}
template <class... Policies, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr policy_diagnosis diagnose_policies(text_view<Unit> text) noexcept {
  if constexpr (utf8_unit<Unit>) return detail::diagnose_policies_at<at_byte_number, Policies...>(text);
  else return detail::diagnose_policies_at<at_code_unit_number, Policies...>(text);
}

// U8LIT_RECOVERED (base/attributes.hpp).
[[nodiscard]] U8LIT_ABI constexpr policy_diagnosis recover(policy_diagnosis found, size_t) noexcept {
  found.report = allowed_by_policies;
  return found;
}

// Whether a literal is well-formed and satisfies all policies.
template <class... Policies, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool is_allowed_literal(code_units<Unit> literal) noexcept {
  return detail::is_well_formed_literal(literal.data(), literal.size()) &&
         !detail::first_violated<Policies...>(text_view<Unit>::unchecked(literal.data(), literal.size()));
}

// For the constructors of clang (compilers/clang_constructors.hpp): the number of a policy that attributes name, or 0.
template <class Policy>
[[nodiscard]] U8LIT_ABI constexpr int number_of_policy() noexcept {
  return __is_same(Policy, policy::no_interior_nul) ? 1
         : __is_same(Policy, policy::no_leading_mark) ? 2
         : __is_same(Policy, policy::no_interior_mark) ? 3
         : __is_same(Policy, policy::ascii_only) ? 4
         : __is_same(Policy, policy::no_noncharacters) ? 5
         : __is_same(Policy, policy::no_controls) ? 6
         : __is_same(Policy, policy::no_controls_but_white_space) ? 7
         : __is_same(Policy, policy::no_bidirectional_controls) ? 8
         : __is_same(Policy, policy::no_unterminated_bidirectional_controls) ? 9
         : __is_same(Policy, policy::one_scalar_value) ? 10
         : 0;
}
// The number of the attribute for a literal that violates its policy (clang_policy_attributes.hpp): 10 times the
// number of the policy plus that of the byte, from 1, or 9 for later ones. It is 0 if the literal is ill-formed or if
// there are several policies: then the other constructor names the one that it violates.
template <class... Policies, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr int violation_number(code_units<Unit> literal) noexcept {
  if (sizeof...(Policies) != 1 || !detail::is_well_formed_literal(literal.data(), literal.size())) return 0;
  const auto found = detail::first_violated<Policies...>(text_view<Unit>::unchecked(literal.data(), literal.size()));
  if (!found) return 0;
  return (0 + ... + (10 * detail::number_of_policy<Policies>())) +
         (found.what.offset < 8 ? static_cast<int>(found.what.offset) + 1 : 9);
}
// A type that names the policy.
template <class... Policies> struct the_policy_is;

// For literals that are template arguments, an incomplete type names the policy, the place and the scalar value, as in
// diagnosis/diagnostic.hpp.
struct end_of_text;
template <class Policy, class Place, class Value>
struct violates;

template <unvalidated_literal Text, class First, class... Rest>
[[nodiscard]] U8LIT_ABI constexpr auto make_diagnostic_of_policies() noexcept {
  using unit = typename decltype(Text)::unit_type;
  constexpr policy::violation found = First::first_violation(text_view<unit>::unchecked(Text.data(), Text.size()));
  using place = diagnostic::place_of<unit, found.offset + 1>;
  if constexpr (found && found.value)
    return type_identity<violates<First, place, diagnostic::character_of<*found.value>>>{};
  else if constexpr (static_cast<bool>(found)) return type_identity<violates<First, place, end_of_text>>{};
  else if constexpr (sizeof...(Rest) > 0) return detail::make_diagnostic_of_policies<Text, Rest...>();
  else return type_identity<well_formed_text>{};
}
template <unvalidated_literal Text, class... Policies>
[[nodiscard]] U8LIT_ABI constexpr auto make_diagnostic_of_restricted() noexcept {
  using found = diagnostic_of<Text>;
  if constexpr (is_well_formed_text<found> && sizeof...(Policies) > 0)
    return detail::make_diagnostic_of_policies<Text, Policies...>();
  else return type_identity<found>{};
}

// The diagnostic of a literal that must satisfy policies: `well_formed_text`, or an incomplete type that names the
// fault, or the first policy that is violated, the place and the scalar value.
template <unvalidated_literal Text, class... Policies>
using policy_diagnostic_of = typename decltype(detail::make_diagnostic_of_restricted<Text, Policies...>())::type;

// "U+0000 at byte 4 violates a policy: no interior NUL".
U8LIT_ABI constexpr sentence words_for_violation(const char* value, const utf8_character* unit, size_t number,
                                                 const char* policy) noexcept {
  return sentence{}.append_name(value).append(u8" at ").append(unit).append(u8" ").append_decimal(number)
      .append(u8" violates a policy: ").append_name(policy);
}
// What a well-formed literal violates. Precondition: it violates a policy.
template <unvalidated_literal Text, class... Policies>
[[nodiscard]] U8LIT_ABI constexpr sentence words_for_restricted() noexcept {
  using unit = typename decltype(Text)::unit_type;
  const violated_policy violated =
      detail::first_violated<Policies...>(text_view<unit>::unchecked(Text.data(), Text.size()));
  return detail::words_for_violation(basic_shown_value<true>{violated.what.value}.characters,
                                     detail::unit_name(form_of<unit>), violated.what.offset + 1, violated.name);
}
// `text` is the text_constant of a literal that satisfies the policies.
template <unvalidated_literal Text>
struct accepted_text : no_flaw { using text = text_constant<Text>; };
template <unvalidated_literal Text, class... Policies>
[[nodiscard]] U8LIT_ABI constexpr auto restrict_literal() noexcept {
  using found = policy_diagnostic_of<Text, Policies...>;
  if constexpr (is_well_formed_text<found>) return accepted_text<Text>{};
  else return detail::refuse_type<found, words_for_restricted<Text, Policies...>>();
}
// As above, but accepts text of another code unit type, for which the policies need not be.
template <code_unit Unit, fixed_text Text, class... Policies>
[[nodiscard]] U8LIT_ABI constexpr auto restrict_text() noexcept {
  if constexpr (!__is_same(typename text_constant<Text>::unit_type, Unit)) return no_flaw{};
  else return detail::restrict_literal<Text, Policies...>();
}
// Compilers print the argument of a concept that is not satisfied, and so the sentence.
template <class Found> concept allowed = !Found::is_refused;

template <class Text>
inline constexpr bool is_restricted_text = false;
template <code_unit Unit, class... Policies>
inline constexpr bool is_restricted_text<restricted_text<Unit, Policies...>> = true;

// What `checked` is for: strings, pointers, and text that is not known to satisfy the policies.
template <class Other, class Unit>
concept unchecked_for_policies =
    may_be_ill_formed_text<Other, Unit> || (any_text<Other> && !is_restricted_text<Other> && !is_text_constant<Other> &&
                                            __is_same(unit_of<Other>, Unit));
#define U8LIT_CHECK_POLICIES \
  "u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) " \
  "use(*result), or checked(pointer, length)"
U8LIT_REFUSAL_CLASS(unchecked_so_call_restricted_text_checked_and_test_the_result, U8LIT_CHECK_POLICIES)
#define U8LIT_CHECK_ARRAY \
  "u8lit: this array is not a literal, its text must be checked: restricted_text<...>::checked(pointer, length)"
U8LIT_REFUSAL_CLASS(unchecked_array_so_call_restricted_text_checked_and_test_the_result, U8LIT_CHECK_ARRAY)

#define U8LIT_VIOLATING_TEXT "u8lit: this text violates a policy"
template <class Found>
U8LIT_REFUSAL_CLASS(text_that_violates_a_policy, U8LIT_VIOLATING_TEXT)

// Text of another class with these code units. Its own comparisons with views must not be a better match.
template <class Other, class Unit>
concept other_text_of = any_text<Other> && !is_text_view<Other> && !is_restricted_text<Other> &&
                           __is_same(unit_of<Other>, Unit);

}  // namespace u8lit::detail

namespace u8lit {

/// Whether the literal `Text` is well-formed and satisfies the `Policies`. If it does not, the compiler's error names
/// the fault or the policy, its place, and the bytes.
/// \code
/// template <u8lit::fixed_text Name>
///   requires u8lit::satisfies<Name, u8lit::policy::ascii_only>
/// void define();
/// \endcode
template <unvalidated_literal Text, class... Policies>
concept satisfies = detail::allowed<decltype(detail::restrict_literal<Text, Policies...>())>;

/// The text_constant of a literal that satisfies policies; not a valid type for other literals. With no_interior_nul, C
/// functions that take its `c_str()` see the whole text.
/// \code
/// using name = u8lit::restricted_constant<"/dev/null", u8lit::policy::no_interior_nul>;
/// \endcode
template <unvalidated_literal Text, class... Policies>
using restricted_constant = typename decltype(detail::restrict_literal<Text, Policies...>())::text;

/// A text_view that satisfies policies by construction: constructed from a literal, which does not compile if it is
/// ill-formed or violates a policy; from text that is known to satisfy the policies; or by `checked`, at run time.
///
/// It has the members of text_view that search and cut. Their results are text_views, because a part of a text may
/// violate a policy.
/// \tparam Unit      the code unit type
/// \tparam Policies  the policies
/// \code
/// void open(u8lit::restricted_text<char, u8lit::policy::no_interior_nul> path);
/// open("/srv/x");
/// \endcode
template <code_unit Unit, text_policy<Unit>... Policies>
class restricted_text : public detail::text_members<restricted_text<Unit, Policies...>, Unit> {
 public:
  /// The code unit type.
  using unit_type = Unit;

  /// Constructs the empty text, if the policies allow it.
  U8LIT_ABI constexpr restricted_text() noexcept
    requires(!detail::first_violated<Policies...>(text_view<Unit>{}))
  = default;

#define U8LIT_CONSTRUCTED restricted_text
#define U8LIT_TAG , satisfying{true}
#define U8LIT_ACCEPTED_ARRAY detail::is_allowed_literal<Policies...>(U8LIT_ARRAY_UNITS)
#define U8LIT_VIOLATION detail::violation_number<Policies...>(U8LIT_ARRAY_UNITS)
#define U8LIT_POLICY detail::the_policy_is<Policies...>
#define U8LIT_POINTER_NAME unchecked_so_call_restricted_text_checked_and_test_the_result
#define U8LIT_POINTER \
  "u8lit: text must be checked: if (const auto result = restricted_text<...>::checked(pointer, length)) use(*result)"
#include <u8lit/compilers/clang_constructors.hpp>
  /// Constructs a view of a literal. A literal that is ill-formed or violates a policy does not compile.
  /// \param literal  the literal; its final NUL is not part of the text
  template <size_t Size>
  U8LIT_MUST_BE_EVALUATED("a literal that is ill-formed or violates a policy, or is not checked here")
  consteval restricted_text(const Unit (&literal)[Size]) noexcept {
    const detail::diagnosis found = U8LIT_RECOVERED(detail::diagnose(literal, detail::units_of(literal).size()), 0);
    if (!found.accepts)
      U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(literal, detail::units_of(literal).size()));
    text_ = text_view<Unit>::unchecked(literal, found.report(found.number, found.shown));
    if (!found.accepts) return;
    const detail::policy_diagnosis policies = U8LIT_RECOVERED(detail::diagnose_policies<Policies...>(text_), 0);
    if (policies.is_violated)
      U8LIT_ERROR_AT_CALL(detail::words_for_violation(policies.shown.characters,
                                                      detail::unit_name(detail::form_of<Unit>), policies.position,
                                                      policies.name));
    policies.report(policies.name, policies.position, policies.shown);
    U8LIT_WARN_IF_SUSPICIOUS(literal, policies.is_violated ? 0 : text_.size())
  }

  /// Deleted: the length of the text in a writable array is unknown.
  template <size_t Size, class = detail::unchecked_array_so_call_restricted_text_checked_and_test_the_result>
    requires detail::is_character<Unit>
  U8LIT_ABI constexpr restricted_text(
      Unit (&)[Size] U8LIT_REFUSAL(unchecked_array_so_call_restricted_text_checked_and_test_the_result))
      U8LIT_ELSE_DELETED(U8LIT_CHECK_ARRAY);

  /// Deleted: code units may be ill-formed or violate a policy. `checked` takes the same arguments.
  template <class = detail::unchecked_so_call_restricted_text_checked_and_test_the_result>
  U8LIT_ABI constexpr restricted_text(
      const Unit*, size_t U8LIT_REFUSAL(unchecked_so_call_restricted_text_checked_and_test_the_result))
      U8LIT_ELSE_DELETED(U8LIT_CHECK_POLICIES);

  /// Converts a text_constant that satisfies the policies.
  template <fixed_text Text>
    requires(__is_same(typename text_constant<Text>::unit_type, Unit)) && satisfies<Text, Policies...>
  U8LIT_ABI constexpr restricted_text(text_constant<Text> text) noexcept : text_{text.view()} {}
  /// Deleted: this text violates a policy.
  template <fixed_text Text, class Found = decltype(detail::restrict_text<Unit, Text, Policies...>())>
    requires(Found::is_refused)
  U8LIT_ABI constexpr restricted_text(text_constant<Text> U8LIT_REFUSAL(text_that_violates_a_policy<Found>))
      U8LIT_ELSE_DELETED(U8LIT_VIOLATING_TEXT);

  /// Converts a restricted_text with policies that imply these.
  template <class... Held>
    requires(detail::implied_by<Policies, Held...> && ...)
  U8LIT_ABI constexpr restricted_text(restricted_text<Unit, Held...> text) noexcept : text_{text.view()} {}

  /// Deleted: text that is not known to satisfy the policies must be checked.
  template <detail::unchecked_for_policies<Unit> Other,
            class = detail::unchecked_so_call_restricted_text_checked_and_test_the_result>
  U8LIT_ABI constexpr restricted_text(
      const Other& U8LIT_REFUSAL(unchecked_so_call_restricted_text_checked_and_test_the_result))
      U8LIT_ELSE_DELETED(U8LIT_CHECK_POLICIES);

  /// Checks code units at run time, as text_view::checked, and against the policies.
  /// \param data  the code units
  /// \param size  the number of code units
  /// \return the text, or what is wrong with it: a fault, or else the violation of the first policy that is violated.
  ///         Complexity: linear for each policy.
  /// \code
  /// if (const auto path = u8lit::restricted_text<char, u8lit::policy::no_interior_nul>::checked(input)) open(*path);
  /// \endcode
  [[nodiscard]] U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(
      const Unit* data U8LIT_LIFETIMEBOUND, size_t size) noexcept;
  /// As above, for bytes of another type. Not constexpr.
  template <detail::reinterpretable_octet<Unit> Octet>
  [[nodiscard]] U8LIT_ABI static checked_restricted_text<Unit, Policies...> checked(
      const Octet* data U8LIT_LIFETIMEBOUND, size_t size) noexcept {
    return checked(reinterpret_cast<const Unit*>(data), size);
  }
  /// As above, for a string, a literal, or anything with data() and size().
  template <detail::checkable_as<Unit> Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(
      const Text& text) noexcept {
    const auto units = detail::units_of(text);  // once: the units that are checked are the units that are kept
    return checked(units.data(), units.size());
  }
  /// As above, for a string that owns its code units, to which the result refers.
  template <detail::checkable_as<Unit> Text>
    requires detail::owns_units<Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(
      const Text& text U8LIT_LIFETIMEBOUND) noexcept {
    const auto units = detail::units_of(text);  // once: the units that are checked are the units that are kept
    return checked(units.data(), units.size());
  }
  /// Deleted: the result would refer to a temporary.
  template <detail::checkable_as<Unit> Text, class = detail::view_of_a_temporary_would_dangle_name_the_string_first>
    requires detail::owning_temporary<Text>
  U8LIT_ABI static constexpr checked_restricted_text<Unit, Policies...> checked(
      const Text&& U8LIT_REFUSAL(view_of_a_temporary_would_dangle_name_the_string_first))
      U8LIT_ELSE_REFUSED(U8LIT_NAME_TEMPORARY);
  /// Deleted: the length of the array or pointer is unknown.
  U8LIT_ABI static detail::pass_a_view_of_the_pointer_and_length& checked(detail::unsized auto&& U8LIT_NO_LENGTH)
      U8LIT_UNSIZED;

  /// Restricts text without a check. Precondition: the text satisfies the policies.
  /// \param text  the text
  [[nodiscard]] U8LIT_ABI static constexpr restricted_text unchecked(text_view<Unit> text) noexcept {
    return {text, satisfying{true}};
  }

  /// Returns the text as a text_view.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> view() const noexcept { return text_; }
  /// Returns the first code unit; the text is not necessarily NUL-terminated.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return text_.data(); }
  /// Returns the number of code units.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return text_.size(); }
  /// Returns whether there are no code units.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return text_.empty(); }
  /// Returns the scalar values, a borrowed bidirectional range.
  [[nodiscard]] U8LIT_ABI constexpr scalar_view<Unit> scalars() const noexcept { return text_.scalars(); }

  /// Converts to a text_view.
  U8LIT_ABI constexpr operator text_view<Unit>() const noexcept { return text_; }
  /// Converts to a std::basic_string_view or std::span; explicitly, to any type constructible from a pointer and a
  /// size.
  template <detail::constructible_from_units<Unit> View>
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, Unit>) constexpr
  operator View() const noexcept(noexcept(View{data(), size()})) {
    return {data(), size()};
  }

  /// Returns whether the code units are equal. Complexity: linear.
  U8LIT_ABI friend constexpr bool operator==(restricted_text left, text_view<Unit> right) noexcept {
    return left.text_ == right;
  }
  /// As above, for strings, literals and other text.
  template <class Other>
    requires detail::comparable_to_text<Other, Unit> || detail::other_text_of<Other, Unit>
  U8LIT_ABI friend constexpr bool operator==(restricted_text left, const Other& right) noexcept {
    return left.text_ == right;
  }
  /// Returns the code point order, as for text_view. Complexity: linear.
  U8LIT_ABI friend constexpr auto operator<=>(restricted_text left, text_view<Unit> right) noexcept {
    return left.text_ <=> right;
  }
  /// As above, for strings, literals and other text.
  template <class Other>
    requires detail::comparable_to_text<Other, Unit> || detail::other_text_of<Other, Unit>
  U8LIT_ABI friend constexpr auto operator<=>(restricted_text left, const Other& right) noexcept {
    return left.text_ <=> right;
  }

 private:
  // With a second parameter, because for restricted_text{view} compilers would say that this constructor is private.
  // It is not made from {}: users' overloads for braces that begin with text would be ambiguous.
  struct satisfying {
    U8LIT_ABI explicit constexpr satisfying(bool) noexcept {}
  };
  U8LIT_ABI constexpr restricted_text(text_view<Unit> text, satisfying) noexcept : text_{text} {}

  text_view<Unit> text_;
};

/// A text_view of a restricted_text.
template <code_unit Unit, class... Policies>
text_view(restricted_text<Unit, Policies...>) -> text_view<Unit>;

/// Returns whether the code units are equal, whatever the policies. Complexity: linear.
template <code_unit Unit, class... Left, class... Right>
U8LIT_ABI constexpr bool operator==(restricted_text<Unit, Left...> left,
                                    restricted_text<Unit, Right...> right) noexcept {
  return left.view() == right.view();
}
/// Returns the code point order, whatever the policies. Complexity: linear.
template <code_unit Unit, class... Left, class... Right>
U8LIT_ABI constexpr auto operator<=>(restricted_text<Unit, Left...> left,
                                     restricted_text<Unit, Right...> right) noexcept {
  return left.view() <=> right.view();
}

/// The result of restricted_text::checked: the text, or why it was refused.
/// \code
/// const auto name = u8lit::restricted_text<char, u8lit::policy::ascii_only>::checked(input);
/// if (!name) report(name.verdict(), name.policy_name(), name.violation().offset);
/// \endcode
template <code_unit Unit, text_policy<Unit>... Policies>
class [[nodiscard]] checked_restricted_text : public detail::checked_result<Unit> {
 public:
  /// The type of the text.
  using text_type = restricted_text<Unit, Policies...>;

  /// Returns whether the text is well-formed and satisfies the policies.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return this->verdict_ && !violated_; }
  /// Returns whether the text is well-formed and satisfies the policies.
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return static_cast<bool>(*this); }
  /// Returns the text. Precondition: `has_value()`; otherwise the program ends, because not even the empty text may
  /// satisfy the policies.
  [[nodiscard]] U8LIT_ABI constexpr text_type operator*() const noexcept { return *operator->(); }
  /// Accesses a member of the text; otherwise as `operator*`.
  [[nodiscard]] U8LIT_ABI constexpr const text_type* operator->() const noexcept U8LIT_LIFETIMEBOUND {
    if (!*this) detail::compiler::stop();
    return &text_;
  }
  /// Returns the text, or another if it was refused.
  /// \param other  the text to return instead of a refused one
  [[nodiscard]] U8LIT_ABI constexpr text_type value_or(text_type other) const noexcept { return *this ? text_ : other; }

  /// Returns the name of the first policy that well-formed text violates, NUL-terminated; empty if there is none.
  [[nodiscard]] U8LIT_ABI constexpr const char* policy_name() const noexcept { return violated_.name; }
  /// Returns the violation of that policy.
  [[nodiscard]] U8LIT_ABI constexpr policy::violation violation() const noexcept { return violated_.what; }

 private:
  friend text_type;
  U8LIT_ABI constexpr explicit checked_restricted_text(checked_text<Unit> found) noexcept
      : detail::checked_result<Unit>{found.verdict()}, text_{text_type::unchecked(*found)} {
    if (this->verdict_) violated_ = detail::first_violated<Policies...>(*found);
  }

  detail::violated_policy violated_{};
  text_type text_;
};

}  // namespace u8lit

namespace u8lit::detail {

template <code_unit Unit, class... Policies>
inline constexpr bool is_checked<checked_restricted_text<Unit, Policies...>> = true;

}  // namespace u8lit::detail

namespace u8lit {

template <code_unit Unit, text_policy<Unit>... Policies>
U8LIT_ABI constexpr checked_restricted_text<Unit, Policies...> restricted_text<Unit, Policies...>::checked(
    const Unit* data, size_t size) noexcept {
  return checked_restricted_text<Unit, Policies...>{text_view<Unit>::checked(data, size)};
}

}  // namespace u8lit

#undef U8LIT_CHECK_POLICIES
#undef U8LIT_VIOLATING_TEXT
#undef U8LIT_CHECK_ARRAY
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
