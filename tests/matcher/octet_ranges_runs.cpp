// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/octet_ranges.hpp>

#include <u8lit/rfc3629/definition.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::detail::octet_runs;

// RFC 3629 section 3: the rows of the table without D800-DFFF, which the definition prohibits.
constexpr bool length_classes_are_the_definition() {
  const length_class* next = length_classes;
  for (const detail::definition::row& row : detail::definition::table) {
    const size_t length = detail::definition::sequence_pattern{row.octets}.size;
    const bool split = row.numbers.contains(detail::definition::prohibited.first);
    const code_point_range before{row.numbers.first, detail::definition::prohibited.first - 1};
    const code_point_range after{detail::definition::prohibited.last + 1, row.numbers.last};
    if (next->length != length || next->numbers != (split ? before : row.numbers)) return false;
    ++next;
    if (!split) continue;
    if (next->length != length || next->numbers != after) return false;
    ++next;
  }
  return next == length_classes + sizeof length_classes / sizeof *length_classes;
}
static_assert(length_classes_are_the_definition());

// Runs in which the octets before one are constant: C3 A9 to C3 BF, then C4 80 to CF BF.
static_assert(last_of_run(0x00, 0x7F, 1) == 0x7F && last_of_run(0x21, 0x21, 1) == 0x21);
static_assert(last_of_run(0xE9, 0x3FF, 2) == 0xFF && last_of_run(0x100, 0x3FF, 2) == 0x3FF);
static_assert(last_of_run(0x100, 0x3FE, 2) == 0x3BF && last_of_run(0x3C0, 0x3FE, 2) == 0x3FE);
static_assert(last_of_run(0x800, 0xD7FF, 3) == 0xFFF && last_of_run(0x1000, 0xD7FF, 3) == 0xCFFF);
static_assert(last_of_run(0x1'0000, 0x10'FFFF, 4) == 0x3'FFFF && last_of_run(0x4'0000, 0x10'FFFF, 4) == 0xF'FFFF);

struct expected_run {
  char32_t first, last;
};
template <size_t Count>
constexpr bool falls_into(code_point_range range, const expected_run (&expected)[Count]) {
  generator left{range};
  for (const expected_run& each : expected) {
    if (!left.next() || left.first != each.first || left.last != each.last) return false;
  }
  return !left.next();
}
constexpr bool goes_through_runs() {
  return falls_into({0x7E, 0x81}, {{0x7E, 0x7F}, {0x80, 0x81}}) &&
         falls_into({0xD7C0, 0xE03F}, {{0xD7C0, 0xD7FF}, {0xE000, 0xE03F}}) &&
         falls_into({0xDFFF, 0xE000}, {{0xE000, 0xE000}}) &&
         falls_into({0xFFFF, 0x1'0000}, {{0xFFFF, 0xFFFF}, {0x1'0000, 0x1'0000}}) &&
         falls_into({0x10'FFFF, 0xFFFF'FFFF}, {{0x10'FFFF, 0x10'FFFF}}) && !generator{{0xD800, 0xDFFF}}.next() &&
         !generator{{0x11'0000, 0xFFFF'FFFF}}.next() && !generator{{0x42, 0x41}}.next();
}
static_assert(goes_through_runs());

constexpr bool writes_octets() {
  generator left{{0x20AC, 0x20AD}};
  alternative<longest_sequence> made;
  if (!left.next()) return false;
  left.write_to(made);
  return made == alternative<longest_sequence>{octet_range{0xE2, 0xE2}, octet_range{0x82, 0x82},
                                               octet_range{0xAC, 0xAD}};
}
static_assert(writes_octets());

static_assert(noexcept(last_of_run(0, 0, 1)) && noexcept(generator{}.next()));

int main() { return at_run_time(goes_through_runs, writes_octets); }
