// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_ARRAY_HPP
#define U8LIT_TEXT_ARRAY_HPP

#include <u8lit/text_view.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// So many borrowed texts; an aggregate and a random access range. What operations on literals give it borrows from
// static storage.
template <code_unit Unit, size_t Count>
struct text_array {
  using value_type = text_view<Unit>;
  using const_iterator = const value_type*;
  using iterator = const_iterator;

  value_type texts[Count == 0 ? 1 : Count]{};

  U8LIT_ABI constexpr const value_type* data() const noexcept { return texts; }
  U8LIT_ABI constexpr const value_type* begin() const noexcept { return texts; }
  U8LIT_ABI constexpr const value_type* end() const noexcept { return texts + Count; }
  // The index is to be less than the size, as with any array.
  U8LIT_ABI constexpr value_type operator[](size_t index) const noexcept { return texts[index]; }

  U8LIT_ABI constexpr size_t size() const noexcept { return Count; }
  U8LIT_ABI constexpr bool empty() const noexcept { return Count == 0; }

  U8LIT_ABI friend constexpr bool operator==(const text_array& left, const text_array& right) noexcept {
    return compiler::are_equal(left.texts, right.texts);
  }
};

// What a range of texts that `Make{}` makes has, counted and copied once: constants of the function that gives it would be
// made again for each call.
template <class Make>
inline constexpr size_t count_made_by = [] {
  size_t counted = 0;
  const auto range = Make{}();
  for (auto each = range.begin(); each != range.end(); ++each) ++counted;
  return counted;
}();
template <class Make>
inline constexpr auto texts_made_by = [] {
  text_array<typename decltype(Make{}())::value_type::unit_type, count_made_by<Make>> result;
  size_t at = 0;
  for (const auto text : Make{}()) result.texts[at++] = text;
  return result;
}();

// The text_array of a range of texts that `Make{}` makes.
template <class Make>
consteval auto text_array_of(Make) noexcept {
  return texts_made_by<Make>;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
