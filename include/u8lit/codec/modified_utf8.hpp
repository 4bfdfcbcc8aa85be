// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_MODIFIED_UTF8_HPP
#define U8LIT_CODEC_MODIFIED_UTF8_HPP

#include <u8lit/codec/cesu8.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The grammar of modified UTF-8 (The Java Virtual Machine Specification, section 4.4.7): CESU-8, except that U+0000 is
// C0 80, so that no byte is a NUL.
inline constexpr grammar modified_utf8_grammar{
    syntax<2, 2>{{{octet_range{0xC0, 0xC0}, octet_range{0x80, 0x80}}, {octet_range{0x01, 0x7F}}}} |
        detail::select_alternatives<1, 6>(cesu8_grammar.sequences),
    {cesu8_grammar.numbers[0], cesu8_grammar.numbers[1]}};

// The rules of modified UTF-8, and their sources.
namespace rules {
struct JVMS_4_4_7;
struct Unicode_D91;
struct U_0000_is_C0_80;
struct only_U_0000_is_overlong;
}  // namespace rules

}  // namespace u8lit::detail

namespace u8lit::legacy {

/// Modified UTF-8, the encoding of text in Java's class files, JNI and DataInput (The Java Virtual Machine
/// Specification, section 4.4.7). Java itself also writes surrogates without a partner; here they are
/// fault::surrogate.
/// \code
/// static_assert(u8lit::legacy::modified_utf8::encode(U'\0').size() == 2);
/// \endcode
struct modified_utf8 : detail::checked_codec<modified_utf8, detail::modified_utf8_grammar> {
  /// IANA has not registered a name.
  static constexpr u8lit::charset charset{};

  /// The rules that messages name.
  using rules = rule_list<
      rule<detail::rules::U_0000_is_C0_80, detail::rules::JVMS_4_4_7, fault::invalid_lead, 0x00, 0x00>,
      rule<detail::rules::only_U_0000_is_overlong, detail::rules::JVMS_4_4_7, fault::invalid_lead, 0xC1, 0xC1>,
      rule<detail::rules::only_U_0000_is_overlong, detail::rules::JVMS_4_4_7, fault::overlong>,
      rule<detail::rules::a_surrogate_never_stands_alone, detail::rules::Unicode_D91, fault::surrogate>,
      rule<detail::rules::a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each,
           detail::rules::JVMS_4_4_7, fault::invalid_lead, 0xF0, 0xF4>,
      rule<detail::rules::it_never_appears, detail::rules::JVMS_4_4_7, fault::invalid_lead>,
      rule<detail::rules::a_sequence_has_neither_fewer_octets_nor_more, detail::rules::JVMS_4_4_7>>;
};

}  // namespace u8lit::legacy

namespace u8lit::inline literals {

/// Returns a literal's own bytes, checked as modified UTF-8: `"\xC0\x80"_modified_utf8` is an encoded_constant. An
/// ill-formed literal does not compile, and the error names the fault and the rule.
/// Complexity: linear, at compile time.
template <unvalidated_literal Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr encoded_constant<legacy::modified_utf8, Octets>
operator""_modified_utf8() noexcept {
  return {};
}
template <unvalidated_literal Octets>
legacy::modified_utf8::refused<Octets> operator""_modified_utf8() noexcept;

}  // namespace u8lit::inline literals

#include <u8lit/base/end.hpp>

#endif
