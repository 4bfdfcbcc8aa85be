#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of line breaks and the lines of its test, or checks them (tables.py)."""
import collections
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import array, code_points, having, header, packed_kinds, rows, rows_of_test, test_header, write_or_check

LIMIT, TAGS = 0x20000, range(0xE0000, 0xE1000)
# The kinds, in the order of line_kind: values of Line_Break as the rules of UAX #14 divide or join them.
KINDS = ["AL", "BK", "CR", "LF", "SP", "ZW", "CM", "ZWJ", "WJ", "GL", "EX", "CL", "CP", "SY", "OP", "QU", "QU_Pi",
         "QU_Pf", "IS", "NS", "B2", "CB", "HY", "HH", "BA", "BB", "HL", "IN", "NU", "PR", "PO", "ID", "ID_Cn", "EB",
         "EM", "JL", "JV", "JT", "H2", "H3", "AK", "AP", "AS", "VI", "VF", "Dotted_Circle", "AL_Cn",
         "RI"]
SENTENCES = 170  # the last lines of LineBreakTest.txt
ROWS_OF_RULE = 5
WIDE = 0x40  # East_Asian_Width is F, W or H


def kinds(folder):
    """The kind of each code point that is not AL or is wide."""
    categories = {each: category for field, category in rows(folder, "extracted/DerivedGeneralCategory.txt")
                  for each in code_points(field)}
    wide = {each for field, width in rows(folder, "EastAsianWidth.txt")
            if width in "FWH" for each in code_points(field)}
    pictographic = having(folder, "emoji/emoji-data.txt", "Extended_Pictographic")
    breaks = {each: kind for field, kind in rows(folder, "LineBreak.txt") for each in code_points(field)}
    found = {}
    for code_point in {*breaks, *wide, *pictographic}:
        category, kind = categories.get(code_point, "Cn"), breaks.get(code_point, "XX")
        own = kind
        if kind in ("AI", "SG", "XX"):  # LB1
            own = "AL"
        elif kind == "SA":
            own = "CM" if category in ("Mn", "Mc") else "AL"
        elif kind == "CJ":
            own = "NS"
        elif kind == "NL":
            own = "BK"
        elif kind == "QU" and category in ("Pi", "Pf"):
            own = f"QU_{category}"
        if code_point in pictographic and category == "Cn":
            own += "_Cn"
        if code_point == 0x25CC:
            own = "Dotted_Circle"
        # LB10 makes alphabetic characters of marks, whatever their width.
        value = KINDS.index(own) | (WIDE if code_point in wide and own != "CM" else 0)
        if 0x20000 <= code_point < 0x40000:
            assert own == "ID" and value & WIDE and code_point & 0xFFFF <= 0xFFFD
        elif value:
            found[code_point] = value
    return found


def table(folder):
    found = kinds(folder)
    body = f"""\
// Beyond this, only tags have a kind other than 0, and ideographs in planes 2 and 3.
inline constexpr char32_t line_limit = 0x{LIMIT:X};
inline constexpr code_point_range line_tags{{0x{TAGS.start:X}, 0x{TAGS.stop - 1:X}}};
// Added to the kinds of characters that are East Asian and wide, or half as wide.
inline constexpr octet wide_in_lines = 0x{WIDE:X};

{array("octet", "ascii_line_kinds", [found.get(each, 0) for each in range(0x80)])}
{packed_kinds("line", {each: kind for each, kind in found.items() if each >= 0x80}, LIMIT, [TAGS],
              "All but ASCII below the limit, then the tags")}"""
    return header("line_tables", "The kinds of code points for line breaks (UAX #14).", body.rstrip(),
                  "encoding/scalar_value")


def chosen_rows(folder):
    """The lines that are sentences, and some for each rule: tests/oracle has all."""
    name = "auxiliary/LineBreakTest.txt"
    lines = [line for line in (folder / name).read_text(encoding="utf-8").splitlines() if line.partition("#")[0]]
    chosen, seen = [], collections.Counter()
    for at, (line, row) in enumerate(zip(lines, rows_of_test(folder, name), strict=True)):
        rules = set(re.findall(r"\[[\d.]+\]", line))
        if at >= len(lines) - SENTENCES or any(seen[each] < ROWS_OF_RULE for each in rules):
            chosen.append(row)
            seen.update(rules)
    return chosen


if __name__ == "__main__":
    write_or_check(lambda folder: {
        "line_tables": table(folder),
        pathlib.Path(__file__).with_name("line_rows.hpp"): test_header(
            "line_rows", "line_row", "Some lines of LineBreakTest.txt", chosen_rows(folder))})
