// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/split.hpp>

#include <algorithm>
#include <iterator>
#include <ranges>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: a way to cut says where the gaps are. This one cuts at each slash.
template <bool AllowsEmptyEnd>
struct at_slash {
  static constexpr bool allows_empty_end = AllowsEmptyEnd;
  constexpr delimiter_match find(text_view<char> text, size_t from) const noexcept {
    for (size_t at = from; at < text.size(); ++at) {
      if (text.data()[at] == '/') return {at, at + 1};
    }
    return {npos, npos};
  }
};
using keeping = split_view<char, at_slash<true>>;
using dropping = split_view<char, at_slash<false>>;

template <class Pieces, size_t Size>
constexpr bool are(Pieces found, const text_view<char> (&expected)[Size]) {
  size_t at = 0;
  for (const text_view<char> piece : found) {
    if (at == Size || piece != expected[at] || !is_well_formed(piece)) return false;
    ++at;
  }
  return at == Size;
}
constexpr bool cuts() {
  return are(keeping::unchecked("日/本//語/", {}), {"日", "本", "", "語", ""}) && are(dropping::unchecked("日/本//語/", {}), {"日", "本", "", "語"}) &&
         are(keeping::unchecked("/", {}), {"", ""}) && are(dropping::unchecked("/", {}), {""}) && are(keeping::unchecked("日", {}), {"日"}) &&
         are(dropping::unchecked("日", {}), {"日"}) && are(keeping::unchecked("", {}), {""}) && are(keeping::unchecked(text_view<char>{}, {}), {""});
}
static_assert(cuts());

// Without a piece, or with one that is empty.
static_assert(dropping::unchecked("", {}).begin() == dropping::unchecked("", {}).end() && dropping::unchecked("", {}).empty() && !dropping::unchecked("/", {}).empty());
static_assert(keeping::unchecked("", {}).begin() != keeping::unchecked("", {}).end() && !keeping::unchecked("", {}).empty());

// Pieces are parts of the text, and the range can be gone through again.
constexpr text_view<char> path = "usr/share/doc";
static_assert((*keeping::unchecked(path, {}).begin()).data() == path.data() && (*++keeping::unchecked(path, {}).begin()).data() == path.data() + 4);
constexpr bool goes_again() {
  const keeping all = keeping::unchecked(path, {});
  auto each = all.begin(), same = each;
  if (*each++ != "usr" || *each != "share" || *same != "usr" || each == same || ++same != each) return false;
  return std::ranges::distance(all) == 3 && std::ranges::count(all, text_view<char>{"doc"}) == 1;
}
static_assert(goes_again());

static_assert(std::forward_iterator<keeping::iterator> && std::ranges::forward_range<const keeping>);
static_assert(std::ranges::common_range<keeping> && std::is_same_v<keeping::const_iterator, keeping::iterator>);
static_assert(std::is_same_v<std::ranges::range_value_t<keeping>, text_view<char>> && keeping::iterator{} == keeping::iterator{});
static_assert(std::is_trivially_copyable_v<keeping> && std::is_trivially_copyable_v<keeping::iterator>);
static_assert(noexcept(keeping::unchecked(path, {}).begin()) && noexcept(++keeping::unchecked(path, {}).begin()));

int main() { return at_run_time(cuts, goes_again); }
