// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/wtf8.hpp>

#include <u8lit/text/text_literal.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using legacy::any_utf16;

// Surrogates without another are code points as they are; pairs are characters.
constexpr char16_t all[]{0xDC00, 0xD83D, 0xDE00, 0x41, 0xD800};
static_assert(any_utf16::decode_front(all, 5) == decoded{0xDC00, 1, fault::none} && any_utf16::decode_front(all + 1, 4) == decoded{0x1F600, 2, fault::none});
static_assert(any_utf16::decode_front(all + 3, 2) == decoded{0x41, 1, fault::none} && any_utf16::decode_front(all + 4, 1) == decoded{0xD800, 1, fault::none});
static_assert(any_utf16::decode_front(all, 0) == decode_front(all, 0));

// It has every code point, and nothing is a fault, though not all of it is text.
static_assert(any_utf16::length(0x41) == 1 && any_utf16::length(0xD800) == 1 && any_utf16::length(0xFFFF) == 1 && any_utf16::length(0x1'0000) == 2);
static_assert(any_utf16::has(0x10'FFFF) && any_utf16::has(0xDFFF) && !any_utf16::has(0x11'0000) && any_utf16::is_well_formed(all));
static_assert(any_utf16::validate(u"\xDC00") == verdict{fault::none, 1, 0} && any_utf16::find_surrogate(u"a\xDC00") == verdict{fault::surrogate, 1, 1});
static_assert(any_utf16::validate_scalar_values(u"\xD83D\xDE00\xD83D") == verdict{fault::surrogate, 2, 1});
constexpr encoded_constant<any_utf16, u"a\xDC00"> constant;
static_assert(constant.size() == 2 && constant.c_str()[1] == 0xDC00 && any_utf16::from_utf8("😀"_text) == encoded_constant<any_utf16, u"😀">{});

constexpr bool comes_back() {
  char16_t made[6]{};
  size_t read = 0, written = 0;
  while (read < 5) {
    const decoded next = any_utf16::decode_front(all + read, 5 - read);
    written += any_utf16::encode_to(made + written, next.value);
    read += next.length;
  }
  for (size_t at = 0; at < 5; ++at) {
    if (made[at] != all[at]) return false;
  }
  return written == 5 && any_utf16::encode_to(made + 5, 0x11'0000) == 0 && made[5] == 0;
}
static_assert(comes_back());

int main() { return at_run_time(comes_back); }
