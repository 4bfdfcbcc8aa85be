// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_REFUSAL_HPP
#define U8LIT_REFUSAL_HPP

#include <u8lit/compiler.hpp>
#include <u8lit/in_hex.hpp>
#include <u8lit/size.hpp>
#include <u8lit/compiler/begin.hpp>

// How a constant expression is refused so that the compiler's first error names the reason, the place and the value.

namespace u8lit {

// No constant expression may read past the end of an array. g++ names the element's type, which is called after the
// reason, and the index, which is the place or the value; clang names the function that read, which is called after the
// reason too, and its arguments.
template <class Reason>
struct only_element {
  Reason at[1];
};

// What was found of a literal: `ruling(number, shown)` is its size if it is well-formed and does not compile otherwise.
// The caller calls it itself, which keeps the compiler's account of the calls short.
struct judgement {
  using ruling_type = size_t(size_t number, in_hex shown);
  ruling_type* ruling;
  size_t number;
  in_hex shown{};
  bool accepts = false;  // said apart, because g++ with -fsanitize=undefined cannot tell two functions from each other
};

U8LIT_ABI constexpr size_t accepted(size_t number, in_hex) noexcept { return number; }
U8LIT_ABI constexpr judgement accept(size_t number) noexcept { return {accepted, number, {}, true}; }

// A finding about a template argument, as a type; that of a refused one is incomplete and named after the reason.
template <class Finding>
struct found_to_be {
  using type = Finding;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
