// SPDX-License-Identifier: BSL-1.0
// A surrogate is no scalar value.
#include <boost/hana/core/make.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto text = hana::make<u8lit::text_tag>(hana::integral_c<char32_t, U'a'>, hana::integral_c<char32_t, 0xDFFF>);  // refused

// g++: ill-formed UTF-32: code unit 2 (DFFF) is a surrogate (Unicode, section 3.9)
// clang: ill-formed UTF-32: code unit 2 | (DFFF) is a surrogate
// clang 14-15: u8lit::invalid_utf32::surrogate< | at_code_unit<2> | byte::xDF | byte::xFF | RFC_3629_section_3
// first: g++ | clang
// lines: g++: 18
// needs: boost/hana/bool.hpp
