// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_RFC3629_SYNTAX_HPP
#define U8LIT_RFC3629_SYNTAX_HPP

#include <u8lit/base/compiler.hpp>
#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// RFC 3629 section 4: UTF8-tail.
inline constexpr octet_range utf8_tail = continuation;

// One form of a character: a range for each octet, in order. Ranges from `size` on are unused.
template <size_t Longest>
struct alternative {
  size_t size = 0;
  octet_range octets[Longest]{};

  U8LIT_ABI constexpr alternative() noexcept = default;
  template <class... Ranges>
  U8LIT_ABI constexpr alternative(octet_range first, Ranges... rest) noexcept
      : size{1 + sizeof...(Ranges)}, octets{first, rest...} {}

  // Assigns an alternative of another capacity. Precondition: other.size <= Longest.
  template <size_t OtherLongest>
  U8LIT_ABI constexpr void assign(const alternative<OtherLongest>& other) noexcept {
    size = other.size;
    for (size_t at = 0; at < size; ++at) octets[at] = other.octets[at];
  }

  U8LIT_ABI friend constexpr bool operator==(const alternative& left, const alternative& right) noexcept {
    return left.size == right.size && compiler::are_equal(left.octets, right.octets);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// A grammar over bytes: text is any number of characters, and a character matches one of the alternatives. A syntax
/// without alternatives matches only the empty text. It can be a template argument.
/// \tparam Alternatives  the number of alternatives
/// \tparam Longest       the number of bytes of the longest one
/// \code
/// constexpr u8lit::octet_range lead{0x80, 0xFF}, trail{0x40, 0x7E};
/// constexpr u8lit::syntax<2, 2> encoding{{{u8lit::octet_range{0x00, 0x7F}}, {lead, trail}}};
/// \endcode
template <size_t Alternatives, size_t Longest>
struct syntax {
  /// The alternatives: a list of `octet_range` for each.
  detail::alternative<Longest> alternatives[Alternatives == 0 ? 1 : Alternatives];

  /// Returns the number of alternatives.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Alternatives; }
  /// Returns the alternatives as a range.
  [[nodiscard]] U8LIT_ABI constexpr const detail::alternative<Longest>* begin() const noexcept U8LIT_LIFETIMEBOUND {
    return alternatives;
  }
  /// Returns the end of that range.
  [[nodiscard]] U8LIT_ABI constexpr const detail::alternative<Longest>* end() const noexcept U8LIT_LIFETIMEBOUND {
    return alternatives + Alternatives;
  }
  /// Returns the alternative at an index. Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr const detail::alternative<Longest>& operator[](size_t index) const noexcept {
    return alternatives[index];
  }

  /// Returns whether all alternatives are equal and in the same order.
  U8LIT_ABI friend constexpr bool operator==(const syntax& left, const syntax& right) noexcept {
    return detail::compiler::are_equal(left.alternatives, right.alternatives);
  }
};

/// The syntax of UTF-8 (RFC 3629 section 4), in the order of the RFC: UTF8-1, UTF8-2, UTF8-3 and UTF8-4 with their
/// alternatives.
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

/// Returns the alternatives of both syntaxes, in order: "/" of ABNF (RFC 5234 section 3.2). Complexity: linear. Errors:
/// none.
/// \param left   the first alternatives
/// \param right  the alternatives after them
/// \return a syntax with the alternatives of both
/// \code
/// constexpr auto both = u8lit::utf8_syntax | u8lit::syntax<1, 1>{{{u8lit::octet_range{0xFF, 0xFF}}}};
/// \endcode
template <size_t Left, size_t LeftLongest, size_t Right, size_t RightLongest>
U8LIT_ABI constexpr auto operator|(const syntax<Left, LeftLongest>& left,
                                   const syntax<Right, RightLongest>& right) noexcept {
  syntax<Left + Right, (LeftLongest > RightLongest ? LeftLongest : RightLongest)> result;
  for (size_t at = 0; at < Left; ++at) result.alternatives[at].assign(left.alternatives[at]);
  for (size_t at = 0; at < Right; ++at) result.alternatives[Left + at].assign(right.alternatives[at]);
  return result;
}

}  // namespace u8lit

namespace u8lit::detail {

// The syntax of `Count` alternatives from index `First` on.
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
