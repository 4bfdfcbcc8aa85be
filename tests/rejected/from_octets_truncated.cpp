// SPDX-License-Identifier: BSL-1.0
// UTF-16BE has two octets for a code unit.
#include <u8lit.hpp>
using namespace u8lit;
using namespace u8lit::literals;

const auto text = from_octets<"20 AC 20"_octets, encoding_scheme::utf16be>();  // refused

// g++: ill-formed UTF-16: the code unit at byte 3 (20) is truncated
// clang: ill-formed UTF-16: the code unit at | byte 3 (20) is truncated
// clang 14-15: u8lit::detail::encoded_octets::fault_at_byte< | fault::truncated, 3>
// first: g++ | clang
