#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the tables general_category.hpp and east_asian_width.hpp next to it, or into another folder:
unicode_rows.py [FOLDER]

They are rows of the Unicode Character Database 15.0, which Debian's unicode-data has in /usr/share/unicode.
"""
import pathlib
import sys

DATABASE = pathlib.Path("/usr/share/unicode")
VERSION = "15.0.0"
LAST = 0x10FFFF
SURROGATES = range(0xD800, 0xE000)

# Names of values after PropertyValueAliases.txt, the default first.
CATEGORIES = """Cn Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co""".split()
WIDTHS = {"N": "neutral", "A": "ambiguous", "H": "halfwidth", "W": "wide", "F": "fullwidth", "Na": "narrow"}

HEADER = """\
// SPDX-License-Identifier: BSL-1.0
// The property {property} of all characters ({source}), as rows and as a map.
// Data: Unicode Character Database {version} (Unicode License). Written by unicode_rows.py.
#ifndef {guard}_HPP
#define {guard}_HPP

#include <u8lit/code_point_map.hpp>

namespace unicode {{

{about}
enum class {type} : unsigned char {{
{values}
}};

namespace {type}_rows {{

using enum {type};

// In order. What is in none of them has the first value.
inline constexpr u8lit::code_point_row<{type}> all[] = {{
{rows}
}};

}}  // namespace {type}_rows

inline constexpr auto {type}_of = u8lit::make_code_point_map<{type}_rows::all>;

}}  // namespace unicode

#endif
"""


def version():
    """The database's version, or None."""
    file = DATABASE / "EastAsianWidth.txt"
    if not file.exists():
        return None
    return file.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# EastAsianWidth-").removesuffix(".txt")


def general_category():
    """The values of all code points."""
    values = ["Cn"] * (LAST + 1)
    first = None
    for line in (DATABASE / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        number, name, category, *_ = line.split(";")
        number = int(number, 16)
        if name.endswith(", First>"):
            first = number
        start = first if name.endswith(", Last>") else number
        values[start:number + 1] = [category] * (number + 1 - start)
    return values


def east_asian_width():
    """The values of all code points."""
    values = ["N"] * (LAST + 1)
    for line in (DATABASE / "EastAsianWidth.txt").read_text(encoding="utf-8").splitlines():
        if entry := line.partition("#")[0].strip():
            numbers, width = entry.split(";")
            first, _, last = numbers.partition("..")
            first, last = int(first, 16), int(last or first, 16)
            values[first:last + 1] = [width] * (last + 1 - first)
    return values


def runs(values):
    """First, last and value of those that are not the default, nor surrogates, which no character is."""
    first = 0
    for number in range(1, LAST + 2):
        if number > LAST or values[number] != values[first] or number in (SURROGATES.start, SURROGATES.stop):
            if values[first] != values[-1] and first not in SURROGATES:
                yield first, number - 1, values[first]
            first = number


def filled(entries):
    """Lines of at most 120 columns."""
    lines, line = [], ""
    for entry in entries:
        if len(line) + len(entry) > 115:
            lines.append("    " + line.rstrip())
            line = ""
        line += entry + " "
    return "\n".join([*lines, "    " + line.rstrip()])


def write(folder, type_name, values, names, **words):
    rows = filled(f"{{0x{first:X}, {f'0x{last:X}, ' if last > first else ''}{names[value]}}},"
                  for first, last, value in runs(values))
    (folder / f"{type_name}.hpp").write_text(HEADER.format(
        type=type_name, guard=type_name.upper(), version=VERSION[:4], rows=rows,
        values=filled(f"{name}," for name in names.values()), **words), encoding="utf-8")


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).parent
    if version() != VERSION:
        sys.exit(f"{DATABASE} has not version {VERSION} of the Unicode Character Database")
    write(folder, "general_category", general_category(), dict(zip(CATEGORIES, CATEGORIES)),
          property="General_Category", source="UAX #44, UnicodeData.txt",
          about="// By their short names: Lu is Uppercase_Letter. There is no Cs: surrogates are not scalar values.")
    write(folder, "east_asian_width", east_asian_width(), WIDTHS,
          property="East_Asian_Width", source="UAX #11, EastAsianWidth.txt", about="// N, A, H, W, F and Na.")


if __name__ == "__main__":
    main()
