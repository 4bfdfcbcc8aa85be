// SPDX-License-Identifier: BSL-1.0
// "2F C0 AE 2E 2F", which passed for "/../" (RFC 3629 section 10).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto path = "\x2F\xC0\xAE\x2E\x2F"_utf8;  // refused

// g++: array subscript value '2' | u8lit::invalid_utf8::invalid_lead_can_only_begin_an_overlong_sequence_see_RFC_3629_section_1_index_is_the_byte
// g++ 16+: constexpr message: ill-formed UTF-8: byte 2 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// clang: ill-formed UTF-8: byte 2 can only begin an overlong sequence (RFC 3629, section 1)
// lines: clang: 6 | g++ 16+: 5
// first: clang
