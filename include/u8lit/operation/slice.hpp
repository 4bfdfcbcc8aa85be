// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_SLICE_HPP
#define U8LIT_OPERATION_SLICE_HPP

#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

// Whether both offsets are boundaries, in this order.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_valid_slice(const Unit* units, size_t size, size_t first, size_t last) noexcept {
  return first <= last && detail::is_boundary_at(units, size, first) && detail::is_boundary_at(units, size, last);
}

namespace slices {

template <fixed_text Text, size_t First, size_t Last>
inline constexpr bool is_accepted =
    detail::is_valid_slice(Text.data(), Text.size(), First, Last == npos ? Text.size() : Last) ||
    detail::is_refused(Text);

// Diagnostics: the compiler shows the names of these types.

template <size_t Offset>
struct at_offset_from_0;
template <size_t Offset>
struct in_the_sequence_that_begins_at_offset;
template <size_t Size>
struct text_has_code_units;
template <class Offset, class Sequence>
struct offset_inside_a_sequence;
template <class Offset, class Size>
struct offset_beyond_the_end;
template <class First, class Last>
struct offsets_out_of_order;

template <fixed_text Text, size_t Offset>
U8LIT_ABI constexpr auto diagnostic_at() noexcept {
  using offset = at_offset_from_0<Offset>;
  if constexpr (Offset > Text.size()) {
    return type_identity<offset_beyond_the_end<offset, text_has_code_units<Text.size()>>>{};
  } else if constexpr (!detail::is_boundary_at(Text.data(), Text.size(), Offset)) {
    constexpr size_t begin = detail::floor_boundary(Text.data(), Text.size(), Offset);
    return type_identity<offset_inside_a_sequence<offset, in_the_sequence_that_begins_at_offset<begin>>>{};
  } else {
    return type_identity<well_formed_text>{};
  }
}
template <fixed_text Text, size_t First, size_t Last>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  if constexpr (detail::is_valid_slice(Text.data(), Text.size(), First, Last)) {
    return type_identity<well_formed_text>{};
  } else if constexpr (First > Last && First <= Text.size()) {
    return type_identity<offsets_out_of_order<at_offset_from_0<First>, at_offset_from_0<Last>>>{};
  } else if constexpr (!well_formed<typename decltype(diagnostic_at<Text, First>())::type>) {
    return slices::diagnostic_at<Text, First>();
  } else {
    return slices::diagnostic_at<Text, Last>();
  }
}
template <fixed_text Text, size_t First, size_t Last>
using diagnostic_of =
    typename decltype(slices::make_diagnostic<Text, First, Last == npos ? Text.size() : Last>())::type;

// "offset 8, counted from 0, is inside the character at offset 6: slice at 6 or 9".
template <code_unit Unit>
U8LIT_ABI constexpr sentence words_for_offsets(const Unit* units, size_t size, size_t first, size_t last) noexcept {
  sentence words;
  words.append(u8"offset");
  if (first > last && first <= size) {
    return words.append(u8"s ").append_decimal(first).append(u8" and ").append_decimal(last)
        .append(u8" are out of order, write the lower one first");
  }
  const size_t wrong = detail::is_boundary_at(units, size, first) ? last : first;
  words.append(u8" ").append_decimal(wrong);
  if (wrong > size) {
    return words.append(u8" is beyond the end of this text, which has ").append_decimal(size).append(u8" ")
        .append(detail::unit_name(form_of<Unit>)).append(size == 1 ? u8"" : u8"s");
  }
  const size_t begin = detail::floor_boundary(units, size, wrong);
  return words.append(u8", counted from 0, is inside the character at offset ").append_decimal(begin)
      .append(u8": slice at ").append_decimal(begin).append(u8" or ")
      .append_decimal(begin + detail::sequence_length(units[begin]));
}
template <fixed_text Text, size_t First, size_t Last>
U8LIT_ABI constexpr sentence words_for_slice() noexcept {
  return slices::words_for_offsets(Text.data(), Text.size(), First, Last == npos ? Text.size() : Last);
}
template <fixed_text Text, size_t First, size_t Last>
U8LIT_ABI constexpr auto refuse() noexcept {
  return detail::refuse_type<diagnostic_of<Text, First, Last>, words_for_slice<Text, First, Last>>();
}

}  // namespace slices

// Some compilers print only the declaration of a deleted function, so the name of its return type is the message.
#define U8LIT_SLICE "u8lit: slice<First, Last> is for text_constants; for other text use text.slice(first, last)"
U8LIT_REFUSAL_CLASS(text_known_only_at_run_time_has_a_member_slice, U8LIT_SLICE)

template <size_t First, size_t Last>
struct slice_operation {
  // The cheap constraint first: the diagnostic is only computed for an invalid slice.

  /// Returns the part of a text_constant from offset `First` to `Last`, or to the end if it is npos, at compile time.
  /// Offsets inside a sequence, beyond the end or out of order do not compile. Complexity: linear in the result.
  /// \return a text_constant of the same code unit type
  template <fixed_text Text>
    requires slices::is_accepted<Text, First, Last>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_text<unit>([](text_writer<unit>& out) {
      if (detail::is_refused(Text)) return;
      out.append(detail::unchecked_slice(text_constant<Text>::view(), First, Last == npos ? Text.size() : Last));
    });
  }
  template <fixed_text Text>
    requires(!slices::is_accepted<Text, First, Last>)
  no_result<decltype(slices::refuse<Text, First, Last>())> operator()(text_constant<Text>) const noexcept;
  template <class Text>
    requires(!__is_empty(Text))
  U8LIT_ABI text_known_only_at_run_time_has_a_member_slice& operator()(
      const Text& U8LIT_REFUSAL(text_known_only_at_run_time_has_a_member_slice)) const U8LIT_ELSE_REFUSED(U8LIT_SLICE);
};

}  // namespace u8lit::detail

namespace u8lit {

/// Returns the part of a text_constant between two offsets, as a text_constant. At run time use text_view::slice.
///
/// Call: `slice<First, Last = npos>(text)`.
/// - `First`: the offset of the first code unit
/// - `Last`: the offset past the last code unit; the text's end if npos
/// - `text`: a text_constant
/// - returns a text_constant. An offset inside a sequence or beyond the end, or offsets out of order, do not compile;
///   the error names the offset and where the sequence begins.
/// - complexity: linear in the result, at compile time
/// \code
/// static_assert(slice<3, 6>("日本語"_text) == "本"_text);
/// \endcode
template <size_t First, size_t Last = npos>
inline constexpr detail::slice_operation<First, Last> slice{};

}  // namespace u8lit

#undef U8LIT_SLICE
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
