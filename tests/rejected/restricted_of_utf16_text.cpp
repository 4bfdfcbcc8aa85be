// SPDX-License-Identifier: BSL-1.0
// Text as a type that violates the second policy of a variable.
#include <u8lit/literals.hpp>
#include <u8lit/policy.hpp>
using namespace u8lit::literals;

using name = u8lit::restricted_text<char16_t, u8lit::policy::no_controls, u8lit::policy::ascii_only>;
const name title = u"größe"_text;  // refused

// g++: "U+00F6 at code unit 3 violates a policy: ASCII only"
// clang: message<size>{"U+00F6 at code unit 3 violates a "}, message<size>{"policy: ASCII only"}
// clang 14-15: violates<u8lit::policy::ascii_only, u8lit::detail::diagnostic::at_code_unit<3>
// clang 19+: u8lit: this text violates a policy | message<size>{"U+00F6 at code unit 3 violates a "}
// first: g++ | clang 19+
// mended: const name title = u"groesse"_text;
