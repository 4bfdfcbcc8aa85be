// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_LATIN1_HPP
#define U8LIT_LATIN1_HPP

#include <u8lit/transcode.hpp>
#include <u8lit/compiler/begin.hpp>

// ISO 8859-1: an octet for each of U+0000..U+00FF, of that number, and nothing for the others.

namespace u8lit {

inline constexpr code_point_range latin1_characters{0x00, 0xFF};

template <utf8_unit Unit>
struct latin1_source {
  const Unit* octets;
  size_t size;

  U8LIT_ABI constexpr decoded decode(size_t at) const noexcept { return {u8lit::octet_of(octets[at]), 1, fault::none}; }
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

// Writes text of any form to `out` in Latin-1, as `transcode` does. It stops at what Latin-1 cannot hold, too: the fault is
// `unrepresentable`, of the length of the scalar value's sequence.
template <code_unit In, utf8_unit Out>
U8LIT_ABI constexpr transcoded transcode_to_latin1(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  return u8lit::transcode_between(form_source{in, size}, latin1_target{out, out_size}, on_fault::stop);
}
template <text_like In, octet_buffer Buffer>
U8LIT_ABI constexpr transcoded transcode_to_latin1(const In& in, Buffer&& out) noexcept {
  return u8lit::transcode_to_latin1(u8lit::units_of(in).data(), u8lit::units_of(in).size(), u8lit::room_in(out).units,
                                    u8lit::room_in(out).size);
}

// Writes octets in Latin-1 to `out`, in the form of its code units. There are no faults. Linear in what is read.
template <utf8_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded transcode_from_latin1(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  return u8lit::transcode_between(latin1_source{in, size}, form_target{out, out_size}, on_fault::stop);
}
template <octets_like In, code_unit_buffer Buffer>
U8LIT_ABI constexpr transcoded transcode_from_latin1(const In& in, Buffer&& out) noexcept {
  return u8lit::transcode_from_latin1(u8lit::units_of(in).data(), u8lit::units_of(in).size(), u8lit::room_in(out).units,
                                      u8lit::room_in(out).size);
}

// Octets in Latin-1, and a NUL behind them. Not text before they are transcoded.
template <size_t Size>
struct fixed_latin1 {
  char octets[Size + 1]{};

  U8LIT_ABI constexpr const char* data() const noexcept { return octets; }
  U8LIT_ABI constexpr const char* c_str() const noexcept { return octets; }
  U8LIT_ABI constexpr size_t size() const noexcept { return Size; }
  U8LIT_ABI friend constexpr bool operator==(const fixed_latin1& left, const fixed_latin1& right) noexcept {
    return compiler::are_equal(left.octets, right.octets);
  }
};
template <size_t Size>
inline constexpr bool detail::is_other_than_text<fixed_latin1<Size>> = true;

namespace latin1 {

// The refusal's name.
template <class Place, class Value>
struct cannot_hold;

template <fixed_text Text>
U8LIT_ABI constexpr auto finding() noexcept {
  if constexpr (!is_well_formed_text<u8lit::finding_of<Text>>) {
    return found_to_be<u8lit::finding_of<Text>>{};
  } else {
    constexpr transcoded found = [] {
      char octets[Text.size() + 1]{};
      return u8lit::transcode_to_latin1(text_constant<Text>::view(), octets);
    }();
    if constexpr (found) {
      return found_to_be<well_formed_text>{};
    } else {
      constexpr decoded first = u8lit::decode_front(Text.data() + found.read, Text.size() - found.read);
      using place = u8lit::finding::place_of<typename decltype(Text)::unit_type, found.read + 1>;
      return found_to_be<cannot_hold<place, u8lit::finding::character_of<first.value>>>{};
    }
  }
}
template <fixed_text Text>
using finding_of = typename decltype(finding<Text>())::type;

// One for each text, whatever form it comes from.
template <fixed_text Text>
inline constexpr auto octets_of = [] {
  fixed_latin1<text_constant<Text>::scalars().count()> result;
  u8lit::transcode_to_latin1(text_constant<Text>::view(), result.octets);
  return result;
}();

}  // namespace latin1

// A literal's text, of any form, in Latin-1: of exact size, NUL-terminated and static, one object for each text. A literal that is ill-formed or has a
// character that Latin-1 cannot hold does not compile.
template <fixed_text Text>
  requires well_formed<latin1::finding_of<Text>>
inline constexpr const auto& to_latin1 = latin1::octets_of<u8lit::text_in<char, Text>()>;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
