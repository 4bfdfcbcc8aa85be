// SPDX-License-Identifier: BSL-1.0
// Octets and scalar values mixed.
#include <boost/hana/core/to.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto text = hana::to<u8lit::text_tag>(hana::make_tuple(hana::char_c<'a'>, hana::integral_c<char32_t, U'b'>));  // refused

// g++: element 2 has another type than the first one
// clang: element 2 has another type than the | first one
// clang 14-15: u8lit::detail::hana_constants::code_unit_of_another_type< | element_number<2> | char32_t
// first: g++ | clang
// lines: g++: 11
// needs: boost/hana/bool.hpp
