#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compares the attributes in diagnosis/refused_attributes.hpp with the words of all sentences, diagnosis/words.hpp.

refused_attributes.py INCLUDE            they must be the same
refused_attributes.py --write INCLUDE    writes the attributes

INCLUDE is the folder that contains u8lit.
"""
import difflib
import pathlib
import re
import sys

# The code units that have an attribute of their own. The others share one.
NUMBERED = {8: 8, 16: 4, 32: 4}
# The numbers of the reasons, in the order of the words: those of the faults, and the three reasons for an invalid lead.
REASONS = [1, 2, 3, 4, 14, 24, 5, 6, 7, 8, 9, 6, 7]
WORDS = re.compile(r'^  X\(\w+, "UTF-(\d+)", "([^"]*)", (true|false), "([^"]*)", "([^"]*)"\)', re.MULTILINE)


def attributes(words):
    """The attributes, in the order of the words."""
    rows = WORDS.findall(words[words.index("define U8LIT_ILL_FORMED_WORDS"):words.index("define U8LIT_OTHER_WORDS")])
    for bits, numbered in NUMBERED.items():
        yield f"#{'if' if bits == 8 else 'elif'} U8LIT_REFUSED_FORM == {bits}"
        for reason, (form, subject, is_unit, predicate, section) in zip(REASONS, rows, strict=True):
            if int(form) != bits:
                continue
            for number in [*range(1, numbered + 1), 0]:
                place = f"{'byte' if bits == 8 else 'code unit'} {number or f'{numbered + 1} or later'}"
                subject_at = place if is_unit == "true" else f"the {subject} at {place}"
                yield f"diagnose_if(U8LIT_REFUSED_BY == {reason * 100 + number},"
                yield f'  "ill-formed UTF-{bits}: {subject_at} {predicate} ({section})", "error"),'
    yield "#endif"
    yield "#undef U8LIT_REFUSED_BY"
    yield "#undef U8LIT_REFUSED_FORM"


def main():
    folder = pathlib.Path(sys.argv[-1]) / "u8lit" / "diagnosis"
    header = folder / "refused_attributes.hpp"
    head, line, now = header.read_text(encoding="utf-8").partition("#if U8LIT_REFUSED_FORM == 8\n")
    wanted = [part + "\n" for part in attributes((folder / "words.hpp").read_text(encoding="utf-8"))]
    if sys.argv[1] == "--write":
        header.write_text(head + "".join(wanted), encoding="utf-8")
    difference = list(difflib.unified_diff((line + now).splitlines(keepends=True), wanted, "header", "words"))
    sys.stdout.writelines(difference)
    return bool(difference) and sys.argv[1] != "--write"


if __name__ == "__main__":
    sys.exit(main())
