// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SEQUENCE_SURVEY_HPP
#define U8LIT_SEQUENCE_SURVEY_HPP

#include <u8lit/syntax.hpp>
#include <u8lit/compiler/begin.hpp>

// Whether the sequences of a grammar contradict each other, and where.

namespace u8lit::grammars {

enum class flaw : unsigned char {
  none,
  without_octets,
  reversed_octets,
  ambiguous,
  part_of_a_character,
  not_made_of_characters,
  of_text,
  reversed_numbers,
  overlapping_numbers,
  more_sequences,
  more_numbers,
  gap,
};

// The first flaw of the sequences; places count from 0. The octets are an example.
template <size_t Longest>
struct sequence_survey {
  flaw what = flaw::none;
  size_t place = 0, other = 0;
  size_t size = 0;
  octet octets[Longest]{};

  U8LIT_ABI constexpr const octet* data() const noexcept { return octets; }
};

// Whether sequences of one alternative are as those of another from that octet on, as far as both go.
template <size_t Longest, size_t LongestOther>
U8LIT_ABI constexpr bool agree(const alternative<Longest>& one, size_t from,
                               const alternative<LongestOther>& other) noexcept {
  for (size_t at = 0; from + at < one.size && at < other.size; ++at) {
    const octet_range left = one.octets[from + at], right = other.octets[at];
    if (left.last < right.first || right.last < left.first) return false;
  }
  return true;
}

// Whether the lowest such sequence, which is kept, begins both.
template <size_t Longest, size_t Left, size_t Right>
U8LIT_ABI constexpr void keep_common(sequence_survey<Longest>& found, const alternative<Left>& one,
                                     const alternative<Right>& other) noexcept {
  for (; found.size < one.size && found.size < other.size; ++found.size) {
    const octet left = one.octets[found.size].first, right = other.octets[found.size].first;
    found.octets[found.size] = left < right ? right : left;
  }
}

template <class Found, size_t Alternatives, size_t Longest>
U8LIT_ABI constexpr bool find_bad_octets(Found& found, const syntax<Alternatives, Longest>& all) noexcept {
  for (found.place = 0; found.place < Alternatives; ++found.place) {
    const auto& each = all[found.place];
    found.what = each.size == 0 ? flaw::without_octets : flaw::reversed_octets;
    if (each.size == 0) return true;
    for (found.other = 0; found.other < each.size; ++found.other) {
      if (each.octets[found.other].last < each.octets[found.other].first) return true;
    }
  }
  found = {};
  return false;
}

template <class Found, size_t Alternatives, size_t Longest>
U8LIT_ABI constexpr bool find_ambiguity(Found& found, const syntax<Alternatives, Longest>& all) noexcept {
  for (size_t other = 1; other < Alternatives; ++other) {
    for (size_t one = 0; one < other; ++one) {
      if (!grammars::agree(all[one], 0, all[other])) continue;
      found = {flaw::ambiguous, one, other};
      grammars::keep_common(found, all[one], all[other]);
      return true;
    }
  }
  return false;
}

// Whether a refused sequence is the beginning of two characters or more, or of all of the last of them.
template <size_t Alternatives, size_t Longest, size_t LongestRefused>
U8LIT_ABI constexpr bool is_made_of_characters(const alternative<LongestRefused>& refused,
                                               const syntax<Alternatives, Longest>& all) noexcept {
  bool is_boundary[LongestRefused]{true};
  for (size_t from = 0; from < refused.size; ++from) {
    if (!is_boundary[from]) continue;
    for (const auto& each : all) {
      if (!grammars::agree(refused, from, each)) continue;
      if (each.size >= refused.size - from) return true;
      is_boundary[from + each.size] = true;
    }
  }
  return false;
}

template <class Found, size_t Alternatives, size_t Longest, size_t Refused, size_t LongestRefused>
U8LIT_ABI constexpr bool find_bad_refusal(Found& found, const syntax<Alternatives, Longest>& all,
                                          const syntax<Refused, LongestRefused>& refused) noexcept {
  for (size_t at = 0; at < Refused; ++at) {
    for (size_t a = 0; a < Alternatives; ++a) {
      if (all[a].size < refused[at].size || !grammars::agree(refused[at], 0, all[a])) continue;
      found = {flaw::part_of_a_character, at, a};
      grammars::keep_common(found, refused[at], all[a]);
      return true;
    }
    if (!grammars::is_made_of_characters(refused[at], all)) {
      found = {flaw::not_made_of_characters, at};
      return true;
    }
  }
  return false;
}

}  // namespace u8lit::grammars

#include <u8lit/compiler/end.hpp>

#endif
