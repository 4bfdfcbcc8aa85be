// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_COMPILER_HPP
#define U8LIT_BASE_COMPILER_HPP

// No header has this name. A missing header is a fatal error; after #error, thousands of errors would follow.
#if __cplusplus < 202002L
#include <u8lit needs C++20: compile with -std=c++20 or later>
#endif

#include <u8lit/base/begin.hpp>

// Differences between compilers, each with its reason. Code that depends on one refers to it by its title.
//
// Unevaluated conversions: clang leaves some implicit conversions by a consteval constructor to run time. All versions
// do so where a constructor of another library forwards the literal (std::optional), versions before 17 also in default
// member initializers and default arguments, version 14 also at namespace scope. So these constructors have the
// attribute `error`, which rejects every call that remains, and `noinline`, because inlining would remove the call.
// Before clang 17, overloads with the attribute enable_if, which is evaluated everywhere, check the argument.
//
// Lost constructors: since version 14, g++ makes a constructor template immediate if it passes a non-constant argument
// to an immediate function (P2564). Where such constructors call one another, g++ loses track of that and leaves a
// constructor of std::optional or another wrapper undefined, even if the literal is well-formed. A program then does
// not link; a shared library does. No attribute in this library can reach the constructor of the wrapper. If the
// undefined constructor is one of ours, as in `(0, T("..."))`, g++ prints the message of the attribute `error`.
// Alternatives that do not help:
// - An explicit constexpr twin for direct initialization, which becomes immediate by what it calls. g++ 15 and 16 then
//   report an error, but `T t = {"..."}` selects the twin, too, and does not compile.
// - A single implicit constexpr constructor. Only the linker reports ill-formed default member initializers.
// - Inherited and delegating constructors. They change nothing.
//
// Unevaluated literals: in a template, clang 14 emits a call to a consteval literal operator, and the program does not
// link. So literal operator templates are constexpr, and for clang before 16 so are the twins of the other operators.
//
// Literals evaluated twice: clang (except 16) evaluates the initializer of a constexpr variable twice, but overload
// resolution once. So literal operators have a twin that enable_if selects for well-formed literals.
//
// Sentences of clang: the attribute diagnose_if makes a call an error, at the user's line, with a message that must be
// a string literal. Clang evaluates it in default arguments, member initializers and unevaluated operands, too. A
// literal operator that has a twin as above has an attribute for each reason and each of the first bytes, and a last
// one that always holds. So it returns as if nothing were wrong, and there is no second error.
// - The operator is constexpr, because clang evaluates calls of consteval functions again where a default argument is
//   used.
// - A call through a pointer would evaluate no attribute. An enable_if requires constant arguments, so no pointer to
//   the operator can be formed. For other arguments, and for its address, there is an overload that is always an error.
// - In templates and generic lambdas, clang 16 to 22 evaluate no diagnose_if for a literal that depends on no template
//   parameter, if it is in a template argument of a class or in an array bound. So the operator returns code units that
//   nothing can read.
// - In templates, clang 23 evaluates each diagnose_if twice and prints two errors; clang 14 evaluates none. So there
//   the operator also fails by itself: for a constexpr variable that is a second error, otherwise the program ends at
//   run time.
// - An attribute adds 0.04 % to including literals.hpp (clang 19), twice that if its condition calls a template.
//
// Literals as packs: a literal operator template with a class as its parameter is not selected for a literal from which
// no such class can be constructed. Clang then looks for a template that takes the code units as a pack, an extension.
// So that template refuses literals, and costs well-formed ones nothing. What it returns has a destructor with the
// attributes above, because they then depend on one number, and operators share them. (Attributes of the operator would
// cost 0.035 % each.) All versions evaluate them in templates, too, because they depend on no function parameter.
// Nothing is destroyed in decltype, so there a literal is not refused, but its type is not a text. Operators for
// characters have overloads that return the same, and that enable_if selects.
// g++ selects such a template only if there is no other. There the literal marks itself, and an assertion in the class
// that it makes refuses it (text/literal_argument.hpp). With clang 19, 500 literals of 8 to 40 characters with _text
// would take 13 % more instructions in that way, because each is the argument of two templates, and to include
// literals.hpp and text.hpp would take 7 % more. Computed messages of assertions, which clang has since version 17 in
// C++26 and since 21 in every mode, are evaluated even if the assertion holds: a quarter more.
//
// Arrays as arguments: for clang, a class of text also has constructors from a pointer to the first element of a
// constant array. They have no parameter for its size, so none is instantiated for each size: __builtin_object_size
// returns it while an attribute is evaluated, and pass_object_size passes it to the constructor. One of them has an
// enable_if for arrays that are accepted. The others have the attributes of the literal operators for arrays that are
// refused, so the error is one sentence at the user's line.
// fixed_text has no such constructors: each of its sizes is a class of its own, which would instantiate 50 attributes.
// With clang 19, 500 literals of 8 to 43 bytes as arguments of a class template would take 9 % more instructions, with
// _text 6 %, and to include text.hpp would take 1.7 % more. So the notes of the error name the fault, the byte and the
// octets. Deduction guides with an enable_if would take more: 45 % and 35 %. For an invalid argument of a function
// template, clang before 23 prints no reason, whatever the constructor does.
//
// Defaulted comparisons: g++ 14 to 16 evaluate the defaulted comparison of an array member incorrectly. Once it has
// been true, it is true for all arrays in the same evaluation, even in constant parts of a function that runs later. So
// classes with such members compare them with `are_equal`.
//
// Vectors: the EDG front end (nvcc 13.0, which reads what g++ has preprocessed) converts a vector of dependent type
// only to a dependent type.
//
// Constraints on literal operators: EDG treats an unsatisfied constraint on a literal operator as an error instead of
// discarding the candidate. So the operator `_text` has no constraint.
//
// Assertions in classes: EDG reports a failed assertion in a class template without the user's line. So for EDG the
// literal is an invalid template argument instead (names_line_of_assertion).
//
// Memory functions: clang evaluates memcpy and memcmp in constant expressions, in one step (memcmp of octets of one
// type, which is not an enumeration), but no bit_cast of a literal. g++ evaluates neither function, but copies an array
// as a whole by bit_cast. If 500 literals of 8 to 40 characters with _text are copied unit by unit instead, g++ 12
// executes 19 % more instructions and clang 19 38 % more.
//
// Failed evaluations: clang 14 crashes when it reports one in which a parameter refers to a text_constant. It evaluates
// operands of `&&` twice, the second time as if at run time. So for clang 14, functions that take text call nothing at
// run time that it cannot evaluate.
//
// Printed values: in template arguments, clang prints values of char32_t as characters, and g++ prints arrays of char
// as strings. Clang, since version 16, also prints arrays of char as strings, but at most 36 characters: too few for
// `prints_strings`. For a failed evaluation, clang prints the arguments of every function in the call stack, and g++
// only those of a built-in function that is never constant, such as __builtin_prefetch. g++ 16 prints a computed
// sentence.

namespace u8lit::detail::compiler {

#ifdef U8LIT_CONSTEXPR_ERROR_IS_BUILT_IN  // attributes.hpp
inline constexpr bool prints_sentences = true;
#else
inline constexpr bool prints_sentences = false;
#endif

#ifdef __clang__
inline constexpr bool evaluates_memcpy = true, falls_back_on_packs = true, prints_characters = true,
                      prints_strings = false, prints_arguments_of_builtins = false;
#else
inline constexpr bool evaluates_memcpy = false, falls_back_on_packs = false, prints_characters = false,
                      prints_strings = true, prints_arguments_of_builtins = true;
#endif

// Freestanding programs have memcmp, memcpy, memmove and memset only.
inline constexpr bool has_memchr = __STDC_HOSTED__;

#if defined(__EDG__) || defined(__NVCC__)
inline constexpr bool names_line_of_assertion = false;
#else
inline constexpr bool names_line_of_assertion = true;
#endif

template <class One, class Two>
inline constexpr bool evaluates_memcmp = evaluates_memcpy && sizeof(One) == 1 && __is_same(One, Two) && !__is_enum(One);

// The number of characters that compilers print of an array in a template argument; 0 if they print numbers.
#if !defined(__clang__)
inline constexpr unsigned longest_printed_string = ~0u;
inline constexpr bool tolerates_failed_evaluations = true;
#elif __clang_major__ >= 16
inline constexpr unsigned longest_printed_string = 36;
inline constexpr bool tolerates_failed_evaluations = true;
#else
inline constexpr unsigned longest_printed_string = 0;
inline constexpr bool tolerates_failed_evaluations = false;
#endif

// The value with which clang continues after it refused a number. Clang before 23 may skip the attribute in a template
// (sentences of clang), so there the value is not defined: nothing can read it.
#if !defined(__clang__) || __clang_major__ >= 23
inline constexpr char32_t refused_number = 0;
#else
extern const char32_t refused_number;
#endif

// A parameter of functions that are refused, for whatever follows the other arguments (attributes.hpp).
struct any_argument {
  any_argument() noexcept = default;
  template <class Argument>
  any_argument(const Argument&) noexcept;
};

// Ends the program if a rejected literal is reached at run time. That happens only if a compiler fails to evaluate an
// immediate function. To continue with ill-formed text would be worse.
[[noreturn]] U8LIT_ABI inline void stop() noexcept {
  __builtin_trap();
}

// The rest of an encoding's name after the expected prefix; "?" if it has another prefix. Ignores case, '-' and '_'.
// `expected` has each character in both cases, because the execution character set may not be based on ASCII.
U8LIT_ABI constexpr const char* skip_encoding_name(const char* name, const char* expected) noexcept {
  for (; *expected; ++name) {
    if (*name == '-' || *name == '_') continue;
    if (*name != expected[0] && *name != expected[1]) return "?";
    expected += 2;
  }
  return name;
}

// Whether `char` literals are encoded in UTF-8. Only then can they be validated. Compilers with an option for the
// encoding have a macro that names it; for others the length of U+20AC decides.
U8LIT_ABI constexpr bool ordinary_literals_are_utf8() noexcept {
#if defined(__clang_literal_encoding__)
  const char* name = __clang_literal_encoding__;
#elif defined(__GNUC_EXECUTION_CHARSET_NAME)
  const char* name = __GNUC_EXECUTION_CHARSET_NAME;
#else
  const char* name = sizeof("\u20AC") == 4 ? "UTF-8" : "other";
#endif
  return *compiler::skip_encoding_name(name, "uUtTfF88") == '\0';
}

// Whether `wchar_t` literals are encoded in UTF-16 or UTF-32, depending on its width, in the native byte order. For
// other encodings, and for the other byte order, g++ packs bytes into units.
U8LIT_ABI constexpr bool wide_literals_are_unicode() noexcept {
#if defined(__clang_wide_literal_encoding__)
  const char* name = __clang_wide_literal_encoding__;
#elif defined(__GNUC_WIDE_EXECUTION_CHARSET_NAME)
  const char* name = __GNUC_WIDE_EXECUTION_CHARSET_NAME;
#else
  const char* name = sizeof(wchar_t) == 2 ? "UTF-16" : "UTF-32";
#endif
  const char* rest = compiler::skip_encoding_name(name, sizeof(wchar_t) == 2 ? "uUtTfF1166" : "uUtTfF3322");
  if (*rest == '?') rest = compiler::skip_encoding_name(name, sizeof(wchar_t) == 2 ? "uUcCsS22" : "uUcCsS44");
  const bool is_unicode = *rest == '\0' || *compiler::skip_encoding_name(rest, "lLeE") == '\0' ||
                          *compiler::skip_encoding_name(rest, "bBeE") == '\0';
  return is_unicode && L"a"[0] == 0x61;
}

// g++ 12 has only the older name, which clang deprecates.
template <class Object>
#if defined(__GNUC__) && !defined(__clang__)
inline constexpr bool is_trivially_destructible = __has_trivial_destructor(Object);
#else
inline constexpr bool is_trivially_destructible = __is_trivially_destructible(Object);
#endif

// Whether two arrays have equal elements. The elements may be a user's, floating-point numbers included.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wfloat-equal"
template <class Element, decltype(sizeof 0) Size>
U8LIT_ABI constexpr bool are_equal(const Element (&left)[Size], const Element (&right)[Size]) noexcept {
  for (decltype(sizeof 0) at = 0; at < Size; ++at) {
    if (!(left[at] == right[at])) return false;
  }
  return true;
}
#pragma GCC diagnostic pop

}  // namespace u8lit::detail::compiler

#include <u8lit/base/end.hpp>

#endif
