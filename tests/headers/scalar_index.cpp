// SPDX-License-Identifier: BSL-1.0
#include <u8lit/scalar_index.hpp>
#include <u8lit/literals.hpp>

#include <algorithm>
#include <string>
#include <type_traits>

#include "all_texts.hpp"
#include "at_run_time.hpp"

using namespace u8lit;

// Usage: the scalar value with an index, or none.
constexpr text_view<char> language = "日本語";
static_assert(nth(language, 0) && *nth(language, 0) == U'日' && *nth(language, 2) == U'語' && !nth(language, 3));
static_assert(nth<"日本語", 2>() == U'語' && nth<1>("日本語"_text) == U'本' && nth<u"a\U0001F600b", 2>() == U'b');
static_assert(nth("日本語"_text, 1).value_or(U'x') == U'本' && !nth(text_view<char>{}, 0) && !nth(language, npos));

// Its offset; that of an index beyond is the end.
static_assert(offset_of_index(language, 2) == 6 && offset_of_index(language, 3) == 9 && offset_of_index(language, npos) == 9);

// So many scalar values from an index on, or all the rest; as many as there are.
static_assert(slice_scalars(language, 1, 1) == "本" && slice_scalars(language, 1) == "本語" && slice_scalars(language, 1, 9) == "本語");
static_assert(slice_scalars(language, 3).empty() && slice_scalars(language, 9, 1).empty());
static_assert(slice_scalars(language, npos, npos).empty());
static_assert(slice_scalars(text_view<char>{}, 0, 1).empty() && slice_scalars("日本語"_text, 0, 2) == "日本");

// Of literals, as text_constants, where there must be so many.
static_assert(std::is_same_v<decltype(slice_scalars<"日本語", 1, 1>()), text_constant<"本">>);
static_assert(std::is_same_v<decltype(slice_scalars<1, 1>("日本語"_text)), text_constant<"本">>);
static_assert(slice_scalars<1>("日本語"_text) == "本語"_text && slice_scalars<"日本語", 2>() == "語"_text);
static_assert(slice_scalars<"日本語", 3>().empty() && slice_scalars<"日本語", 3, 0>().empty() && slice_scalars<"", 0>().empty());
static_assert(slice_scalars<u"a\U0001F600b", 1, 1>() == u"\U0001F600"_text);

// Other indices are a candidate less where one asks first.
template <unvalidated_literal Text, size_t Index>
concept has_nth = requires { nth<Text, Index>(); } || requires { nth<Index>(text_constant<Text>{}); };
template <unvalidated_literal Text, size_t... Numbers>
concept sliceable = requires { slice_scalars<Text, Numbers...>(); } ||
                    requires { slice_scalars<Numbers...>(text_constant<Text>{}); };
static_assert(has_nth<"日本語", 2> && !has_nth<"日本語", 3> && !has_nth<"日本語", npos> && !has_nth<"", 0> && !has_nth<"a\xC0", 0>);
static_assert(sliceable<"日本語", 3> && !sliceable<"日本語", 4> && sliceable<"日本語", 1, 2> && !sliceable<"日本語", 1, 3>);
static_assert(!sliceable<"日本語", 4, 0> && !sliceable<"日本語", 1, npos - 1> && !sliceable<"a\xC0", 0, 1>);

// What the refusals say.
template <class Found, fixed_text Text, size_t First, size_t Asked>
constexpr bool says = std::is_same_v<indexing::finding_of<Text, First, Asked>, Found>;
using namespace indexing;
static_assert(says<index_beyond_the_end<at_index_from_0<3>, text_has_scalar_values<3>>, "日本語", 3, 1>);
static_assert(says<index_beyond_the_end<at_index_from_0<7>, text_has_scalar_values<3>>, "日本語", 7, 2>);
static_assert(says<fewer_than_asked_for<at_index_from_0<2>, scalar_values_asked_for<2>, text_has_scalar_values<3>>, "日本語", 2, 2>);
static_assert(says<well_formed_text, "日本語", 2, 1>);

// Over all texts and all indices: as of an array of scalar values.
template <class Unit>
constexpr bool agrees(size_t longest) {
  return for_all_texts<Unit>(four_letters, longest, [](const auto& text) {
    for (size_t index = 0; index <= text.count + 1; ++index) {
      const optional_scalar_value found = nth(text.text(), index);
      if (found.has_value() != (index < text.count) || (found && *found != text.values[index])) return false;
      if (offset_of_index(text.text(), index) != text.offsets[std::min(index, text.count)]) return false;
      const std::u32string_view rest = text.scalars().substr(std::min(index, text.count));
      if (!is(slice_scalars(text.text(), index), rest)) return false;
      for (size_t count = 0; count <= text.count + 1; ++count) {
        if (!is(slice_scalars(text.text(), index, count), rest.substr(0, count))) return false;
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

// What nobody judged is no text.
template <class Text>
concept indexable = requires(const Text& text) { nth(text, 0); } || requires(const Text& text) { slice_scalars(text, 0, 1); } ||
                    requires(const Text& text) { offset_of_index(text, 0); };
static_assert(indexable<text_view<char>> && !indexable<std::string_view> && !indexable<std::string> && !indexable<const char*>);
static_assert(noexcept(nth(language, 0)) && noexcept(slice_scalars(language, 3)) && noexcept(offset_of_index(language, 0)));

int main() { return at_run_time(agrees_everywhere); }
