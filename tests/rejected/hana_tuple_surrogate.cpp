// SPDX-License-Identifier: BSL-1.0
// A surrogate among the scalar values of a hana::tuple.
#include <boost/hana/core/to.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto text = hana::to<u8lit::text_tag>(hana::tuple_c<char32_t, U'a', 0xD800>);  // refused

// g++: ill-formed UTF-32: code unit 2 (D800) is a surrogate (Unicode, section 3.9)
// clang: ill-formed UTF-32: code unit 2 | (D800) is a surrogate
// clang 14-15: u8lit::invalid_utf32::surrogate< | at_code_unit<2> | byte::xD8 | RFC_3629_section_3
// first: g++ | clang
// lines: g++: 17
// needs: boost/hana/bool.hpp
