// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SYNTAX_HPP
#define U8LIT_SYNTAX_HPP

#include <u8lit/compiler.hpp>
#include <u8lit/octet.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// One way to write a character: a range for each octet, in order. Ranges past `size` are unused.
template <size_t Longest>
struct alternative {
  size_t size = 0;
  octet_range octets[Longest]{};

  U8LIT_ABI constexpr alternative() noexcept = default;
  template <class... Ranges>
  U8LIT_ABI constexpr alternative(octet_range first, Ranges... rest) noexcept
      : size{1 + sizeof...(Ranges)}, octets{first, rest...} {}

  U8LIT_ABI friend constexpr bool operator==(const alternative& left, const alternative& right) noexcept {
    return left.size == right.size && compiler::are_equal(left.octets, right.octets);
  }
};

// A grammar of octets: text is any number of characters, and a character is any one of the alternatives. Without
// alternatives only the empty text is.
template <size_t Alternatives, size_t Longest>
struct syntax {
  alternative<Longest> alternatives[Alternatives == 0 ? 1 : Alternatives];

  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Alternatives; }
  [[nodiscard]] U8LIT_ABI constexpr const alternative<Longest>* begin() const noexcept U8LIT_LIFETIMEBOUND {
    return alternatives;
  }
  [[nodiscard]] U8LIT_ABI constexpr const alternative<Longest>* end() const noexcept U8LIT_LIFETIMEBOUND {
    return alternatives + Alternatives;
  }
  // Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr const alternative<Longest>& operator[](size_t index) const noexcept {
    return alternatives[index];
  }

  U8LIT_ABI friend constexpr bool operator==(const syntax& left, const syntax& right) noexcept {
    return compiler::are_equal(left.alternatives, right.alternatives);
  }
};

// RFC 3629 section 4, in its order.
inline constexpr octet_range utf8_tail = continuation;
inline constexpr syntax<9, longest_sequence> utf8_syntax{{
    {octet_range{0x00, 0x7F}},

    {octet_range{0xC2, 0xDF}, utf8_tail},

    {octet_range{0xE0, 0xE0}, octet_range{0xA0, 0xBF}, utf8_tail},
    {octet_range{0xE1, 0xEC}, utf8_tail, utf8_tail},
    {octet_range{0xED, 0xED}, octet_range{0x80, 0x9F}, utf8_tail},
    {octet_range{0xEE, 0xEF}, utf8_tail, utf8_tail},

    {octet_range{0xF0, 0xF0}, octet_range{0x90, 0xBF}, utf8_tail, utf8_tail},
    {octet_range{0xF1, 0xF3}, utf8_tail, utf8_tail, utf8_tail},
    {octet_range{0xF4, 0xF4}, octet_range{0x80, 0x8F}, utf8_tail, utf8_tail},
}};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
