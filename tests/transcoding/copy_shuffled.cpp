// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/copy_shuffled.hpp>

#include <u8lit/transcoding/transcode.hpp>

#ifdef __AVX2__

#include <cstddef>
#include <memory>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

template <class Unit>
void append(std::vector<Unit>& text, char32_t value) {
  Unit units[longest_sequence];
  const size_t count = encode_to(units, scalar_value::unchecked(value));
  text.insert(text.end(), units, units + count);
}

// Copies a text as it is and checks what of it is copied. There is no memory after it, which sanitizers see.
template <class In, class Out>
bool copies(const std::vector<In>& text, const std::vector<Out>& expected, size_t least) {
  const std::unique_ptr<In[]> in(new In[text.size()]);
  for (size_t at = 0; at < text.size(); ++at) in[at] = text[at];
  const std::unique_ptr<Out[]> out(new Out[expected.size()]);
  out[0] = static_cast<Out>(expected[0]);
  size_t read = 1, written = 1;  // the first is ASCII
  copy_shuffled(in.get(), text.size(), out.get(), expected.size(), read, written);
  if (read < least || written > expected.size()) return false;
  for (size_t at = 0; at < written; ++at) {
    if (out[at] != expected[at]) return false;
  }
  // As far as it read, it wrote.
  return written == encoded_size<Out>(text_view<In>::unchecked(text.data(), read));
}

// All scalar values, one after the other, and each between others of all lengths.
template <class In, class Out>
bool every_scalar_value() {
  std::vector<In> text, between;
  std::vector<Out> expected, expected_between;
  const auto both = [&](char32_t value) {
    append(between, value);
    append(expected_between, value);
  };
  append(text, U'a');
  append(expected, U'a');
  both(U'a');
  for (char32_t value = 0; value <= 0x10'FFFF; ++value) {
    if (value == 0xD800) value = 0xE000;
    append(text, value);
    append(expected, value);
    both(value);
    if (value % 3 == 0) both(U'z' - value % 7);
    if (value % 5 == 0) both(0x80 + value % 0x780);
    if (value % 7 == 0) both(0x800 + value % 0xC000);
    if (value % 11 == 0) both(0x1'0000 + value % 0x10'0000);
  }
  return copies(text, expected, text.size() - 600) && copies(between, expected_between, between.size() - 600);
}

// Every sequence is cut by the end of a vector, of what is validated at once, and by a fault.
template <class Out>
bool stops_at_boundaries() {
  for (const char32_t value : {U'\u00E9', U'\u20AC', U'\U0001F600'}) {
    for (size_t ascii = 1; ascii < 40; ++ascii) {
      std::vector<char> text(ascii, 'a');
      std::vector<Out> expected(ascii, Out{'a'});
      while (text.size() < 4300) {
        append(text, value);
        append(expected, value);
        if (text.size() % 5 == 0) {
          append(text, U'-');
          append(expected, U'-');
        }
      }
      if (!copies(text, expected, 4000)) return false;
      for (size_t at = 4030; at < 4170; ++at) {
        std::vector<char> ill_formed = text;
        ill_formed[at] = '\xFF';
        if (!copies(ill_formed, expected, at - 200)) return false;
      }
    }
  }
  return true;
}

// Every pair of surrogates is cut by the end of a vector, and by what is none.
bool stops_at_unpaired_surrogates() {
  for (const char16_t other : {u'a', u'\u00E9', u'\uFFFF'}) {
    for (size_t place = 1; place < 60; ++place) {
      std::vector<char16_t> text(200, other);
      text[0] = u'a';
      text[place] = 0xD83D;
      text[place + 1] = 0xDE00;
      std::vector<char> expected;
      for (size_t at = 0; at < text.size();) {
        const decoded next = decode_front(text.data() + at, text.size() - at);
        append(expected, next.value);
        at += next.length;
      }
      if (!copies(text, expected, 140)) return false;
      for (const char16_t broken : {u'\xD800', u'a', u'\xDC00'}) {
        for (const size_t half : {place, place + 1}) {
          std::vector<char16_t> ill_formed = text;
          ill_formed[half] = broken;
          if (decode_front(ill_formed.data() + place, 2)) continue;
          if (!copies(ill_formed, expected, place < 40 ? 1 : place - 40)) return false;
          // What follows is not read.
          size_t read = 1, written = 1;
          std::vector<char> out(expected.size());
          copy_shuffled(ill_formed.data(), ill_formed.size(), out.data(), out.size(), read, written);
          if (read > half) return false;
        }
      }
    }
  }
  return true;
}

// Units after those that are written are 0, not what was in registers.
bool leaves_zeros() {
  std::vector<char> text(200, 'a');
  for (size_t at = 0; at < 200; at += 2) {
    text[at] = '\xC3';
    text[at + 1] = '\xA9';
  }
  text[0] = text[1] = 'a';
  char16_t out[300]{};
  size_t read = 1, written = 1;
  copy_shuffled(text.data(), text.size(), out, 300, read, written);
  for (size_t at = written; at < 300; ++at) {
    if (out[at] != 0) return false;
  }
  const std::vector<char16_t> units(200, u'\u00E9');
  char octets[600]{};
  size_t units_read = 1, octets_written = 2;
  copy_shuffled(units.data(), units.size(), octets, 600, units_read, octets_written);
  for (size_t at = octets_written; at < 600; ++at) {
    if (octets[at] != 0) return false;
  }
  return written > 50 && octets_written > 50;
}

int main() {
  if (!__builtin_cpu_supports("avx2")) return 77;  // skipped
  return at_run_time(every_scalar_value<char, char16_t>, every_scalar_value<char, char32_t>,
                     every_scalar_value<char16_t, char>, stops_at_boundaries<char16_t>, stops_at_boundaries<char32_t>,
                     stops_at_unpaired_surrogates, leaves_zeros);
}

#else

int main() {}

#endif
