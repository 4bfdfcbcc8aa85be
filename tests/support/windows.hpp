// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_WINDOWS_HPP
#define U8LIT_TESTS_SUPPORT_WINDOWS_HPP

// A law of functions that copy windows of validated text at run time from UTF-8 to UTF-8, but not to UTF-32.

#include <initializer_list>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <u8lit/transcoding/transcode.hpp>

// Whether `convert(in, size, out, out_size)` reads as much of random texts in both forms, stops at the same fault and
// writes the same text, and to a smaller buffer as much of it as fits; and counts without a buffer. Texts consist of
// `parts`; in some, every 64th part is one of the `faults`.
inline bool converts_windows(std::initializer_list<std::string_view> parts,
                             std::initializer_list<std::string_view> faults, auto convert) {
  std::mt19937 chance{3629};
  const auto one_of = [&chance](const auto& list, std::size_t count) { return list.begin()[chance() % count]; };
  for (int n = 0; n < 500; ++n) {
    std::string text;
    const std::size_t count = chance() % (n % 3 == 0 ? 3000 : 40), kinds = chance() % parts.size() + 1;
    const bool has_faults = faults.size() > 0 && chance() % 4 == 0;
    for (std::size_t each = 0; each < count; ++each)
      text += has_faults && each % 64 == 63 ? one_of(faults, faults.size()) : one_of(parts, kinds);
    const std::vector<char> in(text.begin(), text.end());  // AddressSanitizer reports a read past its end
    std::u32string values(12 * in.size(), U'\0');
    std::string expected(values.size(), '\0'), found = expected;
    const u8lit::transcoded all = convert(in.data(), in.size(), values.data(), values.size());
    const u8lit::transcoded same = convert(in.data(), in.size(), found.data(), found.size());
    expected.resize(u8lit::transcode(values.data(), all.written, expected.data(), expected.size()).written);
    found.resize(same.written);
    if (same.read != all.read || same.found != all.found || found != expected) return false;
    if (convert(in.data(), in.size(), static_cast<char*>(nullptr), u8lit::npos).written != found.size()) return false;
    std::vector<char> room(chance() % (found.size() + 1));
    const u8lit::transcoded part = convert(in.data(), in.size(), room.data(), room.size());
    if (part.written > room.size() || room.size() - part.written >= 12 || part.fits != (room.size() == found.size()) ||
        found.compare(0, part.written, room.data(), part.written) != 0)
      return false;
  }
  return true;
}

// The same for each ASCII character in each of the first places of a text.
inline bool converts_every_ascii_character(auto convert) {
  for (char32_t character = 0; character < 0x80; ++character) {
    for (std::size_t before = 0; before < 40; ++before) {
      std::string text(before, 'a'), found(4 * 80, '\0');
      text += static_cast<char>(character);
      text.append(40, 'z');
      std::u32string expected(found.size(), U'\0');
      const u8lit::transcoded all = convert(text.data(), text.size(), expected.data(), expected.size());
      if (convert(text.data(), text.size(), found.data(), found.size()) != all) return false;
      for (std::size_t at = 0; at < found.size(); ++at) {
        if (static_cast<char32_t>(found[at]) != expected[at]) return false;
      }
    }
  }
  return true;
}

#endif
