#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes translation units that each include one header twice: alone.py [--macros] HEADER... : FILE...

--macros: under macros such as users define. The last two files include the first header, and make a program together.
"""
import string
import sys

# Libraries that need not be there, and use names of one letter themselves: they come before the macros.
GLUED = {"u8lit/hana": "boost/hana.hpp", "u8lit/mp11": "boost/mp11.hpp"}

letters = string.ascii_uppercase if sys.argv[1] == "--macros" else ""
names = sys.argv[2 if letters else 1:]
headers, files = names[:names.index(":")], names[names.index(":") + 1:]
functions = ['int other();\nint main() { return other() + !u8lit::is_well_formed("\\u20AC"); }',
             'int other();\nint other() { return !u8lit::validate("\\u20AC"); }']
parts = [""] * len(headers) + functions
for header, path, part in zip(headers + headers[:1] * 2, files, parts, strict=True):
    lines = [f"#define {letter} )" for letter in letters] + [f"#include <{header}>"] * 2
    lines += [f"#undef {letter}" for letter in letters] + [part]
    for library in [library for start, library in GLUED.items() if header.startswith(start)]:
        lines = [f"#if __has_include(<{library}>)", *([f"#include <{library}>"] if letters else []), *lines, "#endif"]
    with open(path, "w", encoding="utf-8") as unit:
        unit.write("\n".join(lines).strip() + "\n")
