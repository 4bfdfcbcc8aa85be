// SPDX-License-Identifier: BSL-1.0
// Automata of sets against decoding and looking the value up: for every scalar value, every string of 1, 2 and 3
// octets, and every string of 4 of the octets at which RFC 3629 section 4's ranges begin and end. Forward, backward,
// and the tables of both.
#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/matcher/octet_table.hpp>

#include <bitset>
#include <cstdio>
#include <memory>

#include "../support/some_sets.hpp"
#include "strings.hpp"

using u8lit::octet;
using u8lit::size_t;

namespace {

constexpr octet edges[]{0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xC3, 0xCE,
                        0xDF, 0xE0, 0xE1, 0xE2, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};

// Every octet, for strings of all of them.
struct alphabet {
  octet all[0x100]{};
  constexpr alphabet() {
    for (unsigned value = 0; value <= 0xFF; ++value) all[value] = static_cast<octet>(value);
  }
};
constexpr alphabet octets;

// What decoding finds, and what is wrong where an automaton finds something else.
template <const auto& Set>
class comparison {
 public:
  comparison() {
    for (const u8lit::code_point_range range : Set) {
      for (char32_t value = range.first; value <= range.last; ++value) members_[value] = true;
    }
  }

  bool holds(const octet* units, size_t size) const {
    const size_t front = length_of_member(u8lit::decode_front(units, size));
    const size_t back = length_of_member(u8lit::decode_back(units, size));
    using namespace u8lit;
    constexpr auto& forward = make_octet_table<make_octet_automaton<Set>>;
    constexpr auto& backward = make_octet_table<make_backward_octet_automaton<Set>>;
    if (match_front(units, size, make_octet_automaton<Set>) == front && match_front(units, size, forward) == front &&
        match_back(units, size, make_backward_octet_automaton<Set>) == back &&
        match_back(units, size, backward) == back) {
      return true;
    }
    std::printf("set of %zu ranges, octets", Set.size());
    for (size_t at = 0; at < size; ++at) std::printf(" %02X", unsigned{units[at]});
    std::printf(": decoding finds %zu in front and %zu at the end\n", front, back);
    return false;
  }

 private:
  size_t length_of_member(u8lit::decoded found) const { return found && members_[found.value] ? found.length : 0; }

  std::bitset<0x11'0000> members_;
};

struct hold_everywhere {
  template <const auto& Set>
  bool operator()() const {
    static const comparison<Set> compared;
    const auto holds = [](const octet* units, size_t size) { return compared.holds(units, size); };
    for (char32_t value = 0; value <= 0x10'FFFF; ++value) {
      if (!u8lit::is_scalar_value(value)) continue;
      // Whatever stands beside it.
      octet units[6]{0xC2, 0, 0, 0, 0, 0};
      const size_t size = u8lit::encode_to(units + 1, u8lit::scalar_value::unchecked(value));
      if (!holds(units + 1, size) || !holds(units, size + 1) || !holds(units + 1, size + 1)) return false;
    }
    return holds(nullptr, 0) && holds_for_strings(octets.all, 3, holds) && holds_for_strings(edges, 4, holds);
  }
};

}  // namespace

int main() { return !some_sets::hold_for(hold_everywhere{}); }
