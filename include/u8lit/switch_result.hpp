// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SWITCH_RESULT_HPP
#define U8LIT_SWITCH_RESULT_HPP

#include <u8lit/any_text.hpp>
#include <u8lit/compiler/begin.hpp>

// The handlers of a switch over text: how one of them is called, and the type of what comes of it.

namespace u8lit::switching {

template <class Object>
Object& lvalue_of() noexcept;  // for unevaluated operands; never defined
template <class Object>
Object result_like() noexcept;

// A handler is called without argument or, if it cannot be, with the text.
template <class Handler>
concept called_without = requires(Handler& handler) { handler(); };

template <class Handler, class Text>
concept called_with = requires(Handler& handler, const Text& text) { handler(text); };

template <class Handler, class Text>
struct result_of_one;
template <class Handler, class Text>
  requires(!called_without<Handler> && called_with<Handler, Text>)
struct result_of_one<Handler, Text> {
  using type = decltype(switching::lvalue_of<Handler>()(switching::lvalue_of<const Text>()));
};
template <called_without Handler, class Text>
struct result_of_one<Handler, Text> {
  using type = decltype(switching::lvalue_of<Handler>()());
};

// The index of the first case whose handler cannot be called.
template <class Text, class... Handlers>
U8LIT_ABI constexpr size_t first_not_called() noexcept {
  constexpr bool called[] = {(called_without<Handlers> || called_with<Handlers, Text>)..., false};
  size_t at = 0;
  while (called[at]) ++at;
  return at;
}

// The type that all results have or, if they differ, convert to as the branches of a conditional expression do.
template <class Left, class Right>
concept have_common_type = requires { false ? switching::result_like<Left>() : switching::result_like<Right>(); };
struct no_common_type;

template <class Left>
struct joined;
template <>
struct joined<no_common_type> {
  template <class Right>
  U8LIT_ABI constexpr joined operator|(joined<Right>) const noexcept {
    return {};
  }
};
template <class Left>
struct joined {
  template <class Right>
  U8LIT_ABI constexpr auto operator|(joined<Right>) const noexcept {
    if constexpr (__is_same(Left, Right)) return joined{};
    else if constexpr (have_common_type<Left, Right>)
      return joined<decltype(false ? result_like<Left>() : result_like<Right>())>{};
    else return joined<no_common_type>{};
  }
};
template <class Result>
struct type_of;
template <class Result>
struct type_of<joined<Result>> {
  using type = Result;
};

// By eights, for clang nests a fold, and no deeper than 256.
template <class First, class... Rest>
U8LIT_ABI constexpr auto join_in_order(First, Rest...) noexcept {
  return (First{} | ... | Rest{});
}
template <class First, class T0, class T1, class T2, class T3, class T4, class T5, class T6, class T7, class... Rest>
  requires(sizeof...(Rest) > 0)
U8LIT_ABI constexpr auto join_in_order(First, T0, T1, T2, T3, T4, T5, T6, T7, Rest... rest) noexcept {
  return switching::join_in_order(First{} | T0{} | T1{} | T2{} | T3{} | T4{} | T5{} | T6{} | T7{}, rest...);
}

template <class First, class... Rest>
U8LIT_ABI constexpr auto common() noexcept {
  constexpr bool same[] = {true, __is_same(First, Rest)...};
  constexpr bool all_same = [&] {
    for (const bool each : same) {
      if (!each) return false;
    }
    return true;
  }();
  if constexpr (all_same) return joined<First>{};
  else return switching::join_in_order(joined<First>{}, joined<Rest>{}...);
}
template <class... Results>
using common_of = typename type_of<decltype(common<Results...>())>::type;

// Fills the last step of `call_nth`.
struct no_handler {};

template <class Result, class Handler, class Text>
U8LIT_ABI constexpr Result call(Handler& handler, const Text& text) {
  if constexpr (__is_same(Handler, no_handler)) __builtin_unreachable();
  else if constexpr (!called_without<Handler>) return static_cast<Result>(handler(text));
  else return static_cast<Result>(handler());
}

// Calls the handler with that index. A switch of the language's own for each sixteen of them, of which compilers make one.
template <class Result, class Text, class H0, class H1, class H2, class H3, class H4, class H5, class H6, class H7,
          class H8, class H9, class H10, class H11, class H12, class H13, class H14, class H15, class... Rest>
U8LIT_ABI constexpr Result call_nth(size_t index, const Text& text, H0& h0, H1& h1, H2& h2, H3& h3, H4& h4, H5& h5, H6& h6, H7& h7,
                                    H8& h8, H9& h9, H10& h10, H11& h11, H12& h12, H13& h13, H14& h14, H15& h15, Rest&... rest) {
  switch (index) {
    case 0: return switching::call<Result>(h0, text);
    case 1: return switching::call<Result>(h1, text);
    case 2: return switching::call<Result>(h2, text);
    case 3: return switching::call<Result>(h3, text);
    case 4: return switching::call<Result>(h4, text);
    case 5: return switching::call<Result>(h5, text);
    case 6: return switching::call<Result>(h6, text);
    case 7: return switching::call<Result>(h7, text);
    case 8: return switching::call<Result>(h8, text);
    case 9: return switching::call<Result>(h9, text);
    case 10: return switching::call<Result>(h10, text);
    case 11: return switching::call<Result>(h11, text);
    case 12: return switching::call<Result>(h12, text);
    case 13: return switching::call<Result>(h13, text);
    case 14: return switching::call<Result>(h14, text);
    case 15: return switching::call<Result>(h15, text);
    default: break;
  }
  if constexpr (sizeof...(Rest) >= 16) return switching::call_nth<Result>(index - 16, text, rest...);
  else __builtin_unreachable();
}
template <class Result, class Text, class... Handlers>
U8LIT_ABI constexpr Result call_among(size_t index, const Text& text, Handlers&... handlers) {
  no_handler no;
  return switching::call_nth<Result>(index, text, handlers..., no, no, no, no, no, no, no, no, no, no, no, no, no, no, no);
}

}  // namespace u8lit::switching

#include <u8lit/compiler/end.hpp>

#endif
