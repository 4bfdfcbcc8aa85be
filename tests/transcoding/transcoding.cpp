// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/transcoding.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

#include <u8lit/transcoding/encoding_scheme.hpp>
#include <u8lit/transcoding/replace.hpp>
#include <u8lit/transcoding/transcode.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace std::string_view_literals;

// Sequences are copied from and to UTF-8, but not between UTF-16 and UTF-32.
template <class In, class Out>
constexpr bool copies_sequences = bulk_copy<form_source<In>, form_target<Out>>::copies_sequences;
static_assert(copies_sequences<char, char16_t> && copies_sequences<wchar_t, unsigned char>);
static_assert(copies_sequences<char, char> && !copies_sequences<char16_t, char32_t>);

// Text is made of parts: characters, written out in all three forms, and what is ill-formed in a form, maximal
// subparts.
template <class Unit>
using written_out = std::conditional_t<utf8_unit<Unit>, char, std::conditional_t<utf16_unit<Unit>, char16_t, char32_t>>;

struct character {
  std::string_view utf8;
  std::u16string_view utf16;
  std::u32string_view utf32;

  template <class Unit>
  constexpr auto as() const {
    if constexpr (utf8_unit<Unit>) return utf8;
    else if constexpr (utf16_unit<Unit>) return utf16;
    else return utf32;
  }
};
constexpr character characters[]{
    {"A", u"A", U"A"},
    {"\xF0\x90\x80\x80", u"\xD800\xDC00", U"\x10000"},
    {"\xC2\x80", u"\x80", U"\x80"},
    {"\xE0\xA0\x80", u"\x800", U"\x800"},
    {"\0"sv, u"\0"sv, U"\0"sv},
    {"\xED\x9F\xBF", u"\xD7FF", U"\xD7FF"},
    {"\xF4\x8F\xBF\xBF", u"\xDBFF\xDFFF", U"\x10FFFF"},
    {"\xEE\x80\x80", u"\xE000", U"\xE000"},
    {"\x7F", u"\x7F", U"\x7F"},
    {"z", u"z", U"z"},
    {"\xDF\xBF", u"\x7FF", U"\x7FF"},
    {"\xEF\xBF\xBF", u"\xFFFF", U"\xFFFF"},
    {"\xF0\x9F\x98\x80", u"\xD83D\xDE00", U"\x1F600"},
};
constexpr character substitute{"\xEF\xBF\xBD", u"\xFFFD", U"\xFFFD"};

// In pairs, because a continuation may follow an ill-formed sequence, but not one that lacks a continuation.
template <class Unit>
struct ill_formed {
  std::basic_string_view<Unit> units;
  fault what;
};
constexpr ill_formed<char> ill_formed_parts(char, size_t at) {
  constexpr ill_formed<char> parts[]{
      {"\xE0", fault::overlong},                     {"\x80", fault::unexpected_continuation},
      {"\xC3", fault::missing_continuation},         {"\xFF", fault::invalid_lead},
      {"\xED", fault::surrogate},                    {"\xA0", fault::unexpected_continuation},
      {"\xE2\x82", fault::missing_continuation},     {"\xC1", fault::invalid_lead},
      {"\xF0", fault::overlong},                     {"\x8F", fault::unexpected_continuation},
      {"\xF0\x9F\x98", fault::missing_continuation}, {"\xE2\x82", fault::missing_continuation},
      {"\xF4", fault::out_of_range},                 {"\x90", fault::unexpected_continuation},
  };
  return parts[at % (sizeof parts / sizeof *parts)];
}
constexpr ill_formed<char16_t> ill_formed_parts(char16_t, size_t at) {
  constexpr ill_formed<char16_t> parts[]{
      {u"\xDC00", fault::unpaired_low_surrogate},  {u"\xD800", fault::unpaired_high_surrogate},
      {u"\xD83D", fault::unpaired_high_surrogate}, {u"\xDBFF", fault::unpaired_high_surrogate},
      {u"\xDFFF", fault::unpaired_low_surrogate},  {u"\xDE00", fault::unpaired_low_surrogate},
  };
  return parts[at % (sizeof parts / sizeof *parts)];
}
constexpr ill_formed<char32_t> ill_formed_parts(char32_t, size_t at) {
  constexpr ill_formed<char32_t> parts[]{
      {U"\xD800", fault::surrogate}, {U"\x110000", fault::out_of_range},
      {U"\xDFFF", fault::surrogate}, {U"\xFFFFFFFF", fault::out_of_range},
  };
  return parts[at % (sizeof parts / sizeof *parts)];
}

constexpr size_t longest = 64;

// More than 64 units, and the offsets of their parts.
template <class Unit>
struct text {
  struct part {
    const character* is;
    size_t at, size;
    fault what;
  };
  Unit units[longest + longest_sequence]{};
  part parts[longest + longest_sequence]{};
  size_t size = 0, count = 0;

  // Characters and, unless the text is to be well-formed, two ill-formed parts after each but the first three.
  explicit constexpr text(bool is_well_formed) {
    for (size_t number = 0, ill = 0; size < longest; ++number) {
      const character& next = characters[number % (sizeof characters / sizeof *characters)];
      append(next.template as<Unit>(), next, fault::none);
      for (size_t both = 0; both < 2 && !is_well_formed && number > 2 && size < longest; ++both, ++ill) {
        const auto fault = ill_formed_parts(written_out<Unit>{}, ill);
        append(fault.units, substitute, fault.what);
      }
    }
  }

 private:
  constexpr void append(auto written, const character& is, fault what) {
    parts[count++] = {&is, size, written.size(), what};
    for (const auto unit : written) units[size++] = static_cast<Unit>(unit);
  }
};

// The expected output of the first `size` units, part by part. A sequence that is cut off there is ill-formed.
template <class In, class Out>
constexpr transcoded expected(const text<In>& in, size_t size, Out* out, size_t room, on_fault policy) {
  transcoded result;
  for (size_t number = 0; number < in.count && in.parts[number].at < size; ++number) {
    const auto& part = in.parts[number];
    const size_t left = size - part.at, length = part.size < left ? part.size : left;
    const bool is_cut_off = verdict{part.what, part.at, part.size}.evidence(form_of<In>) > left;
    const fault what = !is_cut_off ? part.what : utf8_unit<In> ? fault::truncated : fault::unpaired_high_surrogate;
    if (what != fault::none && policy == on_fault::stop) {
      result.found = {what, part.at, length};
      return result;
    }
    const auto written = (what == fault::none ? *part.is : substitute).template as<Out>();
    if (written.size() > room - result.written) {
      result.fits = false;
      break;
    }
    for (const auto unit : written) out[result.written++] = static_cast<Out>(unit);
    result.read += length;
    result.replaced += what != fault::none;
  }
  result.found.offset = result.read;
  return result;
}

template <class In, class Out>
constexpr transcoded run(const In* in, size_t size, Out* out, size_t room, on_fault policy) {
  return policy == on_fault::stop ? transcode(in, size, out, room) : replace_ill_formed(in, size, out, room);
}

// Memory of exactly this size, outside which neither a sanitizer nor a constant expression lets anything be read or
// written.
template <class Unit>
struct exact {
  Unit* units;
  size_t length;

  explicit constexpr exact(size_t size) : units{new Unit[size]{}}, length{size} {}
  constexpr exact(const Unit* original, size_t size) : exact{size} {
    for (size_t at = 0; at < size; ++at) units[at] = original[at];
  }
  exact(const exact&) = delete;
  exact& operator=(const exact&) = delete;
  constexpr ~exact() { delete[] units; }
  constexpr Unit* data() const { return units; }
  constexpr size_t size() const { return length; }
};

// The output is as expected, and the guards around the room are unchanged. In the room behind the output, units may be
// 0.
template <class In, class Out>
bool leaves_the_guards(const exact<In>& in, size_t size, size_t room, on_fault policy, transcoded wanted,
                       const Out* want) {
  constexpr size_t guards = 8;
  constexpr auto guard = static_cast<Out>(0x5A);
  Out out[guards + 3 * longest + guards];
  for (size_t at = 0; at < guards + room + guards; ++at) out[at] = guard;
  if (run<In, Out>(in.units, size, out + guards, room, policy) != wanted) return false;
  for (size_t at = 0; at < guards + room + guards; ++at) {
    const bool is_room = guards <= at && at - guards < room, is_text = is_room && at - guards < wanted.written;
    if (out[at] != (is_text ? want[at - guards] : guard) && !(is_room && !is_text && out[at] == Out{})) return false;
  }
  return true;
}

template <class In, class Out>
constexpr bool agrees(const text<In>& in, const exact<In>& input, size_t size, size_t room, on_fault policy) {
  const exact<Out> want{room}, out{room};
  const transcoded wanted = expected(in, size, want.units, room, policy);
  if (run<In, Out>(input.units, size, out.units, room, policy) != wanted) return false;
  for (size_t at = 0; at < room; ++at) {
    if (out.units[at] != want.units[at]) return false;
  }
  return std::is_constant_evaluated() || leaves_the_guards(input, size, room, policy, wanted, want.units);
}

// Every prefix of the text of up to `Longest` units, into buffers of every size from 0, and into a large one.
template <class In, class Out, size_t Longest>
constexpr bool stops_where_it_must() {
  for (const bool is_well_formed : {true, false}) {
    const text<In> in{is_well_formed};
    for (size_t size = 0; size <= Longest; ++size) {
      const exact<In> input{in.units, size};
      for (size_t room = 0; room <= Longest + 1; ++room) {
        const size_t units = room > Longest ? 3 * Longest : room;
        if (!agrees<In, Out>(in, input, size, units, on_fault::replace)) return false;
        if (!agrees<In, Out>(in, input, size, units, on_fault::stop)) return false;
      }
    }
  }
  return true;
}

// Resuming from where it stopped, with the same small buffer or the next input, gives the same text as one call.
template <class In, class Out>
constexpr bool goes_on(const text<In>& in, size_t first_size, size_t room, on_fault policy) {
  Out want[3 * longest + longest_sequence * 3]{}, made[3 * longest + longest_sequence * 3]{};
  const transcoded whole = run<In, Out>(in.units, in.size, want, sizeof want / sizeof(Out), policy);
  size_t read = 0, written = 0, size = first_size;
  while (true) {
    const exact<Out> out{room};
    const transcoded part = run<In, Out>(in.units + read, size - read, out.units, room, policy);
    for (size_t at = 0; at < part.written; ++at) made[written + at] = out.units[at];
    read += part.read;
    written += part.written;
    if (!part.fits && part.written == 0) return false;  // the longest sequence always fits
    if (part.fits && size == in.size) break;
    if (part.fits) size = in.size;
  }
  for (size_t at = 0; at < whole.written; ++at) {
    if (made[at] != want[at]) return false;
  }
  return read == whole.read && written == whole.written;
}

template <class In, class Out, size_t Longest>
constexpr bool goes_on_from_anywhere() {
  const text<In> well_formed{true}, ill_formed{false};
  for (size_t room = longest_sequence; room <= Longest; room += room < 8 ? 1 : 14) {
    for (size_t cut = 0; cut <= Longest; ++cut) {
      if (!goes_on<In, Out>(well_formed, cut, room, on_fault::stop)) return false;
    }
  }
  // U+FFFD for a cut sequence would be final: only the output may be cut here.
  for (size_t room = longest_sequence; room <= Longest; ++room) {
    if (!goes_on<In, Out>(ill_formed, ill_formed.size, room, on_fault::replace)) return false;
  }
  return true;
}

// ASCII of every size up to a few blocks, into buffers of similar sizes, with a unit above ASCII at each place.
template <class In, class Out>
bool copies_ascii() {
  for (size_t size = 0; size <= 50; ++size) {
    for (size_t room = size < 18 ? 0 : size - 18; room <= size + 1; ++room) {
      const exact<In> input{size};
      for (size_t at = 0; at < size; ++at) input.units[at] = static_cast<In>('0' + at);
      for (size_t last = 0; last <= size; ++last) {
        const size_t end = last < room ? last : room;
        if (last < size) input.units[last] = static_cast<In>(utf8_unit<In> ? 0x80 : 0xDC80);
        const exact<Out> out{room};
        const transcoded made = transcode(input.units, size, out.units, room);
        if (last < size) input.units[last] = static_cast<In>('0' + last);
        if (made.read != end || made.written != end || made.fits != (last <= room)) return false;
        if (static_cast<bool>(made.found) != (last == size || room < last)) return false;
        for (size_t at = 0; at < room; ++at) {
          if (out.units[at] != (at < end ? static_cast<Out>('0' + at) : Out{})) return false;
        }
      }
    }
  }
  return true;
}

// A few prefixes in constant expressions, all at run time.
static_assert(stops_where_it_must<char, char16_t, 5>());
static_assert(stops_where_it_must<char16_t, char, 3>());
static_assert(stops_where_it_must<char32_t, char, 2>());

template <class In, class... Outs>
bool keeps_to_its_room() {
  return at_run_time(stops_where_it_must<In, Outs, longest>..., goes_on_from_anywhere<In, Outs, longest>...) == 0;
}

// Encoding schemes: their code units are split, too.
template <class Unit>
constexpr void serialize(Unit unit, encoding_scheme scheme, octet* out) {
  constexpr size_t width = sizeof(Unit);
  for (size_t at = 0; at < width; ++at) {
    const bool is_big = scheme == encoding_scheme::utf16be || scheme == encoding_scheme::utf32be;
    out[is_big ? width - 1 - at : at] = static_cast<octet>(to_unsigned(unit) >> 8 * at);
  }
}

// Code units and bytes: inputs and buffers may end inside a code unit.
template <class In, class Unit, encoding_scheme Scheme>
constexpr bool goes_to_octets(const text<In>& in, size_t size, size_t room, initial_mark marked) {
  constexpr size_t width = sizeof(Unit);
  const exact<In> input{in.units, size};
  const exact<Unit> units{room};
  const exact<octet> want{room}, out{room};
  const size_t signature = marked == initial_mark::omit ? 0 : width == 1 ? 3 : width;
  transcoded wanted{0, 0, {}, false, 0};
  if (signature <= room) {
    wanted = expected(in, size, units.units, (room - signature) / width, on_fault::stop);
    for (size_t at = 0; at < wanted.written; ++at)
      serialize(units.units[at], Scheme, want.units + signature + at * width);
    wanted.written = signature + wanted.written * width;
    Unit sign[longest_sequence]{};
    const size_t count = signature > 0 ? encode_to(sign, zero_width_no_break_space) : 0;
    for (size_t at = 0; at < count; ++at) serialize(sign[at], Scheme, want.units + at * width);
  }
  if (to_octets(input, Scheme, marked, out) != wanted) return false;
  for (size_t at = 0; at < room; ++at) {
    if (out.units[at] != want.units[at]) return false;
  }
  return true;
}

template <class Unit, class Out, encoding_scheme Scheme>
constexpr bool comes_from_octets(const text<Unit>& in, size_t size, size_t room) {
  constexpr size_t width = sizeof(Unit);
  const exact<octet> input{size};
  const exact<Out> want{room}, out{room};
  for (size_t at = 0; at < size; ++at) {
    octet unit[width]{};
    serialize(in.units[at / width], Scheme, unit);
    input.units[at] = unit[at % width];
  }
  transcoded wanted = expected(in, size / width, want.units, room, on_fault::stop);
  wanted.read *= width;
  wanted.found.offset *= width;
  wanted.found.length *= width;
  if (wanted && size % width > 0) wanted.found = {fault::truncated, wanted.read, size % width};
  if (from_octets(input, Scheme, byte_order_mark::keep, out) != wanted) return false;
  for (size_t at = 0; at < room; ++at) {
    if (out.units[at] != want.units[at]) return false;
  }
  return true;
}

template <class Unit, encoding_scheme Scheme, size_t Longest>
constexpr bool octets_stop_where_they_must() {
  for (const bool is_well_formed : {true, false}) {
    const text<Unit> in{is_well_formed};
    for (size_t size = 0; size <= Longest; ++size) {
      for (size_t room = 0; room <= Longest; ++room) {
        if (!comes_from_octets<Unit, char, Scheme>(in, size, room)) return false;
        if (!goes_to_octets<Unit, Unit, Scheme>(in, size, room, initial_mark::omit)) return false;
        if (!goes_to_octets<Unit, Unit, Scheme>(in, size, room, initial_mark::write)) return false;
      }
    }
  }
  return true;
}
static_assert(octets_stop_where_they_must<char16_t, encoding_scheme::utf16be, 3>());
static_assert(octets_stop_where_they_must<char32_t, encoding_scheme::utf32le, 3>());

int main() {
  return at_run_time(
      keeps_to_its_room<char, char, char16_t, char32_t>, keeps_to_its_room<char16_t, char, char16_t, char32_t>,
      keeps_to_its_room<char32_t, char, char16_t, char32_t>, keeps_to_its_room<wchar_t, std::byte>,
      keeps_to_its_room<unsigned char, wchar_t>, copies_ascii<char, char16_t>, copies_ascii<char, char>,
      copies_ascii<char16_t, char>, copies_ascii<char32_t, char16_t>, copies_ascii<unsigned char, char32_t>,
      octets_stop_where_they_must<char, encoding_scheme::utf8, longest>,
      octets_stop_where_they_must<char16_t, encoding_scheme::utf16be, longest>,
      octets_stop_where_they_must<char16_t, encoding_scheme::utf16le, longest>,
      octets_stop_where_they_must<char32_t, encoding_scheme::utf32be, longest>,
      octets_stop_where_they_must<char32_t, encoding_scheme::utf32le, longest>);
}
