#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the tables of UTS #39, or checks them:

confusable_tables.py FOLDER [--write]

The folder is source/data/unidata of ICU's sources, which have confusables.txt, and Identifier_Status in ppucd.txt. Ends
with status 77 if the folder has not those files of the version of the tables."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from property_tables import CODE_POINTS, hidden, page, stages, string
from tables import VERSION, code_points, rows, utf16, write_or_check

# The low bits of a value are the number of code units of the prototype; if all are set, the number precedes the units.
LENGTH_BITS = 3


def about(text):
    """A header with a comment that says where its data are from."""
    return text.replace(f"property_tables.py from the Unicode Character Database {VERSION}, which is copyright",
                        f"confusable_tables.py from the data of UTS #39, version {VERSION}, which are copyright")


def prototypes(folder):
    """What each code point is confusable with, in Normalization Form D apart from the order of marks; without code
    points that have a decomposition, which are not in text of that form."""
    canonical = {}
    for fields in rows(folder, "UnicodeData.txt"):
        if fields[5] and not fields[5].startswith("<"):
            canonical[int(fields[0], 16)] = code_points(fields[5])

    def decompose(code_point):
        if 0xAC00 <= code_point < 0xD7A4:  # a Hangul syllable (the Unicode Standard, section 3.12)
            lead, rest = divmod(code_point - 0xAC00, 21 * 28)
            vowel, trail = divmod(rest, 28)
            return [0x1100 + lead, 0x1161 + vowel, *([0x11A7 + trail] if trail else [])]
        return sum(map(decompose, canonical[code_point]), []) if code_point in canonical else [code_point]

    found = {}
    for source, target, *_ in rows_with_mark(folder / "confusables.txt"):
        code_point, = code_points(source)
        if code_point not in canonical:
            found[code_point] = sum(map(decompose, code_points(target)), [])
    return found


def rows_with_mark(path):
    """The fields of each line of a file that begins with a byte order mark."""
    for line in path.read_text(encoding="utf-8-sig").splitlines():
        if line := line.partition("#")[0].strip():
            yield [field.strip() for field in line.split(";")]


def shared_pool(sequences):
    """Units that contain each sequence, longer ones first, and those that overlap what precedes them are shared."""
    pool = ""
    for each in sorted(set(sequences), key=lambda each: (-len(each), each)):
        if each not in pool:
            overlap = next(size for size in range(len(each), -1, -1) if pool.endswith(each[:size]))
            pool += each[overlap:]
    return pool


def confusable_header(folder):
    longest = (1 << LENGTH_BITS) - 1
    found = {}
    for code_point, prototype in prototypes(folder).items():
        units = utf16(prototype)
        found[code_point] = "".join(map(chr, units if len(units) < longest else [len(units), *units])), len(units)
    pool = shared_pool(units for units, _ in found.values())
    assert len(pool) < 1 << 16 - LENGTH_BITS
    values = [0] * CODE_POINTS
    for code_point, (units, size) in found.items():
        values[code_point] = pool.index(units) << LENGTH_BITS | min(size, longest)
    text = ("  // For each code point with a prototype, where it begins among the units of UTF-16 and, in the low "
            "bits, how many\n  // it has; if all of these bits are set, the number precedes the units.\n"
            f"  static constexpr unsigned length_bits = {LENGTH_BITS};\n" + stages(values) +
            string("units", map(ord, pool)))
    return about(page("confusable_table", "What characters look like: the prototypes of confusable characters.",
                      [hidden(f"struct confusable_data {{\n{text}}};\n")], "unicode/property_data"))


def identifier_status_header(folder):
    """A line of ppucd.txt for code points has what is different from the line of their block or, if they are
    unassigned, from the default, Restricted."""
    values = [0] * CODE_POINTS
    for kind, field, *properties in (fields for fields in rows_with_mark(folder / "ppucd.txt") if len(fields) > 1):
        stated = [each for each in properties if each.startswith("ID_Status=")]
        if kind in ("block", "unassigned") or kind == "cp" and stated:
            for code_point in code_points(field):
                values[code_point] = int(stated == ["ID_Status=Allowed"])
    return about(page("identifier_status_table", "The property Identifier_Status of UTS #39: whether it is Allowed.",
                      [hidden(f"struct identifier_status_data {{\n{stages(values)}}};\n")], "unicode/property_data"))


def pages(folder):
    return {"confusable_table": confusable_header(folder), "identifier_status_table": identifier_status_header(folder)}


if __name__ == "__main__":
    write_or_check(pages, (("confusables.txt", f"Version: {VERSION}"), ("ppucd.txt", f"ucd;{VERSION}")))
