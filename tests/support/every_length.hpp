// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_EVERY_LENGTH_HPP
#define U8LIT_TESTS_SUPPORT_EVERY_LENGTH_HPP

// Laws of all functions that write to a caller's buffer and return how far they went.

#include <u8lit/transcoding/transcoding.hpp>

// As many units as asked for and not one more, so that the constant evaluator and the sanitizer see each that is too
// many.
template <class Unit>
class room {
 public:
  explicit constexpr room(u8lit::size_t size) : units_{new Unit[size]{}}, size_{size} {}
  constexpr ~room() { delete[] units_; }
  room(const room&) = delete;
  room& operator=(const room&) = delete;
  constexpr Unit* data() const { return units_; }
  constexpr u8lit::size_t size() const { return size_; }
  constexpr Unit operator[](u8lit::size_t at) const { return units_[at]; }

 private:
  Unit* units_;
  u8lit::size_t size_;
};

// A copy of the input, with nothing after it, not even a NUL.
template <class Unit>
class input : public room<Unit> {
 public:
  explicit constexpr input(const auto& text) : room<Unit>{text.size()} {
    for (u8lit::size_t at = 0; at < text.size(); ++at) this->data()[at] = text[at];
  }
};

// Whether `write(in, size, out, out_size)` writes a part of the whole to buffers of every length, says what it was,
// cannot go on with what is left of the room, and can with more. Without a buffer it counts.
template <class Out, class In>
constexpr bool writes_to_every_length(const In* in, u8lit::size_t size, auto write) {
  const u8lit::transcoded counting_target = write(in, size, static_cast<Out*>(nullptr), u8lit::npos);
  // A null pointer of size 0, such as an empty std::vector has, is no room.
  if (write(in, size, static_cast<Out*>(nullptr), 0).fits != (counting_target.written == 0)) return false;
  const room<Out> whole{counting_target.written};
  if (!counting_target || counting_target.read != size ||
      write(in, size, whole.data(), whole.size()) != counting_target) return false;
  for (u8lit::size_t length = 0; length <= whole.size(); ++length) {
    const room<Out> first{length};
    const u8lit::transcoded begun = write(in, size, first.data(), length);
    if (begun.written > length || !begun.found || begun.found.offset != begun.read) return false;
    if (begun.fits != (begun.read == size) || begun.fits != (length == whole.size())) return false;
    for (u8lit::size_t at = 0; at < length; ++at) {
      if (first[at] != (at < begun.written ? whole[at] : Out{})) return false;
    }
    const room<Out> rest{length - begun.written};
    const u8lit::transcoded stopped = write(in + begun.read, size - begun.read, rest.data(), rest.size());
    if (stopped.read > 0 || stopped.written > 0) return false;
    const room<Out> enough{whole.size() - begun.written};
    const u8lit::transcoded ended = write(in + begun.read, size - begun.read, enough.data(), enough.size());
    if (!ended || ended.read != size - begun.read || ended.written != enough.size()) return false;
    for (u8lit::size_t at = 0; at < ended.written; ++at) {
      if (enough[at] != whole[begun.written + at]) return false;
    }
  }
  return true;
}

#endif
