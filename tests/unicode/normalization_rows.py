#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes rows of NormalizationTest.txt for compilers, or checks them (tables.py)."""
import bz2
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import VERSION, write_or_check

HEADER = pathlib.Path(__file__).with_suffix(".hpp")
PAGE = """\
// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
#ifndef U8LIT_TESTS_UNICODE_NORMALIZATION_ROWS_HPP
#define U8LIT_TESTS_UNICODE_NORMALIZATION_ROWS_HPP

#include "../support/normal_forms.hpp"

// Rows of NormalizationTest.txt: a text, and what it is in NFC, NFD, NFKC and NFKD.
// Written by normalization_rows.py from the Unicode Character Database {version}, which is copyright Unicode, Inc., and
// licensed under the Unicode License v3 (https://www.unicode.org/license.txt).

inline constexpr normal_forms normalization_rows[] = {{
{rows}
}};

#endif
"""


def read_rows(folder):
    """The rows of each part: five lists of code points."""
    parts = []
    for line in bz2.decompress((folder / "NormalizationTest.txt.bz2").read_bytes()).decode("utf-8").splitlines():
        if line.startswith("@Part"):
            parts.append([])
        elif line and not line.startswith("#"):
            parts[-1].append([[int(each, 16) for each in column.split()] for column in line.split(";")[:5]])
    return parts


# Of each part of the file, each row, or each so many; few of the Hangul syllables, which two thirds of part 1 are. The
# steps are prime, so that they miss no trailing consonant.
STEPS = [1, 97, 61, 11, 23, 1]
HANGUL_STEP = 401


def some(parts):
    for rows, step in zip(parts, STEPS, strict=True):
        hangul, others = [], []
        for row in rows:
            (hangul if len(row[0]) == 1 and 0xAC00 <= row[0][0] <= 0xD7A3 else others).append(row)
        yield from others[::step]
        yield from hangul[::HANGUL_STEP]


def escaped(code_point):
    """In hexadecimal, but for ASCII, of which C++20 takes no universal-character-names."""
    if code_point < 0x80:
        return chr(code_point).replace("\\", "\\\\").replace('"', '\\"')
    return f"\\u{code_point:04X}" if code_point < 0x10000 else f"\\U{code_point:08X}"


def written(row):
    lines, line = [], "    {"
    for column in row:
        word = f'U"{"".join(map(escaped, column))}"' + (", " if column is not row[-1] else "},")
        if len(line) + len(word.rstrip()) > 120:
            lines.append(line.rstrip())
            line = "     "
        line += word
    return "\n".join([*lines, line])


def page(folder):
    return PAGE.format(version=VERSION, rows="\n".join(map(written, some(read_rows(folder)))))


if __name__ == "__main__":
    write_or_check(lambda folder: {HEADER: page(folder)})
