// SPDX-License-Identifier: BSL-1.0
#include <u8lit/validation/constexpr_valid_prefix.hpp>

#include <u8lit/text/literals.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr verdict well(size_t size) { return {fault::none, size, 0}; }

// Usage: the whole of well-formed text, and a prefix of text that has a fault at its end.
static_assert(constexpr_valid_prefix("na\xC3\xAFve \xE6\x97\xA5\xE6\x9C\xAC", 13) == 13 &&
              constexpr_valid_prefix("\xC3\xAF\xED\xA0\x80", 5) <= 2);

// The boundary before a sequence that continues after the end, or the end.
static_assert(complete_prefix("", 0) == 0 && complete_prefix("a", 1) == 1 && complete_prefix("\xC3\xA9", 2) == 2 &&
              complete_prefix("a\xC3", 2) == 1);
static_assert(complete_prefix("\xE2\x82\xAC", 3) == 3 && complete_prefix("\xE2\x82\xAC", 2) == 0 &&
              complete_prefix("a\xE2\x82\xAC", 2) == 1);
static_assert(complete_prefix("\xF0\x9F\x99\x82", 4) == 4 && complete_prefix("a\xF0\x9F\x99\x82", 4) == 1 &&
              complete_prefix("\xC3\xA9\xF0\x9F\x99\x82", 4) == 2 && complete_prefix("\xE2\x82\xAC\xF0", 4) == 3);

// What stands at a place: whole sequences, or a fault and the length of its maximal subpart.
struct example {
  const char* octets;
  size_t size;
  fault what;
  size_t length;
};
constexpr example examples[]{
    {"\xC2\x80", 2, fault::none, 0},
    {"\xED\x9F\xBF", 3, fault::none, 0},
    {"\xF4\x8F\xBF\xBF", 4, fault::none, 0},
    {"\x80", 1, fault::unexpected_continuation, 1},
    {"\xC3", 1, fault::truncated, 1},
    {"\xE2\x82", 2, fault::truncated, 2},
    {"\xF0\x90\x80", 3, fault::truncated, 3},
    {"\xC0\x80", 2, fault::invalid_lead, 1},
    {"\xED\xA0\x80", 3, fault::surrogate, 1},
    {"\xF4\x90\x80\x80", 4, fault::out_of_range, 1},
    {"\xE0\x9F", 2, fault::overlong, 1},
    {"\xFF", 1, fault::invalid_lead, 1},
};

// What is known where octets are read by eight, as g++ does for targets without larger numbers.
template <class Unit>
constexpr size_t known_by_eights(const Unit* units, size_t size) {
#ifdef __clang__
  return constexpr_valid_prefix(units, size);
#else
  return constexpr_valid_prefix<Unit, unsigned long long>(units, size);
#endif
}

// Whether the verdict is the one that is known by hand, and no more known of the input than is true.
template <class Unit>
constexpr bool is_validated(const Unit* units, size_t size, verdict expected) {
  const size_t known = constexpr_valid_prefix(units, size), by_eights = known_by_eights(units, size);
  if (expected ? known != size || by_eights != size : known > expected.offset ||
      by_eights > expected.offset) return false;
  return expected || validate(units, size) == expected;
}

// Letters, and from some place on sequences of three octets. After the input stand continuations, which would complete
// what is truncated if they were of it.
template <class Unit, size_t Capacity>
class input {
 public:
  constexpr input(size_t size, size_t letters) : size_{size}, letters_{letters} {
    for (size_t at = 0; at < size; ++at) units_[at] = original(at);
    for (size_t at = size; at < size + 3; ++at) units_[at] = static_cast<Unit>(0x80);
  }

  // With the example at that place, where a sequence begins, and letters between it and the next sequence.
  constexpr bool is_validated_with(const example& each, size_t place) {
    if (place + each.size > size_) return true;
    const size_t end = place + 6 < size_ ? place + 6 : size_;
    for (size_t at = place; at < end; ++at) units_[at] =
        static_cast<Unit>(at - place < each.size ? each.octets[at - place] : 'x');
    const bool is_inside = each.what == fault::truncated && place + each.size < size_;
    const bool is_right = each.what == fault::none
                              ? is_validated(units_, size_, well(size_))
                              : is_validated(units_, size_,
                                             {is_inside ? fault::missing_continuation : each.what, place, each.length});
    for (size_t at = place; at < end; ++at) units_[at] = original(at);
    return is_right;
  }

  constexpr const Unit* units() const { return units_; }

 private:
  constexpr Unit original(size_t at) const {
    return static_cast<Unit>(at < letters_ ? 'x' : "\xE2\x82\xAC"[(at - letters_) % 3]);
  }

  size_t size_, letters_;
  Unit units_[Capacity + 3]{};
};

// All examples, at each of some places: after letters, or after sequences.
template <class Unit, size_t Capacity>
constexpr bool validates_after_letters(size_t size, size_t first, size_t last) {
  input<Unit, Capacity> text{size, size};
  for (size_t place = first; place < last; ++place) {
    for (const example& each : examples) {
      if (!text.is_validated_with(each, place)) return false;
    }
  }
  return true;
}
template <class Unit, size_t Capacity>
constexpr bool validates_after_sequences(size_t size, size_t first, size_t last) {
  for (size_t place = first; place < last; ++place) {
    // Whole sequences after the place, too.
    input<Unit, Capacity> text{place + (size - place) / 3 * 3, place % 3};
    for (const example& each : examples) {
      if (!text.is_validated_with(each, place)) return false;
    }
  }
  return true;
}

// Input of all sizes in a range, with the examples at its end.
template <class Unit, size_t Capacity>
constexpr bool validates_sizes(size_t first, size_t last) {
  for (size_t size = first; size < last; ++size) {
    if (!is_validated(input<Unit, Capacity>{size, size}.units(), size, well(size))) return false;
    if (!validates_after_letters<Unit, Capacity>(size, size < 5 ? 0 : size - 5, size)) return false;
  }
  return true;
}

// The same around the end of a block: before, across and after it.
template <class Unit, size_t Capacity>
constexpr bool validates_across(size_t border) {
  return validates_after_letters<Unit, Capacity>(border + 8, border - 4, border + 2) &&
         validates_after_sequences<Unit, Capacity>(border + 8, border - 4, border + 2);
}
// The same where the input ends there.
template <class Unit, size_t Capacity>
constexpr bool validates_up_to(size_t border) {
  for (size_t size = border - 1; size <= border + 1; ++size) {
    if (!validates_after_letters<Unit, Capacity>(size, size - 3, size)) return false;
  }
  return validates_after_sequences<Unit, Capacity>(border, border - 4, border);
}

static_assert(validates_sizes<char, 20>(0, 21) && validates_across<char, 32>(16));
static_assert(validates_sizes<unsigned char, 66>(63, 66) && validates_sizes<std::byte, 257>(256, 257));
static_assert(validates_after_letters<char, 1032>(1032, 1022, 1025));
static_assert(validates_after_sequences<unsigned char, 1040>(1032, 1022, 1024));
static_assert(validates_after_letters<char, 1024>(1024, 1021, 1024) &&
              validates_after_letters<char, 2048>(2048, 2046, 2047));
#ifdef __cpp_char8_t
static_assert(validates_sizes<char8_t, 16>(15, 17));
#endif

// Whatever the pointer points to: one character, a part of a literal, what ends without a NUL or has one inside, what
// is local or allocated, or nothing.
struct named {
  char initial, name[2][5];
};
constexpr char one = 'a', half = '\xC3', no_nul[]{'a', '\xE2', '\x82', '\xAC'}, cut[]{'a', '\xE2', '\x82'};
constexpr std::byte bytes[]{std::byte{0xC3}, std::byte{0xA9}, std::byte{0xED}, std::byte{0xA0}};
constexpr named object{'\xC3', {{'\xC3', '\xA9', 'b', '\xE2', '\x82'}, {'\xAC', 'c', '\xED', '\x9F', '\xBF'}}};
constexpr std::string_view with_nuls{"\0a\0\xC3\xA9\0", 6}, fault_after_nul{"a\0\xED\xA0\x80", 5};
static_assert(is_validated(&one, 1, well(1)) && is_validated(&half, 1, {fault::truncated, 0, 1}));
static_assert(is_validated(no_nul, 4, well(4)) && is_validated(no_nul + 1, 3, well(3)) &&
              is_validated(no_nul + 4, 0, well(0)));
static_assert(is_validated(cut, 3, {fault::truncated, 1, 2}) && is_validated(no_nul, 3, {fault::truncated, 1, 2}));
static_assert(is_validated(bytes, 2, well(2)) && is_validated(bytes, 4, {fault::surrogate, 2, 1}));
static_assert(is_validated(&object.initial, 1, {fault::truncated, 0, 1}) && is_validated(object.name[0], 3, well(3)));
static_assert(is_validated(object.name[0], 5, {fault::truncated, 3, 2}) &&
              is_validated(object.name[1] + 1, 4, well(4)));
static_assert(is_validated("", 0, well(0)) && is_validated("caf\xC3\xA9", 4, {fault::truncated, 3, 1}) &&
              is_validated("a", 2, well(2)));
static_assert(is_validated(with_nuls.data(), 6, well(6)) &&
              is_validated(with_nuls.data(), 4, {fault::truncated, 3, 1}));
static_assert(is_validated(fault_after_nul.data(), 5, {fault::surrogate, 2, 1}) &&
              is_validated("\0\0\x80", 3, {fault::unexpected_continuation, 2, 1}));
static_assert(is_validated(static_cast<const char*>(nullptr), 0, well(0)) &&
              is_validated(static_cast<std::byte*>(nullptr), 0, well(0)));
#ifdef __cpp_char8_t
static_assert(is_validated(u8"\u20AC\U0001F600", 7, well(7)) &&
              is_validated(u8"\u20AC\U0001F600", 6, {fault::truncated, 3, 3}));
#endif

constexpr bool validates_what_changes() {
  char local[70]{};
  if (!is_validated(local, 70, well(70))) return false;
  local[69] = '\xC3';
  if (!is_validated(local, 70, {fault::truncated, 69, 1}) || !is_validated(local + 1, 68, well(68))) return false;
  char* const allocated = new char[20]{'\xC3', '\xA9'};
  bool is_right = is_validated(allocated, 20, well(20)) &&
      is_validated(allocated + 1, 19, {fault::unexpected_continuation, 0, 1});
  allocated[17] = '\xF4';
  is_right = is_right && is_validated(allocated, 20, {fault::missing_continuation, 17, 1}) &&
      is_validated(allocated, 17, well(17));
  delete[] allocated;
  return is_right;
}
static_assert(validates_what_changes());

#if __cpp_lib_constexpr_string >= 201907L && (!defined(__clang__) || defined(_LIBCPP_VERSION))
constexpr bool validates_strings() {
  std::string text = "caf\xC3\xA9";
  if (!is_validated(text.data(), 5, well(5)) || !is_validated(text.data(), 4, {fault::truncated, 3, 1})) return false;
  text.append(70, '\x7F').append("\xED\xA0\x80");
  return is_validated(text.data(), 75, well(75)) && is_validated(text.data(), text.size(), {fault::surrogate, 75, 1});
}
static_assert(validates_strings());
#endif

// The whole of a literal, without decoding what is wrong.
template <size_t Size>
constexpr bool is_accepted(const char (&literal)[Size]) {
  struct { char all[Size]; } copy{};
  for (size_t at = 0; at < Size; ++at) copy.all[at] = literal[at];
  return detail::is_literal_well_formed(literal, copy.all);
}
// Without special leads, the faults on either side of the end of a word of 8 and of 16 octets.
#define U8LIT_AFTER_LETTERS(test)                                                                         \
  test("") && test("x") && test("\u00E9\u00E9\u00E9x") && test("\u00E9\u00E9\u00E9\u00E9") &&                \
      test("\u00E9\u00E9\u00E9\u00E9x") && test("\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9") &&                     \
      test("\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9x") && test("\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9") &&    \
      test("\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9x") &&                                                \
      test("\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9") &&                                            \
      test("\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9x")
#define U8LIT_IS_ACCEPTED(letters)                                                                       \
  (is_accepted(letters) && is_accepted(letters "\u0416") && is_accepted(letters "\u65E5\u672C\u8A9E!") && \
   is_accepted(letters "\0\u00E9\0"))
#define U8LIT_IS_REFUSED(letters)                                                                   \
  (!is_accepted(letters "\x80") && !is_accepted(letters "\xD0") && !is_accepted(letters "\xD0x") &&     \
   !is_accepted(letters "\xD0\x96\x96") && !is_accepted(letters "\xE6") && !is_accepted(letters "\xE6\x97") && \
   !is_accepted(letters "\xE6\x97x") && !is_accepted(letters "\xE6x\x97") &&                         \
   !is_accepted(letters "\xE6\x97\xA5\xA5") && !is_accepted(letters "\0\x80"))
static_assert(U8LIT_AFTER_LETTERS(U8LIT_IS_ACCEPTED));
static_assert(U8LIT_AFTER_LETTERS(U8LIT_IS_REFUSED));

// A literal in which a compiler finds the first special octet without a loop: from each distance to that octet.
template <size_t Size>
constexpr bool validates_ends_of(const char (&literal)[Size], size_t place, fault what, size_t length) {
  for (size_t from = 0; from < place; from += 2) {
    if (!is_validated(literal + from, Size - 1 - from, {what, place - from, length})) return false;
    if (!is_validated(literal + from, place - from, well(place - from))) return false;
  }
  return true;
}
#define U8LIT_LETTERS \
  "\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9" \
  "\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9"
// After an even and after an odd number of octets.
#define U8LIT_VALIDATES_ENDS(octets, what, length)                        \
  static_assert(validates_ends_of(U8LIT_LETTERS octets, 36, what, length) && \
                validates_ends_of(U8LIT_LETTERS "x" octets, 37, what, length))
U8LIT_VALIDATES_ENDS("\xED\xA0\x80", fault::surrogate, 1);
#ifndef __clang__
U8LIT_VALIDATES_ENDS("\xC0\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_ENDS("\xE0\x80\x80", fault::overlong, 1);
U8LIT_VALIDATES_ENDS("\xF0\x8F\xBF\xBF", fault::overlong, 1);
U8LIT_VALIDATES_ENDS("\xF4\x90\x80\x80", fault::out_of_range, 1);
U8LIT_VALIDATES_ENDS("\xF1\x80\x80x", fault::missing_continuation, 3);
U8LIT_VALIDATES_ENDS("\xF9", fault::invalid_lead, 1);
U8LIT_VALIDATES_ENDS("\x80\xED\x9F\xBF", fault::unexpected_continuation, 1);
U8LIT_VALIDATES_ENDS("\xE1\x80", fault::truncated, 2);
#endif
// Each of the other special leads. As leads of three octets, those from F2 on would be well-formed here.
#define U8LIT_VALIDATES_END(octets, what, length)                                                \
  static_assert(is_validated(U8LIT_LETTERS octets, 36 + sizeof octets - 1, {what, 36, length}) && \
                !is_accepted(U8LIT_LETTERS octets) && !is_accepted(octets))
U8LIT_VALIDATES_END("\xC1\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xF2\x80\x80x", fault::missing_continuation, 3);
U8LIT_VALIDATES_END("\xF3\x80\x80x", fault::missing_continuation, 3);
U8LIT_VALIDATES_END("\xF4\x80\x80x", fault::missing_continuation, 3);
U8LIT_VALIDATES_END("\xF5\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xF6\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xF7\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xF8\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xF9\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xFA\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xFB\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xFC\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xFD\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xFE\x80\x80", fault::invalid_lead, 1);
U8LIT_VALIDATES_END("\xFF\x80\x80", fault::invalid_lead, 1);

// Sequences that begin with the sixteenth octet of the literal, or with the fifteenth.
#define U8LIT_FOURTEEN "\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9"
static_assert(is_validated(U8LIT_FOURTEEN "x\u00E9\u00E9", 19, well(19)) &&
              is_validated(U8LIT_FOURTEEN "x\u20AC\u00E9", 20, well(20)));
static_assert(is_validated(U8LIT_FOURTEEN "\u20AC\u00E9", 19, well(19)) &&
              is_validated(U8LIT_FOURTEEN "x\U0001F642", 19, well(19)));
static_assert(is_validated(U8LIT_FOURTEEN "x\u00E9\x80", 18, {fault::unexpected_continuation, 17, 1}));

// ASCII after other octets: up to the end, beyond it, up to a NUL, or up to a fault.
#define U8LIT_ASCII "\u00E9" "x234567890123456789012345678901"
static_assert(is_validated(U8LIT_ASCII "23", 35, well(35)) && is_validated(U8LIT_ASCII "23", 20, well(20)));
static_assert(is_validated(U8LIT_ASCII "23\xE9", 36, {fault::truncated, 35, 1}) &&
              is_validated(U8LIT_ASCII "\u00E9", 35, well(35)));
static_assert(is_validated(U8LIT_ASCII "\0" "2\x80", 36, {fault::unexpected_continuation, 35, 1}));
constexpr char no_nul_after[]{'\xC3', '\xA9', '\0', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x',
                              'x', 'x',
                               'x',    'x',    'x',  'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x',
                               'x', '\xC3'};
static_assert(is_validated(no_nul_after, 35, well(35)) && is_validated(no_nul_after, 36, {fault::truncated, 35, 1}));

// Where a literal is read: by the operator, as a parameter, and as an array, which is read at once if it is long.
#define U8LIT_LONG U8LIT_LETTERS "\uD55C\uAE00 \U0001F642" U8LIT_LETTERS
constexpr size_t size_of(text_view<char> text) { return text.size(); }
static_assert(U8LIT_LONG ""_utf8.size() == 83 && size_of(U8LIT_LONG) == 83 && size_of("") == 0 &&
              "a\0\u20AC"_utf8.size() == 5);
static_assert(validate(U8LIT_LONG) == well(83) &&
              validate(U8LIT_LONG "\xED\xA0\x80") == verdict{fault::surrogate, 83, 1});
static_assert(validate(U8LIT_LONG "\0\xE2\x82") == verdict{fault::truncated, 84, 2});

template <class Unit, size_t Size>
struct array {
  Unit all[2][Size];
};
template <class Unit, size_t Size = sizeof U8LIT_LONG - 1>
constexpr array<Unit, Size> twice() {
  array<Unit, Size> made{};
  for (size_t at = 0; at < Size; ++at) made.all[0][at] = made.all[1][at] = static_cast<Unit>(U8LIT_LONG[at]);
  return made;
}
constexpr char long_array[] = U8LIT_LONG;
constexpr auto long_characters = twice<char>();
constexpr auto long_raw = twice<unsigned char>();
constexpr auto long_bytes = twice<std::byte>();
static_assert(validate(long_array) == well(83) && validate(long_characters.all[1]) == well(83));
static_assert(validate(long_raw.all[0]) == well(83) && validate(long_bytes.all[1]) == well(83));
static_assert(is_valid_array(long_raw.all[0]));
#ifdef __cpp_char8_t
constexpr auto long_utf8 = twice<char8_t>();
static_assert(validate(long_utf8.all[0]) == well(83));
#endif

// Mutable arrays, with and without a NUL at the end.
template <class Unit>
constexpr bool validates_arrays_that_change() {
  auto local = twice<Unit>();
  auto& text = local.all[1];
  const auto& read = local.all[1];
  if (validate(read) != well(83)) return false;
  text[82] = static_cast<Unit>(0xC3);
  if (validate(read) != verdict{fault::missing_continuation, 81, 1}) return false;
  text[81] = static_cast<Unit>('x');
  if (validate(read) != verdict{fault::truncated, 82, 1}) return false;
  text[82] = Unit{};
  if (validate(read) != well(is_character<Unit> ? 82 : 83)) return false;
  text[0] = static_cast<Unit>(0x80);
  return validate(read) == verdict{fault::unexpected_continuation, 0, 1};
}
static_assert(validates_arrays_that_change<char>() && validates_arrays_that_change<std::byte>());

// At run time all of them.
template <class Unit>
bool validates_all() {
  for (const volatile size_t border : {16u, 48u, 64u, 256u, 1024u, 2048u}) {
    if (!validates_across<Unit, 2064>(border) || !validates_up_to<Unit, 2064>(border)) return false;
  }
  const volatile size_t last = 81;
  return validates_sizes<Unit, 80>(0, last);
}

int main() {
  return at_run_time(validates_all<char>, validates_all<unsigned char>, validates_all<std::byte>,
                     validates_what_changes,
                     validates_arrays_that_change<unsigned char>);
}
