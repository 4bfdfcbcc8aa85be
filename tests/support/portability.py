#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles the tests of the headers and of the RFC in the compiler's newest standard, and runs them; those of the RFC and of what
is done at run time with optimization, too; compiles what must be refused:
portability.py --emulator=COMMAND COMPILER [ARGUMENT...]

COMMAND runs the programs of a cross compiler; it is empty for this machine's. Ends with the sum: N passed, N failed.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).resolve().parents[1]
INCLUDE = TESTS.parent / "include"
ALL = ("rfc3629/*.cpp", "unicode/*.cpp", "headers/*.cpp")
# What tests assert takes longest, and is evaluated alike with optimization.
OPTIMIZED = ("rfc3629/*.cpp", "unicode/*.cpp", "headers/comparisons.cpp", "headers/octet_vector.cpp", "headers/replace.cpp",
             "headers/stream.cpp", "headers/text_view.cpp", "headers/transcode.cpp", "headers/u8lit.cpp", "headers/validate.cpp")
STANDARDS = ("c++26", "c++2c", "c++23", "c++2b", "c++20")
# Clang 17 does not compile this with libstdc++ 14 in C++23.
LIBRARY = "#include <string>\n#include <unordered_map>\nstd::unordered_map<std::string, int> made{{\"\", 1}};\n"
SKIPPED = 77  # without a library that the test needs
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Werror")
# Optimizing, g++ 13 takes bounded sizes for negative ones and g++ 15 arrays of one element for empty ones.
NOT_WARNED = {"g++": ("-Wno-alloc-size-larger-than", "-Wno-maybe-uninitialized"), "clang": ()}
emulator, compiler = sys.argv[1].removeprefix("--emulator=").split(), sys.argv[2:]


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, **options)


def name_and_version():
    macros = run(*compiler, "-dM", "-E", "-x", "c++", "/dev/null").stdout
    version = dict(re.findall(r"#define (__\w+__) (\d+)\n", macros))
    return f"clang-{version['__clang_major__']}" if "__clang_major__" in version else f"g++-{version['__GNUC__']}"


def newest_standard():
    """In which the compiler and its standard library agree."""
    return next(standard for standard in STANDARDS
                if run(*compiler, f"-std={standard}", "-fsyntax-only", "-x", "c++", "-", input=LIBRARY).returncode == 0)


def checked(source, level, arguments, folder):
    """What the compiler or the program has to say against the test; None if the test skips itself."""
    program = pathlib.Path(folder, f"{source.parent.name}-{source.stem}{level}")
    made = run(*compiler, *arguments, level, source, "-o", program)
    if made.returncode or made.stdout or made.stderr:
        return made.stdout + made.stderr or f"the compiler returned {made.returncode}\n"
    made = run(*emulator, program, timeout=600)
    if made.returncode == SKIPPED:
        return None
    if made.returncode != 0:
        return f"{made.stdout}{made.stderr}the program returned {made.returncode}\n"
    program.unlink()
    return ""


def main():
    versioned = name_and_version()
    arguments = [f"-std={newest_standard()}", *WARNINGS, *NOT_WARNED[versioned.rpartition("-")[0]], f"-I{INCLUDE}", f"-I{TESTS}"]
    tests = [(source, level) for level, patterns in (("-O0", ALL), ("-O2", OPTIMIZED)) for pattern in patterns
             for source in sorted(TESTS.glob(pattern))]
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (source, level), found in zip(tests, pool.map(lambda test: checked(*test, arguments, folder), tests)):
            passed, failed = passed + (found == ""), failed + bool(found)
            if found is None:
                print(f"skipped: {source.relative_to(TESTS)} {level}", flush=True)
            elif found:
                print(f"{source.relative_to(TESTS)} {level}:\n{found}", flush=True)
    refused = run(sys.executable, "-B", TESTS / "rejected/check.py", "--all", versioned, *compiler, "-std=c++20",
                  f"-I{INCLUDE}")
    *deviations, last = (refused.stdout + refused.stderr).splitlines() or [""]
    print("\n".join(deviations))
    counts = re.fullmatch(r"(\d+) passed, (\d+) failed", last)
    passed, failed = (passed + int(counts[1]), failed + int(counts[2])) if counts else (passed, failed + 1)
    if not counts:
        print(last)
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
