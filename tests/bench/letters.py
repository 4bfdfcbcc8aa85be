#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the ranges of the letters, General_Category=L, as rows of C++: letters.py UnicodeData.txt OUTPUT."""
import pathlib
import sys


def letters(lines):
    """Ranges of the code points in the categories L*, in order and not adjacent."""
    ranges, first = [], None
    for line in lines:
        number, name, category = line.split(";")[:3]
        last = int(number, 16)
        if name.endswith(", First>"):
            first = last
            continue
        begin, first = last if first is None else first, None
        if not category.startswith("L"):
            continue
        if ranges and ranges[-1][1] + 1 == begin:
            ranges[-1][1] = last
        else:
            ranges.append([begin, last])
    return ranges


def main():
    source, output = map(pathlib.Path, sys.argv[1:])
    rows = letters(source.read_text(encoding="ascii").splitlines())
    output.write_text("".join(f"{{0x{first:04X}, 0x{last:04X}}},\n" for first, last in rows), encoding="ascii")


if __name__ == "__main__":
    main()
