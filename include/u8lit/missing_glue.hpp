// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MISSING_GLUE_HPP
#define U8LIT_MISSING_GLUE_HPP

#include <u8lit/as_text.hpp>
#include <u8lit/compiler/std_forward.hpp>
#include <u8lit/compiler/begin.hpp>

// What tells whoever prints text without the glue for it which header to include, where the standard library would list
// all that it can print. What the glue declares is more constrained and so preferred to this.

namespace u8lit {

namespace detail {
struct include_u8lit_ostream_hpp_to_print_text;
template <class Object>
inline constexpr bool has_formatter = false;
template <class Object>
U8LIT_ABI constexpr void refuse_to_format() noexcept {
  static_assert(has_formatter<Object>, "u8lit: include <u8lit/format.hpp> to format text");
}
}  // namespace detail

// std::cout << text
template <class Char, class Traits, printable Object>
U8LIT_ABI detail::include_u8lit_ostream_hpp_to_print_text& operator<<(std::basic_ostream<Char, Traits>&, const Object&)
    U8LIT_DELETED("u8lit: include <u8lit/ostream.hpp> to print text");

}  // namespace u8lit

// std::format("{}", text)
template <u8lit::printable Object, class Char>
struct std::formatter<Object, Char> {
  template <class Context>
  U8LIT_ABI constexpr typename Context::iterator parse(Context& context) {
    u8lit::detail::refuse_to_format<Object>();  // once, whatever contexts there are
    return context.begin();
  }
  template <class Context>
  U8LIT_ABI typename Context::iterator format(const Object&, Context& context) const {
    return context.out();
  }
};

#include <u8lit/compiler/end.hpp>

#endif
