// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_KEY_CHECK_HPP
#define U8LIT_TABLE_KEY_CHECK_HPP

#include <u8lit/base/copy.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/table/key_order.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/base/begin.hpp>

// Checks that the keys of a table are well-formed and distinct. The result is a type (diagnostic.hpp), for the compiler
// to print; it numbers keys and octets from 1.

namespace u8lit::detail {

namespace invalid_key {

template <class Key, class Fault>
struct ill_formed;
template <class Key, class SameKey, class Characters>
struct duplicate;
struct make_an_array_of_text_key_or_text_row {
  static constexpr auto& words = u8"write the rows as an array of text_key<>, or of text_row<Value> for a map";
};
struct a_set_has_no_values {
  static constexpr auto& words = u8"a set has no values: leave out bidirectional and exhaustive";
};
struct write_rows_from { static constexpr auto& words = u8"this is a function of rows: write rows_from<function>"; };
struct rows_must_be_constexpr { static constexpr auto& words = u8"rows must be constexpr"; };
struct a_row_of_a_map_needs_a_value {
  static constexpr auto& words = u8"a row of a map needs a value that can be copied: write text_row<Value>";
};
struct a_value_cannot_own_memory {
  static constexpr auto& words = u8"a value of a row cannot own memory: for text, make it a u8lit::utf8_view";
};

}  // namespace invalid_key

namespace text_rows {

// Many keys are validated in several constants, because compilers limit the steps of each.
inline constexpr size_t max_octets_per_constant = 0x2000;
inline constexpr size_t max_keys_per_constant = 0x800;

struct validated_keys {
  size_t next;  // the first row that is not known to be well-formed
  bool well_formed;
};

// Validates keys from the row `first` on, as many as fit in one constant evaluation.
template <const auto& Rows>
consteval validated_keys validate_keys(size_t first) noexcept {
  size_t octets = 0, row = first;
  // In an ordinary literal encoding other than UTF-8, no key can be well-formed.
  if constexpr (!literals_are_unicode<key_unit<Rows>>) return {first, row_count<Rows> == 0};
  for (; row < row_count<Rows> && row - first < max_keys_per_constant && octets < max_octets_per_constant; ++row) {
    const auto& key = keys<Rows>.elements[row];
    if (!u8lit::validate(key.data, key.size)) return {row, false};
    octets += key.size;
  }
  return {row, true};
}
template <const auto& Rows, size_t First = 0>
inline constexpr validated_keys validated = text_rows::validate_keys<Rows>(First);

template <const auto& Rows, size_t First = 0>
consteval validated_keys validate_all_keys() noexcept {
  constexpr size_t next = validated<Rows, First>.next;
  if constexpr (!validated<Rows, First>.well_formed || next == row_count<Rows>) return validated<Rows, First>;
  else return text_rows::validate_all_keys<Rows, next>();
}

struct row_pair {
  size_t first;
  size_t second;
};
// Two rows with the same key, the lowest in code point order that occurs twice, or {0, 0}.
template <const auto& Rows>
consteval row_pair find_duplicate() noexcept {
  size_t before = sorted<Rows>[0];
  for (size_t rank = 1; rank < row_count<Rows>; ++rank) {
    const size_t row = sorted<Rows>[rank];
    if (keys<Rows>.elements[before].size == keys<Rows>.elements[row].size &&
        keys<Rows>.elements[before].head == keys<Rows>.elements[row].head &&
        text_rows::compare_rows<Rows>(before, row) == 0)
      return {before, row};
    before = row;
  }
  return {0, 0};
}
template <const auto& Rows>
inline constexpr row_pair duplicate_rows = text_rows::find_duplicate<Rows>();

template <const auto& Rows, size_t Row>
consteval auto make_key_literal() noexcept {
  constexpr auto key = keys<Rows>.elements[Row];
  unvalidated_literal<key_unit<Rows>, key.size> result;
  detail::copy(result.units, key.data, key.size);
  return result;
}

template <const auto& Rows>
U8LIT_ABI constexpr auto make_diagnostic_of_keys() noexcept {
  constexpr validated_keys result = text_rows::validate_all_keys<Rows>();
  if constexpr (!result.well_formed) {
    using fault = diagnostic_of<text_rows::make_key_literal<Rows, result.next>()>;
    return type_identity<invalid_key::ill_formed<row_in_message<Rows, result.next>, fault>>{};
  } else if constexpr (duplicate_rows<Rows>.second != 0) {
    constexpr row_pair same = duplicate_rows<Rows>;
    using key = shown_text<text_rows::make_key_literal<Rows, same.first>()>;
    return type_identity<
        invalid_key::duplicate<row_in_message<Rows, same.first>, row_in_message<Rows, same.second>, key>>{};
  } else {
    return type_identity<well_formed_text>{};
  }
}

// "rows 2 and 5" or "lines 3 and 6".
template <class First, class Second>
U8LIT_ABI constexpr sentence words_for_pair(const utf8_character* word = First::word) noexcept {
  return sentence{}.append(word).append(u8"s ").append_decimal(First::number).append(u8" and ")
      .append_decimal(Second::number);
}
// What is wrong with the keys, in words, such as "row 2: ill-formed UTF-8: ..." and "rows 1 and 3 have the same key,
// "a"". There, `row_word` is "row", and `same_words` " have the same key, ". Precondition: something is wrong.
template <const auto& Rows>
U8LIT_ABI constexpr sentence describe_keys(const utf8_character* row_word, const utf8_character* same_words) noexcept {
  constexpr validated_keys result = text_rows::validate_all_keys<Rows>();
  if constexpr (!result.well_formed) {
    constexpr auto key = keys<Rows>.elements[result.next];
    return sentence{}.append(row_word).append(u8" ").append_decimal(row_in_message<Rows, result.next>::number)
        .append(u8": ").append_sentence(detail::sentence_for_literal(key.data, key.size));
  } else {
    constexpr row_pair same = duplicate_rows<Rows>;
    constexpr auto key = keys<Rows>.elements[same.first];
    sentence words =
        text_rows::words_for_pair<row_in_message<Rows, same.first>, row_in_message<Rows, same.second>>(row_word);
    return detail::append_quoted(words.append(same_words), key.data, key.size);
  }
}
template <const auto& Rows>
U8LIT_ABI constexpr sentence words_for_keys() noexcept {
  using rows = remove_cvref_t<decltype(Rows)>;
  if constexpr (with_mapped_keys<rows>) {
    constexpr row_pair same = duplicate_rows<Rows>;
    constexpr auto first = rows::original_key(same.first), second = rows::original_key(same.second);
    sentence words = text_rows::words_for_pair<row_in_message<Rows, same.first>, row_in_message<Rows, same.second>>();
    words.append(rows::key_mapping::same_words);
    return detail::append_quoted(detail::append_quoted(words, first.data(), first.size()).append(u8" and "),
                                 second.data(), second.size());
  } else {
    return text_rows::describe_keys<Rows>(
        row_in_message<Rows, 0>::word,
        are_case_ignoring<Rows> ? u8" have the same key, if case is ignored, " : u8" have the same key, ");
  }
}

}  // namespace text_rows

template <const auto& Rows>
using diagnostic_of_keys = typename decltype(text_rows::make_diagnostic_of_keys<Rows>())::type;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
