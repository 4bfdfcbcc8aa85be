// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_COMPILER_HPP
#define U8LIT_BASE_COMPILER_HPP

#include <u8lit/base/begin.hpp>

// What differs from compiler to compiler, each with its reason.
//
// Unevaluated conversions: clang leaves some implicit conversions by a consteval constructor to the run time: where a
// library's constructor hands the literal on (std::optional), and before 17 in default member initializers and default
// arguments, clang 14 also at namespace scope. So these constructors are an error wherever a call is left of them, which
// must not be inlined for that. Before 17 the check itself selects the overload, by the attribute enable_if, which is
// evaluated everywhere.
//
// Lost constructors: from 14 on, g++ makes a constructor template immediate that calls an immediate function with what is
// no constant (P2564), loses sight of that where constructors call one another, and leaves one of std::optional or of
// another wrapper to the linker. A shared library links, ill-formed or not. What is left is the wrapper's constructor, so that
// no attribute of ours is reached; only where it is ours, as in `(0, T("..."))`, are the words of the attribute `error` said.
// An explicit twin for direct initialization, constexpr and immediate only by what it calls, is an error instead on 15 and 16,
// but is selected by `T t = {"..."}`, too, which is then refused. One implicit constexpr constructor leaves ill-formed
// default members to the linker. Inherited constructors and ones that call a base's change nothing.
//
// Unevaluated literals: in a template, clang 14 leaves a call to a consteval literal operator to the linker, which knows of
// none. So those that are constrained are constexpr, and the others have a constexpr twin that the same attribute selects.
//
// Literals evaluated twice: all of clang but 16 evaluate the initializer of a constexpr variable twice, but what selects an
// overload once. So there is such a twin, consteval, from 17 on.
//
// Defaulted comparisons: g++ 14 to 16 evaluate that of an array member wrongly. Once it has been true, it is true for any
// arrays in the same evaluation, also in what they evaluate of a function at run time. So a class with such a member
// compares it by `are_equal`.
//
// Vectors: the EDG front end (that of nvcc 13.0, which reads what g++ has preprocessed) bit-casts no vector in constant
// expressions, and casts a vector of dependent type only to a dependent type.
//
// Constraints on literal operators: EDG takes an unsatisfied one for an error and not for a candidate less. So `_text` has
// none.

namespace u8lit::detail::compiler {

// Ends the program where a refusal is reached at run time. Only a compiler that fails to evaluate an immediate function
// can get there, and going on with ill-formed text would be worse.
[[noreturn]] U8LIT_ABI inline void stop() noexcept {
#if defined(__GNUC__) || defined(__clang__)
  __builtin_trap();
#else
  for (volatile bool stopped = true; stopped;) {}
#endif
}

// What follows an encoding's name at the front of another, without regard to case and signs; "?" if it is not there. Each
// character is given in both cases: letters need not be those of ASCII here.
U8LIT_ABI constexpr const char* skip_encoding_name(const char* name, const char* expected) noexcept {
  for (; *expected; ++name) {
    if (*name == '-' || *name == '_') continue;
    if (*name != expected[0] && *name != expected[1]) return "?";
    expected += 2;
  }
  return name;
}

// A fault in a `char` literal means something only if the compiler encodes such literals in UTF-8. The compilers that let
// users choose say what was chosen; the others are asked how many octets they give to U+20AC.
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

// The same of `wchar_t`, whose literals are in UTF-16 or UTF-32 after its width. g++ packs the octets of any other encoding
// into units, and so those of the wrong byte order.
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

// g++ has had no other name for it, and clang warns of that one.
template <class Object>
#if defined(__GNUC__) && !defined(__clang__)
inline constexpr bool is_trivially_destructible = __has_trivial_destructor(Object);
#else
inline constexpr bool is_trivially_destructible = __is_trivially_destructible(Object);
#endif

// Whether two arrays have equal elements. What a user's values are compared with is the user's own.
#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wfloat-equal"
#endif
template <class Element, decltype(sizeof 0) Size>
U8LIT_ABI constexpr bool are_equal(const Element (&left)[Size], const Element (&right)[Size]) noexcept {
  for (decltype(sizeof 0) at = 0; at < Size; ++at) {
    if (!(left[at] == right[at])) return false;
  }
  return true;
}
#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic pop
#endif

}  // namespace u8lit::detail::compiler

#include <u8lit/base/end.hpp>

#endif
