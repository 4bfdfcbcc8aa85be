// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_STATELESS_HPP
#define U8LIT_STATELESS_HPP

#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// A function object that its type is enough for: a lambda that captures nothing. What is made of literals by such a
// function is made at compile time.
template <class Function>
concept stateless = __is_empty(Function) && requires { Function{}; };

// A constant function, also one that is no object of a class, as such.
template <auto Function>
struct constant_function {
  template <class... Arguments>
    requires requires(Arguments... arguments) { Function(arguments...); }
  U8LIT_ABI constexpr decltype(auto) operator()(Arguments... arguments) const noexcept(noexcept(Function(arguments...))) {
    return Function(arguments...);
  }
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
