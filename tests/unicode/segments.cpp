// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/segments.hpp>

#include <ranges>

using namespace u8lit;
using namespace u8lit::detail;

// Boundaries around each hyphen.
struct hyphen_boundaries {
  template <class Unit>
  static constexpr bool contain(const Unit* units, size_t size, size_t at) {
    return at == 0 || at == size || units[at - 1] == Unit{'-'} || units[at] == Unit{'-'};
  }
  template <class Unit>
  static constexpr size_t end_after(const Unit* units, size_t size, size_t at) {
    do ++at;
    while (!contain(units, size, at));
    return at;
  }
  template <class Unit>
  static constexpr size_t begin_before(const Unit* units, size_t size, size_t at) {
    do --at;
    while (!contain(units, size, at));
    return at;
  }
};
constexpr segments_operation<hyphen_boundaries> parts;
constexpr is_segment_boundary_operation<hyphen_boundaries> is_part_boundary;

static_assert(parts("ab-c"_text).size() == 3 && parts("ab-c"_text).at<0>() == "ab"_text &&
              parts(u"ab-c"_text).at<1>() == u"-"_text && parts(""_text).size() == 0);
static_assert(is_part_boundary("ab-c"_text, 2) && !is_part_boundary("ab-c"_text, 1) &&
              !is_part_boundary("é"_text, 1) && !is_part_boundary("ab-c"_text, 5));

constexpr bool iterates() {
  const auto all = parts("ab-c"_utf8);
  auto at = all.end();
  return *--at == "c" && *--at == "-" && *--at == "ab" && at == all.begin() && *at++ == "ab" && *at-- == "-" &&
         *at == "ab" && !all.empty();
}
static_assert(iterates());

// A default-constructed iterator can only be assigned to.
using view = decltype(parts("ab"_utf8));
static_assert(std::ranges::bidirectional_range<view> && std::ranges::common_range<view> &&
              std::ranges::borrowed_range<view> && std::ranges::view<view> &&
              std::ranges::iterator_t<view>{} == std::ranges::iterator_t<view>{});

int main() { return iterates() ? 0 : 1; }
