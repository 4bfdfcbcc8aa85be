// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINTS_WHERE_HPP
#define U8LIT_CODE_POINT_CODE_POINTS_WHERE_HPP

#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/base/begin.hpp>

// Evaluates a predicate for all members of a set. Compilers limit the cost of one constant expression, so each 8192
// code points are a constant of their own: a part of a plane.

namespace u8lit::detail::predicate {

using word = unsigned long long;
inline constexpr char32_t part_size = 0x2000, word_size = 64, parts_in_plane = 0x1'0000 / part_size;

// A bit for each code point of a part: set if it is a member.
struct part {
  word words[part_size / word_size]{};
};

template <auto Predicate, const auto& Within, char32_t First>
[[nodiscard]] U8LIT_ABI constexpr part evaluate_part() noexcept {
  part result;
  for (const code_point_range range : Within) {
    if (range.last < First || range.first >= First + part_size) continue;
    char32_t value = range.first > First ? range.first : First;
    const char32_t last = range.last < First + part_size ? range.last : First + part_size - 1;
    while (value <= last) {
      const char32_t begin = value & ~(word_size - 1), end = begin + word_size <= last ? begin + word_size : last + 1;
      word bits = 0;
      for (; value < end; ++value) bits |= static_cast<word>(Predicate(value) ? 1 : 0) << (value - begin);
      result.words[(begin - First) / word_size] |= bits;
    }
  }
  // A user's own set may contain surrogates.
  if constexpr (First <= surrogates.first && surrogates.last < First + part_size) {
    for (char32_t at = surrogates.first; at < surrogates.last; at += word_size)
      result.words[(at - First) / word_size] = 0;
  }
  return result;
}
template <auto Predicate, const auto& Within, char32_t First>
inline constexpr part evaluated_part = predicate::evaluate_part<Predicate, Within, First>();

// Parts without a member of `Within` are not instantiated.
template <const auto& Within>
[[nodiscard]] U8LIT_ABI constexpr bool intersects_part(char32_t first) noexcept {
  for (const code_point_range range : Within) {
    if (range.first < first + part_size && first <= range.last) return true;
  }
  return false;
}
struct optional_part {
  const part* bits = nullptr;
  bool has_value = false;  // because g++ with -fsanitize=undefined cannot compare the pointer in a constant expression
};
template <auto Predicate, const auto& Within, char32_t First>
[[nodiscard]] U8LIT_ABI constexpr optional_part make_part() noexcept {
  if constexpr (predicate::intersects_part<Within>(First)) return {&evaluated_part<Predicate, Within, First>, true};
  else return {};
}

struct plane {
  optional_part parts[parts_in_plane];
};
template <auto Predicate, const auto& Within, char32_t Plane, char32_t... Part>
[[nodiscard]] U8LIT_ABI constexpr plane make_plane() noexcept {
  return {{predicate::make_part<Predicate, Within, (Plane << 16) + part_size * Part>()...}};
}
struct planes {
  plane all[17];
};
template <auto Predicate, const auto& Within, char32_t... Plane>
[[nodiscard]] U8LIT_ABI constexpr planes make_planes() noexcept {
  return {{predicate::make_plane<Predicate, Within, Plane, 0, 1, 2, 3, 4, 5, 6, 7>()...}};
}
template <auto Predicate, const auto& Within>
inline constexpr planes all_planes =
    predicate::make_planes<Predicate, Within, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16>();

// Whether the predicate can be called in constant expressions. Reports one error instead of one for each part.
template <bool>
struct constant;
template <auto Predicate, const auto& Within>
concept constant_predicate = Within.empty() || requires {
  typename constant<static_cast<bool>(Predicate((*Within.begin()).first))>;
};

// Calls `visit` with each run of members, in order. A run is cut in two at the edge of a word.
template <class Visit>
U8LIT_ABI constexpr void for_each_run(const planes& all, Visit visit) noexcept {
  char32_t first = 0;
  for (const plane& each : all.all) {
    for (const optional_part& current : each.parts) {
      for (char32_t at = 0; current.has_value && at < part_size / word_size; ++at) {
        for (word rest = current.bits->words[at]; rest != 0;) {
          const auto begin = static_cast<char32_t>(__builtin_ctzll(rest));
          const word filled = rest | ((word{1} << begin) - 1);
          const char32_t end = filled == ~word{0} ? word_size : static_cast<char32_t>(__builtin_ctzll(~filled));
          visit(code_point_range{first + at * word_size + begin, first + at * word_size + end - 1});
          rest = filled == ~word{0} ? 0 : rest & ~((word{1} << end) - 1);
        }
      }
      first += part_size;
    }
  }
}

template <class Planes>  // planes; a template parameter, so that it is not instantiated before it is needed
[[nodiscard]] U8LIT_ABI constexpr size_t count_ranges(const Planes& all) noexcept {
  size_t result = 0;
  char32_t next = 0xFFFF'FFFF;
  predicate::for_each_run(all, [&](code_point_range run) noexcept {
    result += run.first != next;
    next = run.last + 1;
  });
  return result;
}
template <size_t Size>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Size> make_ranges(const planes& all) noexcept {
  code_point_ranges<Size> result;
  predicate::for_each_run(all, [&](code_point_range run) noexcept { result.unchecked_append(run); });
  return result;
}

}  // namespace u8lit::detail::predicate

namespace u8lit {

/// The set of those scalar values for which a predicate is true, a constant code_point_ranges without unused capacity.
///
/// Complexity: one call for each member of `Within`, which takes clang 3 and g++ 7 microseconds: seconds for all scalar
/// values, and half a gigabyte of memory on g++. Errors: with the compilers' default limits, one call may take clang a
/// hundred steps, and the result may have about ten thousand ranges; more does not compile.
/// \tparam Predicate  a function on char32_t or a lambda that can be called in constant expressions
/// \tparam Within     the set of the scalar values to call it with, a code_point_ranges or a code_point_set
/// \code
/// constexpr auto noncharacters = u8lit::code_points_where<u8lit::is_noncharacter>;
/// constexpr auto vowels = u8lit::code_points_where<is_vowel, letters>;
/// \endcode
template <auto Predicate, const auto& Within = all_scalar_values>
  requires detail::predicate::constant_predicate<Predicate, Within>
inline constexpr auto code_points_where =
    detail::predicate::make_ranges<detail::predicate::count_ranges(detail::predicate::all_planes<Predicate, Within>)>(
        detail::predicate::all_planes<Predicate, Within>);

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
