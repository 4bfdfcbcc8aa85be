#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes html_entities.hpp from the named character references of HTML that Python knows: html_entities.py >FILE"""
import html.entities
import sys

ROWS = """// SPDX-License-Identifier: BSL-1.0
// The %d named character references of HTML (https://html.spec.whatwg.org/#named-character-references). Written by
// html_entities.py; not to be edited.
#ifndef HTML_ENTITIES_HPP
#define HTML_ENTITIES_HPP

#include <u8lit/text_table.hpp>

namespace html {

inline constexpr u8lit::text_row<u8lit::text_view<char>> entity_rows[] = {
%s
};

}  // namespace html

#endif
"""


def escaped(characters):
    """As a literal that shows what it is, whatever the characters do to an editor."""
    return "".join(f"\\U{ord(c):08X}" if ord(c) > 0xFFFF else f"\\u{ord(c):04X}" if ord(c) > 0x9F else
                   f"\\{ord(c):03o}" if ord(c) < 0x20 else "\\" + c if c in '"\\' else c for c in characters)


def main():
    # In the order of their bytes, which then need not be sorted.
    names = sorted(html.entities.html5)
    rows = [f'    {{"{name}", "{escaped(html.entities.html5[name])}"}},' for name in names]
    sys.stdout.write(ROWS % (len(names), "\n".join(rows)))


if __name__ == "__main__":
    main()
