// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_AS_TEXT_HPP
#define U8LIT_TEXT_AS_TEXT_HPP

#include <u8lit/text/explain.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// The glue to streams and formatters prints the result of `as_text` and nothing else, so all output is well-formed.

/// Returns what to print for an object, as text; for text, a view of it. Not for temporaries that own their text.
/// Complexity: constant. Errors: a string, which may be ill-formed, does not compile.
/// \param text  text of any kind
/// \return a view of it
/// \code
/// u8lit::as_text(u8lit::fault::overlong) == "overlong"
/// \endcode
template <any_text Text>
[[nodiscard]] U8LIT_ABI constexpr detail::view_of<Text> as_text(const Text& text) noexcept {
  return text_view{text};
}
/// Deleted: a view of a temporary that owns its text would dangle.
template <detail::owning_temporary Text>
  requires any_text<Text>
U8LIT_ABI constexpr detail::view_of<Text> as_text(const Text&& text) = delete;
/// Returns a view of a scalar value as UTF-32. The value must outlive it.
template <class Scalar>
  requires(__is_same(Scalar, scalar_value))  // not numbers that convert to one
[[nodiscard]] U8LIT_ABI constexpr text_view<char32_t> as_text(const Scalar& value U8LIT_LIFETIMEBOUND) noexcept {
  return text_view<char32_t>::unchecked(&value.unchecked_value, 1);
}

/// Returns the explanation of the result of a validation.
[[nodiscard]] U8LIT_ABI constexpr explanation as_text(const verdict& result) noexcept { return u8lit::explain(result); }
/// Returns the name of a fault, in ASCII.
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
