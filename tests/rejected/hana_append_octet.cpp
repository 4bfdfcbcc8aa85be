// SPDX-License-Identifier: BSL-1.0
// Half a sequence at the end of a text.
#include <boost/hana/append.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto text = hana::append("日本"_text, hana::char_c<'\xE8'>);  // refused

// g++: u8lit::invalid_utf8::truncated< | at_octet<1> | octet::xE8 | RFC_3629_section_4
// clang: u8lit::invalid_utf8::truncated< | at_octet<1> | octet::xE8 | RFC_3629_section_4
// lines: g++: 17
// needs: boost/hana/bool.hpp
