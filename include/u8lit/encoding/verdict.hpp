// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_VERDICT_HPP
#define U8LIT_ENCODING_VERDICT_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/fault.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Why no sequence begins with an octet that is `fault::invalid_lead` (RFC 3629 section 1: "The octet values C0, C1, F5
// to FF never appear"): C0 and C1 would encode U+0000..U+007F, F5 to FD a number beyond U+10FFFF, FE and FF nothing.
enum class lead_fault : unsigned char { overlong, out_of_range, never_used };
U8LIT_ABI constexpr lead_fault classify_invalid_lead(char32_t lead) noexcept {
  return lead < 0xC2 ? lead_fault::overlong : lead < 0xFE ? lead_fault::out_of_range : lead_fault::never_used;
}

// The names, in the order of `fault`, with room for the longest. Written in UTF-8 and converted to char as a whole,
// because a loop for each would be evaluated in every program that includes this.
#define U8LIT_NAME(fault, name, ...) , u8"" name
inline constexpr utf8_character fault_names_in_utf8[][24] = {u8"well-formed" U8LIT_FAULTS(U8LIT_NAME)};
#undef U8LIT_NAME
struct fault_name_table {
  char names[sizeof fault_names_in_utf8 / sizeof *fault_names_in_utf8][sizeof *fault_names_in_utf8];
};
inline constexpr auto fault_names = __builtin_bit_cast(fault_name_table, fault_names_in_utf8);

}  // namespace u8lit::detail

namespace u8lit {

/// Returns the name of a fault, for messages. `explain` returns a sentence. Complexity: constant. Errors: none.
/// \param what  a fault, or `none`
/// \return its name in UTF-8, NUL-terminated: "well-formed" for `none`
/// \code
/// std::puts(u8lit::name_of(u8lit::fault::invalid_lead));  // invalid lead
/// \endcode
[[nodiscard, __gnu__::__noinline__]] U8LIT_ABI constexpr const char* name_of(fault what) noexcept {
  // Not inlined: g++ 12 takes a row of the table for a string without a NUL, and warns of printf("%s", name_of(what)).
  return detail::fault_names.names[static_cast<unsigned char>(what)];
}

/// The result of validation: the first fault of RFC 3629 section 4 or Unicode D91, D90, or none. Converts to true if
/// the text is well-formed.
/// \code
/// constexpr u8lit::verdict result = u8lit::validate("abc\xE0\x80");
/// static_assert(result.what == u8lit::fault::overlong && result.offset == 3 && result.length == 1);
/// \endcode
struct verdict {
  /// The fault; `none` if the text is well-formed.
  fault what = fault::none;
  /// Its offset in code units, from 0. The size of the text if it is well-formed.
  size_t offset = 0;
  /// The length of the maximal subpart in code units: what one U+FFFD replaces (Unicode 3.9). 0 if it is well-formed.
  size_t length = 0;

  /// Whether the text is well-formed.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return !static_cast<bool>(what); }

  /// Returns whether both report the same fault at the same offset with the same length.
  U8LIT_ABI friend constexpr bool operator==(const verdict& left, const verdict& right) noexcept {
    return left.what == right.what && left.offset == right.offset && left.length == right.length;
  }

  /// Returns the number of code units from `offset` on that show the fault: the maximal subpart and, in UTF-8, the next
  /// byte where that causes the fault. `E0 80` shows an overlong sequence, and its maximal subpart is `E0`. `ED A0 80`
  /// is a complete surrogate in encodings that have them.
  /// \param form  the encoding form of the text; the default is UTF-8
  /// \return a number of code units
  /// \code
  /// static_assert(u8lit::validate("abc\xE0\x80").evidence() == 2);
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr size_t evidence(
      detail::encoding_form form = detail::encoding_form::utf8) const noexcept {
    const auto is = [own = static_cast<int>(what)](fault other) { return own == static_cast<int>(other); };
    const bool next_causes_fault = is(fault::missing_continuation) || is(fault::overlong) ||
                                   (is(fault::surrogate) && length < 3) || (is(fault::out_of_range) && length < 4);
    const bool is_utf8 = static_cast<int>(form) == static_cast<int>(detail::encoding_form::utf8);
    return length + (is_utf8 && next_causes_fault) + (is(fault::surrogate_pair) ? 2 : 0);
  }
};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
