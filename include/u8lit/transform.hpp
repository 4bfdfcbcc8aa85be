// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSFORM_HPP
#define U8LIT_TRANSFORM_HPP

#include <u8lit/made_text.hpp>
#include <u8lit/stateless.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace transforming {

// What may be made of a scalar value: a scalar value, or one or none, or text of any form.
template <class Made>
struct the_function_gives_neither_a_scalar_value_nor_text;
template <class Made>
struct finding_of_made : found_to_be<the_function_gives_neither_a_scalar_value_nor_text<Made>> {};
template <any_text Made>
struct finding_of_made<Made> : found_to_be<well_formed_text> {};
template <>
struct finding_of_made<scalar_value> : found_to_be<well_formed_text> {};
template <>
struct finding_of_made<optional_scalar_value> : found_to_be<well_formed_text> {};

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

template <class Object>
struct unqualified : found_to_be<Object> {};
template <class Object>
struct unqualified<const Object> : found_to_be<Object> {};
template <class Object>
struct unqualified<Object&> : unqualified<Object> {};
template <class Object>
struct unqualified<Object&&> : unqualified<Object> {};

template <class Function>
concept takes_scalar_values = requires(const scalar_value& value) { Function{}(value); };
template <class Function>
using made_by = typename unqualified<decltype(Function{}(object_of<scalar_value>()))>::type;

// What the function gives matters if it can be called.
template <fixed_text Text, class Function, template <class> class FindingOfMade>
U8LIT_ABI constexpr auto finding() noexcept {
  if constexpr (!well_formed<finding_of<Text>>) return found_to_be<finding_of<Text>>{};
  else if constexpr (!stateless<Function>) return found_to_be<the_function_captures_something>{};
  else if constexpr (!takes_scalar_values<Function>) return found_to_be<the_function_takes_no_scalar_value>{};
  else return found_to_be<typename FindingOfMade<made_by<Function>>::type>{};
}
template <fixed_text Text, class Function, template <class> class FindingOfMade>
using finding_of_function = typename decltype(finding<Text, Function, FindingOfMade>())::type;
template <fixed_text Text, class Function>
using finding_of_making = finding_of_function<Text, Function, finding_of_made>;

}  // namespace transforming

// What a function makes of each scalar value of a literal, one after the other, in the form of the literal: of each a scalar
// value, or one or none (an optional_scalar_value), or text of any form. The result is well-formed because it is made of
// nothing else. The function captures nothing: `transform("abc"_text, [](scalar_value value) { ... })` and
// `transform<"abc", function>()`. It is called twice for each.
template <fixed_text Text, class Function>
  requires well_formed<transforming::finding_of_making<Text, Function>>
U8LIT_ABI constexpr auto transform(text_constant<Text> text, Function) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    for (const scalar_value value : text_constant<Text>::scalars()) transforming::append(out, Function{}(value));
  });
}
template <fixed_text Text, class Function>
transforming::finding_of_making<Text, Function> transform(text_constant<Text>, Function) noexcept;
template <fixed_text Text, auto Function>
  requires well_formed<transforming::finding_of_making<Text, constant_function<Function>>>
U8LIT_ABI constexpr auto transform() noexcept {
  return u8lit::transform(text_constant<Text>{}, constant_function<Function>{});
}
template <fixed_text Text, auto Function>
transforming::finding_of_making<Text, constant_function<Function>> transform() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
