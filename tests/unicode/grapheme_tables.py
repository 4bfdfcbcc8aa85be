#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of grapheme clusters from the Unicode Character Database, or checks that it is what it says, as
normalization_tables.py:

grapheme_tables.py FOLDER [--write]"""
import pathlib
import re
import sys

from normalization_tables import HEADER, HEADERS, VERSION, array

BLOCK_BITS = 6
# Nothing is to be said of code points between the planes of scripts and the tags.
LIMIT, TAGS = 0x20000, range(0xE0000, 0xE1000)
# The kinds, in the order of grapheme_kind: values of Grapheme_Cluster_Break, and of two other properties that
# divide Other and Extend.
KINDS = ["Other", "Extended_Pictographic", "Consonant", "Hangul", "L", "V", "T", "Extend", "Linker", "Extend_None",
         "ZWJ", "SpacingMark", "Prepend", "Regional_Indicator", "Control"]


def ranges(path, pattern):
    """What a file says of code points, for lines of which all after the range matches."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line_found := re.match(rf"(\w+)(?:\.\.(\w+))? *; *{pattern} *(?:#|$)", line):
            first, last, value = line_found.groups()
            found.update(dict.fromkeys(range(int(first, 16), int(last or first, 16) + 1), value))
    return found


def kinds(folder):
    """The kind of each code point that is not Other."""
    breaks = ranges(folder / "auxiliary/GraphemeBreakProperty.txt", r"(\w+)")
    conjuncts = ranges(folder / "DerivedCoreProperties.txt", r"InCB; *(\w+)")
    pictographic = ranges(folder / "emoji/emoji-data.txt", "(Extended_Pictographic)")
    found = {}
    for code_point in {*breaks, *conjuncts, *pictographic}:
        kind, conjunct = breaks.get(code_point, "Other"), conjuncts.get(code_point)
        if kind in ("LV", "LVT"):
            kind = "Hangul"  # which of them is computed
        elif kind in ("CR", "LF"):
            kind = "Control"  # which is known without a table
        elif kind == "Extend":
            kind = {"Linker": "Linker", "Extend": "Extend", None: "Extend_None"}[conjunct]
        elif kind == "Other":
            kind = "Extended_Pictographic" if code_point in pictographic else conjunct
        else:
            assert conjunct is None or kind == "ZWJ", hex(code_point)
        assert code_point in pictographic or kind != "Extended_Pictographic"
        assert code_point < LIMIT or code_point in TAGS or kind == "Control", hex(code_point)
        found[code_point] = KINDS.index(kind)
    return found


def header(folder):
    found, size = kinds(folder), 1 << BLOCK_BITS
    all_blocks = [tuple(found.get(at + each, 0) for each in range(size))
                  for at in [*range(0, LIMIT, size), *range(TAGS.start, TAGS.stop, size)]]
    blocks = sorted(set(all_blocks), key=lambda block: (any(block), all_blocks.index(block)))
    assert len(blocks) <= 256 and len(KINDS) <= 16
    pairs = [low | high << 4 for block in blocks for low, high in zip(block[::2], block[1::2])]
    body = f"""\
inline constexpr unsigned grapheme_block_bits = {BLOCK_BITS};
// Beyond this, only tags have a kind other than 0.
inline constexpr char32_t grapheme_limit = 0x{LIMIT:X};
inline constexpr code_point_range grapheme_tags{{0x{TAGS.start:X}, 0x{TAGS.stop - 1:X}}};

// The number of the block of each 64 code points below the limit, then of the tags. All kinds in block 0 are 0.
{array("octet", "grapheme_blocks", map(blocks.index, all_blocks))}
// The blocks: two kinds of code points in each octet, the first in its low bits.
{array("octet", "grapheme_kinds", pairs)}"""
    page = HEADER.format(guard="GRAPHEME_TABLES", version=VERSION, body=body.replace(",\n};", "\n};"),
                         what="The kinds of code points for grapheme clusters (UAX #29).")
    return page.replace("normalization_tables.py", "grapheme_tables.py").replace(
        "#include <u8lit/base/octet.hpp>", "#include <u8lit/encoding/scalar_value.hpp>")


def rows(folder):
    """The lines of GraphemeBreakTest.txt, for tests."""
    lines = []
    for line in (folder / "auxiliary/GraphemeBreakTest.txt").read_text(encoding="utf-8").splitlines():
        if marks := line.partition("#")[0].split():
            text = "".join(f"\\x{each}" for each in marks[1::2])
            boundaries = "".join("|" if each == "\N{DIVISION SIGN}" else "." for each in marks[::2])
            lines.append(f'    {{U"{text}", "{boundaries}"}},\n')
    return f"""\
// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
// The lines of GraphemeBreakTest.txt: a text, and before each code point and at the end, | for a boundary or a dot.
// Written by tests/unicode/grapheme_tables.py from the Unicode Character Database {VERSION}, which is copyright
// Unicode, Inc., and licensed under the Unicode License v3 (https://www.unicode.org/license.txt).
#pragma once

struct grapheme_row {{
  const char32_t* text;
  const char* boundaries;
}};
inline constexpr grapheme_row grapheme_rows[] = {{
{"".join(lines).rstrip(chr(10)).rstrip(",")}
}};
"""


def main():
    folder = pathlib.Path(sys.argv[1])
    age = folder / "DerivedAge.txt"
    if not age.exists() or f"DerivedAge-{VERSION}.txt" not in age.read_text(encoding="utf-8"):
        print(f"No Unicode Character Database {VERSION} in {folder}.", file=sys.stderr)
        sys.exit(77)
    differ = False
    for path, page in ((HEADERS / "grapheme_tables.hpp", header(folder)),
                       (pathlib.Path(__file__).with_name("grapheme_rows.hpp"), rows(folder))):
        if "--write" in sys.argv:
            path.write_text(page, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != page:
            print(f"{path.name} is not what the database says; write it with {sys.argv[0]} {folder} --write",
                  file=sys.stderr)
            differ = True
    sys.exit(differ)


if __name__ == "__main__":
    main()
