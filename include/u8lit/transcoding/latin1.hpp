// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_LATIN1_HPP
#define U8LIT_TRANSCODING_LATIN1_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// Latin-1 (ISO 8859-1): one byte for each of U+0000..U+00FF, with the value of the code point.

namespace u8lit::detail {

/// The bytes of a text in Latin-1 (ISO 8859-1), followed by a NUL; what `to_latin1` returns for a text_constant. They
/// are not text: convert them back with `from_latin1`.
/// \tparam Size  the number of bytes, without the NUL
template <size_t Size>
struct fixed_latin1 {
  char octets[Size + 1]{};  ///< The bytes and a NUL.

  /// Returns the first byte.
  [[nodiscard]] U8LIT_ABI constexpr const char* data() const noexcept { return octets; }
  /// Returns the bytes, NUL-terminated.
  [[nodiscard]] U8LIT_ABI constexpr const char* c_str() const noexcept { return octets; }
  /// Returns the number of bytes, without the NUL.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Size; }
  /// Returns whether the bytes are equal. Complexity: linear.
  U8LIT_ABI friend constexpr bool operator==(const fixed_latin1& left, const fixed_latin1& right) noexcept {
    return detail::compiler::are_equal(left.octets, right.octets);
  }
};

template <size_t Size>
inline constexpr bool is_non_text<fixed_latin1<Size>> = true;

inline constexpr code_point_range latin1_characters{0x00, 0xFF};

// Latin-1 as the source and the target of a conversion.
template <utf8_unit Unit>
struct latin1_source {
  const Unit* units;
  size_t size;

  U8LIT_ABI constexpr decoded decode(size_t at) const noexcept {
    return {detail::to_octet(units[at]), 1, fault::none};
  }
};
template <utf8_unit Unit>
latin1_source(const Unit*, size_t) -> latin1_source<Unit>;

template <utf8_unit Unit>
struct latin1_target {
  using value_type = scalar_value;

  Unit* units;
  size_t size;

  U8LIT_ABI constexpr size_t length(scalar_value value) const noexcept { return latin1_characters.contains(value); }
  U8LIT_ABI constexpr void put(size_t at, scalar_value value) const noexcept {
    units[at] = static_cast<Unit>(char32_t{value});
  }
};
template <utf8_unit Unit>
latin1_target(Unit*, size_t) -> latin1_target<Unit>;

template <utf8_unit In, code_unit Out>
struct bulk_copy<latin1_source<In>, form_target<Out>> : ascii_copy<latin1_source<In>, form_target<Out>> {};
template <code_unit In, utf8_unit Out>
struct bulk_copy<form_source<In>, latin1_target<Out>> : ascii_copy<form_source<In>, latin1_target<Out>> {};

namespace latin1 {

template <code_unit In, utf8_unit Out>
U8LIT_ABI constexpr transcoded write(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  return detail::transcode_between(form_source{in, size}, latin1_target{out, out_size}, on_fault::stop);
}

// Incomplete: appears in the error for a text_constant that Latin-1 cannot represent.
template <class Place, class Value> struct cannot_hold;

template <auto Text>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  constexpr transcoded found = [] {
    char octets[Text.size() + 1]{};
    return latin1::write(Text.data(), Text.size(), octets, Text.size());
  }();
  if constexpr (found || detail::is_refused(Text)) {
    return type_identity<well_formed_text>{};
  } else {
    constexpr decoded first = u8lit::decode_front(Text.data() + found.read, Text.size() - found.read);
    using place = diagnostic::place_of<typename decltype(Text)::unit_type, found.read + 1>;
    return type_identity<cannot_hold<place, diagnostic::character_of<first.value>>>{};
  }
}
template <auto Text> using diagnostic_of = typename decltype(latin1::make_diagnostic<Text>())::type;
// "Latin-1 cannot represent U+20AC, at byte 4".
template <auto Text> U8LIT_ABI constexpr sentence words_for_latin1() noexcept {
  char octets[Text.size() + 1]{};
  const size_t at = latin1::write(Text.data(), Text.size(), octets, Text.size()).read;
  return sentence{}.append(u8"Latin-1 cannot represent U+")
      .append_hexadecimal(u8lit::decode_front(Text.data() + at, Text.size() - at).value, 4)
      .append(u8", at ").append(detail::unit_name(form_of<typename decltype(Text)::unit_type>)).append(u8" ")
      .append_decimal(at + 1);
}
template <auto Text> using refused_text = decltype(detail::refuse_type<diagnostic_of<Text>, words_for_latin1<Text>>());

// One object for each text_constant<char>.
template <class Text>
inline constexpr auto encoded_text = [] {
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
  /// Converts a text_constant to Latin-1.
  /// \return a fixed_latin1 of exact size, NUL-terminated, in static storage, one object for each text. Complexity:
  ///         linear.
  template <auto Text>
    requires well_formed<latin1::diagnostic_of<Text>>
  [[nodiscard]] consteval const auto& operator()(text_constant<Text> text) const noexcept {
    return latin1::encoded_text<decltype(detail::text_in<char>(text))>;
  }
  /// Not defined, for text that Latin-1 cannot represent: does not compile, and the error names the first such scalar
  /// value.
  template <auto Text>
  no_result<latin1::refused_text<Text>> operator()(text_constant<Text>) const noexcept;
};

struct from_latin1_operation : transcoding_operation<from_latin1_operation> {
  template <utf8_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size) noexcept {
    return detail::transcode_between(latin1_source{in, size}, form_target{out, out_size}, on_fault::stop);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Converts code units to Latin-1 (ISO 8859-1).
///
/// Calls: `to_latin1(input, buffer)`, `to_latin1(input, out, out_size)`, `to_latin1(units, size, out, out_size)`,
/// `to_latin1("..."_text)`. As `transcode`, except for:
/// - `buffer`: an array of bytes, or anything with writable data() and size(); it must not overlap the input
/// - `out`, `out_size`: a pointer to bytes, and how many fit
/// - returns a `transcoded`: how far the conversion went. It stops before a byte that does not fit and at the first
///   fault, which is `unrepresentable`, of the length of the sequence, for a scalar value above U+00FF. For a
///   text_constant, returns the bytes as an object with data(), c_str() and size(); text that Latin-1 cannot
///   represent does not compile.
/// \code
/// u8lit::to_latin1("d\u00E9j\u00E0 vu"_text).size() == 7
/// \endcode
inline constexpr detail::to_latin1_operation to_latin1{};

/// Converts bytes in Latin-1 (ISO 8859-1) to text. The code unit type of the output determines its form.
///
/// Calls: `from_latin1(octets, buffer)`, `from_latin1(octets, out, out_size)`, `from_latin1(octets, size, out,
/// out_size)`. As `transcode`, except for:
/// - `octets`, `size`: bytes, and how many if they are a pointer
/// - returns a `transcoded`: how far the conversion went. There are no faults. It stops before a sequence that does not
///   fit.
/// \code
/// char out[2];
/// u8lit::from_latin1("\xE9", out).written == 2  // C3 A9
/// \endcode
inline constexpr detail::from_latin1_operation from_latin1{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
