// SPDX-License-Identifier: BSL-1.0
// The octets that once opened so many web servers (RFC 3629 section 10).
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::percent_decode("/..%C0%AF"_text);  // refused

// g++: u8lit::detail::invalid_percent_encoding< | fault::invalid_lead | at_octet<4> | escape<'%', 'C', '0'>
// clang: u8lit::detail::invalid_percent_encoding< | fault::invalid_lead | at_octet<4> | escape<'%', 'C', '0'>
