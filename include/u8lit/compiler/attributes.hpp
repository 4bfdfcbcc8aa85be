// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_COMPILER_ATTRIBUTES_HPP
#define U8LIT_COMPILER_ATTRIBUTES_HPP

// Attributes that not every compiler knows.

// U8LIT_LIFETIMEBOUND stands after a parameter, or after a member function's parameter list and specifiers: the result
// refers to that argument, or to the object. The compiler warns if the result outlives a temporary.
#if __has_cpp_attribute(clang::lifetimebound)
#define U8LIT_LIFETIMEBOUND [[clang::lifetimebound]]
#elif __has_cpp_attribute(msvc::lifetimebound)
#define U8LIT_LIFETIMEBOUND [[msvc::lifetimebound]]
#else
#define U8LIT_LIFETIMEBOUND
#endif

#endif
