// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/replace_text.hpp>
#include <u8lit/text/literals.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: literals, as template arguments and as values.
static_assert(replace("a-b-c"_text, "-"_text, "::"_text) == "a::b::c"_text &&
              replace("a-b"_text, "-"_text, ""_text) == "ab"_text);
static_assert(replace("日本語"_text, "本"_text, "x"_text) == "日x語"_text &&
              replace("abc"_text, "x"_text, "y"_text) == "abc"_text &&
              replace(""_text, "a"_text, "b"_text) == ""_text);
static_assert(replace("aaa"_text, "aa"_text, "b"_text) == "ba"_text &&
              replace("aaaa"_text, "aa"_text, "aaa"_text) == "aaaaaa"_text);
static_assert(replace("ab"_text, ""_text, "-"_text) == "-a-b-"_text &&
              replace("日"_text, ""_text, "-"_text) == "-日-"_text &&
              replace(""_text, ""_text, "-"_text) == "-"_text);
static_assert(replace("ab"_text, ""_text, ""_text) == "ab"_text &&
              replace("a\0b"_text, "\0"_text, "0"_text) == "a0b"_text);
static_assert(replace(u"日本"_text, "本"_text, U"😀"_text) == u"日😀"_text &&
              replace("a"_text, u"a"_text, u"é"_text) == "é"_text);  // in the form of the first
static_assert(__is_same(decltype(replace(L"abc"_text, "b"_text, ""_text)), text_constant<L"ac">) &&
              replace("abc"_text, "b"_text, ""_text).c_str()[2] == '\0');
static_assert(replaced_size("a-b-c"_text, "-", "::") == 7 && replaced_size("ab"_utf8, "", "-") == 5);
#ifdef __cpp_char8_t
static_assert(replace(u8"añb"_text, "ñ"_text, "n"_text) == u8"anb"_text);
#endif

// Into a buffer, all of it or in parts.
constexpr bool usage() {
  char room[8]{};
  const transcoded all = replace("a-b"_utf8, "-", " – ", room);
  if (!all || all.read != 3 || all.written != 7 || text_view<char>::unchecked(room, 7) != "a – b") return false;
  std::array<char, 4> small{};
  const transcoded part = replace("a-b"_text, "-", " – ", small);  // no room for the whole of the other text
  return !part && !part.fits && part.found && part.read == 1 && part.written == 1 &&
         small == std::array{'a', '\0', '\0', '\0'};
}
static_assert(usage());

// The expected result, in scalar values, by searching with the standard library.
std::u32string expected_of(std::u32string_view text, std::u32string_view from, std::u32string_view to) {
  std::u32string result;
  if (from.empty()) {
    for (const char32_t value : text) (result += to) += value;
    return result += to;
  }
  size_t at = 0;
  for (size_t found; (found = text.find(from, at)) != text.npos; at = found + from.size())
    (result += text.substr(at, found - at)) += to;
  return result += text.substr(at);
}

// All short texts and sizes of buffers: the output is text and a prefix of the expected result; nothing is written
// after it; and continuing at `read` gives the rest.
template <class Unit>
bool replaces(const small_text<Unit>& text, const small_text<Unit>& from, const small_text<Unit>& to) {
  const std::u32string expected = expected_of(text.scalars(), from.scalars(), to.scalars());
  constexpr Unit guard = static_cast<Unit>('#');
  constexpr size_t most = 160;
  const size_t size = replaced_size(text.text(), from.text(), to.text());
  for (size_t room_size = 0; room_size <= size + 1; ++room_size) {
    Unit room[most];
    for (size_t at = 0; at <= size + 1; ++at) room[at] = guard;
    const transcoded found = replace(text.text(), from.text(), to.text(), room, room_size);
    if (found.written > room_size || found.fits != (room_size >= size) || !text.has_boundary(found.read)) return false;
    if (found.fits && (found.written != size || found.read != text.size())) return false;
    if (!found.found || found.found.offset != found.read) return false;
    for (size_t at = found.written; at <= size + 1; ++at) {
      if (room[at] != guard) return false;
    }
    const text_view<Unit> part = text_view<Unit>::unchecked(room, found.written);
    if (!is_well_formed(room, found.written) ||
        !is(part, std::u32string_view{expected}.substr(0, part.scalars().count())))
      return false;
    if (found.fits) {
      if (!is(part, expected)) return false;
      continue;
    }
    const auto rest = text_view<Unit>::unchecked(text.units + found.read, text.size() - found.read);
    const transcoded more = replace(rest, from.text(), to.text(), room + found.written, most - found.written);
    if (!more || !is(text_view<Unit>::unchecked(room, found.written + more.written), expected)) return false;
  }
  return true;
}
template <class Unit>
bool replaces_all(std::u32string_view alphabet, size_t longest, size_t longest_from) {
  return for_all_texts<Unit>(alphabet, longest, [=](const auto& text) {
    return for_all_texts<Unit>(alphabet, longest_from, [&](const auto& from) {
      return for_all_texts<Unit>(alphabet, 2, [&](const auto& to) { return replaces(text, from, to); });
    });
  });
}
bool replaces_in_utf8() {
  return replaces_all<char>(U"aé", unknown(5), 3) && replaces_all<char>(four_letters, unknown(3), 2) &&
         replaces_all<std::byte>(U"é", unknown(4), 2);
}
bool replaces_in_wider_forms() {
  return replaces_all<char16_t>(four_letters.substr(1), unknown(4), 2) && replaces_all<char32_t>(U"a😀", unknown(4), 2);
}

// The same at compile time, over a sample, where every step out of bounds would be an error.
constexpr bool replaces_as(text_view<char16_t> text, text_view<char16_t> from, text_view<char16_t> to,
                           text_view<char16_t> expected) {
  char16_t room[16]{};
  for (size_t size = 0; size <= expected.size(); ++size) {
    const transcoded found = replace(text, from, to, room, size);
    if (found.fits != (size == expected.size()) || !is_well_formed(room, found.written) || found.written > size)
      return false;
  }
  return text_view<char16_t>::unchecked(room, expected.size()) == expected;
}
static_assert(replaces_as(u"a😀😀b", u"😀", u"éé", u"aééééb") && replaces_as(u"a😀", u"", u"😀", u"😀a😀😀😀"));
static_assert(replaces_as(u"😀🨀", u"🨀", u"", u"😀") && replaces_as(u"", u"", u"", u"") &&
              replaces_as(u"", u"a", u"b", u""));

// Strings that may be ill-formed are rejected, and text of another form, and ill-formed literals (SFINAE-friendly).
template <class Text, class Other, class Buffer>
concept replaceable = requires(const Text& text, const Other& other, Buffer&& out) {
  replace(text, other, other, out);
};
static_assert(replaceable<text_view<char>, text_view<char>, std::span<char>> &&
              replaceable<text_constant<"a">, text_view<char>, char (&)[1]>);
static_assert(!replaceable<std::string, text_view<char>, std::span<char>> &&
              !replaceable<text_view<char>, std::string, std::span<char>>);
static_assert(!replaceable<text_view<char>, text_view<char>, char16_t (&)[1]> &&
              !replaceable<text_view<char>, text_view<char16_t>, char (&)[1]>);
template <unvalidated_literal Text, unvalidated_literal From, unvalidated_literal To>
concept replaces_literals = requires {
  replace(text_constant<Text>{}, text_constant<From>{}, text_constant<To>{}).size();
};
static_assert(replaces_literals<"a", u"b", U"c"> && !replaces_literals<"\xC3", "a", "b"> &&
              !replaces_literals<"é", "\xC3", "b"> && !replaces_literals<"a", "b", "\xC3"> &&
              !replaces_literals<"a", u"\xD800", "b">);
static_assert(noexcept(replace(text_view<char>{}, text_view<char>{}, text_view<char>{}, nullptr, 0)));

int main() { return at_run_time(usage, replaces_in_utf8, replaces_in_wider_forms); }
