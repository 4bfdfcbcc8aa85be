// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SWITCH_HPP
#define U8LIT_TEXT_SWITCH_HPP

#include <u8lit/case_keys.hpp>
#include <u8lit/nth_argument.hpp>
#include <u8lit/switch_result.hpp>
#include <u8lit/text_literal.hpp>
#include <u8lit/compiler/begin.hpp>

// A switch over text:
//
//   text_switch(word, on("red"_text, [] { return 1; }), on("grün"_text, "green"_text, [] { return 2; }),
//               otherwise([] { return 0; }))

namespace u8lit {

// A case: its texts, of which `otherwise` has none, and what is called for them.
template <class Handler, class Texts>
struct switch_case {
  using texts = Texts;
  using handler_type = Handler;
  Handler handler;
};

namespace detail {

// The texts before the last argument.
template <class Texts, class... Rest>
struct texts_before_last;
template <unvalidated_literal... Texts, class Handler>
struct texts_before_last<case_texts<Texts...>, Handler> : found_to_be<case_texts<Texts...>> {};
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
    auto& handler = u8lit::nth_argument<sizeof...(Rest) - 1>(rest...);
    using texts = typename texts_before_last<case_texts<>, text_constant<First>, Rest...>::type;
    using handler_type = value_type_of<decltype(handler)>;
    return switch_case<handler_type, texts>{static_cast<handler_type&&>(handler)};
  }
  template <class... Arguments>
  U8LIT_ABI a_case_is_made_of_text_constants_and_a_handler& operator()(const Arguments&...) const
      U8LIT_DELETED("u8lit: a case is made of literals with _text and of a handler, as in on(\"a\"_text, [] { return 1; })");
};

}  // namespace detail

// A case for any of these texts, which are text_constants of whatever form: `on("grün"_text, "green"_text, [] { return 2; })`. The
// handler, the last argument, is called without argument or, if that is how it may be called, with the text that the switch is
// over.
inline constexpr detail::on_operation on{};
// For all else; the last of the cases.
template <class Handler>
[[nodiscard]] U8LIT_ABI constexpr switch_case<Handler, case_texts<>> otherwise(Handler handler) {
  return {static_cast<Handler&&>(handler)};
}

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
    u8lit::units_of(Text::data(), Text::size()));
// Of what type its handler is.
template <class Text, class... Cases>
using handler_of = decltype(u8lit::nth_argument<number_of<Text, Cases...>>(switching::lvalue_of<Cases>()...).handler);

template <class Text>
inline constexpr bool is_constant = false;
template <fixed_text Text>
inline constexpr bool is_constant<text_constant<Text>> = true;

template <class Text, class... Cases>
[[nodiscard]] U8LIT_ABI constexpr auto finding() noexcept {
  using shape = shape_of<Cases...>;
  using found = finding_of_cases<typename Cases::texts...>;
  if constexpr (shape::none == 0) {
    return found_to_be<there_is_no_case>{};
  } else if constexpr (shape::has_one_before) {
    return found_to_be<otherwise_stands_last>{};
  } else if constexpr (!well_formed<found>) {
    return found_to_be<found>{};
  } else if constexpr (is_constant<Text>) {
    if constexpr (number_of<Text, Cases...> == shape::count)
      return found_to_be<typename finding_of_sought<Text::value, false>::type>{};
    else if constexpr (switching::first_not_called<Text, handler_of<Text, Cases...>>() == 0)
      return found_to_be<a_handler_takes_neither_nothing_nor_the_text<case_number_from_1<number_of<Text, Cases...> + 1>>>{};
    else return found_to_be<well_formed_text>{};
  } else if constexpr (constexpr size_t wrong = switching::first_not_called<Text, typename Cases::handler_type...>();
                       wrong < shape::count) {
    return found_to_be<a_handler_takes_neither_nothing_nor_the_text<case_number_from_1<wrong + 1>>>{};
  } else {
    using result = result_of<Text, Cases...>;
    if constexpr (__is_same(result, no_common_type)) return found_to_be<results_have_no_common_type>{};
    else if constexpr (!shape::has_otherwise && !__is_same(result, void)) return found_to_be<a_result_needs_otherwise>{};
    else return found_to_be<well_formed_text>{};
  }
}
template <class Text, class... Cases>
using finding_of = typename decltype(finding<Text, Cases...>())::type;

}  // namespace switching

// Calls the handler of the case that has this text among its texts, or else that of `otherwise`: one, once. Equal are texts
// of whatever form; what is ill-formed equals none. Gives what the handler gives, in the type of all their results, joined
// from the first to the last as std::common_type does; without `otherwise`, that is void. Of a text_constant, which must be
// among the texts if there is no `otherwise`, the compiler chooses the handler, and no other is asked for its type. It
// throws what the handler throws. Linear in the text.
template <text_like Text, class... Cases>
  requires well_formed<switching::finding_of<Text, Cases...>>
U8LIT_ABI constexpr decltype(auto) text_switch(const Text& text, Cases... cases) {
  using shape = switching::shape_of<Cases...>;
  if constexpr (switching::is_constant<Text>) {
    using result = typename switching::result_of_one<switching::handler_of<Text, Cases...>, Text>::type;
    return switching::call<result>(u8lit::nth_argument<switching::number_of<Text, Cases...>>(cases...).handler, text);
  } else {
    const size_t number = switching::case_number<shape::rows, shape::none>(text);
    switching::nothing_to_do nothing;
    using result = switching::result_of<Text, Cases...>;
    if constexpr (shape::has_otherwise) return switching::call_among<result>(number, text, cases.handler...);
    else return switching::call_among<result>(number, text, cases.handler..., nothing);
  }
}
template <text_like Text, class... Cases>
switching::finding_of<Text, Cases...> text_switch(const Text&, Cases...);
template <detail::of_unknown_length Text, class... Cases>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& text_switch(Text&&, Cases&&...)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
