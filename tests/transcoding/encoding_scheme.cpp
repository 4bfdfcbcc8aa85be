// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/encoding_scheme.hpp>

#include <initializer_list>
#include <string>
#include <vector>

#include <u8lit/text/notation.hpp>
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

using enum encoding_scheme;

// Unicode table 3-4 in the schemes of D95 to D101: U+004D U+0061 U+10000, from every form.
template <class Expected>
constexpr bool writes(encoding_scheme scheme, initial_mark written, const Expected& expected) {
  for (const int form : {0, 1, 2}) {
    octet octets[32]{};
    const transcoded found = form == 0   ? to_octets("Ma\U00010000", scheme, written, octets)
                             : form == 1 ? to_octets(u"Ma\U00010000", scheme, written, octets)
                                         : to_octets(U"Ma\U00010000", scheme, written, octets);
    if (!found || !(code_units<octet>{octets, found.written} == expected)) return false;
  }
  return true;
}
constexpr bool writes_every_scheme() {
  return writes(utf8, initial_mark::omit, "4D 61 F0 90 80 80"_octets) &&
         writes(utf8, initial_mark::write, "EF BB BF 4D 61 F0 90 80 80"_octets) &&
         writes(utf16be, initial_mark::omit, "004D 0061 D800 DC00"_octets) &&
         writes(utf16le, initial_mark::omit, "4D00 6100 00D8 00DC"_octets) &&
         writes(utf16be, initial_mark::write, "FEFF 004D 0061 D800 DC00"_octets) &&
         writes(utf16le, initial_mark::write, "FFFE 4D00 6100 00D8 00DC"_octets) &&
         writes(utf32be, initial_mark::omit, "0000004D 00000061 00010000"_octets) &&
         writes(utf32le, initial_mark::omit, "4D000000 61000000 00000100"_octets) &&
         writes(utf32be, initial_mark::write, "0000FEFF 0000004D 00000061 00010000"_octets) &&
         writes(utf32le, initial_mark::write, "FFFE0000 4D000000 61000000 00000100"_octets) &&
         writes(unknown, initial_mark::omit, "4D 61 F0 90 80 80"_octets);
}
static_assert(writes_every_scheme());

// The mark that is written is detected, and the text is restored in every form.
constexpr bool goes_round(encoding_scheme scheme) {
  octet octets[32]{};
  const size_t size = to_octets("aß日😀", scheme, initial_mark::write, octets).written;
  const code_units<octet> in{octets, size};
  char utf8[16]{};
  char16_t utf16[16]{};
  char32_t utf32[16]{};
  const transcoded stripped = from_octets(in, scheme, byte_order_mark::strip, utf8);
  const transcoded kept = from_octets(in, scheme, byte_order_mark::keep, utf16);
  const transcoded forbidden = from_octets(in, scheme, byte_order_mark::forbid, utf32);
  return detect_byte_order_mark(octets, size).scheme == scheme &&
         stripped == transcoded{size, 10, {fault::none, size, 0}} && text_view<char>::unchecked(utf8, 10) == "aß日😀" &&
         kept == transcoded{size, 6, {fault::none, size, 0}} &&
         text_view<char16_t>::unchecked(utf16, 6) == u"\uFEFFaß日😀" &&
         forbidden == transcoded{size, 5, {fault::none, size, 0}} &&
         text_view<char32_t>::unchecked(utf32, 5) == U"\uFEFFaß日😀";
}
constexpr bool every_scheme_goes_round() {
  return goes_round(utf8) && goes_round(utf16be) && goes_round(utf16le) && goes_round(utf32be) && goes_round(utf32le);
}
static_assert(every_scheme_goes_round());

// Only the first U+FEFF is a mark.
constexpr bool strips_one_mark() {
  constexpr auto marks = "FEFF FEFF 0041 FEFF"_octets;
  constexpr auto swapped = "FFFE"_octets;
  char16_t units[4]{};
  return from_octets(marks, utf16be, byte_order_mark::strip, units) == transcoded{8, 3, {fault::none, 8, 0}} &&
         units[0] == 0xFEFF && units[1] == u'A' && units[2] == 0xFEFF &&
         from_octets(swapped, utf16be, byte_order_mark::strip, units).written == 1 && units[0] == 0xFFFE;
}
static_assert(strips_one_mark());

// Offsets and lengths of faults count bytes.
template <class Octets>
constexpr verdict found_in(const Octets& octets, encoding_scheme scheme,
                           byte_order_mark policy = byte_order_mark::keep) {
  char out[32]{};
  return from_octets(octets, scheme, policy, out).found;
}
constexpr bool finds_faults() {
  return found_in("0041 D800 0041"_octets, utf16be) == verdict{fault::unpaired_high_surrogate, 2, 2} &&
         found_in("4100 00D8"_octets, utf16le) == verdict{fault::unpaired_high_surrogate, 2, 2} &&
         found_in("FEFF DC00"_octets, utf16be, byte_order_mark::strip) ==
             verdict{fault::unpaired_low_surrogate, 2, 2} &&
         found_in("0041 00"_octets, utf16be) == verdict{fault::truncated, 2, 1} &&
         found_in("D83D DE"_octets, utf16be) == verdict{fault::unpaired_high_surrogate, 0, 2} &&
         found_in("00000041 0000"_octets, utf32be) == verdict{fault::truncated, 4, 2} &&
         found_in("00000041 000000"_octets, utf32be) == verdict{fault::truncated, 4, 3} &&
         found_in("0000D800"_octets, utf32be) == verdict{fault::surrogate, 0, 4} &&
         found_in("00001100"_octets, utf32le) == verdict{fault::out_of_range, 0, 4} &&
         found_in("EFBBBF E080"_octets, utf8, byte_order_mark::strip) == verdict{fault::overlong, 3, 1} &&
         found_in("41 E697"_octets, utf8) == verdict{fault::truncated, 1, 2} &&
         found_in(""_octets, utf32le) == verdict{};
}
static_assert(finds_faults());

// A sequence or mark that does not fit is not begun.
constexpr bool stops_before_what_does_not_fit() {
  octet octets[8]{9, 9, 9, 9, 9, 9, 9, 9};
  const text_view<char> text = "a😀";
  for (size_t room = 0; room <= 8; ++room) {
    const code_units<octet> nothing{octets, 0};
    const size_t written = room < 2 ? 0 : room < 4 ? 2 : room < 8 ? 4 : 8;
    struct buffer {
      octet* octets;
      size_t room;
      constexpr octet* data() const { return octets; }
      constexpr size_t size() const { return room; }
    } out{octets, room};
    if (nothing.size() != 0 || to_octets(text, utf16le, initial_mark::write, out).written != written) return false;
    if (to_octets(text, utf16le, initial_mark::write, out).fits != (room == 8)) return false;
    for (size_t at = written; at < 8; ++at) {
      if (octets[at] != 9) return false;
    }
  }
  return true;
}
static_assert(stops_before_what_does_not_fit());

// One side is bytes in any container, or a pointer and a length.
template <class In, class Buffer>
concept goes_to = requires(const In& in, Buffer& out) { to_octets(in, utf16be, initial_mark::omit, out); };
template <class In, class Buffer>
concept comes_from = requires(const In& in, Buffer& out) { from_octets(in, utf16be, byte_order_mark::keep, out); };
static_assert(goes_to<text_view<char16_t>, char[2]> && !goes_to<text_view<char16_t>, char16_t[2]>);
static_assert(comes_from<text_view<char>, char16_t[2]> && !comes_from<text_view<char16_t>, char[2]>);
constexpr bool takes_pointers() {
  octet octets[2]{};
  char16_t unit[1]{};
  return to_octets("\u20AC", 3, utf16be, initial_mark::omit, octets, 2) && octets[0] == 0x20 &&
         from_octets(octets, 2, utf16be, byte_order_mark::keep, unit, 1) && unit[0] == 0x20AC;
}
static_assert(takes_pointers());

// At run time, longer input is converted in windows of 256 code units. Here a text has every length up to 70 code
// units, and lengths around one and two windows, with a character of every width in every place, and each room around
// its size.
struct units_and_octets {
  std::u16string units;
  std::vector<octet> octets;
  void append(char16_t unit, encoding_scheme scheme) {
    units.push_back(unit);
    append_octets(unit, 2, scheme == utf16be);
  }
  void append_octets(char32_t unit, size_t width, bool is_big) {
    for (size_t at = 0; at < width; ++at)
      octets.push_back(static_cast<octet>(unit >> 8 * (is_big ? width - 1 - at : at) & 0xFF));
  }
};
constexpr char32_t scalar_of_each_width[]{U'z', U'é', U'日', U'😀'};
constexpr bool is_near_a_window(size_t size) { return size <= 70 || (size % 256 + 4) % 256 <= 8; }

bool windows_are_written() {
  for (const encoding_scheme scheme : {utf16be, utf16le, utf32be, utf32le}) {
    const size_t width = unit_width(scheme);
    for (size_t before = 0; before < 520; before += is_near_a_window(before) ? 1u : 37u) {
      for (const char32_t value : scalar_of_each_width) {
        // ASCII, the character, and more ASCII: as UTF-32 and as bytes.
        std::u32string text(before, U'a');
        text.push_back(value);
        text.append(before % 40, U'b');
        units_and_octets expected;
        std::vector<size_t> ends{0};  // in bytes
        for (const char32_t each : text) {
          char16_t units[2]{};
          const size_t count = encode_to(units, scalar_value::unchecked(each));
          if (width == 4) expected.append_octets(each, 4, is_big_endian(scheme));
          for (size_t at = 0; width == 2 && at < count; ++at)
            expected.append_octets(units[at], 2, is_big_endian(scheme));
          ends.push_back(expected.octets.size());
        }
        const size_t size = expected.octets.size();
        for (size_t room = before < 20 || size < 24 ? 0 : size - 24; room <= size + 3; ++room) {
          std::vector<octet> out(size + 4, octet{0x55});
          size_t fitting = text.size();
          while (ends[fitting] > room) --fitting;
          const transcoded found =
              to_octets(text.data(), text.size(), scheme, initial_mark::omit, out.data(), room);
          if (found != transcoded{fitting, ends[fitting], {fault::none, fitting, 0}, fitting == text.size()})
            return false;
          for (size_t at = 0; at < out.size(); ++at) {
            if (out[at] != (at < ends[fitting] ? expected.octets[at] : octet{0x55})) return false;
          }
          // And back, from an odd address, with a mark before it.
          std::vector<octet> marked(1);
          units_and_octets mark;
          mark.append_octets(0xFEFF, width, is_big_endian(scheme));
          marked.insert(marked.end(), mark.octets.begin(), mark.octets.end());
          marked.insert(marked.end(), expected.octets.begin(), expected.octets.end());
          std::u32string back(text.size() + 1, U'?');
          const size_t values = room < text.size() ? room : text.size();
          const transcoded read =
              from_octets(marked.data() + 1, marked.size() - 1, scheme, byte_order_mark::strip, back.data(), values);
          if (read != transcoded{width + ends[values], values, {fault::none, width + ends[values], 0},
                                 values == text.size()})
            return false;
          if (back.substr(0, values) != text.substr(0, values) || back[text.size()] != U'?') return false;
        }
      }
    }
  }
  return true;
}

// Faults in every place: half a surrogate pair, and a cut-off code unit.
bool faults_are_found_in_windows() {
  for (const encoding_scheme scheme : {utf16be, utf16le}) {
    for (size_t before = 0; before < 520; before += is_near_a_window(before) ? 1u : 37u) {
      for (const size_t after : {size_t{0}, size_t{1}, size_t{40}}) {
        for (const char16_t unit : {char16_t{0xD83D}, char16_t{0xDE00}}) {
          for (const size_t cut : {size_t{0}, size_t{1}}) {
            units_and_octets input;
            for (size_t at = 0; at < before; ++at) input.append(u'é', scheme);
            input.append(unit, scheme);
            for (size_t at = 0; at < after; ++at) input.append(u'z', scheme);
            input.octets.resize(input.octets.size() + cut);
            std::vector<char> out(2 * before + 8);
            const transcoded found = from_octets(input.octets.data(), input.octets.size(), scheme,
                                                 byte_order_mark::keep, out.data(), out.size());
            const fault what = unit == 0xDE00 ? fault::unpaired_low_surrogate : fault::unpaired_high_surrogate;
            if (found != transcoded{2 * before, 2 * before, {what, 2 * before, 2}}) return false;
            const transcoded written = to_octets(input.units.data(), input.units.size(), scheme, initial_mark::omit,
                                                 out.data(), out.size());
            if (written != transcoded{before, 2 * before, {what, before, 1}}) return false;
          }
        }
      }
    }
  }
  return true;
}

// No buffer at all: sanitizers say what is done with a null pointer.
constexpr bool needs_no_buffer() {
  const char16_t text[] = u"0123456789abcdef";
  for (const encoding_scheme each : {encoding_scheme::utf8, encoding_scheme::utf16be, encoding_scheme::utf16le,
                                     encoding_scheme::utf32be, encoding_scheme::utf32le}) {
    if (to_octets(text, 16, each, initial_mark::omit, static_cast<char*>(nullptr), 0).fits) return false;
    if (!from_octets(static_cast<const char*>(nullptr), 0, each, byte_order_mark::keep, static_cast<char*>(nullptr), 0))
      return false;
  }
  return true;
}
static_assert(needs_no_buffer());

int main() {
  return at_run_time(windows_are_written, faults_are_found_in_windows, writes_every_scheme, every_scheme_goes_round,
                     strips_one_mark, finds_faults, stops_before_what_does_not_fit, needs_no_buffer);
}
