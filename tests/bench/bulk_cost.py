# SPDX-License-Identifier: BSL-1.0
"""What validating a long text costs an octet, beside reading it and beside the naive loop."""
import pathlib

import tables
from cases import Case, including
from targets import LEXING, MEMORY, NAIVE, target
from texts import TEXTS, embedded, repeated, spelt

HEADERS = {"array": "u8lit/validate.hpp", "embedded": "u8lit/validate.hpp", "literal": "u8lit/literals.hpp"}
NAIVE_LOOP = pathlib.Path(__file__).with_name("naive.hpp").read_text(encoding="utf-8")


def unchecked(shape, text):
    """The text and nothing else: an array, an array of numbers as #embed gives it, or a literal."""
    if shape == "embedded":
        return f"constexpr unsigned char text[] = {{\n{embedded(text)}}};\n"
    declarator = "char text[]" if shape == "array" else "auto text"
    return f"constexpr {declarator} =\n{spelt(text)};\n"


def validated(shape, text):
    """The same, validated. No static_assert: compilers evaluate those twice."""
    if shape == "literal":
        return f"using namespace u8lit::literals;\nconstexpr auto text =\n{spelt(text)}_utf8;\n"
    return unchecked(shape, text) + "constexpr bool good = u8lit::is_well_formed(text);\n"


def naive(text):
    return f"{unchecked('array', text)}{NAIVE_LOOP}" \
        "constexpr bool good = is_well_formed_naively(text, sizeof text - 1);\n"


def source(shape, kind, text):
    """What is compiled of the kind: the header alone, a text that is read, or one that is validated."""
    body = {"header": lambda: "", "lexing": lambda: unchecked(shape, text), "u8lit": lambda: validated(shape, text),
            "naive": lambda: naive(text)}[kind]()
    return including(HEADERS[shape]) + body


def cases(octets):
    for shape in HEADERS:
        yield Case(f"{shape}, header", source(shape, "header", ""), is_short=True)
    for shape in HEADERS:
        for name in TEXTS:
            text = repeated(TEXTS[name], octets)
            lexing = f"{name} {shape}, lexing"
            yield Case(lexing, source(shape, "lexing", text), f"{shape}, header", octets)
            yield Case(f"{name} {shape}", source(shape, "u8lit", text), lexing, octets,
                       needed=(f"{name} array, naive",) * (shape == "array"))
            if shape == "array":
                yield Case(f"{name} {shape}, naive", source(shape, "naive", text), lexing, octets)


def report(machine, compilers, measured, costs, octets):
    kinds = {case.name for case in measured}
    for compiler in compilers:
        rows = []
        for name in [f"{text} {shape}" for shape in HEADERS for text in TEXTS]:
            if name not in kinds:
                continue
            shape = name.split()[-1]
            header, lexing = costs[compiler, f"{shape}, header"], costs[compiler, f"{name}, lexing"]
            ours, loop = costs[compiler, name], costs.get((compiler, f"{name}, naive"))
            read, more = lexing.amount - header.amount, ours.amount - lexing.amount
            slow = loop.amount - lexing.amount if loop else 0
            is_array = shape == "array"
            rows.append([
                f"  {name}", *(tables.figure(1e6 * amount / octets, cost) if cost else ""
                               for amount, cost in ((read, lexing), (more, ours), (slow, loop))),
                tables.promised(tables.quotient(slow, more), target(NAIVE, compiler), at_least=True) if loop else "",
                tables.promised(tables.quotient(more, read), target(LEXING, compiler) if is_array else None),
                tables.figure(ours.mib, ours),
                tables.promised(tables.quotient(ours.mib, lexing.mib), target(MEMORY, compiler))])
        tables.print_table([f"{machine.millionth} an octet of {octets // 1024} KiB, {compiler}", "lexing", "u8lit",
                            "naive",
                            "naive / u8lit", "u8lit / lexing", "MiB", "/ unchecked"], rows)
