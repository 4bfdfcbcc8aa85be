#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes one header that has all that a header includes: amalgamate.py INCLUDE HEADER OUTPUT [DEPFILE]

INCLUDE is the folder of the headers, HEADER is named as in an #include. Each header of u8lit stands where it is first
included, between #line directives, so that compilers name it and its lines. One that is included under a condition
stands there, and wherever it is included next. One without a guard stands wherever it is included, without comments;
the headers with a guard that it includes stand before it.
"""
import pathlib
import re
import sys

INCLUDE = pathlib.Path(sys.argv[1])
DIRECTIVE = re.compile(r"\s*#\s*(\w+)(.*)")


def lines_of(header):
    return (INCLUDE / header).read_text(encoding="utf-8").splitlines()


def guard_of(header):
    """The guard of a header, which is its first directive, None if it has none."""
    found = re.match(r"(?://.*\n|\n)*#ifndef (\w+)\n#define \1\n", "\n".join(lines_of(header)))
    return found and found[1]


def included_by(line):
    """The header of u8lit that a line includes, None if it includes none."""
    found = re.match(r"\s*#\s*include\s*<(u8lit[\w./]*\.hpp)>", line)
    return found and found[1]


def version():
    return ".".join(re.findall(r"#define U8LIT_VERSION_[A-Z]+ (\d+)", "\n".join(lines_of("u8lit/base/version.hpp"))))


class Amalgamation:
    def __init__(self, header):
        self.written = []
        self.used = []
        self.write("// SPDX-License-Identifier: BSL-1.0",
                   f"// <{header}> of u8lit {version()} and all that it includes, made by .packaging/amalgamate.py.")
        self.add(header, set())

    def write(self, *lines):
        self.written += lines

    def add(self, header, done):
        """Adds a header unless it is in done, the headers that stand before this place under any condition."""
        if header in done:
            return
        guard = guard_of(header)
        if guard:
            done.add(header)
        if header not in self.used:
            self.used.append(header)
        if not guard:
            for included in filter(None, map(included_by, lines_of(header))):
                if guard_of(included):
                    self.add(included, done)
        depth = 0  # of conditions around a line, without the guard
        follows = False  # the line before it in the header
        for number, line in enumerate(lines_of(header), 1):
            directive = DIRECTIVE.fullmatch(line)
            name, rest = directive.groups() if directive else ("", "")
            if name in ("if", "ifdef", "ifndef") and rest.split() != [guard]:
                depth += 1
            elif name == "endif":
                depth -= 1
            included = included_by(line)
            is_written = not included and (guard or not re.match(r"\s*(//|$)", line))
            if included:
                self.add(included, set(done) if depth > 0 else done)
            elif is_written:
                self.write(*([] if follows else [f'#line {number} "{header}"']), line)
            follows = is_written


def main():
    _, _, header, output, *depfile = sys.argv
    made = Amalgamation(header)
    pathlib.Path(output).write_text("\n".join(made.written) + "\n", encoding="utf-8")
    if depfile:
        pathlib.Path(depfile[0]).write_text(
            f"{output}: {' '.join(str(INCLUDE / name) for name in made.used)}\n", encoding="utf-8")


main()
