// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_REFUSAL_HPP
#define U8LIT_BASE_REFUSAL_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

// How a constant expression fails so that the compiler's first error names the reason, the offset and the value.

namespace u8lit::detail {

// What compilers print of an ill-formed literal. Clang prints the octets at fault, as strings of two digits, because it
// prints characters as numbers. g++ prints no arguments of constexpr functions, so it gets a sentence instead
// (compilers/report_functions.hpp).

#ifdef __clang__

inline constexpr const char* hex_digits[256] = {
  "00", "01", "02", "03", "04", "05", "06", "07", "08", "09", "0A", "0B", "0C", "0D", "0E", "0F",
  "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "1A", "1B", "1C", "1D", "1E", "1F",
  "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "2A", "2B", "2C", "2D", "2E", "2F",
  "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "3A", "3B", "3C", "3D", "3E", "3F",
  "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "4A", "4B", "4C", "4D", "4E", "4F",
  "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "5A", "5B", "5C", "5D", "5E", "5F",
  "60", "61", "62", "63", "64", "65", "66", "67", "68", "69", "6A", "6B", "6C", "6D", "6E", "6F",
  "70", "71", "72", "73", "74", "75", "76", "77", "78", "79", "7A", "7B", "7C", "7D", "7E", "7F",
  "80", "81", "82", "83", "84", "85", "86", "87", "88", "89", "8A", "8B", "8C", "8D", "8E", "8F",
  "90", "91", "92", "93", "94", "95", "96", "97", "98", "99", "9A", "9B", "9C", "9D", "9E", "9F",
  "A0", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "AA", "AB", "AC", "AD", "AE", "AF",
  "B0", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "BA", "BB", "BC", "BD", "BE", "BF",
  "C0", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "CA", "CB", "CC", "CD", "CE", "CF",
  "D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "DA", "DB", "DC", "DD", "DE", "DF",
  "E0", "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "EA", "EB", "EC", "ED", "EE", "EF",
  "F0", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "FA", "FB", "FC", "FD", "FE", "FF",
};

// The octets of numbers, the highest octet first.
struct ill_formed_literal {
  const char* octets[4]{};

  U8LIT_ABI constexpr void append(char32_t number) noexcept {
    if (number >> 8) append(number >> 8);
    int at = 0;
    while (octets[at]) ++at;
    octets[at] = hex_digits[number & 0xFF];
  }
};

#else

// The sentence, "at byte" or "at code unit", and the number: g++ prints these arguments of a built-in function that is
// never constant.
struct ill_formed_literal {
  const utf8_character *words = nullptr, *unit = nullptr;
  size_t number = 0;

  U8LIT_ABI constexpr void append(char32_t) noexcept {}
};

#endif

// Reading past the end of this array ends a constant evaluation. The message of g++ names the element type and the
// index; that of clang names the function that reads, and its arguments. The type and the function are named after the
// reason; the index and the arguments are the position or the value.
template <class Reason>
struct diagnostic_array { Reason all[1]; };

// Fails in a constant evaluation, with an error that contains `words`. If these are a sentence, an object with data()
// and size(), g++ 16 and later print it as an error, and evaluation goes on with `Result{}`. Earlier versions print the
// value of `words`, because it is an argument of a built-in function that is never constant; clang prints it as an
// argument of this function. With both, the message shows its strings and numbers, and the evaluation fails.
//
// Clang has a better way, where a function can have an overload for invalid constants: the attribute enable_if selects
// the overload, and its attribute diagnose_if contains the sentence. Clang prints it at the call, and reports no other
// error if the overload returns a value. (A macro must not contain the word `diagnose_if`: clang would quote the
// macro.)
template <class Result, class Words>
U8LIT_ABI constexpr Result refuse([[maybe_unused]] Words words) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  if constexpr (compiler::prints_sentences && requires { words.data(); }) {
    U8LIT_CONSTEXPR_ERROR(2, "u8lit", words);
    return Result{};
  } else {
    if constexpr (compiler::prints_arguments_of_builtins) {
      if (__builtin_is_constant_evaluated()) __builtin_prefetch(nullptr, words);  // guarded: generates no code
    }
    return diagnostic_array<Result>{}.all[1];
  }
}

// detail::U8LIT_REFUSE(nullptr, words) fails as `refuse` does, if `words` is not a sentence. For g++ it is a macro for
// the built-in function, because a function around it would add three lines to the message; the using-declaration makes
// the qualified call valid. For clang it is a function, because a macro would add three lines.
#ifdef __clang__
template <class Words>
U8LIT_ABI constexpr char32_t U8LIT_REFUSE(const void*, Words) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  return diagnostic_array<char32_t>{}.all[1];
}
#else
#define U8LIT_REFUSE __builtin_prefetch
using ::U8LIT_REFUSE;
#endif

// The result of checking a literal. `report(number, shown)` returns `number`, the literal's size, if the literal is
// well-formed. Otherwise the call is not a constant expression, and its arguments are in the compiler's message: the
// number of the code unit at fault, from 1, and the code units. The caller calls `report` itself, which keeps the call
// stack in the message short. For g++, the constructor of fixed_text calls U8LIT_REFUSE(nullptr, shown) instead, which
// takes three lines off the message of g++ 16.
struct diagnosis {
  using report_type = size_t(size_t number, ill_formed_literal shown);
  report_type* report;
  size_t number;
  ill_formed_literal shown{};
  bool accepts = false;  // a member, because g++ with -fsanitize=undefined cannot compare `report` with `accepted`
};

U8LIT_ABI constexpr size_t accepted(size_t number, ill_formed_literal) noexcept { return number; }
U8LIT_ABI constexpr diagnosis accept(size_t number) noexcept { return {accepted, number, {}, true}; }

// The diagnosis with which evaluation goes on after an error (attributes.hpp: U8LIT_RECOVERED).
U8LIT_ABI constexpr diagnosis recover(size_t number) noexcept { return {accepted, number, {}, false}; }
#ifdef U8LIT_CONSTEXPR_ERROR_IS_BUILT_IN
U8LIT_ABI constexpr diagnosis recover(diagnosis found, size_t number) noexcept {
  return found.accepts ? found : detail::recover(number);
}
#endif

// A type as a value. Functions named make_diagnostic return one: the diagnostic of a template argument. If the argument
// is refused, that is an incomplete type named after the reason. Each function lists its types in `if constexpr`
// branches, because the name of a type cannot be a parameter.
template <class Diagnostic>
struct type_identity { using type = Diagnostic; };

// The diagnostic of a grammar, a set and the like with which nothing is wrong.
struct no_flaw {
  static constexpr bool is_refused = false;
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
