// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/encoding_scheme.hpp>.
#include <u8lit/encoding_scheme.hpp>
#include <u8lit/literals.hpp>
#include <u8lit/octets.hpp>

#include <cstdio>
#include <string_view>

using namespace u8lit::literals;

// A constant as the bytes of a file or protocol, and back.
static_assert(u8lit::to_octets<u8lit::encoding_scheme::utf16be>("€"_text) == "20 AC"_octets);
static_assert(u8lit::from_octets<"20 AC"_octets, u8lit::encoding_scheme::utf16be>() == "€"_text);

static_assert(u8lit::to_octets<u8lit::encoding_scheme::utf16be, u8lit::initial_mark::write>("€"_text) ==
              "FE FF 20 AC"_octets);

// A file in any encoding scheme, by its byte order mark; UTF-8 if there is none.
bool print_file(std::string_view bytes) {
  auto [scheme, length] = u8lit::detect_byte_order_mark(bytes);
  if (scheme == u8lit::encoding_scheme::unknown) scheme = u8lit::encoding_scheme::utf8;
  char out[16];
  const auto done = u8lit::from_octets(bytes, scheme, u8lit::byte_order_mark::strip, out);
  std::printf("%.*s\n", static_cast<int>(done.written), out);
  return static_cast<bool>(done);
}

// What a protocol does with U+FEFF at the beginning of text.
static_assert(u8lit::apply_byte_order_mark("\uFEFFabc"_text, u8lit::byte_order_mark::strip) == "abc"_utf8);
static_assert(u8lit::apply_byte_order_mark("\uFEFFabc"_text, u8lit::byte_order_mark::keep) == "\uFEFFabc"_utf8);

int main() { return print_file({"\xFE\xFF\x20\xAC", 4}) ? 0 : 1; }
