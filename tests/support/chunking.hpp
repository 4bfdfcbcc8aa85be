// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_CHUNKING_HPP
#define U8LIT_TESTS_SUPPORT_CHUNKING_HPP

#include <u8lit/transcoding/replace.hpp>
#include <u8lit/transcoding/stream.hpp>
#include <u8lit/transcoding/transcode.hpp>

// Streams cut into chunks, and what they must become: the same as the whole.
namespace chunking {

using namespace u8lit;
using namespace u8lit::detail;

inline constexpr size_t longest_stream = 40;
inline constexpr size_t longest_output = 3 * longest_stream;  // an octet may become U+FFFD
inline constexpr size_t guards = 2;

inline constexpr on_fault fault_policies[]{on_fault::stop, on_fault::replace};
inline constexpr byte_order_mark mark_policies[]{byte_order_mark::keep, byte_order_mark::strip,
                                                 byte_order_mark::forbid};

// What became of a stream.
template <class Out>
struct outcome {
  Out units[longest_output]{};
  size_t size = 0;
  size_t replaced = 0;
  verdict found;
  bool has_signature = false;

  constexpr bool operator==(const outcome& other) const {
    for (size_t at = 0; at < size; ++at) {
      if (units[at] != other.units[at]) return false;
    }
    return size == other.size && replaced == other.replaced && found == other.found &&
           has_signature == other.has_signature;
  }
};

// What must become of it, by the functions on whole texts.
template <class Out, class In>
constexpr outcome<Out> of_whole(const In* in, size_t size, on_fault policy, byte_order_mark mark) {
  outcome<Out> result;
  result.has_signature = mark != byte_order_mark::forbid && begins_with_byte_order_mark(code_units<In>{in, size});
  const size_t skipped = result.has_signature && mark == byte_order_mark::strip ? sequence_length(*in) : 0;
  const transcoded whole = policy == on_fault::stop
                               ? transcode(in + skipped, size - skipped, result.units, longest_output)
                               : replace_ill_formed(in + skipped, size - skipped, result.units, longest_output);
  result.size = whole.written;
  result.replaced = whole.replaced;
  result.found = policy == on_fault::stop ? validate(in, size) : verdict{fault::none, size, 0};
  return result;
}

// Room for some units, between guards.
template <class Out>
class guarded_room {
 public:
  explicit constexpr guarded_room(size_t size) : size_{size} {
    for (Out& unit : units_) unit = guard;
  }
  constexpr Out* units() { return units_ + guards; }
  constexpr size_t size() const { return size_; }
  constexpr bool is_untouched_behind(size_t written) const {
    for (size_t at = 0; at < guards; ++at) {
      if (units_[at] != guard) return false;
    }
    for (size_t at = guards + written; at < size_ + 2 * guards; ++at) {
      if (units_[at] != guard) return false;
    }
    return true;
  }

 private:
  static constexpr Out guard = static_cast<Out>(0x5A);
  Out units_[longest_output + 2 * guards];
  size_t size_;
};

// Feeds the stream, cut at these ends, with so much room in each call, and more only where it does not do for a scalar
// value. False if any call breaks a promise.
template <class Out, class In>
constexpr bool feed(stream_decoder<In>& decoder, const In* in, const size_t* ends, size_t chunks, size_t room,
                    outcome<Out>& result) {
  result = {};
  for (size_t each = 0, at = 0; each < chunks; ++each) {
    const chunk which = each + 1 == chunks ? chunk::last : chunk::more_follow;
    const bool had_fault = !result.found;
    transcoded found;
    for (size_t more = 0; true;) {
      guarded_room<Out> out{room + more};
      found = decoder.decode(in + at, ends[each] - at, out.units(), out.size(), which);
      if (found.read > ends[each] - at || found.written > out.size()) return false;
      if (!out.is_untouched_behind(found.written) || !is_well_formed(out.units(), found.written)) return false;
      for (size_t unit = 0; unit < found.written; ++unit) result.units[result.size++] = out.units()[unit];
      result.replaced += found.replaced;
      at += found.read;
      if (found.fits) break;
      if (!found.found || out.size() >= longest_sequence + found.written) return false;
      more = found.written > 0 ? 0 : more + 1;
    }
    if (had_fault && (found.read > 0 || found.written > 0 || found.found != result.found)) return false;
    if (found.found && (at != ends[each] || found.found.offset + decoder.held() != at)) return false;
    result.found = found.found;
    at = ends[each];
  }
  result.has_signature = decoder.has_signature();
  return true;
}

// Whether the stream becomes the same as the whole, under all policies; twice, for a decoder can be used again.
template <class Out, class In>
constexpr bool is_the_whole(const In* in, const size_t* ends, size_t chunks, size_t room) {
  const size_t size = ends[chunks - 1];
  for (const on_fault policy : fault_policies) {
    for (const byte_order_mark mark : mark_policies) {
      const outcome<Out> expected = of_whole<Out>(in, size, policy, mark);
      stream_decoder<In> decoder{policy, mark};
      for (int time = 0; time < 2; ++time) {
        outcome<Out> found;
        if (!feed(decoder, in, ends, chunks, room, found) || found != expected) return false;
      }
    }
  }
  return true;
}

// Cut at every two places, equal or not, into three chunks, some of them possibly empty.
template <class Out, class In>
constexpr bool is_the_whole_however_cut_in_three(const In* in, size_t size, size_t room) {
  for (size_t first = 0; first <= size; ++first) {
    for (size_t second = first; second <= size; ++second) {
      const size_t ends[]{first, second, size};
      if (!is_the_whole<Out>(in, ends, 3, room)) return false;
    }
  }
  return true;
}

// Cut into one chunk to as many as there are units, in every way.
template <class Out, class In>
constexpr bool is_the_whole_however_cut(const In* in, size_t size, size_t room) {
  for (size_t cuts = 0; cuts < (size_t{1} << size) / 2; ++cuts) {
    size_t ends[longest_stream]{}, chunks = 0;
    for (size_t at = 1; at < size; ++at) {
      if (cuts >> (at - 1) & 1) ends[chunks++] = at;
    }
    ends[chunks++] = size;
    if (!is_the_whole<Out>(in, ends, chunks, room)) return false;
  }
  return true;
}

// Cut into single units, with an empty last chunk.
template <class Out, class In>
constexpr bool is_the_whole_unit_by_unit(const In* in, size_t size, size_t room) {
  size_t ends[longest_stream + 1]{};
  for (size_t at = 0; at < size; ++at) ends[at] = at + 1;
  ends[size] = size;
  return is_the_whole<Out>(in, ends, size + 1, room);
}

}  // namespace chunking

#endif
