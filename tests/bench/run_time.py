# SPDX-License-Identifier: BSL-1.0
"""How fast functions are at run time: builds scanning.cpp, operations.cpp, look_ups.cpp, unicode.cpp and
transcoding.cpp with each compiler and runs them."""
import itertools
import os
import pathlib
import shutil
import subprocess
import sys

from machine import progress

VARIANTS = ("-O2", "-O2 -mavx2")
PROGRAMS = ("scanning", "operations", "look_ups", "unicode", "transcoding")
FEW = "validate|^1000 keys|^find,|concat|UTF-8 to UTF-16, [ACHem]|UTF-16 to UTF-8, [ACHem]"
ICU, ABSEIL, GLIB, UNISTRING = "unicode/utf8.h", "absl/strings/escaping.h", "glib.h", "unistr.h"
UTF8PROC = "utf8proc.h"
PACKAGES = {ICU: ("icu-uc",), ABSEIL: ("absl_strings", "absl_hash", "absl_flat_hash_map"),
            GLIB: ("glib-2.0",), UTF8PROC: ("libutf8proc",)}  # pkg-config's
MISSING = {"utf8.h": "utfcpp (libutfcpp-dev)", ICU: "ICU (libicu-dev)", ABSEIL: "Abseil (libabsl-dev)",
           GLIB: "GLib (libglib2.0-dev)", UNISTRING: "libunistring (libunistring-dev)",
           UTF8PROC: "utf8proc (libutf8proc-dev)"}


def flags_of(what, packages):
    if not packages:
        return []
    command = ["pkg-config", what, *packages]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()


def finds(machine, compiler, header):
    flags = flags_of("--cflags", PACKAGES.get(header, ()))
    return machine.compile(compiler, f"#include <{header}>\n", *flags)[1]


def build(machine, compiler, variant, program, made):
    """None, or what the compiler says first."""
    packages = [name for header, names in PACKAGES.items() if finds(machine, compiler, header) for name in names]
    unistring = ["-lunistring"] if finds(machine, compiler, UNISTRING) else []
    command = [*compiler.split(), *machine.flags, f"-I{machine.directory}", *variant.split(),
               *flags_of("--cflags", packages), str(pathlib.Path(__file__).with_name(f"{program}.cpp")), "-o", made,
               "-lbenchmark", "-lpthread", *flags_of("--libs", packages), *unistring]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    return (built.stderr.splitlines() or ["it does not build"])[0] if built.returncode else None


def report(machine, compilers, is_quick):
    made = os.path.join(machine.directory, "run_time")
    subprocess.run([sys.executable, "-B", pathlib.Path(__file__).with_name("look_ups.py"),
                    os.path.join(machine.directory, "look_ups.inc")], check=True)
    if not shutil.which("gperf"):
        print("not compared with gperf, which is missing")
    for compiler in compilers:
        if "libc++" in compiler:
            continue  # Google Benchmark's library is built with the other one
        if not finds(machine, compiler, "benchmark/benchmark.h"):
            print(f"run time, {compiler}: Google Benchmark is missing (Debian: apt-get install libbenchmark-dev)\n")
            continue
        for name in (name for header, name in MISSING.items() if not finds(machine, compiler, header)):
            print(f"not compared with {name}, which is missing")
        programs = PROGRAMS if finds(machine, compiler, ICU) else PROGRAMS[:-1]  # the last one needs ICU
        for program, variant in itertools.product(programs, VARIANTS):
            progress(f"run time: {compiler} {variant}, {program}")
            failure = build(machine, compiler, variant, program, made)
            ran = None if failure else subprocess.run([made, *[f"--benchmark_filter={FEW}"] * is_quick],
                                                      capture_output=True, text=True, check=False)
            progress("")
            print(f"run time, {compiler} {variant}", end="\n" if ran and not ran.returncode else ": ")
            print(failure or (ran.stdout if ran.returncode == 0
                              else f"{ran.stdout}does not run here ({ran.returncode})\n"))
            print(end="", flush=True)
