#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes a translation unit that includes one header twice: alone.py HEADER FILE [--macros] [--main | --other]

--macros: under macros such as users define. --main, --other: with one of two functions that make a program together.
"""
import string
import sys

header, path, *options = sys.argv[1:]
letters = string.ascii_uppercase if "--macros" in options else ""
parts = {"--main": 'int other();\nint main() { return other() + !u8lit::is_well_formed("\\u20AC"); }',
         "--other": 'int other();\nint other() { return !u8lit::validate("\\u20AC"); }'}
with open(path, "w", encoding="utf-8") as unit:
    lines = [f"#define {letter} )" for letter in letters] + [f"#include <{header}>"] * 2
    lines += [f"#undef {letter}" for letter in letters] + [part for option, part in parts.items() if option in options]
    unit.write("\n".join(lines) + "\n")
