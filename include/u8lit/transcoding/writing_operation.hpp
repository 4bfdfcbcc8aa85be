// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_WRITING_OPERATION_HPP
#define U8LIT_TRANSCODING_WRITING_OPERATION_HPP

#include <u8lit/text/text_builder.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/transcoding/transcoding.hpp>
#include <u8lit/base/begin.hpp>

// What operations that write text have in common. Each is a function object. Called with text_constants only, it gives the
// text_constant of the result; other text it writes to a buffer, which is its last argument.

namespace u8lit::detail {

template <class Object>
struct remove_cvref : type_identity<Object> {};
template <class Object>
struct remove_cvref<const Object> : type_identity<Object> {};
template <class Object>
struct remove_cvref<Object&> : remove_cvref<Object> {};
template <class Object>
struct remove_cvref<Object&&> : remove_cvref<Object> {};
template <class Object>
using remove_cvref_t = typename remove_cvref<Object>::type;

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
    requires(!__is_empty(Text) && unvalidated_string<Text>)
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
concept callable_with = requires(const Operation& operation, Arguments&&... arguments) {
  operation(static_cast<Arguments&&>(arguments)...);
};

// The base of an operation whose calls take text by value, as a borrowed_text, and neither numbers nor literals, which would
// not be the same if they were passed on. Text that owns is passed on as a view.
template <class Operation, class Refusals = writes_text>
struct writing_operation : Refusals {
  using Refusals::operator();
  template <any_text Text, class... Rest>
    requires owns_units<Text> && callable_with<Operation, view_of<Text>, Rest...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const Text& text, Rest&&... rest) const noexcept {
    return static_cast<const Operation&>(*this)(text_view{text}, static_cast<Rest&&>(rest)...);
  }
};

// Whether `Operation::apply` goes from code units of one type to those of another, with these options.
template <class Operation, class In, class Out, class... Option>
concept transcodes =
    requires(const In* in, Out* out, Option... option) { Operation::apply(in, 0, out, 0, option...); };
template <class Object>
using unit_of_input = typename decltype(detail::units_of(detail::declval<Object>()))::unit_type;
template <class Buffer>
using unit_of_buffer = remove_cvref_t<decltype(*detail::as_buffer(detail::declval<Buffer&>()).units)>;

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
    requires transcodes<Operation, unit_of_input<In>, Out, Option...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In& in, Out* out, size_t out_size,
                                                          Option... option) const noexcept {
    const auto units = detail::units_of(in);
    return Operation::apply(units.data(), units.size(), out, out_size, option...);
  }
  template <text_like In, code_unit_buffer Buffer, class... Option>
    requires transcodes<Operation, unit_of_input<In>, unit_of_buffer<Buffer>, Option...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const In& in, Buffer&& out, Option... option) const noexcept {
    const auto units = detail::units_of(in);
    const auto room = detail::as_buffer(out);
    return Operation::apply(units.data(), units.size(), room.units, room.size, option...);
  }
};

}  // namespace u8lit::detail

// What all that writes text anew into a caller's buffer has in common: it writes whole sequences only, and nothing past
// the buffer's end.

namespace u8lit::detail {

// Room for code units of this type: an array, or anything with data() and size() that may be written to.
template <class Buffer, class Unit>
concept buffer_of =
    code_unit_buffer<Buffer> && requires(Buffer& buffer, form_target<Unit> room) { room = detail::as_buffer(buffer); };

// As much of the text, from its front, as has room in so many code units. Constant time.
template <code_unit Unit>
U8LIT_ABI constexpr text_view<Unit> prefix_fitting(text_view<Unit> text, size_t size) noexcept {
  if (text.size() <= size) return text;
  const Unit* const units = text.data();
  while (detail::is_trailing_unit(units[size])) --size;
  return text_view<Unit>::unchecked(units, size);
}

// Writes the text to `out`, which must have room for it, and tells how many code units there are. The two may be one.
template <code_unit Unit>
U8LIT_ABI constexpr size_t copy_to(Unit* out, text_view<Unit> text) noexcept {
  const Unit* const units = text.data();
  const size_t size = text.size();
  for (size_t at = 0; at < size; ++at) out[at] = units[at];
  return size;
}

// How far a rewriting went. What is read is text, so no fault is found.
U8LIT_ABI constexpr transcoded make_transcoded(size_t read, size_t written, bool fits) noexcept {
  transcoded result{};
  result.read = read;
  result.written = written;
  result.found.offset = read;
  result.fits = fits;
  return result;
}

// A function object that takes text, and writes to a buffer what `Operation::apply(view, out, out_size)` does. Of a
// text_constant it makes the text_constant of that, which has `Operation::size_after(view)` code units, as many as the text if
// the operation does not say otherwise.
//   operation(text, buffer), operation(text, out, out_size), operation("..."_text)
template <class Operation>
struct rewriting_operation : writes_text {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    return text.size();
  }

  using writes_text::operator();
  template <borrowed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, unit_of<Text>* out, size_t out_size) const noexcept {
    return Operation::apply(text_view{text}, out, out_size);
  }
  template <borrowed_text Text, buffer_of<unit_of<Text>> Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, Buffer&& out) const noexcept {
    const auto room = detail::as_buffer(out);
    return Operation::apply(text_view{text}, room.units, room.size);
  }
  template <any_text Text>
    requires owns_units<Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const Text& text, unit_of<Text>* out,
                                                          size_t out_size) const noexcept {
    return Operation::apply(text_view{text}, out, out_size);
  }
  template <any_text Text, buffer_of<unit_of<Text>> Buffer>
    requires owns_units<Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(const Text& text, Buffer&& out) const noexcept {
    return (*this)(text_view{text}, out);
  }
  template <auto Text>
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::build_unchecked_text<unit, Operation::size_after(text_constant<Text>::view())>(
        [](unit* units, size_t size) {
          static_cast<void>(Operation::apply(text_constant<Text>::view(), units, size));
        });
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
