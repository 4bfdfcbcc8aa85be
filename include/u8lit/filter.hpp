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

}  // namespace transforming

namespace detail {

struct filter_operation final : mapping_operation<filter_operation, transforming::finding_of_truth> {
  template <code_unit Unit, class Predicate>
  U8LIT_ABI static constexpr void append(text_writer<Unit>& out, const Predicate& predicate, scalar_value value) noexcept {
    if (predicate(value)) out.append(value);
  }
};

}  // namespace detail

// Writes those scalar values of a text for which a predicate is true.
//   filter(text, predicate, buffer), filter("..."_text, predicate)
// `predicate` takes a scalar_value and returns something that is true or false. The other parameters, the result and the
// complexity are those of transform.
//   filter("a b"_text, [](u8lit::scalar_value c) { return c != U' '; }) == "ab"_text
inline constexpr detail::filter_operation filter{};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
