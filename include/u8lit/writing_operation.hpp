// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_WRITING_OPERATION_HPP
#define U8LIT_WRITING_OPERATION_HPP

#include <u8lit/reading_operation.hpp>
#include <u8lit/text_literal.hpp>  // IWYU pragma: export
#include <u8lit/transcoding.hpp>
#include <u8lit/compiler/begin.hpp>

// What operations that write text have in common. Each is a function object. Called with text_constants only, it gives the
// text_constant of the result; other text it writes to a buffer, which is its last argument.

namespace u8lit::detail {

template <class Object>
struct value_type : found_to_be<Object> {};
template <class Object>
struct value_type<const Object> : found_to_be<Object> {};
template <class Object>
struct value_type<Object&> : value_type<Object> {};
template <class Object>
struct value_type<Object&&> : value_type<Object> {};
template <class Object>
using value_type_of = typename value_type<Object>::type;

// The words of the refusals, where the compiler prints of a deleted function no more than its declaration.
struct text_that_is_no_constant_needs_a_buffer_to_write_to;

// Whether any is true. Of an array, for a fold is nested, and in clang no deeper than 256.
template <size_t Count>
U8LIT_ABI constexpr bool any_of(const bool (&values)[Count]) noexcept {
  for (const bool value : values) {
    if (value) return true;
  }
  return false;
}

template <class Argument>
inline constexpr bool is_literal = false;
template <code_unit Unit, size_t Size>
inline constexpr bool is_literal<const Unit (&)[Size]> = true;

// The base of an operation on text that nobody need have judged, and that stops at the first fault. Of text_constants, which
// are empty classes, no constraint asks more: with them these are called most.
struct writes_to_buffer {
  template <class Text>
    requires(__is_empty(Text) || (__is_class(Text) && text_like<Text>))
  U8LIT_ABI text_that_is_no_constant_needs_a_buffer_to_write_to& operator()(const Text&, ...) const
      U8LIT_DELETED("u8lit: text that is no constant is written to a buffer, the last argument, or to new text by "
                    "to_text of <u8lit/owning_text.hpp>");
  // Nothing behind an array that is no literal need be wrong: it may be a pointer, and a number follows.
  template <code_unit Unit, size_t Size>
  U8LIT_ABI text_that_is_no_constant_needs_a_buffer_to_write_to& operator()(const Unit (&)[Size]) const
      U8LIT_DELETED("u8lit: text that is no constant is written to a buffer, the last argument, or to new text by "
                    "to_text of <u8lit/owning_text.hpp>");
  // Before a buffer, but not before its length.
  template <of_unknown_length Text, class Second, class... Rest>
    requires(!requires(Second&& second, void take(size_t)) { take(second); })
  U8LIT_ABI pass_a_pointer_and_a_length_or_a_view& operator()(Text&&, Second&&, Rest&&...) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
};

// The base of an operation on text.
struct writes_text : takes_text {
  using takes_text::operator();
  template <class Text>
    requires(__is_empty(Text) || any_text<Text>)
  U8LIT_ABI text_that_is_no_constant_needs_a_buffer_to_write_to& operator()(const Text&, ...) const
      U8LIT_DELETED("u8lit: text that is no constant is written to a buffer, the last argument, or to new text by "
                    "to_text of <u8lit/owning_text.hpp>");
  template <class Text>
    requires(!__is_empty(Text) && unjudged_string<Text>)
  U8LIT_ABI this_may_be_ill_formed_so_judge_it_by_text_view_checked& operator()(const Text&, ...) const
      U8LIT_DELETED("u8lit: this may be ill-formed: judge it by text_view::checked");
};

// The same of any number of texts, none of which may be a plain literal: it could not be judged.
struct writes_texts : writes_text {
  using writes_text::operator();
  template <class Text, class Next, class... Rest>
    requires(detail::any_of({!__is_empty(Next), !__is_empty(Rest)...}) && any_text<Text> &&
             detail::any_of({is_literal<Next>, is_literal<Rest>...}))
  U8LIT_ABI an_array_is_not_judged_here_so_write_a_literal_with_the_suffix_text& operator()(const Text&, Next&&,
                                                                                            Rest&&...) const
      U8LIT_DELETED("u8lit: a literal is not judged here: write it as \"...\"_text");
};

// Text that costs nothing to copy. Operations take it by value: clang 14 crashes where an evaluation that fails has a reference
// to `"..."_text`, which it cannot print.
template <class Text>
concept borrowed_text = any_text<Text> && !owns_units<Text>;

template <class Operation, class... Arguments>
concept called_with = requires(const Operation& operation, Arguments&&... arguments) {
  operation(static_cast<Arguments&&>(arguments)...);
};

// The base of an operation whose calls take text by value, as a borrowed_text, and neither numbers nor literals, which would
// not be the same if they were passed on. Text that owns is passed on as a view.
template <class Operation, class Refusals = writes_text>
struct writing_operation : Refusals {
  using Refusals::operator();
  template <any_text Text, class... Rest>
    requires owns_units<Text> && called_with<Operation, view_of<Text>, Rest...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const Text& text, Rest&&... rest) const noexcept {
    return static_cast<const Operation&>(*this)(text_view{text}, static_cast<Rest&&>(rest)...);
  }
};

// Whether `Operation::apply` goes from code units of one type to those of another, with these options.
template <class Operation, class In, class Out, class... Option>
concept transcodes =
    requires(const In* in, Out* out, Option... option) { Operation::apply(in, 0, out, 0, option...); };
template <class Object>
using unit_in = typename decltype(u8lit::units_of(u8lit::object_of<Object>()))::unit_type;
template <class Buffer>
using unit_of_room = value_type_of<decltype(*u8lit::room_in(u8lit::object_of<Buffer&>()).units)>;

// A function object that takes code units which may be ill-formed, and writes to a buffer what
// `Operation::apply(units, size, out, out_size)` does. An option of the operation may follow.
//   operation(text, buffer), operation(text, out, out_size), operation(units, size, out, out_size)
template <class Operation>
struct transcoding_operation : writes_to_buffer {
  using writes_to_buffer::operator();
  template <code_unit In, code_unit Out, class... Option>
    requires transcodes<Operation, In, Out, Option...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In* in, size_t size, Out* out, size_t out_size,
                                                          Option... option) const noexcept {
    return Operation::apply(in, size, out, out_size, option...);
  }
  template <text_like In, code_unit Out, class... Option>
    requires transcodes<Operation, unit_in<In>, Out, Option...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In& in, Out* out, size_t out_size,
                                                          Option... option) const noexcept {
    const auto units = u8lit::units_of(in);
    return Operation::apply(units.data(), units.size(), out, out_size, option...);
  }
  template <text_like In, code_unit_buffer Buffer, class... Option>
    requires transcodes<Operation, unit_in<In>, unit_of_room<Buffer>, Option...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In& in, Buffer&& out, Option... option) const noexcept {
    const auto units = u8lit::units_of(in);
    const auto room = u8lit::room_in(out);
    return Operation::apply(units.data(), units.size(), room.units, room.size, option...);
  }
};

}  // namespace u8lit::detail

#include <u8lit/compiler/end.hpp>

#endif
