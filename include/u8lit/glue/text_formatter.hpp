// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_TEXT_FORMATTER_HPP
#define U8LIT_GLUE_TEXT_FORMATTER_HPP

#include <u8lit/text/as_text.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A formatter of whatever prints, made of a library's formatter of strings: it takes the same format specification and
// does with fill, width and precision what that does. Text in another encoding form than the output's is transcoded into a
// `String` first, the one allocation there is.
template <class StringFormatter, class StringView, class String>
struct text_formatter : StringFormatter {
  template <printable Object, class Context>
  U8LIT_ABI constexpr auto format(const Object& object, Context& context) const {
    using char_type = typename String::value_type;
    const auto& shown = u8lit::as_text(object);
    const text_view text{shown};
    if constexpr (__is_same(char_type, unit_of<decltype(text)>)) {
      return StringFormatter::format(StringView(text.data(), text.size()), context);
    } else {
      String made(u8lit::detail::encoded_size<char_type>(text), char_type{});
      static_cast<void>(u8lit::transcode(text, made));
      return StringFormatter::format(StringView(made.data(), made.size()), context);
    }
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
