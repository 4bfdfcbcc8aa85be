// SPDX-License-Identifier: BSL-1.0
// An index that the text does not have.
#include <boost/hana/at.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto third = hana::at_c<3>("日本語"_text);  // refused

// g++: index 3 is beyond the end of this text, which has 3 scalar values
// clang: index 3 is beyond the end of this | text, which has 3 scalar values
// clang 14-15: u8lit::detail::positions::index_beyond_the_end< | at_index_from_0<3> | text_has_scalar_values<3>
// first: g++ | clang
// lines: g++: 13 | g++ 14-15: 17
// needs: boost/hana/bool.hpp
