// SPDX-License-Identifier: BSL-1.0
// Scalar values at every edge, and some between, to every form and scheme and back in constant expressions.
// tests/oracle converts all of them at run time.
#include <u8lit/transcoding/transcoding.hpp>

#include <u8lit/transcoding/encoding_scheme.hpp>
#include <u8lit/transcoding/latin1.hpp>
#include <u8lit/transcoding/transcode.hpp>

#include "../support/laws.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// To another form and back.
template <class There, class In = char32_t>
constexpr bool comes_back(scalar_value value) {
  In in[longest_sequence]{}, back[longest_sequence]{};
  There there[longest_sequence]{};
  const size_t size = encode_to(in, value);
  const transcoded to = transcode(in, size, there, longest_sequence);
  const transcoded from = transcode(there, to.written, back, longest_sequence);
  return to && from && to.read == size && from.read == to.written && from.written == size &&
         decode_front(there, to.written) == decoded{value, to.written, fault::none} &&
         decode_back(back, size) == decoded{value, size, fault::none};
}
template <encoding_scheme Scheme>
constexpr bool comes_back_from_octets(scalar_value value) {
  const char32_t in[]{value, value};
  char32_t back[2]{};
  octet octets[2 * longest_sequence]{};
  const transcoded to = to_octets(units_of(in, 1), Scheme, initial_mark::omit, octets);
  const transcoded from = from_octets(units_of(octets, to.written), Scheme, byte_order_mark::keep, back);
  return to && from && to.written % unit_width(Scheme) == 0 && from.read == to.written && from.written == 1 &&
         char32_t{back[0]} == value;
}
constexpr bool comes_back_from_latin1(scalar_value value) {
  const char32_t in[]{value, value};
  char octets[2]{};
  char16_t back[2]{};
  const transcoded to = to_latin1(units_of(in, 1), octets);
  const transcoded from = from_latin1(units_of(octets, to.written), back);
  return value < 0x100 ? to && from && to_octet(octets[0]) == value && char32_t{back[0]} == value
                       : to == transcoded{0, 0, {fault::unrepresentable, 0, 1}, true, 0} && octets[0] == 0;
}

constexpr bool holds_here_and_there(law* holds) {
  for (char32_t number = 0; number <= 0x10'FFFF; number += 0xBF1) {
    if (is_scalar_value(number) && !holds(scalar_value::unchecked(number))) return false;
  }
  return holds(U'\uFFFD') && holds(U'\uFFFF') && holds_in_the_sample(holds);
}
static_assert(holds_here_and_there(comes_back<char>) && holds_here_and_there(comes_back<char16_t>));
static_assert(holds_here_and_there(comes_back<char, char16_t>) &&
              holds_here_and_there(comes_back<wchar_t, unsigned char>));
static_assert(holds_here_and_there(comes_back<char, char>) && holds_here_and_there(comes_back<char16_t, char16_t>));
static_assert(holds_here_and_there(comes_back_from_octets<encoding_scheme::utf8>));
static_assert(holds_here_and_there(comes_back_from_octets<encoding_scheme::utf16be>));
static_assert(holds_here_and_there(comes_back_from_octets<encoding_scheme::utf16le>));
static_assert(holds_here_and_there(comes_back_from_octets<encoding_scheme::utf32be>));
static_assert(holds_here_and_there(comes_back_from_octets<encoding_scheme::utf32le>));
static_assert(holds_here_and_there(comes_back_from_latin1));

int main() {}
