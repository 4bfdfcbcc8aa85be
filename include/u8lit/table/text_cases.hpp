// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TEXT_CASES_HPP
#define U8LIT_TABLE_TEXT_CASES_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/table/key_check.hpp>
#include <u8lit/table/text_table.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// The texts of the cases of a switch, as rows of a table that finds the number of the case, and as what is wrong with them.

namespace u8lit::detail {

// The texts of one case, each of any form. They are judged with those of the other cases, all at once.
template <unvalidated_literal... Texts>
struct case_texts;

namespace switching {

// A text in UTF-8, unless it is ill-formed in another form.
struct case_key {
  const char* units = nullptr;
  size_t length = 0;
  bool is_utf8 = false;

  U8LIT_ABI constexpr const char* data() const noexcept { return units; }
  U8LIT_ABI constexpr size_t size() const noexcept { return length; }
};
template <unvalidated_literal Text>
U8LIT_ABI constexpr case_key key_of_text() noexcept {
  if constexpr (__is_same(typename decltype(Text)::unit_type, char)) {
    return {Text.data(), Text.size(), true};
  } else if constexpr (is_well_formed_v<Text>) {
    constexpr auto text = detail::text_in<char>(text_constant<Text>{});
    return {text.data(), text.size(), true};
  } else {
    return {};
  }
}

// A text with the number of its case, from 0.
template <class Number>
struct case_row {
  case_key key;
  Number value{};
};
template <class Number, size_t Count>
struct case_rows {
  case_row<Number> rows[Count == 0 ? 1 : Count];

  U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  U8LIT_ABI constexpr const case_row<Number>* begin() const noexcept { return rows; }
  U8LIT_ABI constexpr const case_row<Number>* end() const noexcept { return rows + Count; }
  U8LIT_ABI constexpr const case_row<Number>& operator[](size_t index) const noexcept { return rows[index]; }
};

template <class Case>
struct keys_of_case;
template <unvalidated_literal... Texts>
struct keys_of_case<case_texts<Texts...>> {
  static constexpr size_t count = sizeof...(Texts);
  static constexpr case_key keys[count + 1] = {switching::key_of_text<Texts>()...};
};
template <class Case>
struct finding_of_case;
template <unvalidated_literal... Texts>
struct finding_of_case<case_texts<Texts...>> {
  using type = diagnostic_of_all<Texts...>;
};

template <class... Case>
consteval auto make_rows() noexcept {
  constexpr size_t counts[sizeof...(Case) + 1] = {keys_of_case<Case>::count...};
  constexpr size_t count = [&] {
    size_t sum = 0;
    for (const size_t each : counts) sum += each;
    return sum;
  }();
  using number = smallest_unsigned<sizeof...(Case)>;
  const case_key* const keys[sizeof...(Case) + 1] = {keys_of_case<Case>::keys...};
  case_rows<number, count> result{};
  size_t row = 0;
  for (size_t at = 0; at < sizeof...(Case); ++at) {
    for (size_t key = 0; key < counts[at]; ++key) result.rows[row++] = {keys[at][key], static_cast<number>(at)};
  }
  return result;
}
template <class... Case>
inline constexpr auto rows_of = switching::make_rows<Case...>();

// The first row whose text could not be put into UTF-8, or their number.
template <class... Case>
consteval size_t first_not_utf8() noexcept {
  size_t row = 0;
  while (row < rows_of<Case...>.size() && rows_of<Case...>[row].key.is_utf8) ++row;
  return row;
}
template <class... Case>
U8LIT_ABI constexpr auto finding_of_texts() noexcept {
  constexpr size_t row = switching::first_not_utf8<Case...>();
  if constexpr (row < rows_of<Case...>.size()) {
    using fault = typename first_ill_formed<typename finding_of_case<Case>::type...>::type;
    return type_identity<invalid_key::ill_formed<invalid_key::key_number<row + 1>, fault>>{};
  } else {
    return type_identity<diagnostic_of_keys<rows_of<Case...>>>{};
  }
}

// The number of the case that a text is among the texts of, or `NotFound`. What is sought may be of any form and ill-formed.
// Up to so many keys are compared one by one, which compilers do for all of one size together: that is faster than a perfect
// hash, because they need not jump twice to what cannot be foreseen.
inline constexpr size_t most_compared = 64;
// Without calls of what the rows have for others, each of which would be compiled for each key.
template <const auto& Rows, size_t NotFound, utf8_unit Unit, size_t... Row>
U8LIT_ABI constexpr size_t compare_with_rows(const Unit* data, size_t size, indices<Row...>) noexcept {
  size_t result = NotFound;
  static_cast<void>(((size == Rows.rows[Row].key.length &&
                      detail::compare_octets(data, Rows.rows[Row].key.units, Rows.rows[Row].key.length) == 0 &&
                      (result = Rows.rows[Row].value, true)) || ...));
  return result;
}
template <const auto& Rows, size_t NotFound>
U8LIT_ABI constexpr size_t case_number(const auto& sought) noexcept {
  if constexpr (Rows.size() <= most_compared) {
    const auto octets =
        text_rows::as_octets<text_rows::sizes<Rows, text_rows::key_in_row>.longest>(detail::units_of(sought));
    return octets.whole()
               ? switching::compare_with_rows<Rows, NotFound>(octets.data(), octets.size(), indices_below<Rows.size()>{})
               : NotFound;
  } else {
    const size_t rank = text_map_of<Rows>.keys().rank_of(sought);
    return rank == npos ? NotFound : text_map_of<Rows>.nth(rank).value;
  }
}

// The refusal of a text that is none of any case.
template <class Characters>
struct there_is_no_case_for;

template <fixed_text Text, bool IsThere>
struct finding_of_sought : type_identity<well_formed_text> {};
template <fixed_text Text>
struct finding_of_sought<Text, false> : type_identity<there_is_no_case_for<shown_text<Text>>> {};

}  // namespace switching

// What is wrong with the texts of cases, each a case_texts: that one is ill-formed, or there twice, in whatever form. Texts
// are numbered from 1 through all cases.
template <class... Case>
using diagnostic_of_cases = typename decltype(switching::finding_of_texts<Case...>())::type;

// Named by the rows alone, for the names of what is in it would have all texts in them.
template <const auto& Rows>
class cases_of_rows {
 private:
  template <fixed_text Text>
  static constexpr size_t number = switching::case_number<Rows, npos>(detail::units_of(Text.data(), Text.size()));

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

}  // namespace u8lit::detail

namespace u8lit {

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
  requires(sizeof...(Texts) > 0) && well_formed<detail::diagnostic_of_cases<detail::case_texts<Texts>...>>
struct text_cases : detail::cases_of_rows<detail::switching::rows_of<detail::case_texts<Texts>...>> {};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
