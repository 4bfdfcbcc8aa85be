// SPDX-License-Identifier: BSL-1.0
// A part of text/literal_argument.hpp, for compilers that cannot compute the message of an assertion.
namespace u8lit::detail {

#if !defined(U8LIT_COMPUTES_SENTENCES) && !defined(__clang__)
// Why a marked text is refused, where the message of an assertion is fixed: the number of the byte is in the name.
// Where it can be computed, `words_for_refusal` (diagnosis/fault_sentence.hpp) is the message.
template <code_unit Unit, size_t Size>
[[nodiscard]] U8LIT_ABI constexpr at_position place_of_mark(const fixed_text<Unit, Size>& text) noexcept {
  if (!detail::to_unsigned(text.data()[Size])) return {};
  return detail::place_of_fault(text.data(), Size);
}
template <at_position Place>
struct refused_at {
  static constexpr reason why = Place.why;
  U8LIT_NO_REASONS
  static_assert(why != reason::none, U8LIT_NUL_SENTENCE);
  static constexpr bool is_none = true;
};
template <>
struct refused_at<at_position{}> {
  static constexpr bool is_none = true;
};
#endif

}  // namespace u8lit::detail
