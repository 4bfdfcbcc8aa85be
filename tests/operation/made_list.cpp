// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/text_list.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using u8lit::detail::text_array, u8lit::text_constant, u8lit::text_list, u8lit::detail::build_text_list;

// Each text of a range is a literal, in the range's form, and owns its code units.
constexpr auto made = build_text_list([] { return text_array<char16_t, 2>{{u"日本", u""}}; });
static_assert(std::is_same_v<decltype(made), const text_list<text_constant<u"日本">, text_constant<u"">>>);

constexpr auto none = build_text_list([] { return text_array<char, 0>{}; });
static_assert(std::is_same_v<decltype(none), const text_list<>>);

constexpr bool has_a_nul_at_the_end() { return made.at<0>().size() == 2 && made.at<0>().c_str()[2] == u'\0'; }
static_assert(has_a_nul_at_the_end());

int main() { return at_run_time(has_a_nul_at_the_end); }
