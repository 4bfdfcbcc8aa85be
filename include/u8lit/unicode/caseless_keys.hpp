// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_CASELESS_KEYS_HPP
#define U8LIT_UNICODE_CASELESS_KEYS_HPP

#include <u8lit/table/text_table.hpp>
#include <u8lit/unicode/letter_case.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct folding_of_keys {
  using operation = case_operation<case_mapping::folding>;
  // Three characters of two octets, such as U+0390, or U+FB03 as three letters.
  static constexpr size_t longest_mapped = 6;
  static constexpr auto& same_words = u8" have keys that differ in case only, ";
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Rows for make_text_set or make_text_map whose keys are found whatever their case: keys are stored as `fold_case`
/// makes them, and so is what is looked up, as far as it is well-formed: ill-formed text equals no key, but may begin
/// with one. The longest key that a text begins with may end within a letter, as "s" does in U+00DF. Keys that differ
/// in case only do not compile.
/// \tparam Rows  rows of a set or a map
/// \code
/// inline constexpr u8lit::text_row<int> city_rows[] = {{"Gießen", 641}, {"Köln", 221}};
/// inline constexpr auto cities = u8lit::make_text_map<u8lit::unicode::ignoring_case<city_rows>>;
/// static_assert(cities.at("KÖLN") == 221 && cities.at("GIESSEN") == 641 && cities.nth(0).key == "giessen");
/// \endcode
template <const auto& Rows>
inline constexpr const auto& ignoring_case = detail::text_rows::map_keys<Rows, detail::folding_of_keys>;

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
