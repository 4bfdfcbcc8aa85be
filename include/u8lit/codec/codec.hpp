// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_CODEC_HPP
#define U8LIT_CODEC_CODEC_HPP

#include <u8lit/codec/basic_form.hpp>
#include <u8lit/codec/form_diagnostic.hpp>
#include <u8lit/codec/grammar_check.hpp>
#include <u8lit/codec/grammar_fault.hpp>
#include <u8lit/rfc3629/automaton.hpp>
#include <u8lit/validation/dfa_run.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

template <const auto& Grammar>
inline constexpr automaton derived_automaton{Grammar.sequences, Grammar.refused};
template <const auto& Grammar>
inline constexpr const auto& automaton_of_grammar = compact_automaton_of<derived_automaton<Grammar>>;
template <const auto& Grammar>
inline constexpr auto numbers_in_grammar = detail::assign_numbers(Grammar.sequences, Grammar.numbers);

// All that follows from a grammar that does not contradict itself, as the library's own, which tests judge once for all.
template <class Form, const auto& Grammar>
struct checked_codec : basic_form<Form> {
  // A form that is already defined is another one. A conversion asks, for g++ 16 warns of types that `sizeof` finds incomplete
  // and that are then defined; and no concept, for that would be asked but once.
  static_assert(!requires(const Form* form, void take(const basic_form<Form>*)) { take(form); },
                "u8lit: the first argument of a codec is the struct that derives from it");

  using basic_form<Form>::decode_front;
  using basic_form<Form>::validate;

  static constexpr encoding_form unit_form = encoding_form::utf8;
  static constexpr size_t longest = [] {
    size_t result = 1;
    for (const auto& each : Grammar.sequences) result = each.size > result ? each.size : result;
    return result;
  }();

  // Octets that are the numbers that they stand for, as those of ASCII; of some forms there are none.
  static constexpr octet_range identity_range = [] {
    for (size_t a = 0; a < Grammar.sequences.size(); ++a) {
      const auto& each = Grammar.sequences[a];
      if (each.size == 1 && each.octets[0].first == numbers_in_grammar<Grammar>.of[a].first) return each.octets[0];
    }
    return octet_range{1, 0};
  }();

  // How many octets the number's sequence has; 0 if there is none.
  [[nodiscard]] U8LIT_ABI static constexpr size_t length(char32_t number) noexcept {
    const size_t a = alternative_with(number);
    return a < Grammar.sequences.size() ? Grammar.sequences[a].size : 0;
  }

  // The sequence of a number, of which there is at most one; empty if there is none.
  [[nodiscard]] U8LIT_ABI static constexpr octet_sequence<longest> encode(char32_t number) noexcept {
    return octet_sequence<longest>{[number](octet* octets) { return encode_to(octets, number); }};
  }

  // Writes it to `units`, and tells its length. Precondition: there is room for it.
  template <utf8_unit Unit>
  U8LIT_ABI static constexpr size_t encode_to(Unit* units, char32_t number) noexcept {
    const size_t a = alternative_with(number);
    if (a == Grammar.sequences.size()) return 0;
    detail::write_sequence(Grammar.sequences[a], number - numbers_in_grammar<Grammar>.of[a].first, units);
    return Grammar.sequences[a].size;
  }

  template <utf8_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
    if (size == 0) return {};
    const octet lead = detail::to_octet(units[0]);
    size_t right = 0;
    for (size_t a = 0; a < Grammar.sequences.size(); ++a) {
      const auto& each = Grammar.sequences[a];
      if (lead < each.octets[0].first || lead > each.octets[0].last) continue;
      const size_t matched = detail::matched_octets(each, units, size);
      if (matched == each.size) {
        const decoded found{numbers_in_grammar<Grammar>.of[a].first + detail::sequence_rank(each, units), matched,
                            fault::none};
        return is_refused(units, size) ? refused(found) : found;
      }
      right = matched > right ? matched : right;
    }
    return classify_error(units, size, right);
  }

  // The automaton tells whether there is a fault, and after which character the decoder is to look for it.
  template <utf8_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate(const Unit* units, size_t size) noexcept {
    auto [accepts, boundary] = detail::run_dfa<automaton_of_grammar<Grammar>>(units, size, identity_range);
    if (accepts) return {fault::none, size, 0};
    decoded found = decode_front(units + boundary, size - boundary);
    for (; found; found = decode_front(units + boundary, size - boundary)) boundary += found.length;
    return {found.what, boundary, found.length};
  }

 private:
  // Whether sequences of UTF-8 that the grammar does not have have the faults that RFC 3629 gives them.
  static constexpr bool has_utf8_layout = [] {
    for (size_t a = 0; a < Grammar.sequences.size(); ++a) {
      if (!detail::has_utf8_layout(Grammar.sequences[a], numbers_in_grammar<Grammar>.of[a])) return false;
    }
    return true;
  }();

 public:  // whether all characters of two and three octets in UTF-8 are the same octets here
  static constexpr bool has_sequences_of_utf8 =
      has_utf8_layout && detail::has_sequences_of_utf8(Grammar.sequences, numbers_in_grammar<Grammar>.of, Grammar.refused);

 private:
  [[nodiscard]] U8LIT_ABI static constexpr size_t alternative_with(char32_t number) noexcept {
    size_t a = 0;
    while (a < Grammar.sequences.size() &&
           number - numbers_in_grammar<Grammar>.of[a].first > numbers_in_grammar<Grammar>.of[a].last - numbers_in_grammar<Grammar>.of[a].first)
      ++a;
    return a;
  }

  template <class Unit>
  [[nodiscard]] U8LIT_ABI static constexpr bool is_refused(const Unit* units, size_t size) noexcept {
    for (const auto& each : Grammar.refused) {
      if (detail::matched_octets(each, units, size) == each.size) return true;
    }
    return false;
  }
  [[nodiscard]] U8LIT_ABI static constexpr decoded refused(decoded found) noexcept {
    return {replacement_character, found.length, is_surrogate(found.value) ? fault::surrogate_pair : fault::overlong};
  }

  // Whether these octets are all that the first of them asks for, though the grammar asks for more: half a pair of
  // surrogates.
  template <class Unit>
  [[nodiscard]] U8LIT_ABI static constexpr bool is_lone_surrogate(const Unit* units, size_t size) noexcept {
    return has_utf8_layout && size == detail::leading_one_bits(detail::to_octet(units[0]));
  }

  // Of octets that are no sequence, of which so many are right.
  template <class Unit>
  [[nodiscard]] U8LIT_ABI static constexpr decoded classify_error(const Unit* units, size_t size,
                                                                 size_t right) noexcept {
    const octet lead = detail::to_octet(units[0]);
    const auto found = [](size_t length, fault what) { return decoded{replacement_character, length, what}; };
    if (right == 0 && detail::is_trailing_octet(Grammar.sequences, lead))
      return found(1, fault::unexpected_continuation);
    if (right == 0) return found(1, fault::invalid_lead);
    if (right == size && !is_lone_surrogate(units, size)) return found(size, fault::truncated);
    const size_t length = detail::fault_length(Grammar.sequences, units, right);
    if (is_lone_surrogate(units, length)) return found(length, classify_number(detail::lowest_number(units, length), length));
    if (has_utf8_layout && right < leading_one_bits(lead) && detail::is_continuation(detail::to_octet(units[right])))
      return found(length, classify_number(detail::lowest_number(units, right + 1), leading_one_bits(lead)));
    return found(length, fault::missing_continuation);
  }

  // Why a number is not written in so many octets.
  [[nodiscard]] U8LIT_ABI static constexpr fault classify_number(char32_t number, size_t octets) noexcept {
    if (const size_t shortest = length(number); 0 < shortest && shortest < octets) return fault::overlong;
    return is_surrogate(number) ? fault::surrogate : fault::out_of_range;
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// All that the encoding of a grammar needs, derived: validator, decoder, encoder, conversions. Octets are char, char8_t,
// unsigned char or std::byte. An encoding is a type of its own, which names it: `struct mine : u8lit::codec<mine,
// my_grammar> {};` One that contradicts itself does not compile. encoded_constant.hpp says how to write literals of it, and
// form_diagnostic_names.hpp how their refusals tell its rules.
template <class Form, const auto& Grammar>
  requires detail::sound<detail::grammar_diagnostic<Grammar>>
struct codec : detail::checked_codec<Form, Grammar> {};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
