// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CONCAT_HPP
#define U8LIT_CONCAT_HPP

#include <u8lit/made_text.hpp>

// Texts put together, in the form of the first. Each in two spellings, over literals and over text_constants:
// `concat<"a", "b">()` is `concat("a"_text, "b"_text)` is `"ab"_text`.

namespace u8lit {

// One after the other. Linear in the result's size.
template <fixed_text First, fixed_text... Rest>
consteval auto concat(text_constant<First> first, text_constant<Rest>...) noexcept {
  using unit = unit_of<decltype(first)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    out.append(text_constant<First>::view());
    // An array, for clang nests a fold, and no deeper than 256.
    const bool appended[] = {true, (out.append(text_constant<Rest>::view()), true)...};
    static_cast<void>(appended);
  });
}
template <fixed_text First, fixed_text... Rest>
  requires well_formed<finding_of_all<First, Rest...>>
consteval auto concat() noexcept {
  return u8lit::concat(text_constant<First>{}, text_constant<Rest>{}...);
}
template <fixed_text First, fixed_text... Rest>
finding_of_all<First, Rest...> concat() noexcept;

// The others one after the other, with the separator between two; of none, the empty text.
template <fixed_text Separator, fixed_text... Texts>
consteval auto join(text_constant<Separator> separator, text_constant<Texts>...) noexcept {
  using unit = unit_of<decltype(separator)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    [[maybe_unused]] bool first = true;
    const bool appended[] = {true, (out.append(first ? view_of<text_constant<Separator>>{} : text_constant<Separator>::view()),
                                    out.append(text_constant<Texts>::view()), first = false)...};
    static_cast<void>(appended);
  });
}
template <fixed_text Separator, fixed_text... Texts>
  requires well_formed<finding_of_all<Separator, Texts...>>
consteval auto join() noexcept {
  return u8lit::join(text_constant<Separator>{}, text_constant<Texts>{}...);
}
template <fixed_text Separator, fixed_text... Texts>
finding_of_all<Separator, Texts...> join() noexcept;

// The text so many times: `repeat<3>("ab"_text)` and `repeat<"ab", 3>()` are `"ababab"_text`.
template <size_t Times, fixed_text Text>
consteval auto repeat(text_constant<Text> text) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    for (size_t time = 0; time < Times; ++time) out.append(text_constant<Text>::view());
  });
}
template <fixed_text Text, size_t Times>
  requires well_formed<finding_of<Text>>
consteval auto repeat() noexcept {
  return u8lit::repeat<Times>(text_constant<Text>{});
}
template <fixed_text Text, size_t Times>
finding_of<Text> repeat() noexcept;

}  // namespace u8lit

#endif
