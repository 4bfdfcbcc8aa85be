// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TEXT_CASES_HPP
#define U8LIT_TABLE_TEXT_CASES_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/table/key_check.hpp>
#include <u8lit/table/text_table.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// The cases of a switch over text: each case has one or more texts. They become rows of a table that maps each text, in
// UTF-8, to the number of its case. If all texts can be converted, they are checked as keys of a table.

namespace u8lit::detail {

// The texts of one case, in any encoding forms, not validated: the texts of all cases are checked together.
template <unvalidated_literal... Texts>
struct case_texts;

namespace switches {

// A text in UTF-8, which may be ill-formed. If it is ill-formed in another encoding form, it cannot be converted to
// UTF-8: is_converted is false.
struct case_key {
  const char* units = nullptr;
  size_t length = 0;
  bool is_converted = false;

  U8LIT_ABI constexpr const char* data() const noexcept { return units; }
  U8LIT_ABI constexpr size_t size() const noexcept { return length; }
};
template <unvalidated_literal Text>
U8LIT_ABI constexpr case_key make_case_key() noexcept {
  if constexpr (__is_same(typename decltype(Text)::unit_type, char)) {
    return {Text.data(), Text.size(), true};
  } else if constexpr (verdict_of<Text>) {
    constexpr auto text = detail::text_in<char>(text_constant<Text>{});
    return {text.data(), text.size(), true};
  } else {
    return {};
  }
}

// A text and the number of its case, from 0.
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
  static constexpr case_key keys[count + 1] = {switches::make_case_key<Texts>()...};
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
inline constexpr auto rows_of = switches::make_rows<Case...>();

// Whether a text could not be converted to UTF-8.
template <class... Case>
consteval bool has_unconverted() noexcept {
  for (const auto& row : rows_of<Case...>) {
    if (!row.key.is_converted) return true;
  }
  return false;
}
// The first row with ill-formed text. Precondition: there is one.
template <class... Case>
consteval size_t find_ill_formed() noexcept {
  const auto* row = rows_of<Case...>.begin();
  while (row->key.is_converted && detail::is_well_formed_literal(row->key.units, row->key.length)) ++row;
  return static_cast<size_t>(row - rows_of<Case...>.begin());
}

// Of the cases, if something is wrong with them.
template <class Case>
struct texts_of_case;
template <unvalidated_literal... Texts>
struct texts_of_case<case_texts<Texts...>> {
  using diagnostic = diagnostic_of_all<Texts...>;

  // Whether a text was refused already, as a text_constant.
  static constexpr bool has_refused = ((detail::to_unsigned(Texts.units[Texts.size()]) != 0) || ...);

  // The first that is ill-formed, in words.
  U8LIT_ABI static constexpr sentence find_fault() noexcept {
    sentence found;
    static_cast<void>(((found = detail::sentence_for_literal(Texts.data(), Texts.size())).size() || ...));
    return found;
  }
};
template <class... Case>
U8LIT_ABI constexpr auto make_diagnostic_of_cases() noexcept {
  if constexpr (switches::has_unconverted<Case...>()) {
    constexpr size_t row = switches::find_ill_formed<Case...>();
    using fault = typename first_ill_formed<typename texts_of_case<Case>::diagnostic...>::type;
    return type_identity<invalid_key::ill_formed<invalid_key::row_number<row + 1>, fault>>{};
  } else {
    return type_identity<diagnostic_of_keys<rows_of<Case...>>>{};
  }
}

// What is wrong with the cases, in words. Precondition: something is.
template <class... Case>
U8LIT_ABI constexpr sentence words_for_cases() noexcept {
  if constexpr (switches::has_unconverted<Case...>()) {
    constexpr size_t row = switches::find_ill_formed<Case...>();
    sentence fault;
    static_cast<void>(((fault = texts_of_case<Case>::find_fault()).size() || ...));
    return sentence{}.append(u8"case text ").append_decimal(row + 1).append(u8": ").append_sentence(fault);
  } else {
    return text_rows::describe_keys<rows_of<Case...>>(u8"case text", u8" are the same, ");
  }
}

// Up to this many texts are compared one after the other; compilers merge the comparisons with texts of one size. A
// lookup in 16 texts takes 2.7 ns (g++ 12) or 5 ns (clang 19), with a perfect hash 4.5 or 8.2 ns; in 64 texts, 3.7 or
// 8.3 ns, with a perfect hash 4.7 or 6 ns.
inline constexpr size_t max_compared = 64;

// A fold over members: with member functions of the rows, clang would compile each call for each row.
template <const auto& Rows, size_t NotFound, utf8_unit Unit, size_t... Row>
U8LIT_ABI constexpr size_t compare_with_rows(const Unit* data, size_t size, indices<Row...>) noexcept {
  size_t result = NotFound;
  static_cast<void>(((size == Rows.rows[Row].key.length &&
                      detail::compare_octets(data, Rows.rows[Row].key.units, Rows.rows[Row].key.length) == 0 &&
                      (result = Rows.rows[Row].value, true)) || ...));
  return result;
}

// The number of the case that has the text, or `NotFound`. The text may be ill-formed and in any encoding form.
template <const auto& Rows, size_t NotFound>
U8LIT_ABI constexpr size_t find_case(const auto& text) noexcept {
  if constexpr (Rows.size() <= max_compared) {
    const auto octets =
        text_rows::make_lookup_key<text_rows::sizes<Rows, text_rows::key_member>.longest>(detail::units_of(text));
    if (!octets.is_complete()) return NotFound;
    return switches::compare_with_rows<Rows, NotFound>(octets.data(), octets.size(), indices_below<Rows.size()>{});
  } else {
    const size_t rank = make_text_map<Rows>.keys().rank_of(text);
    return rank == npos ? NotFound : make_text_map<Rows>.nth(rank).value;
  }
}

// What compilers print for a literal that is the text of no case.
template <class Characters>
struct there_is_no_case_for;
template <fixed_text Text>
U8LIT_ABI constexpr sentence words_for_search() noexcept {
  return detail::append_quoted(sentence{}.append(u8"there is no case for "), Text.data(), Text.size());
}
struct a_literal_needs_the_suffix_text {
  static constexpr auto& words = u8"a literal is not checked here: write it as \"...\"_text";
};
template <fixed_text Text>
using refused_search = decltype(detail::refuse_type<there_is_no_case_for<shown_text<Text>>, words_for_search<Text>>());

}  // namespace switches

// The diagnostic of case_texts: that a text is ill-formed, or a duplicate in whatever encoding form. Texts are numbered
// from 1 through all cases.
template <class... Case>
using diagnostic_of_cases = typename decltype(switches::make_diagnostic_of_cases<Case...>())::type;

// The template argument is a reference to the rows, to keep the texts out of the names of the members.
template <const auto& Rows>
class cases_of_rows {
 private:
  template <fixed_text Text>
  static constexpr size_t number = switches::find_case<Rows, npos>(detail::units_of(Text.data(), Text.size()));

 public:
  /// Returns the number of texts.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Rows.size(); }

  /// Finds the number of a text. Complexity: linear in its length, up to that of the longest text.
  /// \param text  a string, an array or a view in any encoding form; if it is ill-formed, it equals no text
  /// \return the index of the text among the template arguments, from 0, or npos
  /// \code
  /// constexpr u8lit::text_cases<"red", "grün"> colour;
  /// static_assert(colour(u"grün") == 1 && colour("blue") == u8lit::npos);
  /// \endcode
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text) const noexcept {
    return switches::find_case<Rows, npos>(text);
  }
  /// Deleted: the length of the text is unknown. Pass a view.
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& operator()(unsized auto&& U8LIT_NO_LENGTH) const U8LIT_UNSIZED;

  /// Returns the number of a literal, for a `case` label. A literal that is not among the template arguments does not
  /// compile.
  /// \return the index of the text among the template arguments, from 0
  /// \code
  /// case colour.of("red"_text): return 1;
  /// \endcode
  template <fixed_text Text>
    requires(number<Text> != npos || detail::is_refused(Text))
  [[nodiscard]] U8LIT_ABI constexpr size_t of(text_constant<Text>) const noexcept {
    return number<Text>;
  }
  // Refuses other literals: its result is an incomplete type that says why.
  template <fixed_text Text>
    requires(number<Text> == npos && !detail::is_refused(Text))
  no_result<switches::refused_search<Text>> of(text_constant<Text>) const noexcept;
  template <text_like Text, class Flaw = switches::a_literal_needs_the_suffix_text>
    requires(!is_text_constant<Text>)
  no_result<decltype(detail::refuse_type<Flaw, fixed_words<Flaw>>())> of(const Text&) const noexcept;
};

// `cases` are the cases, if nothing is wrong with them.
template <class... Case>
struct accepted_cases {
  using cases = cases_of_rows<switches::rows_of<Case...>>;
};
template <class... Case>
U8LIT_ABI constexpr auto make_cases() noexcept {
  using found = diagnostic_of_cases<Case...>;
  if constexpr (is_well_formed_text<found>) return accepted_cases<Case...>{};
  else return detail::refuse_type<found, switches::words_for_cases<Case...>>();
}

}  // namespace u8lit::detail

namespace u8lit {

/// Maps text to numbers, for a `switch` statement. Ill-formed texts and duplicates, in whatever encoding form, do not
/// compile, and the error names them.
/// \tparam Texts  one or more literals in any encoding forms
/// \code
/// constexpr u8lit::text_cases<"red", "grün"> colour;
/// switch (colour(word)) {
///   case colour.of("red"_text): return 1;
///   case colour.of("grün"_text): return 2;
///   default: return 0;
/// }
/// \endcode
template <unvalidated_literal... Texts>
  requires(sizeof...(Texts) > 0)
using text_cases = typename decltype(detail::make_cases<detail::case_texts<Texts>...>())::cases;

}  // namespace u8lit

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
