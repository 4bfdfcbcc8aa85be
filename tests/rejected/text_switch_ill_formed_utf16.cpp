// SPDX-License-Identifier: BSL-1.0
// Half a surrogate pair in a case.
#include <u8lit/text_switch.hpp>
using namespace u8lit;

constexpr char16_t half[] = {u'a', 0xD83D, 0};
constexpr auto one = [] { return 1; };
const int number = text_switch("a", on<"a">(one), on<half>(one), otherwise(one));  // refused

// g++: invalid_key::ill_formed< | key_number<2> | invalid_utf16::unpaired_high_surrogate< | at_code_unit<2>
// clang: invalid_key::ill_formed< | key_number<2> | invalid_utf16::unpaired_high_surrogate< | at_code_unit<2>
