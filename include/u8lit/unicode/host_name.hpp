// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_HOST_NAME_HPP
#define U8LIT_UNICODE_HOST_NAME_HPP

#include <u8lit/unicode/host_name_mapping.hpp>
#include <u8lit/unicode/punycode.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// Internationalized host names (UTS #46). A name is mapped and normalized as a whole, and cut into labels as it comes:
// each is collected, decoded if it is in Punycode, checked, and written.

namespace u8lit::unicode {

/// What UTS #46 leaves to those who process host names. All is checked unless an option says otherwise.
/// \code
/// constexpr u8lit::unicode::host_name_options of_urls{
///     .checks_hyphens = false, .uses_std3_rules = false, .verifies_dns_length = false};
/// static_assert(u8lit::unicode::to_ascii_with<of_urls>("a_b.\u00FC"_text) == "a_b.xn--tda"_text);
/// \endcode
struct host_name_options {
  /// CheckHyphens: no label begins or ends with a hyphen or has two of them as its third and fourth characters.
  bool checks_hyphens = true;
  /// CheckBidi: text that is written from right to left follows RFC 5893.
  bool checks_bidi = true;
  /// CheckJoiners: U+200C and U+200D are where they make a difference (RFC 5892, appendix A).
  bool checks_joiners = true;
  /// UseSTD3ASCIIRules: of ASCII, only letters, digits and hyphens are allowed.
  bool uses_std3_rules = true;
  /// VerifyDnsLength: labels in ASCII have 1 to 63 characters, and names 1 to 253. Does not concern `to_unicode`.
  bool verifies_dns_length = true;
};

/// What can be wrong with a host name.
enum class host_name_fault : unsigned char {
  none,
  disallowed_character,      ///< a character that UTS #46 allows nowhere
  no_letter_digit_hyphen,    ///< another character of ASCII (UseSTD3ASCIIRules)
  ill_formed_punycode,       ///< a label that begins with xn-- and cannot be decoded
  needlessly_encoded,        ///< a label in Punycode that stands for one that would be written otherwise
  hyphen_at_edge,            ///< a label that begins or ends with a hyphen (CheckHyphens)
  two_hyphens,               ///< a label whose third and fourth characters are hyphens (CheckHyphens)
  prefix_of_punycode,        ///< a label in Punycode that stands for one that begins with xn--
  mark_first,                ///< a label that begins with a combining mark
  joiner_without_effect,     ///< U+200C or U+200D where they join or separate nothing (CheckJoiners)
  mixed_direction,           ///< a character that may not be there beside text from right to left (CheckBidi)
  empty_label,               ///< no character between dots (VerifyDnsLength)
  label_too_long,            ///< a label of more than 63 characters in ASCII (VerifyDnsLength), or of more than 512
  name_too_long,             ///< a name of more than 253 characters in ASCII (VerifyDnsLength)
};

/// The result of converting a host name: how much was written, and what is wrong with it. Converts to true if nothing
/// is and it fits. If not, what was written is of no use.
struct converted_host_name {
  /// The number of code units written to the output.
  size_t written = 0;
  /// The first fault found, or `none`.
  host_name_fault what = host_name_fault::none;
  /// The offset of the character that shows the fault, or of the label, in code units of the input.
  size_t offset = 0;
  /// That character, perhaps one that Punycode stands for; 0 if the fault is that of a label or of the name.
  char32_t character = 0;
  /// False if the output does not fit.
  bool fits = true;

  /// Whether the whole name was converted.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return what == host_name_fault::none && fits; }
};

}  // namespace u8lit::unicode

namespace u8lit::detail {

using unicode::converted_host_name;
using unicode::host_name_fault;
using unicode::host_name_options;

namespace host_names {

inline constexpr size_t longest_label_in_dns = 63, longest_name_in_dns = 253;
// In characters, whether it is verified for the DNS or not: so labels need no other memory.
inline constexpr size_t longest_label = 512;

struct label_fault {
  host_name_fault what = host_name_fault::none;
  size_t at = 0;
};

U8LIT_ABI constexpr bool is_letter_digit_hyphen(char32_t value) noexcept {
  return value - U'a' < 26 || value - U'0' < 10 || value == U'-';
}
U8LIT_ABI constexpr bool begins_as_punycode(const char32_t* label, size_t size) noexcept {
  return size >= 4 && label[0] == U'x' && label[1] == U'n' && label[2] == U'-' && label[3] == U'-';
}

// RFC 5892, appendices A.1 and A.2.
U8LIT_ABI constexpr bool joiner_has_effect(const char32_t* label, size_t size, size_t at) noexcept {
  using enum host_name_joining;
  if (at > 0 && detail::host_name_kind_of(label[at - 1]).is_virama) return true;
  if (label[at] == zero_width_joiner) return false;
  host_name_joining before = transparent, after = transparent;
  for (size_t each = at; each-- > 0 && before == transparent;) before = detail::host_name_kind_of(label[each]).joining;
  for (size_t each = at + 1; each < size && after == transparent; ++each)
    after = detail::host_name_kind_of(label[each]).joining;
  return (before == left || before == both) && (after == right || after == both);
}

// What a label says of its direction.
struct label_direction {
  bool is_from_right = false;  // has characters that are written from right to left
  bool is_faulty = false;      // by RFC 5893, section 2
  size_t at = 0;               // a character that shows it
};
U8LIT_ABI constexpr label_direction direction_of(const char32_t* label, size_t size) noexcept {
  using enum host_name_direction;
  label_direction result;
  const auto refuse = [&result](size_t at) {
    if (!result.is_faulty) result.at = at;
    result.is_faulty = true;
  };
  const host_name_direction first = detail::host_name_kind_of(label[0]).direction;
  if (first != left && first != right) refuse(0);  // rule 1
  host_name_direction last = mark, number = other;
  size_t last_at = 0;
  for (size_t at = 0; at < size; ++at) {
    const host_name_direction each = detail::host_name_kind_of(label[at]).direction;
    if (each == right || each == arabic_number) result.is_from_right = true;
    // Rules 2 and 5.
    if (each == other || (first == right ? each == left : each == right || each == arabic_number)) refuse(at);
    if (first == right && (each == european_number || each == arabic_number)) {  // rule 4
      if (number != other && number != each) refuse(at);
      number = each;
    }
    if (each == mark) continue;
    last = each;
    last_at = at;
  }
  // Rules 3 and 6.
  if (last != first && last != european_number && !(first == right && last == arabic_number)) refuse(last_at);
  return result;
}

template <host_name_options Options>
U8LIT_ABI constexpr label_fault check_label(const char32_t* label, size_t size) noexcept {
  if constexpr (Options.checks_hyphens) {
    if (size >= 4 && label[2] == U'-' && label[3] == U'-') return {host_name_fault::two_hyphens, 2};
    if (label[0] == U'-') return {host_name_fault::hyphen_at_edge, 0};
    if (label[size - 1] == U'-') return {host_name_fault::hyphen_at_edge, size - 1};
  } else {
    if (host_names::begins_as_punycode(label, size)) return {host_name_fault::prefix_of_punycode, 0};
  }
  if (detail::host_name_kind_of(label[0]).is_mark) return {host_name_fault::mark_first, 0};
  for (size_t at = 0; at < size; ++at) {
    if (!detail::is_allowed_in_host_names(label[at])) return {host_name_fault::disallowed_character, at};
    if (Options.uses_std3_rules && label[at] < 0x80 && !host_names::is_letter_digit_hyphen(label[at]))
      return {host_name_fault::no_letter_digit_hyphen, at};
    if (Options.checks_joiners && (label[at] == zero_width_joiner || label[at] == zero_width_non_joiner) &&
        !host_names::joiner_has_effect(label, size, at))
      return {host_name_fault::joiner_without_effect, at};
  }
  return {};
}

// Where a name is written, if there is a buffer.
template <code_unit Unit>
struct name_writer {
  Unit* units;
  size_t size;
  size_t written = 0;
  bool fits = true;

  U8LIT_ABI constexpr void put(char32_t character) noexcept {
    const auto value = scalar_value::unchecked(character);
    const size_t length = detail::encoded_length<Unit>(value);
    if (length > size - written) {
      fits = false;
      return;
    }
    if (units) u8lit::encode_to(units + written, value);
    written += length;
  }
};

// A sink of normalization: what it gets are the mapped characters of a name.
template <host_name_options Options, bool ToAscii, code_unit Unit>
class converter {
 public:
  U8LIT_ABI constexpr converter(const Unit* begin, Unit* out, size_t out_size) noexcept
      : begin_{begin}, out_{out, out_size} {}

  U8LIT_ABI static constexpr size_t room() noexcept { return npos; }
  U8LIT_ABI constexpr size_t copy(text_view<Unit> text) noexcept {
    const Unit* const units = text.data();
    for (size_t at = 0; at < text.size(); at += detail::sequence_length(units[at])) {
      offset_ = static_cast<size_t>(units - begin_) + at;
      if (!put(detail::decode_unchecked(units + at))) return at;
    }
    offset_ = static_cast<size_t>(units - begin_) + text.size();
    return text.size();
  }
  U8LIT_ABI constexpr bool put(char32_t value) noexcept {
    if (value == U'.') {
      if (!end_label()) return false;
      out_.put(U'.');
      // After the full stop, which may have been another character, or after the first one that it was made of.
      label_begin_ = offset_ + detail::sequence_length(begin_[offset_]);
      return out_.fits;
    }
    if (size_ == longest_label) return refuse(host_name_fault::label_too_long, label_begin_, 0);
    if (size_ == 0) label_begin_ = offset_;
    label_[size_] = value;
    offsets_[size_++] = offset_;
    return true;
  }
  U8LIT_ABI constexpr bool put_at(size_t offset, char32_t value) noexcept {
    offset_ = offset;
    return put(value);
  }
  template <normal_form Form>
  U8LIT_ABI constexpr bool put_piece(const Unit* units, size_t size) noexcept {
    const size_t first = static_cast<size_t>(units - begin_);
    size_t next = 0;
    return detail::normalize_piece<Form>(units, size, [&](char32_t value) {
      // Where the character itself is, if it was not made of others; otherwise where they begin.
      size_t at = next;
      while (at < size && detail::decode_unchecked(units + at) != value)
        at += detail::sequence_length(units[at]);
      offset_ = first;
      if (at < size) {
        offset_ += at;
        next = at + detail::sequence_length(units[at]);
      }
      return put(value);
    });
  }

  U8LIT_ABI constexpr bool refuse(host_name_fault what, size_t offset, char32_t character) noexcept {
    if (result_.what == host_name_fault::none) {
      result_.what = what;
      result_.offset = offset;
      result_.character = character;
    }
    return false;
  }
  // Ends the name, unless something was wrong with it.
  U8LIT_ABI constexpr converted_host_name end(bool is_read) noexcept {
    if (is_read && end_label()) {
      if (ToAscii && Options.verifies_dns_length && out_.written > longest_name_in_dns)
        refuse(host_name_fault::name_too_long, 0, 0);
      else if (Options.checks_bidi && is_from_right_ && is_faulty_)
        refuse(host_name_fault::mixed_direction, faulty_offset_, faulty_);
    }
    result_.written = out_.written;
    result_.fits = out_.fits;
    return result_;
  }

 private:
  U8LIT_ABI constexpr bool refuse_label(host_name_fault what) noexcept { return refuse(what, label_begin_, 0); }

  // Returns whether all is well with it.
  U8LIT_ABI constexpr bool end_label() noexcept {
    if (size_ == 0) {
      constexpr bool is_refused = ToAscii && Options.verifies_dns_length;
      return !is_refused || refuse_label(host_name_fault::empty_label);
    }
    const size_t size = size_;
    size_ = 0;
    bool is_ascii = true;
    for (size_t at = 0; at < size; ++at) is_ascii = is_ascii && label_[at] < 0x80;
    if (!host_names::begins_as_punycode(label_, size)) {
      if (!passes(label_, size, true)) return false;
      return ToAscii && !is_ascii ? write_encoded(size) : write(label_, size);
    }
    if (!is_ascii) return refuse_label(host_name_fault::ill_formed_punycode);
    char32_t decoded[longest_label];
    const transcoded done = punycode::decode(label_ + 4, size - 4, decoded, longest_label);
    if (!done) return refuse_label(host_name_fault::ill_formed_punycode);
    bool is_needed = false;
    for (size_t at = 0; at < done.written; ++at) is_needed = is_needed || decoded[at] >= 0x80;
    if (!is_needed) return refuse_label(host_name_fault::needlessly_encoded);
    for (size_t at = 0; at < done.written; ++at) {
      if (!detail::is_allowed_in_host_names(decoded[at]))
        return refuse(host_name_fault::disallowed_character, label_begin_, decoded[at]);
    }
    const not_normalized piece = detail::find_not_normalized<mapped_host_name>(decoded, done.written);
    if (piece.first != done.written) return refuse_label(host_name_fault::needlessly_encoded);
    if (!passes(decoded, done.written, false)) return false;
    return ToAscii ? write(label_, size) : write(decoded, done.written);
  }
  U8LIT_ABI constexpr bool passes(const char32_t* label, size_t size, bool has_offsets) noexcept {
    const label_fault found = host_names::check_label<Options>(label, size);
    if (found.what != host_name_fault::none)
      return refuse(found.what, has_offsets ? offsets_[found.at] : label_begin_, label[found.at]);
    if constexpr (Options.checks_bidi) {
      // Only names with text from right to left must follow the rules; that text may come later.
      const label_direction direction = host_names::direction_of(label, size);
      is_from_right_ = is_from_right_ || direction.is_from_right;
      if (direction.is_faulty && !is_faulty_) {
        is_faulty_ = true;
        faulty_ = label[direction.at];
        faulty_offset_ = has_offsets ? offsets_[direction.at] : label_begin_;
      }
    }
    return true;
  }
  U8LIT_ABI constexpr bool write(const char32_t* label, size_t size) noexcept {
    if (ToAscii && Options.verifies_dns_length && size > longest_label_in_dns)
      return refuse_label(host_name_fault::label_too_long);
    for (size_t at = 0; at < size && out_.fits; ++at) out_.put(label[at]);
    return out_.fits;
  }
  U8LIT_ABI constexpr bool write_encoded(size_t size) noexcept {
    const size_t before = out_.written;
    for (const char32_t* prefix = U"xn--"; *prefix; ++prefix) out_.put(*prefix);
    punycode::encode(text_view<char32_t>::unchecked(label_, size), out_);
    if (Options.verifies_dns_length && out_.written - before > longest_label_in_dns)
      return refuse_label(host_name_fault::label_too_long);
    return out_.fits;
  }

  const Unit* begin_;
  name_writer<Unit> out_;
  converted_host_name result_{};
  size_t offset_ = 0;  // of the character, or of those that it was made of
  size_t label_begin_ = 0;
  size_t size_ = 0;
  size_t faulty_offset_ = 0;
  char32_t faulty_ = 0;
  bool is_from_right_ = false;
  bool is_faulty_ = false;  // a label by RFC 5893
  char32_t label_[longest_label];
  size_t offsets_[longest_label];
};

template <host_name_options Options, bool ToAscii, code_unit Unit>
U8LIT_ABI constexpr converted_host_name convert(text_view<Unit> name, Unit* out, size_t out_size) noexcept {
  const Unit* const units = name.data();
  converter<Options, ToAscii, Unit> labels{units, out, out_size};
  for (size_t at = 0; at < name.size(); at += detail::sequence_length(units[at])) {
    const char32_t value = detail::decode_unchecked(units + at);
    if (detail::is_allowed_in_host_names(value)) continue;
    labels.refuse(host_name_fault::disallowed_character, at, value);
    return labels.end(false);
  }
  return labels.end(detail::normalize<mapped_host_name>(name, labels) == name.size());
}

// The predicates of sentences, in the order of `host_name_fault`; their subjects are characters, labels and names. In
// UTF-8, whatever the ordinary literal encoding is.
inline constexpr utf8_character predicates_in_utf8[][64] = {
    u8"is well-formed",
    u8"is not allowed",
    u8"is no letter, digit or hyphen",
    u8"begins with xn-- but is no Punycode (RFC 3492)",
    u8"is in Punycode but stands for what is not written so",
    u8"begins or ends a label",
    u8"and a second hyphen are third and fourth in a label",
    u8"begins with xn-- when it is decoded",
    u8"begins a label but is a combining mark",
    u8"joins or separates nothing (RFC 5892)",
    u8"must not be there beside text from right to left (RFC 5893)",
    u8"is empty",
    u8"is too long",
    u8"is too long",
};
struct predicate_table {
  char words[sizeof predicates_in_utf8 / sizeof *predicates_in_utf8][sizeof *predicates_in_utf8];
};
inline constexpr auto predicates = __builtin_bit_cast(predicate_table, predicates_in_utf8);

}  // namespace host_names

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Returns what is wrong with a host name, in words, for messages: "is not allowed". The subject is a character, a
/// label or the name. Complexity: constant. Errors: none.
/// \param what  a host_name_fault
/// \return a string in UTF-8, NUL-terminated
/// \code
/// std::puts(u8lit::unicode::predicate_of(result.what));
/// \endcode
[[nodiscard, __gnu__::__noinline__]] U8LIT_ABI constexpr const char* predicate_of(host_name_fault what) noexcept {
  // Not inlined: g++ 12 takes a row of the table for a string without a NUL (encoding/verdict.hpp).
  return detail::host_names::predicates.words[static_cast<unsigned char>(what)];
}

}  // namespace u8lit::unicode

namespace u8lit::detail {

namespace host_names {

// "no host name (UTS #46): the character at byte 4, U+2024, is not allowed".
U8LIT_ABI constexpr sentence make_sentence(converted_host_name found, encoding_form form) noexcept {
  sentence words = sentence{}.append(u8"no host name (UTS #46): the ");
  if (found.what == host_name_fault::name_too_long) {
    words.append(u8"name ");
  } else {
    words.append(found.character != 0 ? u8"character at " : u8"label at ").append(detail::unit_name(form)).append(u8" ")
        .append_decimal(found.offset + 1);
    if (found.character != 0) words.append(u8", U+").append_hexadecimal(found.character, 4).append(u8",");
    words.append(u8" ");
  }
  return words.append_name(unicode::predicate_of(found.what));
}

// Diagnostics.
template <host_name_fault What, class Place>
struct no_host_name;

template <host_name_options Options, bool ToAscii, auto Text>
inline constexpr converted_host_name result = host_names::convert<Options, ToAscii>(
    text_constant<Text>::view(), static_cast<typename text_constant<Text>::unit_type*>(nullptr), npos);

template <host_name_options Options, bool ToAscii, auto Text>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  if constexpr (constexpr converted_host_name found = result<Options, ToAscii, Text>; found) {
    return type_identity<well_formed_text>{};
  } else {
    using place = diagnostic::place_of<typename text_constant<Text>::unit_type, found.offset + 1>;
    return type_identity<no_host_name<found.what, place>>{};
  }
}
template <host_name_options Options, bool ToAscii, auto Text>
using diagnostic_of = typename decltype(host_names::make_diagnostic<Options, ToAscii, Text>())::type;

template <host_name_options Options, bool ToAscii, auto Text>
U8LIT_ABI constexpr sentence words_for() noexcept {
  return host_names::make_sentence(result<Options, ToAscii, Text>, form_of<typename text_constant<Text>::unit_type>);
}
template <host_name_options Options, bool ToAscii, auto Text>
using refused_name = decltype(detail::refuse_type<diagnostic_of<Options, ToAscii, Text>,
                                                  words_for<Options, ToAscii, Text>>());

}  // namespace host_names

// Without to_text, which has no place for a host_name_fault.
#define U8LIT_PASS_BUFFER \
  "u8lit: this name is known only at run time: pass an array or std::span to write to as the last argument"
struct a_host_name_known_only_at_run_time_needs_a_buffer {
  U8LIT_REFUSAL_MEMBERS(a_host_name_known_only_at_run_time_needs_a_buffer, U8LIT_PASS_BUFFER)
};

template <host_name_options Options, bool ToAscii>
struct host_name_operation final : takes_text {
  using takes_text::operator();
  template <class Text>
    requires(__is_empty(Text) || any_text<Text>)
  U8LIT_ABI a_host_name_known_only_at_run_time_needs_a_buffer& operator()(
      const Text& U8LIT_REFUSAL_OF_MORE(a_host_name_known_only_at_run_time_needs_a_buffer), ...) const
      U8LIT_ELSE_REFUSED(U8LIT_PASS_BUFFER);
  template <class Text>
    requires(!__is_empty(Text) && unvalidated_string<Text>)
  U8LIT_ABI unchecked_argument_so_call_text_view_checked_and_test_the_result& operator()(
      const Text& U8LIT_REFUSAL_OF_MORE(unchecked_argument_so_call_text_view_checked_and_test_the_result), ...) const
      U8LIT_ELSE_REFUSED(U8LIT_CHECK_FIRST);
  /// Converts a host name into a buffer. Complexity: as of `to_nfkc`, plus quadratic in the length of each label.
  /// \param text      text of any kind
  /// \param out       the output, of the text's code unit type
  /// \param out_size  the number of code units that fit in the output
  /// \return how much was written, and what is wrong
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr converted_host_name operator()(const Text& text, unit_of<Text>* out,
                                                                   size_t out_size) const noexcept {
    return host_names::convert<Options, ToAscii>(text_view{text}, out, out_size);
  }
  /// As above, to an array, or anything with writable data() and size().
  template <any_text Text, buffer_of<unit_of<Text>> Buffer>
  [[nodiscard]] U8LIT_ABI constexpr converted_host_name operator()(const Text& text, Buffer&& out) const noexcept {
    const auto buffer = detail::as_buffer(out);
    return host_names::convert<Options, ToAscii>(text_view{text}, buffer.units, buffer.size);
  }
  /// Converts a text_constant at compile time. What is no host name does not compile.
  /// \return a text_constant of the same code unit type
  template <auto Text>
    requires(detail::is_refused(Text) || well_formed<host_names::diagnostic_of<Options, ToAscii, Text>>)
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    constexpr size_t size = host_names::result<Options, ToAscii, Text>.written;
    return detail::make_unchecked_text<unit, size>([](unit* units, size_t room) {
      static_cast<void>(host_names::convert<Options, ToAscii>(text_constant<Text>::view(), units, room));
    });
  }
  template <auto Text>
  no_result<host_names::refused_name<Options, ToAscii, Text>> operator()(text_constant<Text>) const noexcept;
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Converts an internationalized host name to ASCII, as the Domain Name System has it (UTS #46, ToASCII,
/// nontransitional processing, with all checks): letters become small, compatibility characters are replaced, and
/// labels that are not in ASCII then are written in Punycode after `xn--`.
///
/// Calls: `to_ascii("..."_text)`, `to_ascii(text, buffer)`, `to_ascii(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit; nullptr and npos to measure the
///   output only. 253 are always enough.
/// - returns a text_constant, or a `converted_host_name`; it writes no NUL. A text_constant that is no host name does
///   not compile: the message names the fault, its place and the character.
/// - precondition: text and output do not overlap
/// - complexity: linear, plus quadratic in the length of each label
/// - errors: those of `host_name_fault`
/// \code
/// static_assert(u8lit::unicode::to_ascii("B\u00FCcher.example"_text) == "xn--bcher-kva.example"_text);
/// \endcode
inline constexpr detail::host_name_operation<host_name_options{}, true> to_ascii{};

/// Converts a host name, perhaps in ASCII with Punycode, to what users read (UTS #46, ToUnicode, nontransitional
/// processing, with all checks but those of length), as `to_ascii`. Empty labels, such as that of the root after a last
/// dot, stay.
///
/// Calls: `to_unicode("..."_text)`, `to_unicode(text, buffer)`, `to_unicode(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit; nullptr and npos to measure the
///   output only
/// - returns a text_constant, or a `converted_host_name`; it writes no NUL
/// - precondition: text and output do not overlap
/// - complexity: as `to_ascii`
/// - errors: those of `host_name_fault`
/// \code
/// static_assert(u8lit::unicode::to_unicode("XN--bcher-kva.Example"_text) == "b\u00FCcher.example"_text);
/// \endcode
inline constexpr detail::host_name_operation<host_name_options{}, false> to_unicode{};

/// Converts a host name to ASCII, as `to_ascii`, with other options. Complexity: as `to_ascii`. Precondition: text and
/// output do not overlap. Errors: those of `host_name_fault`.
/// \tparam Options  host_name_options
/// \code
/// using namespace u8lit::unicode;
/// static_assert(to_ascii_with<host_name_options{.uses_std3_rules = false}>("_dmarc.\u00FC"_text) ==
///               "_dmarc.xn--tda"_text);
/// \endcode
template <host_name_options Options>
inline constexpr detail::host_name_operation<Options, true> to_ascii_with{};

/// Converts a host name to what users read, as `to_unicode`, with other options. Complexity: as `to_ascii`.
/// Precondition: text and output do not overlap. Errors: those of `host_name_fault`.
/// \tparam Options  host_name_options
/// \code
/// using namespace u8lit::unicode;
/// static_assert(to_unicode_with<host_name_options{.checks_hyphens = false}>("a-"_text) == "a-"_text);
/// \endcode
template <host_name_options Options>
inline constexpr detail::host_name_operation<Options, false> to_unicode_with{};

}  // namespace u8lit::unicode

#undef U8LIT_PASS_BUFFER

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
