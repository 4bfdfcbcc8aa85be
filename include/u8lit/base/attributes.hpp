// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_ATTRIBUTES_HPP
#define U8LIT_BASE_ATTRIBUTES_HPP

// Attributes, and words of the language like them, that not every compiler knows.

// U8LIT_LIFETIMEBOUND stands after a parameter, or after a member function's parameter list and specifiers: the result
// refers to that argument, or to the object. The compiler warns if the result outlives a temporary.
#if __has_cpp_attribute(clang::lifetimebound)
#define U8LIT_LIFETIMEBOUND [[clang::lifetimebound]]
#elif __has_cpp_attribute(msvc::lifetimebound)
#define U8LIT_LIFETIMEBOUND [[msvc::lifetimebound]]
#else
#define U8LIT_LIFETIMEBOUND
#endif

// U8LIT_DELETED("words") ends the declaration of a function that is deleted, and whose use the compiler refuses in these
// words if it knows such (C++26, and clang from 19 and g++ from 15 on in every mode). The others print the declaration, so it
// has a type whose name says the same.
#if (defined(__clang__) && __clang_major__ >= 19) || (!defined(__clang__) && defined(__GNUC__) && __GNUC__ >= 15) || \
    (defined(__cpp_deleted_function) && __cplusplus > 202302L)
#define U8LIT_DELETED(words) = delete(words)
#else
#define U8LIT_DELETED(words) = delete
#endif

#endif
