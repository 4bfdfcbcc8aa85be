#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Precompiles headers for every level of optimisation: precompile.py FILE DEPFILE HEADERS LEVELS COMPILER [ARGUMENT...]

HEADERS are as in string,vector, LEVELS as in 0,2. Writes FILE, which includes the headers, and next to it
FILE.gch/LEVEL, which compilers take in its place. DEPFILE has what that depends on: g++ does not see that a precompiled
header is older than what it was made of.
"""
import pathlib
import re
import shutil
import subprocess
import sys

file, depfile, headers, levels, *compiler = sys.argv[1:]
folder = pathlib.Path(file + ".gch")
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir()
pathlib.Path(file).write_text("".join(f"#include <{header}>\n" for header in headers.split(",")), encoding="utf-8")
for level in levels.split(","):
    subprocess.run([*compiler, "-O" + level, "-x", "c++-header", "-MD", "-MF", depfile, "-MT", file, file,
                    "-o", folder / level], check=True)

# Ninja takes a file that depends on itself for a cycle.
target, _, dependencies = pathlib.Path(depfile).read_text(encoding="utf-8").partition(": ")
others = [other for other in re.split(r"(?<!\\)\s+|\\\n\s*", dependencies) if other not in ("", "\\", file)]
pathlib.Path(depfile).write_text(f"{target}: {' '.join(others)}\n", encoding="utf-8")
