// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/compiler.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// U+00E9 is one octet in the encodings of ISO 8859, which a compiler may have an option for, and two in UTF-8.
static_assert(compiler::ordinary_literals_are_utf8() == (sizeof("\u00E9") == 3 && "\u00E9"[0] == '\xC3'));

static_assert(noexcept(compiler::ordinary_literals_are_utf8()) && noexcept(compiler::stop()));

// `stop` does not return: without the attribute this function would lack a return statement.
inline int stops() noexcept { compiler::stop(); }
static_assert(noexcept(stops()));

// Arrays are equal if all their elements are, whatever was compared before.
constexpr int three[]{1, 2, 3}, same[]{1, 2, 3}, others[]{1, 2, 4};
constexpr bool compares_arrays() {
  return compiler::are_equal(three, same) && !compiler::are_equal(three, others) && compiler::are_equal(three, same) &&
         !compiler::are_equal({1, 0, 0}, {0, 0, 0});
}
static_assert(compares_arrays() && noexcept(compiler::are_equal(three, same)));

// The reason for `are_equal`. If this fails, the compiler no longer needs it.
struct with_array {
  int elements[3];
  friend constexpr bool operator==(const with_array&, const with_array&) noexcept = default;
};
constexpr bool defaulted_comparison_is_right(with_array one, with_array equal, with_array other) {
  return one == equal && !(one == other);
}
#if defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 14
static_assert(!defaulted_comparison_is_right({{1, 2, 3}}, {{1, 2, 3}}, {{1, 2, 4}}));
#else
static_assert(defaulted_comparison_is_right({{1, 2, 3}}, {{1, 2, 3}}, {{1, 2, 4}}));
#endif

// Types that need no destructor call.
struct has_destructor {
  ~has_destructor();
};
struct has_member_with_destructor {
  has_destructor member;
};
static_assert(compiler::is_trivially_destructible<with_array> && compiler::is_trivially_destructible<const char*>);
static_assert(!compiler::is_trivially_destructible<has_destructor> &&
              !compiler::is_trivially_destructible<has_member_with_destructor>);

constexpr bool knows_the_encoding() { return compiler::ordinary_literals_are_utf8() == (sizeof("\u00E9") == 3); }

int main() { return at_run_time(knows_the_encoding, compares_arrays); }
