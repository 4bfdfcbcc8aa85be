// SPDX-License-Identifier: BSL-1.0
// FC 83 would begin a number that five octets write.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "abc\xFC\x83\xBF\xBF\xBF\xBF"_rfc2279;  // refused

// g++: ill-formed in this encoding: the sequence at byte 4 (FC 83) is overlong | u8lit::invalid<u8lit::legacy::rfc2279>::overlong< | at_byte<4> | byte::xFC, | byte::x83> | there_is_a_shorter_sequence | RFC_2279_section_2
// clang: ill-formed in this encoding: the | sequence at byte 4 (FC 83) is | overlong | u8lit::invalid<u8lit::legacy::rfc2279>::overlong< | at_byte<4> | byte::xFC, | byte::x83> | there_is_a_shorter_sequence | RFC_2279_section_2
// clang 14-15: u8lit::invalid<u8lit::legacy::rfc2279>::overlong< | at_byte<4> | byte::xFC, | byte::x83> | there_is_a_shorter_sequence | RFC_2279_section_2
// first: g++ | clang
