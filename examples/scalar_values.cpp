// SPDX-License-Identifier: BSL-1.0
// Walks text by scalar values, forward and backward, and prints for each its number and its bytes: `U+20AC  E2 82 AC`.
#include <u8lit.hpp>

#include <algorithm>
#include <cstdio>
#include <iterator>

using namespace u8lit::literals;

// Latin, Greek, Devanagari, Han, Adlam and an emoji: sequences of 1 to 4 bytes.
constexpr auto sample = "Aßλहि語𞤀🚀"_utf8;

// The scalar values of a text are an ordinary range.
static_assert(std::bidirectional_iterator<decltype(sample.scalars().begin())>);
static_assert(std::ranges::max(sample.scalars()) == U'🚀');
static_assert(std::ranges::count(sample.scalars(), 0x1E900_scalar) == 1);

void print(u8lit::scalar_value value) {
  std::printf("U+%04lX ", static_cast<unsigned long>(value.unchecked_value));
  for (u8lit::octet octet : u8lit::encode(value)) std::printf(" %02X", unsigned{octet});
  std::printf("\n");
}

int main() {
  std::printf("forward:\n");
  for (u8lit::scalar_value value : sample.scalars()) print(value);

  std::printf("backward:\n");
  for (auto at = sample.scalars().end(); at != sample.scalars().begin();) print(*--at);
}
