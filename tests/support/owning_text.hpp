// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_OWNING_TEXT_HPP
#define U8LIT_TESTS_SUPPORT_OWNING_TEXT_HPP

#include <u8lit/text/text_view.hpp>

#include <string>

// A user's type that is text and owns it: what refers to a temporary one dangles.
struct owning_text {
  std::string text;
  constexpr operator u8lit::text_view<char>() const {
    return u8lit::text_view<char>::unchecked(text.data(), text.size());
  }
};
namespace u8lit {
text_view(owning_text) -> text_view<char>;
}

#endif
