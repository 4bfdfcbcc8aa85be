// SPDX-License-Identifier: BSL-1.0
// What is encoded must be text.
#include <u8lit.hpp>

const auto text = u8lit::percent_encode<u"\xDC00">();  // refused

// g++: u8lit::invalid_utf16::unpaired_low_surrogate< | at_code_unit<1>
// clang: u8lit::invalid_utf16::unpaired_low_surrogate< | at_code_unit<1>
