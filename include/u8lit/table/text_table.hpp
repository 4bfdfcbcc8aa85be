// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TEXT_TABLE_HPP
#define U8LIT_TABLE_TEXT_TABLE_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/base/octet.hpp>
#include <u8lit/base/type_traits.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/table/found_value.hpp>
#include <u8lit/table/key_check.hpp>
#include <u8lit/table/key_search.hpp>
#include <u8lit/table/mapped_keys.hpp>
#include <u8lit/table/number_search.hpp>
#include <u8lit/table/record.hpp>
#include <u8lit/table/table_iterator.hpp>
#include <u8lit/table/text_pool.hpp>
#include <u8lit/table/value_check.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// Sets and maps of text, which the compiler builds from rows in any order:
//
//   inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}};
//   inline constexpr auto colours = u8lit::make_text_map<colour_rows>;
//
// If rows are inline constexpr and nothing else uses them, they do not get into the program.

namespace u8lit::detail {

// What compilers print where `text_map::at` is called with a key that is missing, or that is known only at run time.
namespace invalid_key {

struct this_literal_is_not_a_key;
struct this_key_is_missing_or_known_only_at_run_time;
// Clang prints the name of this type. A text_constant is constant, and an array that is not is hardly ever a key.
template <class Text>
struct flaw_of { using type = this_key_is_missing_or_known_only_at_run_time; };
template <class Text>
  requires(__is_empty(Text))
struct flaw_of<Text> { using type = this_literal_is_not_a_key; };
template <class Unit, size_t Size>
struct flaw_of<Unit[Size]> { using type = this_literal_is_not_a_key; };
#define U8LIT_ASK_AT_RUN_TIME \
  "u8lit: `at` is for constants: at run time call value_or(key, other) or find_value(key)"
U8LIT_REFUSAL_CLASS(at_run_time_call_value_or_or_find_value_instead_of_at, U8LIT_ASK_AT_RUN_TIME)
#define U8LIT_ASK_FIND_VALUE "u8lit: how long is this key? Ask find_value(std::string_view{pointer, length})"
struct ask_find_value_with_a_view_of_the_pointer_and_length : anything {
  U8LIT_REFUSAL_MEMBERS(ask_find_value_with_a_view_of_the_pointer_and_length, U8LIT_ASK_FIND_VALUE)
};
#define U8LIT_NOT_BIDIRECTIONAL \
  "u8lit: this map does not find keys by values: make it with table_option::bidirectional"
U8LIT_REFUSAL_CLASS(make_the_map_with_table_option_bidirectional, U8LIT_NOT_BIDIRECTIONAL)
#define U8LIT_NO_SUBSCRIPT_OF_A_SET "u8lit: a set has no []: call contains(key), find(key) or nth(rank)"
U8LIT_OPERAND_CLASS(class, call_contains_or_find_or_nth_instead_of_a_subscript, U8LIT_NO_SUBSCRIPT_OF_A_SET)
#define U8LIT_NO_SUBSCRIPT_OF_A_MAP \
  "u8lit: a map has no []: call at(key) if the key is constant, else find_value(key); nth(rank) returns an entry"
U8LIT_OPERAND_CLASS(class, call_at_or_find_value_or_nth_instead_of_a_subscript, U8LIT_NO_SUBSCRIPT_OF_A_MAP)

// What compilers print for a key that is missing, if they take no sentence.
template <code_unit Unit>
struct missing_key {
  const utf8_character* why;
  const Unit* key;
};
template <class Key>
[[nodiscard]] U8LIT_ABI constexpr auto words_for_missing_key(const Key& key) noexcept {
  const auto units = detail::units_of(key);
  if constexpr (compiler::prints_sentences) {
    sentence words;
    return detail::append_quoted(words.append(u8"this table has no key "), units.data(), units.size());
  } else {
    return missing_key{u8"this table has no such key", units.data()};
  }
}
template <code_unit Unit>
missing_key(const utf8_character*, const Unit*) -> missing_key<Unit>;
}  // namespace invalid_key

/// A key of a text_map and its value; if the value is neither text nor a record, a reference to it.
/// \code
/// for (const auto [key, value] : colours) print(key, value);
/// \endcode
template <utf8_unit Unit, class Value>
struct text_entry {
  text_view<Unit> key;
  Value value;
};

// Base of text_set and text_map: iterators over their elements, and functions that find an element by its key's rank.
template <class Table>
class text_lookup {
 public:
  /// Returns whether there are no elements.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return table().size() == 0; }
  /// Returns an iterator to the first element.
  [[nodiscard]] U8LIT_ABI constexpr table_iterator<Table> begin() const noexcept U8LIT_LIFETIMEBOUND {
    return {table(), 0};
  }
  /// Returns an iterator past the last element.
  [[nodiscard]] U8LIT_ABI constexpr table_iterator<Table> end() const noexcept U8LIT_LIFETIMEBOUND {
    return {table(), table().size()};
  }

  /// Finds the element with a key. Complexity: linear in the length of the key; without a hash, times the logarithm of
  /// size().
  /// \param key  text of any encoding form; if it is ill-formed, it equals no key
  /// \return an iterator to the element, or end() if there is none
  /// \code
  /// static_assert(colours.find("red")->value == 1 && colours.find("rot") == colours.end());
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr table_iterator<Table> find(const Text& key) const noexcept U8LIT_LIFETIMEBOUND {
    return iterator_at(key_set().rank_of(key));
  }
  /// Looks for a key, as `find`.
  /// \param key  text of any encoding form; if it is ill-formed, it equals no key
  /// \return whether there is such an element
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr bool contains(const Text& key) const noexcept {
    return key_set().rank_of(key) != npos;
  }

  /// Finds the elements with keys that begin with a prefix. Complexity: linear in the length of the prefix times the
  /// logarithm of size().
  /// \param prefix  text of any encoding form; in UTF-8 it may end within a character
  /// \return a range of elements, with all of them if the prefix is empty
  /// \code
  /// for (const auto keyword : keywords.starting_with("e")) print(keyword);
  /// for (const auto [name, number] : colours.starting_with("gr")) print(name);
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr table_range<Table> starting_with(const Text& prefix) const noexcept
      U8LIT_LIFETIMEBOUND {
    const rank_range ranks = key_set().ranks_of_prefix(prefix);
    return {iterator_at(ranks.first), iterator_at(ranks.last)};
  }

  /// Finds the element with the longest key that the text begins with. Complexity: linear in the length of that key
  /// times the logarithm of size().
  /// \param text  text of any encoding form; need not be well-formed after the key
  /// \return an iterator to the element, or end() if the text begins with no key
  /// \code
  /// static_assert(*keywords.longest_prefix_of("elsewhere") == "else");
  /// static_assert(colours.longest_prefix_of("grünlich")->value == 2);
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr table_iterator<Table> longest_prefix_of(const Text& text) const noexcept
      U8LIT_LIFETIMEBOUND {
    return iterator_at(key_set().rank_of_longest_prefix(text));
  }

  /// Deleted: the length of the text is unknown. Pass a view.
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& find(unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) const
      U8LIT_UNSIZED;
  /// Deleted, as `find`: the length of the text is unknown.
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& contains(unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) const
      U8LIT_UNSIZED;
  /// Deleted, as `find`: the length of the text is unknown.
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& starting_with(
      unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) const U8LIT_UNSIZED;
  /// Deleted, as `find`: the length of the text is unknown.
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& longest_prefix_of(
      unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) const U8LIT_UNSIZED;

 private:
  [[nodiscard]] U8LIT_ABI constexpr const Table& table() const noexcept { return static_cast<const Table&>(*this); }
  [[nodiscard]] U8LIT_ABI constexpr const auto& key_set() const noexcept {
    if constexpr (requires(const Table& map) { map.keys(); }) return table().keys();
    else return table();
  }
  [[nodiscard]] U8LIT_ABI constexpr table_iterator<Table> iterator_at(size_t rank) const noexcept {
    return {table(), rank == npos ? table().size() : rank};
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Options of make_text_set and make_text_map. `|` combines them.
/// \code
/// inline constexpr u8lit::text_row<int> header_rows[] = {{"Content-Type", 1}, {"Accept", 2}};
/// inline constexpr auto headers =
///     u8lit::make_text_map<header_rows, u8lit::table_option::ignoring_ascii_case>;
/// static_assert(headers.at("content-type") == 1 && headers.find("ACCEPT")->key == "Accept");
/// \endcode
enum class table_option : unsigned char {
  none = 0,                 ///< the default: copies of the text, and a hash for 8 to 16,384 keys
  borrowed = 1,             ///< keys, and values that are text, are views of the rows' literals instead of copies
  ordered_search = 2,       ///< binary search, for a byte a key, instead of a hash, for about 3
  ignoring_ascii_case = 4,  ///< the case of the letters A to Z is ignored, in keys and in what is looked up
  bidirectional = 8,        ///< a map also finds keys by their values, which are unique integers or enumerators
  exhaustive = 16,          ///< a map has a row for every enumerator: one that is left out near others does not compile
};
/// Combines options.
[[nodiscard]] U8LIT_ABI constexpr table_option operator|(table_option left, table_option right) noexcept {
  return static_cast<table_option>(static_cast<unsigned>(left) | static_cast<unsigned>(right));
}

/// A constant set of text, in code point order, which is the order of bytes (RFC 3629 section 1); if the set ignores
/// case, in the order of lower case. It is a random access range of text_view. Make one with make_text_set.
///
/// Functions that look something up take text of any encoding form, as a string, an array or a view. It need not be
/// well-formed: ill-formed text equals no key.
/// \code
/// inline constexpr u8lit::text_key<> keyword_rows[] = {"if", "else", "für"};
/// inline constexpr auto keywords = u8lit::make_text_set<keyword_rows>;
/// static_assert(keywords.contains(u"für"));
/// \endcode
template <class Keys, class Search>
class text_set : public detail::text_lookup<text_set<Keys, Search>> {
 public:
  using unit_type = typename Keys::unit_type;  ///< The code unit type of the keys.
  using value_type = text_view<unit_type>;  ///< What it is a range of.
  using iterator = detail::table_iterator<text_set>;  ///< A random access iterator.
  using const_iterator = iterator;  ///< The same.

  /// Combines stored keys and a search in them; make_text_set calls it.
  /// Precondition: the keys are well-formed, distinct and in order, and the search is made for them.
  [[nodiscard]] U8LIT_ABI static constexpr text_set unchecked(const Keys& keys, const Search& search) noexcept {
    return {keys, search};
  }

  /// Returns the number of keys.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Keys::size(); }
  /// Returns a key by its rank. Precondition: rank < size().
  /// \param rank  the index of a key in the order of the set, from 0
  [[nodiscard]] U8LIT_ABI constexpr value_type nth(size_t rank) const noexcept U8LIT_LIFETIMEBOUND {
    return keys_[rank];
  }
  /// Deleted: call `contains` or `find` for a key, `nth` for a rank.
  U8LIT_ABI value_type operator[](detail::invalid_key::call_contains_or_find_or_nth_instead_of_a_subscript) const
      U8LIT_ELSE_REFUSED(U8LIT_NO_SUBSCRIPT_OF_A_SET);

  /// Finds the rank of a key. Complexity: linear in the length of the key; without a hash, times the logarithm of
  /// size().
  /// \param key  text of any encoding form; if it is ill-formed, it equals no key
  /// \return the index of the key in the order of the set, from 0, or npos if it is not in the set
  /// \code
  /// constexpr std::size_t rank = keywords.rank_of("else");
  /// static_assert(keywords.nth(rank) == "else");
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t rank_of(const Text& key) const noexcept {
    const auto octets = make_lookup_key(key);
    return octets.is_complete() ? search_.find(keys_, octets.data(), octets.size()) : npos;
  }
  /// Finds the keys that begin with a prefix, as `starting_with`.
  /// \return their ranks, as `first` and, after the last, `last`
  /// \code
  /// static_assert(keywords.ranks_of_prefix("el").first == keywords.rank_of("else"));
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr detail::rank_range ranks_of_prefix(const Text& prefix) const noexcept {
    const auto octets = make_lookup_key(prefix);
    if (!octets.is_complete()) return {size(), size()};
    return detail::text_rows::find_starting_with(keys_, octets.data(), octets.size());
  }
  /// Finds the longest key that the text begins with, as `longest_prefix_of`.
  /// \return the rank of the key, or npos
  /// \code
  /// static_assert(keywords.rank_of_longest_prefix("elsewhere") == keywords.rank_of("else"));
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t rank_of_longest_prefix(const Text& text) const noexcept {
    const auto octets = make_lookup_key(text);
    return detail::text_rows::find_longest_prefix(keys_, octets.data(), octets.size());
  }

  /// Deleted: the length of the text is unknown. Pass a view.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& rank_of(
      detail::unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) const U8LIT_UNSIZED;
  /// Deleted, as `rank_of`: the length of the text is unknown.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& ranks_of_prefix(
      detail::unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) const U8LIT_UNSIZED;
  /// Deleted, as `rank_of`: the length of the text is unknown.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& rank_of_longest_prefix(
      detail::unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) const U8LIT_UNSIZED;

 private:
  U8LIT_ABI constexpr text_set(const Keys& keys, const Search& search) noexcept : keys_{keys}, search_{search} {}

  template <class Text>
  [[nodiscard]] U8LIT_ABI static constexpr auto make_lookup_key(const Text& text) noexcept {
    return detail::text_rows::make_key_to_find<Keys>(detail::units_of(text));
  }

  Keys keys_;
  [[no_unique_address]] Search search_;
};

/// A constant map from text to values, ordered as a text_set. It is a random access range of entries, each with a `key`
/// and a `value`. Make one with make_text_map. The functions that look something up take the same arguments as those of
/// text_set.
/// \code
/// inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}};
/// inline constexpr auto colours = u8lit::make_text_map<colour_rows>;
/// static_assert(colours.at("grün") == 2);
/// \endcode
template <class Set, class Values>
class text_map : public detail::text_lookup<text_map<Set, Values>> {
 public:
  using unit_type = typename Set::unit_type;  ///< The code unit type of the keys.
  using key_type = text_view<unit_type>;  ///< The type of the keys.
  using mapped_type = typename Values::value_type;  ///< The type of the values.
  using value_type = detail::text_entry<unit_type, typename Values::reference>;  ///< What it is a range of.
  using iterator = detail::table_iterator<text_map>;  ///< A random access iterator.
  using const_iterator = iterator;  ///< The same.

  /// Combines a set and the values of its keys; make_text_map calls it.
  /// Precondition: there are as many values as keys.
  [[nodiscard]] U8LIT_ABI static constexpr text_map unchecked(const Set& keys, const Values& values) noexcept {
    return {keys, values};
  }

  /// Returns the number of entries.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return keys_.size(); }
  /// Returns the set of the keys.
  [[nodiscard]] U8LIT_ABI constexpr const Set& keys() const noexcept U8LIT_LIFETIMEBOUND { return keys_; }
  /// Returns an entry by the rank of its key. Precondition: rank < size().
  /// \param rank  the index of an entry in the order of the keys, from 0
  [[nodiscard]] U8LIT_ABI constexpr value_type nth(size_t rank) const noexcept U8LIT_LIFETIMEBOUND {
    return {keys_.nth(rank), values_[rank]};
  }
  /// Deleted: call `at` for a constant key, `find_value` for another, `nth` for a rank.
  U8LIT_ABI typename Values::reference operator[](
      detail::invalid_key::call_at_or_find_value_or_nth_instead_of_a_subscript) const
      U8LIT_ELSE_REFUSED(U8LIT_NO_SUBSCRIPT_OF_A_MAP);

  /// Returns the value of a key that is known at compile time. A missing key does not compile.
  /// \param key  a literal or another constant text, of any encoding form
  /// \return the value: text, a record, or a reference to it
  /// \code
  /// constexpr int red = colours.at("red");
  /// \endcode
  template <text_like Text, class = typename detail::invalid_key::flaw_of<Text>::type>
    requires detail::compiler::is_trivially_destructible<Text>
  [[nodiscard]] consteval typename Values::reference at(const Text& key) const noexcept U8LIT_LIFETIMEBOUND {
    // No sentence for g++ 16: it would print it while it determines whether the caller is immediate (P2564).
    if (!__builtin_constant_p(detail::units_of(key).size())) {
      detail::U8LIT_REFUSE(nullptr, u8"the key is not constant: call value_or(key, other) or find_value(key)");
      return values_[0];
    }
    const size_t rank = keys_.rank_of(key);
    if constexpr (detail::compiler::prints_sentences) {
      if (rank != npos) return values_[rank];
      U8LIT_ERROR_AT_CALL(detail::invalid_key::words_for_missing_key(key));
      return values_[0];
    }
    return values_[rank == npos ? detail::refuse<size_t>(detail::invalid_key::words_for_missing_key(key)) : rank];
  }
  /// Deleted: a string that allocates is known only at run time. Call find_value or value_or instead.
  template <text_like Text, class = detail::invalid_key::at_run_time_call_value_or_or_find_value_instead_of_at>
    requires(!detail::compiler::is_trivially_destructible<Text>)
  [[nodiscard]] U8LIT_ABI constexpr typename Values::reference at(
      const Text& U8LIT_REFUSAL(invalid_key::at_run_time_call_value_or_or_find_value_instead_of_at)) const
      U8LIT_ELSE_REFUSED(U8LIT_ASK_AT_RUN_TIME);

  /// Finds the value of a key, as fast as `find`.
  /// \param key  text of any encoding form; if it is ill-formed, it equals no key
  /// \return the value, or nothing
  /// \code
  /// if (const auto number = colours.find_value(word)) return *number;
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr detail::found_value<typename Values::reference> find_value(
      const Text& key) const noexcept U8LIT_LIFETIMEBOUND {
    const size_t rank = keys_.rank_of(key);
    if (rank == npos) return {};
    return detail::found_value<typename Values::reference>{values_[rank]};
  }
  /// Finds the value of a key, as `find_value`.
  /// \param key    text of any encoding form; if it is ill-formed, it equals no key
  /// \param other  the value of a missing key
  /// \return a copy of the value or, if there is none, `other`
  /// \code
  /// static_assert(colours.value_or("blue", 0) == 0);
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr mapped_type value_or(const Text& key, mapped_type other) const noexcept {
    const size_t rank = keys_.rank_of(key);
    return rank == npos ? other : values_[rank];
  }

  /// Finds the entry with a value, in a map with table_option::bidirectional. Complexity: constant; without a hash,
  /// logarithmic in size().
  /// \param value  an enumerator, or an integer of any type, which need not be one that the values' type can have
  /// \return an iterator to the entry, or end() if there is none
  /// \code
  /// static_assert(colours.find_by_value(2)->key == "grün");
  /// \endcode
  template <detail::number_for<mapped_type> Number>
    requires detail::is_bidirectional<Values>
  [[nodiscard]] U8LIT_ABI constexpr iterator find_by_value(Number value) const noexcept U8LIT_LIFETIMEBOUND {
    const size_t rank = detail::rank_of_number(values_, value);
    return {*this, rank == npos ? size() : rank};
  }
  /// Deleted: this map does not find keys by values. Make it with table_option::bidirectional.
  template <class Value, class = detail::invalid_key::make_the_map_with_table_option_bidirectional>
    requires(!detail::is_bidirectional<Values>)
  U8LIT_ABI constexpr iterator find_by_value(
      const Value& U8LIT_REFUSAL(invalid_key::make_the_map_with_table_option_bidirectional)) const
      U8LIT_ELSE_REFUSED(U8LIT_NOT_BIDIRECTIONAL);

  /// Deleted: the length of the text is unknown. Call find_value with a view.
  U8LIT_ABI detail::invalid_key::ask_find_value_with_a_view_of_the_pointer_and_length& at(
      detail::unsized auto&& U8LIT_REFUSAL(invalid_key::ask_find_value_with_a_view_of_the_pointer_and_length)) const
      U8LIT_ELSE_REFUSED(U8LIT_ASK_FIND_VALUE);
  /// Deleted: the length of the text is unknown. Pass a view.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& find_value(
      detail::unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) const U8LIT_UNSIZED;
  /// Deleted, as `find_value`: the length of the text is unknown.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& value_or(
      detail::unsized auto&&, auto&& U8LIT_NO_LENGTH) const U8LIT_UNSIZED;

 private:
  U8LIT_ABI constexpr text_map(const Set& keys, const Values& values) noexcept : keys_{keys}, values_{values} {}

  Set keys_;
  Values values_;
};

}  // namespace u8lit

namespace u8lit::detail::text_rows {

U8LIT_ABI constexpr bool has_option(table_option options, table_option wanted) noexcept {
  return (static_cast<unsigned>(options) & static_cast<unsigned>(wanted)) != 0;
}

// The rows by which keys are sorted, hashed and checked.
template <const auto& Rows, table_option Options>
U8LIT_ABI constexpr const auto& choose_search_rows() noexcept {
  if constexpr (has_option(Options, table_option::ignoring_ascii_case)) return ignoring_case<Rows>;
  else return Rows;
}
template <const auto& Rows, table_option Options>
inline constexpr const auto& search_rows = text_rows::choose_search_rows<Rows, Options>();

template <const auto& Rows, table_option Options = table_option::none, class Keys>
U8LIT_ABI constexpr auto make_search(const Keys& texts) noexcept {
  constexpr size_t count = row_count<Rows>;
  if constexpr (is_worth_hashing<count> && !has_option(Options, table_option::ordered_search)) {
    if constexpr (perfect<Rows>.found) return hashed_search_of<Rows>{perfect<Rows>.hash};
    else return ordered_search_of<Rows>{key_samples<count, common_prefix_size<Rows>>{texts}};
  } else {
    return ordered_search_of<Rows>{key_samples<count, common_prefix_size<Rows>>{texts}};
  }
}
template <const auto& Rows, class Member, table_option Options>
consteval auto make_texts() noexcept {
  if constexpr (has_option(Options, table_option::borrowed)) return text_rows::make_borrowed_texts<Rows, Member>();
  else return text_rows::make_text_pool<Rows, Member>();
}
template <const auto& Rows, table_option Options>
consteval auto make_keys() noexcept {
  using rows = remove_cvref_t<decltype(Rows)>;
  if constexpr (with_mapped_keys<rows>) {
    const auto texts = text_rows::make_texts<Rows, key_member, Options>();
    return mapped_texts<remove_cvref_t<decltype(texts)>, typename rows::key_mapping>{texts};
  } else if constexpr (has_option(Options, table_option::ignoring_ascii_case)) {
    const auto texts = text_rows::make_texts<ignoring_case<Rows>, key_member, Options>();
    return case_ignoring_texts<remove_cvref_t<decltype(texts)>>{texts};
  } else {
    return text_rows::make_texts<Rows, key_member, Options>();
  }
}
template <const auto& Rows, table_option Options>
consteval auto make_set() noexcept {
  const auto texts = text_rows::make_keys<Rows, Options>();
  const auto search = text_rows::make_search<search_rows<Rows, Options>, Options>(texts);
  return text_set<remove_cvref_t<decltype(texts)>, remove_cvref_t<decltype(search)>>::unchecked(texts, search);
}
template <const auto& Rows, table_option Options>
inline constexpr auto set = text_rows::make_set<Rows, Options>();

// The values by rank, or what a projection makes of them.
template <const auto& Rows, const auto& Order, class Projection>
consteval auto copy_values(Projection projection) noexcept {
  using value = remove_cvref_t<decltype(projection(Rows[0].value))>;
  constexpr size_t count = row_count<Rows>;
  if constexpr (count == 0) {
    return value_array<value, 0>{};
  } else if constexpr (copied_by_assignment<value>) {
    value_array<value, count> result{};
    for (size_t rank = 0; rank < count; ++rank) result.values[rank] = projection(Rows[sorted<Order>[rank]].value);
    return result;
  } else {
    return [&]<size_t... Ranks>(indices<Ranks...>) {
      return value_array<value, count>{{projection(Rows[sorted<Order>[Ranks]].value)...}};
    }(indices_below<count>{});
  }
}

// The member of a row's record, as text.
template <const auto& Rows, size_t Index>
struct member_of_record {
  template <const auto&>
  U8LIT_ABI static constexpr auto of(size_t row) noexcept {
    return detail::units_of(detail::copy_member<Index>(Rows[row].value));
  }
};
template <const auto& Rows, const auto& Order, table_option Options, size_t Index>
consteval auto make_column() noexcept {
  constexpr auto project = [](const auto& record) { return detail::copy_member<Index>(record); };
  using member = decltype(project(Rows[0].value));
  if constexpr (is_text_view<member>) return text_rows::make_texts<Order, member_of_record<Rows, Index>, Options>();
  else return text_rows::copy_values<Rows, Order>(project);
}
// Each column is a constant of its own, because compilers limit the steps of a constant evaluation.
template <const auto& Rows, const auto& Order, table_option Options, size_t Index>
inline constexpr auto column = text_rows::make_column<Rows, Order, Options, Index>();
template <const auto& Rows, const auto& Order, table_option Options, size_t... Indices>
consteval auto make_columns(indices<Indices...> all) noexcept {
  return detail::make_record_columns<value_in_rows<Rows>>(all, column<Rows, Order, Options, Indices>...);
}

// The values of rows, by the ranks of keys: `Order` has the keys as they are sorted.
template <const auto& Rows, const auto& Order, table_option Options>
consteval auto make_values() noexcept {
  using value = value_in_rows<Rows>;
  if constexpr (is_text_view<value>) {
    return text_rows::make_texts<Order, value_member<Rows>, Options>();
  } else if constexpr (has_option(Options, table_option::bidirectional)) {
    constexpr bool is_hashed = !has_option(Options, table_option::ordered_search);
    return text_rows::make_numbers<numbers<Rows, number_in_value>, Order, is_hashed>();
  } else if constexpr (is_record<value> && row_count<Rows> > 0) {
    return text_rows::make_columns<Rows, Order, Options>(indices_below<detail::count_members<value>()>{});
  } else {
    return text_rows::copy_values<Rows, Order>([](const value& each) -> const value& { return each; });
  }
}

template <const auto& Rows, table_option Options>
consteval auto make_map() noexcept {
  using keys_type = remove_cvref_t<decltype(set<Rows, Options>)>;
  constexpr const auto& order = search_rows<Rows, Options>;
  using values_type = decltype(text_rows::make_values<Rows, order, Options>());
  return text_map<keys_type, values_type>::unchecked(set<Rows, Options>,
                                                     text_rows::make_values<Rows, order, Options>());
}

// The requirements on rows. Reading the size of a key shows whether they are constexpr.
template <const auto& Rows>
U8LIT_ABI constexpr size_t size_of_first_key() noexcept {
  if (row_count<Rows> == 0) return 0;
  return detail::key_of(Rows[0]).size();
}
template <size_t Size>
struct known;
template <class Row>
concept row_with_key = requires(const Row& row) { detail::units_of(row.key); } ||
                       requires(const Row& row) { detail::units_of(row); };
template <const auto& Rows>
concept rows_with_keys = row_with_key<remove_cvref_t<decltype(Rows[0])>> && utf8_unit<key_unit<Rows>>;
template <const auto& Rows>
concept constexpr_rows = requires { typename known<text_rows::size_of_first_key<Rows>()>; };
template <const auto& Rows>
concept rows_with_values = requires { remove_cvref_t<decltype(Rows[0].value)>(Rows[0].value); };
// Whether values own memory. Rows of them are not constexpr, or are so only if their strings are short.
template <class Row, bool IsConstexpr>
concept owns_memory = requires(const Row& row) {
  requires !compiler::is_trivially_destructible<remove_cvref_t<decltype(row.value)>>;
  requires !IsConstexpr || requires { detail::units_of(row.value); };
};

// The rows with their keys mapped; rows that no table can have, as they are, for the table to refuse.
template <const auto& Rows, class Mapping>
U8LIT_ABI constexpr const auto& choose_mapped_rows() noexcept {
  if constexpr (rows_with_keys<Rows> && constexpr_rows<Rows> &&
                (rows_with_values<Rows> || !requires { Rows[0].value; }) && row_count<Rows> > 0) {
    if constexpr (text_rows::validate_all_keys<Rows>().well_formed) return mapped_rows_of<Rows, Mapping>;
    else return Rows;
  } else {
    return Rows;
  }
}
template <const auto& Rows, class Mapping>
inline constexpr const auto& map_keys = text_rows::choose_mapped_rows<Rows, Mapping>();

template <const auto& Rows, bool IsMap, table_option Options>
U8LIT_ABI constexpr auto make_diagnostic_of_rows() noexcept {
  if constexpr (!rows_with_keys<Rows> && requires { Rows(); }) return type_identity<invalid_key::write_rows_from>{};
  else if constexpr (!rows_with_keys<Rows>) return type_identity<invalid_key::make_an_array_of_text_key_or_text_row>{};
  else if constexpr (IsMap && owns_memory<remove_cvref_t<decltype(Rows[0])>, constexpr_rows<Rows>>)
    return type_identity<invalid_key::a_value_cannot_own_memory>{};
  else if constexpr (!constexpr_rows<Rows>) return type_identity<invalid_key::rows_must_be_constexpr>{};
  else if constexpr (IsMap && !rows_with_values<Rows>)
    return type_identity<invalid_key::a_row_of_a_map_needs_a_value>{};
  else if constexpr (!IsMap && has_option(Options, table_option::bidirectional | table_option::exhaustive))
    return type_identity<invalid_key::a_set_has_no_values>{};
  else if constexpr (!is_well_formed_text<diagnostic_of_keys<search_rows<Rows, Options>>>)
    return type_identity<diagnostic_of_keys<search_rows<Rows, Options>>>{};
  else if constexpr (IsMap)
    return text_rows::make_diagnostic_of_values<Rows, has_option(Options, table_option::bidirectional),
                                                has_option(Options, table_option::exhaustive)>();
  else return type_identity<well_formed_text>{};
}
// The argument `Error` of a set or map (base/refused_variable.hpp).
template <const auto& Rows, bool IsMap, table_option Options>
U8LIT_ABI constexpr const bool* check_rows() noexcept {
  using found = typename decltype(text_rows::make_diagnostic_of_rows<Rows, IsMap, Options>())::type;
  if constexpr (is_well_formed_text<found>) return &no_flaw::is_refused;
  else if constexpr (requires { found::words; }) return error_of<found, fixed_words<found>>;
  else if constexpr (requires { words_for_values<found>::make(); })
    return error_of<found, words_for_values<found>::make>;
  else return error_of<found, text_rows::words_for_keys<search_rows<Rows, Options>>>;
}

}  // namespace u8lit::detail::text_rows

namespace u8lit {

/// The text_set of the rows. An ill-formed key or a duplicate does not compile, and the error names it. In a
/// constraint, write `sizeof(make_text_set<rows>)`: for g++, the name alone is valid even if the rows are refused.
/// Refer to the set by one name: a constant that copies it is a second set in the program.
/// \tparam Rows     a constexpr array of text_key, or of anything else with data() and size(), in any order; in a
///                  function, it must be static
/// \tparam Options  table_options, such as `table_option::borrowed | table_option::ordered_search`
/// \code
/// inline constexpr u8lit::text_key<> keyword_rows[] = {"if", "else", "für"};
/// inline constexpr auto keywords = u8lit::make_text_set<keyword_rows>;
/// \endcode
template <const auto& Rows, table_option Options = table_option::none,
          const bool* Error = detail::text_rows::check_rows<Rows, false, Options>()>
  requires detail::acceptable<Error>
inline constexpr auto make_text_set = detail::text_rows::set<Rows, Options>;
template <const auto& Rows, table_option Options, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> make_text_set<Rows, Options, Error> = {};

/// The text_map of the rows. As in `make_text_set`, keys that are ill-formed or occur twice do not compile, and the
/// error names them.
/// \tparam Rows     a constexpr array of text_row, or of anything else with a `key` and a `value`, in any order; in
///                  a function, it must be static. The map copies the text of values that are a text_view, and of the
///                  members of values that are a struct of 2 to 8 members, a text_view among them. It copies other
///                  values as they are.
/// \tparam Options  table_options, such as `table_option::borrowed | table_option::ordered_search`
/// \code
/// inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}};
/// inline constexpr auto colours = u8lit::make_text_map<colour_rows>;
/// \endcode
template <const auto& Rows, table_option Options = table_option::none,
          const bool* Error = detail::text_rows::check_rows<Rows, true, Options>()>
  requires detail::acceptable<Error>
inline constexpr auto make_text_map = detail::text_rows::make_map<Rows, Options>();
template <const auto& Rows, table_option Options, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> make_text_map<Rows, Options, Error> = {};

}  // namespace u8lit

#undef U8LIT_ASK_AT_RUN_TIME
#undef U8LIT_ASK_FIND_VALUE
#undef U8LIT_NO_SUBSCRIPT_OF_A_SET
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
