// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_MISSING_GLUE_HPP
#define U8LIT_GLUE_MISSING_GLUE_HPP

#include <u8lit/base/std_forward.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/text/as_text.hpp>
#include <u8lit/base/begin.hpp>

// The glue wing: support for the standard library and other libraries. Each header includes what it supports, and only
// one public header includes it, so users pay only for what they use. This header belongs to u8lit.hpp.
//
// An example: `std::cout << "日本"_text`.
//   missing_glue     without <u8lit/ostream.hpp>, the error names that header instead of listing all operators; the
//                    operator for scalar values has the parameters of that in `ostream`, because streams would take
//                    the numbers that they convert to
//   ostream          its operator is more constrained and preferred; it writes what as_text returns for the object
//   text_formatter   the same for std::format (format) and {fmt} (fmt), based on their formatters of strings
// The other headers: hash, filesystem and owning_text for std::hash, paths and strings; reflection for <meta>; mp11 and
// hana_* for Boost.
//   hana_comparison     the tag, Comparable, Orderable and Hashable
//   hana_elements       Foldable, Iterable and Searchable: the scalar values of a text
//   hana_constants      text from integral constants, and what is wrong with them
//   hana_conversion     hana::make and hana::to, based on it
//   hana_concatenation  Monoid and MonadPlus

namespace u8lit::detail {

// Printable objects, and results that must be tested before they are printed.
template <class Object>
concept printable_if_checked = is_checked<Object>;
template <class Object>
concept printable_or_checked = printable<Object> || is_checked<Object>;
template <class Object>
concept octets_of_a_scalar_value = __is_same(Object, utf8_sequence);

// Why they are refused (attributes.hpp: U8LIT_OPERAND_CLASS).
#define U8LIT_INCLUDE_OSTREAM "u8lit: include <u8lit/ostream.hpp> to print text"
U8LIT_OPERAND_CLASS(printable, include_u8lit_slash_ostream_dot_hpp_to_print_text, U8LIT_INCLUDE_OSTREAM)
#define U8LIT_PRINT_CHECKED \
  "u8lit: the check may have failed: test the result, `if (checked)`, and print its text, `*checked`"
U8LIT_OPERAND_CLASS(printable_if_checked, the_check_may_have_failed_so_test_the_result_and_print_its_text,
                    U8LIT_PRINT_CHECKED)
#define U8LIT_PRINT_SCALAR_VALUE \
  "u8lit: what `encode` returns are bytes: print the scalar value itself, with <u8lit/ostream.hpp>"
U8LIT_OPERAND_CLASS(octets_of_a_scalar_value, print_the_scalar_value_itself_with_u8lit_slash_ostream_dot_hpp,
                    U8LIT_PRINT_SCALAR_VALUE)
// The result of printing a scalar value: more can be printed to it, and it converts to the stream.
template <class Stream>
struct include_u8lit_slash_ostream_dot_hpp_to_print_scalar_values {
  using self = include_u8lit_slash_ostream_dot_hpp_to_print_scalar_values;
  ~include_u8lit_slash_ostream_dot_hpp_to_print_scalar_values() U8LIT_DELETED(U8LIT_INCLUDE_OSTREAM);
  U8LIT_ABI operator Stream&() const noexcept;
  template <class Other>
  U8LIT_ABI friend const self& operator<<(const self&, const Other&) noexcept;
};
template <class Object, class Stream>
struct printed_to {};
template <class Stream>
struct printed_to<scalar_value, Stream> {
  using type = U8LIT_REFUSED_RESULT(include_u8lit_slash_ostream_dot_hpp_to_print_scalar_values<Stream>);
};

// The types for which <u8lit/hash.hpp> has a hash.
template <class Object>
inline constexpr bool is_hashable_with_header = is_text_view<Object> || is_restricted_text<Object>;
template <fixed_text Text>
inline constexpr bool is_hashable_with_header<text_constant<Text>> = true;
template <>
inline constexpr bool is_hashable_with_header<scalar_value> = true;

template <class Object>
U8LIT_ABI constexpr void refuse_to_format() noexcept {
  static_assert(!is_checked<Object>,
                "u8lit: the check may have failed: test the result, `if (checked)`, and format its text, `*checked`");
  static_assert(is_checked<Object>,
                "u8lit: include <u8lit/format.hpp> to format text, after <fmt/format.h> to format it with {fmt}");
}

// A formatter that cannot be compiled. The error is in a function that does not depend on the context, so there is one.
template <class Object>
struct missing_formatter {
  template <class Context>
  U8LIT_ABI constexpr auto parse(Context& context) -> decltype(context.begin()) {
    detail::refuse_to_format<Object>();
    return context.begin();
  }
  template <class Context>
  U8LIT_ABI auto format(const Object&, Context& context) const -> decltype(context.out()) {
    return context.out();
  }
};

}  // namespace u8lit::detail

namespace u8lit {

U8LIT_CLANG_ATTRIBUTES_BEGIN
/// Refused: include <u8lit/ostream.hpp> to print text.
template <class Char, class Traits>
U8LIT_ABI std::basic_ostream<Char, Traits>& operator<<(std::basic_ostream<Char, Traits>&,
                                                       detail::include_u8lit_slash_ostream_dot_hpp_to_print_text)
    U8LIT_ELSE_REFUSED(U8LIT_INCLUDE_OSTREAM);
/// Refused: include <u8lit/ostream.hpp> to print scalar values.
template <class Char, class Traits, class Object>
  requires detail::printable<Object>
U8LIT_ABI typename detail::printed_to<Object, std::basic_ostream<Char, Traits>>::type operator<<(
    std::basic_ostream<Char, Traits>&, const Object&) U8LIT_ELSE_REFUSED(U8LIT_INCLUDE_OSTREAM);
/// Refused: print a scalar value instead of its bytes.
template <class Char, class Traits>
U8LIT_ABI std::basic_ostream<Char, Traits>& operator<<(
    std::basic_ostream<Char, Traits>&, detail::print_the_scalar_value_itself_with_u8lit_slash_ostream_dot_hpp)
    U8LIT_ELSE_REFUSED(U8LIT_PRINT_SCALAR_VALUE);
/// Refused: test the result of `checked` before it is printed.
template <class Char, class Traits>
U8LIT_ABI std::basic_ostream<Char, Traits>& operator<<(
    std::basic_ostream<Char, Traits>&, detail::the_check_may_have_failed_so_test_the_result_and_print_its_text)
    U8LIT_ELSE_REFUSED(U8LIT_PRINT_CHECKED);
U8LIT_CLANG_ATTRIBUTES_END

}  // namespace u8lit

// For std::format("{}", text).
template <u8lit::detail::printable_or_checked Object, class Char>
struct std::formatter<Object, Char> : u8lit::detail::missing_formatter<Object> {};

// For std::unordered_set<u8lit::utf8_view>.
template <class Object>
  requires u8lit::detail::is_hashable_with_header<Object>
struct std::hash<Object> {
  U8LIT_ABI decltype(sizeof 0) operator()(const Object&) const noexcept {
    static_assert(!u8lit::detail::is_hashable_with_header<Object>, "u8lit: include <u8lit/hash.hpp> to hash text");
    return 0;
  }
};

#ifdef FMT_VERSION
FMT_BEGIN_NAMESPACE

// For fmt::format("{}", text).
template <u8lit::detail::printable_or_checked Object, class Char>
struct formatter<Object, Char> : u8lit::detail::missing_formatter<Object> {};

FMT_END_NAMESPACE
#endif

#undef U8LIT_INCLUDE_OSTREAM
#undef U8LIT_PRINT_CHECKED
#undef U8LIT_PRINT_SCALAR_VALUE
#include <u8lit/base/end.hpp>

#endif
