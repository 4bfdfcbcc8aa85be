// SPDX-License-Identifier: BSL-1.0
// An ill-formed text in a case.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", on<"red", "gr\xC3">(one), otherwise(one));  // refused

// g++: invalid_key::ill_formed< | key_number<2> | truncated< | at_octet<3> | octet::xC3
// clang: invalid_key::ill_formed< | key_number<2> | truncated< | at_octet<3> | octet::xC3
