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

template <class Predicate>
using finding_of_predicate = finding_of_function<Predicate, finding_of_truth>;

}  // namespace transforming

namespace detail {

struct filter_operation final : writing_operation<filter_operation> {
  using writing_operation<filter_operation>::operator();

  template <borrowed_text Text, class Predicate, buffer_of<unit_of<Text>> Buffer>
    requires well_formed<typename transforming::finding_of_truth<
        value_type_of<decltype(u8lit::object_of<Predicate>()(u8lit::object_of<scalar_value>()))>>::type>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, const Predicate& predicate, Buffer&& out) const noexcept {
    return transforming::rewrite(text_view{text}, predicate, u8lit::room_in(out),
                                 [](auto& written, const Predicate& is_wanted, scalar_value value) {
                                   if (is_wanted(value)) written.append(value);
                                 });
  }
  template <auto Text, class Predicate>
    requires well_formed<transforming::finding_of_predicate<Predicate>>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, Predicate) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
      for (const scalar_value value : text_constant<Text>::scalars()) {
        if (Predicate{}(value)) out.append(value);
      }
    });
  }
  template <auto Text, class Predicate>
  transforming::finding_of_predicate<Predicate> operator()(text_constant<Text>, Predicate) const noexcept;
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
