// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/scalar_view.hpp>

#include <cstddef>
#include <iterator>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

template <class Unit>
constexpr bool is_bidirectional = std::bidirectional_iterator<scalar_iterator<Unit>> &&
                                  !std::random_access_iterator<scalar_iterator<Unit>> &&
                                  std::is_same_v<std::iter_value_t<scalar_iterator<Unit>>, scalar_value> &&
                                  std::is_same_v<std::iter_reference_t<scalar_iterator<Unit>>, scalar_value> &&
                                  std::is_same_v<std::iter_difference_t<scalar_iterator<Unit>>, std::ptrdiff_t>;
static_assert(is_bidirectional<char> && is_bidirectional<unsigned char> && is_bidirectional<std::byte>);
static_assert(is_bidirectional<char16_t> && is_bidirectional<char32_t> && is_bidirectional<wchar_t>);
#ifdef __cpp_char8_t
static_assert(is_bidirectional<char8_t>);
#endif

// The same scalar values in every form: sequences of each length, both ends of each, and their neighbours.
constexpr char32_t values[]{0x0000, 0x007F, 0x0080, 0x07FF, 0x0800, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x10FFFF};
constexpr size_t count = sizeof values / sizeof *values;
#define U8LIT_TEST_VALUES "\0\x7F\u0080\u07FF\u0800\uD7FF\uE000\uFFFD\uFFFF\U00010000\U0010FFFF"

// Goes there and back again, by all four ways to step.
template <class Unit>
constexpr bool walks_over(const Unit* units, size_t size) {
  using iterator = scalar_iterator<Unit>;
  const iterator begin = iterator::unchecked(units), end = iterator::unchecked(units + size);
  iterator at = begin;
  for (const char32_t value : values) {
    if (at == end || *at != value) return false;
    const Unit* base = at.base();
    const iterator before = at++;
    iterator again = before;
    if (before.base() != base || at == before || ++again != at) return false;
  }
  if (at != end || at.base() != units + size) return false;
  for (size_t left = count; left > 0; --left) {
    iterator again = at;
    const iterator after = at--;
    if (after.base() != again.base() || --again != at || *at != values[left - 1]) return false;
  }
  return at == begin;
}
template <class Unit>
constexpr bool walks_over_the_literal(const Unit* units, size_t size) {
  return walks_over(units, size - 1);
}
constexpr bool walks_over_every_form() {
  return walks_over_the_literal(U8LIT_TEST_VALUES, sizeof U8LIT_TEST_VALUES) &&
         walks_over_the_literal(u"" U8LIT_TEST_VALUES, sizeof u"" U8LIT_TEST_VALUES / sizeof(char16_t)) &&
         walks_over_the_literal(U"" U8LIT_TEST_VALUES, sizeof U"" U8LIT_TEST_VALUES / sizeof(char32_t)) &&
         walks_over_the_literal(L"" U8LIT_TEST_VALUES, sizeof L"" U8LIT_TEST_VALUES / sizeof(wchar_t));
}
static_assert(walks_over_every_form());
#ifdef __cpp_char8_t
static_assert(walks_over_the_literal(u8"" U8LIT_TEST_VALUES, sizeof u8"" U8LIT_TEST_VALUES));
#endif

// Raw octets, right up to the ends of an array.
template <class Unit>
constexpr bool walks_over_raw_octets() {
  constexpr char literal[] = U8LIT_TEST_VALUES;
  Unit units[sizeof literal - 1]{};
  for (size_t at = 0; at < sizeof units; ++at) units[at] = static_cast<Unit>(literal[at]);
  return walks_over(units, sizeof units);
}
static_assert(walks_over_raw_octets<unsigned char>() && walks_over_raw_octets<std::byte>());

// Iterators that are not into anything are equal.
static_assert(scalar_iterator<char>{} == scalar_iterator<char>{} && scalar_iterator<char>{}.base() == nullptr);
constexpr char letters[]{'a', 'b'};
constexpr auto first = scalar_iterator<char>::unchecked(letters), second = scalar_iterator<char>::unchecked(letters + 1);
static_assert(first != second && first.base() == letters && *second == U'b');

static_assert(std::is_trivially_copyable_v<scalar_iterator<char>> && sizeof(scalar_iterator<char>) == sizeof(char*));
static_assert(!std::is_constructible_v<scalar_iterator<char>, const char*>);  // which nobody has judged
static_assert(!std::is_constructible_v<scalar_iterator<char>, scalar_iterator<unsigned char>>);

template <class Unit>
constexpr bool nothrow(scalar_iterator<Unit> at = {}) {
  return noexcept(scalar_iterator<Unit>{}) && noexcept(scalar_iterator<Unit>::unchecked(at.base())) && noexcept(*at) &&
         noexcept(++at) && noexcept(at++) && noexcept(--at) && noexcept(at--) && noexcept(at == at) && noexcept(at.base());
}
static_assert(nothrow<char>() && nothrow<char16_t>() && nothrow<char32_t>());

int main() { return at_run_time(walks_over_every_form, walks_over_raw_octets<octet>, walks_over_raw_octets<std::byte>); }
