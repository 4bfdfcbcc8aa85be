// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text_row.hpp>

#include <string_view>

#include "at_run_time.hpp"

using namespace u8lit;

// A literal without its NUL, but with those in it; neither judged nor copied.
constexpr text_key<> key = "grün";
static_assert(key.size() == 5 && key.data()[4] == 'n' && text_key<>{""}.size() == 0 && text_key<>{"a\0b"}.size() == 3);
static_assert(text_key<>{"\xC0"}.size() == 1);

constexpr text_row<int> row{"grün", 2};
static_assert(key_of(row).data() == row.key.data() && key_of(row).size() == 5 && row.value == 2);
static_assert(key_of(key).size() == 5 && key_of(std::string_view{"ab"}).size() == 2);
static_assert(__is_same(decltype(unit_in(key_of(row))), char));
#ifdef __cpp_char8_t
constexpr text_row<int, char8_t> row8{u8"grün", 2};
static_assert(key_of(row8).size() == 5 && __is_same(decltype(unit_in(key_of(row8))), char8_t));
#endif

int main() {}
