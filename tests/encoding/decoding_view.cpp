// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/decoding_view.hpp>

#include <array>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <u8lit/text/text_constant.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: any input has scalar values.
constexpr size_t letters_of(std::string_view input) {
  size_t result = 0;
  for (const scalar_value each : scalars(input)) result += each != U'\uFFFD';
  return result;
}
static_assert(letters_of("\u65E5\u672C\u8A9E") == 3 && letters_of("a\xFF\xE2\x82z") == 2 && letters_of("") == 0);

// Faults are reported with their offsets.
constexpr scalar_with_fault last_fault_of(std::string_view input) {
  const auto all = scalars_with_faults(input);
  for (auto at = all.end(); at != all.begin();) {
    if (!*--at) return *at;
  }
  return {};
}
static_assert(last_fault_of("a\xE0\x80z\xE2\x82!") == scalar_with_fault{U'\uFFFD', fault::missing_continuation, 4, 2});
static_assert(last_fault_of("\u65E5") == scalar_with_fault{});

// Unicode's examples of the substitution of maximal subparts (3.9, tables 3-8 to 3-11), and others for each form.
template <class Text>
constexpr bool reads(const Text& input, std::u32string_view expected) {
  auto at = scalars(input).begin();
  for (const char32_t value : expected) {
    if (at == scalars(input).end() || *at++ != value) return false;
  }
  if (at != scalars(input).end()) return false;
  for (size_t left = expected.size(); left > 0; --left) {
    if (at == scalars(input).begin() || *--at != expected[left - 1]) return false;
  }
  return at == scalars(input).begin();
}
constexpr char16_t halves_alone[]{0xDC00, 0xD800, 0xD800, 0xDC00, u'a', 0xDBFF};
constexpr char32_t no_scalar_values[]{0xD7FF, 0xD800, 0x10'FFFF, 0x11'0000, 0xFFFF'FFFF, U'a'};
constexpr bool reads_the_examples() {
  return reads("\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41", U"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA") &&
         reads("\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41", U"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA") &&
         reads("\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42", U"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA\uFFFD\uFFFDB") &&
         reads("\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41", U"\uFFFD\uFFFD\uFFFD\uFFFDA") &&
         reads("a\0\u20AC\U0001F600", {U"a\0\u20AC\U0001F600", 4}) && reads("", U"") && reads(u"", U"") &&
         reads(halves_alone, U"\uFFFD\uFFFD\U00010000a\uFFFD") && reads(u"a\U0010FFFF", U"a\U0010FFFF") &&
         reads(no_scalar_values, U"\uD7FF\uFFFD\U0010FFFF\uFFFD\uFFFDa") && reads(L"\U0001F600", U"\U0001F600");
}
static_assert(reads_the_examples());

// Other text parameters: a pointer and a length, objects with data() and size(), arrays.
constexpr char no_nul[]{'z', '\xC3', '\xA9'};
constexpr unsigned char raw[]{0xC3, 0xA9, 0x00};
constexpr std::byte bytes[]{std::byte{0xC3}, std::byte{0xA9}, std::byte{0xFF}};
struct user_text {
  static constexpr const char* text = "\u20ACz";
  constexpr const char* data() const { return text; }
  constexpr int size() const { return 4; }
};
static_assert(reads(no_nul, U"z\u00E9") && reads(raw, {U"\u00E9\0", 2}) && reads(bytes, U"\u00E9\uFFFD"));
static_assert(reads(std::span{bytes}, U"\u00E9\uFFFD") && reads(std::array{u'a', u'\0'}, {U"a\0", 2}));
static_assert(reads(user_text{}, U"\u20ACz") && reads(text_view<char>{"\u20AC"}, U"\u20AC"));
static_assert(reads(text_constant<u8"\u20AC">{}, U"\u20AC") && reads(text_constant<u"\U0001F600">{}, U"\U0001F600"));
static_assert(*scalars(no_nul + 1, 2).begin() == U'\u00E9' && *scalars(no_nul + 1, 1).begin() == U'\uFFFD');
static_assert(*scalars_with_faults(no_nul + 1, 1).begin() == scalar_with_fault{U'\uFFFD', fault::truncated, 0, 1});
static_assert(*++scalars_with_faults(u"a\u20AC").begin() == scalar_with_fault{U'\u20AC', fault::none, 1, 1});
#ifdef __cpp_char8_t
static_assert(reads(u8"\u20AC", U"\u20AC") && reads(std::u8string_view{u8"\u20ACz"}, U"\u20ACz"));
#endif
constexpr bool containers() {
  const std::string string = "\u20AC\xFF";
  const std::vector<std::byte> vector(bytes, bytes + 3);
  return reads(string, U"\u20AC\uFFFD") && reads(vector, U"\u00E9\uFFFD") && reads(std::wstring{L"\u20AC"}, U"\u20AC");
}

// The elements of one input, restated as a loop of decode_front, forward and backward, by all four ways to step. The
// input is an array of just its size, so nothing is read outside it that a compiler or a sanitizer would not see.
template <class Unit, size_t Size>
constexpr bool is_the_same_both_ways(const Unit (&units)[Size]) {
  scalar_with_fault expected[Size];
  size_t count = 0;
  for (size_t at = 0; at < Size; at += expected[count++].length) {
    const decoded found = decode_front(units + at, Size - at);
    expected[count] = {scalar_value::unchecked(found.value), found.what, at, found.length};
  }
  const auto elements = scalars_with_faults(units, Size);
  const auto values = scalars(units, Size);
  auto here = elements.begin();
  auto value = values.begin();
  for (size_t at = 0; at < count; ++at, ++value) {
    if (here == elements.end() || here.base() != units + expected[at].offset) return false;
    if (*value != expected[at].value || *here++ != expected[at]) return false;
  }
  if (here != elements.end() || value != values.end() || here.base() != units + Size) return false;
  for (size_t at = count; at > 0; --at, value--) {
    if (*--here != expected[at - 1] || here.base() != units + expected[at - 1].offset) return false;
    auto before = value;
    if (*--before != expected[at - 1].value) return false;
  }
  return here == elements.begin() && value == values.begin();
}

// Every string of `Size` units of the alphabet.
template <const auto& Alphabet, class Unit, size_t Size>
constexpr bool strings_of() {
  constexpr size_t letters = sizeof Alphabet / sizeof *Alphabet;
  size_t strings = 1;
  for (size_t at = 0; at < Size; ++at) strings *= letters;
  for (size_t string = 0; string < strings; ++string) {
    Unit units[Size]{};
    size_t rest = string;
    for (Unit& unit : units) {
      unit = static_cast<Unit>(Alphabet[rest % letters]);
      rest /= letters;
    }
    if (!is_the_same_both_ways(units)) return false;
  }
  return true;
}

// Both ends of each class of octets that decoding distinguishes; of few of them, at compile time.
constexpr octet octets[]{0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF,
                         0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFE, 0xFF};
constexpr octet few_octets[]{0x41, 0x80, 0xA0, 0xC2, 0xE0, 0xE1, 0xED, 0xF1};
constexpr char16_t halves[]{0x0041, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF};
constexpr char32_t wide[]{'A', 0xD7FF, 0xD800, 0xDFFF, 0xE000, 0x10'FFFF, 0x11'0000, 0xFFFF'FFFF};
static_assert(strings_of<octets, char, 1>() && strings_of<octets, char, 2>());
static_assert(strings_of<few_octets, std::byte, 3>());
static_assert(strings_of<halves, char16_t, 2>() && strings_of<halves, char16_t, 3>());
static_assert(strings_of<wide, char32_t, 1>() && strings_of<wide, char32_t, 2>() && strings_of<wide, wchar_t, 2>());

// The fault of a part may depend on the units after it, in both directions.
constexpr bool looks_ahead_on_the_way_back() {
  const auto all = scalars_with_faults("\xE0\x80");
  return *--all.end() == scalar_with_fault{U'\uFFFD', fault::unexpected_continuation, 1, 1} &&
         *--(--all.end()) == scalar_with_fault{U'\uFFFD', fault::overlong, 0, 1};
}
static_assert(looks_ahead_on_the_way_back());

// Iterators do not move past either end, and there is nothing at the end or in empty input.
template <class View>
constexpr bool stays_inside(View view) {
  auto at = view.end();
  ++at;
  at++;
  if (at != view.end() || static_cast<char32_t>(scalar_value(*at)) != U'\uFFFD') return false;
  at = view.begin();
  --at;
  at--;
  return at == view.begin() && view.empty() == (view.begin() == view.end());
}
constexpr bool stay_inside() {
  return stays_inside(scalars(no_nul)) && stays_inside(scalars_with_faults(halves_alone)) &&
         stays_inside(scalars("")) &&
         stays_inside(scalars_with_faults(static_cast<const char*>(nullptr), 0)) &&
         stays_inside(decoding_view<std::byte, scalar_value>{}) &&
         *scalars_with_faults("a").end() == scalar_with_fault{U'\uFFFD', fault::truncated, 1, 0} &&
         decoding_iterator<char, scalar_value>{} == decoding_view<char, scalar_value>{}.end();
}
static_assert(stay_inside() && scalars("").empty() && !scalars("\0").empty());

// Elements, iterators and views.
static_assert(scalar_with_fault{} && scalar_with_fault{}.value == U'\uFFFD' &&
              !scalar_with_fault{U'\uFFFD', fault::overlong, 0, 1});
static_assert(scalar_with_fault{U'a', fault::none, 0, 1} != scalar_with_fault{U'b', fault::none, 0, 1});
static_assert(scalar_with_fault{U'a', fault::none, 0, 1} != scalar_with_fault{U'a', fault::none, 1, 1});
static_assert(scalar_value(scalar_with_fault{U'a', fault::none, 0, 1}) == U'a');
static_assert(!std::is_convertible_v<scalar_with_fault, bool> &&
              !std::is_convertible_v<scalar_with_fault, scalar_value>);
template <scalar_with_fault Element>
constexpr size_t argument = Element.length;
static_assert(argument<*scalars_with_faults("\u20AC").begin()> == 3);

template <class Unit, class Element>
constexpr bool goes_both_ways = std::bidirectional_iterator<decoding_iterator<Unit, Element>> &&
                                !std::random_access_iterator<decoding_iterator<Unit, Element>> &&
                                std::is_same_v<std::iter_value_t<decoding_iterator<Unit, Element>>, Element> &&
                                std::is_same_v<std::iter_reference_t<decoding_iterator<Unit, Element>>, Element> &&
                                std::is_trivially_copyable_v<decoding_view<Unit, Element>>;
template <class... Units>
constexpr bool all_go_both_ways =
    (... && (goes_both_ways<Units, scalar_value> && goes_both_ways<Units, scalar_with_fault>));
static_assert(all_go_both_ways<char, unsigned char, std::byte, char16_t, char32_t, wchar_t>);
#ifdef __cpp_char8_t
static_assert(all_go_both_ways<char8_t>);
#endif
static_assert(std::is_same_v<decltype(scalars("")), decoding_view<char, scalar_value>>);
static_assert(std::is_same_v<decltype(scalars_with_faults(u"")), decoding_view<char16_t, scalar_with_fault>>);
static_assert(std::is_same_v<decltype(scalars(""))::const_iterator, decoding_iterator<char, scalar_value>>);

// There is no size() that could be taken for the number of elements, and the view is no text.
template <class View>
concept has_size = requires(const View& view) { view.size(); };
static_assert(!has_size<decoding_view<char, scalar_value>> && !text_like<decoding_view<char, scalar_value>>);

// count() is the number of elements from begin() to end().
template <class Input>
constexpr bool are_counted(const Input& input) {
  size_t result = 0;
  for ([[maybe_unused]] const scalar_value each : scalars(input)) ++result;
  return scalars(input).count() == result && scalars_with_faults(input).count() == result;
}
static_assert(are_counted("a\u20AC\U0001F600") && are_counted("\xE0\x80z\xE2\x82!\xF0\x9F") && are_counted("") &&
              are_counted(halves_alone));
static_assert(scalars("日本語").count() == 3 && scalars("a\xE2\x82z").count() == 3 && scalars("").count() == 0);

// A temporary that owns its units is rejected.
template <class... Text>
concept reads_from = requires(Text&&... text) { scalars(static_cast<Text&&>(text)...); };
template <class... Text>
concept reads_with_faults_from = requires(Text&&... text) { scalars_with_faults(static_cast<Text&&>(text)...); };
static_assert(reads_from<std::string&> && reads_from<const std::string&> && reads_from<std::string_view>);
static_assert(!reads_from<std::array<char, 3>> && !reads_with_faults_from<const std::array<char16_t, 3>> &&
              reads_from<std::array<char, 3>&>);
static_assert(!reads_from<std::string> && !reads_from<const std::string> && !reads_from<std::vector<char>>);
static_assert(reads_with_faults_from<std::string&> && reads_with_faults_from<std::string_view> &&
              !reads_with_faults_from<std::string> &&
              !reads_with_faults_from<const std::vector<char>>);
static_assert(reads_with_faults_from<const char*, size_t> && !reads_with_faults_from<const char*> &&
              !reads_with_faults_from<int> && !reads_with_faults_from<std::vector<int>&>);
static_assert(reads_from<std::span<const std::byte>> && reads_from<text_view<char>> && reads_from<const char (&)[3]>);
static_assert(reads_from<const char*, size_t> && !reads_from<const char*> && !reads_from<const int*, size_t>);
static_assert(!reads_from<int> && !reads_from<std::vector<int>&> && !reads_from<const void*, size_t>);

template <class View>
constexpr bool nothrow(View view, typename View::iterator at = {}) {
  return noexcept(View{}) && noexcept(view.empty()) && noexcept(view.begin()) && noexcept(view.end()) &&
         noexcept(view.count()) && noexcept(*at) &&
         noexcept(++at) && noexcept(at++) && noexcept(--at) && noexcept(at--) && noexcept(at == at) &&
         noexcept(at.base());
}
static_assert(nothrow(scalars("")) && nothrow(scalars_with_faults(u"")) && nothrow(scalars(U"")));
static_assert(noexcept(scalars("")) && noexcept(scalars("", 0)));
static_assert(noexcept(scalars_with_faults("")) && noexcept(scalars_with_faults("", 0)));
static_assert(noexcept(!scalar_with_fault{}) && noexcept(scalar_with_fault{} == scalar_with_fault{}));

int main() {
  return at_run_time(reads_the_examples, containers, looks_ahead_on_the_way_back, stay_inside,
                     strings_of<octets, char, 1>,
                     strings_of<octets, octet, 2>, strings_of<octets, std::byte, 3>, strings_of<octets, char, 4>,
                     strings_of<few_octets, octet, 5>, strings_of<halves, char16_t, 4>, strings_of<halves, char16_t, 5>,
                     strings_of<wide, char32_t, 3>, strings_of<wide, char32_t, 4>, strings_of<wide, wchar_t, 3>);
}
