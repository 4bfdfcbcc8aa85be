// SPDX-License-Identifier: BSL-1.0
#include <u8lit/slice.hpp>
#include <u8lit/literals.hpp>

#include <string>
#include <type_traits>

#include "all_texts.hpp"
#include "at_run_time.hpp"

using namespace u8lit;

// Usage: by offsets in code units, the last not included; without it to the end.
constexpr text_view<char> language = "日本語";
static_assert(slice(language, 3, 6) == "本" && slice(language, 3) == "本語" && slice("日本語"_text, 6, 9) == "語");
static_assert(slice(language, 0, 9).data() == language.data() && slice(language, 3, 6).data() == language.data() + 3);

// An offset inside a sequence, past the end or out of order: nothing.
static_assert(slice(language, 4, 6).empty() && slice(language, 3, 5).empty() && slice(language, 4).empty());
static_assert(slice(language, 0, 10).empty() && slice(language, 10).empty() && slice(language, 6, 3).empty());
static_assert(slice(language, 0, npos).empty() && slice(language, npos, npos).empty() && slice(language, npos).empty());
static_assert(slice(language, 9, 9).empty() && slice(text_view<char>{}, 0, 0).empty() && slice(text_view<char>{}, 0).empty());

// Of literals, as text_constants.
static_assert(std::is_same_v<decltype(slice<3, 6>("日本語"_text)), text_constant<"本">>);
static_assert(std::is_same_v<decltype(slice<"日本語", 3, 6>()), text_constant<"本">>);
static_assert(slice<3>("日本語"_text) == "本語"_text && slice<"日本語", 6>() == "語"_text && slice<"日本語", 9>().empty());
static_assert(slice<"a\U0001F600", 1, 5>() == "\U0001F600"_text && slice<u"a\U0001F600b", 1, 3>() == u"\U0001F600"_text);
static_assert(slice<"", 0, 0>().empty() && slice<"日本語", 0>() == "日本語"_text && slice<"日本語", 3, 3>().empty());
static_assert(slice<"日本語", 3, 6>().c_str()[3] == '\0');

// Other offsets do not compile, and are a candidate less where one asks first.
template <unvalidated_literal Text, size_t... Offsets>
concept sliceable = requires { slice<Text, Offsets...>(); } && requires { slice<Offsets...>(text_constant<Text>{}); };
template <unvalidated_literal Text, size_t... Offsets>
concept somehow_sliceable = requires { slice<Text, Offsets...>(); } || requires { slice<Offsets...>(text_constant<Text>{}); };
static_assert(sliceable<"日本語", 0, 3> && !somehow_sliceable<"日本語", 0, 4> && !somehow_sliceable<"日本語", 1, 3>);
static_assert(!somehow_sliceable<"日本語", 0, 10> && !somehow_sliceable<"日本語", 6, 3> && !somehow_sliceable<"日本語", 12, 3>);
static_assert(sliceable<"日本語", 3> && !somehow_sliceable<"日本語", 4> && !somehow_sliceable<"日本語", 10>);
static_assert(!somehow_sliceable<"日本語", npos> && !somehow_sliceable<"日本語", 0, npos>);
static_assert(sliceable<u"\U0001F600", 0, 2> && !somehow_sliceable<u"\U0001F600", 0, 1> && sliceable<U"\U0001F600", 0, 1>);
static_assert(!somehow_sliceable<"ab\xC0", 0, 1> && !somehow_sliceable<"ab\xC0", 0> && !somehow_sliceable<"ab\xC0", 9, 1>);

// What the refusals say.
template <class Found, fixed_text Text, size_t First, size_t Last>
constexpr bool says = std::is_same_v<slicing::finding_of<Text, First, Last>, Found>;
using namespace slicing;
static_assert(says<offset_inside_a_sequence<at_offset_from_0<5>, in_the_sequence_that_begins_at_offset<3>>, "日本語", 5, 6>);
static_assert(says<offset_inside_a_sequence<at_offset_from_0<8>, in_the_sequence_that_begins_at_offset<6>>, "日本語", 5 + 1, 8>);
static_assert(says<offset_beyond_the_end<at_offset_from_0<10>, text_has_code_units<9>>, "日本語", 3, 10>);
static_assert(says<offset_beyond_the_end<at_offset_from_0<12>, text_has_code_units<9>>, "日本語", 12, 3>);
static_assert(says<offsets_out_of_order<at_offset_from_0<6>, at_offset_from_0<3>>, "日本語", 6, 3>);
static_assert(says<well_formed_text, "日本語", 3, 6>);

// Over all texts and all offsets: what is between two boundaries, or nothing.
template <class Unit>
constexpr bool slices(size_t longest) {
  return for_all_texts<Unit>(four_letters, longest, [](const auto& text) {
    for (size_t first = 0; first <= text.size() + 2; ++first) {
      for (size_t last = 0; last <= text.size() + 2; ++last) {
        const bool may = text.has_boundary(first) && text.has_boundary(last) && first <= last;
        const text_view<Unit> found = slice(text.text(), first, last);
        if (!is_well_formed(found) || found != text_view<Unit>::unchecked(text.units + (may ? first : 0), may ? last - first : 0))
          return false;
      }
      if (slice(text.text(), first) != slice(text.text(), first, text.size())) return false;
    }
    return true;
  });
}
static_assert(slices<char>(1) && slices<char16_t>(2) && slices<char32_t>(2));
bool slices_all() {
  const size_t longest = unknown(4);
  return slices<char>(longest) && slices<char16_t>(longest) && slices<char32_t>(longest) && slices<wchar_t>(longest);
}

// What nobody judged is no text.
template <class Text>
concept has_slices = requires(const Text& text) { slice(text, 0, 1); } || requires(const Text& text) { slice(text, 0); };
static_assert(has_slices<text_view<char>> && !has_slices<std::string_view> && !has_slices<std::string> && !has_slices<const char*>);
static_assert(noexcept(slice(language, 0, 3)) && noexcept(slice(language, 3)));

int main() { return at_run_time(slices_all); }
