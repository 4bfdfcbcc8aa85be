# SPDX-License-Identifier: BSL-1.0
"""Tables of figures, and whether they are what was promised."""
import math
import unicodedata

RAISED = "* limits of the compiler raised: it does not compile at the default ones"
TOO_LONG = "long: it takes too long to be worth it"


def width(text):
    return sum(1 + (unicodedata.east_asian_width(each) in "FW") for each in text)


def print_table(head, rows, notes=()):
    """The first column to the left, the others to the right."""
    rows = [head, *rows]
    widths = [max(width(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        cells = [" " * (wide - width(cell)) + cell for cell, wide in zip(row[1:], widths[1:])]
        print("  ".join([row[0] + " " * (widths[0] - width(row[0])), *cells]).rstrip())
    printed = [cell for row in rows for cell in row]
    for note, is_due in ((RAISED, any(cell.endswith("*") for cell in printed)), (TOO_LONG, "long" in printed)):
        if is_due:
            print(f"  {note}")
    for note in notes:
        print(f"  {note}")
    print(flush=True)


def figure(amount, *costs):
    """A number, three digits at least, and what is to be known of how it came about."""
    if any(cost.is_too_long for cost in costs):
        return "long"
    if math.isnan(amount):
        return "fails"
    digits = max(0, 2 - math.floor(math.log10(abs(amount)))) if abs(amount) >= 0.01 else 2
    return f"{amount:,.{min(digits, 2)}f}" + "*" * any(cost.is_raised for cost in costs)


def ratio(quotient):
    return "" if math.isnan(quotient) else f"{quotient:.2f}"


def promised(quotient, bound, at_least=False):
    """A ratio beside its bound, which is None if there is none."""
    if bound is None or math.isnan(quotient):
        return ratio(quotient)
    is_met = quotient >= bound if at_least else quotient <= bound
    met = "met" if is_met else "short" if at_least else "over"
    return f"{quotient:.2f} {'>=' if at_least else '<='} {bound:g} {met}"


def quotient(part, whole):
    return part / whole if whole > 0 else math.nan


def print_differences(machine, compilers, cases, costs):
    """For cases of all kinds: `more` is the difference to the case that does without, `times` the whole as a multiple
    of that case, and `each` the difference for one item, in thousandths or millionths of the unit."""
    for compiler in compilers:
        rows = []
        for case in cases:
            cost = costs[compiler, case.name]
            row = [f"  {case.name}", figure(cost.amount, cost), figure(cost.mib, cost), "", "", ""]
            base = costs.get((compiler, case.base))
            if base:
                more = cost.amount - base.amount
                row[3:5] = figure(more, cost), ratio(quotient(cost.amount, base.amount))
                if case.items:
                    scale, unit = (1e6, machine.millionth) if case.items > 10_000 else (1e3, machine.thousandth)
                    row[5] = f"{figure(more * scale / case.items)} {unit}"
            rows.append(row)
        print_table([compiler, machine.unit, "MiB", "more", "times", "each"], rows)
