// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/decode.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr decoded well(char32_t value, size_t length) { return {value, length, fault::none}; }
constexpr decoded ill(fault what, size_t length = 1) { return {0xFFFD, length, what}; }

// Units at the front of the input, and the result of decoding them. The rest is not read.
struct example {
  std::string_view units;
  decoded front;
};
constexpr example of_utf8[]{
    {{"\x00", 1}, well(0x00, 1)},
    {"\x7F", well(0x7F, 1)},
    {"\x41\xFF", well(0x41, 1)},
    {"\xC2\x80", well(0x80, 2)},
    {"\xDF\xBF", well(0x7FF, 2)},
    {"\xC3\xA9\x80", well(0xE9, 2)},
    {"\xE0\xA0\x80", well(0x800, 3)},
    {"\xE2\x82\xAC\x80", well(0x20AC, 3)},
    {"\xED\x9F\xBF", well(0xD7FF, 3)},
    {"\xEE\x80\x80", well(0xE000, 3)},
    {"\xEF\xBF\xBF", well(0xFFFF, 3)},
    {"\xF0\x90\x80\x80", well(0x1'0000, 4)},
    {"\xF0\xA3\x8E\xB4\x80", well(0x2'33B4, 4)},
    {"\xF3\xBF\xBF\xBF", well(0xF'FFFF, 4)},
    {"\xF4\x8F\xBF\xBF", well(0x10'FFFF, 4)},

    {"", ill(fault::truncated, 0)},
    {"\xC2", ill(fault::truncated, 1)},
    {"\xDF", ill(fault::truncated, 1)},
    {"\xE0", ill(fault::truncated, 1)},
    {"\xED", ill(fault::truncated, 1)},
    {"\xE0\xA0", ill(fault::truncated, 2)},
    {"\xEF\xBF", ill(fault::truncated, 2)},
    {"\xF0", ill(fault::truncated, 1)},
    {"\xF4", ill(fault::truncated, 1)},
    {"\xF0\x90", ill(fault::truncated, 2)},
    {"\xF4\x8F\xBF", ill(fault::truncated, 3)},

    {"\xC2\x7F", ill(fault::missing_continuation, 1)},
    {"\xC2\xC0", ill(fault::missing_continuation, 1)},
    {{"\xC2\x00", 2}, ill(fault::missing_continuation, 1)},
    {"\xE0\x7F\x80", ill(fault::missing_continuation, 1)},
    {"\xE0\xC0\x80", ill(fault::missing_continuation, 1)},
    {"\xED\x7F", ill(fault::missing_continuation, 1)},
    {"\xE1\x80\x7F", ill(fault::missing_continuation, 2)},
    {"\xE1\x80\xC0", ill(fault::missing_continuation, 2)},
    {"\xF0\x7F", ill(fault::missing_continuation, 1)},
    {"\xF4\xC0", ill(fault::missing_continuation, 1)},
    {"\xF0\x90\x7F", ill(fault::missing_continuation, 2)},
    {"\xF1\x80\xC0", ill(fault::missing_continuation, 2)},
    {"\xF4\x8F\xBF\x7F", ill(fault::missing_continuation, 3)},
    {"\xF4\x8F\xBF\xC0", ill(fault::missing_continuation, 3)},

    {"\x80", ill(fault::unexpected_continuation)},
    {"\xBF", ill(fault::unexpected_continuation)},
    {"\x80\x80\x80", ill(fault::unexpected_continuation)},

    {"\xC0", ill(fault::invalid_lead)},
    {"\xC0\x80", ill(fault::invalid_lead)},
    {"\xC1\xBF", ill(fault::invalid_lead)},
    {"\xF5", ill(fault::invalid_lead)},
    {"\xF5\x80\x80\x80", ill(fault::invalid_lead)},
    {"\xF8\x88\x80\x80\x80", ill(fault::invalid_lead)},
    {"\xFD\xBF\xBF\xBF\xBF\xBF", ill(fault::invalid_lead)},
    {"\xFE", ill(fault::invalid_lead)},
    {"\xFF", ill(fault::invalid_lead)},

    {"\xE0\x80", ill(fault::overlong)},
    {"\xE0\x80\xAF", ill(fault::overlong)},
    {"\xE0\x9F\xBF", ill(fault::overlong)},
    {"\xF0\x80", ill(fault::overlong)},
    {"\xF0\x8F\xBF\xBF", ill(fault::overlong)},

    {"\xED\xA0", ill(fault::surrogate)},
    {"\xED\xA0\x80", ill(fault::surrogate)},
    {"\xED\xBF\xBF", ill(fault::surrogate)},

    {"\xF4\x90", ill(fault::out_of_range)},
    {"\xF4\x90\x80\x80", ill(fault::out_of_range)},
    {"\xF4\xBF\xBF\xBF", ill(fault::out_of_range)},
};

// A copy in another type, and right before the end of an array, so no constant expression could read past the example.
template <class Unit>
struct copy {
  Unit units[8]{};
  size_t size;

  explicit constexpr copy(std::string_view original) : size{original.size()} {
    for (size_t at = 0; at < size; ++at) units[8 - size + at] = static_cast<Unit>(original[at]);
  }
  constexpr const Unit* data() const { return units + (8 - size); }
};

template <class Unit>
constexpr bool decodes_the_examples() {
  for (const example& each : of_utf8) {
    const copy<Unit> input{each.units};
    if (decode_front(input.data(), input.size) != each.front) return false;
    // The units after those that are read do not matter.
    const size_t read = each.front.length + (verdict{each.front.what, 0, 0}.evidence());
    if (each.front.what != fault::truncated && decode_front(input.data(), read) != each.front) return false;
    // From the end, the same sequence or maximal subpart is found if the input ends with it.
    if (each.front.length == input.size && decode_back(input.data(), input.size) != each.front) return false;
  }
  return true;
}
static_assert(decodes_the_examples<char>() && decodes_the_examples<unsigned char>());
static_assert(decodes_the_examples<std::byte>());
#ifdef __cpp_char8_t
static_assert(decodes_the_examples<char8_t>());
#endif

// UTF-16: pairs, and halves of them.
constexpr decoded front_of(std::u16string_view text) { return decode_front(text.data(), text.size()); }
constexpr char16_t low_high[]{0xDC00, 0xD800}, high_low[]{0xD83D, 0xDE00}, first_pair[]{0xD800, 0xDC00};
constexpr char16_t last_pair[]{0xDBFF, 0xDFFF}, high_high_low[]{0xD800, 0xD800, 0xDC00}, high_letter[]{0xDBFF, 0x0041};
constexpr char16_t high_last[]{0xD800, 0xE000}, high_before[]{0xD800, 0xDBFF};
constexpr bool decodes_utf16() {
  return front_of(u"") == ill(fault::truncated, 0) && front_of({u"\0", 1}) == well(0, 1) &&
         front_of(u"Az") == well('A', 1) &&
         front_of(u"\uD7FF") == well(0xD7FF, 1) && front_of(u"\uE000") == well(0xE000, 1) &&
         front_of(u"\uFFFF") == well(0xFFFF, 1) && decode_front(high_low) == well(0x1F600, 2) &&
         decode_front(first_pair) == well(0x1'0000, 2) && decode_front(last_pair) == well(0x10'FFFF, 2) &&
         decode_front(high_low, 1) == ill(fault::unpaired_high_surrogate) &&
         decode_front(high_high_low) == ill(fault::unpaired_high_surrogate) &&
         decode_front(high_letter) == ill(fault::unpaired_high_surrogate) &&
         decode_front(high_last) == ill(fault::unpaired_high_surrogate) &&
         decode_front(high_before) == ill(fault::unpaired_high_surrogate) &&
         decode_front(low_high) == ill(fault::unpaired_low_surrogate) &&
         decode_front(last_pair + 1, 1) == ill(fault::unpaired_low_surrogate) &&
         decode_back(high_high_low) == well(0x1'0000, 2) &&
         decode_back(low_high) == ill(fault::unpaired_high_surrogate) &&
         decode_back(low_high, 1) == ill(fault::unpaired_low_surrogate) && decode_back(high_letter) == well('A', 1);
}
static_assert(decodes_utf16());

// UTF-32: one unit each.
constexpr char32_t wide[]{'A', 0xD7FF, 0xD800, 0xDFFF, 0xE000, 0x10'FFFF, 0x11'0000, 0xFFFF'FFFF};
constexpr bool decodes_utf32() {
  constexpr decoded expected[]{well('A', 1),           well(0xD7FF, 1),       ill(fault::surrogate),
                               ill(fault::surrogate),  well(0xE000, 1),       well(0x10'FFFF, 1),
                               ill(fault::out_of_range), ill(fault::out_of_range)};
  for (size_t at = 0; at < 8; ++at) {
    if (decode_front(wide + at, 8 - at) != expected[at] || decode_back(wide, at + 1) != expected[at]) return false;
  }
  return decode_front(wide, 0) == ill(fault::truncated, 0) && decode_back(wide, 0) == ill(fault::truncated, 0);
}
static_assert(decodes_utf32());

// wchar_t by its width.
constexpr wchar_t surrogate_alone[]{static_cast<wchar_t>(0xD800), L'A'};
static_assert(decode_front(L"\U0001F600") == well(0x1F600, sizeof(wchar_t) == 2 ? 2 : 1));
static_assert(decode_back(L"A\U0001F600") == well(0x1F600, sizeof(wchar_t) == 2 ? 2 : 1));
static_assert(decode_front(surrogate_alone) ==
              ill(sizeof(wchar_t) == 2 ? fault::unpaired_high_surrogate : fault::surrogate));

// Text parameters.
struct user_text {
  constexpr const char* data() const { return "\xE2\x82\xACz"; }
  constexpr size_t size() const { return 4; }
};
constexpr char no_nul[]{'a', '\xE2', '\x82', '\xAC'};
constexpr unsigned char raw[]{0xE2, 0x82, 0xAC, 0x00};
constexpr std::byte bytes[]{std::byte{0xC3}, std::byte{0xA9}};
static_assert(decode_front("\xE2\x82\xAC") == well(0x20AC, 3) && decode_back("\xE2\x82\xAC") == well(0x20AC, 3));
static_assert(decode_front("") == decoded{} && decode_back("") == decoded{} && decode_front("\0") == well(0, 1));
static_assert(decode_back("a\0") == well(0, 1) && decode_front(u"\u20AC") == well(0x20AC, 1));
static_assert(decode_back(no_nul) == well(0x20AC, 3) && decode_front(raw) == well(0x20AC, 3));
static_assert(decode_back(raw) == well(0, 1) && decode_front(bytes) == well(0xE9, 2));
static_assert(decode_front(user_text{}) == well(0x20AC, 3) && decode_back(user_text{}) == well('z', 1));
static_assert(decode_front(std::string_view{"\xC3\xA9"}) == well(0xE9, 2) &&
              decode_back(std::u32string_view{U"ab"}) == well('b', 1));
static_assert(decode_front(std::span{bytes}) == well(0xE9, 2) && decode_back(std::span{no_nul}) == well(0x20AC, 3));
static_assert(decode_front(std::array{u'\u20AC', u'\0'}) == well(0x20AC, 1));
static_assert(decode_front(static_cast<const char*>(nullptr), 0) == decoded{});
#ifdef __cpp_char8_t
static_assert(decode_front(u8"\u20AC") == well(0x20AC, 3) &&
              decode_back(std::u8string_view{u8"\u20AC"}) == well(0x20AC, 3));
#endif

constexpr bool containers() {
  const std::vector<std::byte> vector{std::byte{0xC3}, std::byte{0xA9}};
  const std::string string = "z\xE2\x82\xAC";
  return decode_front(vector) == well(0xE9, 2) && decode_back(vector) == well(0xE9, 2) &&
         decode_front(string) == well('z', 1) && decode_back(string) == well(0x20AC, 3) &&
         decode_front(std::wstring{L"\u20AC"}) == well(0x20AC, 1);
}

// Every string of up to `Longest` units of the alphabet: going through it from the back finds the same parts as from
// the front does, and each is what the front of the input from there to the end of the part is.
template <const auto& Alphabet, size_t Longest>
constexpr bool back_finds_what_front_finds() {
  using unit = std::remove_cvref_t<decltype(*Alphabet)>;
  constexpr size_t letters = sizeof Alphabet / sizeof *Alphabet;
  for (size_t size = 0, strings = 1; size <= Longest; ++size, strings *= letters) {
    for (size_t string = 0; string < strings; ++string) {
      unit units[Longest + 1]{};
      size_t rest = string;
      for (size_t at = 0; at < size; ++at, rest /= letters) units[at] = Alphabet[rest % letters];

      bool begins_part[Longest + 1]{};
      for (size_t at = 0; at < size;) {
        begins_part[at] = true;
        const decoded front = decode_front(units + at, size - at);
        if (front.length == 0 || front.length > size - at) return false;
        at += front.length;
      }
      for (size_t end = size; end > 0;) {
        const decoded back = decode_back(units, end);
        if (back.length == 0 || back.length > end) return false;
        const size_t begin = end - back.length;
        for (size_t at = begin + 1; at < end; ++at) {
          if (begins_part[at]) return false;
        }
        if (!begins_part[begin] || back != decode_front(units + begin, end - begin)) return false;
        end = begin;
      }
    }
  }
  return true;
}
constexpr char octets[]{'\x41', '\x80', '\x8F', '\x90', '\x9F', '\xA0', '\xBF', '\xC1', '\xC2', '\xDF',
                        '\xE0', '\xE1', '\xED', '\xEF', '\xF0', '\xF1', '\xF4', '\xF5', '\xFF'};
constexpr char few_octets[]{'\x41', '\x80', '\xA0', '\xC2', '\xE0', '\xE1', '\xED', '\xF1'};
constexpr char16_t halves[]{0x0041, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000};
static_assert(back_finds_what_front_finds<few_octets, 3>() && back_finds_what_front_finds<octets, 2>());
static_assert(back_finds_what_front_finds<halves, 3>() && back_finds_what_front_finds<wide, 2>());

// Properties of single units.
constexpr bool units_tell_lengths_and_places() {
  for (unsigned value = 0; value <= 0xFF; ++value) {
    const size_t length = value < 0xC0 ? 1 : value < 0xE0 ? 2 : value < 0xF0 ? 3 : 4;
    if (sequence_length(static_cast<char>(value)) != length ||
        sequence_length(static_cast<octet>(value)) != length) return false;
    if (is_trailing_unit(static_cast<char>(value)) != (value >= 0x80 && value <= 0xBF)) return false;
    if (is_trailing_unit(static_cast<std::byte>(value)) != is_continuation(static_cast<octet>(value))) return false;
  }
  for (char32_t value = 0xD700; value <= 0xE0FF; ++value) {
    const auto unit = static_cast<char16_t>(value);
    if (sequence_length(unit) != (value >= 0xD800 && value <= 0xDBFF ? 2 : 1)) return false;
    if (is_trailing_unit(unit) != (value >= 0xDC00 && value <= 0xDFFF)) return false;
    if (sequence_length(value) != 1 || is_trailing_unit(value)) return false;
  }
  return high_surrogates == code_point_range{0xD800, 0xDBFF} && low_surrogates == code_point_range{0xDC00, 0xDFFF};
}
static_assert(units_tell_lengths_and_places());

static_assert(decoded{} == ill(fault::truncated, 0) && !decoded{} && well('A', 1) && !ill(fault::overlong));
static_assert(well('A', 1) != well('B', 1) && well('A', 1) != well('A', 2) &&
              ill(fault::overlong) != ill(fault::surrogate));
static_assert(!std::is_convertible_v<decoded, bool> && std::is_trivially_copyable_v<decoded>);
template <decoded Found>
constexpr size_t argument = Found.length;
static_assert(argument<decode_front("\u20AC")> == 3);

template <class... Text>
concept decodes_front = requires(Text... text) { decode_front(text...); };
template <class... Text>
concept decodes_back = requires(Text... text) { decode_back(text...); };
static_assert(decodes_front<const char*, size_t> && decodes_front<std::string> && !decodes_front<const char*>);
static_assert(!decodes_front<int> && !decodes_front<const int*, size_t> && !decodes_front<std::vector<int>>);
static_assert(decodes_back<const char*, size_t> && decodes_back<std::string> && !decodes_back<const char*>);
static_assert(!decodes_back<int> && !decodes_back<const int*, size_t> && !decodes_back<const void*, size_t>);

static_assert(noexcept(decode_front("")) && noexcept(decode_front(u"")) && noexcept(decode_front(U"")));
static_assert(noexcept(decode_front("", 0)) && noexcept(decode_front(u"", 0)) && noexcept(decode_front(U"", 0)));
static_assert(noexcept(decode_back("")) && noexcept(decode_back("", 0)) && noexcept(decode_back(u"")));
static_assert(noexcept(sequence_length('a')) && noexcept(sequence_length(u'a')) && noexcept(sequence_length(U'a')));
static_assert(noexcept(is_trailing_unit('a')) && noexcept(is_trailing_unit(u'a')) && noexcept(is_trailing_unit(U'a')));
static_assert(noexcept(!decoded{}) && noexcept(decoded{} == decoded{}));

// Nothing is read past the first octet that does not continue a sequence, although the size is larger.
template <class... Octets>
constexpr bool stops_at_the_end_of(Octets... all) {
  const octet units[] = {static_cast<octet>(all)...};
  return !decode_front(units, longest_sequence);
}
static_assert(stops_at_the_end_of(0x80) && stops_at_the_end_of(0xBF) && stops_at_the_end_of(0xC0) &&
              stops_at_the_end_of(0xC1) && stops_at_the_end_of(0xF5) && stops_at_the_end_of(0xFF));
static_assert(stops_at_the_end_of(0xC2, 0x7F) && stops_at_the_end_of(0xE0, 0x9F) && stops_at_the_end_of(0xED, 0xA0) &&
              stops_at_the_end_of(0xF0, 0x8F) && stops_at_the_end_of(0xF4, 0x90) && stops_at_the_end_of(0xE1, 0xC0));
static_assert(stops_at_the_end_of(0xE1, 0x80, 0x7F) && stops_at_the_end_of(0xF1, 0x80, 0xC0));

int main() {
  return at_run_time(decodes_the_examples<char>, decodes_the_examples<unsigned char>, decodes_the_examples<std::byte>,
                     decodes_utf16, decodes_utf32, containers, units_tell_lengths_and_places,
                     back_finds_what_front_finds<octets, 5>, back_finds_what_front_finds<few_octets, 6>,
                     back_finds_what_front_finds<halves, 6>, back_finds_what_front_finds<wide, 4>);
}
