// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_CONFUSABLE_KEYS_HPP
#define U8LIT_UNICODE_CONFUSABLE_KEYS_HPP

#include <u8lit/table/text_table.hpp>
#include <u8lit/unicode/confusables.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The skeletons of keys. No table has them as its keys: they are only found to be distinct, or refused.
struct skeletons_of_keys {
  using operation = skeleton_operation;
  static constexpr auto& same_words = u8" have keys that look alike, ";
};

// The rows as they are, if their skeletons are distinct, or if a table refuses the rows anyway. Otherwise rows with
// skeletons, which tables refuse, because two are equal.
template <const auto& Rows>
U8LIT_ABI constexpr const auto& choose_distinct_rows() noexcept {
  constexpr const auto& skeletons = text_rows::map_keys<Rows, skeletons_of_keys>;
  if constexpr (!__is_same(remove_cvref_t<decltype(skeletons)>, mapped_rows<Rows, skeletons_of_keys>)) return Rows;
  else if constexpr (text_rows::duplicate_rows<Rows>.second != 0) return Rows;
  else if constexpr (text_rows::duplicate_rows<skeletons>.second == 0) return Rows;
  else return skeletons;
}

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Rows for make_text_set or make_text_map whose keys do not look alike (UTS #39). Apart from that, they are the rows
/// as they were: the table has the keys as they are written, and finds no others. Errors: keys that look alike do not
/// compile, and the error names two of them. Complexity: that of the skeletons, when compiling; none in programs.
/// \tparam Rows  rows of a set or a map
/// \code
/// inline constexpr auto name_rows = u8lit::make_rows({"scope", "\u0441\u0442\u0440\u043E\u043A\u0430"});
/// inline constexpr auto names = u8lit::make_text_set<u8lit::unicode::not_confusable<name_rows>>;
/// static_assert(names.contains("scope") && !names.contains("\u0455\u0441\u043E\u0440\u0435"));
/// \endcode
template <const auto& Rows>
inline constexpr const auto& not_confusable = detail::choose_distinct_rows<Rows>();

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
