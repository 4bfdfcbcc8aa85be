// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_ROW_HPP
#define U8LIT_CODE_POINT_ROW_HPP

#include <u8lit/scalar_range.hpp>
#include <u8lit/compiler/begin.hpp>

// The rows that tables of properties are written in: scalar values from first to last, and their value.

namespace u8lit {

namespace not_a_scalar_range {

// The first number, if both are ends of a range of scalar values, or one is one; or else it does not compile.
template <integer First, integer Last>
[[nodiscard]] U8LIT_ABI constexpr char32_t judged(First first, Last last) noexcept {
  const char32_t from = not_a_scalar_range::told(first), to = not_a_scalar_range::told(last);
  return not_a_scalar_range::judge(from, to)(from, to, not_a_scalar_range::shown(from), not_a_scalar_range::shown(to));
}

template <integer Only>
[[nodiscard]] U8LIT_ABI constexpr char32_t judged(Only only) noexcept {
  const judgement found = u8lit::judge(only);
  return static_cast<char32_t>(found.ruling(found.number, found.shown));
}

}  // namespace not_a_scalar_range

// `{U'a', U'z', value}`: the scalar values from first to last, both included, have the value; `{U'x', value}` is of
// one. A row that is reversed, has surrogates in it or goes beyond 10FFFF does not compile (RFC 3629 section 3). Usable
// as a template argument if the value is.
template <class Value>
struct code_point_row {
  // Public because a template argument's members must be; to write to them is to call `unchecked`.
  char32_t unchecked_first;
  char32_t unchecked_last;
  Value value;

#if defined(__clang__) && __clang_major__ < 17  // compiler.hpp: unevaluated conversions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
  template <integer Only>
  U8LIT_ABI constexpr code_point_row(Only only, Value of_it) noexcept
      __attribute__((enable_if(u8lit::is_scalar_number(only), "")))
      : code_point_row{already_judged{}, static_cast<char32_t>(only), static_cast<char32_t>(only), of_it} {}
  template <integer First, integer Last>
  U8LIT_ABI constexpr code_point_row(First from, Last to, Value of_all) noexcept
      __attribute__((enable_if(u8lit::is_scalar_range(from, to), "")))
      : code_point_row{already_judged{}, static_cast<char32_t>(from), static_cast<char32_t>(to), of_all} {}
#pragma clang diagnostic pop
#endif
  template <integer Only>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("no row of a scalar value (RFC 3629 section 3), or not judged at compile time")))
#endif
  consteval code_point_row(Only only, Value of_it) noexcept
      : code_point_row{already_judged{}, not_a_scalar_range::judged(only), static_cast<char32_t>(only), of_it} {}
  template <integer First, integer Last>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("no row of scalar values (RFC 3629 section 3), or not judged at compile time")))
#endif
  consteval code_point_row(First from, Last to, Value of_all) noexcept
      : code_point_row{already_judged{}, not_a_scalar_range::judged(from, to), static_cast<char32_t>(to), of_all} {}

  // For numbers that are known to be the ends of a range of scalar values.
  [[nodiscard]] U8LIT_ABI static constexpr code_point_row unchecked(char32_t first, char32_t last,
                                                                    Value value) noexcept {
    return code_point_row{already_judged{}, first, last, value};
  }

  [[nodiscard]] U8LIT_ABI constexpr code_point_range range() const noexcept {
    return {unchecked_first, unchecked_last};
  }

  U8LIT_ABI friend constexpr bool operator==(const code_point_row&, const code_point_row&) noexcept = default;

 private:
  struct already_judged {};
  U8LIT_ABI constexpr code_point_row(already_judged, char32_t from, char32_t to, Value of_all) noexcept
      : unchecked_first{from}, unchecked_last{to}, value{of_all} {}
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
