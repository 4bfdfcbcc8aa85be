// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/basic_form.hpp>

#include <type_traits>

#include <u8lit/codec/codec.hpp>
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Of nothing there is nothing.
static_assert(octet_sequence<6>{}.size() == 0 && octet_sequence<6>{}.empty());

// Only a codec makes others.
struct utf8 : codec<utf8, utf8_grammar> {};
constexpr bool is_a_range_of_its_octets() {
  const octet_sequence<4> euro = utf8::encode(0x20AC);
  size_t at = 0;
  for (const octet each : euro) {
    if (each != euro[at] || each != euro.data()[at]) return false;
    ++at;
  }
  return at == 3 && euro.size() == 3 && !euro.empty() && euro.end() - euro.begin() == 3 && euro[0] == 0xE2 && euro[2] == 0xAC;
}
static_assert(is_a_range_of_its_octets());
static_assert(utf8::encode(0x20AC) == utf8::encode(0x20AC) && utf8::encode(0x20AC) != utf8::encode(0x20AD));
static_assert(utf8::encode(0) != utf8::encode(0xD800));

static_assert(std::is_trivially_copyable_v<octet_sequence<6>> && sizeof(octet_sequence<6>) == 7);
static_assert(!std::is_constructible_v<octet_sequence<6>, int> && !std::is_convertible_v<utf8_sequence, octet_sequence<4>>);

int main() { return at_run_time(is_a_range_of_its_octets); }
