// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_STREAM_HPP
#define U8LIT_TRANSCODING_STREAM_HPP

#include <u8lit/transcoding/byte_order_mark.hpp>
#include <u8lit/transcoding/transcoding.hpp>
#include <u8lit/base/begin.hpp>

// Text that arrives in chunks, cut anywhere: inside a sequence, inside a byte order mark.

namespace u8lit {

// Whether the stream goes on behind a chunk.
enum class chunk : bool { more_follow, last };

}  // namespace u8lit

namespace u8lit::detail {

template <class Text, class Unit>
concept chunk_of = requires(const Text& text) { code_units<Unit>{detail::units_of(text)}; };

}  // namespace u8lit::detail

namespace u8lit {

// Decodes a stream of code units chunk by chunk, wherever it is cut: all chunks together become what the whole would. It
// is the WHATWG's TextDecoder, but for what it does after a fault: `on_fault` says what `fatal` does, the policy of the byte order mark (RFC 3629 section 6)
// what `ignoreBOM` does, and `more_follow` is `stream: true`. It holds no more than one incomplete sequence.
template <code_unit In = char>
class stream_decoder {
 public:
  U8LIT_ABI explicit constexpr stream_decoder(on_fault policy = on_fault::stop,
                                              byte_order_mark mark = byte_order_mark::keep) noexcept
      : policy_{policy}, mark_{mark} {}

  // Decodes a chunk to `out`, in the form of its code units, and tells how far it went. `read` and `written` count from
  // the beginning of the chunk and of `out`; units that are held until their sequence is complete are read, those of a
  // fault are not. The verdict's offset counts from the stream's beginning. Behind the last chunk an incomplete sequence
  // is a fault, and what is decoded next is a new stream.
  //
  // If there is no room, call again with what is not read, even if that is nothing; the last chunk is the last again. No
  // sequence is split, and nothing written past `out_size` units. Precondition: the two do not overlap. Linear
  // in what is read.
  //
  // A fault that it stops at stays, lest it be overlooked: all further calls tell it again, read nothing and write
  // nothing, until one for a last chunk has told it, or `reset`.
  template <code_unit Out>
  [[nodiscard]] U8LIT_ABI constexpr transcoded decode(const In* in, size_t size, Out* out, size_t out_size,
                                        chunk which = chunk::more_follow) noexcept {
    if (ended_) reset();
    const bool last = which == chunk::last;
    transcoded result{};
    result.found = found_;
    if (result && (offset_ == 0 || held_ > 0)) decode_first(in, size, detail::form_target{out, out_size}, last, result);
    if (result) {
      const size_t end = size - (last ? 0 : incomplete_length(u8lit::decode_back(in + result.read, size - result.read)));
      const transcoded rest = detail::transcode_between(detail::form_source{in + result.read, end - result.read},
                                                       detail::form_target{out + result.written, out_size - result.written}, policy_);
      offset_ += rest.read;
      result.read += rest.read;
      result.written += rest.written;
      result.found = rest.found;
      result.fits = rest.fits;
      result.replaced += rest.replaced;
      // Before what is held it looked like a fault at the end.
      if (!rest.found) result.found.what = u8lit::decode_front(in + result.read, size - result.read).what;
      while (rest && result.read < size) units_[held_++] = in[result.read++];
    }
    result.found.offset = offset_;
    found_ = result.found;
    ended_ = last && result.fits;
    return result;
  }
  template <detail::chunk_of<In> Text, code_unit Out>
  [[nodiscard]] U8LIT_ABI constexpr transcoded decode(const Text& in, Out* out, size_t out_size,
                                        chunk which = chunk::more_follow) noexcept {
    return decode(detail::units_of(in).data(), detail::units_of(in).size(), out, out_size, which);
  }
  template <detail::chunk_of<In> Text, detail::code_unit_buffer Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded decode(const Text& in, Buffer&& out,
                                                      chunk which = chunk::more_follow) noexcept {
    return decode(in, detail::as_buffer(out).units, detail::as_buffer(out).size, which);
  }
  template <detail::of_unknown_length Text, detail::code_unit_buffer Buffer>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& decode(Text&&, Buffer&&, chunk = chunk::more_follow)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text, code_unit Out>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& decode(Text&&, Out*, size_t, chunk = chunk::more_follow)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

  // Decodes a last chunk of nothing: for those who learn only then that no more follow.
  template <code_unit Out>
  [[nodiscard]] U8LIT_ABI constexpr transcoded finish(Out* out, size_t out_size) noexcept {
    return decode(static_cast<const In*>(nullptr), 0, out, out_size, chunk::last);
  }
  template <detail::code_unit_buffer Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded finish(Buffer&& out) noexcept {
    return finish(detail::as_buffer(out).units, detail::as_buffer(out).size);
  }

  // Begins a new stream, whatever has become of this one.
  U8LIT_ABI constexpr void reset() noexcept { *this = stream_decoder{policy_, mark_}; }

  // How many code units are held until the sequence that they begin is complete: 0 to 3.
  [[nodiscard]] U8LIT_ABI constexpr size_t held() const noexcept { return held_; }

  // Whether the stream that was decoded last began with a signature: U+FEFF, unless signatures are forbidden.
  [[nodiscard]] U8LIT_ABI constexpr bool has_signature() const noexcept { return has_signature_; }

 private:
  // How many units at the end of what is known so far may yet become a sequence, by how the end decodes.
  [[nodiscard]] U8LIT_ABI static constexpr size_t incomplete_length(decoded end) noexcept {
    return end.what == fault::truncated || end.what == fault::unpaired_high_surrogate ? end.length : 0;
  }

  // Decodes the sequence that the held units begin, or the stream's first.
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
    if (!next && policy_ == on_fault::stop) {
      result.found = {next.what, offset_, next.length};
      return;
    }
    const scalar_value value = scalar_value::unchecked(next.value);
    const bool is_signature = offset_ == 0 && mark_ != byte_order_mark::forbid && value == detail::zero_width_no_break_space;
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

  on_fault policy_;
  byte_order_mark mark_;
  bool has_signature_ = false;
  bool ended_ = false;
  In units_[detail::longest_sequence]{};
  size_t held_ = 0;
  size_t offset_ = 0;  // of the first unit that is not decoded yet
  verdict found_{};
};
stream_decoder(on_fault = on_fault::stop, byte_order_mark = byte_order_mark::keep) -> stream_decoder<>;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
