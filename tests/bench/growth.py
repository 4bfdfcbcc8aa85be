# SPDX-License-Identifier: BSL-1.0
"""What validating mixed text from an array costs by its size, from 1 KiB to 1 MiB."""
import math
from typing import NamedTuple

import bulk_cost
import tables
from cases import Case
from machine import Cost
from targets import LEXING, MEMORY, NAIVE, target
from texts import TEXTS, repeated

KINDS = ("lexing", "u8lit", "naive")
HEADER = "header"
LARGEST = (1 << 20) - 1  # octets, and a NUL: clang's arrays hold no more
TOO_LONG = {False: 15e3, True: 3e3}  # milliseconds, or millions of instructions, after which larger ones are left out


class Point(NamedTuple):
    """The costs of one kind for one size: of all, and less that of what is compiled besides."""
    octets: int
    cost: Cost
    more: float


def sizes(is_quick):
    """From 1 KiB to 1 MiB."""
    return [min(1 << power, LARGEST) for power in range(10, 21, 2 if is_quick else 1)]


def measure(machine, compilers, is_quick):
    """Points by compiler and kind. A line ends where the compiler gives up or takes too long."""
    header = Case(HEADER, bulk_cost.source("array", HEADER, ""), is_short=True)
    headers = machine.measure(compilers, [header], "growth")
    lines = {compiler: {kind: [] for kind in KINDS} for compiler in compilers}
    for octets in sizes(is_quick):
        text = repeated(TEXTS["mixed"], octets)
        for compiler in compilers:
            going = [kind for kind in KINDS if goes_on(lines[compiler][kind], machine.counts_instructions)]
            cases = [Case(kind, bulk_cost.source("array", kind, text)) for kind in going]
            costs = machine.measure([compiler], cases, f"growth, {octets} octets, {compiler}")
            for kind in going:
                cost = costs[compiler, kind]
                besides = (headers[compiler, HEADER] if kind == "lexing"
                           else costs.get((compiler, "lexing"), Cost(math.nan)))
                lines[compiler][kind].append(Point(octets, cost, cost.amount - besides.amount))
    return lines


def goes_on(points, counts_instructions):
    return not points or points[-1].cost.amount < TOO_LONG[counts_instructions]


def report(machine, lines):
    for compiler, kinds in lines.items():
        rows = []
        by_size = {kind: {point.octets: point for point in points} for kind, points in kinds.items()}
        for octets, lexing in by_size["lexing"].items():
            ours, loop = (by_size[kind].get(octets) for kind in KINDS[1:])
            more, slow = (point.more if point else math.nan for point in (ours, loop))
            rows.append([f"  {math.ceil(octets / 1024)} KiB",
                         *(tables.figure(point.more, point.cost) if point else "long"
                           for point in (lexing, ours, loop)),
                         tables.promised(tables.quotient(slow, more), target(NAIVE, compiler), at_least=True),
                         tables.promised(tables.quotient(more, lexing.more), target(LEXING, compiler)),
                         tables.figure(ours.cost.mib) if ours else "",
                         tables.promised(tables.quotient(ours.cost.mib if ours else math.nan, lexing.cost.mib),
                                         target(MEMORY, compiler))])
        tables.print_table([f"{machine.unit} by size, {compiler}", *KINDS, "naive / u8lit", "u8lit / lexing", "MiB",
                            "/ unchecked"], rows)
