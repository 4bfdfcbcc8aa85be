// SPDX-License-Identifier: BSL-1.0
// All 1,112,064 scalar values encode to what Python's codec encodes them to, and decode back, from either end, in all
// three forms; no other char32_t is a scalar value. Argument: what oracle.py wrote.
#include <u8lit.hpp>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

namespace {

using namespace u8lit;

bool is(decoded found, char32_t value, size_t length) { return found && found.value == value && found.length == length; }

// Whether the units at `at` decode to the value, from the front and from the back; moves on behind them.
template <class Unit>
bool decodes(const std::vector<Unit>& units, size_t& at, char32_t value) {
  const size_t length = length_from(units[at]);
  if (units.size() - at < length) return false;
  const bool both = is(decode_front(units.data() + at, length), value, length) &&
                    is(decode_front(units.data() + at, units.size() - at), value, length) &&
                    is(decode_back(units.data(), at + length), value, length);
  at += length;
  return both;
}

template <class Unit>
std::vector<Unit> little_endian(const std::vector<unsigned char>& octets, size_t begin, size_t units) {
  std::vector<Unit> result;
  for (size_t unit = 0; unit < units; ++unit) {
    char32_t value = 0;
    for (size_t at = sizeof(Unit); at-- > 0;) value = value << 8 | octets[begin + unit * sizeof(Unit) + at];
    result.push_back(static_cast<Unit>(value));
  }
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file{argc == 2 ? argv[1] : "", std::ios::binary};
  const std::vector<unsigned char> octets{std::istreambuf_iterator<char>{file}, {}};
  constexpr size_t scalar_values = 0x110000 - 0x800, in_utf8 = 0x80 + 2 * 0x780 + 3 * (0xF800 - 0x800) + 4 * 0x100000,
                   in_utf16 = 0xF800 + 2 * 0x100000;
  if (octets.size() != in_utf8 + 2 * in_utf16 + 4 * scalar_values) {
    std::printf("there is no oracle\n");
    return 1;
  }
  const std::vector<octet> utf8(octets.begin(), octets.begin() + in_utf8);
  const auto utf16 = little_endian<char16_t>(octets, in_utf8, in_utf16);
  const auto utf32 = little_endian<char32_t>(octets, in_utf8 + 2 * in_utf16, scalar_values);

  size_t at_utf8 = 0, at_utf16 = 0, at_utf32 = 0, count = 0;
  for (char32_t value = 0; value <= 0x110000; ++value) {
    const auto scalar = scalar_value::from(value);
    if (scalar.has_value() != (value < 0xD800 || (0xDFFF < value && value < 0x110000))) {
      std::printf("U+%04lX: wrongly judged\n", static_cast<unsigned long>(value));
      return 1;
    }
    if (!scalar) continue;
    ++count;
    const sequence encoded = encode(*scalar);
    bool agree = encoded.size() == utf8_length(*scalar) && encoded.size() <= in_utf8 - at_utf8;
    for (size_t at = 0; agree && at < encoded.size(); ++at) agree = encoded[at] == utf8[at_utf8 + at];
    if (!agree || !decodes(utf8, at_utf8, value) || !decodes(utf16, at_utf16, value) || !decodes(utf32, at_utf32, value)) {
      std::printf("U+%04lX: not as Python has it\n", static_cast<unsigned long>(value));
      return 1;
    }
  }
  for (char32_t value = 0xFFFF'FFFF; value > 0x11'0000; value >>= 1) {
    if (scalar_value::from(value) || scalar_value::from(value - 1)) return 1;
  }
  const bool all = count == scalar_values && at_utf8 == in_utf8 && at_utf16 == in_utf16 && at_utf32 == scalar_values;
  return !(all && is_well_formed(utf8) && is_well_formed(utf16) && is_well_formed(utf32));
}
