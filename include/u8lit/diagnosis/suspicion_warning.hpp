// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_SUSPICION_WARNING_HPP
#define U8LIT_DIAGNOSIS_SUSPICION_WARNING_HPP

#include <u8lit/diagnosis/diagnose.hpp>
#include <u8lit/diagnosis/fault_sentence.hpp>
#include <u8lit/diagnosis/suspicion.hpp>
#include <u8lit/base/begin.hpp>

// The warnings about suspicious literals. Included only if a user defines U8LIT_WARN_SUSPICIOUS.
// "user\u202E nimda"_utf8 gets this warning:
//     suspicious text: the bidirectional control at byte 5 has no end (UAX #9)
//
// g++ 16 prints a computed sentence, which also shows the control (base/attributes.hpp: U8LIT_WARN_IF_SUSPICIOUS). For
// clang, suspicious text selects an overload that has an attribute for each sentence: for each number up to 32, and for
// all others. g++ before 16 cannot print a warning from a constant expression.

#define U8LIT_CONTROL "bidirectional control"
#define U8LIT_CONTROL_PREDICATE "has no end (UAX #9)"
#define U8LIT_MARK "byte order mark"
#define U8LIT_MARK_PREDICATE "is not at the beginning (RFC 3629, section 6)"
#define U8LIT_NONCHARACTER "character"
#define U8LIT_NONCHARACTER_PREDICATE "is a noncharacter (Unicode, section 23.7)"

namespace u8lit::detail {

// The words of a sentence, in the order of suspicion_kind.
struct suspicion_words {
  const utf8_character *subject, *predicate;
};
inline constexpr suspicion_words words_of_suspicions[] = {
  {u8"", u8""},
  {u8"" U8LIT_CONTROL, u8"" U8LIT_CONTROL_PREDICATE},
  {u8"" U8LIT_MARK, u8"" U8LIT_MARK_PREDICATE},
  {u8"" U8LIT_NONCHARACTER, u8"" U8LIT_NONCHARACTER_PREDICATE},
};

// The longest literal that is searched, in code units: g++ 16 would refuse one of 120,000 to 250,000 bytes, because the
// search would exceed its limit of operations.
inline constexpr size_t longest_searched_literal = 65536;

// What is suspicious about a literal; nothing if it is ill-formed or too long. Linear.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr suspicion suspicion_in_literal(const Unit* units, size_t size) noexcept {
  if (size > longest_searched_literal) return {};
  const suspicion found = detail::first_suspicion<suspicion_kind::unterminated_control, suspicion_kind::interior_mark,
                                                  suspicion_kind::noncharacter>(units, size);
  if (found && !detail::is_well_formed_literal(units, size)) return {};
  return found;
}

template <class Unit, size_t Size>
[[nodiscard]] U8LIT_ABI constexpr suspicion suspicion_in_array(const Unit (&literal)[Size]) noexcept {
  return detail::suspicion_in_literal(literal, detail::units_of(literal).size());
}

// The warning for a literal; empty if nothing is suspicious. Linear.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr sentence suspicion_sentence(const Unit* units, size_t size) noexcept {
  sentence result;
  const suspicion found = detail::suspicion_in_literal(units, size);
  if (!found) return result;
  const suspicion_words words = words_of_suspicions[static_cast<unsigned char>(found.what)];
  return result.append(u8"suspicious text: the ").append(words.subject).append(u8" at ")
      .append(detail::unit_name(form_of<Unit>)).append(u8" ").append_decimal(found.offset + 1).append(u8" (U+")
      .append_hexadecimal(found.value, 4).append(u8") ").append(words.predicate);
}

// Conditions of the attributes. The number of the code unit counts from 1; 0 stands for all that are greater than 32.
[[nodiscard]] U8LIT_ABI constexpr bool is_at(suspicion found, suspicion_kind kind, size_t number) noexcept {
  return found.what == kind && (number > 0 ? found.offset + 1 == number : found.offset >= 32);
}
// As above, for a literal. Searches it only if a character that may be suspicious begins there: clang evaluates all
// conditions, one after the other.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool is_at(code_units<Unit> literal, suspicion_kind kind, size_t number) noexcept {
  if (literal.size() < (number > 0 ? number : 33)) return false;
  if (number > 0 && detail::to_unsigned(literal.data()[number - 1]) < (utf8_unit<Unit> ? 0xE2 : 0x202A)) return false;
  return detail::is_at(detail::suspicion_in_literal(literal.data(), literal.size()), kind, number);
}
template <class Literal>
[[nodiscard]] U8LIT_ABI constexpr bool is_control_at(Literal literal, size_t number) noexcept {
  return detail::is_at(literal, suspicion_kind::unterminated_control, number);
}
template <class Literal>
[[nodiscard]] U8LIT_ABI constexpr bool is_mark_at(Literal literal, size_t number) noexcept {
  return detail::is_at(literal, suspicion_kind::interior_mark, number);
}
template <class Literal>
[[nodiscard]] U8LIT_ABI constexpr bool is_noncharacter_at(Literal literal, size_t number) noexcept {
  return detail::is_at(literal, suspicion_kind::noncharacter, number);
}

}  // namespace u8lit::detail

// The sentences of the attributes. `place` is "byte 1" or "code unit 33 or later".
#define U8LIT_CONTROL_AT(place) "suspicious text: the " U8LIT_CONTROL " at " place " " U8LIT_CONTROL_PREDICATE
#define U8LIT_MARK_AT(place) "suspicious text: the " U8LIT_MARK " at " place " " U8LIT_MARK_PREDICATE
#define U8LIT_NONCHARACTER_AT(place) \
  "suspicious text: the " U8LIT_NONCHARACTER " at " place " " U8LIT_NONCHARACTER_PREDICATE

// The attributes of an overload for suspicious text. `literal` is an expression: its units_of, or what is suspicious in
// it. `unit` is "byte" or "code unit". Written out, because clang prints three more lines for each macro in a macro.
#define U8LIT_WARNINGS(literal, unit) __attribute__((                                                                 \
  diagnose_if(detail::is_control_at(literal, 1), U8LIT_CONTROL_AT(unit " 1"), "warning"),                             \
  diagnose_if(detail::is_mark_at(literal, 1), U8LIT_MARK_AT(unit " 1"), "warning"),                                   \
  diagnose_if(detail::is_noncharacter_at(literal, 1), U8LIT_NONCHARACTER_AT(unit " 1"), "warning"),                   \
  diagnose_if(detail::is_control_at(literal, 2), U8LIT_CONTROL_AT(unit " 2"), "warning"),                             \
  diagnose_if(detail::is_mark_at(literal, 2), U8LIT_MARK_AT(unit " 2"), "warning"),                                   \
  diagnose_if(detail::is_noncharacter_at(literal, 2), U8LIT_NONCHARACTER_AT(unit " 2"), "warning"),                   \
  diagnose_if(detail::is_control_at(literal, 3), U8LIT_CONTROL_AT(unit " 3"), "warning"),                             \
  diagnose_if(detail::is_mark_at(literal, 3), U8LIT_MARK_AT(unit " 3"), "warning"),                                   \
  diagnose_if(detail::is_noncharacter_at(literal, 3), U8LIT_NONCHARACTER_AT(unit " 3"), "warning"),                   \
  diagnose_if(detail::is_control_at(literal, 4), U8LIT_CONTROL_AT(unit " 4"), "warning"),                             \
  diagnose_if(detail::is_mark_at(literal, 4), U8LIT_MARK_AT(unit " 4"), "warning"),                                   \
  diagnose_if(detail::is_noncharacter_at(literal, 4), U8LIT_NONCHARACTER_AT(unit " 4"), "warning"),                   \
  diagnose_if(detail::is_control_at(literal, 5), U8LIT_CONTROL_AT(unit " 5"), "warning"),                             \
  diagnose_if(detail::is_mark_at(literal, 5), U8LIT_MARK_AT(unit " 5"), "warning"),                                   \
  diagnose_if(detail::is_noncharacter_at(literal, 5), U8LIT_NONCHARACTER_AT(unit " 5"), "warning"),                   \
  diagnose_if(detail::is_control_at(literal, 6), U8LIT_CONTROL_AT(unit " 6"), "warning"),                             \
  diagnose_if(detail::is_mark_at(literal, 6), U8LIT_MARK_AT(unit " 6"), "warning"),                                   \
  diagnose_if(detail::is_noncharacter_at(literal, 6), U8LIT_NONCHARACTER_AT(unit " 6"), "warning"),                   \
  diagnose_if(detail::is_control_at(literal, 7), U8LIT_CONTROL_AT(unit " 7"), "warning"),                             \
  diagnose_if(detail::is_mark_at(literal, 7), U8LIT_MARK_AT(unit " 7"), "warning"),                                   \
  diagnose_if(detail::is_noncharacter_at(literal, 7), U8LIT_NONCHARACTER_AT(unit " 7"), "warning"),                   \
  diagnose_if(detail::is_control_at(literal, 8), U8LIT_CONTROL_AT(unit " 8"), "warning"),                             \
  diagnose_if(detail::is_mark_at(literal, 8), U8LIT_MARK_AT(unit " 8"), "warning"),                                   \
  diagnose_if(detail::is_noncharacter_at(literal, 8), U8LIT_NONCHARACTER_AT(unit " 8"), "warning"),                   \
  diagnose_if(detail::is_control_at(literal, 9), U8LIT_CONTROL_AT(unit " 9"), "warning"),                             \
  diagnose_if(detail::is_mark_at(literal, 9), U8LIT_MARK_AT(unit " 9"), "warning"),                                   \
  diagnose_if(detail::is_noncharacter_at(literal, 9), U8LIT_NONCHARACTER_AT(unit " 9"), "warning"),                   \
  diagnose_if(detail::is_control_at(literal, 10), U8LIT_CONTROL_AT(unit " 10"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 10), U8LIT_MARK_AT(unit " 10"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 10), U8LIT_NONCHARACTER_AT(unit " 10"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 11), U8LIT_CONTROL_AT(unit " 11"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 11), U8LIT_MARK_AT(unit " 11"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 11), U8LIT_NONCHARACTER_AT(unit " 11"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 12), U8LIT_CONTROL_AT(unit " 12"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 12), U8LIT_MARK_AT(unit " 12"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 12), U8LIT_NONCHARACTER_AT(unit " 12"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 13), U8LIT_CONTROL_AT(unit " 13"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 13), U8LIT_MARK_AT(unit " 13"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 13), U8LIT_NONCHARACTER_AT(unit " 13"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 14), U8LIT_CONTROL_AT(unit " 14"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 14), U8LIT_MARK_AT(unit " 14"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 14), U8LIT_NONCHARACTER_AT(unit " 14"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 15), U8LIT_CONTROL_AT(unit " 15"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 15), U8LIT_MARK_AT(unit " 15"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 15), U8LIT_NONCHARACTER_AT(unit " 15"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 16), U8LIT_CONTROL_AT(unit " 16"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 16), U8LIT_MARK_AT(unit " 16"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 16), U8LIT_NONCHARACTER_AT(unit " 16"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 17), U8LIT_CONTROL_AT(unit " 17"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 17), U8LIT_MARK_AT(unit " 17"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 17), U8LIT_NONCHARACTER_AT(unit " 17"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 18), U8LIT_CONTROL_AT(unit " 18"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 18), U8LIT_MARK_AT(unit " 18"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 18), U8LIT_NONCHARACTER_AT(unit " 18"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 19), U8LIT_CONTROL_AT(unit " 19"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 19), U8LIT_MARK_AT(unit " 19"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 19), U8LIT_NONCHARACTER_AT(unit " 19"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 20), U8LIT_CONTROL_AT(unit " 20"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 20), U8LIT_MARK_AT(unit " 20"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 20), U8LIT_NONCHARACTER_AT(unit " 20"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 21), U8LIT_CONTROL_AT(unit " 21"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 21), U8LIT_MARK_AT(unit " 21"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 21), U8LIT_NONCHARACTER_AT(unit " 21"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 22), U8LIT_CONTROL_AT(unit " 22"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 22), U8LIT_MARK_AT(unit " 22"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 22), U8LIT_NONCHARACTER_AT(unit " 22"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 23), U8LIT_CONTROL_AT(unit " 23"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 23), U8LIT_MARK_AT(unit " 23"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 23), U8LIT_NONCHARACTER_AT(unit " 23"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 24), U8LIT_CONTROL_AT(unit " 24"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 24), U8LIT_MARK_AT(unit " 24"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 24), U8LIT_NONCHARACTER_AT(unit " 24"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 25), U8LIT_CONTROL_AT(unit " 25"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 25), U8LIT_MARK_AT(unit " 25"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 25), U8LIT_NONCHARACTER_AT(unit " 25"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 26), U8LIT_CONTROL_AT(unit " 26"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 26), U8LIT_MARK_AT(unit " 26"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 26), U8LIT_NONCHARACTER_AT(unit " 26"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 27), U8LIT_CONTROL_AT(unit " 27"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 27), U8LIT_MARK_AT(unit " 27"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 27), U8LIT_NONCHARACTER_AT(unit " 27"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 28), U8LIT_CONTROL_AT(unit " 28"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 28), U8LIT_MARK_AT(unit " 28"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 28), U8LIT_NONCHARACTER_AT(unit " 28"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 29), U8LIT_CONTROL_AT(unit " 29"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 29), U8LIT_MARK_AT(unit " 29"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 29), U8LIT_NONCHARACTER_AT(unit " 29"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 30), U8LIT_CONTROL_AT(unit " 30"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 30), U8LIT_MARK_AT(unit " 30"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 30), U8LIT_NONCHARACTER_AT(unit " 30"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 31), U8LIT_CONTROL_AT(unit " 31"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 31), U8LIT_MARK_AT(unit " 31"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 31), U8LIT_NONCHARACTER_AT(unit " 31"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 32), U8LIT_CONTROL_AT(unit " 32"), "warning"),                           \
  diagnose_if(detail::is_mark_at(literal, 32), U8LIT_MARK_AT(unit " 32"), "warning"),                                 \
  diagnose_if(detail::is_noncharacter_at(literal, 32), U8LIT_NONCHARACTER_AT(unit " 32"), "warning"),                 \
  diagnose_if(detail::is_control_at(literal, 0), U8LIT_CONTROL_AT(unit " 33 or later"), "warning"),                   \
  diagnose_if(detail::is_mark_at(literal, 0), U8LIT_MARK_AT(unit " 33 or later"), "warning"),                         \
  diagnose_if(detail::is_noncharacter_at(literal, 0), U8LIT_NONCHARACTER_AT(unit " 33 or later"), "warning")))

#include <u8lit/base/end.hpp>

#endif
