// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SORT_HPP
#define U8LIT_SORT_HPP

#include <u8lit/made_text.hpp>
#include <u8lit/text_array.hpp>
#include <u8lit/transcode.hpp>
#include <u8lit/compiler/begin.hpp>

// Texts in code point order, which for UTF-8 is that of the octets (RFC 3629 section 1) and in UTF-16 is not that of the
// code units. It is the order of `<` and of `compare`, not that of any language.

namespace u8lit {

// Puts the value where it belongs in the heap below `root`, whose own place is free. On its way down it does not compare
// with the value, which came from the bottom and mostly ends there; that saves half of the comparisons.
template <code_unit Unit>
U8LIT_ABI constexpr void sink(text_view<Unit>* heap, size_t root, size_t size, text_view<Unit> value) noexcept {
  size_t at = root;
  for (size_t child = 2 * at + 1; child < size; child = 2 * at + 1) {
    if (child + 1 < size && heap[child] < heap[child + 1]) ++child;
    heap[at] = heap[child];
    at = child;
  }
  while (at > root && heap[(at - 1) / 2] < value) {
    heap[at] = heap[(at - 1) / 2];
    at = (at - 1) / 2;
  }
  heap[at] = value;
}

// Sorts texts in place, without other storage. Not stable: of equal texts, any may come first, and only where they stand
// in memory tells them apart. n log n comparisons, whatever the order.
template <code_unit Unit>
U8LIT_ABI constexpr void sort(text_view<Unit>* texts, size_t count) noexcept {
  for (size_t root = count / 2; root-- > 0;) u8lit::sink(texts, root, count, texts[root]);
  for (size_t last = count; last-- > 1;) {
    const text_view<Unit> value = texts[last];
    texts[last] = texts[0];
    u8lit::sink(texts, 0, last, value);
  }
}
template <code_unit Unit, size_t Count>
U8LIT_ABI constexpr void sort(text_view<Unit> (&texts)[Count]) noexcept {
  u8lit::sort(texts, Count);
}
// Anything with data() and size() that may be written to.
template <class Texts>
  requires requires(Texts& texts) { u8lit::sort(texts.data(), static_cast<size_t>(texts.size())); }
U8LIT_ABI constexpr void sort(Texts&& texts) noexcept {
  u8lit::sort(texts.data(), static_cast<size_t>(texts.size()));
}

// Literals sorted, as a text_array of views of them, all in the form of the first: `sort<"b", "a">()` and
// `sort("b"_text, "a"_text)`.
template <fixed_text First, fixed_text... Rest>
consteval auto sort(text_constant<First> first, text_constant<Rest>...) noexcept {
  using unit = unit_of<decltype(first)>;
  text_array<unit, 1 + sizeof...(Rest)> result{{text_constant<First>::view(), u8lit::text_in<unit, Rest>().view()...}};
  u8lit::sort(result.texts);
  return result;
}
template <fixed_text First, fixed_text... Rest>
  requires well_formed<finding_of_all<First, Rest...>>
consteval auto sort() noexcept {
  return u8lit::sort(text_constant<First>{}, text_constant<Rest>{}...);
}
template <fixed_text First, fixed_text... Rest>
finding_of_all<First, Rest...> sort() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
