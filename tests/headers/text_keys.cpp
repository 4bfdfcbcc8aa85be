// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text_keys.hpp>

#include "at_run_time.hpp"

using namespace u8lit;

inline constexpr text_row<int> rows[] = {{"日本", 0}, {"", 1}, {"b", 2}, {"a\0", 3}};
constexpr auto owned = text_rows::own_keys<rows>();
constexpr auto borrowed = text_rows::borrow_keys<rows>();

template <const auto& Keys>
constexpr bool are_sorted() {
  return Keys.size() == 4 && Keys[0].empty() && Keys[1] == text_view<char>{"a\0"} && Keys[2] == text_view<char>{"b"} &&
         Keys[3] == text_view<char>{"日本"};
}
static_assert(are_sorted<owned>() && are_sorted<borrowed>() && owned.longest == 6 && borrowed.longest == 6);

// What is owned takes its octets and an offset for each key and the end; what is borrowed is where it was.
static_assert(sizeof owned == 9 + 5 && borrowed[2].data() == rows[2].key.data());
static_assert(owned[1].data() == owned.octets && owned[3].data() == owned.octets + 3);

// No keys, and only the empty one.
constexpr auto none = text_rows::own_keys<no_rows<text_key<>>>();
inline constexpr text_key<> empty[] = {""};
constexpr auto only_empty = text_rows::own_keys<empty>();
static_assert(none.size() == 0 && only_empty.size() == 1 && only_empty[0].empty());

int main() { return at_run_time(are_sorted<owned>, are_sorted<borrowed>); }
