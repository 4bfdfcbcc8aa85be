// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/reverse.hpp>
#include <u8lit/text/literals.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;

// Usage: a literal, as a template argument and as a value.
static_assert(reverse("añb"_text) == "bña"_text && reverse("日本語"_text) == "語本日"_text && reverse(""_text) == ""_text);
static_assert(reverse(u"a😀"_text) == u"😀a"_text && reverse(U"a😀"_text) == U"😀a"_text &&
              reverse(L"añ"_text) == L"ña"_text);
static_assert(__is_same(decltype(reverse(u"añb"_text)), text_constant<u"bña">) &&
              reverse("añb"_text).c_str()[4] == '\0');
static_assert(reverse(reverse("añb"_text)) == "añb"_text && reverse("a\0b"_text) == "b\0a"_text);
static_assert(reverse("e\u0301"_text) == "\u0301e"_text);  // by scalar value: the accent leaves its letter
#ifdef __cpp_char8_t
static_assert(reverse(u8"añb"_text) == u8"bña"_text);
#endif

// Into a buffer.
constexpr bool usage() {
  char room[6]{};
  const transcoded all = reverse("añb"_utf8, room);
  if (!all || all.read != 4 || all.written != 4 || text_view<char>::unchecked(room, 4) != "bña") return false;
  std::array<char, 2> small{};
  const transcoded part = reverse("añb"_text, small);  // no room for the ñ
  return !part && !part.fits && part.found && part.read == 1 && part.written == 1 && small == std::array{'b', '\0'};
}
static_assert(usage());

// Over all texts and sizes of buffers: the scalar values in the other order, as many as fit; nothing is written after
// them. Continuing with the rest of the text gives the rest of the output.
template <class Unit>
constexpr bool reverses(const small_text<Unit>& text) {
  small_text<Unit> expected;
  for (size_t at = text.count; at-- > 0;) expected.append(text.values[at]);
  for (size_t size = 0; size <= text.size() + 1; ++size) {
    constexpr Unit guard = static_cast<Unit>('#');
    Unit room[longest_small_text * 4 + 2];
    for (Unit& unit : room) unit = guard;
    const transcoded found = reverse(text.text(), room, size);
    size_t count = expected.count;
    while (expected.offsets[count] > size) --count;
    if (found.fits != (count == text.count) || found.written != expected.offsets[count] ||
        found.read != found.written)
      return false;
    if (!found.found || found.found.offset != found.read || found.replaced != 0) return false;
    if (!is(text_view<Unit>::unchecked(room, found.written), expected.scalars().substr(0, count))) return false;
    for (size_t at = found.written; at < std::size(room); ++at) {
      if (room[at] != guard) return false;
    }
    const auto rest = text_view<Unit>::unchecked(text.units, text.size() - found.read);
    if (!reverse(rest, room + found.written, std::size(room) - found.written)) return false;
    if (!is(text_view<Unit>::unchecked(room, text.size()), expected.scalars())) return false;
  }
  return true;
}
template <class Unit>
constexpr bool reverses_all(std::u32string_view alphabet, size_t longest) {
  return for_all_texts<Unit>(alphabet, longest, reverses<Unit>);
}
static_assert(reverses_all<char>(four_letters, 2) && reverses_all<char16_t>(four_letters.substr(0, 3), 2));
bool reverses_at_run_time() {
  return reverses_all<char>(four_letters, unknown(6)) && reverses_all<char16_t>(four_letters, unknown(6)) &&
         reverses_all<char32_t>(four_letters, unknown(4)) && reverses_all<unsigned char>(four_letters, unknown(3)) &&
         reverses_all<wchar_t>(four_letters, unknown(3)) && reverses_all<std::byte>(four_letters, unknown(3));
}

// Strings that may be ill-formed are rejected, and buffers of another code unit type.
template <class Text, class Buffer>
concept reversible = requires(const Text& text, Buffer&& out) { reverse(text, out); };
static_assert(reversible<text_view<char>, std::span<char>> && reversible<text_constant<u"a">, char16_t (&)[1]>);
static_assert(!reversible<std::string, char (&)[9]> && !reversible<text_view<char>, char16_t (&)[9]>);
static_assert(!reversible<text_view<char>, std::span<const char>>);
template <unvalidated_literal Text>
concept reverses_literal = requires { reverse(text_constant<Text>{}).size(); };
static_assert(reverses_literal<"añ"> && !reverses_literal<"a\xC3"> && !reverses_literal<u"\xD800">);
static_assert(noexcept(reverse("a"_text)) && noexcept(reverse(text_view<char>{}, nullptr, 0)));

int main() { return at_run_time(usage, reverses_at_run_time); }
