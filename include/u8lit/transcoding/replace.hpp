// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_REPLACE_HPP
#define U8LIT_TRANSCODING_REPLACE_HPP

#include <u8lit/diagnosis/refused_text.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// Replaces each maximal subpart of ill-formed input by U+FFFD (Unicode 3.9, "U+FFFD Substitution of Maximal Subparts"),
// as the decoders of the WHATWG Encoding Standard do. This loses the original, so the library does it only on request.

namespace u8lit::detail {

template <unvalidated_literal Text>
consteval auto make_lossy_text() noexcept {
  if constexpr (verdict_of<Text>) {
    return text_constant<Text>{};
  } else {
    using unit = typename decltype(Text)::unit_type;
    return detail::make_text<unit>([](text_writer<unit>& out) {
      for (size_t at = 0; at < Text.size();) {
        const verdict next = u8lit::validate(Text.data() + at, Text.size() - at);
        out.append(text_view<unit>::unchecked(Text.data() + at, next.offset));
        if (!next) out.append(replacement_character);
        at += next.offset + next.length;
      }
    });
  }
}

}  // namespace u8lit::detail

namespace u8lit {

/// Converts code units to another encoding form, or copies them, and replaces each maximal subpart of ill-formed input
/// by U+FFFD (Unicode 3.9). For literals, see the suffix `_lossy`.
///
/// Calls: `replace_ill_formed(input, buffer)`, `replace_ill_formed(input, out, out_size)`,
/// `replace_ill_formed(units, size, out, out_size)`. As `transcode`, except for:
/// - returns a `transcoded`: how far the conversion went; `replaced` is the number of U+FFFD written for ill-formed
///   input. It stops before a sequence that does not fit, and at no fault.
/// \code
/// char16_t out[5];
/// u8lit::replace_ill_formed("ab\xE0\x80z", out).replaced == 2
/// \endcode
inline constexpr detail::transcode_operation<on_fault::replace> replace_ill_formed{};

inline namespace literals {

/// Returns a literal of any form as a text_constant in which U+FFFD replaces each maximal subpart that is ill-formed
/// (Unicode 3.9).
/// \return the text_constant; of a well-formed literal, the same as `_text`. Complexity: linear.
/// \code
/// "a\xFFz"_lossy == "a\uFFFDz"
/// \endcode
template <unvalidated_literal Text>
  requires detail::literals_are_unicode<typename decltype(Text)::unit_type>
U8LIT_ABI constexpr auto operator""_lossy() noexcept {
  return detail::make_lossy_text<Text>();
}
/// Not defined, for literals in an encoding that is not Unicode: does not compile, and the error names the reason.
template <unvalidated_literal Text>
detail::refused_text<Text> operator""_lossy() noexcept;

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
