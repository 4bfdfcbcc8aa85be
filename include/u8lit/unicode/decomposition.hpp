// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_DECOMPOSITION_HPP
#define U8LIT_UNICODE_DECOMPOSITION_HPP

#include <u8lit/encoding/decode.hpp>
#include <u8lit/unicode/canonical_tables.hpp>
#include <u8lit/unicode/compatibility_tables.hpp>
#include <u8lit/unicode/hangul.hpp>
#include <u8lit/base/begin.hpp>

// The unicode wing: what the Unicode Standard says of characters beyond their encoding.
//
// Its tables, canonical_tables, compatibility_tables, case_tables, ignorable_tables, host_name_tables,
// grapheme_tables, word_tables, sentence_tables, line_tables, wide_tables, name_tables and those of properties, are
// written by scripts of the tests. sorted_search searches the small ones.
// - This header, decomposition, takes characters apart, combining_marks sorts the marks of each, and normalization puts
//   them together in the four normal forms of UAX #15. From these are made: the operator of normalized_literal,
//   normalization_policies, the comparison in canonical_equivalence, and the format in stream_safe.
// - case_mapping finds what a character becomes in upper or lower case, and what is around it that decides so.
//   letter_case converts text, and caseless_matching compares two texts without converting them;
//   canonical_caseless_matching does so in Normalization Form D. caseless_keys folds the keys of tables,
//   and title_case also needs to know where words begin.
// - compatibility_folding makes NFKC_Casefold of both, and of default_ignorable: nfkc_casefold converts text,
//   compatibility_caseless_matching compares two. host_name_mapping says what differs in host names, which host_name
//   checks and converts by UTS #46; punycode writes them in ASCII.
// - grapheme_break, word_break and sentence_break have the rules of UAX #29, and line_break those of UAX #14.
//   graphemes, words, sentences and lines are the ranges that they divide text into, by segments, and columns counts
//   how wide clusters are. packed_kinds has the form of the tables.
// - identifiers has the rules of UAX #31 and its policies.
// - confusables makes skeletons by UTS #39, of confusable_table, which confusable_keys has tables refuse if two are
//   equal. restriction_level finds the scripts of a text, and whether identifier_status_table allows its characters.
// - hangul has the numbers of syllables.
// - property_data reads the tables of properties: general_category_table, script_table, script_extensions_table,
//   east_asian_width_table, bidirectional_class_table, joining_type_table, numeric_type_table, numeric_value_table,
//   age_table, block_table and binary_property_table. property_name finds what a literal is the name of, property_set
//   makes sets of it, and property_map maps; script_extensions and code_point_properties have the functions.
// - name_text composes and finds the names of characters, for character_names.

namespace u8lit::detail {

// What becomes of each character of a text beside its decomposition: nothing, unless <u8lit/nfkc_casefold.hpp> or
// <u8lit/host_name.hpp> ask for it.
enum class character_folding : octet { none, nfkc_casefold, compatibility_caseless, identifier_caseless, host_name };

// A normal form: its decompositions are compatibility decompositions or only canonical ones, it is composed or not, and
// its characters are folded or not.
struct normal_form {
  bool is_compatible;
  bool is_composed;
  character_folding folding = character_folding::none;

  U8LIT_ABI constexpr bool folds() const noexcept { return folding != character_folding::none; }
};
inline constexpr normal_form nfc{false, true}, nfd{false, false}, nfkc{true, true}, nfkd{true, false};

// A scalar value as the tables have it: a block and a place in it.
struct table_place {
  unsigned block;
  unsigned index;

  U8LIT_ABI static constexpr table_place of(char32_t value) noexcept {
    return {static_cast<unsigned>(value >> normalization_block_bits),
            static_cast<unsigned>(value & ((1u << normalization_block_bits) - 1))};
  }
};
// In one statement each, because constant evaluation pays for each.
U8LIT_ABI constexpr unsigned canonical_value(table_place place) noexcept {
  return place.block < normalization_blocks
             ? canonical_values[unsigned{canonical_blocks[place.block]} << normalization_block_bits | place.index]
             : 0u;
}
U8LIT_ABI constexpr unsigned compatibility_value(table_place place) noexcept {
  return place.block < normalization_blocks && compatibility_blocks[place.block] != 0
             ? compatibility_values[unsigned{compatibility_blocks[place.block]} << normalization_block_bits |
                                    place.index]
             : 0u;
}
U8LIT_ABI constexpr unsigned canonical_value(char32_t value) noexcept {
  return detail::canonical_value(table_place::of(value));
}
U8LIT_ABI constexpr unsigned compatibility_value(char32_t value) noexcept {
  return detail::compatibility_value(table_place::of(value));
}
// The class of a scalar value. Precondition: it has no decomposition, unless it is a Hangul syllable.
U8LIT_ABI constexpr canonical_class class_of(char32_t value) noexcept {
  return canonical_classes[detail::canonical_value(value)];
}

// For a form that folds characters, compatibility_folding.hpp specializes this: `changes(value)` says whether a scalar
// value becomes another or none, `removes(value)` whether none, and `folded` is its decomposition when it is folded.
template <normal_form Form>
struct folding_of;

// What normalization does with a scalar value.
struct normalization_facts {
  bool begins_anew;  // nothing in it is reordered or composed with what precedes it
  bool is_stable;    // in the normal form, text may have it, and it need not be composed with what precedes it
  octet combining_class;
};
template <normal_form Form>
U8LIT_ABI constexpr normalization_facts facts_of(table_place place) noexcept {
  if constexpr (Form.folds()) {
    const char32_t value = char32_t{place.block} << normalization_block_bits | place.index;
    if (folding_of<Form>::changes(value)) {
      // What follows a character that is removed may combine with what precedes it.
      constexpr normal_form not_folded{Form.is_compatible, Form.is_composed};
      return {!folding_of<Form>::removes(value) && detail::facts_of<not_folded>(place).begins_anew, false, 0};
    }
  }
  if constexpr (Form.is_compatible) {
    if (const unsigned at = detail::compatibility_value(place); at != 0)
      return {(compatibility_decompositions[at - 1] & 1 << 5) == 0, false, 0};
  }
  const unsigned found = detail::canonical_value(place);
  if (found < first_decomposition) {
    const canonical_class facts = canonical_classes[found];
    return {facts.combining_class == 0 && facts.compositions == 0,
            Form.is_composed ? facts.compositions == 0 : found != 1, facts.combining_class};
  }
  const unsigned head = canonical_decompositions[found - first_decomposition];
  return {(head & 1 << 4) == 0, Form.is_composed && head < 1 << 3, 0};
}

// Whether a scalar value has a decomposition, apart from Hangul syllables, or is folded.
template <normal_form Form>
U8LIT_ABI constexpr bool decomposes(char32_t value) noexcept {
  if constexpr (Form.folds()) {
    if (folding_of<Form>::changes(value)) return true;
  }
  return detail::canonical_value(value) >= first_decomposition ||
         (Form.is_compatible && detail::compatibility_value(value) != 0);
}
// Whether it has none, and combines with nothing before it.
template <normal_form Form>
U8LIT_ABI constexpr bool is_unchanged_starter(char32_t value) noexcept {
  if constexpr (Form.folds()) {
    if (folding_of<Form>::changes(value)) return false;
  }
  const unsigned found = detail::canonical_value(value);
  return found < first_decomposition && canonical_classes[found].combining_class == 0 &&
         (!Form.is_compatible || detail::compatibility_value(value) == 0);
}

// The decomposition of a scalar value: its units in UTF-16. A scalar value that has none is the only one in it.
class decomposition {
 public:
  U8LIT_ABI constexpr decomposition() noexcept = default;
  template <normal_form Form>
  U8LIT_ABI static constexpr decomposition of(char32_t value) noexcept {
    if constexpr (Form.is_compatible) {
      if (const unsigned at = detail::compatibility_value(value); at != 0)
        return decomposition{compatibility_decompositions + at, compatibility_decompositions[at - 1] & 0x1Fu};
    }
    const unsigned found = detail::canonical_value(value);
    decomposition result;
    if (found >= first_decomposition) {
      const unsigned short* const units = canonical_decompositions + (found - first_decomposition);
      return decomposition{units + 1, units[0] & 0x7u};
    }
    result.front_ = value;
    result.class_ = canonical_classes[found].combining_class;
    if (found == 1) {
      const auto number = static_cast<unsigned>(value - hangul::first_syllable);
      result.front_ = hangul::first_lead + number / (hangul::vowels * hangul::trails);
      result.jamo_[0] = static_cast<unsigned short>(hangul::first_vowel + number / hangul::trails % hangul::vowels);
      result.jamo_[1] = static_cast<unsigned short>(hangul::before_first_trail + number % hangul::trails);
      result.left_ = number % hangul::trails == 0 ? 1 : 2;
      result.is_hangul_ = true;
    }
    return result;
  }

  U8LIT_ABI constexpr char32_t front() const noexcept { return front_; }
  // The canonical combining class of the front.
  U8LIT_ABI constexpr octet combining_class() const noexcept { return class_; }
  // Returns whether there is another one.
  U8LIT_ABI constexpr bool remove_front() noexcept {
    if (left_ == 0) return false;
    if (!is_hangul_) {
      read_front();
      return true;
    }
    front_ = jamo_[0];
    jamo_[0] = jamo_[1];
    --left_;
    return true;
  }

 private:
  U8LIT_ABI constexpr decomposition(const unsigned short* units, unsigned size) noexcept : units_{units}, left_{size} {
    read_front();
  }
  U8LIT_ABI constexpr void read_front() noexcept {
    front_ = *units_++;
    --left_;
    if (high_surrogates.contains(front_)) {
      front_ = 0x1'0000u + ((front_ - high_surrogates.first) << 10) + (*units_++ - low_surrogates.first);
      --left_;
    }
    class_ = detail::class_of(front_).combining_class;
  }

  const unsigned short* units_ = nullptr;  // of a table
  unsigned left_ = 0;
  char32_t front_ = 0;
  unsigned short jamo_[2]{};  // of a Hangul syllable, which is not in a table
  octet class_ = 0;
  bool is_hangul_ = false;
};

// The decomposition of a scalar value, folded if the form does that.
template <normal_form Form>
struct decomposition_in {
  using type = decomposition;
  U8LIT_ABI static constexpr bool read(decomposition& into, char32_t value) noexcept {
    into = decomposition::of<Form>(value);
    return true;
  }
};
template <normal_form Form>
  requires(Form.folds())
struct decomposition_in<Form> {
  using type = typename folding_of<Form>::folded;
  // Returns whether anything is left of it.
  U8LIT_ABI static constexpr bool read(type& into, char32_t value) noexcept { return into.read(value); }
};

// What two scalar values compose to, or 0.
U8LIT_ABI constexpr char32_t compose(char32_t first, char32_t second) noexcept {
  const unsigned found = detail::canonical_value(second);
  const octet list = found < first_decomposition ? canonical_classes[found].compositions : octet{};
  if (list == 0) return 0;
  if (list == hangul_vowel_compositions) return hangul::compose_syllable(first, second);
  if (list == hangul_trail_compositions) return hangul::add_trail(first, second);
  size_t begin = composition_ends[list - 1];
  for (size_t count = composition_ends[list] - begin; count > 0;) {
    const size_t half = count / 2;
    if (composition_firsts[begin + half] < first) {
      begin += half + 1;
      count -= half + 1;
    } else {
      count = half;
    }
  }
  return begin < composition_ends[list] && composition_firsts[begin] == first
             ? (first & 0xFF'0000) | composites[begin]
             : 0;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
