// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_REWRITING_HPP
#define U8LIT_REWRITING_HPP

#include <u8lit/made_text.hpp>
#include <u8lit/transcoding.hpp>
#include <u8lit/writing_operation.hpp>
#include <u8lit/compiler/begin.hpp>

// What all that writes text anew into a caller's buffer has in common: it writes whole sequences only, and nothing past
// the buffer's end.

namespace u8lit {

// Room for code units of this type: an array, or anything with data() and size() that may be written to.
template <class Buffer, class Unit>
concept buffer_of =
    code_unit_buffer<Buffer> && requires(Buffer& buffer, form_target<Unit> room) { room = u8lit::room_in(buffer); };

// As much of the text, from its front, as has room in so many code units. Constant time.
template <code_unit Unit>
U8LIT_ABI constexpr text_view<Unit> fitting(text_view<Unit> text, size_t size) noexcept {
  if (text.size() <= size) return text;
  const Unit* const units = text.data();
  while (u8lit::is_inner(units[size])) --size;
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
U8LIT_ABI constexpr transcoded rewritten(size_t read, size_t written, bool fits) noexcept {
  transcoded result{};
  result.read = read;
  result.written = written;
  result.found.offset = read;
  result.fits = fits;
  return result;
}

namespace detail {

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
    const auto room = u8lit::room_in(out);
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
    return u8lit::unchecked_text_filled_by<unit, Operation::size_after(text_constant<Text>::view())>(
        [](unit* units, size_t size) {
          static_cast<void>(Operation::apply(text_constant<Text>::view(), units, size));
        });
  }
};

}  // namespace detail
}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
