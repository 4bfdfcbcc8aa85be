// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_REFUSED_VARIABLE_HPP
#define U8LIT_BASE_REFUSED_VARIABLE_HPP

#include <u8lit/base/refusal.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// How a variable template refuses its arguments. Its last parameter, which users leave to its default, points to the
// `is_accepted` of `no_flaw`, or of a class that says what is wrong. If a constraint is not satisfied, clang prints
// the arguments first, and so that class. (As a type, clang 22 and later would print the default as it is written.) g++
// would print them last. There the constraint is satisfied, and a specialization for what is refused has a type that is
// never defined, so that the first error is at the user's line and names the class. The specialization is not
// constexpr, because it would be instantiated where a requires-expression only asks. That may name it, but not read it:
// `sizeof` and all members are invalid. (A type that is not valid would be an error at this line.)
template <const bool* Error>
struct no_table;
template <const bool* Error>
inline constexpr bool is_acceptable = compiler::prints_strings || *Error;
template <const bool* Error>
concept acceptable = is_acceptable<Error>;
template <const bool* Error>
concept refused_in_words = acceptable<Error> && !*Error;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
