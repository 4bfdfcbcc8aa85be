// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_SCALAR_RANGE_HPP
#define U8LIT_CODE_POINT_SCALAR_RANGE_HPP

#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// The code_point wing: sets of scalar values, and tables of their properties, as constants.
//
// A range such as {U'0', U'9'} is checked here, in scalar_range. From there one example goes through the headers:
//   constexpr auto digits = make_code_points({{U'0', U'9'}, {0x0660, 0x0669}});  // code_point_ranges.hpp: sorted
//   constexpr auto word = digits | code_points_in("abc_");                       // code_points_in.hpp: of a text
//   constexpr auto rest = code_points_where<is_noncharacter>;                    // code_points_where.hpp: a predicate
//   constexpr auto& is_word = make_code_point_set<word>;                         // code_point_set.hpp: a bitmap
//   find_first_of(text, is_word);                                                // find_first_of.hpp
//   constexpr auto& width = make_code_point_map<rows>;                           // code_point_map.hpp: of ranges
// Sets and maps are compressed alike: block_sequence.hpp cuts a function into blocks and numbers the distinct ones.
// block_bitmap.hpp makes bitmaps of them, stages.hpp tables of two or three stages. code_point_rows.hpp sorts the rows
// of a map and reports those that conflict.

namespace u8lit::detail {

// Errors of ranges. They work as in refusal.hpp, except that a message shows two values: g++ prints only the index of
// an out-of-bounds array access, but it prints the arguments of a built-in function that is not constant.
namespace not_a_scalar_range {

struct reversed {
  char32_t first, last;
};
struct beyond_U_10FFFF {
  char32_t first, last;
};
struct surrogates_in_it_split_it_around_D800_to_DFFF {
  char32_t first, last;
};

// An index that is out of bounds of a diagnostic_array. On g++ the call is no constant expression, and shows the range.
template <class Range>
U8LIT_ABI constexpr size_t failing_index([[maybe_unused]] Range range) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  if constexpr (compiler::prints_arguments_of_builtins) {
    if (__builtin_is_constant_evaluated()) __builtin_prefetch(nullptr, range);  // guarded: generates no code
  }
  return 1;
}

U8LIT_ABI constexpr char32_t valid_range(char32_t first, char32_t, in_hex, in_hex) noexcept { return first; }
U8LIT_ABI constexpr char32_t reversed_range(char32_t first, char32_t last, in_hex, in_hex) noexcept {
  return diagnostic_array<char32_t>{}.at[failing_index(reversed{first, last})];
}
U8LIT_ABI constexpr char32_t beyond_U_10FFFF_see_RFC_3629_section_3(char32_t first, char32_t last, in_hex,
                                                                    in_hex) noexcept {
  return diagnostic_array<char32_t>{}.at[failing_index(beyond_U_10FFFF{first, last})];
}
U8LIT_ABI constexpr char32_t surrogates_in_it_split_it_around_D800_to_DFFF_see_RFC_3629_section_3(
    char32_t first, char32_t last, in_hex, in_hex) noexcept {
  return diagnostic_array<char32_t>{}.at[failing_index(surrogates_in_it_split_it_around_D800_to_DFFF{first, last})];
}

// The number, or FFFFFFFF if it is larger or negative. A code unit that is no character by itself is an error.
template <integer Number>
U8LIT_ABI constexpr char32_t saturated(Number number) noexcept {
  const any_number largest = 0xFFFF'FFFF, value = static_cast<any_number>(number);
  if (sizeof(Number) == 1 && value > 0x7F) {
    const diagnosis found = detail::diagnose(number);
    found.report(found.number, found.shown);
  }
  return static_cast<char32_t>(value < largest ? value : largest);
}

U8LIT_ABI constexpr bool is_valid(char32_t first, char32_t last) noexcept {
  return first <= last && (last < surrogates.first || (surrogates.last < first && last <= code_points.last));
}

// The function to call with the range: it returns the first number, or does not compile if the range is not valid.
using report_type = char32_t(char32_t first, char32_t last, in_hex shown_first, in_hex shown_last);
U8LIT_ABI constexpr report_type* diagnose(char32_t first, char32_t last) noexcept {
  if (is_valid(first, last)) return valid_range;
  return first > code_points.last || last > code_points.last ? beyond_U_10FFFF_see_RFC_3629_section_3
         : first > last                                      ? reversed_range
                        : surrogates_in_it_split_it_around_D800_to_DFFF_see_RFC_3629_section_3;
}

U8LIT_ABI constexpr in_hex to_hex(char32_t value) noexcept {
  in_hex result{};
  result.append(value);
  return result;
}

}  // namespace not_a_scalar_range

// Whether the constants are the ends of a range of scalar values. Unconstrained, because clang 14 evaluates an
// enable_if before it checks constraints.
template <class First, class Last>
[[nodiscard]] U8LIT_ABI constexpr bool is_scalar_range(First first, Last last) noexcept {
  if constexpr (!integer<First> || !integer<Last>) return false;
  else
    return detail::is_scalar_number(first) && detail::is_scalar_number(last) &&
           not_a_scalar_range::is_valid(static_cast<char32_t>(first), static_cast<char32_t>(last));
}

}  // namespace u8lit::detail

namespace u8lit {

/// A range of scalar values, both ends included. Usable as a template argument.
///
/// It is written as a constant, `{U'a', U'z'}` or `U'_'`. What is no range of scalar values does not compile: reversed
/// ends, numbers beyond 10FFFF, and surrogates (RFC 3629 section 3), also between the ends: write two ranges instead.
/// \code
/// constexpr u8lit::scalar_range digits{U'0', U'9'};
/// static_assert(digits.contains(U'7'));
/// \endcode
struct scalar_range {
  // Public because a template argument's members must be. To write to them is to call `unchecked`.
  char32_t unchecked_first = 0;
  char32_t unchecked_last = 0;

  /// The range of U+0000 alone.
  U8LIT_ABI constexpr scalar_range() noexcept = default;
#if defined(__clang__) && __clang_major__ < 17  // compiler.hpp: unevaluated conversions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
  /// The range of one scalar value, a constant.
  template <detail::integer Number>
  U8LIT_ABI constexpr scalar_range(Number one) noexcept __attribute__((enable_if(detail::is_scalar_number(one), "")))
      : unchecked_first{static_cast<char32_t>(one)}, unchecked_last{static_cast<char32_t>(one)} {}
  /// The range between two constants, both included.
  template <detail::integer First, detail::integer Last>
  U8LIT_ABI constexpr scalar_range(First from, Last to) noexcept
      __attribute__((enable_if(detail::is_scalar_range(from, to), "")))
      : unchecked_first{static_cast<char32_t>(from)}, unchecked_last{static_cast<char32_t>(to)} {}
#pragma clang diagnostic pop
#endif
  /// The range of one scalar value, a constant.
  /// \param one  an integer of any type; does not compile if it is no scalar value
  template <detail::integer Number>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("no scalar value (RFC 3629 section 3), or not judged at compile time")))
#endif
  consteval scalar_range(Number one) noexcept {
    const detail::diagnosis found = detail::diagnose(one);
    unchecked_first = unchecked_last = static_cast<char32_t>(found.report(found.number, found.shown));
  }
  /// The range between two constants, both included. Does not compile if it is empty or has a number that is no scalar
  /// value.
  /// \param from  the first scalar value, an integer of any type
  /// \param to    the last one, an integer of any type
  template <detail::integer First, detail::integer Last>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("no range of scalar values (RFC 3629 section 3), or not judged at compile time")))
#endif
  consteval scalar_range(First from, Last to) noexcept {
    namespace checks = detail::not_a_scalar_range;
    const char32_t first = checks::saturated(from), last = checks::saturated(to);
    unchecked_first = checks::diagnose(first, last)(first, last, checks::to_hex(first), checks::to_hex(last));
    unchecked_last = last;
  }

  /// Makes a range without a check, at run time, too. Precondition: from <= to, and no number from `from` to `to` is a
  /// surrogate or beyond 10FFFF.
  /// \param from  the first scalar value
  /// \param to    the last one
  /// \return the range
  [[nodiscard]] U8LIT_ABI static constexpr scalar_range unchecked(char32_t from, char32_t to) noexcept {
    scalar_range result;
    result.unchecked_first = from;
    result.unchecked_last = to;
    return result;
  }

  /// The range as a pair of numbers, `first` and `last`, both included.
  /// \return {first, last}
  [[nodiscard]] U8LIT_ABI constexpr code_point_range range() const noexcept {
    return {unchecked_first, unchecked_last};
  }
  /// Converts to `range()`.
  U8LIT_ABI constexpr operator code_point_range() const noexcept { return range(); }
  /// Whether a number is in the range.
  /// \param number  any number
  /// \return true if first <= number <= last
  [[nodiscard]] U8LIT_ABI constexpr bool contains(char32_t number) const noexcept { return range().contains(number); }

  /// Whether both ends are equal.
  U8LIT_ABI friend constexpr bool operator==(scalar_range left, scalar_range right) noexcept {
    return left.range() == right.range();
  }
};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
