// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_STREAM_HPP
#define U8LIT_TRANSCODING_STREAM_HPP

#include <u8lit/transcoding/byte_order_mark.hpp>
#include <u8lit/transcoding/transcoding.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// Text that arrives in chunks, which may end anywhere, even inside a sequence or a byte order mark.

namespace u8lit {

/// Whether a chunk is the last one of its stream, as the option `stream` of TextDecoder in the WHATWG Encoding
/// Standard. A sequence that is incomplete at the end of the `last` chunk is `truncated`; if `more_follow`, the next
/// continues it.
enum class chunk : bool { more_follow, last };

}  // namespace u8lit

namespace u8lit::detail {

template <class Text, class Unit>
concept chunk_of = requires(const Text& text) { code_units<Unit>{detail::units_of(text)}; };

}  // namespace u8lit::detail

namespace u8lit {

/// Decodes a stream of code units chunk by chunk. The output is the same wherever the chunks end. At most one
/// incomplete sequence is held between calls; there is no allocation.
///
/// U+FFFD replaces maximal subparts (Unicode 3.9), as by the TextDecoder of the WHATWG Encoding Standard: `on_fault` is
/// its option `fatal`, `byte_order_mark` (RFC 3629 section 6) its `ignoreBOM`, and `chunk::more_follow` its `stream:
/// true`. Unlike TextDecoder, it does not continue after a fault that stopped it.
/// \tparam In  the code unit type of the input
/// \code
/// u8lit::stream_decoder decoder{u8lit::on_fault::replace};
/// u8lit::transcoded step = decoder.decode(received, buffer);  // and decoder.finish(buffer) at the end
/// \endcode
template <code_unit In = char>
class stream_decoder {
 public:
  /// Constructs a decoder at the beginning of a stream.
  /// \param action  whether a fault stops the decoder or is replaced by U+FFFD
  /// \param mark    what becomes of an initial U+FEFF
  U8LIT_ABI explicit constexpr stream_decoder(on_fault action = on_fault::stop,
                                              byte_order_mark mark = byte_order_mark::keep) noexcept
      : action_{action}, mark_{mark} {}

  /// Decodes a chunk. The code unit type of the output determines its form.
  ///
  /// If the output is too small (`fits` is false), call again with the unread rest of the chunk, even if that is empty;
  /// pass `chunk::last` again for the rest of a last chunk. At the end of the last chunk an incomplete sequence is a
  /// fault; the next call begins a new stream. Faults are sticky: after a fault has stopped the decoder, every call
  /// reports it again and reads and writes nothing, until a call for a last chunk has reported it or `reset` is called.
  /// \param in        the chunk; it must not overlap the output
  /// \param size      the number of code units of the chunk
  /// \param out       the output; no sequence is split
  /// \param out_size  the number of code units that fit in the output
  /// \param which     whether more chunks follow
  /// \return `read` and `written` count from the beginning of the chunk and the output. Code units that are held until
  ///         their sequence is complete count as read, those of a fault do not. `found.offset` counts from the
  ///         beginning of the stream. Complexity: linear in `read`.
  template <code_unit Out>
  [[nodiscard]] U8LIT_ABI constexpr transcoded decode(const In* in, size_t size, Out* out, size_t out_size,
                                                      chunk which = chunk::more_follow) noexcept {
    if (ended_) reset();
    const bool last = which == chunk::last;
    transcoded result{};
    result.found = found_;
    if (result && (offset_ == 0 || held_ > 0)) decode_first(in, size, detail::form_target{out, out_size}, last, result);
    if (result) {
      const decoded back = last ? decoded{} : u8lit::decode_back(in + result.read, size - result.read);
      const size_t end = size - (last ? 0 : incomplete_length(back));
      const transcoded rest =
          detail::transcode_between(detail::form_source{in + result.read, end - result.read},
                                    detail::form_target{out + result.written, out_size - result.written}, action_);
      offset_ += rest.read;
      result.read += rest.read;
      result.written += rest.written;
      result.found = rest.found;
      result.fits = rest.fits;
      result.replaced += rest.replaced;
      // The held units are an incomplete sequence, which the verdict reports as a fault at the end.
      if (!rest.found) result.found.what = u8lit::decode_front(in + result.read, size - result.read).what;
      while (rest && result.read < size) units_[held_++] = in[result.read++];
    }
    result.found.offset = offset_;
    found_ = result.found;
    ended_ = last && result.fits;
    return result;
  }
  /// As above, for text, a string, a literal, or anything with data() and size().
  template <detail::chunk_of<In> Text, code_unit Out>
  [[nodiscard]] U8LIT_ABI constexpr transcoded decode(const Text& in, Out* out, size_t out_size,
                                                      chunk which = chunk::more_follow) noexcept {
    return decode(detail::units_of(in).data(), detail::units_of(in).size(), out, out_size, which);
  }
  /// As above, to an array, or anything with writable data() and size().
  template <detail::chunk_of<In> Text, detail::code_unit_buffer Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded decode(const Text& in, Buffer&& out,
                                                      chunk which = chunk::more_follow) noexcept {
    return decode(in, detail::as_buffer(out).units, detail::as_buffer(out).size, which);
  }
  /// Deleted: the length of the array or pointer is unknown.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& decode(
      detail::unsized auto&&, detail::code_unit_buffer auto&&, chunk = chunk::more_follow U8LIT_NO_LENGTH)
          U8LIT_UNSIZED;
  /// As above.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& decode(
      detail::unsized auto&&, code_unit auto*, size_t, chunk = chunk::more_follow U8LIT_NO_LENGTH) U8LIT_UNSIZED;

  /// Ends the stream: decodes an empty last chunk, which reports an incomplete sequence or writes U+FFFD for it.
  /// \param out       the output
  /// \param out_size  the number of code units that fit in the output
  /// \return as decode
  template <code_unit Out>
  [[nodiscard]] U8LIT_ABI constexpr transcoded finish(Out* out, size_t out_size) noexcept {
    return decode(static_cast<const In*>(nullptr), 0, out, out_size, chunk::last);
  }
  /// As above, to an array, or anything with writable data() and size().
  template <detail::code_unit_buffer Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded finish(Buffer&& out) noexcept {
    return finish(detail::as_buffer(out).units, detail::as_buffer(out).size);
  }

  /// Begins a new stream, with the same options; discards held code units and a fault.
  U8LIT_ABI constexpr void reset() noexcept { *this = stream_decoder{action_, mark_}; }

  /// Returns the number of code units, 0 to 3, that are held until the sequence that they begin is complete.
  [[nodiscard]] U8LIT_ABI constexpr size_t held() const noexcept { return held_; }

  /// Returns whether the current or just ended stream began with U+FEFF, unless the decoder forbids it.
  [[nodiscard]] U8LIT_ABI constexpr bool has_signature() const noexcept { return has_signature_; }

 private:
  // The number of units at the end of the input that more input may complete, given decode_back of the input.
  [[nodiscard]] U8LIT_ABI static constexpr size_t incomplete_length(decoded end) noexcept {
    return end.what == fault::truncated || end.what == fault::unpaired_high_surrogate ? end.length : 0;
  }

  // Decodes the sequence that the held units begin, or the first one of the stream.
  template <class Target>
  U8LIT_ABI constexpr void decode_first(const In* in, size_t size, Target out, bool last, transcoded& result) noexcept {
    size_t known = held_;
    for (size_t at = 0; at < size && known < detail::longest_sequence; ++at) units_[known++] = in[at];
    if (known == 0) return;
    const decoded next = u8lit::decode_front(units_, known);
    if (!last && incomplete_length(next) == known) {
      result.read = size;
      held_ = known;
      return;
    }
    if (!next && action_ == on_fault::stop) {
      result.found = {next.what, offset_, next.length};
      return;
    }
    const scalar_value value = scalar_value::unchecked(next.value);
    const bool is_signature =
        offset_ == 0 && mark_ != byte_order_mark::forbid && value == detail::zero_width_no_break_space;
    const size_t length = is_signature && mark_ == byte_order_mark::strip ? 0 : out.length(value);
    result.fits = length <= out.size;
    if (!result.fits) return;
    if (length > 0) out.put(0, value);
    result.read = next.length - held_;
    result.written = length;
    result.replaced = !next;
    offset_ += next.length;
    held_ = 0;
    has_signature_ |= is_signature;
  }

  on_fault action_;
  byte_order_mark mark_;
  bool has_signature_ = false;
  bool ended_ = false;
  In units_[detail::longest_sequence]{};
  size_t held_ = 0;
  size_t offset_ = 0;  // of the first unit not decoded yet, from the beginning of the stream
  verdict found_{};
};
/// Without template arguments, decodes `char`.
stream_decoder(on_fault = on_fault::stop, byte_order_mark = byte_order_mark::keep) -> stream_decoder<>;

}  // namespace u8lit

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
