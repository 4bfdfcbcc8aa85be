// SPDX-License-Identifier: BSL-1.0
// A codec without rules of its own, and the literal operators that encoded_constant.hpp asks users to write.
#include <u8lit/codec.hpp>
using namespace u8lit;

inline constexpr grammar ascii_grammar{syntax<1, 1>{{{octet_range{0x00, 0x7F}}}}, {{0x00, 0x7F}}};
struct ascii : codec<ascii, ascii_grammar> {};
template <unvalidated_literal Octets>
constexpr encoded_constant<ascii, Octets> operator""_ascii() noexcept {
  return {};
}
template <unvalidated_literal Octets>
ascii::refused<Octets> operator""_ascii() noexcept;
const auto price = "20 \xE2\x82\xAC"_ascii;  // refused

// g++: ill-formed in this encoding: byte 4 (E2) begins no sequence | u8lit::invalid<ascii>::invalid_lead< | at_byte<4> | byte::xE2> | its_grammar_has_no_such_sequence
// clang: ill-formed in this encoding: byte 4 | (E2) begins no sequence | u8lit::invalid<ascii>::invalid_lead< | at_byte<4> | byte::xE2> | its_grammar_has_no_such_sequence
// clang 14-15: u8lit::invalid<ascii>::invalid_lead< | at_byte<4> | byte::xE2> | its_grammar_has_no_such_sequence
// first: g++ | clang
