// SPDX-License-Identifier: BSL-1.0
// A user's variable template.
#include <u8lit/text.hpp>

template <u8lit::fixed_text Name>
constexpr bool is_known = false;
const bool found = is_known<u"caf\xDC00">;  // refused

// g++: value '4' | unpaired_low_surrogate_see_RFC_2781_section_2_index_is_the_code_unit
// clang: unpaired_low_surrogate_see_RFC_2781_section_2(4, | DC
