// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/grammar_check.hpp>

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::detail::grammars;

constexpr octet_range a{1, 3}, b{4, 6}, c{7, 9}, any{0x00, 0xFF};

// Counts: 256^7 is counted, 256^8 is more than there are numbers to count with.
static_assert(count_sequences(alternative<8>{any, any, any, any, any, any, any}) == 1ull << 56);
static_assert(count_sequences(alternative<8>{any, any, any, any, any, any, any, any}) == saturated_count);
static_assert(count_sequences(alternative<9>{a, any, any, any, any, any, any, any, any}) == saturated_count);
static_assert(count_numbers({0, 0}) == 1 && count_numbers({0x0000'0000, 0xFFFF'FFFF}) == 1ull << 32);

template <size_t Alternatives, size_t Longest, size_t Ranges>
constexpr flaw flaw_of(const syntax<Alternatives, Longest>& sequences, const number_range (&numbers)[Ranges]) {
  const auto found = find_bad_range(numbers);
  return found.what == flaw::none ? find_bad_count(sequences, numbers).what : found.what;
}
constexpr syntax<2, 2> nine_and_nine{{{a, b}, {b, c}}};
static_assert(flaw_of(nine_and_nine, {{0, 17}}) == flaw::none && flaw_of(nine_and_nine, {{9, 17}, {0, 8}}) == flaw::none);
static_assert(flaw_of(nine_and_nine, {{0, 16}}) == flaw::more_sequences);
static_assert(flaw_of(nine_and_nine, {{0, 18}}) == flaw::more_numbers);
static_assert(flaw_of(nine_and_nine, {{0, 9}, {20, 27}}) == flaw::split_alternative);
static_assert(flaw_of(nine_and_nine, {{0, 9}, {10, 17}}) == flaw::split_alternative);
static_assert(flaw_of(nine_and_nine, {{0, 8}, {8, 16}}) == flaw::overlapping_numbers);
static_assert(flaw_of(nine_and_nine, {{9, 17}, {0, 9}}) == flaw::overlapping_numbers);
static_assert(flaw_of(nine_and_nine, {{0, 8}, {17, 9}}) == flaw::reversed_numbers);
static_assert(flaw_of(syntax<0, 1>{}, {{0, 0}}) == flaw::more_numbers);
static_assert(flaw_of(syntax<1, 4>{{{any, any, any, any}}}, {{0x0000'0000, 0xFFFF'FFFF}}) == flaw::none);
static_assert(flaw_of(syntax<1, 5>{{{any, any, any, any, any}}}, {{0x0000'0000, 0xFFFF'FFFF}}) == flaw::more_sequences);
static_assert(flaw_of(syntax<2, 8>{{{any, any, any, any, any, any, any, any}, {a}}}, {{0, 2}}) == flaw::more_sequences);

static_assert(has_scalar_values({0, 0}) && has_scalar_values({0xD7FF, 0xD800}) && has_scalar_values({0xDFFF, 0xE000}));
static_assert(has_scalar_values({0xD000, 0xF000}) && has_scalar_values({0x10'FFFF, 0x11'0000}));
static_assert(!has_scalar_values({0xD800, 0xDFFF}) && !has_scalar_values({0x11'0000, 0xFFFF'FFFF}));

int main() {}
