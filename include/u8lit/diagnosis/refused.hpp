// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_REFUSED_HPP
#define U8LIT_DIAGNOSIS_REFUSED_HPP

#include <u8lit/base/refused_variable.hpp>
#include <u8lit/diagnosis/sentence.hpp>
#include <u8lit/base/begin.hpp>

// How classes, functions and variables refuse their template arguments: compilers print a sentence.

namespace u8lit {

struct well_formed_text;  // diagnostic.hpp

}  // namespace u8lit

namespace u8lit::detail {

// A sentence, or a piece of one, as a template argument: compilers print it. Pieces are for compilers that print only
// short strings. They end at spaces if possible.
template <size_t Size>
struct message {
  char words[Size + 1];
};

// What a template returns or inherits from if it refuses its arguments: a class without the members of a result. Where
// a user names such a member, the first error has the class, and so the sentence. A constraint that names one is not
// satisfied.
template <auto... Message>
struct refused {
  static constexpr bool is_refused = true;
};
// The same with a diagnostic, for compilers that print no strings.
template <class Diagnostic>
struct refused_by {
  static constexpr bool is_refused = true;
};

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
// Returns the class above for a sentence, which `Function` returns. The pieces `Before` end at `Begin`.
template <class Diagnostic, sentence (*Function)() noexcept, size_t Begin = 0, auto... Before>
U8LIT_ABI constexpr auto refuse_type() noexcept {
  if constexpr (__is_same(Diagnostic, well_formed_text) || compiler::longest_printed_string == 0) {
    return refused_by<Diagnostic>{};
  } else {
    constexpr auto next = detail::make_message<Function, Begin>();
    constexpr size_t end = Begin + sizeof next.words - 1;
    if constexpr (end == Function().size()) return refused<Before..., next>{};
    else return detail::refuse_type<Diagnostic, Function, end, Before..., next>();
  }
}

// The result of a function that refuses its arguments; never defined. A diagnostic may follow the sentence.
template <class... Refused>
struct no_result;

// The argument `Error` of a variable template that refuses its other arguments (refused_variable.hpp), with a
// diagnostic and a function that returns the sentence.
template <class Diagnostic, sentence (*Function)() noexcept>
inline constexpr const bool* error_of = &decltype(detail::refuse_type<Diagnostic, Function>())::is_refused;
// The sentence of a diagnostic with a member `words`. A template, and used with dependent diagnostics only: otherwise
// compilers would evaluate the sentence in every file, which takes clang longer than to read a header.
template <class Diagnostic>
U8LIT_ABI constexpr sentence fixed_words() noexcept {
  return sentence{}.append(Diagnostic::words);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
