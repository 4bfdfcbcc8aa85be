#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of what UTS #46 says of the characters of host names, or checks it (tables.py). Debian's package has
no IdnaMappingTable.txt; section 7 of UTS #46 says how that follows from the Unicode Character Database."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import code_points, having, header, listed, rows, write_or_check

# What is mapped otherwise than by NFKC_Casefold, or not at all (unicode/host_name_mapping.hpp).
DOTS = {0x3002, 0xFF0E, 0xFF61}
UNCHANGED = {0xDF, 0x3C2, 0x200C, 0x200D, 0x3002}
# Replacement characters, and the block Ideographic Description Characters with U+31EF.
NO_LETTERS = {0xFFFC, 0xFFFD, 0x31EF, *range(0x2FF0, 0x3000)}
TAGS = range(0xE0000, 0xE0080)

# RFC 5893 makes no difference between the classes that it treats alike: R and AL; ES, CS, ET, ON and BN.
DIRECTIONS = {"L": "left", "R": "right", "AL": "right", "AN": "arabic_number", "EN": "european_number",
              **dict.fromkeys(["ES", "CS", "ET", "ON", "BN"], "neutral"), "NSM": "mark"}
# RFC 5892, appendix A.1, does not mention type C.
JOINING = {"D": "both", "L": "left", "R": "right", "T": "transparent"}


class Database:
    def __init__(self, folder):
        def values(name, number=1):
            return {code_point: fields[number] for fields in rows(folder, name)
                    for code_point in code_points(fields[0])}

        self.category = values("extracted/DerivedGeneralCategory.txt")
        self.direction = values("extracted/DerivedBidiClass.txt")
        self.joining = values("extracted/DerivedJoiningType.txt")
        self.classes = values("extracted/DerivedCombiningClass.txt")
        self.controls = having(folder, "PropList.txt", "Bidi_Control")
        self.casefold = {}
        for fields in rows(folder, "DerivedNormalizationProps.txt"):
            if fields[1] == "NFKC_CF":
                for code_point in code_points(fields[0]):
                    self.casefold[code_point] = code_points(fields[2]) if len(fields) > 2 else []

    def is_mapped(self, code_point):
        return code_point in self.casefold and code_point not in UNCHANGED or code_point == 0x3002

    def is_disallowed(self, code_point):
        if code_point < 0x80 or code_point in UNCHANGED | DOTS:
            return False
        mapped = self.casefold.get(code_point, [code_point])
        return (code_point in NO_LETTERS or code_point in self.controls or code_point in TAGS or
                self.category.get(code_point, "Cn") == "Cn" or any(each in (0x2E, 0x3002) for each in mapped) or
                any(each >= 0x80 and self.category.get(each, "Cn")[0] in "CZ" for each in mapped))

    def kind(self, code_point):
        """None if any but a disallowed one will do."""
        if self.is_disallowed(code_point):
            return ("other", "none", False, False)
        if self.is_mapped(code_point):
            return None
        return (DIRECTIONS.get(self.direction[code_point], "other"), JOINING.get(self.joining.get(code_point), "none"),
                self.category[code_point][0] == "M", self.classes.get(code_point) == "9")


def runs_of(data):
    """Where kinds begin; surrogates and what is mapped continue what precedes them, if it is allowed."""
    disallowed, found, since = ("other", "none", False, False), [], None
    for code_point in range(0x110000):
        if 0xD800 <= code_point < 0xE000:
            continue
        kind = data.kind(code_point)
        if code_point < 0x80 and kind and kind[0] == "other":
            kind = ("other", "none", False, False, "allowed")
        if kind is None:
            if found[-1][1] == disallowed and since is None:
                since = code_point
            continue
        if since is not None:
            found.append((since, kind if kind != disallowed else found[0][1]))
            since = None
        if not found or found[-1][1] != kind:
            found.append((code_point, kind))
    return disallowed, found


def table(folder):
    disallowed, runs = runs_of(Database(folder))
    kinds = [disallowed, *sorted({kind for _, kind in runs} - {disallowed}, key=str)]
    assert len(kinds) <= 32
    body = f"""\
// How a character is written beside others, as far as RFC 5893 makes differences: from the left (L), from the right (R,
// AL), as a number (AN, EN), either way (ES, CS, ET, ON, BN) or as a mark (NSM).
enum class host_name_direction : octet {{ other, left, right, arabic_number, european_number, neutral, mark }};
// How a letter joins its neighbours (Joining_Type): on both sides (D), only what follows it (L), only what precedes it
// (R), or its neighbours join each other (T).
enum class host_name_joining : octet {{ none, both, left, right, transparent }};

struct host_name_kind {{
  host_name_direction direction;
  host_name_joining joining;
  bool is_mark;    // General_Category M
  bool is_virama;  // Canonical_Combining_Class 9
}};
// The first is that of characters that are disallowed.
{listed("host_name_kind host_name_kinds",
        (f"{{host_name_direction::{kind[0]}, host_name_joining::{kind[1]}, {str(kind[2]).lower()}, "
         f"{str(kind[3]).lower()}}}," for kind in kinds))}
// Where runs of code points of one kind begin, and in the low {KIND_BITS} bits the kinds. Code points that are mapped \
have any
// kind but the first.
inline constexpr unsigned host_name_kind_bits = {KIND_BITS};
{listed("unsigned host_name_runs", (f"0x{first << KIND_BITS | kinds.index(kind):X}," for first, kind in runs))}"""
    return header("host_name_tables", "What UTS #46 says of the characters of host names.", body)


KIND_BITS = 5

if __name__ == "__main__":
    write_or_check(lambda folder: {"host_name_tables": table(folder)})
