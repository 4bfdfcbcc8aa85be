// SPDX-License-Identifier: BSL-1.0
// Octets in another encoding cannot be interpreted, so it is unknown what to replace.
#include <u8lit.hpp>
using namespace u8lit::literals;

const auto text = "abc"_lossy;  // refused

// g++: u8lit::invalid_utf8::ordinary_literal_encoding< | is_not_UTF_8
// flags: -fexec-charset=latin1
// only: g++
