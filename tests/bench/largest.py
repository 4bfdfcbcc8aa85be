# SPDX-License-Identifier: BSL-1.0
"""The largest text that compiles at default limits."""
import bulk_cost
import tables
from growth import LARGEST
from machine import progress
from texts import TEXTS, repeated

SMALLEST = 1 << 13
NOTE = f"of {LARGEST:,}, for clang has no larger arrays; less is found to an eighth"
QUICK = {"array": ("ASCII", "mixed"), "literal": ("mixed",), "embedded": ("mixed",)}


def largest(machine, compiler, shape, name):
    """In octets: all that an array holds or else, by doubling, then to an eighth."""
    def compiles(octets):
        progress(f"largest: {name} {shape}, {octets} octets, {compiler}")
        return machine.compiles(compiler, bulk_cost.source(shape, "u8lit", repeated(TEXTS[name], octets)))
    if compiles(LARGEST):
        return LARGEST
    if not compiles(SMALLEST):
        return 0
    size = SMALLEST
    while size * 2 < LARGEST and compiles(size * 2):
        size *= 2
    for step in (size // 2, size // 4, size // 8):
        if size + step < LARGEST and compiles(size + step):
            size += step
    return size


def report(machine, compilers, is_quick):
    for compiler in compilers:
        rows = []
        for shape in bulk_cost.HEADERS:
            names = QUICK[shape] if is_quick else TEXTS
            found = [f"{largest(machine, compiler, shape, name):,}" if name in names else "" for name in TEXTS]
            rows.append([f"  {shape}", *found])
        progress("")
        tables.print_table([f"octets that compile at default limits, {compiler}", *TEXTS], rows, [NOTE])
