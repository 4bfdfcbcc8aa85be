// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_SCALAR_RANGE_HPP
#define U8LIT_CODE_POINT_SCALAR_RANGE_HPP

#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The refusals of ranges, as in refusal.hpp but that the values are two. g++ prints of an array's reading the index
// alone, but of a built-in function that is never constant the arguments' values: it is given one that does nothing.
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

template <class Range>
U8LIT_ABI constexpr size_t told_by_its_values([[maybe_unused]] Range range) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
#if defined(__GNUC__) && !defined(__clang__)
  if (__builtin_is_constant_evaluated()) __builtin_prefetch(nullptr, range);  // there must be no code for it
#endif
  return 1;
}

U8LIT_ABI constexpr char32_t is_one(char32_t first, char32_t, in_hex, in_hex) noexcept { return first; }
U8LIT_ABI constexpr char32_t reversed_range(char32_t first, char32_t last, in_hex, in_hex) noexcept {
  return diagnostic_array<char32_t>{}.at[told_by_its_values(reversed{first, last})];
}
U8LIT_ABI constexpr char32_t beyond_U_10FFFF_see_RFC_3629_section_3(char32_t first, char32_t last, in_hex,
                                                                    in_hex) noexcept {
  return diagnostic_array<char32_t>{}.at[told_by_its_values(beyond_U_10FFFF{first, last})];
}
U8LIT_ABI constexpr char32_t surrogates_in_it_split_it_around_D800_to_DFFF_see_RFC_3629_section_3(char32_t first,
                                                                                                  char32_t last,
                                                                                                  in_hex, in_hex) noexcept {
  return diagnostic_array<char32_t>{}.at[told_by_its_values(surrogates_in_it_split_it_around_D800_to_DFFF{first, last})];
}

// The number as it is told: what does not fit lies far beyond any code point. Octets of a sequence are refused at once.
template <integer Number>
U8LIT_ABI constexpr char32_t told(Number number) noexcept {
  const any_number most = 0xFFFF'FFFF, value = static_cast<any_number>(number);
  if (sizeof(Number) == 1 && value > 0x7F) {
    const diagnosis found = detail::diagnose(number);
    found.report(found.number, found.shown);
  }
  return static_cast<char32_t>(value < most ? value : most);
}

U8LIT_ABI constexpr bool accepts(char32_t first, char32_t last) noexcept {
  return first <= last && (last < surrogates.first || (surrogates.last < first && last <= code_points.last));
}

// What was found of a range: `ruling(first, last, ...)` does not compile if it is none of scalar values.
using report_type = char32_t(char32_t first, char32_t last, in_hex shown_first, in_hex shown_last);
U8LIT_ABI constexpr report_type* judge(char32_t first, char32_t last) noexcept {
  if (accepts(first, last)) return is_one;
  return first > code_points.last || last > code_points.last ? beyond_U_10FFFF_see_RFC_3629_section_3
         : first > last                                      ? reversed_range
                        : surrogates_in_it_split_it_around_D800_to_DFFF_see_RFC_3629_section_3;
}

U8LIT_ABI constexpr in_hex shown(char32_t value) noexcept {
  in_hex result{};
  result.append(value);
  return result;
}

}  // namespace not_a_scalar_range

// Whether the constants are the ends of a range of scalar values. Not constrained: clang 14 asks this first.
template <class First, class Last>
[[nodiscard]] U8LIT_ABI constexpr bool is_scalar_range(First first, Last last) noexcept {
  if constexpr (!integer<First> || !integer<Last>) return false;
  else
    return detail::is_scalar_number(first) && detail::is_scalar_number(last) &&
           not_a_scalar_range::accepts(static_cast<char32_t>(first), static_cast<char32_t>(last));
}

}  // namespace u8lit::detail

namespace u8lit {

// Scalar values from `first` to `last`, both included: `{U'a', U'z'}`, or one: `U'_'`. Constants that are none do not
// compile: reversed ends, numbers beyond 10FFFF, and ranges with surrogates in them (RFC 3629 section 3), also between
// scalar values: such a range is to be written as two. Usable as a template argument.
struct scalar_range {
  // Public because a template argument's members must be; to write to them is to call `unchecked`.
  char32_t unchecked_first = 0;
  char32_t unchecked_last = 0;

  U8LIT_ABI constexpr scalar_range() noexcept = default;
#if defined(__clang__) && __clang_major__ < 17  // compiler.hpp: unevaluated conversions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
  template <detail::integer Number>
  U8LIT_ABI constexpr scalar_range(Number one) noexcept __attribute__((enable_if(detail::is_scalar_number(one), "")))
      : unchecked_first{static_cast<char32_t>(one)}, unchecked_last{static_cast<char32_t>(one)} {}
  template <detail::integer First, detail::integer Last>
  U8LIT_ABI constexpr scalar_range(First from, Last to) noexcept __attribute__((enable_if(detail::is_scalar_range(from,
                                   to), "")))
      : unchecked_first{static_cast<char32_t>(from)}, unchecked_last{static_cast<char32_t>(to)} {}
#pragma clang diagnostic pop
#endif
  template <detail::integer Number>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("no scalar value (RFC 3629 section 3), or not judged at compile time")))
#endif
  consteval scalar_range(Number one) noexcept {
    const detail::diagnosis found = detail::diagnose(one);
    unchecked_first = unchecked_last = static_cast<char32_t>(found.report(found.number, found.shown));
  }
  template <detail::integer First, detail::integer Last>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("no range of scalar values (RFC 3629 section 3), or not judged at compile time")))
#endif
  consteval scalar_range(First from, Last to) noexcept {
    const char32_t first = detail::not_a_scalar_range::told(from), last = detail::not_a_scalar_range::told(to);
    const detail::in_hex shown_first = detail::not_a_scalar_range::shown(first), shown_last = detail::not_a_scalar_range::shown(last);
    unchecked_first = detail::not_a_scalar_range::judge(first, last)(first, last, shown_first, shown_last);
    unchecked_last = last;
  }

  // For a range that is known to be one of scalar values; anything else breaks the promise of every set it gets into.
  [[nodiscard]] U8LIT_ABI static constexpr scalar_range unchecked(char32_t from, char32_t to) noexcept {
    scalar_range result;
    result.unchecked_first = from;
    result.unchecked_last = to;
    return result;
  }

  [[nodiscard]] U8LIT_ABI constexpr code_point_range range() const noexcept {
    return {unchecked_first, unchecked_last};
  }
  U8LIT_ABI constexpr operator code_point_range() const noexcept { return range(); }
  [[nodiscard]] U8LIT_ABI constexpr bool contains(char32_t number) const noexcept { return range().contains(number); }
  U8LIT_ABI friend constexpr bool operator==(scalar_range left, scalar_range right) noexcept { return left.range() == right.range(); }
};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
