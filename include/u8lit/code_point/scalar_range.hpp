// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_SCALAR_RANGE_HPP
#define U8LIT_CODE_POINT_SCALAR_RANGE_HPP

#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// The code_point wing: sets of scalar values, and tables of their properties, as constants.
//
// A range such as {U'0', U'9'} is checked here, in scalar_range; number_words.hpp has the sentences on others. Then one
// example goes through the headers:
//   constexpr auto digits = make_code_points({{U'0', U'9'}, {0x0660, 0x0669}});  // code_point_ranges.hpp: sorted
//   constexpr auto word = digits | code_points_in("abc_");                       // code_points_in.hpp: of a text
//   constexpr auto rest = code_points_where<is_noncharacter>;                    // code_points_where.hpp: a predicate
//   constexpr auto& is_word = make_code_point_set<word>;                         // code_point_set.hpp: a bitmap
//   find_first_of(text, is_word);                                                // find_first_of.hpp
//   constexpr auto& width = make_code_point_map<rows>;                           // code_point_map.hpp: of ranges
// Sets and maps are compressed alike: block_sequence.hpp cuts a function into blocks and numbers the distinct ones.
// block_bitmap.hpp makes bitmaps of them, stages.hpp tables of two or three stages. range_check.hpp reports what is
// wrong with the ranges of a set. code_point_rows.hpp sorts the rows of a map and reports those that conflict.
//
// Public names say "code point", as Unicode's data files, Unicode Technical Standard #18 and ICU do for such sets and
// maps, although surrogates are never in them.

namespace u8lit {

/// A range of scalar values, both ends included. Usable as a template argument.
///
/// It is written as a constant, `{U'a', U'z'}` or `U'_'`. Reversed ends, numbers beyond 10FFFF and surrogates (RFC 3629
/// section 3, Unicode D76) do not compile, nor do surrogates between the ends: write two ranges instead.
/// \code
/// constexpr u8lit::scalar_range digits{U'0', U'9'};
/// static_assert(digits.contains(U'7'));
/// \endcode
struct scalar_range {
  // Public because a template argument's members must be. Writing to them has the precondition of `unchecked`.
  char32_t unchecked_first = 0;  ///< The first scalar value.
  char32_t unchecked_last = 0;   ///< The last one.

  /// The range of U+0000 alone.
  U8LIT_ABI constexpr scalar_range() noexcept = default;
#define U8LIT_CONSTRUCTOR template <detail::integer Number> U8LIT_ABI constexpr scalar_range(Number only) noexcept
#define U8LIT_NUMBERS only, only
#define U8LIT_MEMBERS(as) unchecked_first{as(only)}, unchecked_last{as(only)}
#define U8LIT_REFUSES_NUMBERS
#include <u8lit/compilers/clang_numbers.hpp>
  /// The range of one scalar value, a constant.
  /// \param only  an integer of any type; does not compile unless it is a scalar value
  template <detail::integer Number>
  U8LIT_MUST_BE_EVALUATED("no scalar value (RFC 3629 section 3), or not checked at compile time")
  consteval scalar_range(Number only) noexcept
      : unchecked_first{detail::is_scalar_range(only, only)
                            ? static_cast<char32_t>(only)
                            : (detail::U8LIT_REFUSE(nullptr, detail::describe_range(only, only)), char32_t{})},
        unchecked_last{static_cast<char32_t>(only)} {}
#define U8LIT_CONSTRUCTOR \
  template <detail::integer First, detail::integer Last> U8LIT_ABI constexpr scalar_range(First from, Last to) noexcept
#define U8LIT_NUMBERS from, to
#define U8LIT_MEMBERS(as) unchecked_first{as(from)}, unchecked_last{as(to)}
#define U8LIT_REFUSES_NUMBERS
#include <u8lit/compilers/clang_numbers.hpp>
  /// The range between two constants, both included. Does not compile if it is empty or has a number that is not a
  /// scalar value.
  /// \param from  the first scalar value, an integer of any type
  /// \param to    the last one, an integer of any type
  template <detail::integer First, detail::integer Last>
  U8LIT_MUST_BE_EVALUATED("no range of scalar values (RFC 3629 section 3), or not checked at compile time")
  consteval scalar_range(First from, Last to) noexcept
      : unchecked_first{detail::is_scalar_range(from, to)
                            ? static_cast<char32_t>(from)
                            : (detail::U8LIT_REFUSE(nullptr, detail::describe_range(from, to)), char32_t{})},
        unchecked_last{static_cast<char32_t>(to)} {}

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

  /// Returns the range as a pair of numbers, `first` and `last`, both included.
  /// \return {first, last}
  [[nodiscard]] U8LIT_ABI constexpr code_point_range range() const noexcept {
    return {unchecked_first, unchecked_last};
  }
  /// Converts to `range()`.
  U8LIT_ABI constexpr operator code_point_range() const noexcept { return range(); }
  /// Returns whether a number is in the range.
  /// \param number  any number
  /// \return whether first <= number <= last
  [[nodiscard]] U8LIT_ABI constexpr bool contains(char32_t number) const noexcept { return range().contains(number); }

  /// Returns whether both ends are equal.
  U8LIT_ABI friend constexpr bool operator==(scalar_range left, scalar_range right) noexcept {
    return left.range() == right.range();
  }
};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
