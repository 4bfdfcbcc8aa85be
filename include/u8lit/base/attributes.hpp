// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_ATTRIBUTES_HPP
#define U8LIT_BASE_ATTRIBUTES_HPP

// Attributes and similar language features that not every compiler supports.

// U8LIT_LIFETIMEBOUND follows a parameter, or a member function's parameter list and specifiers: the result refers to
// that argument, or to the object. The compiler warns if the result outlives a temporary.
#if __has_cpp_attribute(clang::lifetimebound)
#define U8LIT_LIFETIMEBOUND [[clang::lifetimebound]]
#elif __has_cpp_attribute(msvc::lifetimebound)
#define U8LIT_LIFETIMEBOUND [[msvc::lifetimebound]]
#else
#define U8LIT_LIFETIMEBOUND
#endif

// U8LIT_MUST_BE_EVALUATED("message") precedes a consteval constructor. A call of it that a compiler leaves in the
// program is an error with this message (compiler.hpp: unevaluated conversions, lost constructors).
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
#define U8LIT_MUST_BE_EVALUATED(message) __attribute__((noinline, error(message)))
#else
#define U8LIT_MUST_BE_EVALUATED(message)
#endif

// U8LIT_DELETED("reason") ends the declaration of a deleted function. Compilers that support reasons (C++26; clang 19
// and g++ 15 or later in every mode) print it. The others print the declaration, so its return type has a name that
// says the same.
#if (defined(__clang__) && __clang_major__ >= 19) || (!defined(__clang__) && defined(__GNUC__) && __GNUC__ >= 15) || \
    (defined(__cpp_deleted_function) && __cplusplus > 202302L)
#define U8LIT_DELETED(reason) = delete(reason)
#else
#define U8LIT_DELETED(reason) = delete
#endif

// U8LIT_UNSIZED ends the declaration of an overload for text of unknown length (`detail::unsized`).
#define U8LIT_UNSIZED U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view")

#endif
