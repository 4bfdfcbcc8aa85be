// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_ORACLE_LEGACY_FORM_HPP
#define U8LIT_TESTS_ORACLE_LEGACY_FORM_HPP

#include <u8lit/encoding/decode.hpp>

// What the legacy encodings' specifications say of faults, restated without grammars: octet by octet.

namespace oracle {

using namespace u8lit;
using namespace u8lit::detail;

enum class surrogate_rule { numbers, pairs_only, no_pairs };

struct legacy_codec {
  const char* name;
  octet last_lead;
  surrogate_rule surrogates;
  bool nul_is_two_octets = false;
};

inline constexpr legacy_codec rfc2279{"RFC 2279", 0xFD, surrogate_rule::numbers},
    cesu8{"CESU-8", 0xEF, surrogate_rule::pairs_only},
    modified_utf8{"modified UTF-8", 0xEF, surrogate_rule::pairs_only, true},
    wtf8{"WTF-8", 0xF4, surrogate_rule::no_pairs};

// What is wrong with octets that begin with a fault.
constexpr decoded fault_of(legacy_codec codec, const octet* units, size_t size) noexcept {
  const auto found = [](fault what, size_t length) { return decoded{replacement_character, length, what}; };
  if (size == 0) return found(fault::truncated, 0);
  const octet lead = units[0];
  if (is_continuation(lead)) return found(fault::unexpected_continuation, 1);
  const bool is_of_nul = codec.nul_is_two_octets && lead == 0xC0;
  if ((lead < 0xC2 && !is_of_nul) || lead > codec.last_lead) return found(fault::invalid_lead, 1);
  if (size == 1) return found(fault::truncated, 1);
  const octet second = units[1];
  if (!is_continuation(second)) return found(fault::missing_continuation, 1);

  // The second octet may already show that the number is wrong.
  const bool is_too_low = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90) ||
                          (lead == 0xF8 && second < 0x88) || (lead == 0xFC && second < 0x84);
  if (is_too_low || is_of_nul) return found(fault::overlong, 1);
  if (codec.last_lead == 0xF4 && lead == 0xF4 && second > 0x8F) return found(fault::out_of_range, 1);
  if (codec.surrogates == surrogate_rule::pairs_only && lead == 0xED && second >= 0xB0)
    return found(fault::surrogate, 1);

  const size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF8 ? 4 : lead < 0xFC ? 5 : 6;
  for (size_t at = 2; at < length; ++at) {
    if (at == size) return found(fault::truncated, at);
    if (!is_continuation(units[at])) return found(fault::missing_continuation, at);
  }

  // So it is a high surrogate, and what follows is to blame.
  if (codec.surrogates == surrogate_rule::no_pairs) return found(fault::surrogate_pair, 3);
  const bool is_right_so_far = (size == 4 || (size == 5 && units[4] >= 0xB0 && units[4] <= 0xBF)) && units[3] == 0xED;
  return is_right_so_far ? found(fault::truncated, size) : found(fault::surrogate, 3);
}

}  // namespace oracle

#endif
