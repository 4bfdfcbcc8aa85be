// SPDX-License-Identifier: BSL-1.0
#include <u8lit/policy/restricted_text.hpp>

#include <u8lit/policy/policies.hpp>

#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::policy;
using diagnostic::at_code_unit;
using diagnostic::at_octet;
using x = diagnostic::octet;
using diagnostic::octets;

// A constraint, and a text_constant.
template <fixed_text Name>
  requires satisfies<Name, no_interior_nul, ascii_only>
constexpr size_t size_of_name() {
  return Name.size();
}
static_assert(size_of_name<"language">() == 8);
template <unvalidated_literal Name>
concept is_name = requires { size_of_name<Name>(); };
static_assert(is_name<"language"> && is_name<""> && !is_name<"a\0b"> && !is_name<"日本語"> && !is_name<"\xC0\x80">);

static_assert(std::is_same_v<restricted_constant<"日本語", no_bidirectional_controls>, text_constant<"日本語">>);
template <unvalidated_literal Text, class... Policies>
concept has_constant = requires { typename restricted_constant<Text, Policies...>; };
static_assert(has_constant<u"日本語", no_leading_mark, at_most_bytes<9>> && !has_constant<u"日本語", no_leading_mark, at_most_bytes<8>>);
static_assert(has_constant<"\u202E"> && !has_constant<"\u202E", no_bidirectional_controls> && !has_constant<"\xFF">);

// More is asked for by less: overloads go by what a literal satisfies.
template <fixed_text Text>
constexpr int kind() {
  return 0;
}
template <fixed_text Text>
  requires satisfies<Text, ascii_only>
constexpr int kind() {
  return 1;
}
static_assert(kind<"abc">() == 1 && kind<"日本語">() == 0);

// What is found: the policy, the place from 1, and the scalar value's octets, which are the digits of U+202E.
template <unvalidated_literal Text, class... Policies>
using found = policy_diagnostic_of<Text, Policies...>;
template <diagnostic::octet... All>
using value = diagnostic::character<octets<All...>>;
static_assert(std::is_same_v<found<"abc", no_interior_nul, ascii_only>, well_formed_text>);
static_assert(std::is_same_v<found<"\u202E">, well_formed_text>);
static_assert(std::is_same_v<found<"abc\u202E", no_interior_nul, no_bidirectional_controls>,
                             violates<no_bidirectional_controls, at_octet<4>, value<x::x20, x::x2E>>>);
static_assert(std::is_same_v<found<"a\0b", no_bidirectional_controls, no_interior_nul, ascii_only>,
                             violates<no_interior_nul, at_octet<2>, value<x::x00, x::x00>>>);
static_assert(std::is_same_v<found<"a\U0001F600", ascii_only>,
                             violates<ascii_only, at_octet<2>, value<x::x00, x::x01, x::xF6, x::x00>>>);
static_assert(std::is_same_v<found<u"\U0001F600\uFFFF", no_noncharacters>,
                             violates<no_noncharacters, at_code_unit<3>, value<x::xFF, x::xFF>>>);
static_assert(std::is_same_v<found<"", one_scalar_value>, violates<one_scalar_value, at_octet<1>, end_of_text>>);
static_assert(std::is_same_v<found<"日本語", at_most_bytes<8>>,
                             violates<at_most_bytes<8>, at_octet<7>, value<x::x8A, x::x9E>>>);

// Ill-formed text is refused as such.
static_assert(std::is_same_v<found<"abc\xE0\x80", no_interior_nul>, diagnostic_of<"abc\xE0\x80">>);

int main() {}
