// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/octet.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using u8lit::detail::inclusive_range;

constexpr bool contains_both_ends_and_what_lies_between() {
  const inclusive_range<int> range{13, 19};
  return !range.contains(12) && range.contains(13) && range.contains(16) && range.contains(19) && !range.contains(20);
}
static_assert(contains_both_ends_and_what_lies_between());

// One number; none; all there are.
static_assert(inclusive_range<int>{5, 5}.contains(5) && !inclusive_range<int>{5, 5}.contains(4));
static_assert(!inclusive_range<int>{5, 5}.contains(6));
static_assert(!inclusive_range<int>{1, 0}.contains(0) && !inclusive_range<int>{1, 0}.contains(1));
using octets = inclusive_range<unsigned char>;
static_assert(octets{0x00, 0xFF}.contains(0x00) && octets{0x00, 0xFF}.contains(0xFF));
static_assert(inclusive_range<char32_t>{0xD800, 0xDFFF}.contains(0xDFFF));
static_assert(!inclusive_range<char32_t>{0xD800, 0xDFFF}.contains(0xFFFF'FFFF));

static_assert(octets{1, 2} == octets{1, 2} && octets{1, 2} != octets{1, 3} && octets{1, 2} != octets{0, 2});

static_assert(std::is_aggregate_v<octets> && std::is_trivially_copyable_v<octets>);
static_assert(noexcept(octets{}.contains(0)) && noexcept(octets{} == octets{}));

// A range may be a template argument.
template <octets Range>
constexpr octets argument = Range;
static_assert(argument<octets{1, 2}> == octets{1, 2});

int main() { return at_run_time(contains_both_ends_and_what_lies_between); }
