// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_READING_OPERATION_HPP
#define U8LIT_TEXT_READING_OPERATION_HPP

#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// Base classes of the operations that read text. Operations are function objects; their bases have deleted overloads
// for arguments that are not text, so that messages say what to write instead.

namespace u8lit::detail {

// Why arguments are refused (attributes.hpp: U8LIT_REFUSAL).
#define U8LIT_NAME_TEXT "u8lit: the result would refer to a temporary text: give the text a name first"
struct the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first {
  U8LIT_REFUSAL_MEMBERS(the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first, U8LIT_NAME_TEXT)
};
#define U8LIT_WRITE_LITERAL                                                                                 \
  "u8lit: an array is not checked here: write a literal as \"...\"_text (using namespace u8lit::literals), " \
  "and check others by text_view<...>::checked(pointer, length)"
struct an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal {
  U8LIT_REFUSAL_MEMBERS(an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal, U8LIT_WRITE_LITERAL)
};
#define U8LIT_TEST_RESULT "u8lit: the check may have failed: test the result, and pass its text, `*checked`"
struct the_check_may_have_failed_so_test_the_result_and_pass_its_text {
  U8LIT_REFUSAL_MEMBERS(the_check_may_have_failed_so_test_the_result_and_pass_its_text, U8LIT_TEST_RESULT)
};
#define U8LIT_CHECK_FIRST \
  "u8lit: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)"
struct unchecked_argument_so_call_text_view_checked_and_test_the_result {
  U8LIT_REFUSAL_MEMBERS(unchecked_argument_so_call_text_view_checked_and_test_the_result, U8LIT_CHECK_FIRST)
};
#define U8LIT_CHECK_SECOND \
  "u8lit: the second argument must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)"
struct unchecked_second_argument_so_call_text_view_checked_and_test_the_result {
  U8LIT_REFUSAL_MEMBERS(unchecked_second_argument_so_call_text_view_checked_and_test_the_result, U8LIT_CHECK_SECOND)
};

template <class Object>
inline constexpr bool is_pointer_to_units = false;
template <code_unit Unit>
inline constexpr bool is_pointer_to_units<Unit*> = true;
template <code_unit Unit>
inline constexpr bool is_pointer_to_units<const Unit*> = true;
template <>
inline constexpr bool is_pointer_to_units<decltype(nullptr)> = true;
// Strings and pointers, which may be ill-formed. Not arrays: they may be literals, which the compiler validates.
template <class Object>
concept unvalidated_string =
    !any_text<Object> && ((__is_class(Object) && text_like<Object>) || is_pointer_to_units<Object>);

// Base of operations with text as the first argument.
struct takes_text {
  template <code_unit Unit, size_t Size>
  U8LIT_ABI an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal& operator()(
      const Unit (&)[Size] U8LIT_REFUSAL_OF_MORE(
          an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal), ...) const
      U8LIT_ELSE_REFUSED(U8LIT_WRITE_LITERAL);
  // Takes a pack because in clang 14 a function of a derived class hides this one if the parameter types are the same,
  // even if the constraints differ.
  template <class Checked, class... Rest>
    requires is_checked<Checked>
  U8LIT_ABI the_check_may_have_failed_so_test_the_result_and_pass_its_text& operator()(
      const Checked& U8LIT_REFUSAL_OF_MORE(the_check_may_have_failed_so_test_the_result_and_pass_its_text),
      const Rest&...) const
      U8LIT_ELSE_REFUSED(U8LIT_TEST_RESULT);
};

// Base of operations that may have text as the second argument, too.
struct reads_text : takes_text {
  using takes_text::operator();
  template <unvalidated_string Text>
  U8LIT_ABI unchecked_argument_so_call_text_view_checked_and_test_the_result& operator()(
      const Text& U8LIT_REFUSAL_OF_MORE(unchecked_argument_so_call_text_view_checked_and_test_the_result), ...) const
      U8LIT_ELSE_REFUSED(U8LIT_CHECK_FIRST);
  template <any_text Text, unvalidated_string Other>
  U8LIT_ABI unchecked_second_argument_so_call_text_view_checked_and_test_the_result& operator()(
      const Text&,
      const Other& U8LIT_REFUSAL_OF_MORE(unchecked_second_argument_so_call_text_view_checked_and_test_the_result),
      ...) const
      U8LIT_ELSE_REFUSED(U8LIT_CHECK_SECOND);
};

// Base of operations with a result that refers to the first argument.
struct borrows_from_text : reads_text {
  using reads_text::operator();
  template <any_text Text, class... Rest>
    requires owning_temporary<Text>
  U8LIT_ABI the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first& operator()(
      const Text&& U8LIT_REFUSAL_OF_MORE(the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first),
      const Rest&...) const
      U8LIT_ELSE_REFUSED(U8LIT_NAME_TEXT);
  // For two arguments that are not converted: g++ would only warn that the overload above, which converts the second
  // one, and that of the operation are ambiguous.
  template <any_text Text, class Second>
    requires owning_temporary<Text>
  U8LIT_ABI the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first& operator()(
      const Text&&,
      const Second& U8LIT_REFUSAL(the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first)) const
      U8LIT_ELSE_REFUSED(U8LIT_NAME_TEXT);
};

}  // namespace u8lit::detail

#undef U8LIT_TEST_RESULT
#undef U8LIT_CHECK_SECOND
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
