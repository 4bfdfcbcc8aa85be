// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_REFLECTION_HPP
#define U8LIT_REFLECTION_HPP

// <u8lit/reflection.hpp>: C++26 reflection: rows of tables from enumerations, names of members.
//
//   reflection::enumerators  rows from the names of enumerators to these; reflection::names the other way round
//   reflection::members      the names of the members of a class, a text_list
//
// It is empty where the compiler has no reflection. With g++ 16, that is -std=c++26 -freflection.

// IWYU pragma: always_keep
// IWYU pragma: begin_exports
#include <u8lit/glue/reflection.hpp>
// IWYU pragma: end_exports

#endif
