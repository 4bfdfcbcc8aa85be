// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/grammar_check.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::detail::grammars;

constexpr octet_range a{1, 3}, b{4, 6}, c{7, 9}, bc{6, 7}, any{0x00, 0xFF};

// Which sequences share_prefix from an octet on, as far as both go.
constexpr alternative<4> ab{a, b}, abcb{a, b, c, b};
constexpr bool alternatives_agree_where_their_ranges_meet() {
  const alternative<2> is_a{a}, is_bc{bc}, bc_c{bc, c}, cb{c, b};
  return share_prefix(ab, 0, is_a) && share_prefix(ab, 0, abcb) && share_prefix(abcb, 0, ab) && !share_prefix(ab, 0, is_bc) && share_prefix(ab, 1, is_bc) &&
         share_prefix(abcb, 1, bc_c) && share_prefix(abcb, 2, cb) && !share_prefix(abcb, 2, bc_c) &&
         share_prefix(abcb, 3, bc_c) && !share_prefix(abcb, 0, cb);
}

// Two share_prefix just where a sequence of one begins one of the other: all pairs of up to two ranges within three octets.
constexpr bool agreeing_is_to_have_a_common_beginning() {
  const octet_range ranges[]{{0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}};
  alternative<2> all[42];
  size_t made = 0;
  for (const octet_range first : ranges) {
    all[made++] = {first};
    for (const octet_range second : ranges) all[made++] = {first, second};
  }
  for (const auto& one : all) {
    for (const auto& other : all) {
      const auto has = [](const alternative<2>& each, octet first, octet second) {
        return each.octets[0].contains(first) && (each.size == 1 || each.octets[1].contains(second));
      };
      bool common = false;
      for (octet first = 0; first < 3; ++first) {
        for (octet second = 0; second < 3; ++second) common |= has(one, first, second) && has(other, first, second);
      }
      if (share_prefix(one, 0, other) != common) return false;
    }
  }
  return true;
}

// Characters a, bb, ccc: what is refused is the beginning of two of them or more.
constexpr syntax<3, 3> characters{{{a}, {b, b}, {c, c, c}}};
constexpr bool refused_sequences_are_made_of_characters() {
  const alternative<5> good[]{{a, a}, {a, b}, {b, b, c}, {b, b, a, c, c}, {a, c, c, c, b},
                              {any, any, any, any, any}, {b, any, a}};
  const alternative<5> bad[]{{b, a}, {a, b, c}, {c, c, c, b, c}, {octet_range{0, 0}, a}, {b, b, any, octet_range{10, 255}}};
  for (const auto& each : good) {
    if (!is_made_of_characters(each, characters)) return false;
  }
  for (const auto& each : bad) {
    if (is_made_of_characters(each, characters)) return false;
  }
  return true;
}

static_assert(alternatives_agree_where_their_ranges_meet() && refused_sequences_are_made_of_characters());

int main() {
  return at_run_time(alternatives_agree_where_their_ranges_meet, agreeing_is_to_have_a_common_beginning,
                     refused_sequences_are_made_of_characters);
}
