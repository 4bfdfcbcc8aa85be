// SPDX-License-Identifier: BSL-1.0
// Fewer than none are dropped.
#include <boost/hana/drop_front.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto more = hana::drop_front("abc"_text, hana::int_c<-1>);  // refused

// g++: a negative number of characters cannot be dropped
// clang: a negative number of characters | cannot be dropped
// clang 14-15: u8lit::detail::hana_elements::drops_a_negative_number<
// first: g++ | clang
// lines: g++: 11
// needs: boost/hana/bool.hpp
