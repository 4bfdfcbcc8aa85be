// SPDX-License-Identifier: BSL-1.0
// No way round the promise: nothing ill-formed gets into a type that holds only what is well-formed, unless the word
// `unchecked` stands there. What the compiler refuses with words of ours is in tests/rejected.
#include <u8lit.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// A class that converts to one number when it is checked and to another when it is used is not taken for an integer.
struct two_numbers {
  constexpr operator int() const { return 0x41; }
  explicit constexpr operator unsigned long long() const { return 0x41; }
  explicit constexpr operator char32_t() const { return 0xD800; }
};
struct counts {
  constexpr operator char32_t() const { return calls++ == 0 ? U'a' : char32_t{0xD800}; }
  mutable int calls = 0;
};
union either {
  char32_t value;
  constexpr operator char32_t() const { return value; }
};
struct derived_value : scalar_value {
  constexpr operator char32_t() const { return 0xD800; }
};
template <class Number>
concept is_accepted = requires(Number number) { scalar_value::from(number); } ||
                   requires(Number number) { make_code_points().contains(number); }
|| std::is_constructible_v<scalar_range, Number, Number> || std::is_constructible_v<scalar_range, int, Number> ||
    std::is_constructible_v<code_point_row<int>, Number, int> ||
    std::is_constructible_v<code_point_row<int>, int, Number, int>;
static_assert(!is_accepted<two_numbers> && !is_accepted<counts> && !is_accepted<either> && !is_accepted<bool> &&
              !is_accepted<double>);
static_assert(is_accepted<char> && is_accepted<char32_t> && is_accepted<long long> && is_accepted<scalar_value>);
static_assert(!std::is_constructible_v<scalar_value, two_numbers> && !std::is_constructible_v<scalar_value, counts>);
// What is derived from a scalar value is that value.
static_assert(scalar_value{derived_value{}}.unchecked_value == 0 && !integer<derived_value>);
enum small : unsigned char { e_acute = 0xE9 };
enum large : unsigned { surrogate = 0xD800, letter = 0x61 };
static_assert(!scalar_value::from(e_acute) && !scalar_value::from(surrogate) && *scalar_value::from(letter) == U'a');

// Checked objects have no writable members, and are no aggregates.
template <class Range>
concept has_ends = requires(Range& range) {
  range.first = char32_t{};
}
|| requires(Range& range) { range.last = char32_t{}; };
static_assert(has_ends<code_point_range> && !has_ends<scalar_range> && !has_ends<code_point_row<int>>);
static_assert(!std::is_base_of_v<code_point_range, scalar_range> &&
              !std::is_base_of_v<code_point_range, code_point_row<int>>);
static_assert(!std::is_convertible_v<code_point_range, scalar_range> &&
              !std::is_constructible_v<scalar_range, code_point_range>);
template <class... Types>
constexpr bool none_is_aggregate = (!std::is_aggregate_v<Types> && ...);
inline constexpr auto letters = make_code_points({{U'a', U'z'}});
inline constexpr code_point_row<bool> rows[]{{U'a', U'z', true}};
inline constexpr text_row<int> key_rows[]{{"a", 1}, {"b", 2}};
static_assert(none_is_aggregate<scalar_value, optional_scalar_value, scalar_range, code_point_row<int>,
                                code_point_ranges<1>, std::remove_cvref_t<decltype(make_code_point_set<letters>)>,
                                std::remove_cvref_t<decltype(make_code_point_map<rows>)>>);
static_assert(
    none_is_aggregate<text_view<char>, checked_text<char>, restricted_text<char>, checked_restricted_text<char>,
                      utf8_sequence, scalar_text<char>, scalar_iterator<char>, explanation, text_pool<char, 1, 1, 1>,
                      std::remove_cvref_t<decltype(make_text_map<key_rows>)>,
                      std::remove_cvref_t<decltype(make_text_set<key_rows>)>>);

// Nor does a table take what a user made.
struct all_numbers {
  static constexpr any_number end = 0x110000, block_size = 64, default_value = 0;
  constexpr any_number word_of(any_number) const { return ~any_number{}; }
};
using set_of_all = code_point_set<all_numbers, no_bitmap>;
using map_of_all = code_point_map<bool, all_numbers, 0>;
static_assert(!std::is_default_constructible_v<set_of_all> &&
              !std::is_constructible_v<set_of_all, all_numbers, no_bitmap>);
static_assert(!std::is_default_constructible_v<map_of_all> &&
              !std::is_constructible_v<map_of_all, value_list<bool, 0>, all_numbers>);
template <class Map>
concept has_table = requires(Map& map) { map.table; };
template <class Set>
concept has_bitmap = requires(Set& set) {
  set.near_bitmap;
}
|| requires(Set& set) { set.ascii; }
|| requires(Set& set) { set.far_bitmap; };
static_assert(!has_table<std::remove_cvref_t<decltype(make_code_point_map<rows>)>> && !has_bitmap<set_of_all>);

// A set of a user's own, with surrogates, is in no set of scalar values.
struct surrogate_set {
  code_point_range range = surrogates;
  constexpr const code_point_range* begin() const { return &range; }
  constexpr const code_point_range* end() const { return &range + 1; }
  static constexpr size_t size() { return 1; }
  static constexpr bool empty() { return false; }
  template <integer Number>
  constexpr bool contains(Number number) const {
    return range.contains(static_cast<char32_t>(number));
  }
};
inline constexpr surrogate_set own_set, around_surrogates{{0xD7FF, 0xE000}};
constexpr bool always(char32_t) { return true; }
template <const auto& Set>
concept in_a_set = requires { sizeof(make_code_point_set<Set>); };
static_assert(in_a_set<letters> && !in_a_set<own_set>);
static_assert(code_points_where<always, own_set>.empty() && code_points_where<always, around_surrogates>.count() == 2 &&
              code_points_where<always, letters> == letters);

// Text is cut only where it may be.
struct at_two {
  static constexpr bool allows_empty_end = true;
  constexpr delimiter_match find(text_view<char>, size_t) const { return {2, 2}; }
};
static_assert(!std::is_constructible_v<split_view<char, at_two>, text_view<char>, at_two>);

// Nothing but a scalar value separates words.
static_assert(std::is_same_v<decltype(identifier_style::separator), scalar_value>);

// Of what is derived from a text, the text counts, and not what it says of itself.
struct derived_constant : text_constant<"ab"> {
  static constexpr const char* data() { return "\xC0"; }
  static constexpr size_t size() { return 1; }
};
struct derived_view : text_view<char> {
  static constexpr const char* data() { return "\xC0"; }
  static constexpr size_t size() { return 1; }
};
static_assert(text_view{derived_constant{}} == "ab"_utf8 && text_view{derived_view{}}.empty());
static_assert(concat("x"_text, derived_constant{}) == "xab"_text && find("xab"_utf8, derived_constant{}) == 1);
static_assert(*split(derived_constant{}, "b"_text).begin() == "a"_utf8 &&
              trim(derived_constant{}, "b"_text) == "a"_utf8 && as_text(derived_constant{}) == "ab"_utf8);
static_assert(!is_well_formed(derived_constant{}) && !text_view<char>::checked(derived_view{}));

// An object that converts to a literal is validated.
struct converts {
  constexpr operator unvalidated_literal<char, 2>() const { return "\xC0\x80"; }
};
template <unvalidated_literal Text>
concept is_text = requires { typename text_constant<Text>; };
static_assert(is_text<"ab"> && is_text<text_constant<"ab">{}> && !is_text<unvalidated_literal<char, 2>{converts{}}>);
template <unvalidated_literal Left, unvalidated_literal Right>
concept concats = requires { sizeof(concat(text_constant<Left>{}, text_constant<Right>{})); };
static_assert(concats<"a", "b"> && !concats<"a", unvalidated_literal<char, 2>{converts{}}>);

// If data() of an object changes from call to call, it is called once.
struct changes {
  int& calls;
  static constexpr char texts[2][3] = {"ab", "\xC0\x80"};
  constexpr const char* data() const { return texts[calls++ != 0]; }
  constexpr size_t size() const { return 2; }
};
constexpr bool asks_once() {
  int first = 0, second = 0, third = 0, later = 1;
  const auto checked = text_view<char>::checked(changes{first});
  const auto restricted = restricted_text<char, policy::ascii_only>::checked(changes{second});
  return checked && *checked == "ab"_utf8 && restricted && *restricted == "ab"_utf8 && is_well_formed(changes{third}) &&
         !text_view<char>::checked(changes{later}) && first + second + third == 3;
}
static_assert(asks_once());

// Enumerations of other types than octets hold no text, nor do volatile and const types.
enum class of_bool : bool {};
enum class of_char16 : char16_t {};
enum class of_octet : unsigned char {};
enum of_int {};
static_assert(code_unit<of_octet> && !code_unit<of_bool> && !code_unit<of_char16> && !code_unit<of_int>);
static_assert(!code_unit<const char> && !code_unit<volatile char> && !code_unit<char&> && !code_unit<signed char> &&
              !code_unit<two_numbers>);
constexpr of_octet overlong[]{of_octet{0xC0}, of_octet{0x80}};
static_assert(!is_well_formed(overlong) && !text_view<of_octet>::checked(overlong));

int main() { return at_run_time(asks_once); }
