// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/scalar_view.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <u8lit/encoding/decoding_view.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/table/table_iterator.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

namespace ranges = std::ranges;

// What the scalar values of text are to std::ranges, in every form. scalar_view_after_ranges.cpp compiles this with
// <ranges> before everything of u8lit.
template <class Range, class Element>
constexpr bool is_range_of =
    ranges::range<Range> && ranges::range<const Range> && ranges::view<Range> && ranges::viewable_range<Range> &&
    ranges::borrowed_range<Range> && ranges::common_range<Range> && ranges::input_range<Range> &&
    ranges::forward_range<Range> && ranges::bidirectional_range<Range> && !ranges::random_access_range<Range> &&
    !ranges::contiguous_range<Range> && !ranges::sized_range<Range> && !ranges::sized_range<const Range&> &&
    !ranges::output_range<Range, Element> && std::is_same_v<ranges::range_value_t<Range>, Element> &&
    std::is_same_v<ranges::range_reference_t<Range>, Element> &&
    std::is_same_v<ranges::range_difference_t<Range>, std::ptrdiff_t> &&
    std::is_same_v<ranges::borrowed_iterator_t<Range>, ranges::iterator_t<Range>> &&
    std::is_same_v<ranges::iterator_t<const Range>, ranges::iterator_t<Range>> &&
    std::bidirectional_iterator<ranges::iterator_t<Range>> && std::semiregular<Range> &&
    std::regular<ranges::iterator_t<Range>> && std::indirectly_readable<ranges::iterator_t<Range>>;
template <class... Units>
constexpr bool are_ranges = (... && (is_range_of<scalar_view<Units>, scalar_value> &&
                                     is_range_of<decoding_view<Units, scalar_value>, scalar_value> &&
                                     is_range_of<decoding_view<Units, scalar_with_fault>, scalar_with_fault>));
static_assert(are_ranges<char, unsigned char, std::byte, char16_t, char32_t, wchar_t>);
#ifdef __cpp_char8_t
static_assert(are_ranges<char8_t>);
#endif

// No type of text is itself a range.
using restricted = restricted_text<char, policy::no_interior_nul>;
static_assert(!ranges::range<text_view<char>> && !ranges::range<text_constant<u"日本語">> && !ranges::range<restricted>);
static_assert(std::is_same_v<decltype(text_constant<u"日本語">{}.scalars()), scalar_view<char16_t>>);
static_assert(std::is_same_v<decltype(restricted::unchecked({}).scalars()), scalar_view<char>>);

template <class Range>
concept has_size = requires(Range& range) { ranges::size(range); };
template <class Range>
concept has_data = requires(Range& range) { ranges::data(range); };
static_assert(!has_size<scalar_view<char>> && !has_size<const scalar_view<char>> && !has_data<scalar_view<char>>);
static_assert(!has_size<decoding_view<char, scalar_value>> && !has_data<decoding_view<char, scalar_value>>);

constexpr text_view<char> text = "日本語";
constexpr scalar_view<char> language = text.scalars();
constexpr scalar_view<char16_t> in_utf16 = text_view<char16_t>{u"a\u20AC\U0001F600"}.scalars();
constexpr std::u32string_view values = U"日本語";
static_assert(ranges::empty(scalar_view<char>{}) && !ranges::empty(language) && ranges::empty(scalars("")));
static_assert(ranges::begin(language) == language.begin() && ranges::end(language) == language.end());
static_assert(ranges::cbegin(in_utf16) == in_utf16.begin() && *ranges::rbegin(language) == U'語');

// Scalar values compare with numbers in every algorithm that asks for it, and not with units, which are no characters.
static_assert(std::equality_comparable_with<scalar_value, char32_t> &&
              std::totally_ordered_with<char32_t, scalar_value>);
static_assert(std::totally_ordered<scalar_value> && std::equality_comparable<scalar_with_fault>);
static_assert(std::is_same_v<std::common_reference_t<const scalar_value&, char32_t&>, char32_t>);
static_assert(!std::equality_comparable_with<scalar_value, char> &&
              !std::equality_comparable_with<scalar_value, char16_t>);

// The algorithms.
static_assert(ranges::distance(language) == 3 && ranges::distance(in_utf16) == 3);
static_assert(ranges::distance(scalars("a\xFF")) == 2 && ranges::distance(text_constant<"日本語">{}.scalars()) == 3);
static_assert(ranges::find(language, U'本').base() == text.data() + 3);
static_assert(ranges::find(language, U'x') == language.end() && ranges::count(language, scalar_value{U'語'}) == 1);
static_assert(ranges::equal(language, values) && ranges::equal(language, text_view<char16_t>{u"日本語"}.scalars()));
static_assert(!ranges::equal(language, text_view<char>{"日本"}.scalars()) &&
              ranges::equal(text_constant<u8"日本語">{}.scalars(), values));
static_assert(ranges::lexicographical_compare(language, text_view<char16_t>{u"日語"}.scalars()));
static_assert(!ranges::lexicographical_compare(text_view<char16_t>{u"\U00010000"}.scalars(),
                                               text_view<char>{"\uFFFF"}.scalars()));
static_assert(ranges::lexicographical_compare(language, std::u32string_view{U"日語"}));
static_assert(ranges::all_of(language, [](char32_t each) { return each > 0x7F; }) && ranges::max(language) == U'語');
static_assert(ranges::mismatch(language, values.substr(0, 2)).in1.base() == text.data() + 6);
static_assert(*ranges::prev(language.end()) == U'語' && *ranges::next(language.begin(), 2) == U'語');
static_assert(ranges::next(language.begin(), 7, language.end()) == language.end());

// Of what is borrowed, an iterator outlives the range; nothing dangles.
static_assert(*ranges::find(text_view<char>{"日本語"}.scalars(), U'語') == U'語');
static_assert(*ranges::find(scalars("a\xFF"), U'\uFFFD') == U'\uFFFD');

constexpr bool copies() {
  char32_t copy[3]{}, backward[3]{};
  const auto copied = ranges::copy(language, copy);
  ranges::reverse_copy(language, backward);
  return copied.in == language.end() && copied.out == copy + 3 && ranges::equal(copy, values) &&
         ranges::equal(values.rbegin(), values.rend(), backward, backward + 3);
}
static_assert(copies());

// Whether the first fault of a lazy range is what `validate` finds, and how many there are.
constexpr bool finds_faults() {
  constexpr std::string_view input = "日\xC0\x80本\xE8\xAA";
  const auto all = scalars_with_faults(input);
  const auto first = ranges::find_if_not(all, [](scalar_with_fault each) { return static_cast<bool>(each); });
  const verdict found = validate(input);
  return first.base() == input.data() + found.offset && (*first).what == found.what &&
         (*first).length == found.length &&
         ranges::find(all, fault::truncated, &scalar_with_fault::what).base() == input.data() + 8 &&
         ranges::count(all, fault::none, &scalar_with_fault::what) == 2 &&
         ranges::count(scalars(input), U'\uFFFD') == 3;
}
static_assert(finds_faults());

constexpr bool makes_strings() {
  std::u32string made;
  for (const scalar_value each : scalars("日\xFF")) made += each;
  return made == U"日\uFFFD" && std::u32string(language.begin(), language.end()) == values;
}

// The views, and what gives a subrange. clang before 16 cannot compile libstdc++'s view_interface: it asks for begin()
// and end() of a class that is not complete yet.
#if !defined(__clang__) || __clang_major__ >= 16 || defined(_LIBCPP_VERSION)
namespace views = std::views;

static_assert(ranges::equal(language | views::reverse, std::u32string_view{U"語本日"}));
static_assert(ranges::equal(language | views::reverse | views::reverse, language));
static_assert(ranges::equal(language | views::take(2), values.substr(0, 2)));
static_assert(ranges::equal(language | views::take(7), values) && ranges::distance(language | views::take(7)) == 3);
static_assert(ranges::equal(language | views::drop(1), values.substr(1)) && ranges::empty(language | views::drop(3)));
constexpr size_t lengths[]{1, 3, 4};
static_assert(ranges::equal(in_utf16 | views::transform([](scalar_value each) { return utf8_length(each); }), lengths));
static_assert(ranges::equal(in_utf16 | views::filter([](char32_t each) { return each > 0x7F; }),
                            std::u32string_view{U"\u20AC\U0001F600"}));
static_assert(ranges::equal(in_utf16 | views::take_while([](char32_t each) { return each < 0x1'0000; }),
                            std::u32string_view{U"a\u20AC"}));
static_assert(ranges::equal(in_utf16 | views::drop_while([](char32_t each) { return each < 0x80; }) | views::reverse,
                            std::u32string_view{U"\U0001F600\u20AC"}));
static_assert(ranges::search(language, values.substr(1, 2)).begin().base() == text.data() + 3);
static_assert(ranges::equal(text_constant<u8"日本語">{}.scalars() | views::drop(1) | views::reverse,
                            std::u32string_view{U"語本"}));

// Input that may be ill-formed: with U+FFFD from either end, and the offsets of its faults.
static_assert(ranges::equal(scalars("a\xFF\xE2\x82z") | views::reverse, std::u32string_view{U"z\uFFFD\uFFFDa"}));
static_assert(ranges::equal(scalars("a\xFFz") | views::filter([](char32_t each) { return each != U'\uFFFD'; }),
                            std::u32string_view{U"az"}));
constexpr bool lists_faults() {
  constexpr size_t offsets[]{1, 2, 5};
  auto faults = scalars_with_faults("a\xFF\xE2\x82z\x80") | views::filter([](scalar_with_fault each) { return !each; });
  return ranges::equal(faults | views::transform([](scalar_with_fault each) { return each.offset; }), offsets);
}
static_assert(lists_faults());

// A view of a view keeps iterators that outlive it.
static_assert(ranges::borrowed_range<decltype(language | views::reverse)>);
static_assert(std::is_same_v<views::all_t<const scalar_view<char>&>, scalar_view<char>>);
static_assert(std::is_same_v<decltype(language | views::reverse | views::reverse), scalar_view<char>>);
#else
constexpr bool lists_faults() { return true; }
#endif

// Algorithms outside std::ranges, too: they need the iterator category to step backward.
struct squares {
  using value_type = int;
  constexpr int nth(u8lit::size_t rank) const { return static_cast<int>(rank * rank); }
};
constexpr bool goes_backward() {
  const scalar_view<char> few = text_view<char>{"aé日"}.scalars();
  const squares all;
  const table_iterator<squares> first{all, 0}, last{all, 5};
  return *std::prev(few.end()) == U'日' && std::distance(few.begin(), few.end()) == 3 &&
         *std::make_reverse_iterator(few.end()) == U'日' && *std::prev(last, 2) == 9 &&
         *std::lower_bound(first, last, 7) == 9 && std::distance(first, last) == 5;
}
static_assert(goes_backward());
static_assert(ranges::bidirectional_range<scalar_view<char>> && std::random_access_iterator<table_iterator<squares>>);

namespace iterators {

template <class Unit>
constexpr bool is_bidirectional = std::bidirectional_iterator<scalar_iterator<Unit>> &&
                                  !std::random_access_iterator<scalar_iterator<Unit>> &&
                                  std::is_same_v<std::iter_value_t<scalar_iterator<Unit>>, scalar_value> &&
                                  std::is_same_v<std::iter_reference_t<scalar_iterator<Unit>>, scalar_value> &&
                                  std::is_same_v<std::iter_difference_t<scalar_iterator<Unit>>, std::ptrdiff_t>;
static_assert(is_bidirectional<char> && is_bidirectional<unsigned char> && is_bidirectional<std::byte>);
static_assert(is_bidirectional<char16_t> && is_bidirectional<char32_t> && is_bidirectional<wchar_t>);
#ifdef __cpp_char8_t
static_assert(is_bidirectional<char8_t>);
#endif

// The same scalar values in every form: sequences of each length, both ends of each, and their neighbours.
constexpr char32_t values[]{0x0000, 0x007F, 0x0080, 0x07FF, 0x0800, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x10FFFF};
constexpr size_t count = sizeof values / sizeof *values;
#define U8LIT_TEST_VALUES "\0\x7F\u0080\u07FF\u0800\uD7FF\uE000\uFFFD\uFFFF\U00010000\U0010FFFF"

// Goes there and back again, by all four ways to step.
template <class Unit>
constexpr bool walks_over(const Unit* units, size_t size) {
  using iterator = scalar_iterator<Unit>;
  const iterator begin = iterator::unchecked(units), end = iterator::unchecked(units + size);
  iterator at = begin;
  for (const char32_t value : values) {
    if (at == end || *at != value) return false;
    const Unit* base = at.base();
    const iterator before = at++;
    iterator again = before;
    if (before.base() != base || at == before || ++again != at) return false;
  }
  if (at != end || at.base() != units + size) return false;
  for (size_t left = count; left > 0; --left) {
    iterator again = at;
    const iterator after = at--;
    if (after.base() != again.base() || --again != at || *at != values[left - 1]) return false;
  }
  return at == begin;
}
template <class Unit>
constexpr bool walks_over_the_literal(const Unit* units, size_t size) {
  return walks_over(units, size - 1);
}
constexpr bool walks_over_every_form() {
  return walks_over_the_literal(U8LIT_TEST_VALUES, sizeof U8LIT_TEST_VALUES) &&
         walks_over_the_literal(u"" U8LIT_TEST_VALUES, sizeof u"" U8LIT_TEST_VALUES / sizeof(char16_t)) &&
         walks_over_the_literal(U"" U8LIT_TEST_VALUES, sizeof U"" U8LIT_TEST_VALUES / sizeof(char32_t)) &&
         walks_over_the_literal(L"" U8LIT_TEST_VALUES, sizeof L"" U8LIT_TEST_VALUES / sizeof(wchar_t));
}
static_assert(walks_over_every_form());
#ifdef __cpp_char8_t
static_assert(walks_over_the_literal(u8"" U8LIT_TEST_VALUES, sizeof u8"" U8LIT_TEST_VALUES));
#endif

// Raw bytes, up to both ends of an array.
template <class Unit>
constexpr bool walks_over_raw_octets() {
  constexpr char literal[] = U8LIT_TEST_VALUES;
  Unit units[sizeof literal - 1]{};
  for (size_t at = 0; at < sizeof units; ++at) units[at] = static_cast<Unit>(literal[at]);
  return walks_over(units, sizeof units);
}
static_assert(walks_over_raw_octets<unsigned char>() && walks_over_raw_octets<std::byte>());

// Value-initialized iterators are equal.
static_assert(scalar_iterator<char>{} == scalar_iterator<char>{} && scalar_iterator<char>{}.base() == nullptr);
constexpr char letters[]{'a', 'b'};
constexpr auto first = scalar_iterator<char>::unchecked(letters);
constexpr auto second = scalar_iterator<char>::unchecked(letters + 1);
static_assert(first != second && first.base() == letters && *second == U'b');

static_assert(std::is_trivially_copyable_v<scalar_iterator<char>> && sizeof(scalar_iterator<char>) == sizeof(char*));
static_assert(!std::is_constructible_v<scalar_iterator<char>, const char*>);  // it may be ill-formed
static_assert(!std::is_constructible_v<scalar_iterator<char>, scalar_iterator<unsigned char>>);

template <class Unit>
constexpr bool nothrow(scalar_iterator<Unit> at = {}) {
  return noexcept(scalar_iterator<Unit>{}) && noexcept(scalar_iterator<Unit>::unchecked(at.base())) && noexcept(*at) &&
         noexcept(++at) && noexcept(at++) && noexcept(--at) && noexcept(at--) && noexcept(at == at) &&
         noexcept(at.base());
}
static_assert(nothrow<char>() && nothrow<char16_t>() && nothrow<char32_t>());

}  // namespace iterators

int main() {
  return at_run_time(goes_backward, copies, finds_faults, makes_strings, lists_faults, iterators::walks_over_every_form,
                     iterators::walks_over_raw_octets<octet>, iterators::walks_over_raw_octets<std::byte>);
}
