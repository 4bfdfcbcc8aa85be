// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/replace.hpp>

#include <string_view>

#include <u8lit/text/literals.hpp>
#include "../support/at_run_time.hpp"
#include "../support/is.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// One U+FFFD for each maximal subpart: Unicode's tables 3-8 to 3-11.
static_assert(is("\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41"_lossy,
                 "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA"_text));
static_assert(is("\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41"_lossy,
                 "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA"_text));
static_assert(is("\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42"_lossy, "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA\uFFFD\uFFFDB"_text));
static_assert(is("\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41"_lossy, "\uFFFD\uFFFD\uFFFD\uFFFDA"_text));
static_assert(is("日\xE6\x97"_lossy, "日\uFFFD"_text) && is("\xFF"_lossy, "\uFFFD"_text) &&
              is("a\0\x80"_lossy, "a\0\uFFFD"_text));

// In the other forms, one for each code unit.
static_assert(is(u"a\xD800z"_lossy, u"a\uFFFDz"_text) && is(u"\xDC00\xD800"_lossy, u"\uFFFD\uFFFD"_text));
static_assert(is(u"\xD800\xD83D\xDE00\xDC00"_lossy, u"\uFFFD😀\uFFFD"_text) &&
              is(U"\xD800z\x110000"_lossy, U"\uFFFDz\uFFFD"_text));
#ifdef __cpp_char8_t
static_assert(is(u8"a\xC0z"_lossy, u8"a\uFFFDz"_text));
#endif

// Well-formed input is unchanged, U+FFFD and a byte order mark included.
static_assert(is("日本語"_lossy, "日本語"_text) && is(""_lossy, ""_text) && is("\uFEFF\uFFFD"_lossy, "\uFEFF\uFFFD"_text));
static_assert(is(u"\xD83D\xDE00"_lossy, u"😀"_text));

// Into a buffer, of any form.
constexpr bool replaces_into_a_buffer() {
  char octets[16]{};
  char16_t units[16]{};
  return replace_ill_formed("ab\xE0\x80z\xFF", octets) == transcoded{6, 12, {fault::none, 6, 0}, true, 3} &&
         std::string_view{octets, 12} == "ab\uFFFD\uFFFDz\uFFFD" &&
         replace_ill_formed("ab\xF0\x9F\x98z\xE6\x97", units) == transcoded{8, 5, {fault::none, 8, 0}, true, 2} &&
         std::u16string_view{units, 5} == u"ab\uFFFDz\uFFFD" &&
         replace_ill_formed(u"\xD800!", octets) == transcoded{2, 4, {fault::none, 2, 0}, true, 1} &&
         std::string_view{octets, 4} == "\uFFFD!" &&
         replace_ill_formed("日", units, 16) == transcoded{3, 1, {fault::none, 3, 0}};
}
static_assert(replaces_into_a_buffer());

// It stops where U+FFFD does not fit, and resumes from there.
constexpr bool stops_before_what_does_not_fit() {
  char octets[4]{'x', 'x', 'x', 'x'};
  const transcoded first = replace_ill_formed("ab\xFFz", octets);
  if (first != transcoded{2, 2, {fault::none, 2, 0}, false, 0} || first || octets[2] != 'x') return false;
  return replace_ill_formed("\xFFz", octets) == transcoded{2, 4, {fault::none, 2, 0}, true, 1};
}
static_assert(stops_before_what_does_not_fit());
static_assert(noexcept(replace_ill_formed("", declval<char*>(), 0)));

int main() { return at_run_time(replaces_into_a_buffer, stops_before_what_does_not_fit); }
