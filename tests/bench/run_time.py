# SPDX-License-Identifier: BSL-1.0
"""How fast the same functions are at run time: builds scanning.cpp with each compiler and runs it."""
import os
import pathlib
import subprocess

from machine import progress

VARIANTS = ("-O2", "-O2 -mavx2")
PROGRAM = pathlib.Path(__file__).with_name("scanning.cpp")
LIBRARIES = {"unicode/utf8.h": "-licuuc"}
MISSING = {"utf8.h": "utfcpp (libutfcpp-dev)", "unicode/utf8.h": "ICU (libicu-dev)"}


def finds(machine, compiler, header):
    return machine.compiles(compiler, f"#include <{header}>\n")


def build(machine, compiler, variant, made):
    """None, or what the compiler says first."""
    libraries = [library for header, library in LIBRARIES.items() if finds(machine, compiler, header)]
    command = [*compiler.split(), *machine.flags, *variant.split(), str(PROGRAM), "-o", made, "-lbenchmark",
               "-lpthread",
               *libraries]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    return (built.stderr.splitlines() or ["it does not build"])[0] if built.returncode else None


def report(machine, compilers, is_quick):
    made = os.path.join(machine.directory, "scanning")
    for compiler in compilers:
        if "libc++" in compiler:
            continue  # Google Benchmark's library is built with the other one
        if not finds(machine, compiler, "benchmark/benchmark.h"):
            print(f"run time, {compiler}: Google Benchmark is missing (Debian: apt-get install libbenchmark-dev)\n")
            continue
        for name in (name for header, name in MISSING.items() if not finds(machine, compiler, header)):
            print(f"not compared with {name}, which is missing")
        for variant in VARIANTS:
            progress(f"run time: {compiler} {variant}")
            failure = build(machine, compiler, variant, made)
            ran = None if failure else subprocess.run([made, *["--benchmark_filter=validate"] * is_quick],
                                                      capture_output=True, text=True, check=False)
            progress("")
            print(f"run time, {compiler} {variant}", end="\n" if ran and not ran.returncode else ": ")
            print(failure or (ran.stdout if ran.returncode == 0
                              else f"{ran.stdout}does not run here ({ran.returncode})\n"))
            print(end="", flush=True)
