#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compares the attributes in compilers/clang_attributes.hpp with the words that they are made of.

clang_attributes.py INCLUDE            they must be the same
clang_attributes.py --write INCLUDE    writes the attributes

INCLUDE is the folder that contains u8lit.
"""
import difflib
import pathlib
import re
import sys

# The forms, and how many code units have an attribute of their own. The others share one. Arguments have fewer, because
# text.hpp costs less than literals.hpp.
NUMBERED = [(8, 4), (8, 8), (16, 4), (32, 4)]
WORDS = ["encoding/fault.hpp", "diagnosis/words.hpp"]
# A row of these tables: the name of a fault, the encoding form, and the words.
ROW = re.compile(r'^  X\(\w+, "([^"]*)", *\\\n'
                 r' *"UTF-(\d+)", "([^"]*)", (true|false), "([^"]*)", "([^"]*)"\)', re.MULTILINE)


# The names of the words that begin and end sentences. With them, an attribute fits in a line, and each line counts.
UNIT, PART, SECTION = "U8LIT_A", "U8LIT_PART", "U8LIT_IN"


def reasons(faults, exact, bits):
    """The reasons in an encoding form, in the order of their faults: the number, and the words. The number is that of
    the fault; if there are exact reasons for it, 10 is added for the second, and 20 for the third."""
    for number, fault in enumerate(faults, 1):
        several = [row for row in exact if row[:2] == (fault[0], bits)]
        for at, (_, form, *words) in enumerate(several or [fault]):
            if form == bits:
                yield number + 10 * at, words


def attributes(faults, exact):
    """The attributes, in the order of the faults."""
    for at, (bits, numbered) in enumerate(NUMBERED):
        yield (f"#{'elif' if at else 'if'} U8LIT_UNIT_WIDTH == {bits}" +
               (" && defined(U8LIT_FOUR_POSITIONS)" if not at else ""))
        own = list(reasons(faults, exact, str(bits)))
        names = {}
        for _, (subject, is_unit, _, section) in own:
            name, place = (UNIT, "") if is_unit == "true" else (PART, f"the {subject} at ")
            names[f"ill-formed UTF-{bits}: {place}{'byte' if bits == 8 else 'code unit'} "] = name
            names[f" ({section})"] = f"{SECTION}{section.split()[-1].replace('.', '_')}"
        for text, name in names.items():
            yield f'#define {name} "{text}"'
        for reason, (subject, is_unit, predicate, section) in own:
            name = UNIT if is_unit == "true" else PART
            for number in [*range(1, numbered + 1), 0]:
                place = number or f"{numbered + 1} or later"
                yield (f'diagnose_if(U8LIT_ATTRIBUTE == {reason * 100 + number}, {name} "{place} {predicate}" '
                       f'{names[f" ({section})"]}, "error"),')
        for name in names.values():
            yield f"#undef {name}"
    yield "#endif"
    yield "#undef U8LIT_ATTRIBUTE"
    yield "#undef U8LIT_UNIT_WIDTH"
    yield "#undef U8LIT_FOUR_POSITIONS"


def main():
    folder = pathlib.Path(sys.argv[-1]) / "u8lit"
    header = folder / "compilers/clang_attributes.hpp"
    head, line, now = header.read_text(encoding="utf-8").partition("#if ")
    tables = (ROW.findall((folder / name).read_text(encoding="utf-8")) for name in WORDS)
    wanted = [part + "\n" for part in attributes(*tables)]
    if sys.argv[1] == "--write":
        header.write_text(head + "".join(wanted), encoding="utf-8")
    difference = list(difflib.unified_diff((line + now).splitlines(keepends=True), wanted, "header", "words"))
    sys.stdout.writelines(difference)
    return bool(difference) and sys.argv[1] != "--write"


if __name__ == "__main__":
    sys.exit(main())
