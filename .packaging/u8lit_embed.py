#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes a header with the bytes of a file in a constant array, for compilers without #embed.

u8lit_embed.py FILE HEADER

The array has the name of the file, with `_` for what is no letter or digit of ASCII, and ends in a NUL, as literals do.
u8lit-embed.cmake writes the same.
"""
import os
import pathlib
import re
import sys

ON_A_LINE = 32

file, header = map(pathlib.Path, sys.argv[1:])
name = re.sub(rb"^(?=\d)|[^A-Za-z0-9_]", b"_", os.fsencode(file.name)).decode("ascii")
octets = file.read_bytes()
lines = ["".join(f"\\x{octet:02x}" for octet in octets[at:at + ON_A_LINE])
         for at in range(0, len(octets) + (len(octets) % ON_A_LINE == 0), ON_A_LINE)]
literal = "\n    ".join(f'"{line}"' for line in lines)
header.write_text(f"#pragma once\n\ninline constexpr unsigned char {name}[] =\n    {literal};\n", encoding="ascii",
                  newline="\n")
