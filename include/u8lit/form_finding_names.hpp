// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FORM_FINDING_NAMES_HPP
#define U8LIT_FORM_FINDING_NAMES_HPP

#include <u8lit/fault.hpp>
#include <u8lit/finding_names.hpp>

// The words of the refusals of a form's literals: incomplete types, as those of text are.

namespace u8lit {

// The names of the refusals of a form's literals. Their arguments are the place, the octets that prove the fault, the
// form's rule and where it stands.
template <class Form>
struct invalid {
  template <class... Facts>
  struct literal;
  template <class... Facts>
  struct conversion;
  template <class... Facts>
  struct truncated;
  template <class... Facts>
  struct missing_continuation;
  template <class... Facts>
  struct unexpected_continuation;
  template <class... Facts>
  struct invalid_lead;
  template <class... Facts>
  struct overlong;
  template <class... Facts>
  struct surrogate;
  template <class... Facts>
  struct surrogate_pair;
  template <class... Facts>
  struct out_of_range;
  template <class... Facts>
  struct unrepresentable;
};

// What a form says of itself in the refusals of its literals: `using rules = u8lit::rule_list<u8lit::rule<...>, ...>;`.
// A rule is an incomplete type whose name is the sentence, another one for where it stands, the fault that offends it if
// it is about one only, and the first octets of the sequences at fault if it is about some only. The first of the list
// that fits is told.
template <class Sentence, class Source, fault What = fault::none, octet First = 0x00, octet Last = 0xFF>
struct rule {};
template <class... Rules>
struct rule_list {};

// Rules that many forms have.
namespace rules {

struct a_sequence_has_neither_fewer_octets_nor_more;
struct it_never_appears;
struct it_would_lie_beyond_U_10FFFF;
struct only_an_overlong_sequence_could_begin_so;
struct there_is_a_shorter_sequence;
struct what_is_no_constant_of_the_form_needs_room;
struct what_is_no_text_constant_needs_room;

// Of literals: u"..." has other code units than "...".
struct its_code_units_are_octets;
struct its_code_units_have_16_bits;
struct its_code_units_have_32_bits;

// That of a form which says none of the fault.
struct its_grammar_has_no_such_sequence;

}  // namespace rules

}  // namespace u8lit

#endif
