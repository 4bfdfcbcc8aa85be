// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/latin1.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// A literal of any form, NUL-terminated.
static_assert(to_latin1("déjà vu"_text) == to_latin1(u"déjà vu"_text) && to_latin1(U"déjà vu"_text).size() == 7);
static_assert(std::string_view{to_latin1("déjà vu"_text).c_str()} == "d\xE9j\xE0 vu" &&
              to_latin1("ÿ"_text).data()[1] == '\0');
static_assert(to_latin1(""_text).size() == 0 && to_latin1(""_text).c_str()[0] == '\0' &&
              to_latin1("\u0080\u00FF"_text).data()[0] == '\x80');

// One object for each text.
static_assert(to_latin1("é"_text).data() == to_latin1(u"é"_text).data() &&
              to_latin1(U"é"_text).c_str() == to_latin1(L"é"_text).c_str());

// Text that Latin-1 cannot represent, and ill-formed literals, are substitution failures.
template <unvalidated_literal Text>
concept has_latin1 = requires { to_latin1(text_constant<Text>{}); };
static_assert(has_latin1<"\u00FF"> && !has_latin1<"\u0100"> && !has_latin1<"a€"> && !has_latin1<U"\U0010FFFF">);
static_assert(!has_latin1<"\xC0\x80"> && !has_latin1<u"\xD800"> && !has_latin1<"\xE9">);

// To and from buffers.
constexpr bool goes_to_latin1() {
  char octets[4]{'x', 'x', 'x', 'x'};
  unsigned char raw[8]{};
  return to_latin1("é€", octets) == transcoded{2, 1, {fault::unrepresentable, 2, 3}} && octets[0] == '\xE9' &&
         octets[1] == 'x' && to_latin1(u"aé😀", raw) == transcoded{2, 2, {fault::unrepresentable, 2, 2}} &&
         to_latin1("aé\xFF", raw) == transcoded{3, 2, {fault::invalid_lead, 3, 1}} &&
         to_latin1(U"éééé!", octets) == transcoded{4, 4, {fault::none, 4, 0}, false} && octets[3] == '\xE9';
}
constexpr bool comes_from_latin1() {
  char octets[4]{};
  return from_latin1("d\xE9j\xE0", octets) == transcoded{3, 4, {fault::none, 3, 0}, false} &&
         std::string_view{octets, 4} == "déj";
}
static_assert(goes_to_latin1());
static_assert(comes_from_latin1());

// Every byte is restored; no other scalar value is representable.
constexpr bool every(char32_t step) {
  for (char32_t number = 0; number <= code_points.last; number += step) {
    if (is_surrogate(number)) continue;
    char octet[1]{};
    char32_t back[1]{};
    const bool fits = number <= 0xFF;
    if (static_cast<bool>(to_latin1(text_view<char32_t>::unchecked(&number, 1), octet)) != fits) return false;
    if (!fits) continue;
    if (to_octet(octet[0]) != number || !from_latin1(code_units<char>{octet, 1}, back) || back[0] != number)
      return false;
  }
  return true;
}
constexpr bool every_scalar_value() { return every(1); }
static_assert(every(0x3F3));

// One side is bytes in any container, or a pointer and a length.
template <class In, class Buffer>
concept goes_to = requires(const In& in, Buffer& out) { to_latin1(in, out); };
template <class In, class Buffer>
concept comes_from = requires(const In& in, Buffer& out) { from_latin1(in, out); };
static_assert(goes_to<text_view<char16_t>, char[2]> && !goes_to<text_view<char16_t>, char16_t[2]>);
static_assert(comes_from<std::string_view, char16_t[2]> && !comes_from<std::u16string_view, char[2]>);
constexpr bool takes_pointers() {
  char octet[1]{};
  char16_t unit[1]{};
  return to_latin1("\u00E9", 2, octet, 1) && from_latin1(octet, 1, unit, 1) && unit[0] == 0xE9;
}
static_assert(takes_pointers());

// Blocks of ASCII, which are copied at once, with one other character at every place, and too little room.
constexpr bool copies_blocks() {
  for (size_t place = 0; place < 40; ++place) {
    char octets[40]{}, text[41]{}, there[40]{}, back[41]{};
    char16_t units[40]{};
    for (size_t at = 0; at < 40; ++at) {
      octets[at] = at == place ? '\xE9' : static_cast<char>(0x30 + at);
      units[at] = static_cast<char16_t>(to_octet(octets[at]));
      text[at < place ? at : at + 1] = octets[at];
    }
    text[place] = '\xC3';
    text[place + 1] = '\xA9';
    if (!to_latin1(code_units<char>{text, 41}, there) || !from_latin1(code_units<char>{octets, 40}, back)) return false;
    for (size_t at = 0; at < 40; ++at) {
      if (there[at] != octets[at] || back[at] != text[at]) return false;
    }
    if (back[40] != text[40]) return false;
    if (!to_latin1(code_units<char16_t>{units, 40}, there) || there[place] != '\xE9') return false;
    for (size_t room = 0; room < 41; ++room) {
      char less[41]{};
      const size_t written = room == place + 1 ? place : room;
      const transcoded found = from_latin1(octets, 40, less, room);
      if (found.fits || found.written != written || less[written] != '\0') return false;
    }
  }
  return true;
}
static_assert(copies_blocks());

int main() { return at_run_time(goes_to_latin1, comes_from_latin1, every_scalar_value, copies_blocks); }
