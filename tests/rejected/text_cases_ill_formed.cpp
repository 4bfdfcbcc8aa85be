// SPDX-License-Identifier: BSL-1.0
// An ill-formed text among the cases.
#include <u8lit.hpp>
using namespace u8lit;

constexpr text_cases<"red", "gr\xC3"> colour;  // refused

// g++: invalid_key::ill_formed< | key_number<2> | truncated< | at_octet<3> | octet::xC3
// clang: invalid_key::ill_formed< | key_number<2> | truncated< | at_octet<3> | octet::xC3
// lines: g++: 15
// errors: g++: 2
