#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes what look_ups.cpp looks up: look_ups.py OUTPUT. Tables of text and of numbers, as many keys that they do not
have, and, if gperf (Debian: gperf) is installed, what it makes of the same rows."""
import random
import shutil
import subprocess
import sys

import table_sources

SIZES, WITH_GPERF = (100, 1000, 3000, 10000), (100, 1000, 3000)
GPERF = """%language=C++
%struct-type
%compare-lengths
%readonly-tables
%enum
%define class-name {name}
%define lookup-function-name find
struct {name}_row {{ const char* name; int value; }};
%%
"""


def split(text):
    """Keys of a table, and as many others of the same kind, in any order."""
    keys = [line.split('"')[1] for line in text.splitlines()]
    random.Random(2022).shuffle(keys)
    return keys[:len(keys) // 2], keys[len(keys) // 2:]


def numbers(count, beyond):
    chance = random.Random(3629)
    return "".join(f"{{{key}, {key % 1000}}}," for key in chance.sample(range(beyond), count))


def made_by_gperf(count, keys):
    rows = "".join(f'"{key}", {value}\n' for value, key in enumerate(keys))
    return subprocess.run(["gperf"], input=GPERF.format(name=f"gperf_{count}") + rows, capture_output=True, text=True,
                          check=True).stdout


def main():
    with open(sys.argv[1], "w", encoding="utf-8") as out:
        for count in SIZES:
            there, missing = split(table_sources.rows(2 * count, False))
            rows = "".join(f'{{"{key}", {value}}},\n' for value, key in enumerate(there))
            out.write(f"inline constexpr u8lit::text_row<int> rows_{count}[] = {{\n{rows}}};\n")
            words = "".join(f'"{key}",\n' for key in missing)
            out.write(f"inline constexpr std::string_view missing_{count}[] = {{\n{words}}};\n")
            if count in WITH_GPERF and shutil.which("gperf"):
                out.write("#define HAS_GPERF\n" + made_by_gperf(count, there))
        for name, beyond in (("near", 2000), ("far", 1000000)):
            out.write(f"inline constexpr auto {name}_numbers = u8lit::make_rows<int, int>({{\n"
                      f"{numbers(1000, beyond)}}});\n")


if __name__ == "__main__":
    main()
