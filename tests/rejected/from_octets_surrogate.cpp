// SPDX-License-Identifier: BSL-1.0
// A surrogate without its other half, in bytes.
#include <u8lit.hpp>
using namespace u8lit;
using namespace u8lit::literals;

const auto text = from_octets<"20 AC D8 00 00 41"_octets, encoding_scheme::utf16be>();  // refused

// g++: ill-formed UTF-16: the code unit at byte 3 (D8 00) is an unpaired high surrogate (RFC 2781, section 2)
// clang: ill-formed UTF-16: the code unit at | byte 3 (D8 00) is an unpaired high | surrogate (RFC 2781, section 2)
// clang 14-15: u8lit::detail::encoded_octets::fault_at_byte< | fault::unpaired_high_surrogate, 3>
// first: g++ | clang
