// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_NUMBER_MAP_HPP
#define U8LIT_TABLE_NUMBER_MAP_HPP

#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/table/number_search.hpp>
#include <u8lit/table/table_iterator.hpp>
#include <u8lit/table/text_table.hpp>
#include <u8lit/table/value_check.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// Maps from numbers to values, which the compiler builds from rows in any order:
//
//   inline constexpr auto status_rows = u8lit::make_rows<int, u8lit::utf8_view>({{200, "OK"}, {404, "Not Found"}});
//   inline constexpr auto statuses = u8lit::make_number_map<status_rows>;

namespace u8lit::detail {

namespace invalid_key {

struct make_rows_of_integers_or_enumerators {
  static constexpr auto& words =
      u8"the keys of a number map are integers of up to 64 bits or enumerators: write make_rows<Key, Value>";
};
struct a_row_of_a_number_map_needs_a_value {
  static constexpr auto& words =
      u8"a row of a map needs a value that can be copied: write make_rows<Key, Value>";
};
struct only_text_has_case {
  static constexpr auto& words = u8"the keys of a number map have no case: leave out ignoring_ascii_case";
};
template <class Row, class SameRow, auto Key>
struct same_key;

// What compilers print for a key that is missing if they take no sentence: an enumerator by its name.
template <class Key>
struct missing_number {
  const utf8_character* why;
  Key key;
};
template <class Key>
missing_number(const utf8_character*, Key) -> missing_number<Key>;
template <class Key>
[[nodiscard]] U8LIT_ABI constexpr auto words_for_missing_number(Key key) noexcept {
  if constexpr (compiler::prints_sentences)
    return text_rows::append_number(sentence{}.append(u8"this map has no key "), detail::number_of_value(key));
  else return missing_number{u8"this map has no such key", key};
}

}  // namespace invalid_key

/// A key of a number_map and its value, which is read as in a text_map.
template <class Key, class Value>
struct number_entry {
  Key key;
  Value value;
};

/// A constant map from numbers to values, in the order of the numbers. It is a random access range of entries, each
/// with a `key` and a `value`. Make one with make_number_map.
///
/// Look-ups take an index if there are at most about four times as many numbers from the smallest key to the largest as
/// keys; otherwise a perfect hash for 8 to 16,384 keys, or else binary search. If all keys follow each other, they are
/// not stored.
/// \code
/// inline constexpr auto status_rows = u8lit::make_rows<int, u8lit::utf8_view>({{200, "OK"}, {404, "Not Found"}});
/// inline constexpr auto statuses = u8lit::make_number_map<status_rows>;
/// static_assert(statuses.at(404) == "Not Found" && statuses.value_or(418, "?") == "?");
/// \endcode
template <class Keys, class Values>
class number_map {
 public:
  using key_type = typename Keys::value_type;  ///< The type of the keys, an integer or an enumeration.
  using mapped_type = typename Values::value_type;  ///< The type of the values.
  using value_type = number_entry<key_type, typename Values::reference>;  ///< What it is a range of.
  using iterator = table_iterator<number_map>;  ///< A random access iterator.
  using const_iterator = iterator;  ///< The same.

  /// Combines keys and their values; make_number_map calls it. Precondition: there are as many values as keys.
  [[nodiscard]] U8LIT_ABI static constexpr number_map unchecked(const Keys& keys, const Values& values) noexcept {
    return {keys, values};
  }

  /// Returns the number of entries.
  [[nodiscard]] U8LIT_ABI static constexpr size_t size() noexcept { return Keys::size(); }
  /// Returns whether there are no entries.
  [[nodiscard]] U8LIT_ABI static constexpr bool empty() noexcept { return size() == 0; }
  /// Returns an iterator to the entry with the smallest key.
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept U8LIT_LIFETIMEBOUND { return {*this, 0}; }
  /// Returns an iterator past the last entry.
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept U8LIT_LIFETIMEBOUND { return {*this, size()}; }
  /// Returns an entry by the rank of its key. Precondition: rank < size().
  /// \param rank  the index of an entry in the order of the keys, from 0
  [[nodiscard]] U8LIT_ABI constexpr value_type nth(size_t rank) const noexcept U8LIT_LIFETIMEBOUND {
    return {keys_[rank], values_[rank]};
  }
  /// Deleted: call `at` for a constant key, `find_value` for another, `nth` for a rank.
  U8LIT_ABI typename Values::reference operator[](
      invalid_key::call_at_or_find_value_or_nth_instead_of_a_subscript) const
      U8LIT_ELSE_REFUSED(U8LIT_NO_SUBSCRIPT_OF_A_MAP);

  /// Finds the rank of a key. Complexity: constant; without a hash, logarithmic in size().
  /// \param key  an integer of any type, which need not be one that the keys' type can have; if keys are not integers,
  ///             such as characters and bool, a value of their type
  /// \return the index of the entry in the order of the keys, from 0, or npos if there is none
  template <number_for<key_type> Number>
  [[nodiscard]] U8LIT_ABI constexpr size_t rank_of(Number key) const noexcept {
    return detail::rank_of_number(keys_, key);
  }
  /// Looks for a key, as `rank_of`.
  /// \return whether there is such an entry
  template <number_for<key_type> Number>
  [[nodiscard]] U8LIT_ABI constexpr bool contains(Number key) const noexcept {
    return rank_of(key) != npos;
  }
  /// Finds the entry with a key, as `rank_of`.
  /// \return an iterator to the entry, or end() if there is none
  /// \code
  /// static_assert(statuses.find(404)->value == "Not Found" && statuses.find(1) == statuses.end());
  /// \endcode
  template <number_for<key_type> Number>
  [[nodiscard]] U8LIT_ABI constexpr iterator find(Number key) const noexcept U8LIT_LIFETIMEBOUND {
    const size_t rank = rank_of(key);
    return {*this, rank == npos ? size() : rank};
  }
  /// Finds the value of a key, as `rank_of`.
  /// \return the value, or nothing
  /// \code
  /// if (const auto phrase = statuses.find_value(status)) return *phrase;
  /// \endcode
  template <number_for<key_type> Number>
  [[nodiscard]] U8LIT_ABI constexpr found_value<typename Values::reference> find_value(Number key) const noexcept
      U8LIT_LIFETIMEBOUND {
    const size_t rank = rank_of(key);
    if (rank == npos) return {};
    return found_value<typename Values::reference>{values_[rank]};
  }
  /// Finds the value of a key, as `rank_of`.
  /// \param other  the value of a missing key
  /// \return a copy of the value or, if there is none, `other`
  template <number_for<key_type> Number>
  [[nodiscard]] U8LIT_ABI constexpr mapped_type value_or(Number key, mapped_type other) const noexcept {
    const size_t rank = rank_of(key);
    return rank == npos ? other : values_[rank];
  }

  /// Returns the value of a key that is known at compile time. A missing key does not compile.
  /// \param key  a constant, as `rank_of` takes it
  /// \return the value: text, a record, or a reference to it
  /// \code
  /// static_assert(statuses.at(200) == "OK");
  /// \endcode
  template <number_for<key_type> Number, class = invalid_key::this_key_is_missing_or_known_only_at_run_time>
  [[nodiscard]] consteval typename Values::reference at(const Number& key) const noexcept U8LIT_LIFETIMEBOUND {
    if (!__builtin_constant_p(key)) {
      detail::U8LIT_REFUSE(nullptr, u8"the key is not constant: call value_or(key, other) or find_value(key)");
      return values_[0];
    }
    const size_t rank = rank_of(key);
    if constexpr (compiler::prints_sentences) {
      if (rank != npos) return values_[rank];
      U8LIT_ERROR_AT_CALL(invalid_key::words_for_missing_number(key));
      return values_[0];
    }
    return values_[rank == npos ? detail::refuse<size_t>(invalid_key::words_for_missing_number(key)) : rank];
  }

  /// Finds the entry with a value, in a map with table_option::bidirectional. Complexity: constant; without a hash,
  /// logarithmic in size().
  /// \param value  an enumerator, or an integer of any type, which need not be one that the values' type can have
  /// \return an iterator to the entry, or end() if there is none
  template <number_for<mapped_type> Number>
    requires is_bidirectional<Values>
  [[nodiscard]] U8LIT_ABI constexpr iterator find_by_value(Number value) const noexcept U8LIT_LIFETIMEBOUND {
    const size_t rank = detail::rank_of_number(values_, value);
    return {*this, rank == npos ? size() : rank};
  }
  /// Deleted: this map does not find keys by values. Make it with table_option::bidirectional.
  template <class Value, class = invalid_key::make_the_map_with_table_option_bidirectional>
    requires(!is_bidirectional<Values>)
  U8LIT_ABI constexpr iterator find_by_value(
      const Value& U8LIT_REFUSAL(invalid_key::make_the_map_with_table_option_bidirectional)) const
      U8LIT_ELSE_REFUSED(U8LIT_NOT_BIDIRECTIONAL);

 private:
  U8LIT_ABI constexpr number_map(const Keys& keys, const Values& values) noexcept : keys_{keys}, values_{values} {}

  Keys keys_;
  Values values_;
};

namespace text_rows {

template <const auto& Rows, table_option Options>
consteval auto make_number_map() noexcept {
  constexpr const auto& order = numbers<Rows, number_in_key>;
  constexpr bool is_hashed = !has_option(Options, table_option::ordered_search);
  using keys_type = decltype(text_rows::make_numbers<order, order, is_hashed>());
  using values_type = decltype(text_rows::make_values<Rows, order, Options>());
  return number_map<keys_type, values_type>::unchecked(text_rows::make_numbers<order, order, is_hashed>(),
                                                       text_rows::make_values<Rows, order, Options>());
}

// The requirements on rows. Reading the first key shows whether they are constexpr.
template <const auto& Rows>
U8LIT_ABI constexpr size_t read_first_number() noexcept {
  if (row_count<Rows> == 0) return 0;
  return static_cast<size_t>(Rows[0].key);
}
template <const auto& Rows>
concept rows_with_numbers = requires { requires is_number_or_enumerator<decltype(Rows[0].key)>; };
template <const auto& Rows>
concept constexpr_numbers = requires { typename known<text_rows::read_first_number<Rows>()>; };

template <const auto& Rows, table_option Options>
U8LIT_ABI constexpr auto make_diagnostic_of_numbers() noexcept {
  constexpr auto& keys_of_rows = numbers<Rows, number_in_key>;
  constexpr row_pair same = text_rows::find_duplicate<keys_of_rows>();
  constexpr bool finds_by_value = has_option(Options, table_option::bidirectional);
  using flaw_of_values = typename decltype(text_rows::make_diagnostic_of_values<Rows, finds_by_value, false>())::type;
  if constexpr (same.second != 0)
    return type_identity<
        invalid_key::same_key<row_in_message<Rows, same.first>, row_in_message<Rows, same.second>,
                              Rows[same.first].key>>{};
  else if constexpr (!is_well_formed_text<flaw_of_values>)
    return type_identity<flaw_of_values>{};
  else if constexpr (!has_option(Options, table_option::exhaustive))
    return type_identity<well_formed_text>{};
  else if constexpr (!__is_enum(remove_cvref_t<decltype(Rows[0].key)>))
    return type_identity<invalid_value::an_exhaustive_number_map_has_enumerators_for_keys>{};
  else if constexpr (row_count<Rows> == 0)
    return type_identity<invalid_value::an_exhaustive_map_needs_a_row>{};
  else
    return text_rows::make_diagnostic_of_enumerators<keys_of_rows>();
}
template <const auto& Rows, table_option Options>
U8LIT_ABI constexpr auto make_diagnostic_of_number_rows() noexcept {
  if constexpr (!rows_with_numbers<Rows> && requires { Rows(); }) return type_identity<invalid_key::write_rows_from>{};
  else if constexpr (!rows_with_numbers<Rows>)
    return type_identity<invalid_key::make_rows_of_integers_or_enumerators>{};
  else if constexpr (owns_memory<remove_cvref_t<decltype(Rows[0])>, constexpr_numbers<Rows>>)
    return type_identity<invalid_key::a_value_cannot_own_memory>{};
  else if constexpr (!constexpr_numbers<Rows>) return type_identity<invalid_key::rows_must_be_constexpr>{};
  else if constexpr (!rows_with_values<Rows>) return type_identity<invalid_key::a_row_of_a_number_map_needs_a_value>{};
  else if constexpr (has_option(Options, table_option::ignoring_ascii_case))
    return type_identity<invalid_key::only_text_has_case>{};
  else return text_rows::make_diagnostic_of_numbers<Rows, Options>();
}

template <class Row, class SameRow, auto Key>
struct words_for_values<invalid_key::same_key<Row, SameRow, Key>> {
  U8LIT_ABI static constexpr sentence make() noexcept {
    return text_rows::append_number_or_enumerator<Key>(
        text_rows::words_for_pair<Row, SameRow>().append(u8" have the same key, "));
  }
};

template <const auto& Rows, table_option Options>
U8LIT_ABI constexpr const bool* check_number_rows() noexcept {
  using found = typename decltype(text_rows::make_diagnostic_of_number_rows<Rows, Options>())::type;
  if constexpr (is_well_formed_text<found>) return &no_flaw::is_refused;
  else if constexpr (requires { found::words; }) return error_of<found, fixed_words<found>>;
  else return error_of<found, words_for_values<found>::make>;
}

}  // namespace text_rows

}  // namespace u8lit::detail

namespace u8lit {

/// The map from numbers to values of the rows. A key that occurs twice does not compile, and the error names it.
/// \tparam Rows     a constant of make_rows<Key, Value>, or a constexpr array of anything else with a `key` and a
///                  `value`, in any order. Keys are integers of at most 64 bits or enumerators. Values are stored as
///                  those of make_text_map are.
/// \tparam Options  table_options. With `exhaustive`, every enumerator is a key: one that is left out near others does
///                  not compile.
/// \code
/// inline constexpr auto status_rows = u8lit::make_rows<int, u8lit::utf8_view>({{200, "OK"}, {404, "Not Found"}});
/// inline constexpr auto statuses = u8lit::make_number_map<status_rows>;
/// static_assert(statuses.at(404) == "Not Found");
/// \endcode
template <const auto& Rows, table_option Options = table_option::none,
          const bool* Error = detail::text_rows::check_number_rows<Rows, Options>()>
  requires detail::acceptable<Error>
inline constexpr auto make_number_map = detail::text_rows::make_number_map<Rows, Options>();
template <const auto& Rows, table_option Options, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> make_number_map<Rows, Options, Error> = {};

}  // namespace u8lit

#undef U8LIT_NOT_BIDIRECTIONAL
#undef U8LIT_NO_SUBSCRIPT_OF_A_MAP
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
