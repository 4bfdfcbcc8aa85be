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
// Policies are in namespace policy: no_interior_nul, ascii_only, at_most_bytes and others; policies.hpp explains each.
// For policies of your own, violation is what they return, none_of (ranges of characters) is a base, first_violation_if
// finds the violation, and implies states that text which satisfies one policy satisfies another.

// IWYU pragma: begin_exports
#include <u8lit/policy/policies.hpp>
#include <u8lit/policy/policy.hpp>
#include <u8lit/policy/restricted_text.hpp>
// IWYU pragma: end_exports

#endif
