// SPDX-License-Identifier: BSL-1.0
// The library's names get into no one's way: operations are function objects, which argument-dependent lookup does not
// find, so that a user's functions of the same names are the only candidates for text, too; and namespaces used whole
// together leave the literals usable.
#include <u8lit.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <span>
#include <string>
#include <string_view>

#if __has_include(<boost/hana/string.hpp>)
#include <boost/hana/concat.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/fold.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>
#include <u8lit/hana.hpp>
#endif

#include "../support/at_run_time.hpp"

// Templates of a user's that take anything, as algorithm libraries have them.
namespace a_user {

enum class called { mine };

#define A_USER_HAS(name)                                                   \
  template <class Container>                                               \
  constexpr called name(const Container&) {                                \
    return called::mine;                                                   \
  }                                                                        \
  template <class Container, class Value>                                  \
  constexpr called name(const Container&, const Value&) {                  \
    return called::mine;                                                   \
  }                                                                        \
  template <class Container, class Value, class More>                      \
  constexpr called name(const Container&, const Value&, const More&) {     \
    return called::mine;                                                   \
  }
A_USER_HAS(find)
A_USER_HAS(rfind)
A_USER_HAS(contains)
A_USER_HAS(count)
A_USER_HAS(starts_with)
A_USER_HAS(ends_with)
A_USER_HAS(strip_prefix)
A_USER_HAS(strip_suffix)
A_USER_HAS(trim)
A_USER_HAS(trim_start)
A_USER_HAS(trim_end)
A_USER_HAS(split)
A_USER_HAS(lines)
A_USER_HAS(sort)
A_USER_HAS(fold)
A_USER_HAS(find_first_of)
A_USER_HAS(prefix_in)
A_USER_HAS(is_boundary)
A_USER_HAS(equal_ignoring_ascii_case)
A_USER_HAS(make_text_list)
A_USER_HAS(concat)
A_USER_HAS(join)
A_USER_HAS(replace)
A_USER_HAS(reverse)
A_USER_HAS(transform)
A_USER_HAS(filter)
A_USER_HAS(transcode)
A_USER_HAS(replace_ill_formed)
A_USER_HAS(to_utf8)
A_USER_HAS(to_utf16)
A_USER_HAS(to_utf32)
A_USER_HAS(to_wide)
A_USER_HAS(to_latin1)
A_USER_HAS(from_latin1)
A_USER_HAS(to_ascii_upper)
A_USER_HAS(to_ascii_lower)
A_USER_HAS(to_snake_case)
A_USER_HAS(to_camel_case)
A_USER_HAS(to_hex)
A_USER_HAS(escape_c)
A_USER_HAS(unescape_c)
A_USER_HAS(escape_json)
A_USER_HAS(unescape_json)
A_USER_HAS(percent_encode)
A_USER_HAS(percent_decode)
#undef A_USER_HAS

template <class Text, class Value>
constexpr bool calls_mine(const Text& text, const Value& value) {
  const called all[] = {find(text, value),
                        rfind(text, value),
                        contains(text, value),
                        count(text, value),
                        starts_with(text, value),
                        ends_with(text, value),
                        strip_prefix(text, value),
                        strip_suffix(text, value),
                        trim(text),
                        trim(text, value),
                        trim_start(text),
                        trim_end(text, value),
                        split(text, value),
                        lines(text),
                        sort(text),
                        fold(text, value, value),
                        prefix_in(text, value),
                        find_first_of(text, value),
                        is_boundary(text, value),
                        make_text_list(text),
                        equal_ignoring_ascii_case(text, value)};
  for (const called each : all) {
    if (each != called::mine) return false;
  }
  return true;
}

// Those that write, with a buffer and without.
template <class Text, class Value>
constexpr bool writes_mine(const Text& text, const Value& value) {
  const called all[] = {
      concat(text, value), join(text, value), replace(text, value), reverse(text, value),
      transform(text, value), filter(text, value), transcode(text, value), replace_ill_formed(text,
      value), to_utf8(text, value), to_utf16(text, value), to_utf32(text, value), to_wide(text, value),
      to_latin1(text, value), from_latin1(text, value), to_ascii_upper(text, value),
      to_ascii_lower(text, value), to_snake_case(text, value), to_camel_case(text, value), to_hex(text,
      value), escape_c(text, value), unescape_c(text, value), escape_json(text, value),
      unescape_json(text, value), percent_encode(text, value), percent_decode(text, value)};
  for (const called each : all) {
    if (each != called::mine) return false;
  }
  return reverse(text) == called::mine && replace(text, text, value) == called::mine &&
         concat(text, text, value) == called::mine;
}

using namespace u8lit::literals;

constexpr auto greek = u8lit::make_code_points({{U'Α', U'ω'}});
static_assert(calls_mine("a"_utf8, "a"_utf8) && calls_mine("a"_text, "a"_text) &&
              calls_mine("a"_utf8, u8lit::scalar_value{'a'}));
static_assert(calls_mine(u8lit::make_text_list("a"_text), 1) && calls_mine("a"_utf8, greek) &&
              calls_mine(greek, greek));
static_assert(calls_mine(u8lit::split("a"_utf8, ","), "a"_utf8) &&
              calls_mine("a"_utf8.scalars(), u8lit::scalar_value{'a'}));
static_assert(u8lit::trim(" a "_text) == "a"_text);
constexpr char room[4]{};
static_assert(writes_mine("a"_utf8, room) && writes_mine("a"_text, "b"_text) &&
              writes_mine(u8lit::split("a"_utf8, ","), room));

}  // namespace a_user

// For text in std::byte, argument-dependent lookup searches namespace std; the operations stay operations.
namespace of_bytes {

using u8lit::count, u8lit::find;

constexpr std::byte bytes[]{std::byte{0x61}, std::byte{0xC3}, std::byte{0xA9}};
constexpr u8lit::text_view<std::byte> text{bytes};
static_assert(find(text, U'é') == 1 && count(text, U'é') == 1 && find(text, text) == 0 &&
              *std::find(bytes, bytes + 3, bytes[1]) == bytes[1]);

}  // namespace of_bytes

// The standard library's names as a whole, and the literals.
namespace with_std {

using namespace std;
using namespace std::literals;
using namespace u8lit::literals;

constexpr auto words = u8lit::sort(u8lit::split("b,a"_text, ","_text));
static_assert(words[0] == "a"_utf8 && "a"sv == string_view{"a"} &&
              *find(words.begin(), words.end(), "b"_utf8) == "b"_utf8);
static_assert(count_if(words.begin(), words.end(), [](auto word) { return u8lit::contains(word, U'a'); }) == 1);
static_assert(span<const char>{"a"_utf8.data(), 1}.size() == 1 && ranges::distance(words) == 2);

}  // namespace with_std

// Both as a whole: what has one meaning has it, and the rest is qualified.
namespace with_both {

using namespace std;
using namespace u8lit;
using namespace u8lit::detail;

constexpr text_view<char> text = "日本語";
static_assert(u8lit::find(text, U'本') == 3 && trim(" a "_text) == "a"_text && contains(text, "本") &&
              text.starts_with("日"));
static_assert(span<const char>{text.data(), text.size()}.size() == 9);

}  // namespace with_both

#if __has_include(<boost/hana/string.hpp>)
namespace with_hana {

namespace hana = boost::hana;
using namespace hana::literals;
using namespace u8lit::literals;

static_assert(hana::contains(hana::make_tuple("a"_text, "b"_text), "b"_text) && u8lit::contains("ab"_text, "b"_text));
static_assert(hana::fold(hana::make_tuple(1, 2), 0, [](int sum, int each) { return sum + each; }) == 3);
static_assert(u8lit::concat("a"_text, "b"_text) == "ab"_text &&
              hana::concat(hana::make_tuple(1), hana::make_tuple(2)) == hana::make_tuple(1, 2));
static_assert(u8lit::fold("12"_text, 0, [](int sum, u8lit::scalar_value) { return sum + 1; }) == 2);

}  // namespace with_hana
#endif

bool finds_at_run_time() {
  const std::string letters = "a,b";
  const auto checked = u8lit::text_view<char>::checked(letters);
  return checked && a_user::calls_mine(*checked, *checked) && u8lit::contains(*checked, U'b');
}

int main() { return at_run_time(finds_at_run_time); }
