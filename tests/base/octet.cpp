// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/octet.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(std::is_same_v<octet, unsigned char> && std::is_same_v<octet_range, inclusive_range<octet>>);
static_assert(continuation == octet_range{0x80, 0xBF} && longest_sequence == 4);

constexpr bool is_continuation_is_the_range_80_to_BF() {
  for (unsigned value = 0; value <= 0xFF; ++value) {
    const auto each = static_cast<octet>(value);
    if (is_continuation(each) != (value >= 0x80 && value <= 0xBF)) return false;
    if (is_continuation(each) != continuation.contains(each)) return false;
  }
  return true;
}
static_assert(is_continuation_is_the_range_80_to_BF());

static_assert(noexcept(is_continuation(0)));

int main() { return at_run_time(is_continuation_is_the_range_80_to_BF); }
