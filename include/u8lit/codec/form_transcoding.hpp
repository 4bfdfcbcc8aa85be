// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_FORM_TRANSCODING_HPP
#define U8LIT_CODEC_FORM_TRANSCODING_HPP

#include <u8lit/transcoding/transcoding.hpp>
#include <u8lit/base/begin.hpp>

// What a transcoding goes between if one side is of another form than UTF-8, UTF-16 and UTF-32. A form has decode_front,
// encode_to, length and `unit_form`, the encoding form whose type of code unit it borrows.

namespace u8lit::detail {

template <class Form, class Unit>
concept unit_of_form = code_unit<Unit> && form_of<Unit> == Form::unit_form;
template <class Text, class Form>
concept text_of_form =
    requires(const Text& text) { Form::decode_front(detail::units_of(text).data(), detail::units_of(text).size()); };
template <class Buffer, class Form>
concept buffer_of_form = requires(Buffer& buffer) { Form::encode_to(detail::as_buffer(buffer).units, char32_t{}); };

// Reads numbers, of which some forms have more than there are scalar values.
template <class Form, code_unit Unit>
struct number_source {
  const Unit* units;
  size_t size;

  U8LIT_ABI constexpr decoded decode(size_t at) const noexcept { return Form::decode_front(units + at, size - at); }
};

template <class Form, text_like Text>
U8LIT_ABI constexpr auto number_source_of(const Text& text) noexcept {
  const auto units = detail::units_of(text);
  return number_source<Form, typename decltype(units)::unit_type>{units.data(), units.size()};
}

// The same, but what is no scalar value is a fault.
U8LIT_ABI constexpr decoded as_scalar_value(decoded found) noexcept {
  if (!found || is_scalar_value(found.value)) return found;
  return {replacement_character, found.length, is_surrogate(found.value) ? fault::surrogate : fault::out_of_range};
}
template <class Form, code_unit Unit>
struct scalar_value_source {
  const Unit* units;
  size_t size;

  U8LIT_ABI constexpr decoded decode(size_t at) const noexcept {
    return detail::as_scalar_value(Form::decode_front(units + at, size - at));
  }
};

// A number, in the place of the scalar value that transcodings pass on.
struct unjudged_number {
  U8LIT_ABI static constexpr char32_t unchecked(char32_t number) noexcept { return number; }
};

template <class Form, code_unit Unit>
struct number_target {
  using value_type = unjudged_number;

  Unit* units;
  size_t size;

  U8LIT_ABI static constexpr size_t length(char32_t number) noexcept { return Form::length(number); }
  U8LIT_ABI constexpr void put(size_t at, char32_t number) const noexcept { Form::encode_to(units + at, number); }
};

// Only counts what another target would write.
template <class Target>
struct counting_target {
  using value_type = typename Target::value_type;

  size_t size = static_cast<size_t>(-1);

  U8LIT_ABI static constexpr size_t length(auto value) noexcept { return Target{}.length(value); }
  U8LIT_ABI constexpr void put(size_t, auto) const noexcept {}
};

// Whether a form has the sequences of UTF-8 that have two or three octets.
template <class Form>
inline constexpr bool takes_over_sequences = false;
template <class Form>
  requires Form::has_sequences_of_utf8
inline constexpr bool takes_over_sequences<Form> = true;

// Takes over what is the same on both sides, or only counts it where `Out` is no code unit: `plain` units of the form, which
// need no decoding, and in constant expressions such sequences.
template <class Form, code_unit In, class Out>
U8LIT_ABI constexpr void copy_same(const In* in, size_t size, [[maybe_unused]] Out* out, size_t out_size, size_t& read,
                                   size_t& written) noexcept {
  if constexpr (takes_over_sequences<Form>) {
    if (__builtin_is_constant_evaluated())
      return detail::copy_sequences(in, size, out, out_size, read, written, Form::plain);
  }
  constexpr char32_t first = Form::plain.first, last = Form::plain.last < 0x7F ? Form::plain.last : 0x7F;
  using number = decltype(detail::unsigned_like(In{}));
  for (; read < size && written < out_size && static_cast<number>(in[read]) >= first && static_cast<number>(in[read]) <= last;
       ++read, static_cast<void>(++written)) {
    if constexpr (code_unit<Out>) out[written] = static_cast<Out>(in[read]);
  }
}
template <class Form, code_unit In, code_unit Out>
  requires requires { Form::plain; }
struct bulk_copy<scalar_value_source<Form, In>, form_target<Out>> {
  U8LIT_ABI static constexpr void advance(scalar_value_source<Form, In> in, form_target<Out> out, size_t& read,
                                          size_t& written) noexcept {
    detail::copy_same<Form>(in.units, in.size, out.units, out.size, read, written);
  }
};
template <class Form, code_unit In, code_unit Out>
  requires requires { Form::plain; }
struct bulk_copy<scalar_value_source<Form, In>, counting_target<form_target<Out>>> {
  U8LIT_ABI static constexpr void advance(scalar_value_source<Form, In> in, counting_target<form_target<Out>> out, size_t& read,
                                          size_t& written) noexcept {
    detail::copy_same<Form>(in.units, in.size, static_cast<void*>(nullptr), out.size, read, written);
  }
};
template <class Form, code_unit In, code_unit Out>
  requires requires { Form::plain; }
struct bulk_copy<form_source<In>, number_target<Form, Out>> {
  U8LIT_ABI static constexpr void advance(form_source<In> in, number_target<Form, Out> out, size_t& read,
                                          size_t& written) noexcept {
    detail::copy_same<Form>(in.units, in.size, out.units, out.size, read, written);
  }
};
template <class Form, code_unit In, code_unit Out>
  requires requires { Form::plain; }
struct bulk_copy<form_source<In>, counting_target<number_target<Form, Out>>> {
  U8LIT_ABI static constexpr void advance(form_source<In> in, counting_target<number_target<Form, Out>> out, size_t& read,
                                          size_t& written) noexcept {
    detail::copy_same<Form>(in.units, in.size, static_cast<void*>(nullptr), out.size, read, written);
  }
};
template <class Form, code_unit In, class Target>
inline constexpr bool copies_sequences<scalar_value_source<Form, In>, Target> = takes_over_sequences<Form>;
template <code_unit In, class Form, code_unit Out>
inline constexpr bool copies_sequences<form_source<In>, number_target<Form, Out>> = takes_over_sequences<Form>;
template <code_unit In, class Form, code_unit Out>
inline constexpr bool copies_sequences<form_source<In>, counting_target<number_target<Form, Out>>> = takes_over_sequences<Form>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
