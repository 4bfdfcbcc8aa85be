// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/scalar_index.hpp>
#include <u8lit/text/literals.hpp>

#include <algorithm>
#include <string>
#include <type_traits>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: the scalar value with an index, or none.
constexpr text_view<char> language = "日本語";
static_assert(language.nth(0) && *language.nth(0) == U'日' && *language.nth(2) == U'語' && !language.nth(3));
static_assert(nth<2>("日本語"_text) == U'語' && nth<1>("日本語"_text) == U'本' && nth<2>(u"a\U0001F600b"_text) == U'b');
static_assert("日本語"_utf8.nth(1).value_or(U'x') == U'本' && !text_view<char>{}.nth(0) && !language.nth(npos));

// A number of scalar values from an index on, or all the rest; fewer if there are fewer.
static_assert(language.slice_scalars(1, 1) == "本" && language.slice_scalars(1) == "本語" &&
              language.slice_scalars(1, 9) == "本語");
static_assert(language.slice_scalars(3).empty() && language.slice_scalars(9, 1).empty());
static_assert(language.slice_scalars(npos, npos).empty());
static_assert(text_view<char>{}.slice_scalars(0, 1).empty() && "日本語"_utf8.slice_scalars(0, 2) == "日本");

// Of literals, as text_constants; too few do not compile.
static_assert(std::is_same_v<decltype(slice_scalars<1, 1>("日本語"_text)), text_constant<"本">>);
static_assert(slice_scalars<1>("日本語"_text) == "本語"_text && slice_scalars<2>("日本語"_text) == "語"_text);
static_assert(slice_scalars<3>("日本語"_text).empty() && slice_scalars<3, 0>("日本語"_text).empty() &&
              slice_scalars<0>(""_text).empty());
static_assert(slice_scalars<1, 1>(u"a\U0001F600b"_text) == u"\U0001F600"_text);

// Other indices are rejected (SFINAE-friendly).
template <unvalidated_literal Text, size_t Index>
concept has_nth = requires { nth<Index>(text_constant<Text>{}); };
template <unvalidated_literal Text, size_t... Numbers>
concept sliceable = requires { slice_scalars<Numbers...>(text_constant<Text>{}); };
static_assert(has_nth<"日本語", 2> && !has_nth<"日本語", 3> && !has_nth<"日本語", npos> && !has_nth<"", 0>);
static_assert(sliceable<"日本語", 3> && !sliceable<"日本語", 4> && sliceable<"日本語", 1, 2> && !sliceable<"日本語", 1, 3>);
static_assert(!sliceable<"日本語", 4, 0> && !sliceable<"日本語", 1, npos - 1>);

// The diagnostics.
template <class Found, fixed_text Text, size_t First, size_t Asked>
constexpr bool says = std::is_same_v<positions::diagnostic_of<Text, First, Asked>, Found>;
using namespace positions;
static_assert(says<index_beyond_the_end<at_index_from_0<3>, text_has_scalar_values<3>>, "日本語", 3, 1>);
static_assert(says<index_beyond_the_end<at_index_from_0<7>, text_has_scalar_values<3>>, "日本語", 7, 2>);
static_assert(says<fewer_than_asked_for<at_index_from_0<2>, scalar_values_asked_for<2>, text_has_scalar_values<3>>,
                   "日本語", 2, 2>);
static_assert(says<well_formed_text, "日本語", 2, 1>);

// Over all texts and all indices: as for an array of scalar values.
template <class Unit>
constexpr bool agrees(size_t longest) {
  return for_all_texts<Unit>(four_letters, longest, [](const auto& text) {
    for (size_t index = 0; index <= text.count + 1; ++index) {
      const optional_scalar_value found = text.text().nth(index);
      if (found.has_value() != (index < text.count) || (found && *found != text.values[index])) return false;
      if (text.text().slice_scalars(0, index).size() != text.offsets[std::min(index, text.count)]) return false;
      const std::u32string_view rest = text.scalars().substr(std::min(index, text.count));
      if (!is(text.text().slice_scalars(index), rest)) return false;
      for (size_t count = 0; count <= text.count + 1; ++count) {
        if (!is(text.text().slice_scalars(index, count), rest.substr(0, count))) return false;
      }
    }
    return true;
  });
}
static_assert(agrees<char>(2) && agrees<char16_t>(2) && agrees<char32_t>(2));
bool agrees_everywhere() {
  const size_t longest = unknown(5);
  return agrees<char>(longest) && agrees<char16_t>(longest) && agrees<char32_t>(longest) && agrees<wchar_t>(longest);
}

static_assert(noexcept(language.nth(0)) && noexcept(language.slice_scalars(3)));

int main() { return at_run_time(agrees_everywhere); }
