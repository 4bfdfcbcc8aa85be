// SPDX-License-Identifier: BSL-1.0
// The same of a value: a pair of surrogates in the wrong order.
#include <u8lit.hpp>

template <class Type, Type...>
struct sequence {};
constexpr sequence<char16_t, u'a', 0xDC00, 0xD800> wrong{};

const auto text = u8lit::from_pack(wrong);  // refused

// g++: u8lit::invalid_utf16::unpaired_low_surrogate< | at_code_unit<2> | octet::xDC, | octet::x00> | RFC_2781_section_2
// clang: u8lit::invalid_utf16::unpaired_low_surrogate< | at_code_unit<2> | octet::xDC, | octet::x00> | RFC_2781_section_2
