#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compares what u8lit costs compilers, in counts and not in times, with budgets.txt.

budget_test.py NAME COMPILER [ARGUMENT...]    a budget must be kept, and must not be much more than what is needed
budget_test.py --measure [NAME...]            measures, prints and records, for all that have budgets, or these

Evaluation is counted in clang's steps and g++'s operations, by the limits at which it fails and does not fail; headers
are precompiled, so that their own constants do not count. Headers are counted in lines of code, literals in octets of
the names of symbols.
"""
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from inputs import embedded, repeated, spelt

BUDGETS = pathlib.Path(__file__).with_name("budgets.txt")
INCLUDE = pathlib.Path(__file__).parents[2] / "include"
# A budget is what was measured and so much more; less than the lower share of it is worth a new one.
SLACK, LOWEST = 1.15, 0.6
DEFAULT_LIMITS = {"-fconstexpr-ops-limit": 1 << 25, "-fconstexpr-steps": 1 << 20}

# What a newer compiler may cost more than an older one of its family with the same builtins: clang 14 has no
# integers of more than 128 bits.
OLDER, RATIO = {"g++-16": "g++-12", "clang-23": "clang-19"}, 1.5

KIB = 1024
PRECOMPILED = "#include <u8lit/literals.hpp>\n#include <u8lit/transcode.hpp>\n#include <u8lit/legacy.hpp>\n"
OPENED = "using namespace u8lit::literals;\n"


def array(name, octets):
    return f"constexpr char text[] =\n{spelt(repeated(name, octets))};\n"


MIXED_50 = spelt(repeated("mixed", 50))
EVALUATED = {
    "array_of_64_KiB_mixed": array("mixed", 64 * KIB) + "static_assert(u8lit::is_well_formed(text));\n",
    "array_of_64_KiB_ASCII": array("ASCII", 64 * KIB) + "static_assert(u8lit::is_well_formed(text));\n",
    "embedded_64_KiB_mixed": "constexpr unsigned char octets[] = {\n" + embedded(repeated("mixed", 64 * KIB)) + "};\n"
                             "static_assert(u8lit::is_well_formed(octets));\n",
    "pointer_to_64_KiB_mixed": array("mixed", 64 * KIB) + "constexpr const char* pointer = text;\n"
                               "static_assert(u8lit::is_well_formed(pointer, sizeof text - 1));\n",
    "_utf8_of_4_KiB_mixed": f"{OPENED}constexpr auto text =\n{spelt(repeated('mixed', 4 * KIB))}_utf8;\n",
    "_utf8_of_50_octets_mixed": f"{OPENED}constexpr auto text = {MIXED_50}_utf8;\n",
    "_utf8_of_50_octets_ASCII": f"{OPENED}constexpr auto text = {spelt(repeated('ASCII', 50))}_utf8;\n",
    "parameter_of_50_octets_mixed": f"void take(u8lit::text_view<char>);\nvoid give() {{ take({MIXED_50}); }}\n",
    "_text_of_50_octets_mixed": f"{OPENED}constexpr auto text = {MIXED_50}_text;\n",
    "transcode_2_KiB_CJK_to_UTF-16": array("CJK", 2 * KIB) + """
        struct utf16 { char16_t units[1024]; };
        constexpr utf16 made = [] {
          utf16 result{};
          static_cast<void>(u8lit::transcode(text, result.units));
          return result;
        }();
        """,
    # CESU-8 and UTF-8 have these alike.
    "array_of_64_KiB_in_CESU-8": array("Latin and CJK", 64 * KIB) +
                                 "static_assert(u8lit::legacy::cesu8::is_well_formed(text));\n",
    "from_CESU-8_2_KiB": array("Latin and CJK", 2 * KIB) + """
        struct utf8 { char units[2048]; };
        constexpr utf8 made = [] {
          utf8 result{};
          u8lit::legacy::cesu8::to_utf8(text, result.units);
          return result;
        }();
        """,
}
HEADERS = ["u8lit/literals.hpp", "u8lit/validate.hpp", "u8lit/text.hpp", "u8lit.hpp"]
SUFFIXES, LEVELS = ("_utf8", "_text"), ("-O0", "-O2")


def concurrently(function, arguments):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(function, arguments))


class Compiler:
    """Measures by compiling."""

    def __init__(self, command):
        self.command = command
        self.limit = "-fconstexpr-steps" if "clang" in command[0] else "-fconstexpr-ops-limit"
        self.folder = tempfile.TemporaryDirectory()
        self.header = pathlib.Path(self.folder.name, "precompiled.hpp")
        self.header.write_text(PRECOMPILED, encoding="utf-8")
        self.run("-xc++-header", self.header, "-o", f"{self.header}.gch")

    def run(self, *arguments, source=""):
        made = subprocess.run([*self.command, *arguments], input=source, text=True, capture_output=True, check=False)
        if made.returncode:
            raise RuntimeError(made.stderr)
        return made.stdout

    def evaluates(self, what, limit):
        try:
            self.run(f"{self.limit}={limit}", "-Werror=invalid-pch", "-include", self.header, "-fsyntax-only", "-xc++",
                     "-",
                     source=EVALUATED[what])
        except RuntimeError as error:
            if limit >= DEFAULT_LIMITS[self.limit]:
                raise RuntimeError(f"{what} does not compile:\n{error}") from None
            return False
        return True

    def evaluation(self, what):
        """The least limit, to a hundredth of it."""
        least, enough = 0, 64
        while not self.evaluates(what, enough):
            least, enough = enough, enough * 8
        while enough - least > max(1, enough // 100):
            middle = (least + enough) // 2
            if self.evaluates(what, middle):
                enough = middle
            else:
                least = middle
        return enough

    def lines(self, header):
        made = self.run("-xc++", "-E", "-P", "-", source=f"#include <{header}>\n")
        return sum(bool(line.strip()) for line in made.splitlines())

    def symbol_octets(self, suffix, level):
        """What one literal more, of 50 octets, adds to the names in an object file."""
        def names_of(count):
            texts = (spelt(repeated("mixed", 48) + str(number)) for number in range(10, 10 + count))
            uses = "".join(f"  use({text}{suffix}.data());\n" for text in texts)
            made = pathlib.Path(self.folder.name, f"{suffix}{level}{count}.o")
            self.run(level, "-c", "-o", made, "-xc++", "-",
                     source=f"{PRECOMPILED}{OPENED}void use(const char*);\nvoid all() {{\n{uses}}}\n")
            names = subprocess.run(["nm", "-j", made], capture_output=True, text=True, check=True).stdout.split()
            return sum(len(name) for name in names if "u8lit" in name)
        return (names_of(6) - names_of(1)) // 5


def counted():
    """What is counted rather than evaluated: its name, and how."""
    for header in HEADERS:
        yield f"lines_of_{header}", lambda compiler, header=header: compiler.lines(header)
    for suffix in SUFFIXES:
        for level in LEVELS:
            yield (f"symbol_octets_of{suffix}_{level}",
                   lambda compiler, suffix=suffix, level=level: compiler.symbol_octets(suffix, level))


COUNTED = dict(counted())
ALL = [*EVALUATED, *COUNTED]


def recorded():
    """Budgets by the name of the compiler and what they are for."""
    lines = [line.split() for line in BUDGETS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    (_, *names), *rows = lines
    return {name: {what: int(amounts[column]) for what, *amounts in rows if amounts[column] != "-"}
            for column, name in enumerate(names)}


def record(budgets):
    comments = [line for line in BUDGETS.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    rows = [["at_most", *budgets]] + [[what, *(str(budgets[name].get(what, "-")) for name in budgets)] for what in ALL]
    table = [f"{what:<32}" + "".join(f"{amount:>10}" for amount in amounts) for what, *amounts in rows]
    BUDGETS.write_text("\n".join(comments + table) + "\n", encoding="utf-8")


def budget_for(measured):
    return -int(-measured * SLACK // 1)


def measure(names):
    budgets = recorded()
    for name in names or budgets:
        command = name.replace("clang-", "clang++-")
        if not shutil.which(command):
            print(f"{name}: not found")
            continue
        compiler = Compiler([command, "-std=c++20", f"-I{INCLUDE}"])
        found = dict(zip(EVALUATED, concurrently(compiler.evaluation, EVALUATED)))
        found |= {what: count(compiler) for what, count in COUNTED.items()}
        print(f"{name:<32}{'measured':>10}{'budget':>10}{'was':>10}")
        for what, amount in found.items():
            print(f"{what:<32}{amount:>10}{budget_for(amount):>10}{budgets.get(name, {}).get(what, '-'):>10}",
                  flush=True)
        budgets[name] = {what: budget_for(amount) for what, amount in found.items()}
        record(budgets)


class Budget(unittest.TestCase):
    longMessage = False
    compiler, name, budgets = None, "", {}

    def keep(self, what, measured, unit):
        budget = self.budgets[what]
        compared = f"than its budget: {measured:,} {unit}, at most {budget:,}"
        self.assertLessEqual(measured, budget, f"{what} costs more {compared}")
        self.assertGreaterEqual(measured, int(budget * LOWEST), f"{what} is much cheaper {compared}. Record it again: "
                                f"python3 tests/budget/budget_test.py --measure {self.name}")

    def test_every_budget_is_for_something(self):
        self.assertEqual(list(self.budgets), ALL)

    def test_newer_compilers_cost_little_more_than_older_ones(self):
        budgets = recorded()
        for newer, older in OLDER.items():
            for what, budget in budgets[newer].items():
                with self.subTest(what, compiler=newer):
                    self.assertLessEqual(budget, budgets[older][what] * RATIO,
                                         f"{what} costs more with {newer} than with {older}")

    def test_evaluation(self):
        def is_within(what):
            budget = self.budgets[what]
            return self.compiler.evaluates(what, budget) and not self.compiler.evaluates(what, int(budget * LOWEST))

        for what, within in zip(EVALUATED, concurrently(is_within, EVALUATED)):
            with self.subTest(what):
                if not within:
                    self.keep(what, self.compiler.evaluation(what), f"({self.compiler.limit})")

    def test_counts(self):
        for what, measured in zip(COUNTED, concurrently(lambda count: count(self.compiler), COUNTED.values())):
            with self.subTest(what):
                self.keep(what, measured, "lines" if "lines" in what else "octets")


def main(name, *command):
    if name == "--measure":
        return measure(command)
    Budget.name, Budget.budgets = name, recorded().get(name)
    if not Budget.budgets:
        print(f"no budgets are recorded for {name}")
        return 77  # skipped
    Budget.compiler = Compiler(command)
    return unittest.main(argv=sys.argv[:1])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
