// SPDX-License-Identifier: BSL-1.0
// A part of text/literal_argument.hpp, for compilers that cannot compute the message of an assertion.
namespace u8lit::detail {

#if !defined(U8LIT_COMPUTES_SENTENCES) && !defined(__clang__)
// Why an ill-formed text is refused, for compilers whose assertions have fixed messages. The number of the byte is in
// the name of refused_at<...>. Where a message can be computed, it is `words_for_refusal`
// (diagnosis/fault_sentence.hpp).
template <code_unit Unit, size_t Size>
U8LIT_ABI constexpr at_position place_if_overwritten(const fixed_text<Unit, Size>& text) noexcept {
  if (!detail::to_unsigned(text.data()[Size])) return {};
  return detail::place_of_fault(text.data(), Size);
}
template <at_position Place>
struct refused_at {
  static constexpr reason why = Place.why;
  U8LIT_NO_REASONS
  static_assert(why != reason::none, U8LIT_NUL_SENTENCE);
  static constexpr bool is_checked = true;
};
template <>
struct refused_at<at_position{}> {
  static constexpr bool is_checked = true;
};
#endif

}  // namespace u8lit::detail
