// SPDX-License-Identifier: BSL-1.0
// A hana::string that holds what is no text.
#include <boost/hana/core/to.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto text = hana::to<u8lit::text_tag>(hana::string_c<'a', '\xE0', '\x80'>);  // refused

// g++: ill-formed UTF-8: the sequence at byte 2 (E0 80) is overlong (RFC 3629, section 3)
// clang: ill-formed UTF-8: the sequence at | byte 2 (E0 80) is overlong
// clang 14-15: u8lit::invalid_utf8::overlong< | at_byte<2> | byte::xE0 | byte::x80 | RFC_3629_section_3
// first: g++ | clang
// lines: g++: 17
// needs: boost/hana/bool.hpp
