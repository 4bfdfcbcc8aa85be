// SPDX-License-Identifier: BSL-1.0
// A dot that is none.
#include <u8lit/host_name.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto name = u8lit::unicode::to_ascii("www\u2024example"_text);  // refused

// g++: no host name (UTS #46): the character at byte 4, U+2024, is not allowed
// clang: no host name (UTS #46): the | character at byte 4, U+2024, is not | allowed
// clang 14-15: u8lit::detail::host_names::no_host_name<u8lit::unicode::host_name_fault::disallowed_character, u8lit::detail::diagnostic::at_byte<4>>
// first: g++ | clang
