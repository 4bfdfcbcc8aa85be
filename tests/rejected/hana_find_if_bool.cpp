// SPDX-License-Identifier: BSL-1.0
// A predicate that returns a bool: the type of the result could not say whether there is such an element.
#include <boost/hana/find_if.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto found = hana::find_if("abc"_text, [](char32_t value) { return value == U'a'; });  // refused

// g++: the predicate must return a constant, such as hana::bool_c<true>
// clang: the predicate must return a | constant, such as
// clang 14-15: u8lit::detail::hana_elements::the_predicate_gives_no_constant<
// first: g++ | clang
// lines: g++: 11
// needs: boost/hana/bool.hpp
