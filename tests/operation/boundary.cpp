// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/boundary.hpp>

#include <string>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Text may be cut between scalar values, at its beginning and at its end.
constexpr text_view<char> language = "日本語";
static_assert(is_boundary(language, 0) && is_boundary(language, 3) && is_boundary(language, 9));
static_assert(!is_boundary(language, 1) && !is_boundary(language, 8) && !is_boundary(language, 10) &&
              !is_boundary(language, npos));
static_assert(is_boundary(text_constant<u"\U0001F600">{}, 2) && !is_boundary(text_constant<u"\U0001F600">{}, 1));
static_assert(unchecked_slice(language, 3, 6) == "本" && unchecked_slice(language, 9, 9).empty());

// The empty text has one boundary.
static_assert(is_boundary(text_view<char>{}, 0) && !is_boundary(text_view<char>{}, 1));
static_assert(unchecked_slice(text_view<char>{}, 0, 0).data() == nullptr);

// Over all texts: the boundaries are the offsets of the scalar values and the end, and text cut there is text.
template <class Unit>
constexpr bool cuts(size_t longest) {
  return for_all_texts<Unit>(four_letters, longest, [](const auto& text) {
    for (size_t offset = 0; offset < text.size() + 3; ++offset) {
      if (is_boundary(text.text(), offset) != text.has_boundary(offset)) return false;
    }
    for (size_t first = 0; first <= text.count; ++first) {
      for (size_t last = first; last <= text.count; ++last) {
        if (!is(unchecked_slice(text.text(), text.offsets[first], text.offsets[last]),
                text.scalars().substr(first, last - first)))
          return false;
      }
    }
    return true;
  });
}
static_assert(cuts<char>(2) && cuts<char16_t>(2) && cuts<char32_t>(2));
bool cuts_all() {
  const size_t longest = unknown(4);
  return cuts<char>(longest) && cuts<char16_t>(longest) && cuts<char32_t>(longest) && cuts<wchar_t>(longest);
}

// Strings that may be ill-formed are rejected.
template <class Text>
concept has_boundaries = requires(const Text& text) { is_boundary(text, 0); };
static_assert(has_boundaries<text_view<char>> && has_boundaries<text_constant<"a">>);
static_assert(!has_boundaries<std::string> && !has_boundaries<std::string_view> && !has_boundaries<const char*>);
static_assert(noexcept(is_boundary(language, 0)) && noexcept(unchecked_slice(language, 0, 0)));

// The text of one scalar value.
static_assert(scalar_text<char>{U'€'}.view() == "€" && scalar_text<char16_t>{U'\U0001F600'}.view() == u"\U0001F600");
static_assert(scalar_text<char>{U'a'}.view().size() == 1 && scalar_text<wchar_t>{U'€'}.view() == L"€");
static_assert(scalar_text<char>{}.view().empty());

// It is well-formed, and decodes to that scalar value.
template <class Unit>
constexpr bool holds(char32_t first, char32_t last, char32_t step) {
  for (char32_t number = first; number <= last; number += step) {
    const optional_scalar_value value = scalar_value::from(number);
    if (!value) continue;
    const scalar_text<Unit> text{*value};
    const decoded found = decode_front(text.view());
    if (!found || found.value != number || found.length != text.view().size()) return false;
  }
  return true;
}
static_assert(holds<char>(0, 0x10'FFFF, 0x1003) && holds<char16_t>(0, 0x10'FFFF, 0x1003) &&
              holds<char32_t>(0, 0x10'FFFF, 0x1003));
bool holds_all() {
  const volatile char32_t each = 1;  // which keeps the compilers from evaluating all of it
  return holds<char>(0, 0x10'FFFF, each) && holds<char16_t>(0, 0x10'FFFF, each) && holds<wchar_t>(0, 0x10'FFFF, each);
}

// Only a scalar_value converts to it, and only explicitly.
template <class From>
concept makes_one = requires(From from) { scalar_text<char>{from}; };
static_assert(makes_one<scalar_value> && !makes_one<text_view<char>> && !makes_one<const char*>);
static_assert(noexcept(scalar_text<char>{scalar_value{}}) && noexcept(scalar_text<char>{}.view()));

int main() { return at_run_time(cuts_all, holds_all); }
