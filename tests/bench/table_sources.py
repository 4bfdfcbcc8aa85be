# SPDX-License-Identifier: BSL-1.0
"""Sources that make tables of text: what that costs."""
import random

from cases import Case, including
from texts import SCRIPTS, up_to

# Hash maps as one writes them in an afternoon: the one puts each key into the next free place, the other looks for
# seeds that give each key a place of its own. Nothing is validated, and keys are borrowed.
NAIVE_MAP = """\
#include <array>
#include <cstdint>
#include <string_view>
using row = struct { std::string_view key; int value; };
constexpr std::uint64_t hash(std::string_view key, std::uint64_t seed) {
  std::uint64_t result = 0xcbf29ce484222325 ^ seed;
  for (const char octet : key) result = (result ^ static_cast<unsigned char>(octet)) * 0x100000001b3;
  return result ^ result >> 32;
}
"""
NAIVE_OPEN_ADDRESSING = """\
template <std::size_t Count> struct map {
  std::array<row, 2 * Count> places{};
  std::array<bool, 2 * Count> used{};
  constexpr map(const row (&rows)[Count]) {
    for (const row& each : rows) {
      std::size_t at = hash(each.key, 0) % places.size();
      while (used[at]) {
        if (places[at].key == each.key) throw "duplicate";
        at = (at + 1) % places.size();
      }
      places[at] = each;
      used[at] = true;
    }
  }
};
constexpr map table{rows};
"""
NAIVE_PERFECT_HASH = """\
template <std::size_t Count> struct map {
  std::array<std::uint64_t, Count> seeds{};
  std::array<row, 2 * Count> places{};
  std::array<bool, 2 * Count> used{};
  constexpr map(const row (&rows)[Count]) {
    std::array<std::array<std::size_t, 16>, Count> buckets{};
    std::array<std::size_t, Count> sizes{};
    for (std::size_t at = 0; at < Count; ++at) {
      const std::size_t bucket = hash(rows[at].key, 0) % Count;
      buckets[bucket][sizes[bucket]++] = at;
    }
    for (std::size_t size = 16; size > 0; --size) {
      for (std::size_t bucket = 0; bucket < Count; ++bucket) {
        if (sizes[bucket] != size) continue;
        for (bool fits = false; !fits;) {
          ++seeds[bucket];
          std::array<std::size_t, 16> chosen{};
          fits = true;
          for (std::size_t at = 0; at < size && fits; ++at) {
            chosen[at] = hash(rows[buckets[bucket][at]].key, seeds[bucket]) % places.size();
            fits = !used[chosen[at]];
            for (std::size_t other = 0; other < at; ++other) fits = fits && chosen[other] != chosen[at];
          }
          for (std::size_t at = 0; at < size && fits; ++at) {
            used[chosen[at]] = true;
            places[chosen[at]] = rows[buckets[bucket][at]];
          }
        }
      }
    }
  }
};
constexpr map table{rows};
"""


def addresses(count):
    """Rows of a map, in order; the keys have a common prefix."""
    return "".join(f'  {{"https://www.example.org/wiki/日本語/{number:05}", {number}}},\n' for number in range(count))


def rows(count, in_order):
    """Rows of a map: keys of 8 to 40 octets in all scripts, no two alike."""
    chance = random.Random(3629)
    keys = set()
    while len(keys) < count:
        script = chance.choice(SCRIPTS) * 2
        first = chance.randrange(len(script) // 2)
        key = script[first:first + chance.randint(2, 10)]
        keys.add(up_to(chance.randint(8, 40), f"{key}{chance.randrange(10 ** 6)}").rstrip("."))
    ordered = sorted(keys)
    if not in_order:
        chance.shuffle(ordered)
    return "".join(f'  {{"{key}", {number}}},\n' for number, key in enumerate(ordered))


def cases():
    """Maps of text: of keys in any order, and of keys that need not be sorted."""
    header = "u8lit/text_table.hpp"
    ours, after = including(header) + "inline constexpr u8lit::text_row<int> rows[] = {\n", "};\n"
    yield Case(header, including(header), is_short=True)
    tables = [(count, f"{count} keys{' in order' * in_order}", rows(count, in_order))
              for in_order in (False, True) for count in (100, 1000, 10000)]
    tables += [(count, f"{count} keys that begin alike, in order", addresses(count)) for count in (1000, 10000)]
    for count, name, all_rows in tables:
        yield Case(f"{name}: make_text_map",
                   f"{ours}{all_rows}{after}inline constexpr auto table = u8lit::make_text_map<rows>;\n",
                   header, count)
        if name in ("100 keys", "1000 keys"):
            for kind, naive in (("open addressing", NAIVE_OPEN_ADDRESSING), ("perfect hash", NAIVE_PERFECT_HASH)):
                yield Case(f"{name}: naive {kind}", f"{NAIVE_MAP}constexpr row rows[] = {{\n{all_rows}{after}{naive}",
                           header, count)
