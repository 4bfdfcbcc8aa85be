// SPDX-License-Identifier: BSL-1.0
#include <u8lit/validation/validate.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <type_traits>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr verdict well(size_t size) { return {fault::none, size, 0}; }

// Octets at fault, and the length of their maximal subpart. Those that are not truncated have the octet to blame with
// them.
struct example {
  const char* octets;
  fault what;
  size_t length;
};
constexpr example examples[]{
    {"\x80", fault::unexpected_continuation, 1},
    {"\xBF", fault::unexpected_continuation, 1},
    {"\xC0", fault::invalid_lead, 1},
    {"\xC1\x80", fault::invalid_lead, 1},
    {"\xF5\x80\x80\x80", fault::invalid_lead, 1},
    {"\xFF", fault::invalid_lead, 1},
    {"\xE0\x9F\x80", fault::overlong, 1},
    {"\xF0\x8F", fault::overlong, 1},
    {"\xED\xA0\x80", fault::surrogate, 1},
    {"\xF4\x90", fault::out_of_range, 1},
    {"\xC2\x7F", fault::missing_continuation, 1},
    {"\xC3\xC3", fault::missing_continuation, 1},
    {"\xE0\xC0", fault::missing_continuation, 1},
    {"\xE1\x80\xE1", fault::missing_continuation, 2},
    {"\xF4\x7F", fault::missing_continuation, 1},
    {"\xF0\x90\xF0", fault::missing_continuation, 2},
    {"\xF3\x80\x80\x41", fault::missing_continuation, 3},
    {"\xC2", fault::truncated, 1},
    {"\xE1", fault::truncated, 1},
    {"\xED\x9F", fault::truncated, 2},
    {"\xF4", fault::truncated, 1},
    {"\xF0\x90", fault::truncated, 2},
    {"\xF4\x8F\xBF", fault::truncated, 3},
};
constexpr size_t length_of(const char* octets) { return std::string_view{octets}.size(); }

// Sequences of 1, 2, 3 and 4 octets before and after the faults.
constexpr const char* sequences[]{"\x7F", "\xC2\x80", "\xED\x9F\xBF", "\xF4\x8F\xBF\xBF"};

// Text of some letters and such sequences after them, with each example at each place.
template <class Unit, size_t Filler>
class field {
 public:
  static constexpr size_t size = 70;
  static constexpr size_t step = Filler;

  explicit constexpr field(size_t letters) : letters_{letters} {
    for (size_t at = 0; at < size; ++at) units_[at] = original(at);
  }
  constexpr void put(const char* octets, size_t at) {
    for (size_t i = 0; octets[i] && at + i < size; ++i) units_[at + i] = static_cast<Unit>(octets[i]);
  }
  constexpr void restore(size_t at, size_t count) {
    for (size_t i = at; i < at + count && i < size; ++i) units_[i] = original(i);
  }
  constexpr verdict validated(size_t length) const { return validate(units_, length); }

 private:
  constexpr Unit original(size_t at) const {
    return static_cast<Unit>(at < letters_ ? 'a' : sequences[step - 1][(at - letters_) % step]);
  }

  size_t letters_;
  Unit units_[size + 1]{};
};

// Every fault from one example to another at every place of texts of up to 70 octets: of every length that has the
// fault, or of the shortest and the longest. What would complete a truncated one stands after it, outside the input.
template <class Unit, size_t Filler, bool EveryLength, size_t First = 0,
    size_t Last = sizeof examples / sizeof *examples>
constexpr bool finds_every_fault_at_every_place() {
  using text = field<Unit, Filler>;
  for (size_t letters = 0; letters < text::step; ++letters) {
    text input{letters};
    for (size_t example = First; example < Last; ++example) {
      const auto& each = examples[example];
      const size_t count = length_of(each.octets);
      for (size_t place = letters; place + count <= text::size; place += text::step) {
        const verdict expected{each.what, place, each.length};
        input.put(each.octets, place);
        if (each.what == fault::truncated) {
          input.put("\x80\x80", place + count);
          if (input.validated(place + count) != expected) return false;
        } else {
          for (size_t length = place + count; length <= text::size; ++length) {
            if (!EveryLength && length > place + count) length = text::size;
            if (input.validated(length) != expected) return false;
          }
        }
        input.restore(place, count + 2);
      }
    }
  }
  return true;
}

// And none in what is well-formed, whatever the length.
template <class Unit, size_t Filler>
constexpr bool finds_no_fault_where_there_is_none() {
  using text = field<Unit, Filler>;
  for (size_t letters = 0; letters < text::step; ++letters) {
    const text input{letters};
    for (size_t length = 0; length < letters; ++length) {
      if (input.validated(length) != well(length)) return false;
    }
    for (size_t length = letters; length <= text::size; length += text::step) {
      if (input.validated(length) != well(length)) return false;
    }
  }
  return true;
}

// In three parts, because clang counts the steps of each constant expression.
template <class Unit, size_t Filler>
concept finds_every_fault = finds_every_fault_at_every_place<Unit, Filler, false, 0, 9>() &&
                            finds_every_fault_at_every_place<Unit, Filler, false, 9, 16>() &&
                            finds_every_fault_at_every_place<Unit, Filler, false, 16>();
static_assert(finds_every_fault<char, 1> && finds_every_fault<char, 2>);
static_assert(finds_every_fault<unsigned char, 3> && finds_every_fault<unsigned char, 4>);

// One of them also in every length that has it, which all have at run time.
template <class Unit, size_t Filler, size_t Example>
concept finds_it_in_every_length = finds_every_fault_at_every_place<Unit, Filler, true, Example, Example + 1>();
static_assert(finds_it_in_every_length<char, 1, 0> && finds_it_in_every_length<unsigned char, 2, 4>);
static_assert(finds_it_in_every_length<char, 3, 8> && finds_it_in_every_length<unsigned char, 4, 12>);

static_assert(finds_no_fault_where_there_is_none<char, 1>() && finds_no_fault_where_there_is_none<char, 2>());
static_assert(finds_no_fault_where_there_is_none<char, 3>() && finds_no_fault_where_there_is_none<char, 4>());

// The first fault counts; what follows does not matter.
static_assert(validate("a\x80\xFF") == verdict{fault::unexpected_continuation, 1, 1});
static_assert(validate("\xFF\x80") == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("\xC2\xC2\x80") == verdict{fault::missing_continuation, 0, 1});

// Units after the end do not count, even if they would complete a pair.
static_assert(validate(u"a\xD800\xDC00", 2) == verdict{fault::unpaired_high_surrogate, 1, 1});
static_assert(validate(u"ab\xD800\xDC00\xDBFF\xDFFF", 5) == verdict{fault::unpaired_high_surrogate, 4, 1});

// Literals, with NULs inside and at their end.
static_assert(validate("") == well(0) && validate("abc") == well(3) && validate("a\0b") == well(3));
static_assert(validate("\0") == well(1) && validate("A\u2262\u0391.\U000233B4") == well(11));
static_assert(validate("a\0\x80") == verdict{fault::unexpected_continuation, 2, 1});
static_assert(validate("\xE2\x82\0") == verdict{fault::missing_continuation, 0, 2});
static_assert(validate("\xE2\x82") == verdict{fault::truncated, 0, 2});

// Arrays without a NUL, and arrays of bytes: their last element counts even if it is 0.
constexpr char no_nul[]{'a', '\xE2', '\x82', '\xAC'};
constexpr char cut[]{'a', '\xE2', '\x82'};
constexpr unsigned char raw[]{0xE2, 0x82, 0x00};
constexpr unsigned char raw_text[]{0xE2, 0x82, 0xAC, 0x00};
constexpr std::byte bytes[]{std::byte{0xC3}, std::byte{0xA9}, std::byte{0x80}};
static_assert(validate(no_nul) == well(4) && validate(cut) == verdict{fault::truncated, 1, 2});
static_assert(validate(raw) == verdict{fault::missing_continuation, 0, 2} && validate(raw_text) == well(4));
static_assert(validate(bytes) == verdict{fault::unexpected_continuation, 2, 1});

// The length of text in a mutable array of characters is unknown; an array of bytes is text as a whole.
template <class Array>
concept takes_both = requires(Array& array) { validate(array); } && requires(Array& array) { is_well_formed(array); };
template <class Array>
concept takes_either = requires(Array& array) { validate(array); } || requires(Array& array) { is_well_formed(array); };
static_assert(takes_both<const char[8]> && !takes_either<char[8]> && !takes_either<char16_t[8]>);
#ifdef __cpp_char8_t
static_assert(!takes_either<char8_t[8]>);
#endif
static_assert(takes_both<unsigned char[8]> && takes_both<std::byte[8]>);

// Pointers and lengths.
static_assert(validate("\xE2\x82\xAC", 3) == well(3) && validate("\xE2\x82\xAC", 2) == verdict{fault::truncated, 0, 2});
static_assert(validate(no_nul + 1, 3) == well(3) && validate(bytes, 2) == well(2) && validate("\xFF", 0) == well(0));
static_assert(validate(static_cast<const char*>(nullptr), 0) == well(0));
static_assert(validate(static_cast<const char32_t*>(nullptr), 0) == well(0));

// Anything with data() and size().
struct user_text {
  constexpr const char* data() const { return "ab\xED\xA0\x80"; }
  constexpr int size() const { return 5; }
};
static_assert(validate(user_text{}) == verdict{fault::surrogate, 2, 1});
static_assert(validate(std::string_view{"a\0\xC0", 3}) == verdict{fault::invalid_lead, 2, 1});
static_assert(validate(std::string_view{}) == well(0) && validate(std::array<char, 2>{{'a', '\0'}}) == well(2));
static_assert(validate(std::array<std::byte, 0>{}) == well(0));
static_assert(validate(std::span{bytes}) == verdict{fault::unexpected_continuation, 2, 1});
static_assert(validate(std::span{bytes}.first<2>()) == well(2) && validate(std::span<const char>{}) == well(0));
static_assert(validate(code_units<char>{no_nul, 4}) == well(4));
#ifdef __cpp_char8_t
constexpr char8_t half_a_character[]{u8'a', char8_t{0xC3}};
static_assert(validate(u8"\u20AC") == well(3) && validate(std::u8string_view{u8"\U0001F600"}) == well(4));
static_assert(validate(half_a_character) == verdict{fault::truncated, 1, 1});
#endif

constexpr bool containers() {
  std::string text = "caf\xC3\xA9";
  if (validate(text) != well(5) || !is_well_formed(text)) return false;
  text.pop_back();
  if (validate(text) != verdict{fault::truncated, 3, 1} || is_well_formed(text)) return false;
  text.push_back('\0');
  if (validate(text) != verdict{fault::missing_continuation, 3, 1}) return false;
  const std::vector<std::byte> vector(100, std::byte{0xF4});
  return validate(vector) == verdict{fault::missing_continuation, 0, 1} &&
         validate(std::vector<unsigned char>{}) == well(0) &&
         validate(std::u16string{u"\U0001F600"}) == well(2) &&
         validate(std::u32string(1, 0xD800)).what == fault::surrogate;
}

// UTF-16 and UTF-32, at the beginning, in the middle and at the end.
constexpr verdict in_utf16(const char16_t (&units)[3], size_t place, size_t size) {
  constexpr char16_t original[]{'a', 0xD83D, 0xDE00, 'b', 0xFFFF, 'c'};
  char16_t text[9]{};
  size_t at = 0;
  for (; at < place; ++at) text[at] = original[at];
  for (size_t i = 0; i < size; ++i) text[at++] = units[i];
  for (size_t i = place; i < 6; ++i) text[at++] = original[i];
  return validate(text, place == 6 ? 6 + size : at);
}
constexpr bool validates_utf16() {
  for (const size_t place : {size_t{0}, size_t{1}, size_t{3}, size_t{4}, size_t{5}, size_t{6}}) {
    if (in_utf16({}, place, 0) != well(6) || in_utf16({0xD800, 0xDC00}, place, 2) != well(8)) return false;
    if (in_utf16({0xDBFF, 0xDFFF}, place, 2) != well(8) ||
        in_utf16({0xD7FF, 0xE000}, place, 2) != well(8)) return false;
    if (in_utf16({0xD800}, place, 1) != verdict{fault::unpaired_high_surrogate, place, 1}) return false;
    if (in_utf16({0xDBFF}, place, 1) != verdict{fault::unpaired_high_surrogate, place, 1}) return false;
    if (in_utf16({0xDC00}, place, 1) != verdict{fault::unpaired_low_surrogate, place, 1}) return false;
    if (in_utf16({0xDFFF, 0xD800}, place, 2) != verdict{fault::unpaired_low_surrogate, place, 1}) return false;
    if (in_utf16({0xD800, 0xD800, 0xDC00}, place, 3) != verdict{fault::unpaired_high_surrogate, place, 1}) return false;
    if (in_utf16({0xD800, 0xDC00, 0xDC00}, place, 3) != verdict{fault::unpaired_low_surrogate, place + 2,
                                                                1}) return false;
  }
  return validate(u"") == well(0) && validate(u"\0\uFFFF") == well(2);
}
static_assert(validates_utf16());

constexpr bool validates_utf32() {
  for (size_t place = 0; place < 3; ++place) {
    const auto found = [place](char32_t unit) {
      char32_t text[]{0, 0xFFFF, 0x10'FFFF};
      text[place] = unit;
      return validate(text, 3);
    };
    if (found(0xD7FF) != well(3) || found(0xE000) != well(3) || found(0x10'FFFF) != well(3)) return false;
    if (found(0xD800) != verdict{fault::surrogate, place, 1}) return false;
    if (found(0xDFFF) != verdict{fault::surrogate, place, 1}) return false;
    if (found(0x11'0000) != verdict{fault::out_of_range, place, 1}) return false;
    if (found(0xFFFF'FFFF) != verdict{fault::out_of_range, place, 1}) return false;
  }
  return validate(U"") == well(0) && validate(U"a\0") == well(2);
}
static_assert(validates_utf32());

// wchar_t by its width.
constexpr wchar_t high_alone[]{L'a', static_cast<wchar_t>(0xD800)};
static_assert(validate(L"a\U0001F600") == well(sizeof(wchar_t) == 2 ? 3 : 2) &&
              validate(std::wstring_view{}) == well(0));
static_assert(validate(high_alone) ==
              verdict{sizeof(wchar_t) == 2 ? fault::unpaired_high_surrogate : fault::surrogate, 1, 1});

// is_well_formed says the same with less.
static_assert(is_well_formed("") && is_well_formed("\u20AC") && !is_well_formed("\xE2\x82") &&
              is_well_formed(u"\u20AC"));
static_assert(is_well_formed("\xE2\x82\xAC", 3) && !is_well_formed("\xE2\x82\xAC", 1) && is_well_formed(raw_text));
static_assert(!is_well_formed(user_text{}) && !is_well_formed(std::span{bytes}) && !is_well_formed(high_alone));

// What is no text does not compile, softly.
template <class... Text>
concept validates = requires(Text... text) { validate(text...); };
template <class... Text>
concept asks_well_formed = requires(Text... text) { is_well_formed(text...); };
static_assert(validates<std::string> && validates<const char*, size_t> && validates<char*, int>);
static_assert(!validates<int> && !validates<char> && !validates<const char*> && !validates<std::string*>);
static_assert(!validates<const int*, size_t> && !validates<const void*, size_t> && !validates<std::vector<int>>);
static_assert(!validates<const signed char*, size_t> && !validates<std::string, size_t> && !validates<>);
static_assert(!validates<decltype(nullptr)> && !validates<decltype(nullptr), size_t>);
static_assert(asks_well_formed<std::string> && asks_well_formed<const char*, size_t> && !asks_well_formed<int>);
static_assert(!asks_well_formed<const char*> && !asks_well_formed<const int*, size_t> &&
              !asks_well_formed<std::vector<int>>);

static_assert(noexcept(validate("")) && noexcept(validate("", 0)) && noexcept(validate(u"")) &&
              noexcept(validate(U"", 0)));
static_assert(noexcept(is_well_formed("")) && noexcept(is_well_formed("", 0)) && noexcept(validate(user_text{})));

// Arrays of more than 64 octets, which compilers read at once, whatever they are part of. Clang reads no literal so,
// and no name of a function.
#define U8LIT_LONG \
  "\u65E5\u672C\u8A9E\u65E5\u672C\u8A9E\u65E5\u672C\u8A9E\u65E5" \
  "\u672C\u8A9E\u65E5\u672C\u8A9E\u65E5\u672C\u8A9E\u65E5\u672C\u8A9E\u65E5\u672C\u8A9E"
struct long_arrays {
  static constexpr char of_class[] = U8LIT_LONG;
  char text[73] = U8LIT_LONG, cut[72]{};
  unsigned char lines[2][100] = {U8LIT_LONG, {0xE2, 0x82}};
};
constexpr char long_array[] = U8LIT_LONG, long_lines[][80] = {U8LIT_LONG, "\xC3\x28", U8LIT_LONG};
constexpr long_arrays long_members{}, of_long_members[2]{};
static_assert(is_valid_array(long_array) && is_valid_array(long_arrays::of_class) && is_valid_array(long_lines[2]));
static_assert(is_valid_array(long_members.text) && is_valid_array(long_members.lines[0]));
static_assert(is_valid_array(of_long_members[1].text) && is_valid_array(of_long_members[1].lines[0]));
static_assert(validate(long_array) == well(72) && validate(long_arrays::of_class) == well(72) &&
              validate(U8LIT_LONG) == well(72));
static_assert(validate(long_lines[1]) == verdict{fault::missing_continuation, 0, 1} &&
              validate(long_lines[2]) == well(79));
static_assert(validate(of_long_members[1].text) == well(72) && validate(of_long_members[1].lines[0]) == well(100));
static_assert(validate(of_long_members[1].lines[1]) == verdict{fault::missing_continuation, 0, 2});
#ifdef __clang__
static_assert(!is_valid_array(U8LIT_LONG));
#ifdef __cpp_char8_t
static_assert(!is_valid_array(u8"" U8LIT_LONG));
#endif
#endif
constexpr bool validates_local_and_allocated_arrays() {
  long_arrays local;
  long_arrays* const allocated = new long_arrays{};
  bool is_right = is_valid_array(local.text) && is_valid_array(allocated->lines[0]) &&
                  is_well_formed(std::as_const(allocated->cut));
  local.text[72] = '\xC3';
  allocated->lines[0][99] = 0xC3;
  is_right = is_right && validate(std::as_const(local.text)) == verdict{fault::truncated, 72, 1} &&
             validate(allocated->lines[0]) == verdict{fault::truncated, 99, 1};
  delete allocated;
  return is_right;
}
static_assert(validates_local_and_allocated_arrays());

// Names of functions.
template <class>
constexpr bool validates_names_of_functions_even_if_they_are_longer_than_sixty_four_octets() {
  return sizeof __func__ > 64 && is_well_formed(__func__) && is_well_formed(__func__, sizeof __func__) &&
         sizeof __PRETTY_FUNCTION__ > 64 && is_well_formed(__PRETTY_FUNCTION__) &&
         validate(__PRETTY_FUNCTION__) == well(sizeof __PRETTY_FUNCTION__ - 1);
}
static_assert(validates_names_of_functions_even_if_they_are_longer_than_sixty_four_octets<long_arrays>());

// What is written at run time.
char written_at_run_time[73] = U8LIT_LONG;
bool validates_what_is_written_at_run_time() {
  if (validate(std::as_const(written_at_run_time)) != well(72)) return false;
  written_at_run_time[1] = 'x';
  const verdict found = validate(std::as_const(written_at_run_time));
  written_at_run_time[1] = '\x97';
  return found == verdict{fault::missing_continuation, 0, 1} && is_well_formed(std::as_const(written_at_run_time));
}

// An empty range at the end of an array.
constexpr char three[]{'a', 'b', 'c'};
static_assert(is_well_formed(three + 3, 0));

int main() {
  return at_run_time(finds_every_fault_at_every_place<char, 1, true>, finds_every_fault_at_every_place<char, 2, true>,
                     finds_every_fault_at_every_place<char, 3, true>, finds_every_fault_at_every_place<char, 4, true>,
                     finds_every_fault_at_every_place<unsigned char, 1, true>,
                     finds_every_fault_at_every_place<std::byte, 4, true>, finds_no_fault_where_there_is_none<char, 1>,
                     finds_no_fault_where_there_is_none<char, 2>, finds_no_fault_where_there_is_none<char, 3>,
                     finds_no_fault_where_there_is_none<char, 4>, containers, validates_utf16, validates_utf32,
                     validates_what_is_written_at_run_time);
}
