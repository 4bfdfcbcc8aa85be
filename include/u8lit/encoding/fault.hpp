// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_FAULT_HPP
#define U8LIT_ENCODING_FAULT_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// What can be wrong with text. UTF-8's faults are judged at the first octet that cannot continue a sequence of RFC 3629
// section 4; those of UTF-16 and UTF-32 are Unicode's (D91, D90).
enum class fault : unsigned char {
  none,
  truncated,                // the input ends inside a sequence that was right so far
  missing_continuation,     // another octet stands where a continuation must
  unexpected_continuation,  // 80-BF where a sequence must begin
  invalid_lead,             // C0, C1, F5-FF: no sequence begins so
  overlong,                 // E0 80-9F, F0 80-8F: there is a shorter sequence
  surrogate,                // ED A0-BF: U+D800..U+DFFF
  out_of_range,             // F4 90-BF: beyond U+10FFFF
  unpaired_high_surrogate,
  unpaired_low_surrogate,
  unrepresentable,  // a scalar value that the encoding asked for does not have
  invalid_escape,   // no escape of the notation begins so
  unescaped,        // a character that the notation has only as an escape
  surrogate_pair,   // two surrogates that have a sequence of their own, where an encoding has single ones
};

}  // namespace u8lit

namespace u8lit::detail {

// Their names, in order, in UTF-8: of this type, and copied at once as char, because evaluating a loop for each costs
// every program that includes this.
template <class Unit>
struct fault_name_table {
  Unit characters[14][24];
};
inline constexpr auto fault_names = __builtin_bit_cast(
    fault_name_table<char>,
    fault_name_table<utf8_character>{{u8"well-formed", u8"truncated", u8"missing continuation", u8"unexpected continuation",
                                    u8"invalid lead", u8"overlong", u8"surrogate", u8"out of range",
                                    u8"unpaired high surrogate", u8"unpaired low surrogate", u8"unrepresentable",
                                    u8"invalid escape", u8"unescaped", u8"surrogate pair"}});

}  // namespace u8lit::detail

namespace u8lit {

// The fault's name in UTF-8, NUL-terminated, for a message.
[[nodiscard]] U8LIT_ABI constexpr const char* name_of(fault what) noexcept {
  return detail::fault_names.characters[static_cast<unsigned char>(what)];
}

// What validation found; true if the text is well-formed. Both numbers count code units, the offset from 0. The length
// is that of the maximal subpart (Unicode 3.9, U+FFFD substitution). Well-formed: the text's size and 0.
struct verdict {
  fault what = fault::none;
  size_t offset = 0;
  size_t length = 0;

  U8LIT_ABI constexpr explicit operator bool() const noexcept { return what == fault::none; }
  U8LIT_ABI friend constexpr bool operator==(const verdict& left, const verdict& right) noexcept {
    return left.what == right.what && left.offset == right.offset && left.length == right.length;
  }

  // How many code units from `offset` on prove the fault: the maximal subpart and, in UTF-8, the octet after it if that
  // is to blame. `E0 80` proves an overlong sequence of which `E0` is the maximal subpart; `ED A0 80` is all of a number
  // that is a surrogate, where an encoding has such.
  [[nodiscard]] U8LIT_ABI constexpr size_t evidence(detail::encoding_form form = detail::encoding_form::utf8) const noexcept {
    const bool next_is_to_blame = what == fault::missing_continuation || what == fault::overlong ||
                                  (what == fault::surrogate && length < 3) || (what == fault::out_of_range && length < 4);
    return length + (form == detail::encoding_form::utf8 && next_is_to_blame) + (what == fault::surrogate_pair ? 2 : 0);
  }
};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
