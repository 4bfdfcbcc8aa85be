// SPDX-License-Identifier: BSL-1.0
// A part of text/char_literal.hpp: the overload of `_chars` that clang warns of (diagnosis/suspicion_warning.hpp).
#ifdef U8LIT_HAS_WARNING_OVERLOADS
U8LIT_CLANG_ATTRIBUTES_BEGIN
namespace u8lit::detail {

template <u8_literal_as_char Literal>
inline constexpr suspicion suspicion_of_chars = detail::suspicion_in_array(Literal.units);

}  // namespace u8lit::detail

namespace u8lit::inline literals {

/// Makes a constant array of a suspicious literal, with a warning. Does not compile if it is ill-formed.
template <detail::u8_literal_as_char Literal>
  requires(!!detail::suspicion_of_chars<Literal>)
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr auto operator""_chars() noexcept
    -> const char (&)[sizeof Literal.units]
    U8LIT_WARNINGS(detail::suspicion_of_chars<Literal>, "byte") {
  return Literal.units;
}

}  // namespace u8lit::inline literals
U8LIT_CLANG_ATTRIBUTES_END
#endif
