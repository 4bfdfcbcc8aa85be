// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/case_tables.hpp>

using namespace u8lit;
using namespace u8lit::detail;

template <class Element, size_t Size>
constexpr size_t size_of(const Element (&)[Size]) {
  return Size;
}

// Indexes stay in the arrays that they are of.
constexpr bool agrees() {
  for (const octet block : case_blocks)
    if ((block + 1u) << case_block_bits > size_of(case_values)) return false;
  for (const octet kind : case_values)
    if (kind >= size_of(case_kinds)) return false;
  for (const unsigned short offset : special_case_offsets) {
    const unsigned counts = special_case_mappings[offset];
    if (offset + (counts & 3) + (counts >> 2 & 3) + (counts >> 4 & 3) >= size_of(special_case_mappings)) return false;
  }
  return size_of(case_blocks) == case_blocks_size && size_of(special_case_offsets) == size_of(special_cases);
}
static_assert(agrees());
static_assert(case_blocks[0x40 >> case_block_bits] != 0 && case_blocks[0x4E00 >> case_block_bits] == 0);

// Lists of ranges are sorted in each plane.
template <size_t Size>
constexpr bool is_sorted(const unsigned short (&ends)[3], const unsigned short (&firsts)[Size],
                         const octet (&more)[Size]) {
  unsigned at = 0;
  for (const unsigned short end : ends) {
    for (unsigned least = 0; at < end; ++at) {
      if (firsts[at] < least) return false;
      least = firsts[at] + more[at] + 1u;
    }
  }
  return at == Size;
}
static_assert(is_sorted(cased_ends, cased_firsts, cased_more) &&
              is_sorted(case_ignorable_ends, case_ignorable_firsts, case_ignorable_more) &&
              is_sorted(soft_dotted_ends, soft_dotted_firsts, soft_dotted_more) &&
              is_sorted(marks_above_ends, marks_above_firsts, marks_above_more) &&
              is_sorted(other_marks_ends, other_marks_firsts, other_marks_more));

// Mappings to titlecase are sorted, too, and those of several code points are in the list, with their ends.
constexpr bool has_titles() {
  unsigned least = 0;
  for (size_t at = 0; at < size_of(title_firsts); ++at) {
    if (title_firsts[at] < least) return false;
    least = title_firsts[at] + title_more[at] + 1u;
    const unsigned difference = title_differences[at];
    if (difference < special_case || difference >= special_title_end) continue;
    size_t end = difference - special_case;
    while (title_mappings[end] != 0) ++end;
    if (title_more[at] != 0 || end - (difference - special_case) > 3 || end >= size_of(title_mappings)) return false;
  }
  return size_of(title_more) == size_of(title_firsts) && size_of(title_differences) == size_of(title_firsts);
}
static_assert(has_titles());

int main() { return 0; }
