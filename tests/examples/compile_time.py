#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""What u8lit costs compilers, which is docs/compile_time.md's tables and its plot:

    compile_time.py COMPILER [ARGUMENT...]    tests some figures of the page, and that the plot is that of the page
    compile_time.py --write [NAME]...         measures and writes them again: these tables and compilers, or all

Costs are milliseconds of processor time: of each source the least of some runs, less that of what it is compared with.
What other compilers take is kept when the page is written. Those that this system lacks are in a system of its own:

    sh tests/support/system.sh sid python3 -B tests/examples/compile_time.py --write
"""
import datetime
import math
import pathlib
import re
import shutil
import sys
import tempfile
import textwrap
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests/bench"))
import bulk_cost
import literal_cost
import table_sources
from cases import including
from machine import LIMITS, Machine, family, seconds
from messages import version
from texts import SCRIPTS, TEXTS, repeated, spelt

PAGE, PLOT = ROOT / "docs/compile_time.md", ROOT / "docs/pictures/compile_time.svg"
COMPILERS = ["g++-12", "g++-16", "clang++-14", "clang++-19", "clang++-23"]
NAMES = [name.replace("++-", "++ " if name[0] == "g" else " ") for name in COMPILERS]
KIB, RUNS = 1024, 9
# Times of another machine, or of a busy one, are compared as multiples of this one; they may be this much off.
MEASURE, MARGIN = "`<string>`", 3.0
# These do not compile the module, or importers do not see all of it.
WITHOUT_MODULE, NOT_POSSIBLE = {"g++ 12", "clang 14"}, "-"
COMPARED = {"headers": ["`<u8lit.hpp>`"], "items": ['1,000 literals `"..."_utf8` of 20 bytes'], "growth": ["1 MiB"],
            "shared": ["the precompiled header itself, once"]}

EMPTY, USING = "", "using namespace u8lit::literals;\n"
TWENTY = list(literal_cost.literals(1000, SCRIPTS, 20, 20))
# Those that include another library than the standard one are left out, and what g++ 12 lacks.
LEFT_OUT = {"fmt", "format", "hana", "mp11", "reflection"}
LETTERS = ("inline constexpr auto letters = u8lit::make_code_points({U'Ά', {U'Έ', U'Ί'}, U'Ό', {U'Ύ', U'Ρ'}, "
           "{U'Σ', U'ώ'}, {U'ἀ', U'ἕ'}, {U'Ѐ', U'ҁ'}, {U'Ҋ', U'ԯ'}, {U'𞤀', U'𞥃'}, {U'a', U'z'}});\n")


def headers():
    """The cost of including each: what the page calls it, what is compiled, and with what that is compared."""
    yield "an empty file", EMPTY, None
    ours = {path.stem for path in (ROOT / "include/u8lit").glob("*.hpp")} - LEFT_OUT
    for header in ["u8lit.hpp", *(f"u8lit/{name}.hpp" for name in sorted(ours)), "string_view", "string", "iostream"]:
        yield f"`<{header}>`", including(header), EMPTY


def map_of(count):
    return ("inline constexpr u8lit::text_row<int> rows[] = {\n" + table_sources.rows(count, False) +
            "};\ninline constexpr auto table = u8lit::make_text_map<rows>;\n")


def items():
    """The same, of what is written with them."""
    def case(name, header, *parts):
        return name, including(header) + "".join(parts), including(header)

    yield ("1,000 literals `u8\"...\"` of 20 bytes, unchecked",
           "".join(f'constexpr auto text_{number} = u8"{text}";\n' for number, text in enumerate(TWENTY)), EMPTY)
    yield case('1,000 literals `"..."_utf8` of 20 bytes', "u8lit/literals.hpp", USING,
               literal_cost.constants(TWENTY, "_utf8"))
    yield case("1,000 arguments for a `utf8_view`", "u8lit/literals.hpp",
               literal_cost.calls(TWENTY, "u8lit::utf8_view"))
    yield case('1,000 literals `"..."_text`, a type each', "u8lit/literals.hpp", USING,
               literal_cost.constants(TWENTY, "_text"))
    yield case("one `_utf8` literal of 16 KiB", "u8lit/literals.hpp", USING, "constexpr auto text =\n",
               spelt(repeated(TEXTS["mixed"], 16 * KIB)), "_utf8;\n")
    yield case("an array of 16 KiB and `is_well_formed`", "u8lit/validate.hpp",
               bulk_cost.validated("array", repeated(TEXTS["mixed"], 16 * KIB)))
    yield case("`to_utf16` of a `_text` of 1 KiB", "u8lit/transcode.hpp", including("u8lit/literals.hpp"), USING,
               "constexpr auto text = u8lit::to_utf16(\n", spelt(repeated(TEXTS["mixed"], KIB)), "_text);\n")
    for count in 100, 1000:
        yield case(f"`make_text_map` of {count:,} rows", "u8lit/text_table.hpp", map_of(count))
    yield case("`make_code_point_set` of ten ranges", "u8lit/code_point_set.hpp", LETTERS,
               "inline constexpr auto set = u8lit::make_code_point_set<letters>;\n")
    yield case("`make_octet_automaton` of the same ranges", "u8lit/octet_automaton.hpp",
               including("u8lit/code_point_set.hpp"), LETTERS,
               "inline constexpr auto automaton = u8lit::make_octet_automaton<letters>;\n")
    yield case("`make_automaton<utf8_syntax>`", "u8lit/codec.hpp",
               "inline constexpr auto automaton = u8lit::make_automaton<u8lit::utf8_syntax>;\n")


SIZES = [1, 4, 16, 64, 256, 1024]  # KiB, the last one less a byte: the largest array of clang


def growth():
    """Of a text by size: beyond what it costs to read it."""
    for size in SIZES:
        text = repeated(TEXTS["mixed"], min(size * KIB, KIB * KIB - 1))
        label = f"{size} KiB" if size < KIB else "1 MiB"
        lexed, checked = (bulk_cost.source("array", kind, text) for kind in ("lexing", "u8lit"))
        yield label, checked, lexed
        if size <= 64:
            yield f"{label}, naive", bulk_cost.source("array", "naive", text), lexed


LITERAL = f'{USING}static_assert("日本語"_utf8.size() == 9);\n'
# What is compiled otherwise than other sources is known by its text.
PRECOMPILED, IMPORTED = f"// precompiled\n{LITERAL}", f"import u8lit;\n{LITERAL}"
MAKES_HEADER, MAKES_MODULE = "// the precompiled header", "// the module"


def shared():
    """All of u8lit in each of many sources, and what is made once for them."""
    yield "`<u8lit.hpp>`, included", including("u8lit.hpp") + LITERAL, EMPTY
    yield "`<u8lit.hpp>`, precompiled", PRECOMPILED, EMPTY
    yield "`import u8lit;`", IMPORTED, EMPTY
    yield "the precompiled header itself, once", MAKES_HEADER, EMPTY
    yield "the module itself, once", MAKES_MODULE, EMPTY


TABLES = {"headers": headers, "items": items, "growth": growth, "shared": shared}


class Timer:
    """Times what one compiler takes."""

    def __init__(self, command):
        self.command, self.folder = command, tempfile.TemporaryDirectory()
        self.machine = Machine(ROOT / "include", self.folder.name)
        self.has_module = "{} {}".format(*version(command.split())) not in WITHOUT_MODULE
        header = pathlib.Path(self.folder.name, "all.hpp")
        header.write_text(including("u8lit.hpp"), encoding="utf-8")
        module = ROOT / "include/u8lit/u8lit.cppm"
        if family(command) == "g++":
            mapper, made, compiled = (header.with_name(f"u8lit.{end}") for end in ("map", "gcm", "o"))
            mapper.write_text(f"u8lit {made}\n", encoding="utf-8")
            modules = ["-fmodules-ts", f"-fmodule-mapper={mapper}"]
            self.makes = {MAKES_HEADER: ["-x", "c++-header", header, "-o", f"{header}.gch"],
                          MAKES_MODULE: [*modules, "-x", "c++", "-c", module, "-o", compiled]}
            self.uses = {PRECOMPILED: ["-include", header], IMPORTED: modules}
        else:
            self.makes = {MAKES_HEADER: ["-x", "c++-header", header, "-o", f"{header}.pch"],
                          MAKES_MODULE: ["--precompile", module, "-o", f"{header}.pcm"]}
            self.uses = {PRECOMPILED: ["-include-pch", f"{header}.pch"],
                         IMPORTED: [f"-fmodule-file=u8lit={header}.pcm"]}

    def can(self, source):
        return self.has_module or source not in (IMPORTED, MAKES_MODULE)

    def compile(self, source):
        limits = LIMITS[family(self.command)]
        if source in self.makes:
            return self.machine.run([str(part) for part in (
                *self.command.split(), *self.machine.flags, *limits, *self.makes[source])])
        return self.machine.compile(self.command, source, *limits, *map(str, self.uses.get(source, [])))

    def costs(self, cases, runs=RUNS, seconds_of=seconds):
        """In milliseconds, by what cases are called. Runs are interleaved: a busy machine is unfair to none."""
        cases = [case for case in cases if self.can(case[1])]
        least = {source: math.inf for _, *both in cases for source in both if source is not None}
        for source, makes in {PRECOMPILED: MAKES_HEADER, IMPORTED: MAKES_MODULE}.items():
            if source in least:
                self.compile(makes)
        for _ in range(runs):
            for source in least:
                usage, is_good = self.compile(source)
                if not is_good:
                    raise RuntimeError(f"{self.command} does not compile:\n{source[:2000]}")
                least[source] = min(least[source], 1e3 * seconds_of(usage))
        return {what: least[source] - (0 if base is None else least[base]) for what, source, base in cases}


def written(amount):
    return f"{max(amount, 0):,.0f}"


def number(cell):
    return float(cell.replace(",", "")) if cell else None


def table_in(text, name):
    """The rows of a table of the page: what each is about, and its cells by compiler."""
    found = re.search(rf"^<!-- measured: {name} -->\n(.*?)^<!-- -->$", text, re.MULTILINE | re.DOTALL)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in found[1].splitlines()]
    return {what: dict(zip(NAMES, cells)) for what, *cells in rows[2:]}


def with_table(text, name, rows):
    head = {"headers": "including", "items": "compiling", "growth": "validating an array of",
            "shared": "one literal and"}[name]
    lines = [f"| {head} | " + " | ".join(NAMES) + " |", "|---|" + "---:|" * len(NAMES)]
    lines += [f"| {what} | " + " | ".join(cells.get(each, "") for each in NAMES) + " |"
              for what, cells in rows.items()]
    return re.sub(rf"(?<=^<!-- measured: {name} -->\n).*?(?=^<!-- -->$)", lambda _: "\n".join(lines) + "\n", text,
                  flags=re.MULTILINE | re.DOTALL)


def write(names):
    chosen = {name for name in TABLES if name in names} or set(TABLES)
    commands = {command for command in COMPILERS if command in names} or set(COMPILERS)
    found = {name: command for name, command in zip(NAMES, COMPILERS) if command in commands and shutil.which(command)}
    for compiler, command in found.items():
        timer = Timer(command)
        for name, cases in TABLES.items():
            if name not in chosen:
                continue
            fresh = {what: written(cost) for what, cost in timer.costs(cases()).items()}
            text = PAGE.read_text(encoding="utf-8")
            old = table_in(text, name)
            text = with_table(text, name, {what: {**old.get(what, {}), compiler: fresh.get(what, NOT_POSSIBLE)}
                                           for what, _, _ in cases()})
            text = re.sub(r"(?<=measured on )\d{4}-\d\d-\d\d", datetime.date.today().isoformat(), text)
            PAGE.write_text(text, encoding="utf-8")
            print(f"{compiler}: {name}", flush=True)
    PLOT.parent.mkdir(exist_ok=True)
    PLOT.write_text(plot(table_in(PAGE.read_text(encoding="utf-8"), "growth")), encoding="utf-8")


# The plot: logarithmic, one line for each compiler, dashed for the naive loop.
WIDTH, HEIGHT, LEFT, TOP, PLOTTED_WIDTH, PLOTTED_HEIGHT = 720, 412, 70, 54, 480, 320
COLOURS = ["#0060a8", "#00a0c0", "#8c3c00", "#d06010", "#c09000"]
LOWEST, HIGHEST = 0, 4  # powers of ten of milliseconds


def plot(rows):
    """An SVG with a background of its own, to be read on dark pages, too."""
    def across(place):
        return LEFT + PLOTTED_WIDTH * place / (len(SIZES) - 1)

    def up(power):
        return TOP + PLOTTED_HEIGHT * (HIGHEST - power) / (HIGHEST - LOWEST)

    def height_of(amount):
        return up(max(LOWEST, math.log10(max(amount, 1e-9))))

    labels = [label for label in rows if "naive" not in label]
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
             'font-size="13" fill="#202020">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#ffffff"/>',
             '<text x="16" y="24" font-size="15">What validating a constexpr array costs, by size '
             '(milliseconds)</text>']
    for power in range(LOWEST, HIGHEST + 1):
        parts.append(f'<path d="M{LEFT} {up(power):.1f}h{PLOTTED_WIDTH}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{up(power) + 4:.1f}" text-anchor="end">{10.0 ** power:,g}</text>')
    for place, label in enumerate(labels):
        parts.append(f'<text x="{across(place):.1f}" y="{TOP + PLOTTED_HEIGHT + 22}" text-anchor="middle">'
                     f'{label}</text>')
    for at, (name, colour) in enumerate(zip(NAMES, COLOURS)):
        for suffix, style in (("", ""), (", naive", ' stroke-dasharray="3 4"')):
            points = [(across(place), height_of(amount)) for place, label in enumerate(labels)
                      if (amount := number(rows.get(label + suffix, {}).get(name, ""))) is not None]
            if points:
                path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
                parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"{style}/>')
        y = TOP + 14 + 24 * at
        x = LEFT + PLOTTED_WIDTH + 24
        parts.append(f'<path d="M{x} {y - 4}h24" stroke="{colour}" stroke-width="2"/>'
                     f'<text x="{x + 32}" y="{y}">{name}</text>')
    y = TOP + 14 + 24 * len(NAMES)
    x = LEFT + PLOTTED_WIDTH + 24
    parts.append(f'<path d="M{x} {y - 4}h24" stroke="#202020" stroke-width="2" stroke-dasharray="3 4"/>'
                 f'<text x="{x + 32}" y="{y}">a naive loop</text>')
    return "".join(f"{line}\n" for part in [*parts, "</svg>"]
                   for line in textwrap.wrap(part, 120, break_on_hyphens=False, break_long_words=False))


class CompileTime(unittest.TestCase):
    command, compiler = "", ""

    def setUp(self):
        self.page = PAGE.read_text(encoding="utf-8")

    def test_the_page_has_every_row(self):
        for name, cases in TABLES.items():
            with self.subTest(name):
                rows = table_in(self.page, name)
                self.assertEqual(list(rows), [what for what, _, _ in cases()])
                self.assertEqual([what for what, cells in rows.items() if not all(cells.values())], [])

    def test_the_plot_is_that_of_the_page(self):
        self.assertEqual(PLOT.read_text(encoding="utf-8"), plot(table_in(self.page, "growth")))

    def test_figures_are_what_is_measured(self):
        """A few, because the rest takes minutes, beside the time that a header of the standard library takes."""
        if self.compiler not in NAMES:
            self.skipTest(f"the page is not about {self.compiler}")
        shown = {name: table_in(self.page, name) for name in TABLES}
        wanted = [(name, what) for name, some in {**COMPARED, "headers": [MEASURE, *COMPARED["headers"]]}.items()
                  for what in some]
        cases = [case for name, what in wanted for case in TABLES[name]() if case[0] == what]
        self.assertEqual(len(cases), len(wanted))
        timer = Timer(self.command)
        self.addCleanup(timer.folder.cleanup)
        costs = timer.costs(cases, 5)
        unit = costs[MEASURE] / number(shown["headers"][MEASURE][self.compiler])
        for name, what in wanted:
            with self.subTest(what):
                said, measured = number(shown[name][what][self.compiler]), costs[what] / unit
                self.assertTrue(said / MARGIN <= measured <= said * MARGIN,
                                f"the page says {said} ms, and it is {measured:.0f} ms; write it again: "
                                "python3 tests/examples/compile_time.py --write")

    def test_precompiling_and_importing_save_most(self):
        """As the page says. What is left are a few milliseconds, which are not compared with the page. On a loaded
        machine, the system takes longer to read the precompiled file than the compiler takes to use it."""
        if self.compiler not in NAMES:
            self.skipTest(f"the page is not about {self.compiler}")
        rows = table_in(self.page, "shared")
        included, *ways = [what for what, source, _ in shared() if source not in (MAKES_HEADER, MAKES_MODULE)]
        timer = Timer(self.command)
        self.addCleanup(timer.folder.cleanup)
        costs = timer.costs([case for case in shared() if case[0] in [included, *ways]], 5,
                            lambda usage: usage.ru_utime)
        for what in ways:
            with self.subTest(what):
                cell = rows[what][self.compiler]
                self.assertEqual(cell == NOT_POSSIBLE, what not in costs)
                if what in costs:
                    self.assertLess(MARGIN * costs[what], costs[included])
                    self.assertLess(MARGIN * number(cell), number(rows[included][self.compiler]))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--write"]:
        write(sys.argv[2:])
    else:
        CompileTime.command = " ".join(sys.argv[1:])
        CompileTime.compiler = "{} {}".format(*version(sys.argv[1:]))
        unittest.main(argv=sys.argv[:1])
