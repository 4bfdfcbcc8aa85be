// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_TRANSCRIPTION_HPP
#define U8LIT_TESTS_SUPPORT_TRANSCRIPTION_HPP

// Between octets and characters as the RFC writes them, whatever holds them: "C2 41"_octets, "U+0041"_characters.

#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/base/begin.hpp>

// Whether the characters, encoded one after another, give just these octets.
constexpr bool encodes_to(const auto& characters, const auto& octets) {
  u8lit::size_t at = 0;
  for (const u8lit::scalar_value character : characters.scalars()) {
    for (const u8lit::octet each : u8lit::encode(character)) {
      if (at == octets.size() || octets.data()[at++] != each) return false;
    }
  }
  return at == octets.size();
}

// Whether the octets, decoded from front to back, give just these characters; and from back to front too.
constexpr bool decodes_to(const auto& octets, const auto& characters) {
  u8lit::size_t at = 0, left = octets.size();
  for (const u8lit::scalar_value character : characters.scalars()) {
    const u8lit::decoded found = u8lit::decode_front(octets.data() + at, octets.size() - at);
    if (!found || found.value != character) return false;
    at += found.length;
  }
  for (auto character = characters.scalars().end(); character != characters.scalars().begin();) {
    const u8lit::decoded found = u8lit::decode_back(octets.data(), left);
    if (!found || found.value != *--character) return false;
    left -= found.length;
  }
  return at == octets.size() && left == 0;
}

// What a reader that goes on after each fault sees: U+FFFD in its place, never a character that is not there.
constexpr bool is_read_as(const auto& octets, const auto& characters) {
  u8lit::size_t at = 0;
  for (const char32_t character : characters.scalars()) {
    const u8lit::decoded found = u8lit::decode_front(octets.data() + at, octets.size() - at);
    if (found.value != character) return false;
    at += found.length;
  }
  return at == octets.size();
}

#include <u8lit/base/end.hpp>

#endif
