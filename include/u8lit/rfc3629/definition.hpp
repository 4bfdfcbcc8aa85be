// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_RFC3629_DEFINITION_HPP
#define U8LIT_RFC3629_DEFINITION_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// The rfc3629 wing: the RFC as data, and what is derived from it. The encoding and validation wings hold formulas that
// are written for speed; tests prove them equal to this data, on every input where there are finitely many.
//   definition.hpp   section 3: the table as it is printed, and the two procedures that read it
//   syntax.hpp       section 4: the ABNF as nine alternatives
//   automaton.hpp    the automaton derived from a syntax: eight live states for UTF-8
//   charset.hpp      section 8: the names of the charset
// For example, U+20AC is in the third row of section 3's table, "1110xxxx 10xxxxxx 10xxxxxx", so `definition::encode`
// writes E2 82 AC. These octets match the fourth alternative of `utf8_syntax`, %xE1-EC 2( UTF8-tail ).
// `make_automaton<utf8_syntax>` goes from `start` through the states "two octets must follow" and "one octet must
// follow" back to `start`. ED A0 matches no alternative, so after ED the automaton goes to `reject` on A0. Tests show
// that `decode_front` reports a fault for exactly the inputs that the automaton does not accept.

namespace u8lit::detail::definition {

// A row of the table. "The letter x indicates bits available for encoding bits of the character number."
struct row {
  code_point_range numbers;
  const char* octets;
};

inline constexpr row table[] = {
    {{0x0000'0000, 0x0000'007F}, "0xxxxxxx"},
    {{0x0000'0080, 0x0000'07FF}, "110xxxxx 10xxxxxx"},
    {{0x0000'0800, 0x0000'FFFF}, "1110xxxx 10xxxxxx 10xxxxxx"},
    {{0x0001'0000, 0x0010'FFFF}, "11110xxx 10xxxxxx 10xxxxxx 10xxxxxx"},
};

// "The definition of UTF-8 prohibits encoding character numbers between U+D800 and U+DFFF."
inline constexpr code_point_range prohibited = surrogates;

// One octet of a row: the value of its fixed bits, and a mask of the bits marked x.
struct octet_pattern {
  octet fixed = 0;
  octet x = 0;

  [[nodiscard]] U8LIT_ABI constexpr octet_range range() const noexcept {
    return {fixed, static_cast<octet>(fixed | x)};
  }
};

// A row's octets.
struct sequence_pattern {
  octet_pattern octets[longest_sequence];
  size_t size = 1;

  U8LIT_ABI explicit constexpr sequence_pattern(const char* written) noexcept {
    for (; *written; ++written) {
      if (*written == ' ') {
        ++size;
        continue;
      }
      octet_pattern& current = octets[size - 1];
      current = {static_cast<octet>(current.fixed << 1 | (*written == '1')),
                 static_cast<octet>(current.x << 1 | (*written == 'x'))};
    }
  }
};

// "Encoding a character to UTF-8 proceeds as follows", steps 1 to 3. Returns false if the table has no row for the
// number or the definition prohibits it.
[[nodiscard]] U8LIT_ABI constexpr bool encode(char32_t number, octet (&octets)[longest_sequence],
                                              size_t& size) noexcept {
  if (prohibited.contains(number)) return false;
  for (const row& r : table) {
    if (!r.numbers.contains(number)) continue;
    const sequence_pattern pattern{r.octets};
    size = pattern.size;
    for (size_t at = size; at-- > 0;) {
      octets[at] = pattern.octets[at].fixed;
      for (unsigned bit = 1; bit <= 0x80; bit <<= 1) {
        if (!(pattern.octets[at].x & bit)) continue;
        if (number & 1) octets[at] = static_cast<octet>(octets[at] | bit);
        number >>= 1;
      }
    }
    return true;
  }
  return false;
}

// "Decoding a UTF-8 character proceeds as follows", steps 1 to 3. It only gathers the bits marked x; the caller must
// check the octets: "Implementations of the decoding algorithm above MUST protect against decoding invalid sequences."
[[nodiscard]] U8LIT_ABI constexpr char32_t decode(const octet* octets, size_t size) noexcept {
  const sequence_pattern pattern{table[size - 1].octets};
  char32_t number = 0;
  for (size_t at = 0; at < size; ++at) {
    for (unsigned bit = 0x80; bit; bit >>= 1) {
      if (pattern.octets[at].x & bit) number = number << 1 | ((octets[at] & bit) != 0);
    }
  }
  return number;
}

}  // namespace u8lit::detail::definition

#include <u8lit/base/end.hpp>

#endif
