// SPDX-License-Identifier: BSL-1.0
// The first of no scalar values.
#include <boost/hana/front.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto first = hana::front(""_text);  // refused

// g++: u8lit::detail::positions::index_beyond_the_end< | at_index_from_0<0> | text_has_scalar_values<0>
// clang: u8lit::detail::positions::index_beyond_the_end< | at_index_from_0<0> | text_has_scalar_values<0>
// lines: g++: 13
// needs: boost/hana/bool.hpp
