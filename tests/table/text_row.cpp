// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/key_order.hpp>

#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// A literal without its NUL, but with those in it; neither judged nor copied.
constexpr text_key<> key = "grün";
static_assert(key.size() == 5 && key.data()[4] == 'n' && text_key<>{""}.size() == 0 && text_key<>{"a\0b"}.size() == 3);
static_assert(text_key<>{"\xC0"}.size() == 1);
// Of a view, all of it.
static_assert(text_key<>{std::string_view{"ab\0", 3}}.size() == 3 && !std::is_constructible_v<text_key<>, std::u16string_view>);
// A key borrows, so none is of a temporary that owns.
static_assert(std::is_constructible_v<text_key<>, const std::string&> && !std::is_constructible_v<text_key<>, std::string>);
constexpr text_row<int> of_view{std::string_view{"ab"}, 1};
static_assert(of_view.key.size() == 2);

constexpr text_row<int> row{"grün", 2};
static_assert(key_of(row).data() == row.key.data() && key_of(row).size() == 5 && row.value == 2);
static_assert(key_of(key).size() == 5 && key_of(std::string_view{"ab"}).size() == 2);
static_assert(__is_same(decltype(unit_of_key(key_of(row))), char));
#ifdef __cpp_char8_t
constexpr text_row<int, char8_t> row8{u8"grün", 2};
static_assert(key_of(row8).size() == 5 && __is_same(decltype(unit_of_key(key_of(row8))), char8_t));
#endif

int main() {}
