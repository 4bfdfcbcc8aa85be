// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_OCTET_HPP
#define U8LIT_BASE_OCTET_HPP

#include <u8lit/base/compiler.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// std::size_t and std::ptrdiff_t themselves, said without a header, for even <stddef.h> costs libc++'s users a tenth of
// what the core does.
using size_t = decltype(sizeof 0);
using ptrdiff_t = decltype(static_cast<char*>(nullptr) - static_cast<char*>(nullptr));

// No offset at all: what is sought is not there, or what is asked for has no end.
inline constexpr size_t npos = static_cast<size_t>(-1);

}  // namespace u8lit

namespace u8lit::detail {

// Numbers from `first` to `last`, both included, as the RFC writes them: `%x80-BF`, `U+D800..U+DFFF`.
template <class Number>
struct inclusive_range {
  Number first;
  Number last;

  [[nodiscard]] U8LIT_ABI constexpr bool contains(Number number) const noexcept {
    return first <= number && number <= last;
  }
  // Comparisons are written out where every program includes them: defaulted ones cost clang a millisecond together.
  U8LIT_ABI friend constexpr bool operator==(inclusive_range left, inclusive_range right) noexcept {
    return left.first == right.first && left.last == right.last;
  }
};

}  // namespace u8lit::detail

namespace u8lit {

using octet = unsigned char;
using octet_range = detail::inclusive_range<octet>;

}  // namespace u8lit

namespace u8lit::detail {

// The type of the characters of u8 literals. What the library writes, and the names it knows, come from such literals,
// which are UTF-8 whatever the execution character set is.
using utf8_character = decltype(u8'a');

// The same of a character of a `char` literal that is in ASCII, where such literals are in another encoding.
[[nodiscard]] U8LIT_ABI constexpr utf8_character to_ascii(char ordinary) noexcept {
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

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
