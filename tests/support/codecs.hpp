// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_FORMS_HPP
#define U8LIT_TESTS_SUPPORT_FORMS_HPP

// Properties of every codec, whatever its grammar.

#include <u8lit/codec/codec.hpp>

namespace codecs {

using namespace u8lit;
using namespace u8lit::detail;

// A number's sequence, alone and with another octet after it, decodes to that number.
template <class Codec>
constexpr bool goes_there_and_back(char32_t number) {
  octet octets[Codec::longest + 1]{};
  const size_t size = Codec::encode_to(octets, number);
  if (size == 0 || size != Codec::length(number) || !Codec::has(number) || !(Codec::encode(number).size() == size))
    return false;
  constexpr octet others[]{0x41, 0xFF};
  for (const octet next : others) {
    octets[size] = next;
    if (Codec::decode_front(octets, size + 1) != decoded{number, size, fault::none}) return false;
  }
  if (Codec::validate(octets, size) != verdict{fault::none, size, 0}) return false;
  for (size_t cut = 0; cut < size; ++cut) {
    const decoded found = Codec::decode_front(octets, cut);
    if (found || found.length > cut || found.value != replacement_character) return false;
  }
  return Codec::decode_front(octets, size) == decoded{number, size, fault::none};
}

template <class Codec>
constexpr bool lacks(char32_t number) {
  return !Codec::has(number) && Codec::length(number) == 0 && Codec::encode(number).empty();
}

// Not constexpr, because compilers would try to evaluate the loop.
template <bool Test(char32_t)>
bool all_of(char32_t first, char32_t last, char32_t stride = 1) {
  for (char32_t number = first; number <= last; number += stride) {
    if (!Test(number)) return false;
  }
  return true;
}

// The validator and the decoder agree, and faults lie within the input.
template <class Codec>
constexpr bool validates_as_it_decodes(const octet* octets, size_t size) {
  const verdict found = Codec::validate(octets, size);
  for (size_t at = 0; at < size;) {
    const decoded next = Codec::decode_front(octets + at, size - at);
    if (next.length == 0 || next.length > size - at) return false;
    if (!next) return found == verdict{next.what, at, next.length};
    if (Codec::encode(next.value).size() != next.length) return false;
    at += next.length;
  }
  return found == verdict{fault::none, size, 0};
}

// All strings of up to `Longest` octets of an alphabet.
template <class Codec, size_t Longest, size_t Letters>
bool validates_all_strings_as_it_decodes(const octet (&alphabet)[Letters]) {
  for (size_t size = 0, strings = 1; size <= Longest; ++size, strings *= Letters) {
    for (size_t string = 0; string < strings; ++string) {
      octet octets[Longest + 1]{};
      size_t rest = string;
      for (size_t at = 0; at < size; ++at, rest /= Letters) octets[at] = alphabet[rest % Letters];
      if (!validates_as_it_decodes<Codec>(octets, size)) return false;
    }
  }
  return true;
}

}  // namespace codecs

#endif
