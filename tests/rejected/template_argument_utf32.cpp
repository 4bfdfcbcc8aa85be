// SPDX-License-Identifier: BSL-1.0
// A surrogate in UTF-32, which the RFC does not define: the section is Unicode's.
#include <u8lit/text.hpp>

template <u8lit::fixed_text Name>
struct field {};
field<U"caf\xD800"> wrong;  // refused

// g++: ill-formed UTF-32: a code unit that is a surrogate (Unicode, section 3.9) | "at code unit"), 4}
// clang: ill_formed_UTF_32_surrogate_see_Unicode_section_3_9_at_code_unit(4,
// first: g++
