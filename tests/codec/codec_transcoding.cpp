// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/codec_transcoding.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// An encoding for the test, unlike UTF-8: an octet is three times a number.
struct threefold {
  static constexpr encoding_form unit_form = encoding_form::utf8;

  static constexpr decoded decode_front(const char* octets, size_t size) noexcept {
    if (size == 0) return {};
    const char32_t number = to_octet(*octets) / 3u;
    return to_octet(*octets) % 3 ? decoded{replacement_character, 1, fault::invalid_lead}
                                 : decoded{number == 85 ? 0xD800 : number, 1, fault::none};
  }
  static constexpr size_t length(char32_t number) noexcept { return number < 85 || number == 0xD800; }
  static constexpr size_t encode_to(char* octets, char32_t number) noexcept {
    *octets = static_cast<char>(number == 0xD800 ? 255 : 3 * number);
    return 1;
  }
};
static_assert(unit_of_codec<threefold, char> && unit_of_codec<threefold, unsigned char>);
static_assert(!unit_of_codec<threefold, char16_t>);

constexpr char octets[]{3 * '!', 4, static_cast<char>(0xFF)};
constexpr number_source<threefold, char> numbers{octets, 3};
static_assert(numbers.decode(0) == decoded{U'!', 1, fault::none});
static_assert(numbers.decode(2) == decoded{0xD800, 1, fault::none});
static_assert(numbers.decode(1) == decoded{replacement_character, 1, fault::invalid_lead});

// In a scalar_value_source, surrogates and numbers out of range are faults with the length of their sequence.
constexpr scalar_value_source<threefold, char> values{octets, 3};
static_assert(values.decode(0) == numbers.decode(0) && values.decode(1) == numbers.decode(1));
static_assert(values.decode(2) == decoded{replacement_character, 1, fault::surrogate});
static_assert(require_scalar_value({0x11'0000, 4, fault::none}) ==
              decoded{replacement_character, 4, fault::out_of_range});
static_assert(require_scalar_value({0x10'FFFF, 4, fault::none}) == decoded{0x10'FFFF, 4, fault::none});

// Transcoding accepts these sources and targets.
constexpr bool are_transcoded_between() {
  char out[4]{};
  const transcoded done = transcode_between(numbers, number_target<threefold, char>{out, 4}, on_fault::stop);
  const transcoded all = transcode_between(number_source<threefold, char>{octets + 2, 1},
                                           number_target<threefold, char>{out + 1, 3}, on_fault::stop);
  const transcoded none =
      transcode_between(form_source{"\u00E9", 2}, number_target<threefold, char>{out + 3, 1}, on_fault::stop);
  return done == transcoded{1, 1, {fault::invalid_lead, 1, 1}, true, 0} && out[0] == octets[0] && all &&
         out[1] == octets[2] && none == transcoded{0, 0, {fault::unrepresentable, 0, 2}, true, 0} && out[3] == 0;
}
static_assert(are_transcoded_between());

// Counting needs no buffer.
static_assert(transcode_between(form_source{"!!", 2}, counting_target<number_target<threefold, char>>{}, on_fault::stop)
                  .written == 2);
static_assert(transcode_between(form_source{"!\U0001F600", 5}, counting_target<form_target<char16_t>>{}, on_fault::stop)
                  .written == 3);

// After the first number, octets in the identity range are neither decoded nor measured, whether written or counted.
struct letters_undecoded {
  static constexpr encoding_form unit_form = encoding_form::utf8;
  static constexpr octet_range identity_range{'a', 'z'};
  static constexpr decoded decode_front(const char* units, size_t) noexcept {
    if (*units == 'a') return {U'a', 1, fault::none};
    return {replacement_character, 1, fault::invalid_lead};
  }
  static constexpr size_t length(char32_t number) noexcept { return number == U'a'; }
  static constexpr void encode_to(char* out, char32_t) noexcept { *out = 'a'; }
};
constexpr scalar_value_source<letters_undecoded, char> letters{"az!", 3};
constexpr bool copies_identity_range() {
  char out[3]{};
  const transcoded to{2, 2, {fault::invalid_lead, 2, 1}, true, 0}, from{2, 2, {fault::unrepresentable, 2, 1}, true, 0};
  const form_source text{"az!", 3};
  return transcode_between(letters, form_target<char>{out, 3}, on_fault::stop) == to && out[1] == 'z' &&
         transcode_between(letters, counting_target<form_target<char>>{}, on_fault::stop) == to &&
         transcode_between(text, number_target<letters_undecoded, char>{out, 3}, on_fault::stop) == from &&
         transcode_between(text, counting_target<number_target<letters_undecoded, char>>{}, on_fault::stop) == from &&
         transcode_between(letters, form_target<char>{out, 1}, on_fault::stop).written == 1;
}
static_assert(copies_identity_range());

int main() { return at_run_time(are_transcoded_between, copies_identity_range); }
