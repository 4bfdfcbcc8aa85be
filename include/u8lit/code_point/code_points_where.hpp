// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINTS_WHERE_HPP
#define U8LIT_CODE_POINT_CODE_POINTS_WHERE_HPP

#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// What a predicate makes of code points: a part of a plane at a time, each a constant of its own, because a compiler
// limits what one may cost.
namespace predicate {

using word = unsigned long long;
inline constexpr char32_t in_part = 0x2000, in_word = 64, parts_of_plane = 0x1'0000 / in_part;

// A bit for each code point of the part, set for members.
struct part {
  word words[in_part / in_word]{};
};

template <auto Predicate, const auto& Within, char32_t First>
[[nodiscard]] U8LIT_ABI constexpr part asked() noexcept {
  part result;
  for (const code_point_range range : Within) {
    if (range.last < First || range.first >= First + in_part) continue;
    char32_t value = range.first > First ? range.first : First;
    const char32_t last = range.last < First + in_part ? range.last : First + in_part - 1;
    while (value <= last) {
      const char32_t begin = value & ~(in_word - 1), end = begin + in_word <= last ? begin + in_word : last + 1;
      word bits = 0;
      for (; value < end; ++value) bits |= static_cast<word>(Predicate(value) ? 1 : 0) << (value - begin);
      result.words[(begin - First) / in_word] |= bits;
    }
  }
  // A set of a user's own may have surrogates in it.
  if constexpr (First <= surrogates.first && surrogates.last < First + in_part) {
    for (char32_t at = surrogates.first; at < surrogates.last; at += in_word) result.words[(at - First) / in_word] = 0;
  }
  return result;
}
template <auto Predicate, const auto& Within, char32_t First>
inline constexpr part members = predicate::asked<Predicate, Within, First>();

// None where there is nothing to ask for.
template <const auto& Within>
[[nodiscard]] U8LIT_ABI constexpr bool has_any_from(char32_t first) noexcept {
  for (const code_point_range range : Within) {
    if (range.first < first + in_part && first <= range.last) return true;
  }
  return false;
}
struct part_if_any {
  const part* bits = nullptr;
  bool any = false;  // said apart, because g++ with -fsanitize=undefined cannot compare the pointer
};
template <auto Predicate, const auto& Within, char32_t First>
[[nodiscard]] U8LIT_ABI constexpr part_if_any part_from() noexcept {
  if constexpr (predicate::has_any_from<Within>(First)) return {&members<Predicate, Within, First>, true};
  else return {};
}

struct plane {
  part_if_any parts[parts_of_plane];
};
template <auto Predicate, const auto& Within, char32_t Plane, char32_t... Part>
[[nodiscard]] U8LIT_ABI constexpr plane plane_of() noexcept {
  return {{predicate::part_from<Predicate, Within, (Plane << 16) + in_part * Part>()...}};
}
struct planes {
  plane all[17];
};
// Whether it can be asked at compile time: one error instead of one for each part.
template <bool>
struct answer;
template <auto Predicate, const auto& Within>
concept answers_in_constants = Within.empty() || requires { typename answer<static_cast<bool>(Predicate((*Within.begin()).first))>; };
template <auto Predicate, const auto& Within, char32_t... Plane>
[[nodiscard]] U8LIT_ABI constexpr planes planes_of() noexcept {
  return {{predicate::plane_of<Predicate, Within, Plane, 0, 1, 2, 3, 4, 5, 6, 7>()...}};
}
template <auto Predicate, const auto& Within>
inline constexpr planes all_planes =
    predicate::planes_of<Predicate, Within, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16>();

// Calls back with each run of members, in order; those that are adjacent are not one if they meet between two words.
template <class Take>
U8LIT_ABI constexpr void for_each_run(const planes& all, Take take) noexcept {
  char32_t first = 0;
  for (const plane& each : all.all) {
    for (const part_if_any& found : each.parts) {
      for (char32_t at = 0; found.any && at < in_part / in_word; ++at) {
        for (word rest = found.bits->words[at]; rest != 0;) {
          const auto begin = static_cast<char32_t>(__builtin_ctzll(rest));
          const word filled = rest | ((word{1} << begin) - 1);
          const char32_t end = filled == ~word{0} ? in_word : static_cast<char32_t>(__builtin_ctzll(~filled));
          take(code_point_range{first + at * in_word + begin, first + at * in_word + end - 1});
          rest = filled == ~word{0} ? 0 : rest & ~((word{1} << end) - 1);
        }
      }
      first += in_part;
    }
  }
}

template <class Planes>  // planes; not made before it is asked for
[[nodiscard]] U8LIT_ABI constexpr size_t count_ranges(const Planes& all) noexcept {
  size_t result = 0;
  char32_t behind = 0xFFFF'FFFF;
  predicate::for_each_run(all, [&](code_point_range run) noexcept {
    result += run.first != behind;
    behind = run.last + 1;
  });
  return result;
}
template <size_t Size>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Size> ranges_of(const planes& all) noexcept {
  code_point_ranges<Size> result;
  predicate::for_each_run(all, [&](code_point_range run) noexcept { result.unchecked_append(run); });
  return result;
}

}  // namespace predicate

}  // namespace u8lit::detail

namespace u8lit {

// The set of those scalar values within another set for which a predicate on char32_t is true, a constant in as much
// storage as it needs: `code_points_where<is_noncharacter>`, `code_points_where<is_vowel, letters>`. It asks once for
// each member of `Within`, which takes clang 3 and g++ 7 microseconds: seconds for all scalar values, and half a
// gigabyte of g++. At default limits a call may cost clang a hundred steps, and there may be some ten thousand ranges.
template <auto Predicate, const auto& Within = all_scalar_values>
  requires detail::predicate::answers_in_constants<Predicate, Within>
inline constexpr auto code_points_where =
    detail::predicate::ranges_of<detail::predicate::count_ranges(detail::predicate::all_planes<Predicate, Within>)>(
        detail::predicate::all_planes<Predicate, Within>);

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
