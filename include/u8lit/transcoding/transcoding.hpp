// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_TRANSCODING_HPP
#define U8LIT_TRANSCODING_TRANSCODING_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/transcoding/copy_ascii.hpp>
#include <u8lit/transcoding/copy_sequences.hpp>
#include <u8lit/transcoding/copy_shuffled.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// The transcoding wing: from one encoding to another, as literals and in buffers.
//
// One loop does it all: `transcode_between` decodes a sequence from a source and encodes its scalar value to a target,
// until the input ends, a fault stops it, or the next sequence does not fit. Sources and targets are small structs:
// code units of a form (this header), bytes in a byte order (encoding_scheme.hpp), Latin-1 (latin1.hpp).
//
// Follow `transcode("caf\xC3\xA9", out)` with `char16_t out[8]`: the function object of transcode.hpp passes a
// form_source<char> and a form_target<char16_t> to `transcode_between`. It decodes and encodes U+0063; `bulk_copy`
// copies the ASCII that follows (copy_ascii.hpp; copy_sequences.hpp and copy_shuffled.hpp copy other sequences, too);
// then U+00E9 is decoded from two bytes and encoded in one unit. The result is `transcoded{5, 4, ...}`: five units
// read, four written. For `to_utf16("caf\u00E9"_text)`, length.hpp first counts the units of the result, which becomes
// a text_constant. writing_operation.hpp holds the call syntax that all operations share, stream.hpp converts input in
// chunks, replace.hpp replaces ill-formed input by U+FFFD, byte_order_mark.hpp handles an initial U+FEFF,
// encoded_octets.hpp converts constants to and from bytes, and pack.hpp and from_string.hpp convert the literals of
// other libraries.

namespace u8lit {

/// The result of a conversion: how far it went and why it stopped. Everything before `read` has been converted, and no
/// sequence is split in the input or in the output. Faults have the lengths of maximal subparts (Unicode 3.9).
struct transcoded {
  /// The number of code units read from the input.
  size_t read = 0;
  /// The number of code units written to the output. At run time, units after them may be set to 0, too.
  size_t written = 0;
  /// The fault that stopped the conversion, or well-formed. Its offset is `read`, or for a stream the offset from the
  /// beginning of the stream; the fault itself is not read.
  verdict found{};
  /// False if the conversion stopped because the next sequence does not fit in the output.
  bool fits = true;
  /// The number of maximal subparts replaced by U+FFFD, if replacing was requested.
  size_t replaced = 0;

  /// Returns whether all of the input was converted.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return found && fits; }
  /// Returns whether all members are equal.
  U8LIT_ABI friend constexpr bool operator==(const transcoded&, const transcoded&) noexcept = default;
};

/// What a conversion does at ill-formed input. Replacing follows Unicode 3.9, one U+FFFD for each maximal subpart.
enum class on_fault : bool {
  stop,     ///< stops and reports the fault
  replace,  ///< writes U+FFFD for each maximal subpart and continues
};

}  // namespace u8lit

namespace u8lit::detail {

// The source and the target of a conversion between encoding forms. Other encodings define a source or a target with
// the same members.
template <code_unit Unit>
struct form_source {
  const Unit* units;
  size_t size;

  U8LIT_ABI constexpr decoded decode(size_t at) const noexcept { return u8lit::decode_front(units + at, size - at); }
};
template <code_unit Unit>
form_source(const Unit*, size_t) -> form_source<Unit>;

template <code_unit Unit>
struct form_target {
  using value_type = scalar_value;

  Unit* units;
  size_t size;

  // The number of units that the scalar value takes; 0 if the target cannot represent it.
  U8LIT_ABI constexpr size_t length(scalar_value value) const noexcept { return detail::encoded_length<Unit>(value); }
  U8LIT_ABI constexpr void put(size_t at, scalar_value value) const noexcept { u8lit::encode_to(units + at, value); }
};
template <code_unit Unit>
form_target(Unit*, size_t) -> form_target<Unit>;

// Copies what follows a well-formed sequence and needs no general decoder: ASCII (copy_ascii.hpp), and from or to UTF-8
// also other sequences (copy_sequences.hpp). Other sources and targets may specialize it, with state.
// Unless copies_sequences, it is called after ASCII only.
template <class Source, class Target>
struct bulk_copy {
  static constexpr bool copies_sequences = false;

  U8LIT_ABI static constexpr void advance(Source, Target, size_t&, size_t&) noexcept {}
};
template <class Source, class Target>
struct ascii_copy {
  static constexpr bool copies_sequences = false;

  U8LIT_ABI static constexpr void advance(Source in, Target out, size_t& read, size_t& written) noexcept {
    detail::copy_ascii(in.units, in.size, out.units, out.size, read, written);
  }
};
template <code_unit In, code_unit Out>
struct bulk_copy<form_source<In>, form_target<Out>> : ascii_copy<form_source<In>, form_target<Out>> {};
template <code_unit In, code_unit Out>
  requires(utf8_unit<In> && utf8_unit<Out>)
struct bulk_copy<form_source<In>, form_target<Out>> {
  static constexpr bool copies_sequences = true;

  U8LIT_ABI static constexpr void advance(form_source<In> in, form_target<Out> out, size_t& read,
                                          size_t& written) noexcept {
    if (!__builtin_is_constant_evaluated()) {
      detail::copy_leading_ascii_blocks(in.units, in.size, out.units, out.size, read, written);
      detail::copy_valid_prefix(in.units, in.size, out.units, out.size, read, written);
    }
    detail::copy_sequences(in.units, in.size, out.units, out.size, read, written);
  }
};
template <code_unit In, code_unit Out>
  requires(utf8_unit<In> != utf8_unit<Out>)
struct bulk_copy<form_source<In>, form_target<Out>> {
  static constexpr bool copies_sequences = true;

  U8LIT_ABI static constexpr void advance(form_source<In> in, form_target<Out> out, size_t& read,
                                          size_t& written) noexcept {
    if (!__builtin_is_constant_evaluated()) {
      detail::copy_leading_ascii_blocks(in.units, in.size, out.units, out.size, read, written);
#ifdef __AVX2__
      if constexpr (sizeof(In) < 4) {
        if (in.size - read >= least_to_shuffle)
          detail::copy_shuffled(in.units, in.size, out.units, out.size, read, written);
      }
#endif
      if (!detail::copy_sequence_blocks(in.units, in.size, out.units, out.size, read, written)) return;
    }
    detail::copy_sequences(in.units, in.size, out.units, out.size, read, written);
  }
};

// Converts from a source to a target until the input ends, a fault stops it, or a sequence does not fit. Complexity:
// linear in `read`.
template <class Source, class Target>
U8LIT_ABI constexpr transcoded transcode_between(Source in, Target out, on_fault action) noexcept {
  transcoded result{};
  size_t read = 0, written = 0;
  bulk_copy<Source, Target> bulk{};
  while (read < in.size) {
    const decoded next = in.decode(read);
    if (next.what != fault::none && action == on_fault::stop) {
      result.found = {next.what, read, next.length};
      break;
    }
    const auto value = Target::value_type::unchecked(next.value);
    const size_t length = out.length(value);
    if (length == 0) {
      result.found = {fault::unrepresentable, read, next.length};
      break;
    }
    if (length > out.size - written) {
      result.fits = false;
      break;
    }
    out.put(written, value);
    read += next.length;
    written += length;
    if (next.what != fault::none) ++result.replaced;
    else if (next.value < 0x80 || bulk.copies_sequences) bulk.advance(in, out, read, written);
  }
  result.read = read;
  result.written = written;
  if (result.found) result.found.offset = read;
  return result;
}

// A buffer argument as a target: an array, or an object with writable data() and size().
template <code_unit Unit, size_t Size>
U8LIT_ABI constexpr form_target<Unit> as_buffer(Unit (&array)[Size]) noexcept {
  return {array, Size};
}
template <class Buffer>
  requires requires(Buffer& buffer) { form_target{buffer.data(), static_cast<size_t>(buffer.size())}; }
U8LIT_ABI constexpr auto as_buffer(Buffer& buffer) noexcept {
  return form_target{buffer.data(), static_cast<size_t>(buffer.size())};
}
template <class Buffer>
concept code_unit_buffer = requires(Buffer& buffer) { detail::as_buffer(buffer); };
template <class Buffer>
concept octet_buffer = requires(Buffer& buffer) { detail::to_octet(*detail::as_buffer(buffer).units); };

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
