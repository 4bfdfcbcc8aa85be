#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes translation units that each include one header twice: alone.py [--macros] HEADER... : FILE...

--macros: under macros such as users and other libraries define. The last two files include the first header, and make a
program together.
"""
import pathlib
import string
import sys

OTHERS = pathlib.Path(__file__).resolve().with_name("macros_of_others.hpp")

# Libraries that need not be there. They use names of one letter themselves, so that they come before the macros, and so
# the glue after its library; without the macros it comes alone. Boost 1.74 asks for more than libc++ has left of it in
# C++20.
GLUED = {f"u8lit/{folder}{name}": f"boost/{name}.hpp" for folder in ("", "glue/") for name in ("hana", "mp11")}
REMOVED = ["#ifdef __clang__", '#pragma clang diagnostic ignored "-Wreserved-macro-identifier"',
           "#define _LIBCPP_ENABLE_CXX20_REMOVED_TYPE_TRAITS", "#endif"]

letters = string.ascii_uppercase if sys.argv[1] == "--macros" else ""
names = sys.argv[2 if letters else 1:]
headers, files = names[:names.index(":")], names[names.index(":") + 1:]
functions = ['int other();\nint main() { return other() + !u8lit::is_well_formed("\\u20AC"); }',
             'int other();\nint other() { return !u8lit::validate("\\u20AC"); }']
parts = [""] * len(headers) + functions
for header, path, part in zip(headers + headers[:1] * 2, files, parts, strict=True):
    macros = [f'#include "{OTHERS}"', *(f"#define {letter} )" for letter in letters)] if letters else []
    lines = macros + [f"#include <{header}>"] * 2
    lines += [f"#undef {letter}" for letter in letters] + [part]
    for library in [library for start, library in GLUED.items() if header.startswith(start)]:
        before = [*REMOVED, f"#include <{library}>"] if letters else []
        lines = [f"#if __has_include(<{library}>)", *before, *lines, "#endif"]
    with open(path, "w", encoding="utf-8") as unit:
        unit.write("\n".join(lines).strip() + "\n")
