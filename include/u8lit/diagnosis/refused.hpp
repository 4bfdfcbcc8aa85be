// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_REFUSED_HPP
#define U8LIT_DIAGNOSIS_REFUSED_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/sentence.hpp>
#include <u8lit/base/begin.hpp>

// How classes, functions and variables refuse their template arguments: compilers print a sentence.

namespace u8lit::detail {

// A sentence as template arguments, for compilers to print. It is in pieces if they print only short ones; these end at
// spaces if possible.
template <size_t Size>
struct message {
  char words[Size + 1];
};

// What is refused names a member of this class, which has none. So compilers print the sentence in the first error,
// and constraints can ask without one.
template <auto... Message>
struct refused {};
// The same with a diagnostic, for compilers that print no strings.
template <class Diagnostic>
struct refused_by {};

// The end of the piece that begins at an offset.
U8LIT_ABI constexpr size_t end_of_piece(const sentence& words, size_t begin) noexcept {
  constexpr size_t longest = compiler::longest_printed_string;
  if (words.size() - begin <= longest) return words.size();
  size_t end = begin + longest;
  while (end > begin + longest / 2 && words.data()[end - 1] != ' ') --end;
  return end == begin + longest / 2 ? begin + longest : end;
}
template <sentence (*Function)() noexcept, size_t Begin = 0>
consteval auto make_message() noexcept {
  constexpr sentence words = Function();
  constexpr size_t size = detail::end_of_piece(words, Begin) - Begin;
  message<size> result{};
  for (size_t at = 0; at < size; ++at) result.words[at] = words.data()[Begin + at];
  result.words[size] = '\0';  // for clang, which prints a string only if its NUL was written
  return result;
}
template <class Diagnostic, sentence (*Function)() noexcept, size_t Begin = 0, auto... Before>
U8LIT_ABI constexpr auto refuse_type() noexcept {
  if constexpr (is_well_formed_text<Diagnostic> || compiler::longest_printed_string == 0) {
    return refused_by<Diagnostic>{};
  } else {
    constexpr auto next = detail::make_message<Function, Begin>();
    constexpr size_t end = Begin + sizeof next.words - 1;
    if constexpr (end == Function().size()) return refused<Before..., next>{};
    else return detail::refuse_type<Diagnostic, Function, end, Before..., next>();
  }
}

// The result of a function that refuses its arguments; never defined.
template <class Refused>
struct no_result;

// How a variable template refuses its arguments. clang prints the diagnostic of a constraint that is not satisfied. g++
// would print it last. There the constraint is satisfied, and a specialization for what is refused has a type that is
// never defined, so that the first error is a sentence at the user's line. The specialization is not constexpr, because
// it would be instantiated where a requires-expression only asks. That may name it, but not read it: `sizeof` and all
// members are invalid. (A type that is not valid would be an error at this line.)
template <auto Message>
struct refused_table;
template <class Diagnostic>
inline constexpr bool is_acceptable = compiler::prints_strings || is_well_formed_text<Diagnostic>;
template <class Diagnostic>
concept acceptable = is_acceptable<Diagnostic>;
template <class Diagnostic>
concept refused_in_words = acceptable<Diagnostic> && !is_well_formed_text<Diagnostic>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
