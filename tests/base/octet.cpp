// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/octet.hpp>

#include <cstddef>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// The same types as the global ones, so both may be visible at once.
static_assert(std::is_same_v<u8lit::size_t, std::size_t> && std::is_same_v<u8lit::detail::ptrdiff_t, std::ptrdiff_t>);
static_assert(sizeof(size_t) == sizeof(std::size_t) && sizeof(ptrdiff_t) == sizeof(std::ptrdiff_t));

constexpr bool contains_both_ends_and_all_between() {
  const inclusive_range<int> range{13, 19};
  return !range.contains(12) && range.contains(13) && range.contains(16) && range.contains(19) && !range.contains(20);
}
static_assert(contains_both_ends_and_all_between());

// One number; none; all.
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

static_assert(std::is_same_v<octet, unsigned char> && std::is_same_v<octet_range, inclusive_range<octet>>);
static_assert(continuation == octet_range{0x80, 0xBF} && longest_sequence == 4);

constexpr bool is_continuation_is_the_range_80_to_BF() {
  for (unsigned value = 0; value <= 0xFF; ++value) {
    const auto each = static_cast<octet>(value);
    if (is_continuation(each) != (value >= 0x80 && value <= 0xBF)) return false;
    if (is_continuation(each) != continuation.contains(each)) return false;
  }
  return true;
}
static_assert(is_continuation_is_the_range_80_to_BF());

static_assert(noexcept(is_continuation(0)));

int main() { return at_run_time(contains_both_ends_and_all_between, is_continuation_is_the_range_80_to_BF); }
