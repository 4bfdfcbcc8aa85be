// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_RFC3629_SYNTAX_HPP
#define U8LIT_RFC3629_SYNTAX_HPP

#include <u8lit/base/compiler.hpp>
#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

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
    return left.size == right.size && detail::compiler::are_equal(left.octets, right.octets);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// A grammar of octets: text is any number of characters, and a character is any one of the alternatives. Without
// alternatives only the empty text is.
template <size_t Alternatives, size_t Longest>
struct syntax {
  detail::alternative<Longest> alternatives[Alternatives == 0 ? 1 : Alternatives];

  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Alternatives; }
  [[nodiscard]] U8LIT_ABI constexpr const detail::alternative<Longest>* begin() const noexcept U8LIT_LIFETIMEBOUND {
    return alternatives;
  }
  [[nodiscard]] U8LIT_ABI constexpr const detail::alternative<Longest>* end() const noexcept U8LIT_LIFETIMEBOUND {
    return alternatives + Alternatives;
  }
  // Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr const detail::alternative<Longest>& operator[](size_t index) const noexcept {
    return alternatives[index];
  }

  U8LIT_ABI friend constexpr bool operator==(const syntax& left, const syntax& right) noexcept {
    return detail::compiler::are_equal(left.alternatives, right.alternatives);
  }
};

}  // namespace u8lit

namespace u8lit::detail {

// RFC 3629 section 4, in its order.
inline constexpr octet_range utf8_tail = continuation;

}  // namespace u8lit::detail

namespace u8lit {

inline constexpr syntax<9, detail::longest_sequence> utf8_syntax{{
    {octet_range{0x00, 0x7F}},

    {octet_range{0xC2, 0xDF}, detail::utf8_tail},

    {octet_range{0xE0, 0xE0}, octet_range{0xA0, 0xBF}, detail::utf8_tail},
    {octet_range{0xE1, 0xEC}, detail::utf8_tail, detail::utf8_tail},
    {octet_range{0xED, 0xED}, octet_range{0x80, 0x9F}, detail::utf8_tail},
    {octet_range{0xEE, 0xEF}, detail::utf8_tail, detail::utf8_tail},

    {octet_range{0xF0, 0xF0}, octet_range{0x90, 0xBF}, detail::utf8_tail, detail::utf8_tail},
    {octet_range{0xF1, 0xF3}, detail::utf8_tail, detail::utf8_tail, detail::utf8_tail},
    {octet_range{0xF4, 0xF4}, octet_range{0x80, 0x8F}, detail::utf8_tail, detail::utf8_tail},
}};

}  // namespace u8lit

// Syntaxes made of others, for most encodings in octets differ from UTF-8 in little.

namespace u8lit::detail {

// Makes one alternative another, for whose octets it has room.
template <size_t Longest, size_t OtherLongest>
U8LIT_ABI constexpr void assign_alternative(alternative<Longest>& made, const alternative<OtherLongest>& other) noexcept {
  made.size = other.size;
  for (size_t at = 0; at < other.size; ++at) made.octets[at] = other.octets[at];
}

}  // namespace u8lit::detail

namespace u8lit {

// The alternatives of both, in order: ABNF's "/".
template <size_t Left, size_t LeftLongest, size_t Right, size_t RightLongest>
U8LIT_ABI constexpr auto operator|(const syntax<Left, LeftLongest>& left,
                                   const syntax<Right, RightLongest>& right) noexcept {
  syntax<Left + Right, (LeftLongest > RightLongest ? LeftLongest : RightLongest)> result;
  for (size_t at = 0; at < Left; ++at) detail::assign_alternative(result.alternatives[at], left.alternatives[at]);
  for (size_t at = 0; at < Right; ++at) detail::assign_alternative(result.alternatives[Left + at], right.alternatives[at]);
  return result;
}

}  // namespace u8lit

namespace u8lit::detail {

// So many alternatives from the one of that number on, counted from 0.
template <size_t First, size_t Count, size_t Alternatives, size_t Longest>
  requires(First <= Alternatives && Count <= Alternatives - First)
U8LIT_ABI constexpr auto select_alternatives(const syntax<Alternatives, Longest>& whole) noexcept {
  syntax<Count, Longest> result;
  for (size_t at = 0; at < Count; ++at) result.alternatives[at] = whole.alternatives[First + at];
  return result;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
