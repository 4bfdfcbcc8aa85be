// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/key_order.hpp>

#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

// Octets that all keys begin with, but no key is longer than what it has in common.
inline constexpr text_row<int> urls[] = {{"https://日本", 1}, {"https://日", 2}, {"https://有", 3}};
inline constexpr text_key<> prefixes[] = {"aab", "aa", "aabb"};
inline constexpr text_key<> different[] = {"b", "a"};
inline constexpr text_key<> with_empty[] = {"a", "", "aa"};
inline constexpr text_key<> one[] = {"a"};
static_assert(text_rows::common<urls> == 9 && text_rows::common<prefixes> == 2 && text_rows::common<different> == 0);
static_assert(text_rows::common<with_empty> == 0 && text_rows::common<one> == 0 && text_rows::common<no_rows<text_key<>>> == 0);

// Read where they are; the head is what comes behind the common octets, as a number.
constexpr auto read = text_rows::keys<urls>;
static_assert(read.at[1].data == urls[1].key.data() && read.at[1].size == 11);
static_assert(read.at[0].head == 0x97A5'E69C'AC00'0000 && read.at[1].head == 0x97A5'0000'0000'0000);

// RFC 3629 section 1: the order of the octets is that of the character numbers. A prefix comes first, and NUL before all.
inline constexpr text_key<> in_order[] = {"",   "\0",   "a",   "a\0",  "aa",  "b",        "\x7F",       "\u0080",    "\u07FF",
                                          "ࠀ", "日本", "日本語", "\uD7FF", "\uE000", "\uFFFF", "\U00010000", "\U0010FFFF"};

// Each before the next, and after the one before, whatever tells them: the first octets, later ones or the size.
inline constexpr text_key<> long_keys[] = {"12345678", "12345678\0", "123456789", "1234567890123456a", "1234567890123456é", "12345679"};
template <const auto& Rows>
constexpr bool compares_all() {
  for (size_t left = 0; left < row_count<Rows>; ++left) {
    for (size_t right = 0; right < row_count<Rows>; ++right) {
      const int order = text_rows::compare_rows<Rows>(left, right);
      if (left < right ? order >= 0 : left > right ? order <= 0 : order != 0) return false;
    }
  }
  return true;
}
static_assert(compares_all<in_order>() && compares_all<long_keys>());
static_assert(compares_all<no_rows<text_key<>>>());
inline constexpr text_key<> all_alike[] = {"x12345678", "x12345678\0", "x123456780", "x1234567801234567é", "x123456789"};
static_assert(compares_all<all_alike>());
// Of other octets, the same.
inline constexpr std::string_view strings[] = {"", "12345678a", "12345678b"};
static_assert(compares_all<strings>());

int main() {}
