// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/case_mapping.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit::detail;

template <case_mapping Mapping>
constexpr bool maps(char32_t value, mapped_characters expected) {
  const mapped_characters mapped = map_character<Mapping>(value);
  for (unsigned each = 0; each < mapped.count; ++each)
    if (mapped.values[each] != expected.values[each]) return false;
  return mapped.count == expected.count;
}
constexpr bool maps_all(char32_t value, mapped_characters upper, mapped_characters lower, mapped_characters folded) {
  return maps<case_mapping::upper>(value, upper) && maps<case_mapping::lower>(value, lower) &&
         maps<case_mapping::folding>(value, folded);
}
// Lines of UnicodeData.txt, SpecialCasing.txt and CaseFolding.txt.
constexpr bool maps_as_files_say() {
  return maps_all(U'a', {{U'A'}, 1}, {{U'a'}, 1}, {{U'a'}, 1}) &&
         maps_all(0xDF, {{U'S', U'S'}, 2}, {{0xDF}, 1}, {{U's', U's'}, 2}) &&
         maps_all(0x130, {{0x130}, 1}, {{U'i', 0x307}, 2}, {{U'i', 0x307}, 2}) &&
         maps_all(0x3A3, {{0x3A3}, 1}, {{0x3C3}, 1}, {{0x3C3}, 1}) &&
         maps_all(0x390, {{0x399, 0x308, 0x301}, 3}, {{0x390}, 1}, {{0x3B9, 0x308, 0x301}, 3}) &&
         maps_all(0x1E9E, {{0x1E9E}, 1}, {{0xDF}, 1}, {{U's', U's'}, 2}) &&
         maps_all(0x1F88, {{0x1F08, 0x399}, 2}, {{0x1F80}, 1}, {{0x1F00, 0x3B9}, 2}) &&
         maps_all(0xFB03, {{U'F', U'F', U'I'}, 3}, {{0xFB03}, 1}, {{U'f', U'f', U'i'}, 3}) &&
         maps_all(0xFB17, {{0x544, 0x53D}, 2}, {{0xFB17}, 1}, {{0x574, 0x56D}, 2}) &&
         maps_all(0x1'E943, {{0x1'E921}, 1}, {{0x1'E943}, 1}, {{0x1'E943}, 1}) &&
         maps_all(0x10'FFFF, {{0x10'FFFF}, 1}, {{0x10'FFFF}, 1}, {{0x10'FFFF}, 1});
}
static_assert(maps_as_files_say());

// Properties, in each plane that has them and in others.
constexpr bool has_properties() {
  return is_cased(U'a') && is_cased(0x2B0) && is_cased(0x345) && is_cased(0x1'D400) && is_cased(0x1'F130) &&
         !is_cased(U'1') && !is_cased(0x4E00) && !is_cased(0x2'0061) && !is_cased(0x10'FFFF) &&
         is_case_ignorable(U'\'') && is_case_ignorable(0x301) && is_case_ignorable(0x1'F3FF) &&
         is_case_ignorable(0xE'0001) && is_case_ignorable(0xE'01EF) && !is_case_ignorable(0xE'01F0) &&
         !is_case_ignorable(U'a') && !is_case_ignorable(0x2'0301) && !is_case_ignorable(0x3'0001) &&
         !is_case_ignorable(0xF'0001) && is_soft_dotted(U'i') && is_soft_dotted(0x1'D422) && !is_soft_dotted(U'I') &&
         is_mark_above(0x307) && is_mark_above(0x1'D244) && !is_mark_above(0x323) && is_other_mark(0x323) &&
         is_other_mark(0x345) && !is_other_mark(0x307) && !is_other_mark(0xF73) && !is_other_mark(U'a');
}
static_assert(has_properties());

// The characters that can decide the case of one in front, or behind, in UTF-16.
constexpr bool finds_context() {
  constexpr char16_t text[] = u"a\u0301\U00010400 b";
  return is_before(text, 4, is_cased, is_case_ignorable) && is_before(text, 2, is_cased, is_case_ignorable) &&
         !is_before(text, 0, is_cased, is_case_ignorable) && !is_before(text, 5, is_cased, is_case_ignorable) &&
         is_after(text, 6, 1, is_cased, is_case_ignorable) && !is_after(text, 6, 4, is_cased, is_case_ignorable) &&
         !is_after(text, 6, 6, is_cased, is_case_ignorable);
}
static_assert(finds_context());

int main() { return at_run_time(maps_as_files_say, has_properties, finds_context); }
