// SPDX-License-Identifier: BSL-1.0
// Every string of 1, 2 and 3 octets, and of 4 with the leads F0-F4: validate, the derived validator and Python's codec
// agree on validity, offset and length; the first two on the fault as well. Argument: what oracle.py wrote.
#include "derived.hpp"

#include <cstdio>
#include <memory>

namespace {

struct close_file {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

// Checks all strings of this size with leads from first to last. False at the first disagreement, or where the oracle
// ends.
bool check(std::FILE* oracle, size_t size, unsigned first_lead, unsigned last_lead) {
  // As large as the string, so that a sanitizer detects a read past its end.
  const std::unique_ptr<u8lit::octet[]> octets{new u8lit::octet[size]};
  const unsigned long strings_of_a_lead = 1ul << 8 * (size - 1);
  for (unsigned lead = first_lead; lead <= last_lead; ++lead) {
    for (unsigned long rest = 0; rest < strings_of_a_lead; ++rest) {
      octets[0] = static_cast<u8lit::octet>(lead);
      for (size_t at = 1; at < size; ++at) octets[at] = static_cast<u8lit::octet>(rest >> 8 * (size - 1 - at));
      const u8lit::verdict found = u8lit::validate(octets.get(), size);
      const u8lit::verdict expected = derived::validate(octets.get(), size);
      const int said = std::getc(oracle);
      const int meant = found ? 0 : static_cast<int>(found.offset << 4 | found.length);
      if (found == expected && said == meant) continue;
      std::printf("string of %zu octets, lead %02X, rest %lX: validate %s at %zu, %zu long; derived %s at %zu, "
                  "%zu long; "
                  "Python %02X\n", size, lead, rest, u8lit::name_of(found.what), found.offset, found.length,
                  u8lit::name_of(expected.what), expected.offset, expected.length, static_cast<unsigned>(said));
      return false;
    }
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const std::unique_ptr<std::FILE, close_file> oracle{argc == 2 ? std::fopen(argv[1], "rb") : nullptr};
  if (!oracle) {
    std::printf("there is no oracle\n");
    return 1;
  }
  const bool agree = check(oracle.get(), 1, 0x00, 0xFF) && check(oracle.get(), 2, 0x00, 0xFF) &&
                     check(oracle.get(), 3, 0x00, 0xFF) && check(oracle.get(), 4, 0xF0, 0xF4);
  return !(agree && std::getc(oracle.get()) == EOF);
}
