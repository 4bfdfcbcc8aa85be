// SPDX-License-Identifier: BSL-1.0
// Integers, which are neither octets nor scalar values until someone says which.
#include <boost/hana/core/to.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto text = hana::to<u8lit::text_tag>(hana::tuple_c<int, 97, 98>);  // refused

// g++: element 1 is neither a character nor a byte
// clang: element 1 is neither a character | nor a byte
// clang 14-15: u8lit::detail::hana_constants::no_code_unit< | element_number<1> | int
// first: g++ | clang
// lines: g++: 11
// needs: boost/hana/bool.hpp
