#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of wide characters from the Unicode Character Database, or checks that it is what it says, as
normalization_tables.py:

wide_tables.py FOLDER [--write]"""
import pathlib
import sys

from grapheme_tables import ranges
from normalization_tables import HEADER, HEADERS, VERSION

# By C++23, [format.string.std]: hexagrams, and blocks of pictographs, whatever their East_Asian_Width is.
ALSO_WIDE = (0x4DC0, 0x4DFF), (0x1F300, 0x1F5FF), (0x1F900, 0x1F9FF)


def wide_ranges(folder):
    wide = {code_point for code_point, width in ranges(folder / "EastAsianWidth.txt", r"(\w+)").items()
            if width in ("W", "F")}
    for first, last in ALSO_WIDE:
        wide |= set(range(first, last + 1))
    found = []
    for code_point in sorted(wide):
        if found and found[-1][1] == code_point - 1:
            found[-1][1] = code_point
        else:
            found.append([code_point, code_point])
    return found


def header(folder):
    lines, line = [], "   "
    for first, last in wide_ranges(folder):
        text = f" {{0x{first:X}, 0x{last:X}}},"
        if len(line) + len(text) > 120:
            lines.append(line)
            line = "   "
        line += text
    rows = "\n".join([*lines, line.rstrip(",")])
    page = HEADER.format(guard="WIDE_TABLES", version=VERSION,
                         what="The code points that take two columns (UAX #11; C++23, [format.string.std]).",
                         body=f"inline constexpr code_point_range wide_ranges[] = {{\n{rows}\n}};\n")
    return page.replace("normalization_tables.py", "wide_tables.py").replace(
        "#include <u8lit/base/octet.hpp>", "#include <u8lit/encoding/scalar_value.hpp>")


def main():
    folder = pathlib.Path(sys.argv[1])
    age = folder / "DerivedAge.txt"
    if not age.exists() or f"DerivedAge-{VERSION}.txt" not in age.read_text(encoding="utf-8"):
        print(f"No Unicode Character Database {VERSION} in {folder}.", file=sys.stderr)
        sys.exit(77)
    page, path = header(folder), HEADERS / "wide_tables.hpp"
    if "--write" in sys.argv:
        path.write_text(page, encoding="utf-8")
    elif path.read_text(encoding="utf-8") != page:
        print(f"{path.name} is not what the database says; write it with {sys.argv[0]} {folder} --write",
              file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
