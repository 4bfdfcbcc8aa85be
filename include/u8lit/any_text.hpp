// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ANY_TEXT_HPP
#define U8LIT_ANY_TEXT_HPP

#include <u8lit/text_constant.hpp>

namespace u8lit {

template <fixed_text Text>
text_view(text_constant<Text>) -> text_view<typename text_constant<Text>::unit_type>;

// Text in whatever shape, borrowed or as a type; `text_view{text}` is a view of it. What is well-formed only perhaps, such as
// a std::string, is no text before `text_view::checked` has judged it, and an array may be no literal.
template <class Text>
concept any_text = __is_class(Text) && requires(const Text& text) { text_view{text}; };

template <class Object>
const Object& object_of() noexcept;  // for unevaluated operands; never defined

// The view of a text, by which functions of several texts say that all are of one type of code unit. A literal is taken
// for such a parameter, too, and judged by the compiler.
template <any_text Text>
using view_of = decltype(text_view{u8lit::object_of<Text>()});

template <any_text Text>
using unit_of = typename view_of<Text>::unit_type;

}  // namespace u8lit

#endif
