// SPDX-License-Identifier: BSL-1.0
// The first of no scalar values.
#include <boost/hana/front.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto first = hana::front(""_text);  // refused

// g++: index 0 is beyond the end of this text, which has 0 scalar values
// clang: index 0 is beyond the end of this | text, which has 0 scalar values
// clang 14-15: u8lit::detail::positions::index_beyond_the_end< | at_index_from_0<0> | text_has_scalar_values<0>
// first: g++ | clang
// lines: g++: 13
// needs: boost/hana/bool.hpp
