// SPDX-License-Identifier: BSL-1.0
// The literal ends inside a sequence (RFC 3629 section 4).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xE6\x97"_utf8;  // refused

// g++: array subscript value '4' | u8lit::invalid_utf8::truncated_see_RFC_3629_section_4_index_is_the_byte
// g++ 16+: constexpr message: ill-formed UTF-8: the sequence at byte 4 (E6 97) is truncated (RFC 3629, section 4)
// clang: ill-formed UTF-8: the sequence at byte 4 is truncated (RFC 3629, section 4)
// lines: clang: 6 | g++ 16+: 5
// first: clang
