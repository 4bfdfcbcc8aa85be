// SPDX-License-Identifier: BSL-1.0
// Values that are known only at run time are no constants.
#include <boost/hana/core/to.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto text = hana::to<u8lit::text_tag>(hana::make_tuple('a', 'b'));  // refused

// g++: element 1 is not constant
// clang: element 1 is not constant
// clang 14-15: u8lit::detail::hana_constants::no_integral_constant< | element_number<1> | char
// first: g++ | clang
// lines: g++: 11
// needs: boost/hana/bool.hpp
