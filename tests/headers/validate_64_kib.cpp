// SPDX-License-Identifier: BSL-1.0
// 64 KiB of any text are validated in one constant expression at the compilers' default limits.
#include <u8lit/encode.hpp>
#include <u8lit/validate.hpp>

using namespace u8lit;

constexpr size_t kib_64 = 65536;

template <class Unit>
struct buffer {
  Unit units[kib_64]{};
};

// The characters in turn, over and over, and letters where none fits any more. What is not a letter is written as octets
// straight away: to encode each anew would take longer than what is tested here.
template <class Unit, size_t Count>
constexpr buffer<Unit> filled_with(const scalar_value (&characters)[Count]) {
  octet octets[4 * Count]{};
  size_t size = 0;
  for (const scalar_value character : characters) {
    for (const octet each : encode(character)) octets[size++] = each;
  }
  buffer<Unit> result;
  for (Unit& unit : result.units) unit = static_cast<Unit>('x');
  const size_t whole = kib_64 / size * size;
  for (size_t at = 0, from = 0; at < whole; ++at) {
    result.units[at] = static_cast<Unit>(octets[from]);
    from = from + 1 == size ? 0 : from + 1;
  }
  return result;
}

constexpr auto ascii = filled_with<char>({U'a'});
constexpr auto cyrillic = filled_with<char>({U'Ж'});
constexpr auto han = filled_with<char>({U'語'});
constexpr auto emoji = filled_with<char>({U'\U0001F680'});
constexpr auto mixed = filled_with<char>({U'a', U'é', U'語', U'\U0001F680', U' '});
static_assert(validate(ascii.units, kib_64) == verdict{fault::none, kib_64, 0});
static_assert(validate(cyrillic.units, kib_64) == verdict{fault::none, kib_64, 0});
static_assert(validate(han.units, kib_64) == verdict{fault::none, kib_64, 0});
static_assert(validate(emoji.units, kib_64) == verdict{fault::none, kib_64, 0});
static_assert(validate(mixed.units, kib_64) == verdict{fault::none, kib_64, 0});

// As #embed gives them.
constexpr auto embedded = filled_with<unsigned char>({U'Ж'});
static_assert(validate(embedded.units) == verdict{fault::none, kib_64, 0});

// Not because nobody looks: the last octet is seen.
constexpr buffer<char> with_a_fault_at_the_end = [] {
  auto result = cyrillic;
  result.units[kib_64 - 1] = '!';
  return result;
}();
static_assert(validate(with_a_fault_at_the_end.units, kib_64) == verdict{fault::missing_continuation, kib_64 - 2, 1});

int main() {}
