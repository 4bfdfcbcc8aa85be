// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_SORT_HPP
#define U8LIT_OPERATION_SORT_HPP

#include <u8lit/operation/text_list.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Puts the value where it belongs in the heap below `root`, whose own place is free. On its way down it does not compare
// with the value, which came from the bottom and mostly ends there; that saves half of the comparisons.
template <code_unit Unit>
U8LIT_ABI constexpr void sift_down(text_view<Unit>* heap, size_t root, size_t size, text_view<Unit> value) noexcept {
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

template <code_unit Unit>
U8LIT_ABI constexpr void heap_sort(text_view<Unit>* texts, size_t count) noexcept {
  for (size_t root = count / 2; root-- > 0;) detail::sift_down(texts, root, count, texts[root]);
  for (size_t last = count; last-- > 1;) {
    const text_view<Unit> value = texts[last];
    texts[last] = texts[0];
    detail::sift_down(texts, 0, last, value);
  }
}

template <code_unit Unit, class... Texts>
inline constexpr auto sorted_texts = [] {
  auto made = text_list<Texts...>::template array<Unit>();
  detail::heap_sort(made.texts, made.size());
  return made;
}();

struct sort_operation {
  template <code_unit Unit>
  U8LIT_ABI constexpr void operator()(text_view<Unit>* texts, size_t count) const noexcept {
    detail::heap_sort(texts, count);
  }
  template <code_unit Unit, size_t Count>
  U8LIT_ABI constexpr void operator()(text_view<Unit> (&texts)[Count]) const noexcept {
    detail::heap_sort(texts, Count);
  }
  template <class Texts>
    requires requires(Texts& texts) { detail::heap_sort(texts.data(), static_cast<size_t>(texts.size())); }
  U8LIT_ABI constexpr void operator()(Texts&& texts) const noexcept {
    detail::heap_sort(texts.data(), static_cast<size_t>(texts.size()));
  }
  template <class First, class... Rest>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_list<First, Rest...>) const noexcept {
    return detail::build_text_list([] { return sorted_texts<typename First::unit_type, First, Rest...>; });
  }
  [[nodiscard]] U8LIT_ABI constexpr text_list<> operator()(text_list<>) const noexcept { return {}; }
  template <fixed_text First, fixed_text... Rest>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<First>, text_constant<Rest>...) const noexcept {
    return operator()(text_list<text_constant<First>, text_constant<Rest>...>{});
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Sorts texts by code point, the order of `<` and `compare`, which is no language's. In UTF-8 it is the order of the octets
// (RFC 3629 section 1), in UTF-16 it is not that of the code units.
//   sort(data, count), sort(texts)
// In place: `texts` is an array of text_views or anything with data() and size() whose elements are text_views. Not stable.
// Complexity: n log n comparisons.
//   sort("b"_text, "a"_text), sort(list)
// Of text_constants or a text_list: returns the sorted text_list, all texts in the form of the first.
//   sort("b"_text, "a"_text) == text_list_of("a"_text, "b"_text)
inline constexpr detail::sort_operation sort{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
