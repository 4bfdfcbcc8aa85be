// SPDX-License-Identifier: BSL-1.0
// A literal that no case is for.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr auto one = [] { return 1; };
const int number = text_switch<"b">(on<"a">(one));  // refused

// g++: switching::there_is_no_case_for< | "b"
// clang: switching::there_is_no_case_for< | characters<U'b'>
