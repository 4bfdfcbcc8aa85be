// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FILTER_HPP
#define U8LIT_FILTER_HPP

#include <u8lit/transform.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace transforming {

template <class Result>
struct the_predicate_gives_neither_true_nor_false;
template <class Result>
struct finding_of_truth : found_to_be<the_predicate_gives_neither_true_nor_false<Result>> {};
template <class Result>
  requires requires(const Result& result) { result ? 0 : 0; }
struct finding_of_truth<Result> : found_to_be<well_formed_text> {};

template <fixed_text Text, class Predicate>
using finding_of_predicate = finding_of_function<Text, Predicate, finding_of_truth>;

}  // namespace transforming

// Those scalar values of a literal for which a predicate holds, as a text_constant in the form of the literal. The
// predicate captures nothing: `filter("a b"_text, [](scalar_value value) { ... })` and `filter<"a b", predicate>()`.
template <fixed_text Text, class Predicate>
  requires well_formed<transforming::finding_of_predicate<Text, Predicate>>
U8LIT_ABI constexpr auto filter(text_constant<Text> text, Predicate) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    for (const scalar_value value : text_constant<Text>::scalars()) {
      if (Predicate{}(value)) out.append(value);
    }
  });
}
template <fixed_text Text, class Predicate>
transforming::finding_of_predicate<Text, Predicate> filter(text_constant<Text>, Predicate) noexcept;
template <fixed_text Text, auto Predicate>
  requires well_formed<transforming::finding_of_predicate<Text, constant_function<Predicate>>>
U8LIT_ABI constexpr auto filter() noexcept {
  return u8lit::filter(text_constant<Text>{}, constant_function<Predicate>{});
}
template <fixed_text Text, auto Predicate>
transforming::finding_of_predicate<Text, constant_function<Predicate>> filter() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
