// SPDX-License-Identifier: BSL-1.0
// Maps as large as users' own become: of thousands of rows. They have the values of the library's own maps, and are no
// larger than tables of two stages as others make them.
#include <u8lit/unicode/east_asian_width_table.hpp>
#include <u8lit/unicode/general_category_table.hpp>
#include <u8lit/unicode/property_map.hpp>

#include "../support/at_run_time.hpp"
#include "../support/property_rows.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

using namespace u8lit;
using namespace u8lit::unicode;

template <class Value>
inline constexpr auto two_stages = make_code_point_map<property_rows<Value>>;
template <class Value>
inline constexpr auto three_stages = make_small_code_point_map<property_rows<Value>>;

static_assert(property_row_count<general_category> == 3408);
// In bytes, exactly.
static_assert(two_stages<general_category>.size_in_bytes() == 45'568);
static_assert(two_stages<east_asian_width>.size_in_bytes() == 10'624);
static_assert(three_stages<general_category>.size_in_bytes() == 20'160);
static_assert(three_stages<east_asian_width>.size_in_bytes() == 3'984);

// The bytes of the smallest table of two stages with a byte for each value, as CPython's splitbins makes them.
template <class Value>
std::size_t size_by_splitbins() {
  constexpr std::size_t all = 0x11'0000;
  std::size_t smallest = all;
  for (std::size_t shift = 2; shift < 16; ++shift) {
    const std::size_t in_block = std::size_t{1} << shift;
    std::map<std::vector<Value>, std::size_t> blocks;
    for (std::size_t first = 0; first < all; first += in_block) {
      std::vector<Value> block;
      for (std::size_t at = first; at < first + in_block; ++at) block.push_back(property_map<Value>[at]);
      blocks.emplace(block, blocks.size());
    }
    const std::size_t octets_of_index = blocks.size() <= 256 ? 1 : 2;
    smallest = std::min(smallest, all / in_block * octets_of_index + blocks.size() * in_block);
  }
  return smallest;
}

// The rows are in order and as few as can be: a map gives them back. With references, so that clang does not try to
// evaluate it.
template <class Map, class Rows>
bool has_these_rows(const Map& map, const Rows& rows) {
  return std::ranges::equal(map, rows);
}

template <class Value>
bool has_all_values() {
  for (char32_t c = 0; c < 0x11'0010; ++c) {
    if (two_stages<Value>[c] != property_map<Value>[c] || three_stages<Value>[c] != property_map<Value>[c])
      return false;
  }
  return has_these_rows(two_stages<Value>, property_rows<Value>) &&
         has_these_rows(property_map<Value>, property_rows<Value>) &&
         two_stages<Value>.size_in_bytes() <= size_by_splitbins<Value>();
}

int main() { return at_run_time(has_all_values<general_category>, has_all_values<east_asian_width>); }
