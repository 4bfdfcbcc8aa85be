// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_OSTREAM_HPP
#define U8LIT_GLUE_OSTREAM_HPP

// Text in output streams. This header includes only declarations of streams; users who print include <ostream>.

#include <u8lit/text/as_text.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

#if __STDC_HOSTED__

#include <iosfwd>
#include <string_view>

namespace u8lit {

/// Writes text, a scalar value, a verdict as a sentence, or a fault by its name, in the encoding form of the stream.
/// Does not allocate. Errors: as of any output; ill-formed text cannot be passed.
/// \param stream  its width counts code units, as for a std::basic_string_view; a width larger than the text is filled
/// \param object  what to write
/// \return the stream. Complexity: linear.
/// \code
/// std::cout << "日本語"_utf8 << u8lit::validate("\xC0");
/// \endcode
template <code_unit Char, class Traits, detail::printable Object>
U8LIT_ABI std::basic_ostream<Char, Traits>& operator<<(std::basic_ostream<Char, Traits>& stream, const Object& object) {
  using piece = std::basic_string_view<Char, Traits>;
  const auto& shown = u8lit::as_text(object);
  const text_view text{shown};
  if constexpr (__is_same(Char, detail::unit_of<decltype(text)>)) {
    return stream << piece{text.data(), text.size()};
  } else {
    // Text is converted and written in pieces. An empty piece writes the padding, before or after them.
    using size_type = decltype(stream.width());
    const auto size = static_cast<size_type>(u8lit::detail::encoded_size<Char>(text));
    const size_type padding = stream.width() > size ? stream.width() - size : 0;
    const bool left = (stream.flags() & stream.adjustfield) == stream.left;
    if (!left && padding > 0) {
      stream.width(padding);
      stream << piece{};
    }
    stream.width(0);
    Char part[64];
    for (size_t read = 0; read < text.size();) {
      const transcoded result = u8lit::transcode(text.data() + read, text.size() - read, part, 64);
      stream << piece{part, result.written};
      read += result.read;
    }
    if (left && padding > 0) {
      stream.width(padding);
      stream << piece{};
    }
    return stream;
  }
}

}  // namespace u8lit

#endif

#include <u8lit/base/end.hpp>

#endif
