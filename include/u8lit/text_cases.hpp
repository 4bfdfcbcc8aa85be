// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_CASES_HPP
#define U8LIT_TEXT_CASES_HPP

#include <u8lit/case_keys.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Named by the rows alone, for the names of what is in it would have all texts in them.
template <const auto& Rows>
class cases_of_rows {
 private:
  template <fixed_text Text>
  static constexpr size_t number = switching::case_number<Rows, npos>(u8lit::units_of(Text.data(), Text.size()));

 public:
  [[nodiscard]] U8LIT_ABI static constexpr size_t size() noexcept { return Rows.size(); }

  // The number of the text among the arguments, from 0, or npos. What is sought may be of any form, a string or octets,
  // which need not be well-formed. No slower than to compare with each.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text) const noexcept {
    return switching::case_number<Rows, npos>(text);
  }
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& operator()(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

  // The number of a literal: `of("red"_text)`. One that is not there does not compile.
  template <fixed_text Text>
    requires(number<Text> != npos)
  [[nodiscard]] U8LIT_ABI static constexpr size_t of(text_constant<Text>) noexcept {
    return number<Text>;
  }
  template <fixed_text Text>
    requires(number<Text> == npos)
  static typename switching::finding_of_sought<Text, number<Text> != npos>::type of(text_constant<Text>) noexcept;
};

// Texts by number, for a switch of the language's own:
//
//   constexpr u8lit::text_cases<"red", "grün"> colour;
//   switch (colour(word)) {
//     case colour.of("red"_text): ...
//     case colour.of("grün"_text): ...
//     default: ...
//   }
//
// Texts that are ill-formed or there twice, in whatever form, are no valid arguments, and the error names them.
template <unvalidated_literal... Texts>
  requires(sizeof...(Texts) > 0) && well_formed<finding_of_cases<case_texts<Texts>...>>
struct text_cases : cases_of_rows<switching::rows_of<case_texts<Texts>...>> {};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
