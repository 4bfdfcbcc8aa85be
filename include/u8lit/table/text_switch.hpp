// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TEXT_SWITCH_HPP
#define U8LIT_TABLE_TEXT_SWITCH_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/table/text_cases.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/base/begin.hpp>

// The handlers of a switch over text: how one of them is called, and the type of what comes of it.

namespace u8lit::detail::switching {

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

}  // namespace u8lit::detail::switching

// A switch over text:
//
//   text_switch(word, on("red"_text, [] { return 1; }), on("grün"_text, "green"_text, [] { return 2; }),
//               otherwise([] { return 0; }))

namespace u8lit::detail {

// A case: its texts, of which `otherwise` has none, and what is called for them.
template <class Handler, class Texts>
struct switch_case {
  using texts = Texts;
  using handler_type = Handler;
  Handler handler;
};

// The texts before the last argument.
template <class Texts, class... Rest>
struct texts_before_last;
template <unvalidated_literal... Texts, class Handler>
struct texts_before_last<case_texts<Texts...>, Handler> : type_identity<case_texts<Texts...>> {};
template <unvalidated_literal... Texts, auto Next, class... Rest>
  requires(sizeof...(Rest) > 0)
struct texts_before_last<case_texts<Texts...>, text_constant<Next>, Rest...>
    : texts_before_last<case_texts<Texts..., text_constant<Next>{}>, Rest...> {};

// The words where the compiler prints no more than the declaration of a deleted function.
struct a_case_is_made_of_text_constants_and_a_handler;

struct on_operation {
  template <auto First, class... Rest>
    requires(sizeof...(Rest) > 0) && requires { typename texts_before_last<case_texts<>, text_constant<First>, Rest...>::type; }
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<First>, Rest... rest) const {
    auto& handler = detail::nth_argument<sizeof...(Rest) - 1>(rest...);
    using texts = typename texts_before_last<case_texts<>, text_constant<First>, Rest...>::type;
    using handler_type = remove_cvref_t<decltype(handler)>;
    return switch_case<handler_type, texts>{static_cast<handler_type&&>(handler)};
  }
  template <class... Arguments>
  U8LIT_ABI a_case_is_made_of_text_constants_and_a_handler& operator()(const Arguments&...) const
      U8LIT_DELETED("u8lit: a case is made of literals with _text and of a handler, as in on(\"a\"_text, [] { return 1; })");
};

}  // namespace u8lit::detail

namespace u8lit {

// A case for any of these texts, which are text_constants of whatever form: `on("grün"_text, "green"_text, [] { return 2; })`. The
// handler, the last argument, is called without argument or, if that is how it may be called, with the text that the switch is
// over.
inline constexpr detail::on_operation on{};
// For all else; the last of the cases.
template <class Handler>
[[nodiscard]] U8LIT_ABI constexpr detail::switch_case<Handler, detail::case_texts<>> otherwise(Handler handler) {
  return {static_cast<Handler&&>(handler)};
}

}  // namespace u8lit

namespace u8lit::detail {

namespace switching {

// The refusals' names.
struct there_is_no_case;
struct otherwise_stands_last;
struct a_result_needs_otherwise;
struct results_have_no_common_type;
template <size_t Number>
struct case_number_from_1;
template <class Case>
struct a_handler_takes_neither_nothing_nor_the_text;

// Stands for `otherwise` behind the last case.
struct nothing_to_do {
  U8LIT_ABI constexpr void operator()() const noexcept {}
};

template <class... Cases>
struct shape_of {
  static constexpr size_t count = sizeof...(Cases);
  static constexpr bool has_no_texts[count + 1] = {__is_same(typename Cases::texts, case_texts<>)..., false};
  static constexpr bool has_otherwise = has_no_texts[count == 0 ? 0 : count - 1];
  static constexpr bool has_one_before = [] {
    for (size_t at = 0; at + 1 < count; ++at) {
      if (has_no_texts[at]) return true;
    }
    return false;
  }();
  // What the number of no case calls.
  static constexpr size_t none = count - has_otherwise;
  static constexpr const auto& rows = rows_of<typename Cases::texts...>;
};

template <class Text, class... Cases>
using result_of = common_of<typename result_of_one<typename Cases::handler_type, Text>::type...>;

// The number of the case of a text_constant.
template <class Text, class... Cases>
inline constexpr size_t number_of = switching::case_number<rows_of<typename Cases::texts...>, shape_of<Cases...>::none>(
    detail::units_of(Text::data(), Text::size()));
// Of what type its handler is.
template <class Text, class... Cases>
using handler_of = decltype(detail::nth_argument<number_of<Text, Cases...>>(switching::lvalue_of<Cases>()...).handler);

template <class Text>
inline constexpr bool is_constant = false;
template <fixed_text Text>
inline constexpr bool is_constant<text_constant<Text>> = true;

template <class Text, class... Cases>
[[nodiscard]] U8LIT_ABI constexpr auto diagnostic() noexcept {
  using shape = shape_of<Cases...>;
  using found = diagnostic_of_cases<typename Cases::texts...>;
  if constexpr (shape::none == 0) {
    return type_identity<there_is_no_case>{};
  } else if constexpr (shape::has_one_before) {
    return type_identity<otherwise_stands_last>{};
  } else if constexpr (!well_formed<found>) {
    return type_identity<found>{};
  } else if constexpr (is_constant<Text>) {
    if constexpr (number_of<Text, Cases...> == shape::count)
      return type_identity<typename finding_of_sought<Text::value, false>::type>{};
    else if constexpr (switching::first_not_called<Text, handler_of<Text, Cases...>>() == 0)
      return type_identity<a_handler_takes_neither_nothing_nor_the_text<case_number_from_1<number_of<Text, Cases...> + 1>>>{};
    else return type_identity<well_formed_text>{};
  } else if constexpr (constexpr size_t wrong = switching::first_not_called<Text, typename Cases::handler_type...>();
                       wrong < shape::count) {
    return type_identity<a_handler_takes_neither_nothing_nor_the_text<case_number_from_1<wrong + 1>>>{};
  } else {
    using result = result_of<Text, Cases...>;
    if constexpr (__is_same(result, no_common_type)) return type_identity<results_have_no_common_type>{};
    else if constexpr (!shape::has_otherwise && !__is_same(result, void)) return type_identity<a_result_needs_otherwise>{};
    else return type_identity<well_formed_text>{};
  }
}
template <class Text, class... Cases>
using diagnostic_of = typename decltype(diagnostic<Text, Cases...>())::type;

}  // namespace switching

}  // namespace u8lit::detail

namespace u8lit {

// Calls the handler of the case that has this text among its texts, or else that of `otherwise`: one, once. Equal are texts
// of whatever form; what is ill-formed equals none. Gives what the handler gives, in the type of all their results, joined
// from the first to the last as std::common_type does; without `otherwise`, that is void. Of a text_constant, which must be
// among the texts if there is no `otherwise`, the compiler chooses the handler, and no other is asked for its type. It
// throws what the handler throws. Linear in the text.
template <text_like Text, class... Cases>
  requires well_formed<detail::switching::diagnostic_of<Text, Cases...>>
U8LIT_ABI constexpr decltype(auto) text_switch(const Text& text, Cases... cases) {
  using shape = detail::switching::shape_of<Cases...>;
  if constexpr (detail::switching::is_constant<Text>) {
    using result = typename detail::switching::result_of_one<detail::switching::handler_of<Text, Cases...>, Text>::type;
    return detail::switching::call<result>(detail::nth_argument<detail::switching::number_of<Text, Cases...>>(cases...).handler, text);
  } else {
    const size_t number = detail::switching::case_number<shape::rows, shape::none>(text);
    detail::switching::nothing_to_do nothing;
    using result = detail::switching::result_of<Text, Cases...>;
    if constexpr (shape::has_otherwise) return detail::switching::call_among<result>(number, text, cases.handler...);
    else return detail::switching::call_among<result>(number, text, cases.handler..., nothing);
  }
}
template <text_like Text, class... Cases>
detail::switching::diagnostic_of<Text, Cases...> text_switch(const Text&, Cases...);
template <detail::of_unknown_length Text, class... Cases>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& text_switch(Text&&, Cases&&...)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
