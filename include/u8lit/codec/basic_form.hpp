// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_BASIC_FORM_HPP
#define U8LIT_CODEC_BASIC_FORM_HPP

#include <u8lit/codec/form_conversion.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The code units of one number in a form other than Unicode's, or none where it has no sequence for it. Not text.
template <class Unit, size_t Longest>
class unit_sequence {
  static_assert(Longest <= 0xFF, "u8lit: a sequence has at most 255 code units");

 public:
  U8LIT_ABI constexpr unit_sequence() noexcept = default;

  // What a function writes, which tells how many code units that are.
  template <class Write>
    requires requires(Write write, Unit* units) { write(units); }
  U8LIT_ABI explicit constexpr unit_sequence(Write write) noexcept : size_{static_cast<octet>(write(units_))} {}

  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept U8LIT_LIFETIMEBOUND { return units_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] U8LIT_ABI constexpr const Unit* begin() const noexcept U8LIT_LIFETIMEBOUND { return units_; }
  [[nodiscard]] U8LIT_ABI constexpr const Unit* end() const noexcept U8LIT_LIFETIMEBOUND { return units_ + size_; }
  // Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr Unit operator[](size_t index) const noexcept { return units_[index]; }

  U8LIT_ABI friend constexpr bool operator==(const unit_sequence& left, const unit_sequence& right) noexcept {
    return left.size_ == right.size_ && compiler::are_equal(left.units_, right.units_);
  }

 private:
  Unit units_[Longest]{};
  octet size_ = 0;
};

template <class Unit, size_t Longest>
inline constexpr bool owns_units<unit_sequence<Unit, Longest>> = true;

// The octets of one number.
template <size_t Longest>
using octet_sequence = unit_sequence<octet, Longest>;

// All that follows for a form from its own decode_front, validate, length and encode_to, which take pointers and sizes.
// Octets, code units and verdicts are those of the form; text is UTF-8.
template <class Form>
struct basic_form {
  // The sequence that the input begins with: its number, which need not be a scalar value in every form, and its length; or
  // its first fault. Reads nothing past the octet at fault.
  template <text_of_form<Form> Text>
  [[nodiscard]] U8LIT_ABI static constexpr decoded decode_front(const Text& text) noexcept {
    return Form::decode_front(detail::units_of(text).data(), detail::units_of(text).size());
  }

  // The first fault, or none. Linear.
  template <text_of_form<Form> Text>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate(const Text& text) noexcept {
    return Form::validate(detail::units_of(text).data(), detail::units_of(text).size());
  }
  template <text_of_form<Form> Text>
  [[nodiscard]] U8LIT_ABI static constexpr bool is_well_formed(const Text& text) noexcept {
    return static_cast<bool>(validate(text));
  }
  template <code_unit Unit>
    requires unit_of_form<Form, Unit>
  [[nodiscard]] U8LIT_ABI static constexpr bool is_well_formed(const Unit* units, size_t size) noexcept {
    return static_cast<bool>(Form::validate(units, size));
  }

  // Whether the form has a sequence for the number.
  [[nodiscard]] U8LIT_ABI static constexpr bool has(char32_t number) noexcept { return Form::length(number) > 0; }

  // The first fault, or else the first sequence whose number is a surrogate, which RFC 2279 left to the application; its
  // fault is `surrogate`, its length that of the sequence. Linear.
  template <text_of_form<Form> Text>
  [[nodiscard]] U8LIT_ABI static constexpr verdict find_surrogate(const Text& text) noexcept {
    return first_of(detail::units_of(text).data(), detail::units_of(text).size(), [](decoded found) {
      if (found && is_surrogate(found.value)) found.what = fault::surrogate;
      return found;
    });
  }

  // The first fault, or else the first sequence whose number is no scalar value: `surrogate` or `out_of_range`. Linear.
  template <text_of_form<Form> Text>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate_scalar_values(const Text& text) noexcept {
    return first_of(detail::units_of(text).data(), detail::units_of(text).size(), require_scalar_value);
  }

  // Writes the input to `out` in UTF-8 and tells how far it went, as `transcode` does. What is no scalar value is a fault
  // here, and the policy says what becomes of faults. It writes no NUL, and nothing past `out_size` octets; without U+FFFD,
  // UTF-8 is never longer than CESU-8, modified UTF-8, WTF-8 or RFC 2279's. Precondition: the two do
  // not overlap. Linear.
  template <code_unit Unit, utf8_unit Out>
    requires unit_of_form<Form, Unit>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded to_utf8(const Unit* units, size_t size, Out* out, size_t out_size,
                                                on_fault policy = on_fault::stop) noexcept {
    return detail::transcode_between(scalar_value_source<Form, Unit>{units, size}, form_target<Out>{out, out_size},
                                    policy);
  }
  template <text_of_form<Form> Text, octet_buffer Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded to_utf8(const Text& in, Buffer&& out,
                                                on_fault policy = on_fault::stop) noexcept {
    return to_utf8(detail::units_of(in).data(), detail::units_of(in).size(), detail::as_buffer(out).units,
                   detail::as_buffer(out).size, policy);
  }

  // Writes UTF-8 to `out` in this form, likewise. A scalar value that it has no sequence for is `unrepresentable`.
  template <utf8_unit In, code_unit Unit>
    requires unit_of_form<Form, Unit>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded from_utf8(const In* in, size_t size, Unit* out, size_t out_size,
                                                  on_fault policy = on_fault::stop) noexcept {
    return detail::transcode_between(form_source<In>{in, size}, number_target<Form, Unit>{out, out_size}, policy);
  }
  template <octets_like Text, buffer_of_form<Form> Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded from_utf8(const Text& in, Buffer&& out,
                                                  on_fault policy = on_fault::stop) noexcept {
    return from_utf8(detail::units_of(in).data(), detail::units_of(in).size(), detail::as_buffer(out).units,
                     detail::as_buffer(out).size, policy);
  }

  // The same of a constant: `to_utf8("..."_cesu8)` is the text_constant of what it writes, of exact size and of the literal's
  // unit type, and `from_utf8("..."_text)` the encoded_constant. One that the other side has no sequence for does not compile,
  // and the error says where.
  template <unvalidated_literal Octets>
    requires well_formed<form_conversion::to_utf8_diagnostic<Form, Octets>>
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr auto to_utf8(encoded_constant<Form, Octets>)
      noexcept {
    return form_conversion::build_utf8_text<Form, Octets>();
  }
  template <unvalidated_literal Octets>
  static form_conversion::to_utf8_diagnostic<Form, Octets> to_utf8(encoded_constant<Form, Octets>) noexcept;
  template <fixed_text Text>
    requires well_formed<form_conversion::from_utf8_diagnostic<Form, Text>>
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr auto from_utf8(text_constant<Text>) noexcept {
    return form_conversion::build_form_literal<Form, Text>();
  }
  template <fixed_text Text>
  static form_conversion::from_utf8_diagnostic<Form, Text> from_utf8(text_constant<Text>) noexcept;

  // What is no constant needs room to be written to.
  template <class Text>
  static auto to_utf8(const Text&) noexcept ->
      typename invalid<Form>::template conversion<Text, rules::what_is_no_constant_of_the_form_needs_room>;
  template <class Text>
  static auto from_utf8(const Text&) noexcept ->
      typename invalid<Form>::template conversion<Text, rules::what_is_no_text_constant_needs_room>;

  // How many octets or code units these would write, if there were room for all.
  template <text_of_form<Form> Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t to_utf8_length(const Text& in,
                                                                 on_fault policy = on_fault::stop) noexcept {
    const auto units = detail::units_of(in);
    using unit = typename decltype(units)::unit_type;
    const scalar_value_source<Form, unit> source{units.data(), units.size()};
    return detail::transcode_between(source, counting_target<form_target<char>>{}, policy).written;
  }
  template <octets_like Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t from_utf8_length(const Text& in,
                                                                   on_fault policy = on_fault::stop) noexcept {
    const form_source source{detail::units_of(in).data(), detail::units_of(in).size()};
    return detail::transcode_between(source, counting_target<number_target<Form, char>>{}, policy).written;
  }

  // Text of unknown length.
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& decode_front(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& validate(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& is_well_formed(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& find_surrogate(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& validate_scalar_values(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text, octet_buffer Buffer>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& to_utf8(Text&&, Buffer&&, on_fault = on_fault::stop)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text, code_unit_buffer Buffer>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& from_utf8(Text&&, Buffer&&, on_fault = on_fault::stop)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& to_utf8_length(Text&&, on_fault = on_fault::stop)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& from_utf8_length(Text&&, on_fault = on_fault::stop)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

 protected:
  // The first fault of what `judge` makes of one sequence after the other.
  template <code_unit Unit, class Judge>
  [[nodiscard]] U8LIT_ABI static constexpr verdict first_of(const Unit* units, size_t size, Judge judge) noexcept {
    for (size_t at = 0; at < size;) {
      const decoded found = judge(Form::decode_front(units + at, size - at));
      if (!found) return {found.what, at, found.length};
      at += found.length;
    }
    return {fault::none, size, 0};
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
