// SPDX-License-Identifier: BSL-1.0
// An index before the first.
#include <boost/hana/at.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto last = hana::at("abc"_text, hana::int_c<-1>);  // refused

// g++: a negative index is before the beginning of this text
// clang: a negative index is before the | beginning of this text
// clang 14-15: hana_elements::index_before_the_beginning<
// first: g++ | clang
// lines: g++: 12
// needs: boost/hana/bool.hpp
