// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/sort.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/operation/split.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

template <class Result, class Expected>
constexpr bool is_same(Result, Expected) {
  return std::is_same_v<Result, Expected>;
}

// Usage: text_constants, as a list of them in order.
constexpr auto sorted = sort("pear"_text, "apple"_text, "éclair"_text, "fig"_text);
static_assert(sorted.size() == 4 && sorted == make_text_list("apple"_text, "fig"_text, "pear"_text, "éclair"_text));
static_assert(sorted[3] == "éclair" && sort(split("b,a"_text, ","_text)) == make_text_list("a"_text, "b"_text));
static_assert(is_same(sort("b"_text, "a"_text, "b"_text), make_text_list("a"_text, "b"_text, "b"_text)) &&
              is_same(sort("a"_text), make_text_list("a"_text)) && is_same(sort(make_text_list()), make_text_list()));
static_assert(is_same(sort("b"_text, u"a"_text, U""_text),
                      make_text_list(""_text, "a"_text, "b"_text)));                  // in the form of the first
static_assert(sort(u"\U00010000"_text, u"\uFFFF"_text)[0] == u"\uFFFF");              // by code point, not by code unit

// In place, in any container of views.
constexpr bool usage() {
  text_view<char> names[]{"c", "a", "b"};
  sort(names);
  std::array<text_view<char16_t>, 2> pair{text_view<char16_t>{u"b"}, text_view<char16_t>{u"a"}};
  sort(pair);
  text_view<char> more[]{"d", "c", "b", "a"};
  sort(std::span{more}.first(3));
  sort(more, 0);
  return names[0] == "a" && names[1] == "b" && names[2] == "c" && pair[0] == u"a" && pair[1] == u"b" &&
         more[0] == "b" && more[2] == "d" && more[3] == "a";
}
static_assert(usage());

// Every sequence of up to that many texts is sorted, and is a permutation of the input.
constexpr text_view<char> some[]{"", "a", "ab", "é", "日", "😀"};
constexpr text_view<char16_t> some_in_utf16[]{u"", u"a", u"é", u"\uFFFF", u"\U00010000", u"😀"};
template <class Unit, size_t Kinds>
constexpr bool sorts_all(const text_view<Unit> (&texts)[Kinds], size_t kinds, size_t longest) {
  for (size_t size = 0, all = 1; size <= longest; ++size, all *= kinds) {
    for (size_t number = 0; number < all; ++number) {
      text_view<Unit> made[8];
      size_t times[Kinds]{};
      for (size_t rest = number, at = 0; at < size; ++at, rest /= kinds) {
        made[at] = texts[rest % kinds];
        ++times[rest % kinds];
      }
      sort(made, size);
      for (size_t kind = 0, at = 0; kind < kinds; ++kind) {
        for (size_t time = 0; time < times[kind]; ++time, ++at) {
          if (made[at].data() != texts[kind].data() || made[at].size() != texts[kind].size()) return false;
        }
      }
    }
  }
  return true;
}
static_assert(sorts_all(some, 3, 4) && sorts_all(some_in_utf16, 6, 2));
bool sorts_at_run_time() {
  return sorts_all(some, unknown(6), 6) && sorts_all(some_in_utf16, unknown(6), 6) && sorts_all(some, unknown(4), 8);
}

// Many texts, some of them equal: in constant expressions at the compilers' default limits, and at run time as
// std::sort does.
template <size_t Count>
struct many {
  char units[Count * 4]{};
  text_view<char> texts[Count]{};

  constexpr explicit many(unsigned seed) {
    for (size_t at = 0; at < Count; ++at) {
      seed = seed * 1664525 + 1013904223;
      for (size_t letter = 0; letter < 4; ++letter)
        units[at * 4 + letter] = static_cast<char>('a' + (seed >> (16 + 4 * letter) & 15));
      texts[at] = text_view<char>::unchecked(units + at * 4, 1 + (seed >> 12 & 3));
    }
  }
};
template <size_t Count>
constexpr bool sorts_many() {
  many<Count> all{1};
  sort(all.texts);
  for (size_t at = 1; at < Count; ++at) {
    if (all.texts[at] < all.texts[at - 1]) return false;
  }
  return true;
}
static_assert(sorts_many<300>());
bool sorts_like_the_standard_library() {
  for (unsigned seed = 0; seed < unknown(20); ++seed) {
    many<2000> all{seed};
    std::vector<std::string_view> expected(std::begin(all.texts), std::end(all.texts));
    std::sort(expected.begin(), expected.end());
    sort(all.texts);
    if (!std::equal(expected.begin(), expected.end(), std::begin(all.texts), std::end(all.texts))) return false;
  }
  return true;
}

// Elements that are not text or not writable are rejected.
template <class Texts>
concept sortable = requires(Texts texts) { sort(texts); };
static_assert(sortable<std::vector<text_view<char>>&> && sortable<std::span<text_view<char32_t>>>);
static_assert(!sortable<std::vector<std::string_view>&> && !sortable<const text_array<char, 2>&> &&
              !sortable<std::span<const text_view<char>>>);
static_assert(!sortable<std::string> && !sortable<const char*> && noexcept(sort("a"_text)));
static_assert(noexcept(sort(static_cast<text_view<char>*>(nullptr), 0)));

int main() { return at_run_time(usage, sorts_at_run_time, sorts_many<2000>, sorts_like_the_standard_library); }
