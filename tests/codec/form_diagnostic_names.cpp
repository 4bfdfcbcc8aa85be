// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/form_diagnostic.hpp>

using namespace u8lit;
using namespace u8lit::detail;

struct form;
struct a_sentence_of_its_own;
struct its_specification;

// What a compiler is to print is never complete, whatever its arguments are.
template <class Type>
concept is_complete = requires { sizeof(Type); };
static_assert(!is_complete<invalid<form>::truncated<>> && !is_complete<invalid<form>::missing_continuation<int>>);
static_assert(!is_complete<invalid<form>::unexpected_continuation<>> && !is_complete<invalid<form>::invalid_lead<>>);
static_assert(!is_complete<invalid<form>::overlong<>> && !is_complete<invalid<form>::out_of_range<>>);
static_assert(!is_complete<invalid<form>::surrogate<>> && !is_complete<invalid<form>::surrogate_pair<>>);
static_assert(!is_complete<invalid<form>::literal<>> && !is_complete<invalid<form>::unrepresentable<>>);
static_assert(!is_complete<rules::its_grammar_has_no_such_sequence> && !is_complete<rules::its_code_units_are_octets>);

// A rule is data: its sentence and its source may be any types, and it needs none of them complete.
using rules_of_the_form = rule_list<rule<a_sentence_of_its_own, its_specification, fault::invalid_lead, 0xF0, 0xF4>,
                                    rule<a_sentence_of_its_own, its_specification>>;
static_assert(is_complete<rules_of_the_form>);

int main() {}
