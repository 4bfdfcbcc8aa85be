# SPDX-License-Identifier: BSL-1.0
"""What it costs to include headers."""
import pathlib
import re
import subprocess

import tables
from cases import Case, including
from targets import INCLUDE, target

EMPTY, LITERALS = "the empty file", "u8lit/literals.hpp"
ENTRIES = ["stddef.h", "string_view", "u8lit/validate.hpp", "u8lit/text.hpp", LITERALS, "u8lit.hpp"]


def cases():
    yield Case(EMPTY, "", is_short=True)
    for header in ENTRIES:
        yield Case(header, including(header), EMPTY, is_short=True)


def umbrella_cases(include_directory):
    """The rooms in the umbrella's order, each with all before it: the difference is what it adds itself."""
    source, base = "", EMPTY
    yield Case(base, source, is_short=True)
    umbrella = pathlib.Path(include_directory, "u8lit.hpp").read_text(encoding="utf-8")
    for header in re.findall("#include <(.*)>", umbrella):
        source += including(header)
        yield Case(header, source, base, is_short=True)
        base = header


def lines(machine, compiler, source):
    """How many lines of code the preprocessor leaves."""
    made = subprocess.run([*compiler.split(), *machine.flags, "-x", "c++", "-E", "-P", "-"], input=source, text=True,
                          capture_output=True, check=True).stdout
    return sum(bool(line.strip()) for line in made.splitlines())


def report(machine, compilers, measured, costs):
    for compiler in compilers:
        rows = []
        for case in measured:
            cost, base = costs[compiler, case.name], costs[compiler, case.base or case.name]
            row = [f"  {case.name}", tables.figure(cost.amount, cost), tables.figure(cost.mib),
                   tables.figure(cost.amount - base.amount), f"{lines(machine, compiler, case.source):,}", ""]
            if (case.name, case.base) == (LITERALS, EMPTY) and not machine.counts_instructions:
                row[5] = tables.promised(cost.user - base.user, target(INCLUDE, compiler))
            rows.append(row)
        tables.print_table([f"including, {compiler}", machine.unit, "MiB", "more", "lines", "user ms more"], rows)
