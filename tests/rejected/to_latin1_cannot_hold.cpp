// SPDX-License-Identifier: BSL-1.0
// Latin-1 ends with U+00FF.
#include <u8lit.hpp>
using namespace u8lit::literals;

const auto price = u8lit::to_latin1("20 €"_text);  // refused

// g++: Latin-1 cannot represent U+20AC, at byte 4
// clang: Latin-1 cannot represent U+20AC, at | byte 4
// clang 14-15: u8lit::detail::latin1::cannot_hold<u8lit::detail::diagnostic::at_byte<4>, u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x20, u8lit::detail::diagnostic::byte::xAC>>
// first: g++ | clang
