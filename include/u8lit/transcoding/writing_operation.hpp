// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_WRITING_OPERATION_HPP
#define U8LIT_TRANSCODING_WRITING_OPERATION_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/transcoding/transcoding.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_FALSE_WARNINGS_BEGIN
U8LIT_CLANG_ATTRIBUTES_BEGIN

// The call syntax that operations which write text share. An operation is a function object: called with text_constants
// only, it returns the text_constant of the result; called with other text, it writes to a buffer, the last argument,
// and returns a `transcoded`. Whole sequences are written, and nothing past the end of the buffer.

namespace u8lit::detail {

// Why arguments are refused (attributes.hpp: U8LIT_REFUSAL).
#define U8LIT_PASS_BUFFER                                                                                          \
  "u8lit: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, " \
  "or pass an array or std::span to write to as the last argument"
struct text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer {
  U8LIT_REFUSAL_MEMBERS(text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer, U8LIT_PASS_BUFFER)
};

// Whether any value is true. An array instead of a fold expression, because clang nests a fold, at most 256 deep.
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

// Base class of an operation on code units that may be ill-formed: the deleted overloads for calls without a buffer.
// text_constants, the most frequent argument, are recognized cheaply as empty classes.
struct writes_to_buffer {
  template <class Text>
    requires(__is_empty(Text) || (__is_class(Text) && text_like<Text>))
  U8LIT_ABI text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer& operator()(
      const Text& U8LIT_REFUSAL_OF_MORE(text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer), ...) const
      U8LIT_ELSE_REFUSED(U8LIT_PASS_BUFFER);
  // Only without further arguments: after an array that decays to a pointer, a length and a buffer may follow.
  template <code_unit Unit, size_t Size>
  U8LIT_ABI text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer& operator()(
      const Unit (&)[Size] U8LIT_REFUSAL(text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer)) const
      U8LIT_ELSE_REFUSED(U8LIT_PASS_BUFFER);
  // Not if the second argument may be the length.
  template <unsized Text, class Second, class... Rest>
    requires(!requires(Second&& second, void take(size_t)) { take(second); })
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& operator()(
      Text&&, Second&& U8LIT_NO_LENGTH_OF_MORE, Rest&&...) const U8LIT_UNSIZED;
};

// Base class of an operation on text: the deleted overloads for calls without a buffer, or with strings that may be
// ill-formed.
struct writes_text : takes_text {
  using takes_text::operator();
  template <class Text>
    requires(__is_empty(Text) || any_text<Text>)
  U8LIT_ABI text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer& operator()(
      const Text& U8LIT_REFUSAL_OF_MORE(text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer), ...) const
      U8LIT_ELSE_REFUSED(U8LIT_PASS_BUFFER);
  template <class Text>
    requires(!__is_empty(Text) && unvalidated_string<Text>)
  U8LIT_ABI unchecked_argument_so_call_text_view_checked_and_test_the_result& operator()(
      const Text& U8LIT_REFUSAL_OF_MORE(unchecked_argument_so_call_text_view_checked_and_test_the_result), ...) const
      U8LIT_ELSE_REFUSED(U8LIT_CHECK_FIRST);
};

// Tags of operations on code units that may be ill-formed. They promise that the output is text if the input is, or
// always. Tagged operations are final, so that a user's class cannot inherit the promise.
struct writes_text_of_text {};
struct writes_text_of_any_units {};

// Whether the result of an operation is text for all inputs of this type.
template <class Operation, class Input>
concept writes_text_of =
    __is_base_of(writes_text_of_any_units, Operation) ||
    (any_text<Input> && (__is_base_of(writes_text_of_text, Operation) || __is_base_of(writes_text, Operation)));

// As writes_text, for operations on several texts. None may be a plain literal: it could not be validated.
struct writes_texts : writes_text {
  using writes_text::operator();
  template <class Text, class Next, class... Rest>
    requires(detail::any_of({!__is_empty(Next), !__is_empty(Rest)...}) && any_text<Text> &&
             detail::any_of({is_literal<Next>, is_literal<Rest>...}))
  U8LIT_ABI U8LIT_REFUSED_RESULT(an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal) operator()(
      const Text&, Next&&, Rest&&...) const U8LIT_ELSE_REFUSED(U8LIT_WRITE_LITERAL);
};

// Text that is cheap to copy. Operations take it by value, because clang 14 crashes when it reports a failed evaluation
// that has a reference to `"..."_text`.
template <class Text>
concept borrowed_text = any_text<Text> && !owns_units<Text>;

template <class Operation, class... Arguments>
concept callable_with = requires(const Operation& operation, Arguments&&... arguments) {
  operation(static_cast<Arguments&&>(arguments)...);
};

// Base class of an operation with overloads that take a borrowed_text by value: forwards a view of text that owns its
// code units. No other argument may be a literal or a null pointer constant, which perfect forwarding would change.
template <class Operation, class Refusals = writes_text>
struct writing_operation : Refusals {
  using Refusals::operator();
  /// Calls the operation with a view of a text that owns its code units.
  template <any_text Text, class... Rest>
    requires owns_units<Text> && callable_with<Operation, view_of<Text>, Rest...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const Text& text, Rest&&... rest) const noexcept {
    return static_cast<const Operation&>(*this)(text_view{text}, static_cast<Rest&&>(rest)...);
  }
};

// Whether `Operation::apply` converts code units of type `In` to `Out` with these options.
template <class Operation, class In, class Out, class... Option>
concept transcodes =
    requires(const In* in, Out* out, Option... option) { Operation::apply(in, 0, out, 0, option...); };
template <class Object>
using unit_of_input = typename decltype(detail::units_of(detail::declval<Object>()))::unit_type;
template <class Buffer>
using unit_of_buffer = remove_cvref_t<decltype(*detail::as_buffer(detail::declval<Buffer&>()).units)>;

// A conversion of code units that may be ill-formed, implemented by `Operation::apply(units, size, out, out_size)`. The
// operation documents what it converts; options of the operation may follow the other arguments.
template <class Operation>
struct transcoding_operation : writes_to_buffer {
  using writes_to_buffer::operator();
  /// Converts code units to code units. Stops at the first fault, unless the operation replaces faults, and before a
  /// sequence that does not fit.
  /// \param in        the input, well-formed or not; it must not overlap the output
  /// \param size      the number of code units of the input
  /// \param out       the output; no NUL is appended
  /// \param out_size  the number of code units that fit in the output
  /// \param option    options of the operation
  /// \return how far the conversion went and why it stopped. Complexity: linear in `read`.
  template <code_unit In, code_unit Out, class... Option>
    requires transcodes<Operation, In, Out, Option...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In* in, size_t size, Out* out, size_t out_size,
                                                          Option... option) const noexcept {
    return Operation::apply(in, size, out, out_size, option...);
  }
  /// As above, for text, a string, a literal, or anything with data() and size().
  template <text_like In, code_unit Out, class... Option>
    requires transcodes<Operation, unit_of_input<In>, Out, Option...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In& in, Out* out, size_t out_size,
                                                          Option... option) const noexcept {
    const auto units = detail::units_of(in);
    return Operation::apply(units.data(), units.size(), out, out_size, option...);
  }
  /// As above, to an array, or anything with writable data() and size().
  template <text_like In, code_unit_buffer Buffer, class... Option>
    requires transcodes<Operation, unit_of_input<In>, unit_of_buffer<Buffer>, Option...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In& in, Buffer&& out, Option... option) const noexcept {
    const auto units = detail::units_of(in);
    const auto buffer = detail::as_buffer(out);
    return Operation::apply(units.data(), units.size(), buffer.units, buffer.size, option...);
  }
};

// A buffer for code units of this type: an array, or anything with writable data() and size().
template <class Buffer, class Unit>
concept buffer_of =
    code_unit_buffer<Buffer> &&
    requires(Buffer& buffer, form_target<Unit> target) { target = detail::as_buffer(buffer); };

// Calls memmove. Not inlined, because g++ would warn of array bounds where a text that is known does not fit into a
// small buffer.
template <code_unit Unit>
[[__gnu__::__noinline__]] U8LIT_ABI constexpr void copy_memory(Unit* out, const Unit* units, size_t size) noexcept {
  __builtin_memmove(out, units, size * sizeof(Unit));
}

// Copies the text to `out`, which must have room for it, and returns its size. `out` may be the text's own units.
template <code_unit Unit>
U8LIT_ABI constexpr size_t copy_to(Unit* out, text_view<Unit> text) noexcept {
  const Unit* const units = text.data();
  const size_t size = text.size();
  if (!__builtin_is_constant_evaluated() && size >= smallest_memory_size) {
    detail::copy_memory(out, units, size);
    return size;
  }
  for (size_t at = 0; at < size; ++at) out[at] = units[at];
  return size;
}

// The result of an operation on text. Text is well-formed, so there is no fault.
U8LIT_ABI constexpr transcoded make_transcoded(size_t read, size_t written, bool fits) noexcept {
  transcoded result{};
  result.read = read;
  result.written = written;
  result.found.offset = read;
  result.fits = fits;
  return result;
}

// An operation on one text, implemented by `Operation::apply(view, more..., out, out_size)`. The other arguments have
// types `More<Text>...`, such as view_of<Text>. If there are none, the result for a text_constant is a text_constant of
// `Operation::size_after(view)` code units, by default as many as the argument has.
template <class Operation, template <class> class... More>
struct rewriting_operation : writes_text {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    return text.size();
  }

  using writes_text::operator();
  /// Writes the result to a buffer. Stops before a sequence that does not fit. `more` are further arguments of the
  /// operation: `from` and `to` for `replace`.
  /// \param text      text of any kind
  /// \param out       the output, of the text's code unit type
  /// \param out_size  the number of code units that fit in the output
  /// \return how far the operation went
  template <borrowed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, More<Text>... more, unit_of<Text>* out,
                                                          size_t out_size) const noexcept {
    return Operation::apply(text_view{text}, more..., out, out_size);
  }
  /// As above, to an array, or anything with writable data() and size().
  template <borrowed_text Text, buffer_of<unit_of<Text>> Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, More<Text>... more, Buffer&& out) const noexcept {
    const auto buffer = detail::as_buffer(out);
    return Operation::apply(text_view{text}, more..., buffer.units, buffer.size);
  }
  /// As above, for text that owns its code units.
  template <any_text Text>
    requires owns_units<Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const Text& text, More<Text>... more, unit_of<Text>* out,
                                                          size_t out_size) const noexcept {
    return Operation::apply(text_view{text}, more..., out, out_size);
  }
  /// As above, for text that owns its code units, to an array, or anything with writable data() and size().
  template <any_text Text, buffer_of<unit_of<Text>> Buffer>
    requires owns_units<Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const Text& text, More<Text>... more,
                                                          Buffer&& out) const noexcept {
    return (*this)(text_view{text}, more..., out);
  }
  /// Returns the result for a text_constant as a text_constant.
  template <auto Text>
    requires(sizeof...(More) == 0)
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_unchecked_text<unit, Operation::size_after(text_constant<Text>::view())>(
        [](unit* units, size_t size) {
          static_cast<void>(Operation::apply(text_constant<Text>::view(), units, size));
        });
  }
};

}  // namespace u8lit::detail

#undef U8LIT_PASS_BUFFER
U8LIT_CLANG_ATTRIBUTES_END
U8LIT_FALSE_WARNINGS_END
#include <u8lit/base/end.hpp>

#endif
