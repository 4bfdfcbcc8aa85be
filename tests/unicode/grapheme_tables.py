#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of grapheme clusters and the rows of its test, or checks them (tables.py)."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import BLOCK_BITS, array, code_points, having, header, rows, rows_of_test, test_header, write_or_check

# Nothing is to be said of code points between the planes of scripts and the tags.
LIMIT, TAGS = 0x20000, range(0xE0000, 0xE1000)
# The kinds, in the order of grapheme_kind: values of Grapheme_Cluster_Break, and of two other properties that
# divide Other and Extend.
KINDS = ["Other", "Extended_Pictographic", "Consonant", "Hangul", "L", "V", "T", "Extend", "Linker", "Extend_None",
         "ZWJ", "SpacingMark", "Prepend", "Regional_Indicator", "Control"]


def kinds(folder):
    """The kind of each code point that is not Other."""
    breaks = {code_point: kind for field, kind in rows(folder, "auxiliary/GraphemeBreakProperty.txt")
              for code_point in code_points(field)}
    conjuncts = {code_point: values[1] for field, *values in rows(folder, "DerivedCoreProperties.txt")
                 if values[0] == "InCB" for code_point in code_points(field)}
    pictographic = having(folder, "emoji/emoji-data.txt", "Extended_Pictographic")
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


def table(folder):
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
    return header("grapheme_tables", "The kinds of code points for grapheme clusters (UAX #29).", body,
                  "encoding/scalar_value")


def test_rows(folder):
    """The lines of GraphemeBreakTest.txt, for tests."""
    return test_header("grapheme_rows", "grapheme_row", "The lines of GraphemeBreakTest.txt",
                       rows_of_test(folder, "auxiliary/GraphemeBreakTest.txt"))


if __name__ == "__main__":
    write_or_check(lambda folder: {"grapheme_tables": table(folder),
                                   pathlib.Path(__file__).with_name("grapheme_rows.hpp"): test_rows(folder)})
