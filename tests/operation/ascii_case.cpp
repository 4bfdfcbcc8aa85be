// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/ascii_case.hpp>
#include <u8lit/text/literals.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: a literal, as a template argument and as a value. Letters beyond ASCII stay.
static_assert(to_ascii_upper("añb-9"_text) == "AñB-9"_text && to_ascii_lower("AÑB-9"_text) == "aÑb-9"_text);
static_assert(to_ascii_upper(u"a😀"_text) == u"A😀"_text && to_ascii_lower(U"A😀"_text) == U"a😀"_text &&
              to_ascii_upper(""_text) == ""_text);
static_assert(__is_same(decltype(to_ascii_upper(L"abc"_text)), text_constant<L"ABC">) &&
              to_ascii_lower("ABC"_text).c_str()[3] == '\0');
static_assert(to_ascii_lower(to_ascii_upper("aBc"_text)) == "abc"_text && to_ascii_upper("a\0b"_text) == "A\0B"_text);
#ifdef __cpp_char8_t
static_assert(to_ascii_upper(u8"añb"_text) == u8"AñB"_text);
#endif

// Usage: equal except for the case of ASCII letters, in one form and across forms.
constexpr text_view<char> header = "Content-Type";
static_assert(equal_ignoring_ascii_case(header, "content-type") && !equal_ignoring_ascii_case(header, "content_type"));
static_assert(equal_ignoring_ascii_case(header, u"CONTENT-TYPE"_utf16) &&
              equal_ignoring_ascii_case("ñA"_text, "ña"_text));
static_assert(equal_ignoring_ascii_case("abc"_text, "ABC"_text) && equal_ignoring_ascii_case("añ"_text, u"Añ"_text));
static_assert(!equal_ignoring_ascii_case("ñ"_text, "Ñ"_text) && !equal_ignoring_ascii_case("a"_text, "ab"_text) &&
              !equal_ignoring_ascii_case("ab"_text, "a"_text));
static_assert(!equal_ignoring_ascii_case("K"_text, "\u212A"_text) &&
              equal_ignoring_ascii_case(""_text, u""_text));  // KELVIN SIGN

// Into a buffer, or in place.
constexpr bool usage() {
  char room[6]{};
  const transcoded all = to_ascii_upper("añb"_utf8, room);
  if (!all || all.read != 4 || all.written != 4 || text_view<char>::unchecked(room, 4) != "AñB") return false;
  if (!to_ascii_lower(text_view<char>::unchecked(room, 4), room) || text_view<char>::unchecked(room, 4) != "añb")
    return false;
  std::array<char, 2> small{};
  const transcoded part = to_ascii_upper("añb"_text, small);  // no room for the ñ
  return !part && !part.fits && part.found && part.read == 1 && part.written == 1 && small == std::array{'A', '\0'};
}
static_assert(usage());

// Letters of ASCII, by a table.
constexpr std::u32string_view lower = U"abcdefghijklmnopqrstuvwxyz", upper = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr char32_t in_upper(char32_t c) { return lower.find(c) == lower.npos ? c : upper[lower.find(c)]; }
constexpr char32_t in_lower(char32_t c) { return upper.find(c) == upper.npos ? c : lower[upper.find(c)]; }

// Over all texts and sizes of buffers: each scalar value mapped, as many as fit; nothing is written after them.
constexpr std::u32string_view letters = U"aZ@é😀", pairs = U"aAé[";
template <class Unit>
constexpr bool maps(const small_text<Unit>& text) {
  for (const bool up : {false, true}) {
    small_text<Unit> expected;
    for (const char32_t value : text.scalars()) expected.append(up ? in_upper(value) : in_lower(value));
    for (size_t size = 0; size <= text.size() + 1; ++size) {
      constexpr Unit guard = static_cast<Unit>('#');
      Unit room[longest_small_text * 4 + 2];
      for (Unit& unit : room) unit = guard;
      const transcoded found = up ? to_ascii_upper(text.text(), room, size) : to_ascii_lower(text.text(), room, size);
      size_t count = expected.count;
      while (expected.offsets[count] > size) --count;
      if (found.fits != (count == text.count) || found.written != expected.offsets[count] ||
          found.read != found.written)
        return false;
      if (!is(text_view<Unit>::unchecked(room, found.written), expected.scalars().substr(0, count))) return false;
      for (size_t at = found.written; at < std::size(room); ++at) {
        if (room[at] != guard) return false;
      }
    }
  }
  return true;
}
template <class Unit>
constexpr bool maps_all(std::u32string_view alphabet, size_t longest) {
  return for_all_texts<Unit>(alphabet, longest, maps<Unit>);
}
template <class Left, class Right>
constexpr bool compares(std::u32string_view alphabet, size_t longest) {
  return for_all_texts<Left>(alphabet, longest, [=](const auto& left) {
    return for_all_texts<Right>(alphabet, longest, [&](const auto& right) {
      bool same = left.count == right.count;
      for (size_t at = 0; same && at < left.count; ++at) same = in_lower(left.values[at]) == in_lower(right.values[at]);
      return equal_ignoring_ascii_case(left.text(), right.text()) == same;
    });
  });
}
static_assert(maps_all<char>(letters, 1) && maps_all<char16_t>(letters.substr(3), 2) &&
              compares<char, char16_t>(pairs, 1));
bool maps_at_run_time() {
  return maps_all<char>(letters, unknown(5)) && maps_all<char16_t>(letters, unknown(5)) &&
         maps_all<wchar_t>(letters, unknown(3)) && maps_all<std::byte>(letters, unknown(3));
}
bool compares_at_run_time() {
  return compares<char, char>(pairs, unknown(4)) && compares<char, char16_t>(pairs, unknown(4)) &&
         compares<char32_t, char>(U"kK\u212A", unknown(3));
}

// At run time, long texts are converted and compared in blocks: texts of all sizes up to a few blocks, which have each
// ASCII character in every place, into a buffer and in place; and texts that differ in one place, in case or otherwise.
template <class Unit>
bool maps_blocks() {
  for (size_t size = 0; size < 300; ++size) {
    std::basic_string<Unit> text(size, Unit{}), expected[2]{text, text};
    for (size_t at = 0; at < size; ++at) {
      const char32_t value = at % 0x7F == 5 ? U'\u00DF' : static_cast<char32_t>((at + size) % 0x80);
      const bool is_pair = value > 0x7F && sizeof(Unit) == 1 && at + 1 < size;  // ß in UTF-8
      text[at] = static_cast<Unit>(is_pair ? 0xC3 : value & 0x7F);
      for (const bool up : {false, true})
        expected[up][at] = static_cast<Unit>(is_pair ? 0xC3 : up ? in_upper(value & 0x7F) : in_lower(value & 0x7F));
      if (!is_pair) continue;
      ++at;
      text[at] = expected[0][at] = expected[1][at] = static_cast<Unit>(0x9F);
    }
    const auto view = text_view<Unit>::unchecked(text.data(), size);
    for (const bool up : {false, true}) {
      std::basic_string<Unit> room(size, Unit{}), in_place = text;
      const auto there = text_view<Unit>::unchecked(in_place.data(), size);
      const bool done = up ? to_ascii_upper(view, room) && to_ascii_upper(there, in_place)
                           : to_ascii_lower(view, room) && to_ascii_lower(there, in_place);
      if (!done || room != expected[up] || in_place != expected[up]) return false;
      if (!equal_ignoring_ascii_case(view, text_view<Unit>::unchecked(room.data(), size))) return false;
    }
    for (size_t at = 0; at < size; ++at) {
      if (detail::to_unsigned(text[at]) > 0x7F) continue;
      auto other = expected[1];
      other[at] = static_cast<Unit>(text[at] == Unit{'!'} ? '?' : '!');
      if (equal_ignoring_ascii_case(view, text_view<Unit>::unchecked(other.data(), size))) return false;
    }
  }
  return true;
}

// Every two units from 0 to 17F, in texts of every size up to a few blocks, in changing places and from changing
// offsets.
template <class Unit>
bool compares_every_pair() {
  constexpr unsigned last = sizeof(Unit) == 1 ? 0xFF : 0x17F;
  for (unsigned l = 0; l <= last; ++l) {
    for (unsigned r = 0; r <= last; ++r) {
      const size_t size = 1 + (l * 5 + r) % 70, at = (l + 3 * r) % size, begin = r % 3;
      Unit left[80], right[80];
      for (size_t each = 0; each < 80; ++each) {
        left[each] = static_cast<Unit>(U'a' + each % 26);
        right[each] = static_cast<Unit>(U'A' + each % 26);
      }
      right[begin + size] = Unit{'!'};
      left[begin + at] = static_cast<Unit>(l);
      for (size_t each = begin + size; each-- > 0;) right[each + 1] = right[each];
      right[begin + 1 + at] = static_cast<Unit>(r);
      const bool same = in_lower(l) == in_lower(r);
      if (equal_ignoring_ascii_case(text_view<Unit>::unchecked(left + begin, size),
                                    text_view<Unit>::unchecked(right + begin + 1, size)) != same)
        return false;
    }
  }
  return true;
}

// Strings that may be ill-formed are rejected, and buffers of another code unit type.
template <class Text, class Buffer>
concept mapped = requires(const Text& text, Buffer&& out) { to_ascii_upper(text, out); } ||
                 requires(const Text& text, Buffer&& out) { to_ascii_lower(text, out); };
static_assert(mapped<text_view<char>, std::span<char>> && mapped<text_constant<u"a">, char16_t (&)[1]>);
static_assert(!mapped<std::string, char (&)[9]> && !mapped<text_view<char>, char16_t (&)[9]>);
template <class Left, class Right>
concept comparable = requires(const Left& left, const Right& right) { equal_ignoring_ascii_case(left, right); };
static_assert(comparable<text_view<char>, text_view<char32_t>> && comparable<text_constant<"a">, text_view<char>>);
static_assert(!comparable<text_view<char>, std::string> && !comparable<std::string, text_view<char>> &&
              !comparable<text_view<char>, int>);
template <unvalidated_literal Text>
concept maps_literal =
    requires { to_ascii_upper(text_constant<Text>{}).size(); } ||
    requires { to_ascii_lower(text_constant<Text>{}).size(); };
static_assert(maps_literal<"añ"> && !maps_literal<"a\xC3"> && !maps_literal<u"\xD800">);
static_assert(noexcept(to_ascii_upper(header, nullptr, 0)) && noexcept(equal_ignoring_ascii_case(header, header)));

int main() {
  return at_run_time(usage, maps_at_run_time, compares_at_run_time, maps_blocks<char>,
                     maps_blocks<char16_t>, maps_blocks<char32_t>, compares_every_pair<char>,
                     compares_every_pair<char16_t>, compares_every_pair<char32_t>);
}
