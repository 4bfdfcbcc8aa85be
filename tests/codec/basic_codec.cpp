// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/basic_codec.hpp>

#include <type_traits>

#include <u8lit/codec/codec.hpp>
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// An encoding for the test: each octet is three times a number below 64; three octets stand for a surrogate, a number
// out of range and U+00E9.
struct thirds : basic_codec<thirds> {
  using basic_codec<thirds>::decode_front;
  using basic_codec<thirds>::validate;
  static constexpr encoding_form unit_form = encoding_form::utf8;

  static constexpr char32_t number_of(octet value) noexcept {
    return value == 0xFD ? 0xDC00 : value == 0xFE ? 0x11'0000 : value == 0xFF ? 0xE9 : value / 3u;
  }
  template <utf8_unit Unit>
  static constexpr decoded decode_front(const Unit* octets, size_t size) noexcept {
    if (size == 0) return {};
    const octet first = to_octet(*octets);
    return first < 0xFD && first % 3 ? decoded{replacement_character, 1, fault::invalid_lead}
                                     : decoded{number_of(first), 1, fault::none};
  }
  template <utf8_unit Unit>
  static constexpr verdict validate(const Unit* octets, size_t size) noexcept {
    for (size_t at = 0; at < size; ++at) {
      if (const decoded found = decode_front(octets + at, size - at); !found) return {found.what, at, found.length};
    }
    return {fault::none, size, 0};
  }
  static constexpr size_t length(char32_t number) noexcept { return number < 0x40 || number == 0xE9; }
  template <utf8_unit Unit>
  static constexpr size_t encode_to(Unit* octets, char32_t number) noexcept {
    *octets = static_cast<Unit>(number == 0xE9 ? 0xFF : 3 * number);
    return 1;
  }
};

// The functions of basic_codec take any contiguous range.
constexpr octet good[]{3 * '!', 0xFF}, bad[]{3 * '!', 4, 0xFD}, high[]{3 * '!', 0xFE, 0xFD};
static_assert(thirds::is_well_formed(good) && !thirds::is_well_formed(bad) && thirds::is_well_formed(bad, 1));
static_assert(thirds::validate(bad) == verdict{fault::invalid_lead, 1, 1} && thirds::decode_front(good).value == U'!');
static_assert(thirds::has(0x3F) && thirds::has(0xE9) && !thirds::has(0x40));

// find_surrogate and validate_scalar_values report the first such number, or a fault that comes before it.
static_assert(thirds::find_surrogate(high) == verdict{fault::surrogate, 2, 1});
static_assert(thirds::validate_scalar_values(high) == verdict{fault::out_of_range, 1, 1});
static_assert(thirds::find_surrogate(bad) == thirds::validate(bad));
static_assert(thirds::validate_scalar_values(bad) == thirds::validate(bad));
static_assert(thirds::find_surrogate(good) == verdict{fault::none, 2, 0});
static_assert(thirds::validate_scalar_values(good) == verdict{fault::none, 2, 0});

// Converts to UTF-8, which is longer here, and back.
constexpr bool goes_to_utf8_and_back() {
  char text[3]{};
  octet octets[2]{};
  const transcoded there = thirds::to_utf8(good, text), back = thirds::from_utf8(text, 3, octets, 2);
  return there == transcoded{2, 3, {fault::none, 2, 0}, true, 0} && validate(text, 3) == verdict{fault::none, 3, 0} &&
         back == transcoded{3, 2, {fault::none, 3, 0}, true, 0} && octets[0] == good[0] && octets[1] == good[1];
}
static_assert(goes_to_utf8_and_back());

// Conversions stop at a fault, at a number that is no scalar value, at one that the encoding lacks, and at the end of
// the buffer.
constexpr bool stops() {
  char text[2]{};
  octet octets[4]{};
  return thirds::to_utf8(bad, text) == transcoded{1, 1, {fault::invalid_lead, 1, 1}, true, 0} &&
         thirds::to_utf8(high, text) == transcoded{1, 1, {fault::out_of_range, 1, 1}, true, 0} &&
         thirds::to_utf8(good, text) == transcoded{1, 1, {fault::none, 1, 0}, false, 0} &&
         thirds::from_utf8("!A", octets) == transcoded{1, 1, {fault::unrepresentable, 1, 1}, true, 0} &&
         thirds::from_utf8("!\xFF", octets) == transcoded{1, 1, {fault::invalid_lead, 1, 1}, true, 0} && octets[1] == 0;
}
static_assert(stops());

// Conversions replace faults by U+FFFD on request.
constexpr bool replaces() {
  octet text[7]{};
  return thirds::to_utf8(high, text, on_fault::replace) == transcoded{3, 7, {fault::none, 3, 0}, true, 2} &&
         text[1] == 0xEF && text[6] == 0xBD;
}
static_assert(replaces());

// The length of the result.
static_assert(thirds::to_utf8_length(good) == 3 && thirds::to_utf8_length(bad) == 1);
static_assert(thirds::to_utf8_length(high, on_fault::replace) == 7);
static_assert(thirds::from_utf8_length("!\u00E9!") == 3 && thirds::from_utf8_length("!A") == 1);

// Other code units are no valid arguments; in a constraint that is no error.
template <class Text, class Buffer = octet[1]>
concept is_accepted =
    requires(const Text& text, Buffer& out) { thirds::to_utf8(text, out); } ||
    requires(const Text& text, Buffer& out) { thirds::from_utf8(text, out); } ||
    requires(const Text& text) { thirds::decode_front(text); } ||
    requires(const Text& text) { thirds::validate(text); } ||
    requires(const Text& text) { thirds::is_well_formed(text); } ||
    requires(const Text& text) { thirds::is_well_formed(text, 1); } ||
    requires(const Text& text) { thirds::find_surrogate(text); } ||
    requires(const Text& text) { thirds::validate_scalar_values(text); } ||
    requires(const Text& text) { thirds::to_utf8_length(text); } ||
    requires(const Text& text) { thirds::from_utf8_length(text); };
template <class Buffer>
concept is_accepted_as_buffer =
    requires(Buffer& out) { thirds::from_utf8("!", out); } || requires(Buffer& out) { thirds::to_utf8("!", out); };
static_assert(is_accepted<char[2]> && !is_accepted<char16_t[2]> && !is_accepted<char32_t[2]> && !is_accepted<int[2]>);
static_assert(is_accepted_as_buffer<char[2]> && !is_accepted_as_buffer<char16_t[2]>);
static_assert(!is_accepted_as_buffer<const char[2]>);

// Nor is text that is no constant without a buffer.
template <class Text>
concept needs_no_buffer =
    requires(const Text& text) { thirds::to_utf8(text); } || requires(const Text& text) { thirds::from_utf8(text); };
static_assert(!needs_no_buffer<char[2]> && !needs_no_buffer<const char*> && !needs_no_buffer<text_view<char>>);

namespace octet_sequences {

// Default-constructed sequences are empty.
static_assert(octet_sequence<6>{}.size() == 0 && octet_sequence<6>{}.empty());

// Codecs make the others.
struct utf8 : codec<utf8, utf8_grammar> {};
constexpr bool is_a_range_of_its_octets() {
  const octet_sequence<4> euro = utf8::encode(0x20AC);
  size_t at = 0;
  for (const octet each : euro) {
    if (each != euro[at] || each != euro.data()[at]) return false;
    ++at;
  }
  return at == 3 && euro.size() == 3 && !euro.empty() && euro.end() - euro.begin() == 3 && euro[0] == 0xE2 &&
         euro[2] == 0xAC;
}
static_assert(is_a_range_of_its_octets());
static_assert(utf8::encode(0x20AC) == utf8::encode(0x20AC) && utf8::encode(0x20AC) != utf8::encode(0x20AD));
static_assert(utf8::encode(0) != utf8::encode(0xD800));

static_assert(std::is_trivially_copyable_v<octet_sequence<6>> && sizeof(octet_sequence<6>) == 7);
static_assert(!std::is_constructible_v<octet_sequence<6>, int>);
static_assert(!std::is_convertible_v<utf8_sequence, octet_sequence<4>>);

}  // namespace octet_sequences

int main() { return at_run_time(goes_to_utf8_and_back, stops, replaces, octet_sequences::is_a_range_of_its_octets); }
