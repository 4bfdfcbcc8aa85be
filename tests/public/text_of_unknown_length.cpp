// SPDX-License-Identifier: BSL-1.0
// Every function that takes text in whatever shape: a literal, or anything with data() and size(). It is unknown how
// much of `char buffer[8]` is text, nor where a pointer's text ends, so they are refused; octets are taken whole.
#include <u8lit.hpp>
#include <u8lit/glue/hash.hpp>
#include <u8lit/glue/owning_text.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// What is called with text and nothing else, and with an array of octets.
template <class Function>
constexpr bool takes_literals_and_strings_only(Function) {
  return std::is_invocable_v<Function, const char (&)[8]> && std::is_invocable_v<Function, std::string_view&> &&
         std::is_invocable_v<Function, const std::string&> && !std::is_invocable_v<Function, char (&)[8]> &&
         !std::is_invocable_v<Function, char*> && !std::is_invocable_v<Function, char*&> &&
         !std::is_invocable_v<Function, const char*> && !std::is_invocable_v<Function, const char* const&>;
}
template <class Function>
constexpr bool takes_utf16_likewise(Function) {
  return std::is_invocable_v<Function, const char16_t (&)[8]> && std::is_invocable_v<Function, std::u16string_view&> &&
         !std::is_invocable_v<Function, char16_t (&)[8]> && !std::is_invocable_v<Function, const char16_t*>;
}
template <class Function>
constexpr bool takes_arrays_of_octets(Function) {
  return std::is_invocable_v<Function, const unsigned char (&)[8]> &&
         std::is_invocable_v<Function, unsigned char (&)[8]> &&
         std::is_invocable_v<Function, std::byte (&)[8]>;
}

// The function as an object, called with `input`.
#define CALL(expression) \
  [](auto&& input) -> decltype(static_cast<void>(expression)) { static_cast<void>(input); }

#define TAKES(expression)                                              \
  static_assert(takes_literals_and_strings_only(CALL(expression)) &&   \
                takes_arrays_of_octets(CALL(expression)))
#define TAKES_ANY_FORM(expression) \
  TAKES(expression);               \
  static_assert(takes_utf16_likewise(CALL(expression)))

char buffer[8];
char16_t buffer16[8];
verdict another_verdict;
stream_decoder decoder;
inline constexpr text_row<int> colour_rows[] = {{"red", 1}, {"blue", 2}};
inline constexpr auto colours = make_text_map<colour_rows>;
inline constexpr text_key<> word_rows[] = {"red", "blue"};
inline constexpr auto words = make_text_set<word_rows>;
inline constexpr text_cases<"red", "blue"> cases;
inline constexpr auto on_red = on("red"_text, [] {});
inline constexpr auto list = make_text_list("red"_text, "blue"_text);
inline constexpr auto abc = code_points_in("abc");
inline constexpr auto& letters = make_octet_automaton<abc>;
inline constexpr auto& backward_letters = make_backward_octet_automaton<abc>;

TAKES_ANY_FORM(validate(input));
TAKES_ANY_FORM(is_well_formed(input));
TAKES_ANY_FORM(explain(another_verdict, input));
TAKES_ANY_FORM(decode_front(input));
TAKES_ANY_FORM(decode_back(input));
TAKES(detect_byte_order_mark(input));
TAKES(match_front(input, letters));
TAKES(match_back(input, backward_letters));
TAKES_ANY_FORM(utf8_charset.matches(input));

TAKES_ANY_FORM(transcode(input, buffer));
TAKES_ANY_FORM(transcode(input, +buffer16, 8));
TAKES_ANY_FORM(replace_ill_formed(input, buffer16));
TAKES_ANY_FORM(replace_ill_formed(input, +buffer16, 8));
TAKES_ANY_FORM(escape_c(input, buffer));
TAKES_ANY_FORM(escape_c(input, buffer, beyond_ascii::escaped));
TAKES_ANY_FORM(unescape_c(input, buffer));
TAKES_ANY_FORM(escape_json(input, buffer));
TAKES_ANY_FORM(unescape_json(input, buffer));
TAKES_ANY_FORM(percent_encode(input, buffer));
TAKES_ANY_FORM(percent_decode(input, buffer));
TAKES(to_hex(input, buffer));
TAKES_ANY_FORM(to_latin1(input, buffer));
TAKES(from_latin1(input, buffer16));
TAKES_ANY_FORM(to_octets(input, encoding_scheme::utf16be, initial_mark::write, buffer));
TAKES(from_octets(input, encoding_scheme::utf16be, byte_order_mark::keep, buffer));
static_assert(takes_literals_and_strings_only(CALL(decoder.decode(input, buffer))));
static_assert(takes_literals_and_strings_only(CALL(decoder.decode(input, +buffer, 8, chunk::last))));

TAKES_ANY_FORM(colours.find(input));
TAKES_ANY_FORM(colours.contains(input));
TAKES_ANY_FORM(colours.find_value(input));
TAKES_ANY_FORM(colours.value_or(input, 0));
TAKES_ANY_FORM(colours.starting_with(input));
TAKES_ANY_FORM(colours.longest_prefix_of(input));
TAKES_ANY_FORM(words.find(input));
TAKES_ANY_FORM(words.contains(input));
TAKES_ANY_FORM(words.rank_of(input));
TAKES_ANY_FORM(words.starting_with(input));
TAKES_ANY_FORM(words.longest_prefix_of(input));
TAKES_ANY_FORM(cases(input));
TAKES_ANY_FORM(list.index_of(input));
TAKES_ANY_FORM(list.contains(input));
TAKES_ANY_FORM(text_switch(input, on_red));
TAKES_ANY_FORM(text_hash{}(input));
TAKES_ANY_FORM(text_equal{}(input, input));

TAKES(legacy::cesu8::decode_front(input));
TAKES(legacy::cesu8::validate(input));
TAKES(legacy::cesu8::is_well_formed(input));
TAKES(legacy::cesu8::find_surrogate(input));
TAKES(legacy::cesu8::validate_scalar_values(input));
TAKES(legacy::cesu8::to_utf8(input, buffer));
TAKES(legacy::cesu8::to_utf8_length(input));
TAKES(legacy::cesu8::from_utf8(input, buffer));
TAKES(legacy::cesu8::from_utf8_length(input));
TAKES(legacy::wtf8::to_utf16(input, buffer16));
TAKES(legacy::wtf8::to_utf16_length(input));
TAKES(legacy::wtf8::concat(input, input, buffer));
static_assert(takes_utf16_likewise(CALL(legacy::wtf8::from_utf16(input, buffer))));
static_assert(takes_utf16_likewise(CALL(legacy::wtf8::from_utf16_length(input))));

// A view of them would dangle if the string is a temporary.
static_assert(takes_literals_and_strings_only(CALL(scalars(input))) &&
              takes_utf16_likewise(CALL(scalars_with_faults(input))));
static_assert(takes_literals_and_strings_only(CALL(scalars_with_faults(input))) &&
              takes_arrays_of_octets(CALL(scalars(input))));
static_assert(takes_literals_and_strings_only(CALL(utf8_view::checked(input))) &&
              takes_arrays_of_octets(CALL(utf8_view::checked(input))));

using ascii = restricted_text<char, policy::ascii_only>;
static_assert(takes_literals_and_strings_only(CALL(ascii::checked(input))));
static_assert(takes_literals_and_strings_only(CALL(to_text(percent_decode, input))));
static_assert(takes_literals_and_strings_only(CALL(to_text<char>(to_hex, input, hex_separator::none))));

// Text is compared with literals and strings in any form.
u8lit::text<char16_t> owned{u"a"};
constexpr restricted_text<char16_t, policy::ascii_only> restricted{u"a"};
TAKES(U"a"_utf32 == input);
TAKES(U"a"_utf32 < input);
TAKES(u"a"_text == input);
TAKES(owned == input);
TAKES(owned < input);
TAKES(restricted == input);
TAKES(restricted != input);
static_assert(takes_utf16_likewise(CALL("a"_utf8 == input)) && takes_utf16_likewise(CALL("a"_text <= input)));
#if !defined(__clang__) || __clang_major__ >= 19  // earlier ones prefer the comparison with any text, reversed
TAKES(input >= u"a"_text);
TAKES(input == restricted);
#endif

// A key is a literal or a view, owning text is checked in a string.
template <class Function>
constexpr bool takes_literals_and_strings(Function) {
  return std::is_invocable_v<Function, const char (&)[8]> && std::is_invocable_v<Function, const std::string&> &&
         !std::is_invocable_v<Function, char (&)[8]> && !std::is_invocable_v<Function, char*> &&
         !std::is_invocable_v<Function, const char*&>;
}
static_assert(takes_literals_and_strings(CALL(u8lit::text<char>::checked(input))));
static_assert(takes_literals_and_strings(CALL(text_key<>{input})));

// Text is what these take, so not even strings.
template <class Function>
constexpr bool refuses_unvalidated_text(Function) {
  return !std::is_invocable_v<Function, char (&)[8]> && !std::is_invocable_v<Function, char*> &&
         !std::is_invocable_v<Function, const char*> && !std::is_invocable_v<Function, std::string_view>;
}
static_assert(refuses_unvalidated_text(CALL(utf8_view{input})));
static_assert(refuses_unvalidated_text(CALL(u8lit::text<char>{input})));
static_assert(refuses_unvalidated_text(CALL(ascii{input})));
static_assert(refuses_unvalidated_text(CALL("a"_utf8.find(input))));
static_assert(refuses_unvalidated_text(CALL(find(input, "a"_utf8))));
static_assert(refuses_unvalidated_text(CALL(find("a"_utf8, input))));
static_assert(refuses_unvalidated_text(CALL(contains("a"_utf8, input))));
static_assert(refuses_unvalidated_text(CALL("a"_utf8.contains(input))));
static_assert(refuses_unvalidated_text(CALL(split("a"_utf8, input))));
static_assert(refuses_unvalidated_text(CALL(to_ascii_upper(input, buffer))));
static_assert(refuses_unvalidated_text(CALL(to_snake_case(input, buffer))));
static_assert(refuses_unvalidated_text(CALL(reverse(input, buffer))));
static_assert(refuses_unvalidated_text(CALL(to_utf16(input, buffer16))));
static_assert(refuses_unvalidated_text(CALL(utf16_length(input))));
static_assert(refuses_unvalidated_text(CALL(apply_byte_order_mark(input, byte_order_mark::keep))));

// With its length, text may be in any array.
int main() {
  const std::size_t size = 2;
  buffer[0] = 'a';
  buffer[1] = 'b';
  return validate(buffer, size) && transcode(buffer, size, buffer16, 8).written == size && buffer16[1] == u'b' &&
                 is_well_formed(std::string_view{buffer, size})
             ? 0
             : 1;
}
