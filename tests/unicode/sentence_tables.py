#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of sentences and the rows of its test, or checks them (tables.py)."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import array, code_points, header, packed_kinds, rows, rows_of_test, test_header, write_or_check

LIMIT, TAGS = 0x34000, range(0xE0000, 0xE1000)
# The kinds, in the order of sentence_kind: values of Sentence_Break; those of ASCII alone come last.
KINDS = ["Other", "Extend", "Sp", "Lower", "Upper", "OLetter", "Numeric", "SContinue", "Close", "ATerm", "STerm", "Sep",
         "CR", "LF"]


def table(folder):
    # Extend and Format differ in no rule.
    found = {each: KINDS.index("Extend" if kind == "Format" else kind)
             for field, kind in rows(folder, "auxiliary/SentenceBreakProperty.txt") for each in code_points(field)}
    body = f"""\
// Beyond this, only tags have a kind other than 0.
inline constexpr char32_t sentence_limit = 0x{LIMIT:X};
inline constexpr code_point_range sentence_tags{{0x{TAGS.start:X}, 0x{TAGS.stop - 1:X}}};

{array("octet", "ascii_sentence_kinds", [found.get(each, 0) for each in range(0x80)])}
{packed_kinds("sentence", {each: kind for each, kind in found.items() if each >= 0x80}, LIMIT, [TAGS],
              "All but ASCII below the limit, then the tags")}"""
    return header("sentence_tables", "The kinds of code points for sentences (UAX #29).", body.rstrip(),
                  "encoding/scalar_value")


if __name__ == "__main__":
    write_or_check(lambda folder: {
        "sentence_tables": table(folder),
        pathlib.Path(__file__).with_name("sentence_rows.hpp"): test_header(
            "sentence_rows", "sentence_row", "The lines of SentenceBreakTest.txt",
            rows_of_test(folder, "auxiliary/SentenceBreakTest.txt"))})
