// SPDX-License-Identifier: BSL-1.0
// A switch without a case.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch("a", otherwise(one));  // refused

// g++: switches::there_is_no_case
// clang: switches::there_is_no_case
