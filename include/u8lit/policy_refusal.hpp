// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_POLICY_REFUSAL_HPP
#define U8LIT_POLICY_REFUSAL_HPP

#include <u8lit/policy.hpp>
#include <u8lit/compiler/begin.hpp>

// The refusal of literals by policies. It is like refusal.hpp's, but the facts are three: the policy, the place and the
// scalar value. clang prints the arguments of the function that reads past an array's end. Of that, g++ prints an index
// alone; but of a built-in function that is never constant it prints the arguments' values. So it is given one that
// would do nothing.

namespace u8lit::policy {

#ifdef __clang__

// The scalar value in hexadecimal; nothing for the end of the text.
struct shown_value : in_hex {
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
U8LIT_ABI constexpr size_t refused_by_policy(const char*, size_t number, [[maybe_unused]] shown_value value) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
#if defined(__GNUC__) && !defined(__clang__)
  __builtin_prefetch(nullptr, refusal<Policy, Place>{{number}, value});
#endif
  return only_element<a_policy_refuses_what_stands_at_number>{}.at[number];
}

// What was found of a literal: `ruling(name, number, shown)` does not compile if a policy is offended. The number
// counts from 1.
struct judgement {
  using ruling_type = size_t(const char* name, size_t number, shown_value shown);
  ruling_type* ruling;
  const char* name;
  size_t number;
  shown_value shown;
};

U8LIT_ABI constexpr size_t accepted(const char*, size_t number, shown_value) noexcept { return number; }

template <class Place, class... Policies, class Unit>
U8LIT_ABI constexpr judgement judge_by(text_view<Unit> text) noexcept {
  judgement::ruling_type* const rulings[]{refused_by_policy<Policies, Place>..., accepted};
  const offended_policy found = policy::first_offended<Policies...>(text);
  return {rulings[found.index], found.name, found.what.offset + 1, shown_value{found.what.value}};
}

template <class... Policies, code_unit Unit>
U8LIT_ABI constexpr judgement judge(text_view<Unit> text) noexcept {
  if constexpr (utf8_unit<Unit>) return policy::judge_by<at_octet_number, Policies...>(text);
  else return policy::judge_by<at_code_unit_number, Policies...>(text);
}

// Whether a literal is well-formed and offends no policy.
template <class... Policies, code_unit Unit>
U8LIT_ABI constexpr bool accepts(code_units<Unit> literal) noexcept {
  return u8lit::judge(literal.data(), literal.size()).accepts &&
         !policy::first_offended<Policies...>(text_view<Unit>::unchecked(literal.data(), literal.size()));
}

}  // namespace u8lit::policy

#include <u8lit/compiler/end.hpp>

#endif
