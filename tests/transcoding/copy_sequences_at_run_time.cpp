// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/copy_sequences.hpp>

#include <cstddef>
#include <memory>

#include <u8lit/transcoding/transcode.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Sequences that have a loop of their own in turns, in runs of every length up to 40: words, spaces, and long ASCII.
constexpr const char* sequences[]{"a", "\xD0\xB6", " ", "\xE6\x97\xA5", "b", "\xF0\x9F\x98\x80", "\xC2\x80",
                                  "\xEF\xBF\xBF", "\xE0\xA0\x80", "\xF4\x8F\xBF\xBF", "\xDF\xBF", "\x7F"};
constexpr size_t kinds = sizeof sequences / sizeof *sequences;

// A text of so many octets at most, without memory after it, so that sanitizers see what is read there.
struct sample {
  std::unique_ptr<char[]> octets;
  size_t size = 0;

  sample(size_t most, size_t seed) : octets(new char[most]) {
    for (size_t turn = seed; size < most; ++turn) {
      const char* const sequence = sequences[turn * turn % 97 % kinds];
      for (size_t run = 0; run <= (turn * 7 + seed) % (turn % 5 == 0 ? 40 : 7); ++run) {
        size_t length = 0;
        while (sequence[length] != '\0') ++length;
        if (most - size < length) { fill(most); return; }
        for (size_t at = 0; at < length; ++at) octets[size++] = sequence[at];
      }
    }
  }

 private:
  void fill(size_t most) {
    while (size < most) octets[size++] = '.';
  }
};

// What a conversion is, sequence by sequence.
template <class In, class Out>
transcoded expected(const In* in, size_t size, Out* out, size_t out_size, on_fault action) {
  transcoded result;
  while (result.read < size) {
    const decoded next = decode_front(in + result.read, size - result.read);
    if (!next && action == on_fault::stop) {
      result.found = {next.what, result.read, next.length};
      return result;
    }
    const auto value = scalar_value::unchecked(next.value);
    if (encoded_length<Out>(value) > out_size - result.written) {
      result.fits = false;
      break;
    }
    result.read += next.length;
    result.written += encode_to(out + result.written, value);
    if (!next) ++result.replaced;
  }
  result.found.offset = result.read;
  return result;
}

// The same result and the same units. Units behind them are as they were, or 0.
template <class Out, class In>
bool is_as_expected(const In* in, size_t size, size_t room, on_fault action) {
  const Out untouched = static_cast<Out>(0x5A5A);
  const std::unique_ptr<Out[]> out(new Out[room]), should(new Out[room]);
  for (size_t at = 0; at < room; ++at) out[at] = untouched;
  const form_source<In> source{in, size};
  const form_target<Out> target{out.get(), room};
  const transcoded found = transcode_between(source, target, action);
  if (found != expected(in, size, should.get(), room, action)) return false;
  for (size_t at = 0; at < room; ++at) {
    if (at < found.written ? out[at] != should[at] : out[at] != untouched && out[at] != 0) return false;
  }
  return true;
}
bool are_as_expected(const sample& text, size_t room) {
  for (const on_fault action : {on_fault::stop, on_fault::replace}) {
    if (!is_as_expected<char>(text.octets.get(), text.size, room, action) ||
        !is_as_expected<char16_t>(text.octets.get(), text.size, room, action) ||
        !is_as_expected<char32_t>(text.octets.get(), text.size, room, action)) return false;
  }
  return true;
}

// The same text in another form, without memory behind it, to UTF-8.
template <class In>
struct units_of_sample {
  std::unique_ptr<In[]> units;
  size_t size = 0;

  explicit units_of_sample(const sample& text) {
    const std::unique_ptr<In[]> all(new In[text.size + 1]);
    for (size_t at = 0; at < text.size;) {
      const decoded next = decode_front(text.octets.get() + at, text.size - at);
      size += encode_to(all.get() + size, scalar_value::unchecked(next.value));
      at += next.length;
    }
    units.reset(new In[size]);
    for (size_t at = 0; at < size; ++at) units[at] = all[at];
  }
  bool is_as_expected(size_t room) const {
    return ::is_as_expected<char>(units.get(), size, room, on_fault::stop) &&
           ::is_as_expected<char>(units.get(), size, room, on_fault::replace);
  }
};
template <class In>
bool every_size_to_utf8() {
  for (size_t size = 0; size < 400; ++size) {
    for (size_t seed = 0; seed < 12; ++seed) {
      if (!units_of_sample<In>(sample(size, seed)).is_as_expected(size)) return false;
    }
  }
  return true;
}
template <class In>
bool every_room_of_utf8() {
  for (size_t room = 0; room < 300; ++room) {
    for (size_t seed = 0; seed < 12; ++seed) {
      if (!units_of_sample<In>(sample(300, seed)).is_as_expected(room)) return false;
    }
  }
  return true;
}
template <class In>
bool a_fault_anywhere_to_utf8() {
  for (const char32_t fault : {0xD800u, 0xDBFFu, 0xDC00u, 0xDFFFu, 0x11'0000u, 0xFFFF'FFFFu}) {
    if (fault > static_cast<In>(-1)) continue;
    for (size_t at = 0; at < 200; ++at) {
      units_of_sample<In> text(sample(300 + at, at));
      for (size_t faulty = at; faulty < text.size; faulty += 97) text.units[faulty] = static_cast<In>(fault);
      if (!text.is_as_expected(900)) return false;
    }
  }
  return true;
}

bool every_size() {
  for (size_t size = 0; size < 400; ++size) {
    for (size_t seed = 0; seed < 12; ++seed) {
      if (!are_as_expected(sample(size, seed), size)) return false;
    }
  }
  return true;
}
bool every_room() {
  for (size_t room = 0; room < 300; ++room) {
    for (size_t seed = 0; seed < 12; ++seed) {
      if (!are_as_expected(sample(300, seed), room)) return false;
    }
  }
  return true;
}
bool a_fault_anywhere() {
  for (const char fault : {'\xFF', '\x80', '\xED', '\xC3', '\xF4', '\xC0', '\xC1', '\xE0', '\xF0', '\xF5', '\xF8'}) {
    for (size_t at = 0; at < 300; ++at) {
      sample text(300, at);
      text.octets[at] = fault;
      if (!are_as_expected(text, 300)) return false;
    }
    for (size_t at = 4000; at < 4300; at += 29) {
      sample text(9000, at);
      text.octets[at] = text.octets[2 * at] = fault;
      if (!are_as_expected(text, 9000)) return false;
    }
  }
  return true;
}

// Sequences of four octets become the fewest units: behind ASCII and other letters, at the end of the input.
bool ends_in_long_sequences() {
  for (size_t letters = 30; letters < 60; ++letters) {
    for (size_t ascii = 0; ascii < 9; ++ascii) {
      for (size_t emoji = 0; emoji < 13; ++emoji) {
        sample text(2 * letters + ascii + 4 * emoji, 0);
        size_t size = 0;
        for (size_t at = 0; at < letters; ++at) {
          for (const char octet : {'\xC3', '\xA9'}) text.octets[size++] = octet;
        }
        for (size_t at = 0; at < ascii; ++at) text.octets[size++] = 'a';
        for (size_t at = 0; at < emoji; ++at) {
          for (const char octet : {'\xF0', '\x9F', '\x98', '\x80'}) text.octets[size++] = octet;
        }
        if (!are_as_expected(text, size)) return false;
      }
    }
  }
  return true;
}

int main() {
  return at_run_time(every_size, every_room, a_fault_anywhere, ends_in_long_sequences, every_size_to_utf8<char16_t>,
                     every_size_to_utf8<char32_t>, every_room_of_utf8<char16_t>, every_room_of_utf8<char32_t>,
                     a_fault_anywhere_to_utf8<char16_t>, a_fault_anywhere_to_utf8<char32_t>);
}
