// SPDX-License-Identifier: BSL-1.0
// A predicate whose answer is not in its type: whether there is an element would not be in that of the result.
#include <boost/hana/find_if.hpp>
#include <u8lit/hana.hpp>
namespace hana = boost::hana;
using namespace u8lit::literals;

const auto found = hana::find_if("abc"_text, [](char32_t value) { return value == U'a'; });  // refused

// g++: u8lit::detail::hana_elements::the_predicate_gives_no_constant<
// clang: u8lit::detail::hana_elements::the_predicate_gives_no_constant<
// lines: g++: 11
// needs: boost/hana/bool.hpp
