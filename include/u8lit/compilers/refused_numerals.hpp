// SPDX-License-Identifier: BSL-1.0
// A part of text/scalar_literal.hpp: what `_scalar` returns for a number that it refuses.
namespace u8lit::detail {

#ifdef __clang__
// What `_scalar` returns for a literal with this attribute.
template <int Attribute>
struct scalar_or_refused {
  using type = refused_literal<Attribute>;
};
template <>
struct scalar_or_refused<0> {
  using type = scalar_value;
};
// What it returns for a number that is not a scalar value.
template <char32_t Number>
using refused_numeral = refused_literal<Number == numeral::not_an_integer ? 64200
                                        : is_surrogate(Number)            ? 64201
                                                                          : 64202>;
#else
// Never defined: its argument is the compiler's message.
template <unvalidated_literal Sentence>
struct no_scalar_value;
// `Unit` is char. A literal of a dependent type costs nothing in programs in which no number is refused.
// g++ prints chars as ASCII, whatever the ordinary literal encoding.
#define U8LIT_NO_SCALAR_VALUE(words) \
  type_identity<no_scalar_value<__builtin_bit_cast(unvalidated_literal<Unit, sizeof(words) - 1>, u8"" words)>> {}
template <char32_t Number, class Unit = char>
[[nodiscard]] U8LIT_ABI constexpr auto refuse_numeral() noexcept {
  if constexpr (Number == numeral::not_an_integer) return U8LIT_NO_SCALAR_VALUE(U8LIT_NUMBER_not_an_integer);
  else if constexpr (is_surrogate(Number)) return U8LIT_NO_SCALAR_VALUE(U8LIT_NUMBER_surrogate);
  else return U8LIT_NO_SCALAR_VALUE(U8LIT_NUMBER_out_of_range);
}
#undef U8LIT_NO_SCALAR_VALUE
template <char32_t Number>
using refused_numeral = typename decltype(detail::refuse_numeral<Number>())::type;
#endif

}  // namespace u8lit::detail
