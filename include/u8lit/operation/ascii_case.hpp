// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_ASCII_CASE_HPP
#define U8LIT_OPERATION_ASCII_CASE_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/base/wide_types.hpp>
#include <u8lit/encoding/ascii_letters.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Case of the letters A to Z. Other letters have no case here, not even É and é, because their case depends on the
// language. In every encoding form such a letter is one code unit that occurs nowhere else (RFC 3629 section 1:
// "US-ASCII octet values do not appear otherwise in a UTF-8 encoded character stream"); so code units are converted,
// not scalar values.

namespace u8lit::detail {

// Converts units in vectors at run time and returns how many; fewer than 16 octets are left. 64 KiB take a tenth of the
// time that they take one by one (g++ 12). The output may be where the units are. Not inlined, because g++ would warn
// of sizes that a short text does not have.
template <code_unit Unit>
[[__gnu__::__noinline__]] U8LIT_ABI size_t convert_ascii_case_blocks(const Unit* units, size_t size, Unit* out,
                                                                     ascii_case letter_case) noexcept {
  using number = smallest_unsigned<(1ull << 8 * sizeof(Unit)) - 1>;
  constexpr size_t count = 16 / sizeof(Unit);
  using block = typename vector_of<number, count>::type;
  const auto [first, last] = detail::letters_to_convert(letter_case);
  size_t at = 0;
  for (; size - at >= count; at += count) {
    block values;
    __builtin_memcpy(&values, units + at, sizeof values);
    const auto are_letters = values - static_cast<number>(first) <= static_cast<number>(last - first);
    values ^= reinterpret_cast<block>(are_letters) & static_cast<number>(0x20);
    __builtin_memcpy(out + at, &values, sizeof values);
  }
  return at;
}

template <ascii_case Case>
struct ascii_case_operation final : rewriting_operation<ascii_case_operation<Case>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    const Unit* const units = text.data();
    const size_t size = text.first(out_size).size();
    size_t at = __builtin_is_constant_evaluated() ? 0 : detail::convert_ascii_case_blocks(units, size, out, Case);
    for (; at < size; ++at) out[at] = detail::to_ascii_case(units[at], Case);
    return detail::make_transcoded(size, size, size == text.size());
  }
};

// Adds the bits in which units differ, but for the case of letters: units may differ in the bit 0x20 if, with it, they
// are letters. This takes a third of the time of converting both (g++ 12). Vectors are passed by reference, because
// passing them by value changes with the SIMD instructions that are enabled, and g++ warns of that.
template <class Block, code_unit Unit>
[[__gnu__::__always_inline__]] U8LIT_ABI inline void add_differences_ignoring_ascii_case(const Unit* left,
                                                                                        const Unit* right,
                                                                                        Block& all) noexcept {
  using number = smallest_unsigned<(1ull << 8 * sizeof(Unit)) - 1>;
  constexpr auto first = static_cast<number>(ascii_lower_letters.first);
  constexpr auto letters = static_cast<number>(ascii_lower_letters.last - ascii_lower_letters.first);
  Block l, r;
  __builtin_memcpy(&l, left, sizeof l);
  __builtin_memcpy(&r, right, sizeof r);
  const Block difference = l ^ r;
  const auto are_letters = (l | difference) - first <= letters;
  all |= difference & ~(reinterpret_cast<Block>(are_letters) & static_cast<number>(0x20));
}
// Compares units in vectors. The last one ends at the end, so that some units may be compared twice. Precondition: the
// units take at least so many octets.
template <size_t Octets, code_unit Unit>
U8LIT_ABI bool equal_in_vectors_ignoring_ascii_case(const Unit* left, const Unit* right, size_t size) noexcept {
  constexpr size_t count = Octets / sizeof(Unit);
  using number = smallest_unsigned<(1ull << 8 * sizeof(Unit)) - 1>;
  typename vector_of<number, count>::type all{};
  const auto is_zero = [&all] {
    unsigned long long words[(Octets + 7) / 8]{}, each = 0;
    __builtin_memcpy(words, &all, sizeof all);
    for (const unsigned long long word : words) each |= word;
    return each == 0;
  };
  const auto compare = [&](size_t at) {
    detail::add_differences_ignoring_ascii_case(left + at, right + at, all);
  };
  size_t at = 0;
  for (; size - at > 4 * count; at += 4 * count) {
    compare(at);
    compare(at + count);
    compare(at + 2 * count);
    compare(at + 3 * count);
    if (!is_zero()) return false;
  }
  for (; size - at > count; at += count) compare(at);
  compare(size - count);
  return is_zero();
}
template <code_unit Unit>
U8LIT_ABI constexpr bool equal_in_ascii_lower_case(const Unit* left, const Unit* right, size_t size) noexcept {
  size_t at = 0;
  while (at < size && detail::to_unsigned(detail::to_ascii_case(left[at], ascii_case::lower)) ==
                          detail::to_unsigned(detail::to_ascii_case(right[at], ascii_case::lower)))
    ++at;
  return at == size;
}
// Not inlined, because g++ would warn of sizes that a short text does not have.
template <code_unit Unit>
[[__gnu__::__noinline__]] U8LIT_ABI bool equal_ignoring_ascii_case_at_run_time(const Unit* left, const Unit* right,
                                                                              size_t size) noexcept {
  const size_t octets = size * sizeof(Unit);
  if constexpr (sizeof(octet_vector) > 16) {
    if (octets >= sizeof(octet_vector))
      return detail::equal_in_vectors_ignoring_ascii_case<sizeof(octet_vector)>(left, right, size);
  }
  return octets >= 16  ? detail::equal_in_vectors_ignoring_ascii_case<16>(left, right, size)
         : octets >= 8 ? detail::equal_in_vectors_ignoring_ascii_case<8>(left, right, size)
         : octets >= 4 ? detail::equal_in_vectors_ignoring_ascii_case<4>(left, right, size)
                       : detail::equal_in_ascii_lower_case(left, right, size);
}

// Code units are equal where scalar values are.
template <code_unit Unit>
U8LIT_ABI constexpr bool equal_in_ascii_lower_case(text_view<Unit> left, text_view<Unit> right) noexcept {
  if (left.size() != right.size()) return false;
  if (!__builtin_is_constant_evaluated())
    return detail::equal_ignoring_ascii_case_at_run_time(left.data(), right.data(), left.size());
  return detail::equal_in_ascii_lower_case(left.data(), right.data(), left.size());
}
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool equal_in_ascii_lower_case(text_view<Left> left, text_view<Right> right) noexcept {
  auto l = left.scalars().begin();
  auto r = right.scalars().begin();
  const auto l_end = left.scalars().end();
  const auto r_end = right.scalars().end();
  for (; l != l_end && r != r_end; ++l, ++r) {
    const char32_t l_lower = detail::to_ascii_case(char32_t{*l}, ascii_case::lower);
    const char32_t r_lower = detail::to_ascii_case(char32_t{*r}, ascii_case::lower);
    if (l_lower != r_lower) return false;
  }
  return l == l_end && r == r_end;
}

struct equal_ignoring_ascii_case_operation : reads_text {
  using reads_text::operator();
  /// Returns whether two texts are equal except for the case of the letters A to Z. Complexity: linear, up to the first
  /// difference.
  /// \param left   any text
  /// \param right  text of the same code unit type, or a literal, which does not compile if it is ill-formed
  template <any_text Left>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, view_of<Left> right) const noexcept {
    return detail::equal_in_ascii_lower_case(text_view{left}, right);
  }
  /// As above, for a text of another code unit type.
  template <any_text Left, any_text Right>
    requires(!__is_same(unit_of<Left>, unit_of<Right>))
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, const Right& right) const noexcept {
    return detail::equal_in_ascii_lower_case(text_view{left}, text_view{right});
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Converts the letters a to z to upper case.
///
/// Calls: `to_ascii_upper("..."_text)`, `to_ascii_upper(text, buffer)`, `to_ascii_upper(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. It stops before a sequence that does not fit, and writes no NUL.
/// - complexity: linear
///
/// The output may be where the text is.
/// \code
/// static_assert(to_ascii_upper("añb"_text) == "AñB"_text);
/// \endcode
inline constexpr detail::ascii_case_operation<detail::ascii_case::upper> to_ascii_upper{};

/// Converts the letters A to Z to lower case.
///
/// Calls: `to_ascii_lower("..."_text)`, `to_ascii_lower(text, buffer)`, `to_ascii_lower(text, out, out_size)`.
/// As `to_ascii_upper`.
/// \code
/// static_assert(to_ascii_lower("AÑB"_text) == "aÑb"_text);
/// \endcode
inline constexpr detail::ascii_case_operation<detail::ascii_case::lower> to_ascii_lower{};

/// Returns whether two texts are equal except for the case of the letters A to Z.
///
/// Call: `equal_ignoring_ascii_case(left, right)`.
/// - `left`: any text
/// - `right`: any text, of any code unit type, or a literal of `left`'s
/// - complexity: linear, up to the first difference
/// - errors: a literal that is ill-formed does not compile
/// \code
/// static_assert(equal_ignoring_ascii_case("Content-Type"_text, "content-type"_text));
/// \endcode
inline constexpr detail::equal_ignoring_ascii_case_operation equal_ignoring_ascii_case{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
