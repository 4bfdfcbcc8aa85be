// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_view.hpp>

#ifndef __clang__  // other compilers take references to arrays

int main() {}

#else

#pragma clang diagnostic ignored "-Wgcc-compat"

using namespace u8lit::detail;

// Conditions of attributes, which clang evaluates for constant arrays: this says what it has found.
template <class Constant>
constexpr int condition(Constant*) {
  return -1;
}
template <class Constant>
constexpr int condition(Constant* array) __attribute__((enable_if(is_well_formed_array(array), ""))) {
  return static_cast<int>(array[0]);
}

// The bound of the array that is the argument, not of the object that it is a part of.
struct record {
  char name[4];
  char last[6];
};
static constexpr record entry{{'a', 'b', 'c'}, {'d', 'e'}};
static constexpr char rows[2][4] = {"abc", "\xC3"};
static constexpr char whole[3] = {'a', 'b', 'c'};
static constexpr char padded[10] = "abc";
static constexpr char half[2][1] = {{'\xC3'}, {'\xA9'}};  // one character in two arrays
static_assert(condition("abc") == 'a' && condition("") == 0 && condition("\xC3") == -1 && condition("a\0\xC3") == -1);
static_assert(condition(entry.name) == 'a' && condition(entry.last) == 'd');
static_assert(condition(rows[0]) == 'a' && condition(rows[1]) == -1);
static_assert(condition(whole) == 'a' && condition(padded) == 'a' && condition(half[0]) == -1);
static_assert(condition(u"\xD800") == -1 && condition(u"a") == 'a' && condition(U"\x110000") == -1);

// The views have all units but a final NUL, as for other compilers.
using view = u8lit::text_view<char>;
static_assert(view{entry.name}.size() == 3 && view{entry.last}.size() == 5 && view{rows[0]}.size() == 3);
static_assert(view{whole}.size() == 3 && view{padded}.size() == 9 && view{""}.size() == 0 && view{"a\0b"}.size() == 3);
static_assert(view{rows[0]}.data() == rows[0] && u8lit::text_view<char16_t>{u"ab"}.size() == 2);

// At run time, too.
static bool is_size(view text, decltype(sizeof 0) size) { return text.size() == size; }

// Attributes are not evaluated for what is no constant when overloads are resolved; these arrays are validated, too.
consteval decltype(sizeof 0) size_of_local() {
  const char text[] = "caf\xC3\xA9";
  return view{text}.size();
}
static_assert(size_of_local() == 5);
consteval decltype(sizeof 0) size_of_parameter(const char (&text)[6]) { return view{text}.size(); }
static_assert(size_of_parameter("caf\xC3\xA9") == 5);

// The numbers of attributes: those of the first four code units.
static_assert(attribute_for_array("abc\xC0") == 404 && attribute_for_array("abcd\xC0") == 400);
static_assert(attribute_for_array("abc") < 100 && attribute_for_array(u"abc\xD800") == 804);

// What can be asked of types, as for other compilers: pointers and what converts to them are no arrays.
struct pointing {
  constexpr operator const char*() const { return "abc"; }
};
template <class Argument>
concept is_viewed = requires(Argument&& argument) { view(static_cast<Argument&&>(argument)); };
static_assert(is_viewed<const char (&)[4]> && !is_viewed<char (&)[4]> && !is_viewed<const char16_t (&)[4]>);
static_assert(!is_viewed<const char*> && !is_viewed<char*> && !is_viewed<const char* const&>);
static_assert(!is_viewed<decltype(nullptr)> && !is_viewed<int> && !is_viewed<void*> && !is_viewed<pointing>);
static_assert(!is_viewed<const volatile char (&)[4]> && !is_viewed<record*> && !is_viewed<void (*)()>);

// Large literals in default member initializers and default arguments, which clang before 17 does not evaluate.
#define U8LIT_TEST_16 "0123456789abcdef"
#define U8LIT_TEST_256                                                                                           \
  U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 \
  U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16 U8LIT_TEST_16
#define U8LIT_TEST_2048 \
  U8LIT_TEST_256 U8LIT_TEST_256 U8LIT_TEST_256 U8LIT_TEST_256 U8LIT_TEST_256 U8LIT_TEST_256 U8LIT_TEST_256 \
  U8LIT_TEST_256
#define U8LIT_TEST_16384                                                                                  \
  U8LIT_TEST_2048 U8LIT_TEST_2048 U8LIT_TEST_2048 U8LIT_TEST_2048 U8LIT_TEST_2048 U8LIT_TEST_2048 U8LIT_TEST_2048 \
  U8LIT_TEST_2048
struct with_large_text {
  view text = U8LIT_TEST_16384 "\u00E9";
};
bool is_large_as_argument(view text = U8LIT_TEST_16384 "\u00E9") { return text.size() == 16386; }

int main() {
  if (!is_large_as_argument() || with_large_text{}.text.size() != 16386) return 2;
  const bool same = is_size("caf\xC3\xA9", 5) && is_size("a\0b", 3) && is_size(entry.name, 3) && is_size(rows[0], 3) &&
                    is_size(padded, 9) && is_size({"abc"}, 3) && is_size(__func__, 4);
  return same ? 0 : 1;
}

#endif
