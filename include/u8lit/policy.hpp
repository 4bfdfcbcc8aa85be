// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_POLICY_HPP
#define U8LIT_POLICY_HPP

// <u8lit/policy.hpp>: restricted_text: text without NUL, ASCII only, or under a policy of yours.
//
//   restricted_text          a text_view that satisfies policies
//   checked_restricted_text  what restricted_text::checked returns: text, or the reason why not
//   restricted_constant      a text_constant that satisfies policies
//   satisfies                concept: a literal satisfies policies
//   text_policy              concept: what a policy has
//
// Policies, in namespace policy, are such as no_interior_nul, ascii_only and at_most_bytes; policies.hpp explains each.
// A policy of yours returns a violation; none_of (ranges of characters) is a base for it, first_violation_if finds the
// violation, and implies states that text which satisfies one policy satisfies another.

// IWYU pragma: begin_exports
#include <u8lit/policy/policies.hpp>
#include <u8lit/policy/policy.hpp>
#include <u8lit/policy/restricted_text.hpp>
// IWYU pragma: end_exports

#endif
