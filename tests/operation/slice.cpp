// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/slice.hpp>
#include <u8lit/text/literals.hpp>

#include <string>
#include <type_traits>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: by offsets in code units, the last not included; without it to the end.
constexpr text_view<char> language = "日本語";
static_assert(language.slice(3, 6) == "本" && language.slice(3) == "本語" && "日本語"_utf8.slice(6, 9) == "語");
static_assert(language.slice(0, 9).data() == language.data() && language.slice(3, 6).data() == language.data() + 3);

// An offset inside a sequence, past the end or out of order: nothing.
static_assert(language.slice(4, 6).empty() && language.slice(3, 5).empty() && language.slice(4).empty());
static_assert(language.slice(0, 10).empty() && language.slice(10).empty() && language.slice(6, 3).empty());
static_assert(language.slice(0, npos).empty() && language.slice(npos, npos).empty() && language.slice(npos).empty());
static_assert(language.slice(9, 9).empty() && text_view<char>{}.slice(0, 0).empty() &&
              text_view<char>{}.slice(0).empty());

// Of literals, as text_constants.
static_assert(std::is_same_v<decltype(slice<3, 6>("日本語"_text)), text_constant<"本">>);
static_assert(slice<3>("日本語"_text) == "本語"_text && slice<6>("日本語"_text) == "語"_text && slice<9>("日本語"_text).empty());
static_assert(slice<1, 5>("a\U0001F600"_text) == "\U0001F600"_text &&
              slice<1, 3>(u"a\U0001F600b"_text) == u"\U0001F600"_text);
static_assert(slice<0, 0>(""_text).empty() && slice<0>("日本語"_text) == "日本語"_text && slice<3, 3>("日本語"_text).empty());
static_assert(slice<3, 6>("日本語"_text).c_str()[3] == '\0');

// Other offsets do not compile (SFINAE-friendly).
template <unvalidated_literal Text, size_t... Offsets>
concept sliceable = requires { slice<Offsets...>(text_constant<Text>{}); };
static_assert(sliceable<"日本語", 0, 3> && !sliceable<"日本語", 0, 4> && !sliceable<"日本語", 1, 3>);
static_assert(!sliceable<"日本語", 0, 10> && !sliceable<"日本語", 6, 3> && !sliceable<"日本語", 12, 3>);
static_assert(sliceable<"日本語", 3> && !sliceable<"日本語", 4> && !sliceable<"日本語", 10>);
static_assert(!sliceable<"日本語", npos> && !sliceable<"日本語", 0, npos - 1> && sliceable<"日本語", 0, npos>);
static_assert(sliceable<u"\U0001F600", 0, 2> && !sliceable<u"\U0001F600", 0, 1> && sliceable<U"\U0001F600", 0, 1>);

// The diagnostics.
template <class Found, fixed_text Text, size_t First, size_t Last>
constexpr bool says = std::is_same_v<slices::diagnostic_of<Text, First, Last>, Found>;
using namespace slices;
static_assert(
    says<offset_inside_a_sequence<at_offset_from_0<5>, in_the_sequence_that_begins_at_offset<3>>, "日本語", 5, 6>);
static_assert(says<offset_inside_a_sequence<at_offset_from_0<8>, in_the_sequence_that_begins_at_offset<6>>, "日本語",
                   5 + 1, 8>);
static_assert(says<offset_beyond_the_end<at_offset_from_0<10>, text_has_code_units<9>>, "日本語", 3, 10>);
static_assert(says<offset_beyond_the_end<at_offset_from_0<12>, text_has_code_units<9>>, "日本語", 12, 3>);
static_assert(says<offsets_out_of_order<at_offset_from_0<6>, at_offset_from_0<3>>, "日本語", 6, 3>);
static_assert(says<well_formed_text, "日本語", 3, 6>);

// Over all texts and all offsets: what is between two boundaries, or nothing.
template <class Unit>
constexpr bool cuts_all(size_t longest) {
  return for_all_texts<Unit>(four_letters, longest, [](const auto& text) {
    for (size_t first = 0; first <= text.size() + 2; ++first) {
      for (size_t last = 0; last <= text.size() + 2; ++last) {
        const bool may = text.has_boundary(first) && text.has_boundary(last) && first <= last;
        const text_view<Unit> found = text.text().slice(first, last);
        if (!is_well_formed(found) ||
            found != text_view<Unit>::unchecked(text.units + (may ? first : 0), may ? last - first : 0))
          return false;
      }
      if (text.text().slice(first) != text.text().slice(first, text.size())) return false;
    }
    return true;
  });
}
static_assert(cuts_all<char>(1) && cuts_all<char16_t>(2) && cuts_all<char32_t>(2));
bool slices_all() {
  const size_t longest = unknown(4);
  return cuts_all<char>(longest) && cuts_all<char16_t>(longest) && cuts_all<char32_t>(longest) &&
         cuts_all<wchar_t>(longest);
}

// Text that is not constant has member functions instead.
template <class Text>
concept has_slices =
    requires(const Text& text) { slice<0, 1>(text); } ||
    requires(const Text& text) { slice<0>(text); };
static_assert(has_slices<text_constant<"a">> && !has_slices<text_view<char>> && !has_slices<std::string> &&
              !has_slices<const char*>);
static_assert(noexcept(language.slice(0, 3)) && noexcept(language.slice(3)));

int main() { return at_run_time(slices_all); }
