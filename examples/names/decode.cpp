// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/decode.hpp>.
#include <u8lit/decode.hpp>

#include <cstdio>
#include <string>

static_assert(u8lit::decode_front("€!").value == U'€' && u8lit::decode_front("€!").length == 3);
static_assert(u8lit::decode_front("\xE2\x82").what == u8lit::fault::truncated);

// A pointer and a number of code units.
constexpr char32_t last_of(const char* units, u8lit::size_t size) { return u8lit::decode_back(units, size).value; }
static_assert(last_of("a€", 4) == U'€');

// Walks over input that may be ill-formed.
constexpr int count_faults(const char* units, u8lit::size_t size) {
  int faults = 0;
  for (u8lit::size_t at = 0; at < size;) {
    const u8lit::decoded front = u8lit::decode_front(units + at, size - at);
    faults += !front;
    at += front.length;
  }
  return faults;
}
static_assert(count_faults("a\xC0\x80z", 4) == 2);

// U+FFFD stands for each maximal subpart that is ill-formed.
constexpr int count_replaced(const char* units, u8lit::size_t size) {
  int found = 0;
  for (const u8lit::scalar_value each : u8lit::scalars(units, size)) found += each == u8lit::replacement_character;
  return found;
}
static_assert(count_replaced("a\xE2\x82z", 4) == 1);

void report(const std::string& input) {
  for (const auto each : u8lit::scalars_with_faults(input)) {
    if (!each) std::printf("byte %zu: %zu bytes are ill-formed\n", each.offset + 1, each.length);
  }
}

static_assert(u8lit::is_scalar_value(0x10'FFFF) && !u8lit::is_scalar_value(0xD800) &&
              !u8lit::is_scalar_value(0x11'0000));

static_assert(u8lit::is_noncharacter(0xFFFE) && u8lit::is_noncharacter(0xFDD0) && !u8lit::is_noncharacter(0xFFFD));

static_assert(u8lit::code_points.contains(0xD800) && u8lit::code_points.last == 0x10'FFFF);

int main() { report("a\xE2\x82z"); }
