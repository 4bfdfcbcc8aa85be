// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_DIAGNOSE_HPP
#define U8LIT_DIAGNOSIS_DIAGNOSE_HPP

#include <u8lit/base/refusal.hpp>
#include <u8lit/diagnosis/words.hpp>
#include <u8lit/validation/validate.hpp>
#if defined(U8LIT_CONSTEXPR_ERROR_IS_BUILT_IN) || defined(U8LIT_COMPUTES_SENTENCES)
#include <u8lit/diagnosis/fault_sentence.hpp>
#endif
#include <u8lit/base/begin.hpp>

// The diagnosis wing: what compilers say of an ill-formed literal.
// Follow "caf\xE9" through it. `validate` finds a truncated sequence at offset 3. How that becomes an error message
// depends on where the literal stands:
// - In a function that users call, such as that of "caf\xE9"_utf8, g++ 16 prints the sentence that
//   `sentence_for_literal` makes (fault_sentence.hpp, U8LIT_ERROR_AT_CALL), and clang the sentence of an attribute
//   (attribute_for.hpp, clang_attributes.hpp). For others, and in the constructor of a template argument, `diagnose`
//   (this file) returns a `diagnosis` with a report function. The caller calls it with the position, 4. The call is not
//   a constant expression, so g++ prints its words, clang its name and the byte, E9:
//   ill_formed_UTF_8_truncated_see_RFC_3629_section_4_at_byte (compilers/report_functions.hpp).
// - As the argument of "caf\xE9"_text, its NUL is overwritten for g++, and an assertion prints the sentence; for clang
//   it selects another template (literal_argument.hpp, refused_literal.hpp). For templates that choose by the fault,
//   `diagnostic_of` (diagnostic.hpp) maps an `unvalidated_literal` to the incomplete type
//   invalid_utf8::truncated<at_byte<4>, bytes<byte::xE9>, RFC_3629_section_4>. `well_formed` constrains on it.
//   A function that refuses it returns a type that has the sentence for arguments (refused_text.hpp).
// What is well-formed but almost certainly a mistake gets a warning on request (suspicion.hpp, suspicion_warning.hpp).
//
// Each of these words means one thing in this library:
// - fault: what is wrong with text (encoding/fault.hpp). A verdict (encoding/verdict.hpp) is a fault and its place.
// - flaw: what is wrong with something else that a programmer wrote, such as a grammar or a set.
// - reason: why a literal is refused (reason.hpp). There are more reasons than faults, as sentences are more exact.
// - sentence: what is wrong and where, in words (sentence.hpp). `words_for_...` returns one or a substitute.
// - diagnosis: the result of checking a literal, with the function to call if it is ill-formed (base/refusal.hpp).
// - diagnostic: a type, either well_formed_text or an incomplete type named after what is wrong (diagnostic.hpp).
// - error: what the compiler prints.
// Positions in messages count from 1, offsets in results from 0.

#include <u8lit/compilers/report_functions.hpp>

namespace u8lit::detail {

// Returns whether a literal is well-formed; false if literals of this type are in another encoding than UTF. Cheaper to
// evaluate than `diagnose`, which callers use only after this has failed. Linear.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_well_formed_literal(const Unit* units, size_t size) noexcept {
  if constexpr (!literals_are_unicode<Unit>) {
    return false;
  } else {
    const size_t valid = detail::constexpr_valid_prefix(units, size);
    return valid == size || detail::first_fault(units, size, valid);
  }
}

// Validates a literal. The caller evaluates `result.report(result.number, result.shown)`, which returns the size of a
// well-formed literal and is not a constant expression for an ill-formed one. Linear.
template <code_unit Unit>
U8LIT_ABI constexpr diagnosis diagnose(const Unit* units, size_t size) noexcept {
  if constexpr (!literals_are_unicode<Unit>) {
    return detail::diagnose_encoding(is_ordinary<Unit>);
  } else {
    const verdict result = detail::constexpr_verdict(units, size);
    if (result) return detail::accept(size);
    ill_formed_literal shown{};
    for (size_t at = 0; at < result.evidence(form_of<Unit>); ++at)
      shown.append(detail::to_unsigned(units[result.offset + at]));
    return detail::make_diagnosis(form_of<Unit>, result, detail::to_unsigned(units[result.offset]), shown);
  }
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
