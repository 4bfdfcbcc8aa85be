// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_TRANSCODING_HPP
#define U8LIT_TRANSCODING_TRANSCODING_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/transcoding/copy_sequences.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// What every transcoding has in common: it reads sequences, writes sequences and stops between two.

namespace u8lit {

// How far it went. Of what was read nothing is left out of what was written, and no sequence is split on either side.
struct transcoded {
  size_t read = 0;      // code units of the input
  size_t written = 0;   // code units of the output
  verdict found{};      // the fault that it stopped at, which is not read; else well-formed as far as `read`
  bool fits = true;     // false if it stopped before a sequence for which there is no room
  size_t replaced = 0;  // how many maximal subparts became U+FFFD, where that was asked for

  // Whether all of the input has become output.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return found && fits; }
  U8LIT_ABI friend constexpr bool operator==(const transcoded&, const transcoded&) noexcept = default;
};

enum class on_fault : bool { stop, replace };

}  // namespace u8lit

namespace u8lit::detail {

// What a transcoding goes between: code units, and room for code units. Other encodings have a source and a target of
// their own.
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

  // How much room the scalar value takes; 0 if the target has no way to write it.
  U8LIT_ABI constexpr size_t length(scalar_value value) const noexcept { return detail::encoded_length<Unit>(value); }
  U8LIT_ABI constexpr void put(size_t at, scalar_value value) const noexcept { u8lit::encode_to(units + at, value); }
};
template <code_unit Unit>
form_target(Unit*, size_t) -> form_target<Unit>;

#if defined(__GNUC__) || defined(__clang__)  // others have no __builtin_memcpy
// How many units of ASCII it takes over by the block, which is in variables of its own because compilers do not know
// that input and output are not the same. Not inline, for the loop that calls it is better off without it.
template <code_unit In, code_unit Out>
[[gnu::noinline]] U8LIT_ABI size_t copy_ascii_blocks(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  constexpr size_t block = 16;
  constexpr auto largest = static_cast<decltype(detail::unsigned_like(In{}))>(-1);
  constexpr unsigned long long not_of_ascii = ~0ull / largest * (largest - 0x7Fu);
  size_t at = 0;
  for (const size_t room = size < out_size ? size : out_size; room - at >= block; at += block) {
    unsigned long long words[block * sizeof(In) / 8], all = 0;
    __builtin_memcpy(words, in + at, sizeof words);
    for (const unsigned long long word : words) all |= word;
    if ((all & not_of_ascii) != 0) break;
    In from[block];
    Out to[block];
    __builtin_memcpy(from, in + at, sizeof from);
    for (size_t next = 0; next < block; ++next) to[next] = static_cast<Out>(detail::to_unsigned(from[next]));
    __builtin_memcpy(out + at, to, sizeof to);
  }
  return at;
}
#endif

// Whether not only ASCII is taken over in constant expressions.
template <class Source, class Target>
inline constexpr bool copies_sequences = false;
template <code_unit In, code_unit Out>
inline constexpr bool copies_sequences<form_source<In>, form_target<Out>> = can_copy_sequences<In, Out>;

// Takes over what needs no decoding: ASCII, which every form writes as one unit of the same number, and in constant
// expressions sequences of up to three octets, too, where there are runs. Sources and targets that are declared later
// specialize it.
template <class Source, class Target>
struct bulk_copy {
  U8LIT_ABI static constexpr void advance(Source, Target, size_t&, size_t&) noexcept {}
};
template <code_unit In, code_unit Out>
struct bulk_copy<form_source<In>, form_target<Out>> {
  U8LIT_ABI static constexpr void advance(form_source<In> in, form_target<Out> out, size_t& read,
                                          size_t& written) noexcept {
    if (!__builtin_is_constant_evaluated()) {
      if (read == in.size || written == out.size || detail::to_unsigned(in.units[read]) >= 0x80) return;
#if defined(__GNUC__) || defined(__clang__)
      if (in.size - read >= 16 && detail::to_unsigned(in.units[read + 15]) < 0x80) {
        const size_t copied =
            detail::copy_ascii_blocks(in.units + read, in.size - read, out.units + written, out.size - written);
        read += copied;
        written += copied;
      }
#endif
    } else if constexpr (can_copy_sequences<In, Out>) {
      detail::copy_sequences(in.units, in.size, out.units, out.size, read, written);
    }
    while (read < in.size && written < out.size && static_cast<char32_t>(in.units[read]) < 0x80)
      out.units[written++] = static_cast<Out>(in.units[read++]);
  }
};

// Goes from the one to the other, as far as it can. Linear in what is read.
template <class Source, class Target>
U8LIT_ABI constexpr transcoded transcode_between(Source in, Target out, on_fault policy) noexcept {
  transcoded result{};
  size_t read = 0, written = 0;
  while (read < in.size) {
    const decoded next = in.decode(read);
    if (next.what != fault::none && policy == on_fault::stop) {
      result.found = {next.what, read, next.length};
      break;
    }
    const auto value = Target::value_type::unchecked(next.value);
    const size_t length = out.length(value);
    if (length == 0 || length > out.size - written) {
      if (length == 0) result.found = {fault::unrepresentable, read, next.length};
      result.fits = length == 0;
      break;
    }
    out.put(written, value);
    read += next.length;
    written += length;
    if (next.what != fault::none) ++result.replaced;
    else if (next.value < 0x80 || (copies_sequences<Source, Target> && __builtin_is_constant_evaluated()))
      bulk_copy<Source, Target>::advance(in, out, read, written);
  }
  result.read = read;
  result.written = written;
  if (result.found) result.found.offset = read;
  return result;
}

// Room for code units: an array, or anything with data() and size() that may be written to.
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
