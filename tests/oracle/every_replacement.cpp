// SPDX-License-Identifier: BSL-1.0
// What replace_ill_formed makes of every string of 1, 2 and 3 octets, of 4 with the leads F0-F4, and of UTF-16 and
// UTF-32 over units at the edges is what Python's codecs make of it; and from_octets finds the faults that they find in
// octets at the edges, in every encoding scheme. Arguments: what oracle.py wrote of both.
#include "scalars.hpp"
#include "strings.hpp"

#include <cstdio>
#include <cstdint>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

struct adler32 {
  std::uint32_t low = 1, high = 0;

  // Few enough octets at a time for `high` not to overflow.
  void append(const octet* octets, size_t size) {
    for (size_t at = 0; at < size; ++at) high += low += octets[at];
    low %= 65521;
    high %= 65521;
  }
  std::uint32_t value() const { return high << 16 | low; }
};

// Goes through what the oracle says. Past its end there is nothing that anything could agree with.
class saying {
 public:
  explicit saying(const char* name) : said_{oracle::read(name)} {}

  bool is_over() const { return at_ == said_.size(); }
  unsigned next() { return is_over() ? ~0u : said_[at_++]; }
  template <class Unit>
  Unit next_unit() {
    if (said_.size() - at_ < sizeof(Unit)) return Unit{};
    at_ += sizeof(Unit);
    return oracle::from_little_endian<Unit>(said_.data() + (at_ - sizeof(Unit)), 1).front();
  }

 private:
  oracle::octets said_;
  size_t at_ = 0;
};

// The strings of this size that begin with the prefix, each followed by a line feed, make one block.
bool block_agrees(saying& oracle, octet first, octet second, size_t prefix, size_t size) {
  adler32 sum;
  octet octets[4]{first, second};
  for (unsigned long rest = 0; rest < 1ul << 8 * (size - prefix); ++rest) {
    for (size_t at = prefix; at < size; ++at) octets[at] = static_cast<octet>(rest >> 8 * (size - 1 - at));
    octet out[3 * 4 + 1];
    const transcoded found = replace_ill_formed(octets, size, out, 3 * size);
    if (found.read != size || !found) return false;
    out[found.written] = '\n';
    sum.append(out, found.written + 1);
  }
  if (sum.value() == oracle.next_unit<char32_t>()) return true;
  std::printf("strings of %zu octets, prefix %02X %02X (%zu): not replaced as Python does\n", size, first, second,
              prefix);
  return false;
}

bool octets_agree(saying& oracle) {
  if (!block_agrees(oracle, 0, 0, 0, 1) || !block_agrees(oracle, 0, 0, 0, 2)) return false;
  for (unsigned first = 0; first <= 0xFF; ++first) {
    if (!block_agrees(oracle, static_cast<octet>(first), 0, 1, 3)) return false;
  }
  for (unsigned first = 0xF0; first <= 0xF4; ++first) {
    for (unsigned second = 0; second <= 0xFF; ++second) {
      if (!block_agrees(oracle, static_cast<octet>(first), static_cast<octet>(second), 2, 4)) return false;
    }
  }
  return true;
}

template <class Unit, size_t Letters>
bool units_agree(saying& oracle, const Unit (&alphabet)[Letters], size_t longest) {
  return holds_for_strings(alphabet, longest, [&](const Unit* units, size_t size) {
    char16_t out[2 * 5 + 1]{};
    const transcoded found = replace_ill_formed(units_of(units, size), out);
    if (!found || found.read != size) return false;
    out[found.written] = u'\n';
    for (size_t at = 0; at <= found.written; ++at) {
      if (out[at] != oracle.next_unit<char16_t>()) {
        std::printf("a string of %zu units of %zu octets: not replaced as Python does\n", size, sizeof(Unit));
        return false;
      }
    }
    return true;
  });
}

bool scheme_agrees(saying& oracle, encoding_scheme scheme, const octet (&alphabet)[8]) {
  return holds_for_strings(alphabet, 5, [&](const octet* octets, size_t size) {
    char32_t out[5]{};
    const transcoded found = from_octets(units_of(octets, size), scheme, byte_order_mark::keep, out);
    const unsigned said = oracle.next(), written = oracle.next();
    const size_t offset = said >> 4, length = said & 0xF;
    // Python takes a high surrogate and half a code unit at the end for one fault; they are two.
    const bool is_half_more = found.found.what == fault::unpaired_high_surrogate && length == 3 &&
        offset + length == size;
    const bool agree = said == 0 ? found && found.read == size
                                 : !found && found.found.offset == offset && found.read == offset &&
                                       found.found.length == (is_half_more ? 2 : length);
    if (agree && found.written == written) return true;
    std::printf("%zu octets in scheme %d: %s at %zu, %zu long; Python %02X\n", size, static_cast<int>(scheme),
                name_of(found.found.what), found.found.offset, found.found.length, said);
    return false;
  });
}

constexpr octet octets_16[]{0x00, 0x41, 0xD7, 0xD8, 0xDB, 0xDC, 0xDF, 0xE0};
constexpr octet octets_32[]{0x00, 0x10, 0x11, 0xD7, 0xD8, 0xDF, 0xE0, 0xFF};

}  // namespace

int main(int argc, char** argv) {
  saying replaced{argc > 1 ? argv[1] : ""}, schemes{argc > 2 ? argv[2] : ""};
  const bool agree = octets_agree(replaced) && units_agree(replaced, units_16, 5) &&
      units_agree(replaced, units_32, 3) &&
                     scheme_agrees(schemes, encoding_scheme::utf16be, octets_16) &&
                     scheme_agrees(schemes, encoding_scheme::utf16le, octets_16) &&
                     scheme_agrees(schemes, encoding_scheme::utf32be, octets_32) &&
                     scheme_agrees(schemes, encoding_scheme::utf32le, octets_32);
  return !(agree && replaced.is_over() && schemes.is_over());
}
