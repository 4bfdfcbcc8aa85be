// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_SORT_HPP
#define U8LIT_OPERATION_SORT_HPP

#include <u8lit/operation/text_list.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Inserts a value into the heap below `root`, an empty slot. The slot first moves down to the bottom, without
// comparisons with the value, and then up to the value's place. The value came from the bottom and mostly returns
// there, so this saves half of the comparisons (Wegener, "Bottom-up heapsort", 1993).
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
  auto texts = text_list<Texts...>::template array<Unit>();
  detail::heap_sort(texts.texts, texts.size());
  return texts;
}();

struct sort_operation {
  /// Sorts texts in place by code point, the order of `<`. Not stable. Complexity: n log n comparisons, also in the
  /// worst case.
  /// \param texts  the first of the texts
  /// \param count  the number of texts
  template <code_unit Unit>
  U8LIT_ABI constexpr void operator()(text_view<Unit>* texts, size_t count) const noexcept {
    detail::heap_sort(texts, count);
  }
  /// As above, for an array.
  template <code_unit Unit, size_t Count>
  U8LIT_ABI constexpr void operator()(text_view<Unit> (&texts)[Count]) const noexcept {
    detail::heap_sort(texts, Count);
  }
  /// As above, for an object with data() and size() that holds text_views.
  template <class Texts>
    requires requires(Texts& texts) { detail::heap_sort(texts.data(), static_cast<size_t>(texts.size())); }
  U8LIT_ABI constexpr void operator()(Texts&& texts) const noexcept {
    detail::heap_sort(texts.data(), static_cast<size_t>(texts.size()));
  }
  /// Sorts the texts of a text_list by code point, at compile time. Complexity: n log n comparisons.
  /// \return a text_list; all texts have the first one's code unit type
  template <class First, class... Rest>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_list<First, Rest...>) const noexcept {
    return detail::make_list_of_texts([] { return sorted_texts<typename First::unit_type, First, Rest...>; });
  }
  /// As above, for the empty list.
  [[nodiscard]] U8LIT_ABI constexpr text_list<> operator()(text_list<>) const noexcept { return {}; }
  /// As above, for text_constants.
  template <fixed_text First, fixed_text... Rest>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<First>, text_constant<Rest>...) const noexcept {
    return operator()(text_list<text_constant<First>, text_constant<Rest>...>{});
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Sorts texts by code point, the order of `<` and `compare`, which is not the alphabetical order of any language.
///
/// In UTF-8 it is the order of the bytes (RFC 3629 section 1); in UTF-16 it is not that of the code units.
///
/// Calls: `sort(data, count)`, `sort(texts)`, `sort("..."_text...)`, `sort(list)`. The first two sort in place.
/// - `data`, `count`: a pointer to text_views and their number
/// - `texts`: an array of text_views, or an object with data() and size() that holds text_views
/// - `list`: a text_list
/// - returns, for text_constants and lists, the sorted text_list, all texts of the first one's code unit type
/// - complexity: n log n comparisons, also in the worst case. Not stable; no memory is allocated.
/// - errors: none
/// \code
/// static_assert(sort("b"_text, "a"_text).at<0>() == "a"_text);
/// \endcode
inline constexpr detail::sort_operation sort{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
