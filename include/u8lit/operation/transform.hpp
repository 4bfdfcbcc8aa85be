// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_TRANSFORM_HPP
#define U8LIT_OPERATION_TRANSFORM_HPP

#include <u8lit/text/text_builder.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A function object that its type is enough for: a lambda that captures nothing. What is made of literals by such a
// function is made at compile time.
template <class Function>
concept stateless = __is_empty(Function) && requires { Function{}; };

}  // namespace u8lit::detail

namespace u8lit::detail {

// A constant function, also one that is no object of a class, as such.
template <auto Function>
struct constant_function {
  template <class... Arguments>
    requires requires(Arguments... arguments) { Function(arguments...); }
  U8LIT_ABI constexpr decltype(auto) operator()(Arguments... arguments) const noexcept(noexcept(Function(arguments...))) {
    return Function(arguments...);
  }
};

}  // namespace u8lit::detail

namespace u8lit::detail {

namespace transforming {

// What may be made of a scalar value: a scalar value, or one or none, or text of any form.
template <class Made>
struct the_function_gives_neither_a_scalar_value_nor_text;
template <class Made>
struct finding_of_made : type_identity<the_function_gives_neither_a_scalar_value_nor_text<Made>> {};
template <any_text Made>
struct finding_of_made<Made> : type_identity<well_formed_text> {};
template <>
struct finding_of_made<scalar_value> : type_identity<well_formed_text> {};
template <>
struct finding_of_made<optional_scalar_value> : type_identity<well_formed_text> {};

template <code_unit Unit>
U8LIT_ABI constexpr void append(text_writer<Unit>& out, scalar_value made) noexcept {
  out.append(made);
}
template <code_unit Unit>
U8LIT_ABI constexpr void append(text_writer<Unit>& out, const optional_scalar_value& made) noexcept {
  if (made) out.append(*made);
}
template <code_unit Unit, any_text Made>
U8LIT_ABI constexpr void append(text_writer<Unit>& out, const Made& made) noexcept {
  out.append(text_view{made});
}

// The refusals' names.
struct the_function_captures_something;
struct the_function_takes_no_scalar_value;

template <class Function>
concept takes_scalar_values = requires(const scalar_value& value) { Function{}(value); };
template <class Function>
using made_by = detail::remove_cvref_t<decltype(Function{}(declval<scalar_value>()))>;

// What the function gives matters if it can be called.
template <class Function, template <class> class FindingOfMade>
U8LIT_ABI constexpr auto diagnostic() noexcept {
  if constexpr (!stateless<Function>) return type_identity<the_function_captures_something>{};
  else if constexpr (!takes_scalar_values<Function>) return type_identity<the_function_takes_no_scalar_value>{};
  else return type_identity<typename FindingOfMade<made_by<Function>>::type>{};
}
template <class Function, template <class> class FindingOfMade>
using finding_of_function = typename decltype(diagnostic<Function, FindingOfMade>())::type;

// What a function of scalar values makes of a text, written to a buffer: `append(out, function, value)` for each of them.
// Stops before a scalar value whose result does not fit.
template <class Function, class Append, code_unit Unit>
U8LIT_ABI constexpr transcoded rewrite(text_view<Unit> text, Function& function, form_target<Unit> room,
                                       Append append) noexcept {
  text_writer<Unit> out{room.units, room.size};
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

}  // namespace transforming

// An operation that calls a function for each scalar value, and appends what `Operation::append(out, function, value)` does.
// `FindingOfMade` says what the function may return.
template <class Operation, template <class> class FindingOfMade>
struct mapping_operation : writing_operation<Operation> {
  using writing_operation<Operation>::operator();

  template <borrowed_text Text, class Function, buffer_of<unit_of<Text>> Buffer>
    requires well_formed<typename FindingOfMade<
        remove_cvref_t<decltype(detail::declval<Function>()(detail::declval<scalar_value>()))>>::type>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, const Function& function, Buffer&& out) const noexcept {
    return transforming::rewrite(
        text_view{text}, function, detail::as_buffer(out),
        [](auto& written, const Function& called, scalar_value value) { Operation::append(written, called, value); });
  }
  template <auto Text, class Function>
    requires well_formed<transforming::finding_of_function<Function, FindingOfMade>>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, Function) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::build_text<unit>([](text_writer<unit>& out) {
      for (const scalar_value value : text_constant<Text>::scalars()) Operation::append(out, Function{}, value);
    });
  }
  template <auto Text, class Function>
  transforming::finding_of_function<Function, FindingOfMade> operator()(text_constant<Text>, Function) const noexcept;
};

struct transform_operation final : mapping_operation<transform_operation, transforming::finding_of_made> {
  template <code_unit Unit, class Function>
  U8LIT_ABI static constexpr void append(text_writer<Unit>& out, const Function& function, scalar_value value) noexcept {
    transforming::append(out, function(value));
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Writes the results of a function for each scalar value of a text, one after the other.
//   transform(text, function, buffer), transform("..."_text, function)
// `text` is any text. `function` takes a scalar_value and returns one, or an optional_scalar_value, or text of any form.
// `buffer` is an array, or anything with data() and size() that may be written to, of the text's code unit type. Of a
// text_constant, returns a text_constant; the function must capture nothing then, and is called twice for each scalar value.
// Returns how far it went. It stops before a scalar value whose result does not fit, and writes no NUL. Complexity: linear.
//   transform("ab"_text, [](u8lit::scalar_value) { return U'x'_scalar; }) == "xx"_text
inline constexpr detail::transform_operation transform{};

}  // namespace u8lit

namespace u8lit::detail {

namespace transforming {

template <class Result>
struct the_predicate_gives_neither_true_nor_false;
template <class Result>
struct finding_of_truth : type_identity<the_predicate_gives_neither_true_nor_false<Result>> {};
template <class Result>
  requires requires(const Result& result) { result ? 0 : 0; }
struct finding_of_truth<Result> : type_identity<well_formed_text> {};

}  // namespace transforming

struct filter_operation final : mapping_operation<filter_operation, transforming::finding_of_truth> {
  template <code_unit Unit, class Predicate>
  U8LIT_ABI static constexpr void append(text_writer<Unit>& out, const Predicate& predicate, scalar_value value) noexcept {
    if (predicate(value)) out.append(value);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Writes those scalar values of a text for which a predicate is true.
//   filter(text, predicate, buffer), filter("..."_text, predicate)
// `predicate` takes a scalar_value and returns something that is true or false. The other parameters, the result and the
// complexity are those of transform.
//   filter("a b"_text, [](u8lit::scalar_value c) { return c != U' '; }) == "ab"_text
inline constexpr detail::filter_operation filter{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
