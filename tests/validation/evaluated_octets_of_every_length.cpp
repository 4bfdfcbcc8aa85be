// SPDX-License-Identifier: BSL-1.0
// Arrays without a NUL, of every length up to 1,100, that end within a sequence or at its end. A block may end there,
// too, so that nothing in it follows what is truncated.
#include <u8lit/validation/evaluated_octets.hpp>

#include <u8lit/base/indices.hpp>

using namespace u8lit;
using namespace u8lit::detail;

struct ending {
  bool is_text;
  size_t size;
  octet all[4];
};
constexpr ending endings[]{
    {false, 1, {0xC3}}, {false, 1, {0xE2}}, {false, 2, {0xE2, 0x82}}, {false, 1, {0xF0}}, {false, 2, {0xF0, 0x9F}},
    {false, 3, {0xF0, 0x9F, 0x99}}, {true, 2, {0xC3, 0xA9}}, {true, 3, {0xE2, 0x82, 0xAC}},
    {true, 4, {0xF0, 0x9F, 0x99, 0x82}},
};

// After ASCII.
template <size_t Size>
constexpr bool is_right_of_length() {
  octet text[Size]{};
  for (const ending& each : endings) {
    if (each.size > Size) continue;
    const size_t from = Size - each.size;
    for (size_t at = 0; at < each.size; ++at) text[from + at] = each.all[at];
    if (is_well_formed_object(text) != each.is_text) return false;
    for (size_t at = 0; at < each.size; ++at) text[from + at] = 0;
  }
  return true;
}

// In parts, because compilers count the steps of each constant expression.
template <size_t First, size_t... Index>
constexpr bool is_right_of_lengths(indices<Index...>) {
  return (is_right_of_length<First + Index>() && ...);
}
template <size_t First>
concept is_right_of_a_hundred = is_right_of_lengths<First>(indices_below<100>{});
static_assert(is_right_of_a_hundred<1> && is_right_of_a_hundred<101> && is_right_of_a_hundred<201>);
static_assert(is_right_of_a_hundred<301> && is_right_of_a_hundred<401> && is_right_of_a_hundred<501>);
static_assert(is_right_of_a_hundred<601> && is_right_of_a_hundred<701> && is_right_of_a_hundred<801>);
static_assert(is_right_of_a_hundred<901> && is_right_of_a_hundred<1'001>);

int main() {}
