// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_MISSING_GLUE_HPP
#define U8LIT_GLUE_MISSING_GLUE_HPP

#include <u8lit/base/std_forward.hpp>
#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/text/as_text.hpp>
#include <u8lit/base/begin.hpp>

// Says which header to include to whoever prints, formats or hashes text without the glue for it, where the standard
// library would list all that it can. What the glue declares is more constrained and so preferred to this.

namespace u8lit::detail {

struct include_u8lit_ostream_hpp_to_print_text;

// What is asked for glue, but is not to be printed before it has been tested.
template <class Object>
concept printable_or_checked = printable<Object> || is_checked<Object>;

// What <u8lit/hash.hpp> hashes.
template <class Object>
inline constexpr bool is_hashed_with_glue = is_text_view<Object> || is_restricted_text<Object>;
template <fixed_text Text>
inline constexpr bool is_hashed_with_glue<text_constant<Text>> = true;
template <>
inline constexpr bool is_hashed_with_glue<scalar_value> = true;

template <class Object>
inline constexpr bool has_glue = false;
template <class Object>
U8LIT_ABI constexpr void refuse_to_format() noexcept {
  static_assert(!is_checked<Object> || has_glue<Object>,
                "u8lit: this may have been refused: test it, `if (checked)`, and format the text in it, `*checked`");
  static_assert(is_checked<Object> || has_glue<Object>, "u8lit: include <u8lit/format.hpp> to format text");
}

// Refuses once, whatever contexts there are.
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

// std::cout << text
template <class Char, class Traits, detail::printable Object>
U8LIT_ABI detail::include_u8lit_ostream_hpp_to_print_text& operator<<(std::basic_ostream<Char, Traits>&, const Object&)
    U8LIT_DELETED("u8lit: include <u8lit/ostream.hpp> to print text");
// std::cout << text_view<char>::checked(input)
template <class Char, class Traits, class Object>
  requires detail::is_checked<Object>
U8LIT_ABI detail::this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk& operator<<(
    std::basic_ostream<Char, Traits>&, const Object&)
    U8LIT_DELETED("u8lit: this may have been refused: test it, `if (checked)`, and print the text in it, `*checked`");

}  // namespace u8lit

// std::format("{}", text)
template <u8lit::detail::printable_or_checked Object, class Char>
struct std::formatter<Object, Char> : u8lit::detail::missing_formatter<Object> {};

// std::unordered_set<u8lit::utf8_view>
template <class Object>
  requires u8lit::detail::is_hashed_with_glue<Object>
struct std::hash<Object> {
  U8LIT_ABI decltype(sizeof 0) operator()(const Object&) const noexcept {
    static_assert(u8lit::detail::has_glue<Object>, "u8lit: include <u8lit/hash.hpp> to hash text");
    return 0;
  }
};

#ifdef FMT_VERSION
FMT_BEGIN_NAMESPACE

// fmt::format("{}", text)
template <u8lit::detail::printable_or_checked Object, class Char>
struct formatter<Object, Char> : u8lit::detail::missing_formatter<Object> {};

FMT_END_NAMESPACE
#endif

#include <u8lit/base/end.hpp>

#endif
