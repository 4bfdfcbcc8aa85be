// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_CASE_MAPPING_HPP
#define U8LIT_UNICODE_CASE_MAPPING_HPP

#include <u8lit/encoding/decode.hpp>
#include <u8lit/unicode/case_tables.hpp>
#include <u8lit/unicode/sorted_search.hpp>
#include <u8lit/base/begin.hpp>

// What one character maps to (the Unicode Standard, section 3.13): in general, at a place of a text, and in a language.

namespace u8lit::unicode {

/// The languages in which letter case differs (SpecialCasing.txt).
enum class case_language : unsigned char {
  any,        ///< all others
  turkish,    ///< Turkish and Azerbaijani: dotted and dotless i are two letters
  lithuanian  ///< i and j keep their dot under accents
};

}  // namespace u8lit::unicode

namespace u8lit::detail {

using unicode::case_language;

// In the order of the tables.
enum class case_mapping : unsigned char { upper, lower, folding };

inline constexpr char32_t capital_sigma = 0x3A3, small_final_sigma = 0x3C2, dot_above = 0x307,
                          capital_i_with_dot = 0x130, dotless_i = 0x131;

// The characters that a character maps to, at most three; none if it is removed.
struct mapped_characters {
  char32_t values[3]{};
  unsigned count = 0;
};

// What to add to a character in the low 16 bits, or `special_case`.
template <case_mapping Mapping>
U8LIT_ABI constexpr unsigned case_difference(unsigned block, unsigned index) noexcept {
  return block < case_blocks_size ? case_kinds[case_values[unsigned{case_blocks[block]} << case_block_bits | index]]
                                        .differences[static_cast<unsigned>(Mapping)]
                                  : 0u;
}
template <case_mapping Mapping>
U8LIT_ABI constexpr unsigned case_difference(char32_t value) noexcept {
  return detail::case_difference<Mapping>(static_cast<unsigned>(value >> case_block_bits),
                                          static_cast<unsigned>(value & ((1u << case_block_bits) - 1)));
}
U8LIT_ABI constexpr char32_t add_case_difference(char32_t value, unsigned difference) noexcept {
  return (value & 0xFF'0000) | ((value + difference) & 0xFFFF);
}

// Precondition: the character is a special case of the mapping.
template <case_mapping Mapping>
U8LIT_ABI constexpr mapped_characters find_special_case(char32_t value) noexcept {
  const size_t at = detail::last_not_above(special_cases, value);
  const unsigned short* mapped = special_case_mappings + special_case_offsets[at];
  const unsigned counts = *mapped++;
  if constexpr (Mapping != case_mapping::upper) mapped += counts & 3;
  if constexpr (Mapping == case_mapping::folding) mapped += counts >> 2 & 3;
  mapped_characters result;
  result.count = counts >> 2 * static_cast<unsigned>(Mapping) & 3;
  for (unsigned each = 0; each < result.count; ++each) result.values[each] = mapped[each];
  return result;
}
// The mapping of a character whatever is around it, in no language in particular.
template <case_mapping Mapping>
U8LIT_ABI constexpr mapped_characters map_character(char32_t value) noexcept {
  const unsigned difference = detail::case_difference<Mapping>(value);
  if (difference == special_case) return detail::find_special_case<Mapping>(value);
  return {{detail::add_case_difference(value, difference)}, 1};
}
// The folding of a character in a language, which depends on nothing around it.
template <case_language Language>
U8LIT_ABI constexpr mapped_characters fold_character(char32_t value) noexcept {
  if constexpr (Language == case_language::turkish) {
    if (value == capital_i_with_dot) return {{U'i'}, 1};
    if (value == U'I') return {{dotless_i}, 1};
  }
  return detail::map_character<case_mapping::folding>(value);
}

// Whether a character is in a list of ranges of the tables.
U8LIT_ABI constexpr bool is_listed(char32_t value, const unsigned short (&ends)[3], const unsigned short* firsts,
                                   const octet* more) noexcept {
  const unsigned plane = value >> 16 == 14 ? 2 : static_cast<unsigned>(value >> 16);
  if (plane > 2 || (plane == 2 && value >> 16 != 14)) return false;
  const unsigned low = value & 0xFFFF, begin = plane == 0 ? 0 : ends[plane - 1];
  unsigned at = begin;
  for (unsigned count = ends[plane] - begin; count > 0;) {  // the first range after it
    const unsigned half = count / 2;
    if (firsts[at + half] <= low) {
      at += half + 1;
      count -= half + 1;
    } else {
      count = half;
    }
  }
  return at > begin && low - firsts[at - 1] <= more[at - 1];
}
U8LIT_ABI constexpr bool is_cased(char32_t value) noexcept {
  const auto block = static_cast<unsigned>(value >> case_block_bits);
  return (block < case_blocks_size && case_values[unsigned{case_blocks[block]} << case_block_bits |
                                                  (value & ((1u << case_block_bits) - 1))] != 0) ||
         detail::is_listed(value, cased_ends, cased_firsts, cased_more);
}
U8LIT_ABI constexpr bool is_case_ignorable(char32_t value) noexcept {
  return detail::is_listed(value, case_ignorable_ends, case_ignorable_firsts, case_ignorable_more);
}
U8LIT_ABI constexpr bool is_soft_dotted(char32_t value) noexcept {
  return detail::is_listed(value, soft_dotted_ends, soft_dotted_firsts, soft_dotted_more);
}
// Whether the canonical combining class is 230 (Above).
U8LIT_ABI constexpr bool is_mark_above(char32_t value) noexcept {
  return detail::is_listed(value, marks_above_ends, marks_above_firsts, marks_above_more);
}
// Whether it is neither 0 nor 230.
U8LIT_ABI constexpr bool is_other_mark(char32_t value) noexcept {
  return detail::is_listed(value, other_marks_ends, other_marks_firsts, other_marks_more);
}

// Conditions on what is before and after a character (the Unicode Standard, table 3-17). A condition asks for one
// character, and for what may be between it and the place.
template <code_unit Unit, class Wanted, class Between>
U8LIT_ABI constexpr bool is_before(const Unit* units, size_t at, Wanted is_wanted, Between may_be_between) noexcept {
  while (at > 0) {
    at = detail::previous_sequence(units, at);
    const char32_t value = detail::decode_unchecked(units + at);
    if (is_wanted(value)) return true;
    if (!may_be_between(value)) return false;
  }
  return false;
}
template <code_unit Unit, class Wanted, class Between>
U8LIT_ABI constexpr bool is_after(const Unit* units, size_t size, size_t at, Wanted is_wanted,
                                  Between may_be_between) noexcept {
  for (; at < size; at += detail::sequence_length(units[at])) {
    const char32_t value = detail::decode_unchecked(units + at);
    if (is_wanted(value)) return true;
    if (!may_be_between(value)) return false;
  }
  return false;
}

// The mapping of the character at an offset of a text.
template <case_mapping Mapping, case_language Language, code_unit Unit>
U8LIT_ABI constexpr mapped_characters map_at(const Unit* units, size_t size, size_t at) noexcept {
  const char32_t value = detail::decode_unchecked(units + at);
  [[maybe_unused]] const size_t after = at + detail::sequence_length(units[at]);
  constexpr bool is_upper = Mapping == case_mapping::upper, is_lower = Mapping == case_mapping::lower;
  if constexpr (Language == case_language::turkish) {
    if constexpr (is_upper) {
      if (value == U'i') return {{capital_i_with_dot}, 1};
    } else if constexpr (is_lower) {
      if (value == capital_i_with_dot) return {{U'i'}, 1};
      if (value == U'I') {  // Not_Before_Dot
        const bool has_dot = detail::is_after(
            units, size, after, [](char32_t each) { return each == dot_above; }, detail::is_other_mark);
        return {{has_dot ? U'i' : dotless_i}, 1};
      }
      if (value == dot_above &&  // After_I
          detail::is_before(units, at, [](char32_t each) { return each == U'I'; }, detail::is_other_mark))
        return {};
    }
  }
  if constexpr (Language == case_language::lithuanian && is_upper) {
    if (value == dot_above && detail::is_before(units, at, detail::is_soft_dotted, detail::is_other_mark)) return {};
  }
  if constexpr (Language == case_language::lithuanian && is_lower) {
    const char32_t accent = value == 0xCC ? 0x300 : value == 0xCD ? 0x301 : value == 0x128 ? 0x303 : 0;
    if (accent != 0) return {{U'i', dot_above, accent}, 3};
    if ((value == U'I' || value == U'J' || value == 0x12E) &&  // More_Above
        detail::is_after(units, size, after, detail::is_mark_above, detail::is_other_mark))
      return {{detail::add_case_difference(value, detail::case_difference<Mapping>(value)), dot_above}, 2};
  }
  if constexpr (is_lower) {
    if (value == capital_sigma && detail::is_before(units, at, detail::is_cased, detail::is_case_ignorable) &&
        !detail::is_after(units, size, after, detail::is_cased, detail::is_case_ignorable))
      return {{small_final_sigma}, 1};
  }
  if constexpr (Mapping == case_mapping::folding) return detail::fold_character<Language>(value);
  else return detail::map_character<Mapping>(value);
}

// Whether the first character of a text that is not case-ignorable, from `at` on, is a sigma that becomes final because
// of a letter before `at`.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_before_final_sigma(const Unit* units, size_t size, size_t at) noexcept {
  // What precedes is asked first, because then text that is converted in parts is not read to its end for each.
  if (!detail::is_before(units, at, detail::is_cased, detail::is_case_ignorable)) return false;
  for (size_t next = at; next < size; next += detail::sequence_length(units[next])) {
    const char32_t value = detail::decode_unchecked(units + next);
    if (value == capital_sigma)
      return !detail::is_after(units, size, next + detail::sequence_length(units[next]), detail::is_cased,
                               detail::is_case_ignorable);
    if (detail::is_cased(value) || !detail::is_case_ignorable(value)) return false;
  }
  return false;
}
// The last offset up to `at` where text can be cut: the mapping of what follows does not depend on what precedes. The
// letter before a final sigma stays with it, and that before a dot above which may be removed. Precondition: `at` is
// not the end.
template <case_mapping Mapping, case_language Language, code_unit Unit>
U8LIT_ABI constexpr size_t floor_of_context(const Unit* units, size_t size, size_t at) noexcept {
  constexpr bool removes_dots = (Language == case_language::turkish && Mapping == case_mapping::lower) ||
                                (Language == case_language::lithuanian && Mapping == case_mapping::upper);
  for (size_t before = size; before != at;) {
    before = at;
    if constexpr (removes_dots) {
      const auto is_mark = [](char32_t value) { return detail::is_mark_above(value) || detail::is_other_mark(value); };
      while (at > 0 && is_mark(detail::decode_unchecked(units + at))) at = detail::previous_sequence(units, at);
    }
    if constexpr (Mapping == case_mapping::lower) {
      if (detail::is_before_final_sigma(units, size, at)) {
        do at = detail::previous_sequence(units, at);
        while (!detail::is_cased(detail::decode_unchecked(units + at)));
      }
    }
  }
  return at;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
