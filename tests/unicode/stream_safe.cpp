// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/concat.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/stream_safe.hpp>

#include <cstddef>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::to_stream_safe;

// UAX15-D4: text with at most 30 nonstarters in a row is left as it is; before a 31st, U+034F is inserted.
constexpr auto accents_30 = repeat<30>("\u0301"_text);
constexpr auto accents_31 = repeat<31>("\u0301"_text);
static_assert(to_stream_safe(""_text) == ""_text && to_stream_safe("cafe\u0301"_text) == "cafe\u0301"_text);
static_assert(to_stream_safe(concat("e"_text, accents_30)) == concat("e"_text, accents_30));
static_assert(to_stream_safe(concat("e"_text, accents_31)) == concat("e"_text, accents_30, "\u034F\u0301"_text));
// Each starter begins the count again, and so does the inserted one.
static_assert(to_stream_safe(concat(accents_30, "a"_text, accents_30)) == concat(accents_30, "a"_text, accents_30));
static_assert(to_stream_safe(repeat<61>("\u0301"_text)) ==
              concat(accents_30, "\u034F"_text, accents_30, "\u034F\u0301"_text));
// What counts is Normalization Form KD: U+00E9 ends with one nonstarter, U+0344 is two, U+FF9E is none alone but one in
// form KD.
static_assert(to_stream_safe(concat("\u00E9"_text, accents_30)) ==
              concat("\u00E9"_text, repeat<29>("\u0301"_text), "\u034F\u0301"_text));
static_assert(to_stream_safe(repeat<16>("\u0344"_text)) == concat(repeat<15>("\u0344"_text), "\u034F\u0344"_text));
static_assert(to_stream_safe(concat(accents_30, "\uFF9E"_text)) == concat(accents_30, "\u034F\uFF9E"_text));
static_assert(to_stream_safe(concat(u"e"_text, repeat<31>(u"\u0301"_text))) ==
              concat(u"e"_text, repeat<30>(u"\u0301"_text), u"\u034F\u0301"_text));

// Whatever the size of the buffer, what is written and the rest, converted by itself, are the whole. So it stops only
// where the count begins anew: before or after e, or behind U+034F.
constexpr bool stops_where_the_count_begins() {
  constexpr auto text = concat("e"_text, repeat<61>("\u0301"_text));
  constexpr auto whole = to_stream_safe(text);
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    char room[130]{};
    const transcoded done = to_stream_safe(text, room, size);
    const std::size_t joiners = size < 63 ? 0 : size < 125 ? 1 : 2;
    const std::size_t read = size == whole.size() ? text.size() : size == 0 ? 0 : 1 + joiners * 60;
    if (done.read != read || done.fits != (size == whole.size())) return false;
    if (done.written != (size == whole.size() ? size : read + joiners * 2)) return false;
    const text_view<char> rest = text.view().slice(read);
    const transcoded more = to_stream_safe(rest, room + done.written, sizeof room - done.written);
    if (!more || text_view<char>::unchecked(room, done.written + more.written) != whole) return false;
  }
  return true;
}
static_assert(stops_where_the_count_begins());

int main() { return at_run_time(stops_where_the_count_begins); }
