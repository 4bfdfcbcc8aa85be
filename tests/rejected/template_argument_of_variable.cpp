// SPDX-License-Identifier: BSL-1.0
// A user's variable template.
#include <u8lit/text.hpp>

template <u8lit::fixed_text Name>
constexpr bool is_known = false;
const bool found = is_known<u"caf\xDC00">;  // refused

// g++: ill-formed UTF-16: a code unit that is an unpaired low surrogate (RFC 2781, section 2) | "at code unit"), 4}
// clang: ill_formed_UTF_16_unpaired_low_surrogate_see_RFC_2781_section_2_at_code_unit(4, | DC
// first: g++
