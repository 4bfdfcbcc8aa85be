// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TEXT_SWITCH_HPP
#define U8LIT_TABLE_TEXT_SWITCH_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/base/type_traits.hpp>
#include <u8lit/table/text_cases.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// A switch over text as a function: it finds the number of the case in the table of text_cases.hpp, and calls its
// handler.
//
//   text_switch(word, on("red"_text, [] { return 1; }), on("grün"_text, "green"_text, [] { return 2; }),
//               otherwise([] { return 0; }))

namespace u8lit::detail {

// A case: its handler, and its texts as a case_texts, an empty one for `otherwise`.
template <class Handler, class Texts>
struct switch_case {
  using texts = Texts;
  using handler_type = Handler;
  Handler handler;
};

// The texts before the last argument, which is the handler.
template <class Texts, class... Rest>
struct texts_before_last;
template <unvalidated_literal... Texts, class Handler>
struct texts_before_last<case_texts<Texts...>, Handler> : type_identity<case_texts<Texts...>> {};
template <unvalidated_literal... Texts, auto Next, class... Rest>
  requires(sizeof...(Rest) > 0)
struct texts_before_last<case_texts<Texts...>, text_constant<Next>, Rest...>
    : texts_before_last<case_texts<Texts..., text_constant<Next>{}>, Rest...> {};

// Why arguments are refused (attributes.hpp: U8LIT_REFUSAL).
#define U8LIT_MAKE_CASE                                                               \
  "u8lit: a case is made of literals with _text (using namespace u8lit::literals) " \
  "and a handler, as in on(\"a\"_text, [] { return 1; })"
struct a_case_is_made_of_literals_with_the_suffix_text_and_a_handler {
  U8LIT_REFUSAL_MEMBERS(a_case_is_made_of_literals_with_the_suffix_text_and_a_handler, U8LIT_MAKE_CASE)
};

struct on_operation {
  /// Makes a case of one or more texts and a handler.
  template <auto First, class... Rest>
    requires(sizeof...(Rest) > 0) &&
            requires { typename texts_before_last<case_texts<>, text_constant<First>, Rest...>::type; }
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<First>, Rest... rest) const {
    auto& handler = detail::nth_argument<sizeof...(Rest) - 1>(rest...);
    using texts = typename texts_before_last<case_texts<>, text_constant<First>, Rest...>::type;
    using handler_type = remove_cvref_t<decltype(handler)>;
    return switch_case<handler_type, texts>{static_cast<handler_type&&>(handler)};
  }
  template <class First, class... Rest>
  U8LIT_ABI a_case_is_made_of_literals_with_the_suffix_text_and_a_handler& operator()(
      const First& U8LIT_REFUSAL_OF_MORE(a_case_is_made_of_literals_with_the_suffix_text_and_a_handler),
      const Rest&...) const
      U8LIT_ELSE_REFUSED(U8LIT_MAKE_CASE);
};

namespace switches {

// A handler takes no argument, or the text. If it can be called either way, it is called without argument.
template <class Handler>
concept callable_without_text = requires(Handler& handler) { handler(); };
template <class Handler, class Text>
concept callable_with_text = requires(Handler& handler, const Text& text) { handler(text); };

template <class Handler, class Text>
struct handler_result;
template <class Handler, class Text>
  requires(!callable_without_text<Handler> && callable_with_text<Handler, Text>)
struct handler_result<Handler, Text> {
  using type = decltype(detail::declval<Handler&>()(detail::declval<Text>()));
};
template <callable_without_text Handler, class Text>
struct handler_result<Handler, Text> {
  using type = decltype(detail::declval<Handler&>()());
};

// The index of the first handler that cannot be called, or the number of handlers.
template <class Text, class... Handlers>
U8LIT_ABI constexpr size_t find_uncallable() noexcept {
  return detail::first_false({(callable_without_text<Handlers> || callable_with_text<Handlers, Text>)..., false});
}

// The common type of the results. If all are the same type, it is that type, which may be a reference. Otherwise, as
// for std::common_type, each is combined with the next by a conditional expression. `|` combines two.
struct no_common_type;

template <class Object>
Object prvalue_of() noexcept;  // for unevaluated operands; never defined
template <class Left, class Right>
concept have_common_type = requires { false ? switches::prvalue_of<Left>() : switches::prvalue_of<Right>(); };

template <class Result>
struct combined_result;
template <>
struct combined_result<no_common_type> {
  using type = no_common_type;
  template <class Right>
  U8LIT_ABI constexpr combined_result operator|(combined_result<Right>) const noexcept {
    return {};
  }
};
template <class Left>
struct combined_result {
  using type = Left;
  template <class Right>
  U8LIT_ABI constexpr auto operator|(combined_result<Right>) const noexcept {
    if constexpr (__is_same(Left, Right)) return combined_result{};
    else if constexpr (have_common_type<Left, Right>)
      return combined_result<decltype(false ? switches::prvalue_of<Left>() : switches::prvalue_of<Right>())>{};
    else return combined_result<no_common_type>{};
  }
};

// Eight at a time, because clang nests the expressions of a fold, at most 256 deep.
template <class First, class... Rest>
U8LIT_ABI constexpr auto combine_in_order(First, Rest...) noexcept {
  return (First{} | ... | Rest{});
}
template <class First, class T0, class T1, class T2, class T3, class T4, class T5, class T6, class T7, class... Rest>
  requires(sizeof...(Rest) > 0)
U8LIT_ABI constexpr auto combine_in_order(First, T0, T1, T2, T3, T4, T5, T6, T7, Rest... rest) noexcept {
  return switches::combine_in_order(First{} | T0{} | T1{} | T2{} | T3{} | T4{} | T5{} | T6{} | T7{}, rest...);
}

template <class First, class... Rest>
U8LIT_ABI constexpr auto combine_results() noexcept {
  if constexpr (detail::first_false({__is_same(First, Rest)..., false}) == sizeof...(Rest))
    return combined_result<First>{};
  else return switches::combine_in_order(combined_result<First>{}, combined_result<Rest>{}...);
}
template <class... Results>
using common_result = typename decltype(switches::combine_results<Results...>())::type;

// Fills up the last sixteen handlers of `call_nth`.
struct no_handler {};

template <class Result, class Handler, class Text>
U8LIT_ABI constexpr Result call(Handler& handler, const Text& text) {
  if constexpr (__is_same(Handler, no_handler)) __builtin_unreachable();
  else if constexpr (!callable_without_text<Handler>) return static_cast<Result>(handler(text));
  else return static_cast<Result>(handler());
}

// Calls the handler with that index. There is a `switch` for every sixteen handlers; optimizers merge them into one.
// With a function for each handler instead, the code of g++ 12 for 64 handlers is 60 % larger, and 200 handlers take
// it 1.1 s to compile instead of 0.7 s, and clang 19 2.2 s instead of 1 s.
template <class Result, class Text, class H0, class H1, class H2, class H3, class H4, class H5, class H6, class H7,
          class H8, class H9, class H10, class H11, class H12, class H13, class H14, class H15, class... Rest>
U8LIT_ABI constexpr Result call_nth(size_t index, const Text& text, H0& h0, H1& h1, H2& h2, H3& h3, H4& h4, H5& h5,
                                    H6& h6, H7& h7, H8& h8, H9& h9, H10& h10, H11& h11, H12& h12, H13& h13, H14& h14,
                                    H15& h15, Rest&... rest) {
  switch (index) {
    case 0: return switches::call<Result>(h0, text); case 1: return switches::call<Result>(h1, text);
    case 2: return switches::call<Result>(h2, text); case 3: return switches::call<Result>(h3, text);
    case 4: return switches::call<Result>(h4, text); case 5: return switches::call<Result>(h5, text);
    case 6: return switches::call<Result>(h6, text); case 7: return switches::call<Result>(h7, text);
    case 8: return switches::call<Result>(h8, text); case 9: return switches::call<Result>(h9, text);
    case 10: return switches::call<Result>(h10, text); case 11: return switches::call<Result>(h11, text);
    case 12: return switches::call<Result>(h12, text); case 13: return switches::call<Result>(h13, text);
    case 14: return switches::call<Result>(h14, text); case 15: return switches::call<Result>(h15, text);
    default: break;
  }
  // If fewer than sixteen are left, they are no_handlers.
  if constexpr (sizeof...(Rest) >= 16) return switches::call_nth<Result>(index - 16, text, rest...);
  else __builtin_unreachable();
}
template <class Result, class Text, class... Handlers>
U8LIT_ABI constexpr Result call_handler(size_t index, const Text& text, Handlers&... handlers) {
  no_handler no;
  return switches::call_nth<Result>(index, text, handlers..., no, no, no, no, no, no, no, no, no, no, no, no, no, no,
                                    no);
}

// The handler of a switch without `otherwise`, for text that equals no case.
struct do_nothing {
  U8LIT_ABI constexpr void operator()() const noexcept {}
};

// What compilers print where a switch does not compile.
struct there_is_no_case { static constexpr auto& words = u8"a text_switch needs a case, write on(text, handler)"; };
struct otherwise_stands_last { static constexpr auto& words = u8"otherwise(handler) must be the last argument"; };
struct add_otherwise { static constexpr auto& words = u8"no value if no case matches: add otherwise(handler)"; };
struct no_common_result { static constexpr auto& words = u8"the results of the handlers have no common type"; };
template <size_t CaseNumber>  // from 1
struct a_handler_takes_no_argument_or_the_text { static constexpr size_t case_number = CaseNumber; };

template <class... Cases>
struct switch_traits {
  static constexpr size_t count = sizeof...(Cases);
  // The index of the first `otherwise`.
  static constexpr size_t otherwise = detail::first_false({!__is_same(typename Cases::texts, case_texts<>)..., false});
  static constexpr bool has_otherwise = otherwise + 1 == count, has_otherwise_before_last = otherwise + 1 < count;
  // The number of cases with texts, and so the index of the handler for other text: that of `otherwise`, or do_nothing.
  static constexpr size_t not_found = count - has_otherwise;
  static constexpr const auto& rows = rows_of<typename Cases::texts...>;
};

template <class Text, class... Cases>
using switch_result = common_result<typename handler_result<typename Cases::handler_type, Text>::type...>;

// The number of the case that has the text of a text_constant, and the type of its handler.
template <class Text, class... Cases>
inline constexpr size_t number_of =
    switches::find_case<rows_of<typename Cases::texts...>,
                        detail::is_refused(Text::value) ? 0 : switch_traits<Cases...>::not_found>(
        detail::units_of(Text::data(), Text::size()));
template <class Text, class... Cases>
using handler_of = decltype(detail::nth_argument<number_of<Text, Cases...>>(detail::declval<Cases&>()...).handler);

template <class Text, class... Cases>
[[nodiscard]] U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  using traits = switch_traits<Cases...>;
  using cases_diagnostic = diagnostic_of_cases<typename Cases::texts...>;
  if constexpr (traits::not_found == 0) {
    return type_identity<there_is_no_case>{};
  } else if constexpr (traits::has_otherwise_before_last) {
    return type_identity<otherwise_stands_last>{};
  } else if constexpr (!well_formed<cases_diagnostic>) {
    if constexpr ((texts_of_case<typename Cases::texts>::has_refused || ...)) return type_identity<well_formed_text>{};
    else return type_identity<cases_diagnostic>{};
  } else if constexpr (is_text_constant<Text>) {
    constexpr size_t number = number_of<Text, Cases...>;
    if constexpr (number == traits::count)
      return type_identity<there_is_no_case_for<shown_text<Text::value>>>{};
    else if constexpr (switches::find_uncallable<Text, handler_of<Text, Cases...>>() == 0)
      return type_identity<a_handler_takes_no_argument_or_the_text<number + 1>>{};
    else return type_identity<well_formed_text>{};
  } else if constexpr (constexpr size_t wrong = switches::find_uncallable<Text, typename Cases::handler_type...>();
                       wrong < traits::count) {
    return type_identity<a_handler_takes_no_argument_or_the_text<wrong + 1>>{};
  } else {
    using result = switch_result<Text, Cases...>;
    if constexpr (__is_same(result, no_common_type)) return type_identity<no_common_result>{};
    else if constexpr (!traits::has_otherwise && !__is_same(result, void))
      return type_identity<add_otherwise>{};
    else return type_identity<well_formed_text>{};
  }
}
template <class Text, class... Cases>
using diagnostic_of = typename decltype(switches::make_diagnostic<Text, Cases...>())::type;
// The same in words. Precondition: something is wrong. (Some compilers instantiate `refuse` before they evaluate the
// constraint of the function that refuses.)
template <class Text, class... Cases>
U8LIT_ABI constexpr sentence words_for_switch() noexcept {
  using found = diagnostic_of<Text, Cases...>;
  if constexpr (requires { found::words; }) return detail::fixed_words<found>();
  else if constexpr (requires { found::case_number; })
    return sentence{}.append(u8"the handler of case ").append_decimal(found::case_number)
        .append(u8" must take no argument, or the text");
  else if constexpr (!well_formed<diagnostic_of_cases<typename Cases::texts...>>)
    return switches::words_for_cases<typename Cases::texts...>();
  else return switches::words_for_search<Text::value>();
}
template <class Text, class... Cases>
U8LIT_ABI constexpr auto refuse() noexcept {
  using found = diagnostic_of<Text, Cases...>;
  if constexpr (is_well_formed_text<found>) return no_flaw{};
  else return detail::refuse_type<found, words_for_switch<Text, Cases...>>();
}

}  // namespace switches

}  // namespace u8lit::detail

namespace u8lit {

/// Makes a case of a text_switch.
///
/// Call: `on(texts..., handler)`.
/// - `texts`: one or more text_constants, of any encoding forms
/// - `handler`: called without argument or, if that is not possible, with the text that the switch is over
/// - returns the case
/// - complexity: constant
/// - errors: does not compile without texts, or if one of them is not a text_constant
/// \code
/// on("grün"_text, u"green"_text, [] { return 2; })
/// \endcode
inline constexpr detail::on_operation on{};

/// Makes the last case of a text_switch: its handler is called if the text equals that of no other case.
/// Complexity: constant. Errors: a case after this one does not compile.
/// \param handler  a function object that takes no argument, or the text
/// \return the case
/// \code
/// otherwise([] { return 0; })
/// \endcode
template <class Handler>
[[nodiscard]] U8LIT_ABI constexpr detail::switch_case<Handler, detail::case_texts<>> otherwise(Handler handler) {
  return {static_cast<Handler&&>(handler)};
}

/// Calls the handler of the case that has this text, or else that of `otherwise`. Complexity: linear in the length of
/// the text, up to that of the longest text of a case. Two cases with the same text, a case after that of
/// `otherwise` and a handler that cannot be called do not compile. Throws what the handler throws.
///
/// Texts are equal if they have the same scalar values, in whatever encoding forms; ill-formed text equals none. If the
/// text is a text_constant, the compiler chooses the handler, and instantiates no other; then, without `otherwise`, the
/// text must be that of a case.
/// \param text   a string, an array or a view
/// \param cases  each made by `on`; the last may be made by `otherwise`
/// \return what the handler returns, converted to the common type of all results, as by std::common_type. Without
///         `otherwise`, that type must be void. For a text_constant, the handler's own type.
/// \code
/// text_switch(word, on("red"_text, [] { return 1; }), on("grün"_text, "green"_text, [] { return 2; }),
///             otherwise([] { return 0; }))
/// \endcode
template <text_like Text, class... Cases>
  requires well_formed<detail::switches::diagnostic_of<Text, Cases...>>
U8LIT_ABI constexpr decltype(auto) text_switch(const Text& text, Cases... cases) {
  namespace switches = detail::switches;
  using traits = switches::switch_traits<Cases...>;
  if constexpr (detail::is_text_constant<Text>) {
    using result = typename switches::handler_result<switches::handler_of<Text, Cases...>, Text>::type;
    return switches::call<result>(detail::nth_argument<switches::number_of<Text, Cases...>>(cases...).handler, text);
  } else {
    const size_t number = switches::find_case<traits::rows, traits::not_found>(text);
    switches::do_nothing nothing;
    using result = switches::switch_result<Text, Cases...>;
    if constexpr (traits::has_otherwise) return switches::call_handler<result>(number, text, cases.handler...);
    else return switches::call_handler<result>(number, text, cases.handler..., nothing);
  }
}
// Refuses other switches: its result is an incomplete type that says why.
template <text_like Text, class... Cases>
  requires(!well_formed<detail::switches::diagnostic_of<Text, Cases...>>)
detail::no_result<decltype(detail::switches::refuse<Text, Cases...>())> text_switch(const Text&, Cases...);
/// Deleted: the length of the text is unknown. Pass a view.
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& text_switch(
    detail::unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) U8LIT_UNSIZED;

}  // namespace u8lit

#undef U8LIT_MAKE_CASE
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
