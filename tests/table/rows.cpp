// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/rows.hpp>

#include <array>
#include <string>
#include <string_view>
#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

// A key is a literal without its final NUL, but with those in it. It is neither validated nor copied.
constexpr text_key<> key = "grün";
static_assert(key.size() == 5 && key.data()[4] == 'n' && text_key<>{""}.size() == 0 && text_key<>{"a\0b"}.size() == 3);
static_assert(text_key<>{"\xC0"}.size() == 1);
// All of a view.
static_assert(text_key<>{std::string_view{"ab\0", 3}}.size() == 3 &&
              !std::is_constructible_v<text_key<>, std::u16string_view>);
// A key borrows, so it cannot be made from a temporary that owns its code units.
static_assert(std::is_constructible_v<text_key<>, const std::string&> &&
              !std::is_constructible_v<text_key<>, std::string>);
constexpr text_row<int> of_view{std::string_view{"ab"}, 1};
static_assert(of_view.key.size() == 2);

constexpr text_row<int> row{"grün", 2};
static_assert(key_of(row).data() == row.key.data() && key_of(row).size() == 5 && row.value == 2);
static_assert(key_of(key).size() == 5 && key_of(std::string_view{"ab"}).size() == 2);
static_assert(__is_same(decltype(key_of(row))::unit_type, char));
#ifdef __cpp_char8_t
constexpr text_row<int, char8_t> row8{u8"grün", 2};
static_assert(key_of(row8).size() == 5 && __is_same(decltype(key_of(row8))::unit_type, char8_t));
#endif

// Rows without their number and their type.
constexpr auto made = make_rows<int>({{"grün", 2}, {"red", 1}});
constexpr auto made_keys = make_rows({"if", "für", "a\0b"});
static_assert(made.size() == 2 && made[0].value == 2 && made[1].key.size() == 3 && made.end() - made.begin() == 2);
static_assert(made_keys.size() == 3 && made_keys[2].size() == 3 &&
              __is_same(decltype(made_keys[0]), const text_key<>&));
static_assert(begin_of(made) == made.begin());
// Empty braces are no rows; other braces are none of those.
static_assert(row_count<made> == 2 && make_rows<int>({}).size() == 0 && make_rows({}).size() == 0);
static_assert(__is_same(decltype(make_rows<int>({})[0]), const text_row<int>&) &&
              __is_same(decltype(make_rows({})[0]), const text_key<>&) &&
              __is_same(decltype(make_rows<int, bool>({})[0]), const number_row<int, bool>&));
template <class Value>
constexpr bool takes_empty_rows = requires { make_rows<Value>({{}}); } || requires { make_rows<Value>({{}, {}}); };
static_assert(!takes_empty_rows<int> && !takes_empty_rows<text_key<>>);
constexpr text_row deduced{"grün", 2.5};
static_assert(__is_same(decltype(deduced), const text_row<double>) && deduced.key.size() == 5);

// A key that refuses pointers makes no overloads for nullptr ambiguous.
struct may_be_null {
  explicit(false) constexpr may_be_null(decltype(nullptr)) noexcept {}
};
constexpr bool takes_no_key(const may_be_null&) noexcept { return true; }
bool takes_no_key(const text_key<>&) noexcept;
static_assert(takes_no_key(nullptr));

// Rows are an array, or anything with size() and operator[].
inline constexpr int three[] = {1, 2, 3};
inline constexpr std::array<int, 2> two{1, 2};
inline constexpr std::array<int, 0> none{};
static_assert(row_count<three> == 3 && row_count<two> == 2 && row_count<none> == 0 && row_count<no_rows<int>> == 0);
static_assert(__is_same(decltype(no_rows<int>[0]), const int&) && no_rows<int>.begin() == no_rows<int>.end());
static_assert(begin_of(three) == three && begin_of(two) == two.begin() && *begin_of(two) == 1);

int main() {}
