#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes a translation unit that includes one header, twice, under macros such as users define: alone.py HEADER FILE."""
import string
import sys

header, path = sys.argv[1:3]
parts = {"--main": "int other();\nint main() { return other() + !u8lit::is_well_formed(\"\\u20AC\"); }\n",
         "--other": "int other();\nint other() { return !u8lit::validate(\"\\u20AC\"); }\n"}
with open(path, "w", encoding="utf-8") as unit:
    for letter in string.ascii_uppercase:
        print(f"#define {letter} )", file=unit)
    print(f"#include <{header}>\n#include <{header}>", file=unit)
    for letter in string.ascii_uppercase:
        print(f"#undef {letter}", file=unit)
    print(parts.get(sys.argv[3], "") if len(sys.argv) > 3 else "", file=unit)
