// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_POLICY_HPP
#define U8LIT_POLICY_HPP

// Restricted_text: no NUL, ASCII only, ....

// IWYU pragma: begin_exports
#include <u8lit/policy/policies.hpp>
#include <u8lit/policy/policy.hpp>
#include <u8lit/policy/restricted_text.hpp>
// IWYU pragma: end_exports

#endif
