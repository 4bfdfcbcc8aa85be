// SPDX-License-Identifier: BSL-1.0
// A surrogate is no scalar value.
#include <boost/hana/core/make.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto text = hana::make<u8lit::text_tag>(hana::integral_c<char32_t, U'a'>, hana::integral_c<char32_t, 0xDFFF>);  // refused

// g++: u8lit::invalid_utf32::surrogate< | at_code_unit<2> | octet::xDF | octet::xFF | RFC_3629_section_3
// clang: u8lit::invalid_utf32::surrogate< | at_code_unit<2> | octet::xDF | octet::xFF | RFC_3629_section_3
// lines: g++: 18
// needs: boost/hana/bool.hpp
