#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of wide characters, or checks it (tables.py)."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import having, header, listed, write_or_check

# By C++23, [format.string.std]: hexagrams, and blocks of pictographs, whatever their East_Asian_Width is.
ALSO_WIDE = (0x4DC0, 0x4DFF), (0x1F300, 0x1F5FF), (0x1F900, 0x1F9FF)


def wide_ranges(folder):
    wide = having(folder, "EastAsianWidth.txt", "W") | having(folder, "EastAsianWidth.txt", "F")
    for first, last in ALSO_WIDE:
        wide |= set(range(first, last + 1))
    found = []
    for code_point in sorted(wide):
        if found and found[-1][1] == code_point - 1:
            found[-1][1] = code_point
        else:
            found.append([code_point, code_point])
    return found


def table(folder):
    body = listed("code_point_range wide_ranges",
                  (f"{{0x{first:X}, 0x{last:X}}}," for first, last in wide_ranges(folder)))
    return header("wide_tables", "The code points that take two columns (UAX #11; C++23, [format.string.std]).", body,
                  "encoding/scalar_value")


if __name__ == "__main__":
    write_or_check(lambda folder: {"wide_tables": table(folder)})
