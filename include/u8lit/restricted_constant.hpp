// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_RESTRICTED_CONSTANT_HPP
#define U8LIT_RESTRICTED_CONSTANT_HPP

#include <u8lit/finding.hpp>
#include <u8lit/policy.hpp>
#include <u8lit/text_constant.hpp>
#include <u8lit/compiler/begin.hpp>

// Policies on literals that are template arguments. What offends one is told by an incomplete type, as in finding.hpp.

namespace u8lit {

namespace policy {

struct end_of_text;
template <class Policy, class Place, class Value>
struct offends;

template <unvalidated_literal Text, class First, class... Rest>
U8LIT_ABI constexpr auto first_offence() noexcept {
  using unit = typename decltype(Text)::unit_type;
  constexpr offence found = First::first_offence(text_view<unit>::unchecked(Text.data(), Text.size()));
  using at = finding::place_of<unit, found.offset + 1>;
  if constexpr (found && found.value) return found_to_be<offends<First, at, finding::character_of<*found.value>>>{};
  else if constexpr (static_cast<bool>(found)) return found_to_be<offends<First, at, end_of_text>>{};
  else if constexpr (sizeof...(Rest) > 0) return policy::first_offence<Text, Rest...>();
  else return found_to_be<well_formed_text>{};
}

template <unvalidated_literal Text, class... Policies>
U8LIT_ABI constexpr auto of() noexcept {
  using finding = finding_of<Text>;
  if constexpr (is_well_formed_text<finding> && sizeof...(Policies) > 0)
    return policy::first_offence<Text, Policies...>();
  else return found_to_be<finding>{};
}

}  // namespace policy

// What was found of a literal and the policies: `well_formed_text`, or an incomplete type that names the fault or the
// policy, the place and the scalar value. Of several policies, the first one that is offended.
template <unvalidated_literal Text, class... Policies>
using policy_finding_of = typename decltype(policy::of<Text, Policies...>())::type;

// Well-formed text that the policies allow, as a constraint: `template <u8lit::fixed_text Name> requires
// u8lit::keeps<Name, u8lit::policy::ascii_only>`. A compiler that finds it unsatisfied prints the finding.
template <unvalidated_literal Text, class... Policies>
concept keeps = well_formed<policy_finding_of<Text, Policies...>>;

// A text_constant of text that the policies allow; no valid type if they do not. Of text without an interior NUL, its
// c_str() is the whole text to any C function. (The constraint is written out to keep the compilers' accounts short.)
template <unvalidated_literal Text, class... Policies>
  requires well_formed<policy_finding_of<Text, Policies...>>
using restricted_constant = text_constant<Text>;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
