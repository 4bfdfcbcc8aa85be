// SPDX-License-Identifier: BSL-1.0
// All 1,112,064 scalar values encode to what Python's codec encodes them to, and decode back, from either end, in all
// three forms; no other char32_t is a scalar value. Argument: what oracle.py wrote.
#include "scalars.hpp"

#include <cstdio>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

bool is(decoded found, char32_t value, size_t length) { return found && found.value == value &&
                                                       found.length == length; }

// Whether the units at `at` decode to the value, from the front and from the back; moves past them.
template <class Unit>
bool decodes(const std::vector<Unit>& units, size_t& at, char32_t value) {
  const size_t length = sequence_length(units[at]);
  if (units.size() - at < length) return false;
  const bool both = is(decode_front(units.data() + at, length), value, length) &&
                    is(decode_front(units.data() + at, units.size() - at), value, length) &&
                    is(decode_back(units.data(), at + length), value, length);
  at += length;
  return both;
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::scalars all{argc, argv};
  const auto& utf8 = all.utf8;
  const auto& utf16 = all.utf16;
  const auto& utf32 = all.utf32;
  size_t at_utf8 = 0, at_utf16 = 0, at_utf32 = 0, compared = 0;
  for (char32_t value = 0; value <= 0x110000; ++value) {
    const auto scalar = scalar_value::from(value);
    if (scalar.has_value() != (value < 0xD800 || (0xDFFF < value && value < 0x110000))) {
      std::printf("U+%04lX: wrongly decoded\n", static_cast<unsigned long>(value));
      return 1;
    }
    if (!scalar) continue;
    ++compared;
    const utf8_sequence encoded = encode(*scalar);
    bool agree = encoded.size() == utf8_length(*scalar) && encoded.size() <= utf8.size() - at_utf8;
    for (size_t at = 0; agree && at < encoded.size(); ++at) agree = encoded[at] == utf8[at_utf8 + at];
    if (!agree || !decodes(utf8, at_utf8, value) || !decodes(utf16, at_utf16, value) ||
        !decodes(utf32, at_utf32, value)) {
      std::printf("U+%04lX: not as Python has it\n", static_cast<unsigned long>(value));
      return 1;
    }
  }
  for (char32_t value = 0xFFFF'FFFF; value > 0x11'0000; value >>= 1) {
    if (scalar_value::from(value) || scalar_value::from(value - 1)) return 1;
  }
  const bool complete = compared == utf32.size() && at_utf8 == utf8.size() && at_utf16 == utf16.size() &&
      at_utf32 == compared;
  return !(complete && is_well_formed(utf8) && is_well_formed(utf16) && is_well_formed(utf32));
}
