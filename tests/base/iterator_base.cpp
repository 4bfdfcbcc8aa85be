// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/iterator_base.hpp>

#include <cstddef>
#include <iterator>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit::detail;

// Counts, forwards only.
struct forward : postfix_increment<forward> {
  int number = 0;
  using postfix_increment<forward>::operator++;
  constexpr forward& operator++() {
    ++number;
    return *this;
  }
};
constexpr bool returns_the_iterator_before() {
  forward at;
  const forward before = at++;
  return before.number == 0 && at.number == 1 && (++at).number == 2;
}
static_assert(returns_the_iterator_before());

// Counts in both directions.
struct both_ways : value_iterator<both_ways, std::bidirectional_iterator_tag, int> {
  int number = 0;
  constexpr int operator*() const { return number; }
  using value_iterator::operator++;
  constexpr both_ways& operator++() {
    ++number;
    return *this;
  }
  using value_iterator::operator--;
  constexpr both_ways& operator--() {
    --number;
    return *this;
  }
  friend constexpr bool operator==(const both_ways& left, const both_ways& right) {
    return left.number == right.number;
  }
};
constexpr bool goes_both_ways() {
  both_ways at;
  const both_ways zero = at++, one = at--;
  return *zero == 0 && *one == 1 && *at == 0 && *++at == 1 && *--at == 0;
}
static_assert(goes_both_ways());

// The same category before C++20 and since, though its elements are no references.
static_assert(std::bidirectional_iterator<both_ways>);
using traits = std::iterator_traits<both_ways>;
static_assert(std::is_same_v<traits::iterator_category, std::bidirectional_iterator_tag> &&
              std::is_same_v<traits::reference, int> && std::is_same_v<traits::value_type, int> &&
              std::is_same_v<traits::difference_type, std::ptrdiff_t> && std::is_void_v<traits::pointer>);

int main() { return at_run_time(returns_the_iterator_before, goes_both_ways); }
