// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/key_order.hpp>

#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

// RFC 3629 section 1: the order of the octets is that of the character numbers. A prefix comes first, and NUL before all.
inline constexpr text_key<> in_order[] = {"",   "\0",   "a",   "a\0",  "aa",  "b",        "\x7F",       "\u0080",    "\u07FF",
                                          "ࠀ", "日本", "日本語", "\uD7FF", "\uE000", "\uFFFF", "\U00010000", "\U0010FFFF"};
static_assert(text_rows::in_order<in_order>);
static_assert(text_rows::sorted<in_order>[0] == 0 && text_rows::sorted<in_order>[16] == 16);  // as they are: nothing was sorted
static_assert(__is_same(decltype(text_rows::sorted<in_order>), const text_rows::given_order));

// Rows in another order are sorted, and of equal keys the first stays first.
inline constexpr text_row<int> mixed[] = {{"é", 0}, {"b", 1}, {"日本語", 2}, {"a", 3}, {"b", 4}, {"", 5}, {"ab", 6}};
static_assert(!text_rows::in_order<mixed>);
constexpr auto order = text_rows::sorted<mixed>;
static_assert(order[0] == 5 && order[1] == 3 && order[2] == 6 && order[3] == 1 && order[4] == 4 && order[5] == 0 && order[6] == 2);
static_assert(sizeof order == 7);  // an octet for each row

// Keys whose first octets are the same, in no order, so that only what follows tells.
inline constexpr text_key<> alike[] = {"12345678b", "12345678", "12345678\0", "12345678a", "1234567"};
static_assert(!text_rows::in_order<alike>);
constexpr auto order_of_alike = text_rows::sorted<alike>;
static_assert(order_of_alike[0] == 4 && order_of_alike[1] == 1 && order_of_alike[2] == 2 && order_of_alike[3] == 3 &&
              order_of_alike[4] == 0);

inline constexpr text_key<> two_alike[] = {"12345678b", "12345678a"};
static_assert(!text_rows::in_order<two_alike> && text_rows::sorted<two_alike>[0] == 1);

// As many rows as there are, whatever their number has to do with powers of two, and from the last to the first.
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
constexpr bool turns_round() {
  for (size_t rank = 0; rank < Count; ++rank) {
    if (text_rows::sorted<backward_rows<Count>>[rank] != Count - 1 - rank) return false;
  }
  return true;
}
static_assert(turns_round<1>() && turns_round<2>() && turns_round<3>() && turns_round<4>() && turns_round<5>());
static_assert(turns_round<7>() && turns_round<8>() && turns_round<9>() && turns_round<15>() && turns_round<26>());
static_assert(text_rows::in_order<no_rows<text_key<>>> && text_rows::in_order<backward_rows<1>>);

int main() {}
