// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_REPLACE_HPP
#define U8LIT_TRANSCODING_REPLACE_HPP

#include <u8lit/diagnosis/diagnose.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// U+FFFD for each maximal subpart of what is ill-formed (Unicode 3.9, "U+FFFD Substitution of Maximal Subparts", as the
// WHATWG's decoders do). The original is lost, so nothing else in this library does it unless asked to.

namespace u8lit::detail {

template <unvalidated_literal Text>
consteval auto lossy() noexcept {
  if constexpr (is_well_formed_v<Text>) {
    return text_constant<Text>{};
  } else {
    using unit = typename decltype(Text)::unit_type;
    return detail::build_text<unit>([](text_writer<unit>& out) {
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

// Writes code units with U+FFFD for each maximal subpart of what is ill-formed, in the encoding form of the output.
//   replace_ill_formed(input, buffer), replace_ill_formed(input, out, out_size)
//   replace_ill_formed(units, size, out, out_size)
// Parameters, writing and complexity are those of transcode. Returns how far it went; `replaced` is the number of U+FFFD
// written for ill-formed input, and no fault stops it. Of a literal: `"a\xFFz"_lossy`.
//   char16_t out[4];
//   replace_ill_formed("ab\xE0\x80z", out).replaced == 2
inline constexpr detail::transcode_operation<on_fault::replace> replace_ill_formed{};

inline namespace literals {

// A literal of any form, well-formed or not, as a text_constant: `"a\xFFz"_lossy` is "a\uFFFDz"_text.
template <unvalidated_literal Text>
  requires detail::literals_are_unicode<typename decltype(Text)::unit_type>
U8LIT_ABI constexpr auto operator""_lossy() noexcept {
  return detail::lossy<Text>();
}
template <unvalidated_literal Text>
detail::diagnostic_of<Text> operator""_lossy() noexcept;

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
