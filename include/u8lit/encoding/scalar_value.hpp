// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_SCALAR_VALUE_HPP
#define U8LIT_ENCODING_SCALAR_VALUE_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/refusal.hpp>
#include <u8lit/base/std_forward.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

using code_point_range = detail::inclusive_range<char32_t>;

// RFC 3629 section 3: "characters from the U+0000..U+10FFFF range", of which it "prohibits encoding character numbers
// between U+D800 and U+DFFF".
inline constexpr code_point_range code_points{0x0000, 0x10FFFF};

}  // namespace u8lit

namespace u8lit::detail {

inline constexpr code_point_range surrogates{0xD800, 0xDFFF};

// A high surrogate and a low one are a pair for 10000-10FFFF (Unicode D91, RFC 2781 section 2).
inline constexpr code_point_range high_surrogates{0xD800, 0xDBFF};
inline constexpr code_point_range low_surrogates{0xDC00, 0xDFFF};

// Wide enough to judge a number before anything of it is cut off: 1'0000'0041 is not 41, and a negative one is nothing.
using any_number = unsigned long long;

}  // namespace u8lit::detail

namespace u8lit::detail {

[[nodiscard]] U8LIT_ABI constexpr bool is_surrogate(detail::any_number value) noexcept {
  return detail::surrogates.first <= value && value <= detail::surrogates.last;
}

}  // namespace u8lit::detail

namespace u8lit {

[[nodiscard]] U8LIT_ABI constexpr bool is_scalar_value(detail::any_number value) noexcept {
  return value <= code_points.last && !detail::is_surrogate(value);
}

// The 66 code points that stay unassigned for ever: U+FDD0..U+FDEF and the last two of each plane (Unicode 23.7). They
// are scalar values like any other, and UTF-8 encodes them.
[[nodiscard]] U8LIT_ABI constexpr bool is_noncharacter(detail::any_number value) noexcept {
  return value <= code_points.last && ((value & 0xFFFE) == 0xFFFE || (0xFDD0 <= value && value <= 0xFDEF));
}

}  // namespace u8lit

namespace u8lit::detail {

namespace not_a_scalar_value {

enum surrogate_reserved_for_UTF_16_see_RFC_3629_section_3 : unsigned char {};
enum beyond_U_10FFFF_see_RFC_3629_section_3 : unsigned char {};
enum an_octet_beyond_7F_is_part_of_a_character_see_RFC_3629_section_1 : unsigned char {};
enum the_ordinary_literal_encoding_is_not_like_ASCII_write_a_char32_t : unsigned char {};

[[nodiscard]] U8LIT_ABI constexpr size_t surrogate_see_RFC_3629_section_3(size_t number, in_hex) noexcept {
  return diagnostic_array<surrogate_reserved_for_UTF_16_see_RFC_3629_section_3>{}.at[number];
}
[[nodiscard]] U8LIT_ABI constexpr size_t out_of_range_see_RFC_3629_section_3(size_t number, in_hex) noexcept {
  return diagnostic_array<beyond_U_10FFFF_see_RFC_3629_section_3>{}.at[number];
}
[[nodiscard]] U8LIT_ABI constexpr size_t part_of_a_character_see_RFC_3629_section_1(size_t number, in_hex) noexcept {
  return diagnostic_array<an_octet_beyond_7F_is_part_of_a_character_see_RFC_3629_section_1>{}.at[number];
}
[[nodiscard]] U8LIT_ABI constexpr size_t in_another_encoding(size_t number, in_hex) noexcept {
  return diagnostic_array<the_ordinary_literal_encoding_is_not_like_ASCII_write_a_char32_t>{}.at[number];
}

}  // namespace not_a_scalar_value

}  // namespace u8lit::detail

namespace u8lit {

struct scalar_value;

}  // namespace u8lit

namespace u8lit::detail {

// Integers of every type but bool, unscoped enumerations, and scalar_value. No other class, for it may convert to one number
// when it is judged, and to another when it is used. Those of one octet are code units of UTF-8, and beyond 7F not
// characters by themselves.
template <class Number>
concept integer = (__is_same(Number, scalar_value) || !(__is_class(Number) || __is_union(Number))) &&
                  !__is_same(Number, bool) && sizeof(Number) <= sizeof(any_number) && requires(Number number) { number % 2; };

template <class Number>
[[nodiscard]] U8LIT_ABI constexpr bool is_scalar_number(Number number) noexcept {
  if constexpr (!integer<Number>) return false;
  else return is_scalar_value(static_cast<any_number>(number)) && (sizeof(Number) > 1 || static_cast<any_number>(number) < 0x80);
}

template <integer Number>
[[nodiscard]] U8LIT_ABI constexpr diagnosis diagnose(Number number) noexcept {
  if constexpr (__is_same(Number, char) && 'A' != 0x41)
    return {not_a_scalar_value::in_another_encoding, static_cast<unsigned char>(number), in_hex{}};
  if (detail::is_scalar_number(number)) return accept(static_cast<size_t>(number));
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  const any_number last = 0xFFFF'FFFF, value = static_cast<any_number>(number);
  const auto told = static_cast<char32_t>(sizeof(Number) == 1 ? value & 0xFF : value < last ? value : last);
  in_hex shown{};
  shown.append(told);
  return {sizeof(Number) == 1   ? not_a_scalar_value::part_of_a_character_see_RFC_3629_section_1
          : is_surrogate(value) ? not_a_scalar_value::surrogate_see_RFC_3629_section_3
                                : not_a_scalar_value::out_of_range_see_RFC_3629_section_3,
          told, shown};
}

}  // namespace u8lit::detail

namespace u8lit {

class optional_scalar_value;

// A code point that UTF-8 can encode: 0-10FFFF without the surrogates (RFC 3629 section 3; Unicode D76). A constant that
// is none does not compile; `from` judges what is known only at run time. Usable as a template argument.
struct scalar_value {
  // Public because a template argument's members must be; to write to it is to call `unchecked`.
  char32_t unchecked_value = 0;

  U8LIT_ABI constexpr scalar_value() noexcept = default;
#if defined(__clang__) && __clang_major__ < 17  // compiler.hpp: unevaluated conversions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
  template <detail::integer Number>
  U8LIT_ABI constexpr scalar_value(Number number) noexcept __attribute__((enable_if(detail::is_scalar_number(number),
                                   "")))
      : unchecked_value{static_cast<char32_t>(number)} {}
#pragma clang diagnostic pop
#endif
  template <detail::integer Number>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("no scalar value (RFC 3629 section 3), or not judged at compile time: use ..._scalar")))
#endif
  consteval scalar_value(Number number) noexcept {
    const detail::diagnosis found = detail::diagnose(number);
    unchecked_value = static_cast<char32_t>(found.report(found.number, found.shown));
  }

  // For a number that is known only at run time: empty if it is no scalar value. Constant time.
  template <detail::integer Number>
  [[nodiscard]] U8LIT_ABI static constexpr optional_scalar_value from(Number number) noexcept;

  // For a value that is known to be a scalar value; anything else breaks the promise of every text it gets into.
  [[nodiscard]] U8LIT_ABI static constexpr scalar_value unchecked(char32_t value) noexcept {
    return __builtin_bit_cast(scalar_value, value);
  }

  U8LIT_ABI constexpr operator char32_t() const noexcept { return unchecked_value; }
};

// RFC 3629 does not name it, Unicode does (3.9): what stands for an ill-formed part.
inline constexpr scalar_value replacement_character = scalar_value::unchecked(0xFFFD);

// What `scalar_value::from` gives: empty for a surrogate and beyond U+10FFFF. `*` of an empty one is U+FFFD.
class optional_scalar_value {
 public:
  U8LIT_ABI constexpr optional_scalar_value() noexcept = default;
  U8LIT_ABI constexpr optional_scalar_value(scalar_value value) noexcept : value_{value}, has_value_{true} {}

  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return has_value_; }
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return has_value_; }
  U8LIT_ABI constexpr scalar_value operator*() const noexcept { return value_; }
  [[nodiscard]] U8LIT_ABI constexpr scalar_value value_or(scalar_value other) const noexcept {
    return has_value_ ? value_ : other;
  }

 private:
  scalar_value value_ = replacement_character;
  bool has_value_ = false;
};

template <detail::integer Number>
U8LIT_ABI constexpr optional_scalar_value scalar_value::from(Number number) noexcept {
  if (!detail::is_scalar_number(number)) return {};
  return unchecked(static_cast<char32_t>(number));
}

}  // namespace u8lit

// Each converts to the other, so the concepts that compare them, as in `std::ranges::find(text.scalars(), U'x')`, must be
// told what they have in common.
template <>
struct std::common_type<u8lit::scalar_value, char32_t> {
  using type = char32_t;
};
template <>
struct std::common_type<char32_t, u8lit::scalar_value> {
  using type = char32_t;
};

#include <u8lit/base/end.hpp>

#endif
