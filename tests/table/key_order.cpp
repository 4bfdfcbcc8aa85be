// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/key_order.hpp>

#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

// The longest prefix that all keys share; it may be the whole of the shortest key.
inline constexpr text_row<int> urls[] = {{"https://日本", 1}, {"https://日", 2}, {"https://有", 3}};
inline constexpr text_key<> prefixes[] = {"aab", "aa", "aabb"};
inline constexpr text_key<> different[] = {"b", "a"};
inline constexpr text_key<> with_empty[] = {"a", "", "aa"};
inline constexpr text_key<> one[] = {"a"};
static_assert(text_rows::common_prefix_size<urls> == 9 && text_rows::common_prefix_size<prefixes> == 2 &&
              text_rows::common_prefix_size<different> == 0);
static_assert(text_rows::common_prefix_size<with_empty> == 0 && text_rows::common_prefix_size<one> == 0 &&
              text_rows::common_prefix_size<no_rows<text_key<>>> == 0);

// Keys are not copied. The head holds the bytes that follow the common prefix.
constexpr auto read = text_rows::keys<urls>;
static_assert(read.elements[1].data == urls[1].key.data() && read.elements[1].size == 11);
static_assert(read.elements[0].head == 0x97A5'E69C'AC00'0000 && read.elements[1].head == 0x97A5'0000'0000'0000);

// RFC 3629 section 1: the order of the octets is that of the character numbers. A prefix comes first, and NUL before
// all.
inline constexpr text_key<> in_order[] = {"",       "\0",     "a",      "a\0",        "aa",        "b",
                                          "\x7F",   "\u0080", "\u07FF", "ࠀ",          "日本",      "日本語",
                                          "\uD7FF", "\uE000", "\uFFFF", "\U00010000", "\U0010FFFF"};

// All pairs compare as their ranks do, whether the heads differ, later bytes or the sizes.
inline constexpr text_key<> long_keys[] = {"12345678",          "12345678\0",        "123456789",
                                           "1234567890123456a", "1234567890123456é", "12345679"};
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
inline constexpr text_key<> all_alike[] = {"x12345678", "x12345678\0", "x123456780", "x1234567801234567é",
                                           "x123456789"};
static_assert(compares_all<all_alike>());
// The same with keys of another type.
inline constexpr std::string_view strings[] = {"", "12345678a", "12345678b"};
static_assert(compares_all<strings>());

static_assert(text_rows::is_sorted<in_order>);
static_assert(text_rows::sorted<in_order>[0] == 0 &&
              text_rows::sorted<in_order>[16] == 16);  // as given: nothing was sorted
static_assert(__is_same(decltype(text_rows::sorted<in_order>), const text_rows::identity_order));

// Rows in another order are sorted, and of equal keys the first stays first.
inline constexpr text_row<int> mixed[] = {{"é", 0}, {"b", 1}, {"日本語", 2}, {"a", 3}, {"b", 4}, {"", 5}, {"ab", 6}};
static_assert(!text_rows::is_sorted<mixed>);
constexpr auto order = text_rows::sorted<mixed>;
static_assert(order[0] == 5 && order[1] == 3 && order[2] == 6 && order[3] == 1 && order[4] == 4 && order[5] == 0 &&
              order[6] == 2);
static_assert(sizeof order == 7);  // a byte for each row

// Keys with equal heads, not in order: only later bytes differ.
inline constexpr text_key<> alike[] = {"12345678b", "12345678", "12345678\0", "12345678a", "1234567"};
static_assert(!text_rows::is_sorted<alike>);
constexpr auto order_of_alike = text_rows::sorted<alike>;
static_assert(order_of_alike[0] == 4 && order_of_alike[1] == 1 && order_of_alike[2] == 2 && order_of_alike[3] == 3 &&
              order_of_alike[4] == 0);

inline constexpr text_key<> two_alike[] = {"12345678b", "12345678a"};
static_assert(!text_rows::is_sorted<two_alike> && text_rows::sorted<two_alike>[0] == 1);

// Rows in reverse order; their number is a power of two or not.
template <size_t Count>
struct backward {
  std::string_view keys[Count];
  constexpr backward() : keys{} {
    for (size_t at = 0; at < Count; ++at) keys[at] = std::string_view{"zyxwvutsrqponmlkjihgfedcba"}.substr(at, 1);
  }
  static constexpr size_t size() { return Count; }
  constexpr std::string_view operator[](size_t index) const { return keys[index]; }
};
template <size_t Count>
inline constexpr backward<Count> backward_rows{};
template <size_t Count>
constexpr bool reverses() {
  for (size_t rank = 0; rank < Count; ++rank) {
    if (text_rows::sorted<backward_rows<Count>>[rank] != Count - 1 - rank) return false;
  }
  return true;
}
static_assert(reverses<1>() && reverses<2>() && reverses<3>() && reverses<4>() && reverses<5>());
static_assert(reverses<7>() && reverses<8>() && reverses<9>() && reverses<15>() && reverses<26>());
static_assert(text_rows::is_sorted<no_rows<text_key<>>> && text_rows::is_sorted<backward_rows<1>>);

int main() {}
