#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of words and the rows of its test, or checks them (tables.py)."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import array, code_points, having, header, packed_kinds, rows, rows_of_test, test_header, write_or_check

LIMIT, TAGS = 0x34000, range(0xE0000, 0xE1000)
# The kinds, in the order of word_kind: values of Word_Break; those of ASCII alone come last, and are not in the table.
KINDS = ["Other", "Other_Letter", "ALetter", "Hebrew_Letter", "Katakana", "Numeric", "ExtendNumLet", "MidLetter",
         "MidNum", "MidNumLet", "Extend", "ZWJ", "Regional_Indicator", "WSegSpace", "Newline", "Extended_Pictographic",
         "Single_Quote", "Double_Quote", "CR", "LF"]


def kinds(folder):
    """The kind of each code point that is not Other."""
    breaks = {code_point: kind for field, kind in rows(folder, "auxiliary/WordBreakProperty.txt")
              for code_point in code_points(field)}
    pictographic = having(folder, "emoji/emoji-data.txt", "Extended_Pictographic")
    letters = having(folder, "DerivedCoreProperties.txt", "Alphabetic")
    for fields in rows(folder, "extracted/DerivedNumericType.txt"):
        letters.update(code_points(fields[0]))
    found = {}
    for code_point in {*breaks, *pictographic, *letters}:
        kind = breaks.get(code_point, "Other")
        if kind == "Format":
            kind = "Extend"  # no rule tells them apart
        if code_point in pictographic:
            assert kind in ("Other", "ALetter")
            kind = "Extended_Pictographic"  # which of them are letters is in a list
        elif kind == "Other" and code_point in letters:
            kind = "Other_Letter"
        found[code_point] = KINDS.index(kind)
    both = [each for each in sorted(pictographic) if breaks.get(each) == "ALetter"]
    return {code_point: kind for code_point, kind in found.items() if kind}, both


def table(folder):
    found, both = kinds(folder)
    ascii_ = [found.get(each, 0) for each in range(0x80)]
    body = f"""\
// Beyond this, only tags have a kind other than 0.
inline constexpr char32_t word_limit = 0x{LIMIT:X};
inline constexpr code_point_range word_tags{{0x{TAGS.start:X}, 0x{TAGS.stop - 1:X}}};

{array("octet", "ascii_word_kinds", ascii_)}
{packed_kinds("word", {each: kind for each, kind in found.items() if each >= 0x80}, LIMIT, [TAGS],
              "All but ASCII below the limit, then the tags")}
// Pictographic characters that are also letters (ALetter).
{array("char32_t", "pictographic_letters", both)}"""
    return header("word_tables", "The kinds of code points for words (UAX #29).", body, "encoding/scalar_value")


if __name__ == "__main__":
    write_or_check(lambda folder: {
        "word_tables": table(folder),
        pathlib.Path(__file__).with_name("word_rows.hpp"): test_header(
            "word_rows", "word_row", "The lines of WordBreakTest.txt",
            rows_of_test(folder, "auxiliary/WordBreakTest.txt"))})
