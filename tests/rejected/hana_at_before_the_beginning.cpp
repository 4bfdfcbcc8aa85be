// SPDX-License-Identifier: BSL-1.0
// An index before the first.
#include <boost/hana/at.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto last = hana::at("abc"_text, hana::int_c<-1>);  // refused

// g++: u8lit::detail::positions::index_beyond_the_end<
// clang: u8lit::detail::positions::index_beyond_the_end<
// lines: g++: 12
// needs: boost/hana/bool.hpp
