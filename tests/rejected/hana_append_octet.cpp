// SPDX-License-Identifier: BSL-1.0
// Half a sequence at the end of a text.
#include <boost/hana/append.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto text = hana::append("日本"_text, hana::char_c<'\xE8'>);  // refused

// g++: ill-formed UTF-8: the sequence at byte 1 (E8) is truncated (RFC 3629, section 4)
// clang: ill-formed UTF-8: the sequence at | byte 1 (E8) is truncated
// clang 14-15: u8lit::invalid_utf8::truncated< | at_byte<1> | byte::xE8 | RFC_3629_section_4
// first: g++ | clang
// lines: g++: 17
// needs: boost/hana/bool.hpp
