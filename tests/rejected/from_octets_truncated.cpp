// SPDX-License-Identifier: BSL-1.0
// UTF-16BE has two octets for a code unit.
#include <u8lit.hpp>
using namespace u8lit;
using namespace u8lit::literals;

const auto text = from_octets<"20 AC 20"_octets, encoding_scheme::utf16be>();  // refused

// g++: u8lit::detail::ill_formed_octets<u8lit::fault::truncated | at_octet<3> | octet::x20
// clang: u8lit::detail::ill_formed_octets<u8lit::fault::truncated | at_octet<3> | octet::x20
