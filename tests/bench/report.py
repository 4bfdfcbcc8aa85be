#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""What u8lit costs each compiler found: milliseconds and peak memory, or instructions.

A time is the CPU time of the whole compiler, user and system, because the kernel tells these two apart only by
sampling: `user` is its share of the median in all runs together. Runs are interleaved, so that a busy machine is unfair
to none.
`more` is the difference to the case above that does without; `each` is that for a literal, in microseconds or thousands
of instructions, and for an octet, in nanoseconds or instructions. `times` is the whole as a multiple of that case.
"""
import argparse
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import hana_sources
import sources

COMPILERS = ["g++", "clang++-14", "clang++-16", "clang++-19", "clang++-19 -stdlib=libc++"]
INCLUDE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "include")
BUDGET, BUDGET_CLANG = 15, 20  # user milliseconds that including the literals may take
SHORT = 5  # a short case runs so many times as often
LARGEST = 1 << 22


class Machine:
    """Compiles one source after the other, in a directory of its own."""

    def __init__(self, include, directory):
        self.flags = ["-std=c++20", f"-I{include}", "-S", "-o", os.devnull]
        self.source = os.path.join(directory, "source.cpp")
        self.counts = os.path.join(directory, "counts")
        os.mkdir(self.counts)

    def run(self, compiler, source, *tool):
        """The resource usage of the child and its children; None if the source does not compile."""
        with open(self.source, "w", encoding="utf-8") as out:
            out.write(source)
        command = [*tool, *compiler.split(), *self.flags, self.source]
        silence = [(os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
        child = os.posix_spawnp(command[0], command, os.environ, file_actions=silence)
        _, status, usage = os.wait4(child, 0)
        return usage if status == 0 else None

    def instructions(self, compiler, case):
        """How many the compiler takes, all its processes together."""
        usage = self.run(compiler, case.source, "valgrind", "--tool=cachegrind", "--cache-sim=no",
                         "--trace-children=yes", f"--cachegrind-out-file={os.devnull}", f"--log-file={self.counts}/%p")
        total = 0 if usage else math.nan
        for process in os.scandir(self.counts):
            with open(process, encoding="utf-8") as log:
                total += int(re.search(r"I +refs: +([0-9,]+)", log.read())[1].replace(",", ""))
            os.remove(process)
        return total

    def compiled_object(self, compiler, option, source):
        """The names in the object, and its size."""
        with open(self.source, "w", encoding="utf-8") as out:
            out.write(source)
        made = self.source + ".o"
        subprocess.run([*compiler.split(), *self.flags[:2], option, "-c", self.source, "-o", made], check=True)
        names = subprocess.run(["nm", "-j", made], check=True, capture_output=True, text=True).stdout.split()
        return names, os.path.getsize(made)

    def largest(self, compiler, shape, text):
        """The most octets that compile: doubled while they do, then narrowed to an eighth."""
        def compiles(octets):
            return self.run(compiler, sources.bulk(shape, True, text, octets)) is not None
        size = 1 << 13
        while size < LARGEST and compiles(size * 2):
            size *= 2
        for step in (size // 2, size // 4, size // 8):
            if size < LARGEST and compiles(size + step):
                size += step
        return size


def cell(figure):
    return f"{'fails':>10}" if math.isnan(figure) else f"{figure:10.2f}"


def print_table(compiler, cases, columns):
    """The columns are figures by case; differences are of the first."""
    width = max(len(case.name) for case in cases) + 2
    print(f"{compiler:{width}}" + "".join(f"{name:>10}" for name in [*columns, "more", "times", "each"]))
    for case in cases:
        line = f"  {case.name:{width - 2}}" + "".join(cell(figures[case.name]) for figures in columns.values())
        if case.base:
            more = {name: figures[case.name] - figures[case.base] for name, figures in columns.items()}
            first = next(iter(more.values()))
            line += cell(first) + cell(first / (list(columns.values())[0][case.name] - first) + 1)
            if case.items:
                line += cell(first * case.scale / case.items)
            if case.has_budget and "user" in more:
                budget = BUDGET_CLANG if "clang" in compiler else BUDGET
                line += f"  user {more['user']:+.1f} of {budget} ms: {'met' if more['user'] <= budget else 'over'}"
        print(line)
    print(flush=True)


def summary(usages):
    """The figures of one case's runs, of which None is one that failed."""
    if None in usages:
        return {"median": math.nan, "minimum": math.nan, "user": math.nan, "MiB": math.nan}
    times = [usage.ru_utime + usage.ru_stime for usage in usages]
    median = 1e3 * statistics.median(times)
    return {"median": median, "minimum": 1e3 * min(times),
            "user": median * sum(usage.ru_utime for usage in usages) / sum(times),
            "MiB": max(usage.ru_maxrss for usage in usages) / 1024}


def report_times(machine, compilers, cases, runs):
    usages = {(compiler, case.name): [] for compiler in compilers for case in cases}
    for number in range(runs * SHORT):
        for case in cases:
            for compiler in compilers:
                if case.is_short or number < runs:
                    usages[compiler, case.name].append(machine.run(compiler, case.source))
    for compiler in compilers:
        rows = {case.name: summary(usages[compiler, case.name]) for case in cases}
        names = next(iter(rows.values()))
        print_table(compiler, cases, {name: {case: row[name] for case, row in rows.items()} for name in names})


def report_instructions(machine, compilers, cases):
    for compiler in compilers:
        millions = {case.name: machine.instructions(compiler, case) / 1e6 for case in cases}
        print_table(compiler, cases, {"millions": millions})


def report_objects(machine, compilers):
    """What literals as types leave in an object: symbols, the octets of their names (nm), and the octets of all."""
    print(f"{'objects of 1000 literals used':44}{'symbols':>10}{'names':>10}{'octets':>10}")
    for compiler in compilers:
        for option in ("-O0", "-O2"):
            for name, before, suffix, _ in sources.TYPES:
                symbols, octets = machine.compiled_object(compiler, option, sources.uses(1000, before, suffix))
                print(f"  {f'{compiler} {option}, {name}':42}{len(symbols):10}{sum(map(len, symbols)):10}{octets:10}", flush=True)


def report_largest(machine, compilers):
    print("The largest text that compiles at default limits, in KiB")
    for compiler in compilers:
        for shape in ("literal", "array"):
            for text in sources.TEXTS:
                octets = machine.largest(compiler, shape, text)
                name = f"{compiler}, {text} {shape}"
                print(f"  {name:48}{octets // 1024:6}{' or more' * (octets >= LARGEST)}", flush=True)


def with_bases(cases, pattern):
    """The cases whose name matches, and those they are compared with."""
    wanted = {name for case in cases if re.search(pattern, case.name) for name in (case.name, case.base)}
    return [case._replace(base=case.base if case.base in wanted else "") for case in cases if case.name in wanted]


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--compiler", action="append", help="a command to use instead of those found; may be repeated")
    options.add_argument("--include", default=INCLUDE, help="the directory of the headers to measure")
    options.add_argument("--runs", type=int, default=7, help=f"how often to compile a case; {SHORT} times that if short")
    options.add_argument("--only", default="", help="a regular expression for the names of the cases to report")
    options.add_argument("--headers", action="store_true", help="report what each header adds, in the umbrella's order")
    options.add_argument("--objects", action="store_true", help="report only what literals as types leave in an object")
    options.add_argument("--largest", action="store_true", help="report only the largest text that compiles")
    options.add_argument("--instructions", action="store_true", help="count instructions with valgrind: slow, exact")
    chosen = options.parse_args()
    if chosen.instructions and not shutil.which("valgrind"):
        sys.exit("--instructions needs valgrind")

    with tempfile.TemporaryDirectory() as directory:
        machine = Machine(os.path.abspath(chosen.include), directory)
        compilers = chosen.compiler or [
            each for each in COMPILERS if shutil.which(each.split()[0]) and machine.run(each, "#include <cstddef>\n")]
        cases = list(sources.header_cases(chosen.include) if chosen.headers else
                     [*sources.cost_cases(), *sources.transcoding_cases(), *sources.table_cases(),
                      *hana_sources.hana_cases(chosen.include)])
        cases = with_bases(cases, chosen.only)
        if chosen.objects:
            return report_objects(machine, compilers)
        if chosen.instructions:
            report_instructions(machine, compilers, cases)
        elif not chosen.largest:
            report_times(machine, compilers, cases, chosen.runs)
        if chosen.largest or not (chosen.only or chosen.headers or chosen.instructions):
            report_largest(machine, compilers)


if __name__ == "__main__":
    main()
