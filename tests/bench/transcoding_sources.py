# SPDX-License-Identifier: BSL-1.0
"""Sources that transcode text: what that costs."""
from cases import Case, including
from texts import TEXTS, repeated, spelt

# Text to UTF-16 as one writes it in an afternoon: well-formed or nothing, sequence by sequence.
NAIVE_TO_UTF16 = """\
template <decltype(sizeof 0) Size> struct units { char16_t at[Size]{}; decltype(sizeof 0) size = 0; bool good = true; };
template <decltype(sizeof 0) Size> constexpr units<Size> to_utf16(const char (&text)[Size]) {
  units<Size> out;
  for (decltype(sizeof 0) at = 0; at + 1 < Size;) {
    const auto lead = static_cast<unsigned char>(text[at++]);
    const int more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
    char32_t value = more == 0 ? lead : lead & (0x3F >> more);
    for (int octet = 0; octet < more; ++octet) {
      const auto next = static_cast<unsigned char>(text[at++]);
      if ((next & 0xC0) != 0x80) out.good = false;
      value = value << 6 | (next & 0x3F);
    }
    const char32_t least[]{0, 0x80, 0x800, 0x10000};
    if (value < least[more] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) out.good = false;
    if (value < 0x10000) {
      out.at[out.size++] = static_cast<char16_t>(value);
    } else {
      out.at[out.size++] = static_cast<char16_t>(0xD7C0 + (value >> 10));
      out.at[out.size++] = static_cast<char16_t>(0xDC00 + (value & 0x3FF));
    }
  }
  return out;
}
"""
TRANSCODE = """\
#include <u8lit/transcode.hpp>
template <decltype(sizeof 0) Size> struct units { char16_t at[Size]{}; u8lit::transcoded found; };
template <decltype(sizeof 0) Size> constexpr units<Size> to_utf16(const char (&text)[Size]) {
  units<Size> out;
  out.found = u8lit::transcode(text, out.at);
  return out;
}
"""


def cases():
    """From UTF-8 to UTF-16, in a function and as a type."""
    header, octets = "u8lit/transcode.hpp", 16 * 1024
    yield Case(header, including(header), is_short=True)
    for text in ("ASCII", "mixed"):
        literal = spelt(repeated(TEXTS[text], octets))
        array = f"constexpr char text[] =\n{literal};\n"
        name, rest = f"16 KiB {text}", "constexpr auto result = to_utf16(text);\n"
        yield Case(f"{name}, unread", including(header) + array)
        yield Case(f"{name}, naive loop", including(header) + NAIVE_TO_UTF16 + array + rest, f"{name}, unread", octets)
        yield Case(f"{name}, transcode", TRANSCODE + array + rest, f"{name}, unread", octets)
        yield Case(f"{name}, to_utf16", including(header) + "using namespace u8lit::literals;\n"
                   f"constexpr auto text = u8lit::to_utf16(\n{literal}_text);\n",
                   f"{name}, unread", octets)
