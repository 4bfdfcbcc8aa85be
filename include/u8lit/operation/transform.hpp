// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_TRANSFORM_HPP
#define U8LIT_OPERATION_TRANSFORM_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A function object without state, such as a lambda that captures nothing: its type suffices to call it, so that text
// can be built with it at compile time.
template <class Function>
concept stateless = __is_empty(Function) && requires { Function{}; };

namespace transformations {

// `function(value)` may be a scalar value, an optional one or text of any code unit type for transform, and anything
// that converts to bool for filter. Diagnostics: the compiler shows the names of these types.
template <class Result>
struct the_function_gives_neither_a_scalar_value_nor_text;
template <class Result>
struct transform_diagnostic : type_identity<the_function_gives_neither_a_scalar_value_nor_text<Result>> {};
template <any_text Result>
struct transform_diagnostic<Result> : type_identity<well_formed_text> {};
template <>
struct transform_diagnostic<scalar_value> : type_identity<well_formed_text> {};
template <>
struct transform_diagnostic<optional_scalar_value> : type_identity<well_formed_text> {};

template <class Result>
struct the_predicate_gives_neither_true_nor_false;
template <class Result>
struct filter_diagnostic : type_identity<the_predicate_gives_neither_true_nor_false<Result>> {};
template <class Result>
  requires requires(const Result& result) { result ? 0 : 0; }
struct filter_diagnostic<Result> : type_identity<well_formed_text> {};

struct the_function_captures_something;
struct the_function_takes_no_scalar_value;

template <class Function>
concept takes_scalar_values = requires(const scalar_value& value) { Function{}(value); };
template <class Function>
using result_of = remove_cvref_t<decltype(Function{}(declval<scalar_value>()))>;

// The type of the result is only checked if the function can be called.
template <class Function, template <class> class ResultDiagnostic>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  if constexpr (!stateless<Function>) return type_identity<the_function_captures_something>{};
  else if constexpr (!takes_scalar_values<Function>) return type_identity<the_function_takes_no_scalar_value>{};
  else return type_identity<typename ResultDiagnostic<result_of<Function>>::type>{};
}
template <class Function, template <class> class ResultDiagnostic>
using diagnostic_of = typename decltype(transformations::make_diagnostic<Function, ResultDiagnostic>())::type;

template <code_unit Unit>
U8LIT_ABI constexpr void append(text_writer<Unit>& out, scalar_value result) noexcept {
  out.append(result);
}
template <code_unit Unit>
U8LIT_ABI constexpr void append(text_writer<Unit>& out, const optional_scalar_value& result) noexcept {
  if (result) out.append(*result);
}
template <code_unit Unit, any_text Result>
U8LIT_ABI constexpr void append(text_writer<Unit>& out, const Result& result) noexcept {
  out.append(text_view{result});
}

// Calls `append(out, function, value)` for each scalar value. Stops before a result that does not fit.
template <class Function, class Append, code_unit Unit>
U8LIT_ABI constexpr transcoded rewrite(text_view<Unit> text, Function& function, form_target<Unit> buffer,
                                       Append append) noexcept {
  text_writer<Unit> out{buffer.units, buffer.size};
  size_t read = 0;
  while (read < text.size()) {
    const size_t written = out.size();
    const decoded next = u8lit::decode_front(text.data() + read, text.size() - read);
    append(out, function, scalar_value::unchecked(next.value));
    if (!out.fits()) return detail::make_transcoded(read, written, false);
    read += next.length;
  }
  return detail::make_transcoded(read, out.size(), true);
}

}  // namespace transformations

// The base of an operation that calls a function for each scalar value and `Operation::append(out, function, value)` to
// append the result. `ResultDiagnostic` says which results are allowed.
template <class Operation, template <class> class ResultDiagnostic>
struct mapping_operation : writing_operation<Operation> {
  using writing_operation<Operation>::operator();

  /// Calls a function for each scalar value of a text. `transform` writes the results to a buffer; `filter` writes the
  /// scalar values for which the result is true. Stops before a result that does not fit. Complexity: linear.
  /// \param text      text of any kind
  /// \param function  takes a scalar_value; returns a scalar_value, an optional_scalar_value or text, for `filter`
  ///                  something that converts to bool; must not throw
  /// \param out       an array, or anything with writable data() and size(), of the text's code unit type
  /// \return how far the operation went
  template <borrowed_text Text, class Function, buffer_of<unit_of<Text>> Buffer>
    requires well_formed<typename ResultDiagnostic<
        remove_cvref_t<decltype(detail::declval<Function>()(detail::declval<scalar_value>()))>>::type>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, const Function& function,
                                                          Buffer&& out) const noexcept {
    return transformations::rewrite(
        text_view{text}, function, detail::as_buffer(out),
        [](auto& written, const Function& called, scalar_value value) { Operation::append(written, called, value); });
  }
  /// As above, for a text_constant, at compile time. The function must capture nothing; it is called twice for each
  /// scalar value.
  /// \return a text_constant of the same code unit type
  template <auto Text, class Function>
    requires well_formed<transformations::diagnostic_of<Function, ResultDiagnostic>>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, Function) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_text<unit>([](text_writer<unit>& out) {
      for (const scalar_value value : text_constant<Text>::scalars()) Operation::append(out, Function{}, value);
    });
  }
  template <auto Text, class Function>
  transformations::diagnostic_of<Function, ResultDiagnostic> operator()(text_constant<Text>, Function) const noexcept;
};

struct transform_operation final : mapping_operation<transform_operation, transformations::transform_diagnostic> {
  template <code_unit Unit, class Function>
  U8LIT_ABI static constexpr void append(text_writer<Unit>& out, const Function& function,
                                         scalar_value value) noexcept {
    transformations::append(out, function(value));
  }
};

struct filter_operation final : mapping_operation<filter_operation, transformations::filter_diagnostic> {
  template <code_unit Unit, class Predicate>
  U8LIT_ABI static constexpr void append(text_writer<Unit>& out, const Predicate& predicate,
                                         scalar_value value) noexcept {
    if (predicate(value)) out.append(value);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Replaces each scalar value of a text by the result of a function.
///
/// Calls: `transform("..."_text, function)`, `transform(text, function, buffer)`.
/// - `text`: any text
/// - `function`: takes a scalar_value; returns a scalar_value, an optional_scalar_value, or text of any code unit type.
///   For a text_constant it must capture nothing, and is called twice for each scalar value.
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - returns a text_constant, or a `transcoded`: how much was read and written. It stops before a result
///   that does not fit, and writes no NUL.
/// - precondition: the function does not throw
/// - complexity: linear
/// \code
/// static_assert(transform("ab"_text, [](u8lit::scalar_value) { return u8lit::scalar_value{U'x'}; }) == "xx"_text);
/// \endcode
inline constexpr detail::transform_operation transform{};

/// Keeps the scalar values of a text that satisfy a predicate.
///
/// Calls: `filter("..."_text, predicate)`, `filter(text, predicate, buffer)`. As `transform`, except for:
/// - `predicate`: takes a scalar_value and returns something that converts to bool; for a text_constant it must capture
///   nothing
/// \code
/// static_assert(filter("a b"_text, [](u8lit::scalar_value c) { return c != U' '; }) == "ab"_text);
/// \endcode
inline constexpr detail::filter_operation filter{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
