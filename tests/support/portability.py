#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Has the compiler check the tests of the headers and of the RFC, most of them done by then, in its newest standard;
compiles those of the RFC and of what is done at run time with optimization, too, and runs them; compiles what must be
refused; imports the module; compares docs/messages.md with what the compiler says:
portability.py --emulator=COMMAND COMPILER [ARGUMENT...]

COMMAND runs the programs of a cross compiler; it is empty for this machine's. Where the other machine's sizes and byte
order are those of x86-64, compilers evaluate the same, so only the programs are compiled. Compilers of this machine
check all that must be refused, but only every second test: those that versions with an odd number check, versions with
an even number leave out. An older and a newer compiler check all of them (tests/run). Cross compilers, which are of one
version, share what must be refused: 32-bit machines' check one half, 64-bit ones' the other. Ends with the sum:
N passed, N failed.
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
ALL = tuple(f"{folder}/*.cpp" for folder in ["public", *sorted(path.name for path in (INCLUDE / "u8lit").iterdir()
                                                               if path.is_dir())])
RUN = ("rfc3629/*.cpp", "unicode_standard/*.cpp", "public/comparisons.cpp", "validation/octet_vector.cpp",
       "transcoding/replace.cpp", "transcoding/stream.cpp", "text/text_view.cpp", "transcoding/transcode.cpp",
       "public/u8lit.cpp", "validation/validate.cpp",
       "text/unit_search.cpp", "transcoding/writing_operation.cpp",
       "transcoding/copy_sequences_at_run_time.cpp", "operation/find.cpp", "unicode/normalization.cpp")
# Scripts for compilers of this machine, and their arguments before the compiler.
OTHERS = {"examples/messages.py": [], "module/module_test.py": [TESTS.parent]}
STANDARDS = ("c++26", "c++2c", "c++23", "c++2b", "c++20")
# Clang 17 does not compile this with libstdc++ 14 in C++23.
LIBRARY = "#include <string>\n#include <unordered_map>\nstd::unordered_map<std::string, int> made{{\"\", 1}};\n"
# Hundreds of small programs are linked, which takes GNU ld two or three times as long.
LINKERS = ("lld", "gold")
SYNTAX, OPTIMIZED = "-fsyntax-only", "-O2"
SKIPPED = 77  # without a library that the test needs
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Werror")
# Optimizing, g++ 13 takes bounded sizes for negative ones and g++ 15 arrays of one element for empty ones.
NOT_WARNED = {"g++": ("-Wno-alloc-size-larger-than", "-Wno-maybe-uninitialized"), "clang": ()}
emulator, compiler = sys.argv[1].removeprefix("--emulator=").split(), sys.argv[2:]


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, **options)


def macros():
    return dict(re.findall(r"#define (__\w+__) (\w+)\n", run(*compiler, "-dM", "-E", "-x", "c++", "/dev/null").stdout))


def name_and_version():
    version = macros()
    return f"clang-{version['__clang_major__']}" if "__clang_major__" in version else f"g++-{version['__GNUC__']}"


def evaluates_otherwise():
    """Whether the compiler is for this machine, or for one with other sizes or another byte order than x86-64."""
    found = macros()
    return not emulator or (found["__SIZEOF_POINTER__"], found["__BYTE_ORDER__"]) != ("8", "__ORDER_LITTLE_ENDIAN__")


def half(versioned):
    """Which half of what is shared the compiler checks, 0 or 1."""
    if emulator:
        return int(macros()["__SIZEOF_POINTER__"] == "8")
    return int(versioned.rpartition("-")[2]) % 2


def newest_standard():
    """In which the compiler and its standard library agree."""
    return next(standard for standard in STANDARDS
                if run(*compiler, f"-std={standard}", "-fsyntax-only", "-x", "c++", "-", input=LIBRARY).returncode == 0)


def linker(folder):
    return next(([f"-fuse-ld={name}"] for name in LINKERS
                 if run(*compiler, f"-fuse-ld={name}", "-x", "c++", "-", "-o", pathlib.Path(folder, "linked"),
                        input="int main() {}\n").returncode == 0), [])


def tests(versioned):
    """Pairs of a source and how to compile it. What takes seconds is for the compilers that are given all."""
    slow = re.findall(r"'(.*?)'", re.search(r"^slow = \[(.*?)\]", (TESTS / "meson.build").read_text(encoding="utf-8"),
                                          re.DOTALL | re.MULTILINE)[1])
    assert all((TESTS / name).exists() for name in slow)
    listed = sorted({source for pattern in ALL for source in TESTS.glob(pattern)} - {TESTS / name for name in slow})
    programs = sorted({source for pattern in RUN for source in TESTS.glob(pattern)})
    if emulator:
        evaluated = set(listed) if evaluates_otherwise() else set()
    else:
        programs = programs[half(versioned)::2]
        evaluated = set(listed[half(versioned)::2])
    # Clang evaluates first, whether it optimizes then or not.
    if versioned.startswith("clang"):
        evaluated -= set(programs)
    return [(source, OPTIMIZED) for source in programs] + [(source, "-fsyntax-only") for source in sorted(evaluated)]


def checked(source, level, arguments, linking, folder):
    """What the compiler or the program has to say against the test; None if the test skips itself."""
    program = pathlib.Path(folder, f"{source.parent.name}-{source.stem}{level}")
    made = run(*compiler, *arguments, level, source, *(["-o", program, *linking] if level != SYNTAX else []))
    if made.returncode or made.stdout or made.stderr:
        return made.stdout + made.stderr or f"the compiler returned {made.returncode}\n"
    if level == SYNTAX:
        return ""
    made = run(*emulator, program, timeout=600)
    if made.returncode == SKIPPED:
        return None
    if made.returncode != 0:
        return f"{made.stdout}{made.stderr}the program returned {made.returncode}\n"
    program.unlink()
    return ""


def main():
    versioned = name_and_version()
    arguments = [f"-std={newest_standard()}", *WARNINGS, *NOT_WARNED[versioned.rpartition("-")[0]], f"-I{INCLUDE}",
                 f"-I{TESTS}"]
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        refused = evaluates_otherwise() and pool.submit(
            run, sys.executable, "-B", TESTS / "rejected/check.py", "--all", "--jobs", "1",
            "--part", f"{half(versioned)}/2" if emulator else "0/1", versioned, *compiler, "-std=c++20", f"-I{INCLUDE}")
        others = {} if emulator else {test: pool.submit(run, sys.executable, "-B", TESTS / test, *given, *compiler)
                                      for test, given in OTHERS.items()}
        chosen, linking = tests(versioned), linker(folder)
        for (source, level), found in zip(chosen,
                                          pool.map(lambda test: checked(*test, arguments, linking, folder), chosen)):
            passed, failed = passed + (found == ""), failed + bool(found)
            if found is None:
                print(f"skipped: {source.relative_to(TESTS)} {level}", flush=True)
            elif found:
                print(f"{source.relative_to(TESTS)} {level}:\n{found}", flush=True)
        refused = refused and refused.result()
        others = {test: done.result() for test, done in others.items()}
    for test, done in others.items():
        passed, failed = passed + (done.returncode == 0), failed + (done.returncode not in (0, SKIPPED))
        if done.returncode:
            print(f"{test}:\n{done.stdout}{done.stderr}", flush=True)
    if refused:
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
