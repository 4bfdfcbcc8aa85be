// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_HPP
#define U8LIT_OCTET_HPP

#include <u8lit/compiler.hpp>
#include <u8lit/inclusive_range.hpp>
#include <u8lit/size.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

using octet = unsigned char;
using octet_range = inclusive_range<octet>;

// The type of the characters of u8 literals. What the library writes, and the names it knows, come from such literals,
// which are UTF-8 whatever the execution character set is.
using utf8_character = decltype(u8'a');

// The same of a character of a `char` literal that is in ASCII, where such literals are in another encoding.
[[nodiscard]] U8LIT_ABI constexpr utf8_character ascii_of(char ordinary) noexcept {
  if constexpr (!compiler::ordinary_literals_are_utf8()) {
    const char* const from = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";
    for (size_t at = 0; from[at]; ++at) {
      if (from[at] == ordinary) return static_cast<utf8_character>(0x20 + at);
    }
  }
  return static_cast<utf8_character>(ordinary);
}

// Every octet of a sequence but the first (RFC 3629 section 4, UTF8-tail).
inline constexpr octet_range continuation{0x80, 0xBF};

[[nodiscard]] U8LIT_ABI constexpr bool is_continuation(octet value) noexcept { return (value & 0xC0) == 0x80; }

// RFC 3629 section 3: "sequences of 1 to 4 octets".
inline constexpr size_t longest_sequence = 4;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
