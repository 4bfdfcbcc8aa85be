// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_pool.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

inline constexpr text_row<int> rows[] = {{"日本", 0}, {"", 1}, {"b", 2}, {"a\0", 3}};
constexpr auto owned = text_rows::make_text_pool<rows, text_rows::key_member>();
constexpr auto borrowed = text_rows::make_borrowed_texts<rows, text_rows::key_member>();

template <const auto& Keys>
constexpr bool are_sorted() {
  return Keys.size() == 4 && Keys[0].empty() && Keys[1] == text_view<char>("a\0") && Keys[2] == text_view<char>("b") &&
         Keys[3] == text_view<char>("日本");
}
static_assert(are_sorted<owned>() && are_sorted<borrowed>() && owned.longest == 6 && borrowed.longest == 6);

// A text_pool stores the bytes, an offset for each key, and the first offset 0. Borrowed texts are not copied.
static_assert(sizeof owned == 9 + 5 && borrowed[2].data() == rows[2].key.data());
static_assert(owned[1].data() == owned.unchecked_units && owned[3].data() == owned.unchecked_units + 3);

// The first eight bytes of each text, also of one that begins in the last eight bytes of the pool.
inline constexpr text_key<> short_keys[] = {"a", "", "b\0c"};
inline constexpr text_key<> long_keys[] = {"", "a\0", "abcdefg", "abcdefgh", "abcdefghi", "b", "日本", "日本語", "\x7F"};
constexpr auto short_texts = text_rows::make_text_pool<short_keys, text_rows::key_member>();
constexpr auto long_texts = text_rows::make_text_pool<long_keys, text_rows::key_member>();
constexpr auto borrowed_long_texts = text_rows::make_borrowed_texts<long_keys, text_rows::key_member>();
template <const auto& Keys>
constexpr bool has_heads() {
  for (size_t rank = 0; rank < Keys.size(); ++rank) {
    eight_octets expected = 0;
    for (size_t at = 0; at < 8; ++at)
      expected = expected << 8 | (at < Keys[rank].size() ? to_octet(Keys[rank].data()[at]) : 0);
    if (Keys.head(rank) != expected) return false;
  }
  return true;
}
static_assert(has_heads<short_texts>() && has_heads<long_texts>() && has_heads<borrowed_long_texts>() &&
              has_heads<owned>());

// No keys, and only the empty key.
constexpr auto none = text_rows::make_text_pool<no_rows<text_key<>>, text_rows::key_member>();
inline constexpr text_key<> empty[] = {""};
constexpr auto only_empty = text_rows::make_text_pool<empty, text_rows::key_member>();
static_assert(none.size() == 0 && only_empty.size() == 1 && only_empty[0].empty());

// Values that are text have the rank of their key.
inline constexpr text_row<text_view<char>> translations[] = {{"two", "zwei"}, {"one", "eins"}, {"three", "drei"}};
constexpr auto values = text_rows::make_text_pool<translations, text_rows::value_member<translations>>();
static_assert(values[0] == text_view<char>{"eins"} && values[1] == text_view<char>{"drei"} &&
              values[2] == text_view<char>{"zwei"});
static_assert(sizeof values == 12 + 4);

int main() { return at_run_time(are_sorted<owned>, are_sorted<borrowed>, has_heads<long_texts>); }
