// SPDX-License-Identifier: BSL-1.0
// Which of these alternatives two octets may begin is another set for almost every two: 253 sets, and 22 for one octet.
#include <u8lit/codec.hpp>

constexpr auto alike = [] {
  u8lit::syntax<22, 3> result;
  for (unsigned char at = 0; at < 22; ++at) {
    const unsigned char others = 21 - at;
    result.alternatives[at] = {u8lit::octet_range{0, at}, u8lit::octet_range{0, others}, u8lit::octet_range{at, at}};
  }
  return result;
}();
constexpr u8lit::automaton machine{alike};  // refused

// g++: too_many_alternatives_begin_alike_for_an_automaton_of_so_many_states [1] | '255'
// clang: too_many_states(255)
