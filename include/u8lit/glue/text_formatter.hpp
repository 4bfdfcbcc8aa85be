// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_TEXT_FORMATTER_HPP
#define U8LIT_GLUE_TEXT_FORMATTER_HPP

#include <u8lit/text/as_text.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A formatter of printable objects that is based on a library's formatter of strings. The format specification, fill,
// width and precision are those of strings. Text in another encoding form than the output's is first converted to a
// `String`, which is the only allocation.
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
      String converted(u8lit::detail::encoded_size<char_type>(text), char_type{});
      static_cast<void>(u8lit::transcode(text, converted));
      return StringFormatter::format(StringView(converted.data(), converted.size()), context);
    }
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
