// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FORM_TRANSCODING_HPP
#define U8LIT_FORM_TRANSCODING_HPP

#include <u8lit/transcoding.hpp>
#include <u8lit/compiler/begin.hpp>

// What a transcoding goes between if one side is of another form than UTF-8, UTF-16 and UTF-32. A form has decode_front,
// encode_to, length and `unit_form`, the encoding form whose type of code unit it borrows.

namespace u8lit {

template <class Form, class Unit>
concept unit_of_form = code_unit<Unit> && form_of<Unit> == Form::unit_form;
template <class Text, class Form>
concept text_of_form = requires(const Text& text) { Form::decode_front(units_of(text).data(), units_of(text).size()); };
template <class Buffer, class Form>
concept buffer_of_form = requires(Buffer& buffer) { Form::encode_to(room_in(buffer).units, char32_t{}); };

// Reads numbers, of which some forms have more than there are scalar values.
template <class Form, code_unit Unit>
struct number_source {
  const Unit* units;
  size_t size;

  constexpr decoded decode(size_t at) const noexcept { return Form::decode_front(units + at, size - at); }
};

template <class Form, text_like Text>
constexpr auto number_source_of(const Text& text) noexcept {
  const auto units = units_of(text);
  return number_source<Form, typename decltype(units)::unit_type>{units.data(), units.size()};
}

// The same, but what is no scalar value is a fault.
constexpr decoded as_scalar_value(decoded found) noexcept {
  if (!found || is_scalar_value(found.value)) return found;
  return {replacement_character, found.length, is_surrogate(found.value) ? fault::surrogate : fault::out_of_range};
}
template <class Form, code_unit Unit>
struct scalar_value_source {
  const Unit* units;
  size_t size;

  constexpr decoded decode(size_t at) const noexcept { return as_scalar_value(Form::decode_front(units + at, size - at)); }
};

// A number, in the place of the scalar value that transcodings pass on.
struct unjudged_number {
  static constexpr char32_t unchecked(char32_t number) noexcept { return number; }
};

template <class Form, code_unit Unit>
struct number_target {
  using value_type = unjudged_number;

  Unit* units;
  size_t size;

  static constexpr size_t length(char32_t number) noexcept { return Form::length(number); }
  constexpr void put(size_t at, char32_t number) const noexcept { Form::encode_to(units + at, number); }
};

// Only counts what another target would write.
template <class Target>
struct counted {
  using value_type = typename Target::value_type;

  size_t size = static_cast<size_t>(-1);

  static constexpr size_t length(auto value) noexcept { return Target{}.length(value); }
  constexpr void put(size_t, auto) const noexcept {}
};

// Takes over what is the same on both sides, or counts it: `plain` units of the form, which need no decoding.
template <class Form, code_unit Unit>
constexpr bool is_plain(Unit unit) noexcept {
  return value_of(unit) < 0x80 && Form::plain.contains(static_cast<octet>(value_of(unit)));
}
template <class Form, class Source, code_unit Out>
constexpr void copy_plain(Source in, Out* out, size_t out_size, size_t& read, size_t& written) noexcept {
  while (read < in.size && written < out_size && is_plain<Form>(in.units[read]))
    out[written++] = static_cast<Out>(value_of(in.units[read++]));
}
template <class Form, class Source>
constexpr void count_plain(Source in, size_t& read, size_t& written) noexcept {
  for (; read < in.size && is_plain<Form>(in.units[read]); ++read) ++written;
}
template <class Form, code_unit In, code_unit Out>
constexpr void copy_ascii(scalar_value_source<Form, In> in, form_target<Out> out, size_t& read, size_t& written) noexcept {
  if constexpr (requires { Form::plain; }) copy_plain<Form>(in, out.units, out.size, read, written);
}
template <class Form, code_unit In, code_unit Out>
constexpr void copy_ascii(scalar_value_source<Form, In> in, counted<form_target<Out>>, size_t& read,
                          size_t& written) noexcept {
  if constexpr (requires { Form::plain; }) count_plain<Form>(in, read, written);
}
template <class Form, code_unit In, code_unit Out>
constexpr void copy_ascii(form_source<In> in, number_target<Form, Out> out, size_t& read, size_t& written) noexcept {
  if constexpr (requires { Form::plain; }) copy_plain<Form>(in, out.units, out.size, read, written);
}
template <class Form, code_unit In, code_unit Out>
constexpr void copy_ascii(form_source<In> in, counted<number_target<Form, Out>>, size_t& read, size_t& written) noexcept {
  if constexpr (requires { Form::plain; }) count_plain<Form>(in, read, written);
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
