// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_CODEC_HPP
#define U8LIT_CODEC_CODEC_HPP

#include <u8lit/codec/basic_codec.hpp>
#include <u8lit/codec/codec_diagnostic.hpp>  // IWYU pragma: export
#include <u8lit/codec/grammar_check.hpp>
#include <u8lit/codec/grammar_fault.hpp>
#include <u8lit/rfc3629/automaton.hpp>
#include <u8lit/validation/dfa_run.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

template <const auto& Grammar>
inline constexpr automaton derived_automaton{Grammar.sequences, Grammar.excluded};
template <const auto& Grammar>
inline constexpr const auto& automaton_of_grammar = make_compact_automaton<derived_automaton<Grammar>>;
template <const auto& Grammar>
inline constexpr auto numbers_in_grammar = detail::assign_numbers(Grammar.sequences, Grammar.numbers);

// The codec of a grammar that has no flaw. Tests check the library's own grammars, so programs need not.
template <class Codec, const auto& Grammar>
struct checked_codec : basic_codec<Codec> {
  // `Codec` is incomplete here if it is the struct that derives from this one. The conversion of a pointer tests that.
  // Other tests will not do: sizeof, because g++ 16 warns if the type is completed later, and a concept, because its
  // result would be cached.
  static_assert(!requires(const Codec* codec, void take(const basic_codec<Codec>*)) { take(codec); },
                "u8lit: the first argument of a codec is the struct that derives from it");

  using basic_codec<Codec>::decode_front;
  using basic_codec<Codec>::validate;

  static constexpr encoding_form unit_form = encoding_form::utf8;

  /// The length of the longest sequence, in bytes.
  static constexpr size_t longest = [] {
    size_t result = 1;
    for (const auto& each : Grammar.sequences) result = each.size > result ? each.size : result;
    return result;
  }();

  // Octets that encode their own value, as ASCII does, so that validation and transcoding may pass over them; may be
  // empty.
  static constexpr octet_range identity_range = [] {
    for (size_t a = 0; a < Grammar.sequences.size(); ++a) {
      const auto& each = Grammar.sequences[a];
      if (each.size == 1 && each.octets[0].first == numbers_in_grammar<Grammar>.of[a].first) return each.octets[0];
    }
    return octet_range{1, 0};
  }();

  /// Returns the length of the number's sequence in bytes; 0 if the encoding has none.
  [[nodiscard]] U8LIT_ABI static constexpr size_t length(char32_t number) noexcept {
    const size_t a = alternative_with(number);
    return a < Grammar.sequences.size() ? Grammar.sequences[a].size : 0;
  }

  /// Encodes a number.
  /// \return its sequence, which is unique; empty if the encoding has none
  /// \code
  /// u8lit::legacy::cesu8::encode(U'\U0001F600').size() == 6
  /// \endcode
  [[nodiscard]] U8LIT_ABI static constexpr octet_sequence<longest> encode(char32_t number) noexcept {
    return octet_sequence<longest>{[number](octet* octets) { return encode_to(octets, number); }};
  }

  /// Writes the sequence of a number.
  /// \param units   receives the bytes. Precondition: there is room for length(number).
  /// \param number  the number
  /// \return how many bytes it wrote; 0 if the encoding has no sequence for the number
  template <utf8_unit Unit>
  U8LIT_ABI static constexpr size_t encode_to(Unit* units, char32_t number) noexcept {
    const size_t a = alternative_with(number);
    if (a == Grammar.sequences.size()) return 0;
    detail::write_sequence(Grammar.sequences[a], number - numbers_in_grammar<Grammar>.of[a].first, units);
    return Grammar.sequences[a].size;
  }

  /// Decodes the first sequence, given a pointer and a size.
  /// \param units  the first byte
  /// \param size   the number of bytes
  /// \return the number and the sequence's length, or the fault and its length. Reads nothing past the byte at fault.
  template <utf8_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
    if (size == 0) return {};
    const octet lead = detail::to_octet(units[0]);
    size_t most_matched = 0;
    for (size_t a = 0; a < Grammar.sequences.size(); ++a) {
      const auto& each = Grammar.sequences[a];
      if (lead < each.octets[0].first || lead > each.octets[0].last) continue;
      const size_t matched = detail::matched_octets(each, units, size);
      if (matched == each.size) {
        const decoded front{numbers_in_grammar<Grammar>.of[a].first + detail::sequence_rank(each, units), matched,
                            fault::none};
        return begins_excluded(units, size) ? make_excluded(front) : front;
      }
      most_matched = matched > most_matched ? matched : most_matched;
    }
    return classify_fault(units, size, most_matched);
  }

  /// Checks whether bytes are well-formed in this encoding, given a pointer and a size. Complexity: linear.
  /// \param units  the first byte
  /// \param size   the number of bytes
  /// \return the first fault, its offset and its length; true if there is none
  template <utf8_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate(const Unit* units, size_t size) noexcept {
    // The automaton determines whether there is a fault and returns a boundary shortly before it; the decoder continues
    // from there.
    auto [accepts, boundary] = detail::run_dfa<automaton_of_grammar<Grammar>>(units, size, identity_range);
    if (accepts) return {fault::none, size, 0};
    decoded front = decode_front(units + boundary, size - boundary);
    for (; front; front = decode_front(units + boundary, size - boundary)) boundary += front.length;
    return {front.what, boundary, front.length};
  }

 private:
  static constexpr bool has_utf8_layout = [] {
    for (size_t a = 0; a < Grammar.sequences.size(); ++a) {
      if (!detail::has_utf8_layout(Grammar.sequences[a], numbers_in_grammar<Grammar>.of[a])) return false;
    }
    return true;
  }();

 public:
  // For transcoding: whether UTF-8's sequences of two and three octets encode the same numbers here.
  static constexpr bool has_sequences_of_utf8 =
      has_utf8_layout &&
      detail::has_sequences_of_utf8(Grammar.sequences, numbers_in_grammar<Grammar>.of, Grammar.excluded);

 private:
  // The index of the alternative that encodes the number, or the number of alternatives.
  [[nodiscard]] U8LIT_ABI static constexpr size_t alternative_with(char32_t number) noexcept {
    constexpr auto& numbers = numbers_in_grammar<Grammar>;
    size_t a = 0;
    while (a < Grammar.sequences.size() && number - numbers.of[a].first > numbers.of[a].last - numbers.of[a].first) ++a;
    return a;
  }

  template <class Unit>
  [[nodiscard]] U8LIT_ABI static constexpr bool begins_excluded(const Unit* units, size_t size) noexcept {
    for (const auto& each : Grammar.excluded) {
      if (detail::matched_octets(each, units, size) == each.size) return true;
    }
    return false;
  }
  [[nodiscard]] U8LIT_ABI static constexpr decoded make_excluded(decoded front) noexcept {
    return {replacement_character, front.length, is_surrogate(front.value) ? fault::surrogate_pair : fault::overlong};
  }

  // Whether the octets are complete in UTF-8's layout. If they begin a longer sequence of the grammar, they are the
  // first half of a surrogate pair.
  template <class Unit>
  [[nodiscard]] U8LIT_ABI static constexpr bool is_half_a_pair(const Unit* units, size_t size) noexcept {
    return has_utf8_layout && size == detail::leading_one_bits(detail::to_octet(units[0]));
  }

  // `matched` octets match an alternative, and no alternative matches more; none matches completely.
  template <class Unit>
  [[nodiscard]] U8LIT_ABI static constexpr decoded classify_fault(const Unit* units, size_t size,
                                                                  size_t matched) noexcept {
    const octet lead = detail::to_octet(units[0]);
    const auto make = [](size_t length, fault what) { return decoded{replacement_character, length, what}; };
    if (matched == 0 && detail::is_trailing_octet(Grammar.sequences, lead))
      return make(1, fault::unexpected_continuation);
    if (matched == 0) return make(1, fault::invalid_lead);
    if (matched == size && !is_half_a_pair(units, size)) return make(size, fault::truncated);
    const size_t length = detail::fault_length(Grammar.sequences, units, matched);
    if (is_half_a_pair(units, length))
      return make(length, classify_number(detail::lowest_number(units, length), length));
    // A continuation octet of UTF-8, but one that the grammar does not permit here: the number is the fault.
    if (const size_t announced = detail::leading_one_bits(lead);
        has_utf8_layout && matched < announced && detail::is_continuation(detail::to_octet(units[matched])))
      return make(length, classify_number(detail::lowest_number(units, matched + 1), announced));
    return make(length, fault::missing_continuation);
  }

  // Why the encoding does not encode the number in this many octets.
  [[nodiscard]] U8LIT_ABI static constexpr fault classify_number(char32_t number, size_t octets) noexcept {
    if (const size_t shortest = length(number); 0 < shortest && shortest < octets) return fault::overlong;
    return is_surrogate(number) ? fault::surrogate : fault::out_of_range;
  }
};

// `codec` is the codec of a grammar with which nothing is wrong.
template <class Codec, const auto& Grammar>
struct accepted_codec {
  using codec = checked_codec<Codec, Grammar>;
};
template <class Codec, const auto& Grammar>
U8LIT_ABI constexpr auto make_codec() noexcept {
  using found = grammar_diagnostic<Grammar>;
  if constexpr (__is_same(found, no_flaw)) return accepted_codec<Codec, Grammar>{};
  else return detail::refuse_type<found, grammars::words_for_grammar<Grammar>>();
}

}  // namespace u8lit::detail

namespace u8lit {

/// An encoding derived from a grammar: validator, decoder, encoder and conversions. Bytes are char, char8_t, unsigned
/// char or std::byte. A grammar that contradicts itself does not compile, and the error says where.
///
/// The encoding is a struct of its own, which gives it its name. encoded_constant shows how to write literals of it,
/// and basic_codec::rule_list how to state its rules for the compiler's messages.
/// \tparam Codec    the struct that derives from this
/// \tparam Grammar  the grammar, a constant at namespace scope
/// \code
/// struct mine : u8lit::codec<mine, my_grammar> {};
/// static_assert(mine::is_well_formed("..."));
/// \endcode
template <class Codec, const auto& Grammar>
using codec = typename decltype(detail::make_codec<Codec, Grammar>())::codec;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
