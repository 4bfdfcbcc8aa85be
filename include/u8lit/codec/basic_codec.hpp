// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_BASIC_CODEC_HPP
#define U8LIT_CODEC_BASIC_CODEC_HPP

#include <u8lit/codec/codec_conversion.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

/// The code units of one number in an encoding: empty if the encoding has no sequence for it. Not text.
/// \tparam Unit     the type of the code units
/// \tparam Longest  the most code units that a sequence of the encoding has
template <class Unit, size_t Longest>
class unit_sequence {
  static_assert(Longest <= 0xFF, "u8lit: a sequence has at most 255 code units");

 public:
  /// The empty sequence.
  U8LIT_ABI constexpr unit_sequence() noexcept = default;

  // `write` writes the code units and returns how many.
  template <class Write>
    requires requires(Write write, Unit* units) { write(units); }
  U8LIT_ABI explicit constexpr unit_sequence(Write write) noexcept : size_{static_cast<octet>(write(units_))} {}

  /// Returns the first code unit.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept U8LIT_LIFETIMEBOUND { return units_; }
  /// Returns the number of code units.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  /// Returns whether the encoding has no sequence for the number.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return size_ == 0; }
  /// Returns an iterator to the first code unit.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* begin() const noexcept U8LIT_LIFETIMEBOUND { return units_; }
  /// Returns an iterator past the last code unit.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* end() const noexcept U8LIT_LIFETIMEBOUND { return units_ + size_; }
  /// \param index  Counts code units. Precondition: less than size().
  /// \return the code unit at `index`
  [[nodiscard]] U8LIT_ABI constexpr Unit operator[](size_t index) const noexcept { return units_[index]; }

  /// Compares code units.
  U8LIT_ABI friend constexpr bool operator==(const unit_sequence& left, const unit_sequence& right) noexcept {
    return left.size_ == right.size_ && compiler::are_equal(left.units_, right.units_);
  }

 private:
  Unit units_[Longest]{};
  octet size_ = 0;
};

template <class Unit, size_t Longest>
inline constexpr bool owns_units<unit_sequence<Unit, Longest>> = true;

template <size_t Longest>
using octet_sequence = unit_sequence<octet, Longest>;

/// The functions that every codec has. The codec itself defines four: decode_front and validate on a pointer and
/// a size, length, and encode_to. Everything here follows from these. Sizes and offsets count the encoding's code
/// units, or UTF-8's where text is UTF-8. An encoding's text is an array, a view, or anything else with data() and
/// size().
template <class Codec>
struct basic_codec {
  /// A rule of the encoding, which the compiler prints when a literal breaks it.
  /// \tparam Sentence  an incomplete type; its name states the rule
  /// \tparam Source    an incomplete type that names where the rule is written
  /// \tparam What      the fault that breaks the rule, or fault::none for any
  /// \tparam First     the lowest byte that a sequence at fault begins with
  /// \tparam Last      the highest such byte
  template <class Sentence, class Source, fault What = fault::none, octet First = 0x00, octet Last = 0xFF>
  using rule = detail::rule<Sentence, Source, What, First, Last>;

  /// The rules of an encoding, which its codec may declare as its member `rules`. The first one that applies is
  /// printed.
  /// \code
  /// struct the_eighth_bit_is_never_set;
  /// struct file_format_2;
  /// struct mine : u8lit::codec<mine, my_grammar> {
  ///   using rules = rule_list<
  ///       rule<the_eighth_bit_is_never_set, file_format_2, u8lit::fault::invalid_lead, 0x80, 0xFF>>;
  /// };
  /// \endcode
  template <class... Rules>
  using rule_list = detail::rule_list<Rules...>;

  /// The return type of the second operator of a literal of the encoding, which is selected for what is ill-formed:
  /// compilers print a sentence that says what is wrong and where, and the encoding's rule. It is not a valid type for
  /// well-formed literals.
  /// \tparam Octets  the literal
  /// \code
  /// template <u8lit::unvalidated_literal Octets>
  /// constexpr u8lit::encoded_constant<mine, Octets> operator""_mine() noexcept { return {}; }
  /// template <u8lit::unvalidated_literal Octets>
  /// mine::refused<Octets> operator""_mine() noexcept;
  /// \endcode
  template <unvalidated_literal Octets>
  using refused = refused_constant<Codec, Octets>;

  /// Decodes the first sequence.
  /// \param text  code units of the encoding
  /// \return the number, which is not a scalar value in every encoding, and the sequence's length; or the fault and its
  ///         length. Empty input: as u8lit::decode_front. Reads nothing past the unit at fault.
  /// \code
  /// u8lit::legacy::cesu8::decode_front("\xED\xA0\xBD\xED\xB8\x80").value == U'\U0001F600'
  /// \endcode
  template <text_of_codec<Codec> Text>
  [[nodiscard]] U8LIT_ABI static constexpr decoded decode_front(const Text& text) noexcept {
    return Codec::decode_front(detail::units_of(text).data(), detail::units_of(text).size());
  }

  /// Checks whether text is well-formed in this encoding. Complexity: linear.
  /// \param text  code units of the encoding
  /// \return the first fault, its offset and its length; true if there is none
  /// \code
  /// u8lit::legacy::cesu8::validate("a\xED\xA0\x80").offset == 1
  /// \endcode
  template <text_of_codec<Codec> Text>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate(const Text& text) noexcept {
    return Codec::validate(detail::units_of(text).data(), detail::units_of(text).size());
  }

  /// Checks whether text is well-formed in this encoding. Complexity: linear.
  /// \param text  code units of the encoding
  template <text_of_codec<Codec> Text>
  [[nodiscard]] U8LIT_ABI static constexpr bool is_well_formed(const Text& text) noexcept {
    return static_cast<bool>(validate(text));
  }
  /// As above, given a pointer and a size.
  /// \param units  the first code unit
  /// \param size   the number of code units
  template <code_unit Unit>
    requires unit_of_codec<Codec, Unit>
  [[nodiscard]] U8LIT_ABI static constexpr bool is_well_formed(const Unit* units, size_t size) noexcept {
    return static_cast<bool>(Codec::validate(units, size));
  }

  /// Returns whether the encoding has a sequence for the number.
  [[nodiscard]] U8LIT_ABI static constexpr bool has(char32_t number) noexcept { return Codec::length(number) > 0; }

  /// Finds the first sequence of a surrogate in an encoding that permits them, as RFC 2279 did. Complexity: linear.
  /// \param text  code units of the encoding
  /// \return the first fault, or fault::surrogate with the offset and the length of the first such sequence; true if
  ///         there is neither
  /// \code
  /// u8lit::legacy::rfc2279::find_surrogate("a\xED\xA0\x80").offset == 1
  /// \endcode
  template <text_of_codec<Codec> Text>
  [[nodiscard]] U8LIT_ABI static constexpr verdict find_surrogate(const Text& text) noexcept {
    return first_fault(detail::units_of(text).data(), detail::units_of(text).size(), [](decoded front) {
      if (front && is_surrogate(front.value)) front.what = fault::surrogate;
      return front;
    });
  }

  /// Checks whether all numbers are scalar values, so that the text can be converted to UTF-8. Complexity: linear.
  /// \param text  code units of the encoding
  /// \return the first fault: fault::surrogate or fault::out_of_range for a number that is not a scalar value
  template <text_of_codec<Codec> Text>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate_scalar_values(const Text& text) noexcept {
    return first_fault(detail::units_of(text).data(), detail::units_of(text).size(), require_scalar_value);
  }

  /// Converts to UTF-8, as u8lit::transcode does. A number that is not a scalar value is a fault. Writes no NUL.
  /// Complexity: linear. Without replacements, UTF-8 is no longer than CESU-8, modified UTF-8, WTF-8 or RFC 2279's
  /// UTF-8. Precondition: input and output do not overlap.
  /// \param units     the input's first code unit
  /// \param size      the number of its code units
  /// \param out       receives UTF-8
  /// \param out_size  room in `out`, in bytes; nothing is written past it
  /// \param action    whether to stop at a fault, or to replace it by U+FFFD
  /// \return how far the conversion went: code units read and bytes written, the fault that stopped it, and whether
  ///         everything fitted
  template <code_unit Unit, utf8_unit Out>
    requires unit_of_codec<Codec, Unit>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded to_utf8(const Unit* units, size_t size, Out* out, size_t out_size,
                                                              on_fault action = on_fault::stop) noexcept {
    return detail::transcode_between(scalar_value_source<Codec, Unit>{units, size}, form_target<Out>{out, out_size},
                                     action);
  }
  /// As above, given text and a buffer.
  /// \param in      code units of the encoding
  /// \param out     an array, or anything with data() and size() that may be written to
  /// \param action  whether to stop at a fault, or to replace it by U+FFFD
  /// \code
  /// char out[16];
  /// u8lit::legacy::cesu8::to_utf8("\xED\xA0\xBD\xED\xB8\x80", out).written == 4
  /// \endcode
  template <text_of_codec<Codec> Text, octet_buffer Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded to_utf8(const Text& in, Buffer&& out,
                                                              on_fault action = on_fault::stop) noexcept {
    return to_utf8(detail::units_of(in).data(), detail::units_of(in).size(), detail::as_buffer(out).units,
                   detail::as_buffer(out).size, action);
  }

  /// Converts UTF-8 to this encoding. A scalar value without a sequence in the encoding is fault::unrepresentable.
  /// Writes no NUL. Complexity: linear. Precondition: input and output do not overlap.
  /// \param in        the first byte of UTF-8
  /// \param size      the number of bytes
  /// \param out       receives code units of the encoding
  /// \param out_size  room in `out`, in code units; nothing is written past it
  /// \param action    whether to stop at a fault, or to replace it by U+FFFD
  /// \return how far the conversion went: bytes read and code units written, the fault that stopped it, and whether
  ///         everything fitted
  template <utf8_unit In, code_unit Unit>
    requires unit_of_codec<Codec, Unit>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded from_utf8(const In* in, size_t size, Unit* out, size_t out_size,
                                                                on_fault action = on_fault::stop) noexcept {
    return detail::transcode_between(form_source<In>{in, size}, number_target<Codec, Unit>{out, out_size}, action);
  }
  /// As above, given text and a buffer.
  /// \param in      UTF-8, well-formed or not
  /// \param out     an array, or anything with data() and size() that may be written to
  /// \param action  whether to stop at a fault, or to replace it by U+FFFD
  template <octets_like Text, buffer_of_codec<Codec> Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded from_utf8(const Text& in, Buffer&& out,
                                                                on_fault action = on_fault::stop) noexcept {
    return from_utf8(detail::units_of(in).data(), detail::units_of(in).size(), detail::as_buffer(out).units,
                     detail::as_buffer(out).size, action);
  }

  /// Converts a literal of the encoding to text at compile time. A number that is not a scalar value does not compile,
  /// and the error names its place.
  /// \return the text_constant, of exact size and of the literal's own unit type if that is one of UTF-8's
  /// \code
  /// static_assert(u8lit::legacy::cesu8::to_utf8("\xED\xA0\xBD\xED\xB8\x80"_cesu8) == "\U0001F600"_text);
  /// \endcode
  template <unvalidated_literal Octets>
    requires well_formed<codec_conversion::to_utf8_diagnostic<Codec, Octets>>
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr auto to_utf8(
      encoded_constant<Codec, Octets>) noexcept {
    return codec_conversion::make_utf8_text<Codec, Octets>();
  }
  template <unvalidated_literal Octets>
  static codec_conversion::refused_to_utf8<Codec, Octets> to_utf8(encoded_constant<Codec, Octets>) noexcept;

  /// Converts text to a literal of the encoding at compile time. A scalar value that the encoding does not have does
  /// not compile, and the error names its place.
  /// \return the encoded_constant, of exact size and of the text's own unit type if that is one of the encoding's
  /// \code
  /// static_assert(u8lit::legacy::cesu8::from_utf8("\U0001F600"_text) == "\xED\xA0\xBD\xED\xB8\x80"_cesu8);
  /// \endcode
  template <fixed_text Text>
    requires well_formed<codec_conversion::from_utf8_diagnostic<Codec, Text>>
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr auto from_utf8(text_constant<Text>) noexcept {
    return codec_conversion::make_codec_literal<Codec, Text>();
  }
  template <fixed_text Text>
  static codec_conversion::refused_from_utf8<Codec, Text> from_utf8(text_constant<Text>) noexcept;

  // Without a buffer, only constants can be converted: the error says so.
  template <class Text>
  U8LIT_ABI static codec_conversion::without_buffer<Text> to_utf8(const Text&) U8LIT_ELSE_REFUSED(U8LIT_NEEDS_BUFFER);
  template <class Text>
  U8LIT_ABI static codec_conversion::without_buffer<Text> from_utf8(const Text&) U8LIT_ELSE_REFUSED(U8LIT_NEEDS_BUFFER);

  /// Counts the bytes that to_utf8 would write, given room for all. Complexity: linear.
  /// \param in      code units of the encoding
  /// \param action  whether to stop at a fault, or to replace it by U+FFFD
  template <text_of_codec<Codec> Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t to_utf8_length(const Text& in,
                                                                 on_fault action = on_fault::stop) noexcept {
    const auto units = detail::units_of(in);
    using unit = typename decltype(units)::unit_type;
    const scalar_value_source<Codec, unit> source{units.data(), units.size()};
    return detail::transcode_between(source, counting_target<form_target<char>>{}, action).written;
  }
  /// Counts the code units that from_utf8 would write, given room for all. Complexity: linear.
  /// \param in      UTF-8, well-formed or not
  /// \param action  whether to stop at a fault, or to replace it by U+FFFD
  template <octets_like Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t from_utf8_length(const Text& in,
                                                                   on_fault action = on_fault::stop) noexcept {
    const form_source source{detail::units_of(in).data(), detail::units_of(in).size()};
    return detail::transcode_between(source, counting_target<number_target<Codec, char>>{}, action).written;
  }

  // A pointer or range without a size: the error says what to pass.
  U8LIT_ABI static pass_a_view_of_the_pointer_and_length& decode_front(unsized auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static pass_a_view_of_the_pointer_and_length& validate(unsized auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static pass_a_view_of_the_pointer_and_length& is_well_formed(unsized auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static pass_a_view_of_the_pointer_and_length& find_surrogate(unsized auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static pass_a_view_of_the_pointer_and_length& validate_scalar_values(unsized auto&& U8LIT_NO_LENGTH)
      U8LIT_UNSIZED;
  U8LIT_ABI static pass_a_view_of_the_pointer_and_length& to_utf8(
      unsized auto&&, octet_buffer auto&&, on_fault = on_fault::stop U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static pass_a_view_of_the_pointer_and_length& from_utf8(
      unsized auto&&, code_unit_buffer auto&&, on_fault = on_fault::stop U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static pass_a_view_of_the_pointer_and_length& to_utf8_length(
      unsized auto&&, on_fault = on_fault::stop U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static pass_a_view_of_the_pointer_and_length& from_utf8_length(
      unsized auto&&, on_fault = on_fault::stop U8LIT_NO_LENGTH) U8LIT_UNSIZED;

 protected:
  // Decodes sequence by sequence up to the first for which `classify(decoded)` returns a fault.
  template <code_unit Unit, class Classify>
  [[nodiscard]] U8LIT_ABI static constexpr verdict first_fault(const Unit* units, size_t size,
                                                               Classify classify) noexcept {
    for (size_t at = 0; at < size;) {
      const decoded front = classify(Codec::decode_front(units + at, size - at));
      if (!front) return {front.what, at, front.length};
      at += front.length;
    }
    return {fault::none, size, 0};
  }
};

}  // namespace u8lit::detail

#undef U8LIT_NEEDS_BUFFER
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
