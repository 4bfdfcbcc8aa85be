// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_FIND_HPP
#define U8LIT_OPERATION_FIND_HPP

#include <u8lit/operation/boundary.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A text_constant as text of another form.
template <code_unit Unit, fixed_text Needle>
U8LIT_ABI constexpr text_view<Unit> needle_in() noexcept {
  if constexpr (__is_same(Unit, typename text_constant<Needle>::unit_type)) return text_constant<Needle>::view();
  else return detail::text_in<Unit>(text_constant<Needle>{}).view();
}

// The calls with any text: the needle is text, a literal, a scalar value, or a text_constant of any form.
template <class Operation, class Refusals>
struct needle_calls : Refusals {
  using Refusals::operator();
  /// Calls the operation with a text and a second one: what to search for or remove, or the set of `trim`.
  /// \param text    any text
  /// \param needle  text of the same code unit type, or a literal, which does not compile if it is ill-formed
  /// \return the result of the operation; if it is a text_view, it is a part of the text
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, view_of<Text> needle) const noexcept {
    return Operation::apply(text_view{text}, needle);
  }
  /// As above, for a scalar value as the second argument.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, scalar_value needle) const noexcept {
    return Operation::apply(text_view{text}, scalar_text<unit_of<Text>>{needle}.view());
  }
  /// As above, for a text_constant of any code unit type as the second argument. It is converted at compile time.
  template <any_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, text_constant<Needle>) const noexcept {
    return Operation::apply(text_view{text}, detail::needle_in<unit_of<Text>, Needle>());
  }
};

// The base of an operation that returns `Operation::apply(text, needle)`, called with two text_views; the result must
// not borrow from the needle. The overload for two text_constants is redundant, but halves the compile time of such
// calls.
template <class Operation>
struct needle_operation : needle_calls<Operation, reads_text> {
  using needle_calls<Operation, reads_text>::operator();
  /// Calls the operation with two text_constants of any code unit types: a text, and what to search for.
  template <fixed_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, text_constant<Needle>) const noexcept {
    return Operation::apply(text_constant<Text>::view(),
                            detail::needle_in<typename text_constant<Text>::unit_type, Needle>());
  }
};

// The same, for a result that is part of the text: a text_view, or of text_constants a text_constant.
template <class Operation>
struct subview_operation : needle_calls<Operation, borrows_from_text> {
  using needle_calls<Operation, borrows_from_text>::operator();
  /// Calls the operation with two text_constants of any code unit types, at compile time: a text, and what to remove.
  /// \return a text_constant of the first one's code unit type
  template <fixed_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, text_constant<Needle>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_text<unit>([](text_writer<unit>& out) {
      out.append(Operation::apply(text_constant<Text>::view(), detail::needle_in<unit, Needle>()));
    });
  }
};

// `find` and `rfind` are not needle_operations, because they take an offset as well.
template <bool FromTheEnd>
struct find_operation : reads_text {
  using reads_text::operator();
  static constexpr size_t whole_text = FromTheEnd ? npos : 0;

  /// Finds the first occurrence of a text in another; `rfind` finds the last one. Complexity: at most the product of
  /// the sizes.
  /// \param text    any text
  /// \param needle  text of the same code unit type, or a literal, which does not compile if it is ill-formed
  /// \param from    where the search begins, in code units; for `rfind`, the last offset at which a match may begin
  /// \return the offset of the match in code units, or npos
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text, view_of<Text> needle,
                                                      size_t from = whole_text) const noexcept {
    if constexpr (FromTheEnd) return text_view{text}.rfind(needle, from);
    else return text_view{text}.find(needle, from);
  }
  /// As above, for a scalar value as the needle.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text, scalar_value needle,
                                                      size_t from = whole_text) const noexcept {
    return operator()(text, scalar_text<unit_of<Text>>{needle}.view(), from);
  }
  /// As above, for a text_constant of any code unit type as the needle. It is converted at compile time.
  template <any_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text, text_constant<Needle>,
                                                      size_t from = whole_text) const noexcept {
    return operator()(text, detail::needle_in<unit_of<Text>, Needle>(), from);
  }
  /// As above, for two text_constants of any code unit types.
  template <fixed_text Text, fixed_text Needle>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(text_constant<Text>, text_constant<Needle>,
                                                      size_t from = whole_text) const noexcept {
    const auto needle = detail::needle_in<typename text_constant<Text>::unit_type, Needle>();
    if constexpr (FromTheEnd) return text_constant<Text>::view().rfind(needle, from);
    else return text_constant<Text>::view().find(needle, from);
  }
};

struct contains_operation : needle_operation<contains_operation> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr bool apply(text_view<Unit> text, text_view<Unit> needle) noexcept {
    return text.contains(needle);
  }
};

struct count_operation : needle_operation<count_operation> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t apply(text_view<Unit> text, text_view<Unit> needle) noexcept {
    if (needle.size() == 1) {  // without a search: a frequent unit takes 1/50 of the time
      return detail::unit_sum(text.data(), text.size(), [unit = detail::to_unsigned(*needle.data())](Unit other) {
        return detail::to_unsigned(other) == unit;
      });
    }
    const size_t step = needle.empty() ? 1 : needle.size();
    size_t result = 0;
    for (size_t at = text.find(needle); at != npos; at = text.find(needle, at + step)) ++result;
    return result;
  }
};

template <bool AtEnd>
struct affix_operation : needle_operation<affix_operation<AtEnd>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr bool apply(text_view<Unit> text, text_view<Unit> affix) noexcept {
    if constexpr (AtEnd) return text.ends_with(affix);
    else return text.starts_with(affix);
  }
};

template <bool AtEnd>
struct strip_operation : subview_operation<strip_operation<AtEnd>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr text_view<Unit> apply(text_view<Unit> text, text_view<Unit> affix) noexcept {
    if constexpr (AtEnd) return text.strip_suffix(affix);
    else return text.strip_prefix(affix);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Finds the first occurrence of a text in another.
///
/// Call: `find(text, needle, from = 0)`. An empty needle matches at each boundary.
/// - `text`: any text
/// - `needle`: text of the same code unit type, a literal, a scalar value, or a text_constant of any type
/// - `from`: where the search begins, in code units; need not be a boundary
/// - returns the offset of the first match at `from` or later, a boundary; npos if there is none
/// - complexity: at most the product of the sizes. Nothing is decoded: in well-formed text a match of code units is a
///   match of scalar values (RFC 3629 section 1).
/// - errors: a literal needle that is ill-formed does not compile
/// \code
/// static_assert(find("日本語"_text, "語") == 6);
/// static_assert(find("aa"_text, U'a', 1) == 1);
/// \endcode
inline constexpr detail::find_operation<false> find{};

/// Finds the last occurrence of a text in another.
///
/// Call: `rfind(text, needle, from = npos)`. As `find`, except for:
/// - `from`: the last offset at which a match may begin, in code units
/// - returns the offset of the last match at `from` or before; npos if there is none
/// \code
/// static_assert(rfind("aa"_text, U'a') == 1);
/// \endcode
inline constexpr detail::find_operation<true> rfind{};

/// Returns whether a text occurs in another.
///
/// Call: `contains(text, needle)`. Parameters and complexity as in `find`.
/// \code
/// static_assert(contains("日本語"_text, "本"_text));
/// \endcode
inline constexpr detail::contains_operation contains{};

/// Counts the occurrences of a text in another that do not overlap: "aa" occurs twice in "aaaa".
///
/// Call: `count(text, needle)`. Parameters and complexity as in `find`. An empty needle is counted once for each
/// boundary.
/// - returns the number of occurrences; the number of characters is `text.scalars().count()`
/// \code
/// static_assert(count("banana"_text, U'a') == 3);
/// \endcode
inline constexpr detail::count_operation count{};

/// Returns whether a text begins with another.
///
/// Call: `starts_with(text, prefix)`. Every text begins with the empty text.
/// - `text`: any text
/// - `prefix`: text of the same code unit type, a literal, a scalar value, or a text_constant of any type
/// - complexity: linear in the prefix
/// - errors: a literal prefix that is ill-formed does not compile
/// \code
/// static_assert(starts_with("日本語"_text, U'日'));
/// \endcode
inline constexpr detail::affix_operation<false> starts_with{};

/// Returns whether a text ends with another.
///
/// Call: `ends_with(text, suffix)`. Every text ends with the empty text.
/// - `text`: any text
/// - `suffix`: text of the same code unit type, a literal, a scalar value, or a text_constant of any type
/// - complexity: linear in the suffix
/// - errors: a literal suffix that is ill-formed does not compile
/// \code
/// static_assert(ends_with("日本語"_text, U'語'));
/// \endcode
inline constexpr detail::affix_operation<true> ends_with{};

/// Removes a prefix, once.
///
/// Call: `strip_prefix(text, prefix)`. Parameters and complexity as in `starts_with`.
/// - returns the text without the prefix, or the whole text if it does not begin with it: a text_view of a part of
///   `text`, or a text_constant if both arguments are text_constants
/// \code
/// static_assert(strip_prefix("U+20AC"_text, "U+"_text) == "20AC"_text);
/// \endcode
inline constexpr detail::strip_operation<false> strip_prefix{};

/// Removes a suffix, once.
///
/// Call: `strip_suffix(text, suffix)`. Parameters and complexity as in `ends_with`.
/// - returns the text without the suffix, or the whole text if it does not end with it: a text_view of a part of
///   `text`, or a text_constant if both arguments are text_constants
/// \code
/// static_assert(strip_suffix("a.txt"_text, ".txt"_text) == "a"_text);
/// \endcode
inline constexpr detail::strip_operation<true> strip_suffix{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
