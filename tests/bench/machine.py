# SPDX-License-Identifier: BSL-1.0
"""Compiles sources and measures what that takes.

A time is the CPU time of the whole compiler, user and system, because the kernel separates these two only by
sampling: `user` is its share in all runs together. Runs are interleaved, so that a busy machine is unfair to none, and
the least counts, for differences of anything else are lost in the noise.
"""
import math
import os
import re
import sys
from typing import NamedTuple

SHORT = 5  # a short case runs so many times as often
ENOUGH = 3  # seconds in which a case is run again
PATIENCE = 60  # seconds that a compiler gets, and those it may take if its instructions are to be counted
PATIENCE_TO_COUNT = 1
LIMITS = {"g++": ["-fconstexpr-ops-limit=2147483647", "-fconstexpr-loop-limit=2147483647"],
          "clang++": ["-fconstexpr-steps=2147483647"]}
COMPILERS = ["g++", "clang++-14", "clang++-16", "clang++-19", "clang++-19 -stdlib=libc++"]


class Cost(NamedTuple):
    """What a case costs: milliseconds, the least of all runs, or millions of instructions (NaN: it fails); memory."""
    amount: float
    user: float = math.nan
    mib: float = math.nan
    is_raised: bool = False  # does not compile at the compiler's default limits
    is_too_long: bool = False


def family(compiler):
    return "clang++" if "clang" in compiler else "g++"


def seconds(usage):
    return usage.ru_utime + usage.ru_stime


class Machine:
    """Compiles one source after the other, in a directory of its own."""

    def __init__(self, include, directory, counts_instructions=False, runs=7):
        self.flags = ["-std=c++20", f"-I{include}"]
        self.directory, self.source = directory, os.path.join(directory, "source.cpp")
        self.counts_instructions, self.runs = counts_instructions, runs
        # What costs are counted in, and its thousandths and millionths.
        self.unit, self.thousandth, self.millionth = (
            ("M instr.", "k instr.", "instr.") if counts_instructions else ("ms", "us", "ns"))

    def write(self, source):
        with open(self.source, "w", encoding="utf-8") as out:
            out.write(source)

    def compile(self, compiler, source, *flags, tool=("prlimit", f"--cpu={PATIENCE}")):
        """The resource usage of the compiler and its children, and whether the source compiles."""
        self.write(source)
        command = [*tool, *compiler.split(), *self.flags, *flags, "-S", "-o", os.devnull, self.source]
        return self.run(command)

    @staticmethod
    def run(command):
        silence = [(os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
        child = os.posix_spawnp(command[0], command, os.environ, file_actions=silence)
        _, status, usage = os.wait4(child, 0)
        return usage, status == 0

    def compiles(self, compiler, source):
        return self.compile(compiler, source)[1]

    def instructions(self, compiler, source, *flags):
        """How many millions the compiler takes, all its processes together."""
        logs = os.path.join(self.directory, "counts")
        os.makedirs(logs, exist_ok=True)
        self.compile(compiler, source, *flags, tool=(
            "valgrind", "--tool=cachegrind", "--cache-sim=no", "--trace-children=yes",
            f"--cachegrind-out-file={os.devnull}", f"--log-file={logs}/%p"))
        total = 0
        for process in os.scandir(logs):
            with open(process, encoding="utf-8") as log:
                total += int(re.search(r"I +refs: +([0-9,]+)", log.read())[1].replace(",", ""))
            os.remove(process)
        return total / 1e6

    def first(self, compiler, source):
        """The usage of one run, or None, and the limits that had to be raised for it."""
        for limits in ([], LIMITS[family(compiler)]):
            usage, good = self.compile(compiler, source, *limits)
            if good or seconds(usage) >= PATIENCE:
                return usage if good else None, limits, not good
        return None, [], False

    def measure(self, compilers, cases, label=""):
        """Costs by compiler and name of case."""
        keys = [(compiler, case) for case in cases for compiler in compilers]
        firsts, runs = {}, {}
        for number in range(1 if self.counts_instructions else self.runs * SHORT):
            for done, (compiler, case) in enumerate(keys):
                progress(f"{label}: {done} of {len(keys)}, run {number + 1}")
                key = compiler, case.name
                if number == 0:
                    usage, limits, is_too_long = firsts[key] = self.first(compiler, case.source)
                    runs[key] = [usage] if usage else []
                elif (number < self.runs or case.is_short) and runs[key] and sum(map(seconds, runs[key])) < ENOUGH:
                    usage, good = self.compile(compiler, case.source, *firsts[key][1])
                    runs[key] += [usage] * good
        costs = {}
        for done, (compiler, case) in enumerate(keys):
            progress(f"{label}: {done} of {len(keys)}" if self.counts_instructions else "")
            key = compiler, case.name
            costs[key] = self.cost(compiler, case.source, runs[key], *firsts[key][1:])
        progress("")
        return costs

    def cost(self, compiler, source, usages, limits, is_too_long):
        if not usages:
            return Cost(math.nan, is_too_long=is_too_long)
        mib, times = max(usage.ru_maxrss for usage in usages) / 1024, [1e3 * seconds(usage) for usage in usages]
        if self.counts_instructions:
            if times[0] > 1e3 * PATIENCE_TO_COUNT:
                return Cost(math.nan, mib=mib, is_raised=bool(limits), is_too_long=True)
            return Cost(self.instructions(compiler, source, *limits), mib=mib, is_raised=bool(limits))
        user = min(times) * 1e3 * sum(usage.ru_utime for usage in usages) / max(sum(times), 1e-9)
        return Cost(min(times), user, mib, bool(limits))


def progress(text):
    """Says how far it is, on a terminal."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{text}")
        sys.stderr.flush()
