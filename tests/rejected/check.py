#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles a case that must be refused and holds the compiler to its words:
check.py [--precompiled=FILE] CASE NAME COMPILER [ARGUMENT...]

NAME is the compiler's name and version, clang-19. FILE is what support/precompile.py made of the umbrella header; where
it does not matter what the compiler says, but only whether, it is read instead of the headers themselves.

A case is an ordinary source file. The line that is at fault ends in `// refused`. Comments at its end say what to expect:
    // g++: words | other words        all must be printed, white space aside, and not from the line at fault
    // clang: words | other words
    // clang-14: words                 for that version instead
    // lines: g++ 13 | clang-19 18     where more lines are allowed than the 10 of g++ and the 15 of clang
    // errors: clang 2                 where the compiler cannot help making several of one
    // flags: -fexec-charset=latin1    more arguments
    // unnamed: clang-19               where the compiler names no line of the case
    // only: g++                       no other compiler can get this wrong
    // needs: boost/mp11/list.hpp      a header without which there is nothing to see
The compiler must refuse the case with one error, the first line of the case that it names must be the one at fault,
with -O2, too, and without that line the case must compile in silence.
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

SKIPPED = 77
LINES = {"g++": 10, "clang": 15}
ERRORS = {"g++": 1, "clang": 1}


def compiled(command, source, name):
    """The exit status and what was printed, compiling the source under the name of the case."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / name).write_text(source, encoding="utf-8")
        run = subprocess.run(command + ["-fdiagnostics-color=never", "-c", name, "-o", os.devnull], cwd=folder,
                             capture_output=True, text=True, errors="replace", env=dict(os.environ, LC_ALL="C"))
    return run.returncode, run.stdout + run.stderr


def first_named(printed, name):
    """The first line of the case that is named, None if there is none."""
    named = re.search(rf"^{re.escape(name)}:(\d+):\d+:", printed, re.MULTILINE)
    return int(named.group(1)) if named else None


def faults(case, versioned, command, precompiled):
    """Everything that is wrong with the case or with what the compiler made of it; None where it does not apply."""
    source = case.read_text(encoding="utf-8")
    lines = source.splitlines()
    keys = dict(re.findall(r"^// ([\w+-]+): (.*)$", source, re.MULTILINE))
    name = versioned.rpartition("-")[0]
    if keys.get("only", name) != name:
        return None
    if "needs" in keys and compiled(command, f"#if !__has_include(<{keys['needs']}>)\n#error\n#endif\n", case.name)[0]:
        return None
    words = keys.get(versioned, keys.get(name))
    marked = [number for number, line in enumerate(lines, 1) if line.rstrip().endswith("// refused")]
    if words is None or len(marked) != 1:
        return [f"the case must have one line `// refused` and say what {versioned} is to print"]

    def number(key, usual):
        stated = dict(entry.rsplit(" ", 1) for entry in keys[key].split(" | ")) if key in keys else {}
        return int(stated.get(versioned, stated.get(name, usual[name])))

    flags = shlex.split(keys.get("flags", ""))
    command = command + flags
    # What is precompiled was so without flags. Any doubt that it leaves is settled without it.
    quick = [] if flags or not precompiled else [*command, "-include", precompiled]

    status, printed = compiled(command, source, case.name)
    found = []
    if status == 0:
        found.append("it compiles")
    if re.search(r"internal compiler error|PLEASE submit|fatal error|Stack dump", printed):
        found.append("the compiler gave up")
    if (errors := len(re.findall(r"\berror: ", printed))) != number("errors", ERRORS):
        found.append(f"{errors} errors instead of {number('errors', ERRORS)}")
    # What the compiler only repeats from the line at fault, it has not said.
    flat = " ".join(" ".join(line for line in printed.splitlines() if lines[marked[0] - 1].strip() not in line).split())
    found += [f"not printed: {word}" for word in words.split(" | ") if " ".join(word.split()) not in flat]
    told = [line for line in printed.splitlines() if line and not re.match(r"\d+ errors? generated", line)]
    if len(told) > number("lines", LINES):
        found.append(f"{len(told)} lines instead of at most {number('lines', LINES)}")
    named = first_named(printed, case.name)
    if not named and keys.get("unnamed") in (name, versioned):
        pass
    elif named != marked[0]:
        found.append(f"the first line named is {named or 'none'} instead of {marked[0]}")

    # What g++ fails to evaluate, it may optimise away; clang judges before it optimises.
    if name == "g++":
        optimized = compiled([*quick, "-O2"], source, case.name) if quick else (0, "")
        if optimized[0] == 0 or first_named(optimized[1], case.name) != marked[0]:
            if compiled([*command, "-O2"], source, case.name)[0] == 0:
                found.append("it compiles with -O2")

    lines[marked[0] - 1] = ""
    remainder = "\n".join(lines) + "\n"
    rest_status, rest = compiled(quick, remainder, case.name) if quick else (1, "")
    if rest_status or rest:
        rest_status, rest = compiled(command, remainder, case.name)
    if rest_status or rest:
        found.append(f"without the line at fault it does not compile in silence:\n{rest}")
    return found + ([f"{versioned} printed:\n{printed}"] if found else [])


def main():
    option = "--precompiled="
    precompiled = sys.argv.pop(1).removeprefix(option) if sys.argv[1].startswith(option) else None
    case, versioned, *command = sys.argv[1:]
    case = pathlib.Path(case)
    found = faults(case, versioned, command, precompiled)
    if found is None:
        return SKIPPED
    for fault in found:
        print(f"{case.name}: {fault}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
