// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/fixed_octets.hpp>

#include <string_view>

#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/text_constant.hpp>

using namespace u8lit;

constexpr fixed_octets<3> euro{{0xE2, 0x82, 0xAC}};
static_assert(euro.size() == 3 && euro.data()[2] == 0xAC && euro.end() - euro.begin() == 3 && *euro.begin() == 0xE2);
static_assert(euro == fixed_octets<3>{{0xE2, 0x82, 0xAC}} && euro != fixed_octets<3>{{0xE2, 0x82, 0xAD}});

// Comparisons with other types that have octets: equal, different, fewer and more.
static_assert(encode(U'\u20AC') == euro && euro == encode(U'\u20AC') && encode(U'\u20AD') != euro);
static_assert(std::string_view{"\u20AC"} == euro && std::string_view{"\u20AC!"} != euro &&
              std::string_view{"\xE2\x82"} != euro);
static_assert(text_view<char>{"\u20AC"} == euro && text_constant<u8"\u20AC">{} == euro);

// Arrays: the NUL of a literal does not count, a zero byte at the end of an array of bytes does.
constexpr unsigned char bytes[] = {0xE2, 0x82, 0xAC}, one_more[] = {0xE2, 0x82, 0xAC, 0x00};
static_assert("\xE2\x82\xAC" == euro && euro == "\xE2\x82\xAC" && u8"\u20AC" == euro && "\xE2\x82\xAD" != euro &&
              "\xE2\x82\xAC\0" != euro && "" != euro);
static_assert(bytes == euro && one_more != euro && one_more == fixed_octets<4>{{0xE2, 0x82, 0xAC}});

// Without octets.
constexpr fixed_octets<0> none;
static_assert(none.size() == 0 && none.begin() == none.end());
static_assert(std::string_view{} == fixed_octets<0>{} && std::string_view{"a"} != fixed_octets<0>{});

// Only octets can be compared.
template <class Text>
concept compares = requires(const Text& text) { text == euro; };
static_assert(compares<text_view<char>> && !compares<text_view<char16_t>> && !compares<int>);

// Usable as a template argument.
template <fixed_octets<3> Octets>
constexpr size_t last_of = Octets.octets[2];
static_assert(last_of<euro> == 0xAC);

int main() {}
