// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_AS_TEXT_HPP
#define U8LIT_TEXT_AS_TEXT_HPP

#include <u8lit/text/explain.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

// What an object prints, as text of whatever form. The glue to streams and formatters prints what is said here and
// nothing else, so what is ill-formed never gets out.

namespace u8lit {

// Text prints itself, and so does a scalar value. Both are borrowed, so no temporary that owns is taken.
template <any_text Text>
[[nodiscard]] U8LIT_ABI constexpr detail::view_of<Text> as_text(const Text& text) noexcept {
  return text_view{text};
}
template <detail::owning_temporary Text>
  requires any_text<Text>
U8LIT_ABI constexpr detail::view_of<Text> as_text(const Text&& text) = delete;
template <class Scalar>
  requires(__is_same(Scalar, scalar_value))  // no number that converts to one
[[nodiscard]] U8LIT_ABI constexpr text_view<char32_t> as_text(const Scalar& value U8LIT_LIFETIMEBOUND) noexcept {
  return text_view<char32_t>::unchecked(&value.unchecked_value, 1);
}

// A verdict prints a sentence, and a fault its name.
[[nodiscard]] U8LIT_ABI constexpr explanation as_text(const verdict& found) noexcept { return explain(found); }
[[nodiscard]] U8LIT_ABI constexpr text_view<char> as_text(fault what) noexcept {
  const char* const name = name_of(what);
  size_t size = 0;
  while (name[size]) ++size;
  return text_view<char>::unchecked(name, size);
}

}  // namespace u8lit

namespace u8lit::detail {

template <class Object>
concept printable = requires(const Object& object) { requires any_text<decltype(u8lit::as_text(object))>; };

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
