// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_LATIN1_HPP
#define U8LIT_TRANSCODING_LATIN1_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// ISO 8859-1: an octet for each of U+0000..U+00FF, of that number, and nothing for the others.

namespace u8lit::detail {

inline constexpr code_point_range latin1_characters{0x00, 0xFF};

template <utf8_unit Unit>
struct latin1_source {
  const Unit* octets;
  size_t size;

  U8LIT_ABI constexpr decoded decode(size_t at) const noexcept { return {detail::to_octet(octets[at]), 1, fault::none}; }
};
template <utf8_unit Unit>
latin1_source(const Unit*, size_t) -> latin1_source<Unit>;

template <utf8_unit Unit>
struct latin1_target {
  using value_type = scalar_value;

  Unit* octets;
  size_t size;

  U8LIT_ABI constexpr size_t length(scalar_value value) const noexcept { return latin1_characters.contains(value); }
  U8LIT_ABI constexpr void put(size_t at, scalar_value value) const noexcept {
    octets[at] = static_cast<Unit>(char32_t{value});
  }
};
template <utf8_unit Unit>
latin1_target(Unit*, size_t) -> latin1_target<Unit>;

}  // namespace u8lit::detail

namespace u8lit {

// Octets in Latin-1, followed by a NUL. Not text before they are transcoded.
template <size_t Size>
struct fixed_latin1 {
  char octets[Size + 1]{};

  [[nodiscard]] U8LIT_ABI constexpr const char* data() const noexcept { return octets; }
  [[nodiscard]] U8LIT_ABI constexpr const char* c_str() const noexcept { return octets; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Size; }
  U8LIT_ABI friend constexpr bool operator==(const fixed_latin1& left, const fixed_latin1& right) noexcept {
    return detail::compiler::are_equal(left.octets, right.octets);
  }
};

}  // namespace u8lit

namespace u8lit::detail {

template <size_t Size>
inline constexpr bool is_non_text<fixed_latin1<Size>> = true;

namespace latin1 {

template <code_unit In, utf8_unit Out>
U8LIT_ABI constexpr transcoded write(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  return detail::transcode_between(form_source{in, size}, latin1_target{out, out_size}, on_fault::stop);
}

// The refusal's name.
template <class Place, class Value>
struct cannot_hold;

template <auto Text>
U8LIT_ABI constexpr auto diagnostic() noexcept {
  constexpr transcoded found = [] {
    char octets[Text.size() + 1]{};
    return latin1::write(Text.data(), Text.size(), octets, Text.size());
  }();
  if constexpr (found) {
    return type_identity<well_formed_text>{};
  } else {
    constexpr decoded first = u8lit::decode_front(Text.data() + found.read, Text.size() - found.read);
    using place = detail::diagnostic::place_of<typename decltype(Text)::unit_type, found.read + 1>;
    return type_identity<cannot_hold<place, detail::diagnostic::character_of<first.value>>>{};
  }
}
template <auto Text>
using diagnostic_of = typename decltype(diagnostic<Text>())::type;

// One for each text, whatever form it comes from.
template <class Text>
inline constexpr auto octets_of = [] {
  fixed_latin1<detail::encoded_size<char32_t>(Text::view())> result;
  latin1::write(Text::data(), Text::size(), result.octets, result.size());
  return result;
}();

}  // namespace latin1

struct to_latin1_operation : transcoding_operation<to_latin1_operation> {
  template <code_unit In, utf8_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size) noexcept {
    return latin1::write(in, size, out, out_size);
  }

  using transcoding_operation<to_latin1_operation>::operator();
  template <auto Text>
    requires well_formed<latin1::diagnostic_of<Text>>
  [[nodiscard]] consteval const auto& operator()(text_constant<Text> text) const noexcept {
    return latin1::octets_of<decltype(detail::text_in<char>(text))>;
  }
  template <auto Text>
  latin1::diagnostic_of<Text> operator()(text_constant<Text>) const noexcept;
};

struct from_latin1_operation : transcoding_operation<from_latin1_operation> {
  template <utf8_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size) noexcept {
    return detail::transcode_between(latin1_source{in, size}, form_target{out, out_size}, on_fault::stop);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Writes text in Latin-1.
//   to_latin1(input, buffer), to_latin1(input, out, out_size), to_latin1(units, size, out, out_size), to_latin1("..."_text)
// The parameters are those of transcode; the output is of a UTF-8 code unit type. Returns how far it went. It stops at the first
// fault, which is `unrepresentable` for a scalar value above U+00FF, of the length of its sequence, and before an octet that does
// not fit. Of a text_constant, returns a fixed_latin1 of exact size, NUL-terminated and in static storage, one object for each
// text; one that Latin-1 cannot represent does not compile. Complexity: linear in `read`.
//   to_latin1("déjà vu"_text).size() == 7
inline constexpr detail::to_latin1_operation to_latin1{};

// Writes octets in Latin-1 as text, in the form of the output's code unit type.
//   from_latin1(octets, buffer), from_latin1(octets, out, out_size), from_latin1(octets, size, out, out_size)
// Returns how far it went. There are no faults; it stops before a sequence that does not fit. Complexity: linear in `read`.
inline constexpr detail::from_latin1_operation from_latin1{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
