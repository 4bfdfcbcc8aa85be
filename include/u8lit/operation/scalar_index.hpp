// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_SCALAR_INDEX_HPP
#define U8LIT_OPERATION_SCALAR_INDEX_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// Access by scalar index. UTF-8 and UTF-16 have variable length, so all of it is linear in the index.

namespace u8lit::detail {

// Diagnostics: the compiler shows the names of these types.
namespace positions {

template <size_t Index>
struct at_index_from_0;
template <size_t Count>
struct scalar_values_asked_for;
template <size_t Count>
struct text_has_scalar_values;
template <class Index, class Count>
struct index_beyond_the_end;
template <class Index, class Asked, class Count>
struct fewer_than_asked_for;

template <fixed_text Text, size_t First, size_t Asked>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  constexpr size_t count = text_constant<Text>::view().scalars().count();
  using index = at_index_from_0<First>;
  if constexpr (!detail::is_refused(Text) && (First > count || (First == count && Asked == 1))) {
    return type_identity<index_beyond_the_end<index, text_has_scalar_values<count>>>{};
  } else if constexpr (Asked == npos || Asked <= count - First || detail::is_refused(Text)) {
    return type_identity<well_formed_text>{};
  } else {
    return type_identity<
        fewer_than_asked_for<index, scalar_values_asked_for<Asked>, text_has_scalar_values<count>>>{};
  }
}
template <fixed_text Text, size_t First, size_t Asked>
using diagnostic_of = typename decltype(positions::make_diagnostic<Text, First, Asked>())::type;

// "index 4 is beyond the end of this text, which has 3 scalar values".
template <fixed_text Text, size_t First, size_t Asked>
U8LIT_ABI constexpr sentence words_for_index() noexcept {
  const size_t count = text_constant<Text>::view().scalars().count();
  sentence words;
  if (First > count || (First == count && Asked == 1)) {
    return words.append(u8"index ").append_decimal(First).append(u8" is beyond the end of this text, which has ")
        .append_decimal(count).append(count == 1 ? u8" scalar value" : u8" scalar values");
  }
  return words.append(u8"from index ").append_decimal(First).append(u8" this text has ").append_decimal(count - First)
      .append(count - First == 1 ? u8" scalar value, not " : u8" scalar values, not ").append_decimal(Asked);
}
template <fixed_text Text, size_t First, size_t Asked>
U8LIT_ABI constexpr auto refuse() noexcept {
  return detail::refuse_type<diagnostic_of<Text, First, Asked>, words_for_index<Text, First, Asked>>();
}

}  // namespace positions

// Some compilers print only the declaration of a deleted function, so the name of its return type is the message.
#define U8LIT_NTH "u8lit: nth<Index> is for text_constants; for other text use text.nth(index)"
U8LIT_REFUSAL_CLASS(text_known_only_at_run_time_has_a_member_nth, U8LIT_NTH)
#define U8LIT_SLICE_SCALARS \
  "u8lit: slice_scalars<Index, Count> is for text_constants; for other text use text.slice_scalars(index, count)"
U8LIT_REFUSAL_CLASS(text_known_only_at_run_time_has_a_member_slice_scalars, U8LIT_SLICE_SCALARS)

template <size_t Index>
struct nth_operation {
  /// Returns the scalar value of a text_constant at `Index`. An index at the end or beyond does not compile.
  /// Complexity: linear in the text.
  template <fixed_text Text>
    requires well_formed<positions::diagnostic_of<Text, Index, 1>>
  [[nodiscard]] U8LIT_ABI constexpr scalar_value operator()(text_constant<Text>) const noexcept {
    return text_constant<Text>::view().nth(Index).value_or(u8lit::replacement_character);
  }
  template <fixed_text Text>
  no_result<decltype(positions::refuse<Text, Index, 1>())> operator()(text_constant<Text>) const noexcept;
  template <class Text>
    requires(!__is_empty(Text))
  U8LIT_ABI text_known_only_at_run_time_has_a_member_nth& operator()(
      const Text& U8LIT_REFUSAL(text_known_only_at_run_time_has_a_member_nth)) const U8LIT_ELSE_REFUSED(U8LIT_NTH);
};

template <size_t Index, size_t Count>
struct slice_scalars_operation {
  /// Returns scalar values of a text_constant from `Index` on, at compile time: `Count`, or all that follow if it is
  /// npos. Does not compile if there are fewer. Complexity: linear in the text.
  /// \return a text_constant of the same code unit type
  template <fixed_text Text>
    requires well_formed<positions::diagnostic_of<Text, Index, Count>>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_text<unit>(
        [](text_writer<unit>& out) { out.append(text_constant<Text>::view().slice_scalars(Index, Count)); });
  }
  template <fixed_text Text>
  no_result<decltype(positions::refuse<Text, Index, Count>())> operator()(text_constant<Text>) const noexcept;
  template <class Text>
    requires(!__is_empty(Text))
  U8LIT_ABI text_known_only_at_run_time_has_a_member_slice_scalars& operator()(
      const Text& U8LIT_REFUSAL(text_known_only_at_run_time_has_a_member_slice_scalars)) const
      U8LIT_ELSE_REFUSED(U8LIT_SLICE_SCALARS);
};

}  // namespace u8lit::detail

namespace u8lit {

/// Returns the scalar value of a text_constant at an index. At run time use text_view::nth.
///
/// Call: `nth<Index>(text)`.
/// - `Index`: from 0, in scalar values
/// - `text`: a text_constant
/// - returns a scalar_value. An index at the end or beyond does not compile; the error names the index and the number
///   of scalar values.
/// - complexity: linear in the text
/// \code
/// static_assert(nth<2>("日本語"_text) == U'語');
/// \endcode
template <size_t Index>
inline constexpr detail::nth_operation<Index> nth{};

/// Returns a number of scalar values of a text_constant, as a text_constant. At run time use text_view::slice_scalars.
///
/// Call: `slice_scalars<Index, Count = npos>(text)`.
/// - `Index`: of the first scalar value, from 0
/// - `Count`: how many scalar values; all that follow if npos
/// - `text`: a text_constant
/// - returns a text_constant. If there are fewer scalar values it does not compile; the error names their number.
/// - complexity: linear in the text
/// \code
/// static_assert(slice_scalars<1, 1>("日本語"_text) == "本"_text);
/// \endcode
template <size_t Index, size_t Count = npos>
inline constexpr detail::slice_scalars_operation<Index, Count> slice_scalars{};

}  // namespace u8lit

#undef U8LIT_NTH
#undef U8LIT_SLICE_SCALARS
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
