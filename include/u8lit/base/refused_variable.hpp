// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_REFUSED_VARIABLE_HPP
#define U8LIT_BASE_REFUSED_VARIABLE_HPP

#include <u8lit/base/refusal.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// How a variable template refuses its arguments. Its last parameter, `Error`, which users leave to its default, points
// to a member `is_refused`: that of `no_flaw`, or that of a class which says what is wrong.
// - For clang, the constraint `acceptable<Error>` is not satisfied. Clang then prints the arguments first, and so the
//   class. (If the parameter were a type, clang 22 and later would print the default as it is written.)
// - g++ (`prints_strings`) would print the arguments last. So the constraint is satisfied, and
//   `refused_in_words<Error>` selects a specialization of type `no_table<Error>`, which is never defined. The first
//   error is at the user's line and names the class. The specialization is not constexpr: a requires-expression that
//   names it would instantiate it. So naming it in a requires-expression succeeds, but `sizeof` and every member of it
//   are invalid.
template <const bool* Error>
struct no_table;
template <const bool* Error>
inline constexpr bool passes_constraint = compiler::prints_strings || !*Error;
template <const bool* Error>
concept acceptable = passes_constraint<Error>;
template <const bool* Error>
concept refused_in_words = acceptable<Error> && *Error;

// The same without that parameter, which cannot follow a pack: the constraints have the class itself. Clang prints it
// in a note to the error.
// (Clang would print it in the error itself if the variable were a reference to an undefined class. But references to
// the variable would compile.)
template <class Check>
inline constexpr bool passes_constraint_of = compiler::prints_strings || !Check::is_refused;
template <class Check>
concept acceptable_class = passes_constraint_of<Check>;
template <class Check>
concept refused_class = acceptable_class<Check> && Check::is_refused;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
