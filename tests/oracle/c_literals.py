#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Has the compiler read what escape_c wrote, in every dialect of C and C++: c_literals.py WRITER COMPILER [ARGUMENT...]

WRITER is the program of c_literals.cpp. What it writes must compile without a word and find no literal that differs.
"""
import pathlib
import subprocess
import sys
import tempfile

# Those before C++17 and C23 have trigraphs.
DIALECTS = {"c": ["c99", "c11", "c17", "c2x"], "c++": ["c++11", "c++14", "c++17", "c++20", "c++2b"]}


def main():
    writer, *compiler = sys.argv[1:]
    written = subprocess.run([writer], stdout=subprocess.PIPE, check=True).stdout
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        source, program = pathlib.Path(folder) / "literals", pathlib.Path(folder) / "program"
        source.write_bytes(written)
        for language, standards in DIALECTS.items():
            for standard in standards:
                made = subprocess.run([*compiler, f"-std={standard}", "-pedantic-errors", "-Wall", "-x", language,
                                       source,
                                       "-o", program], capture_output=True, text=True, errors="replace", check=False)
                if made.returncode or made.stderr:
                    print(f"{standard}: not compiled without messages\n{made.stderr[:2000]}")
                    failed = True
                elif number := subprocess.run([program], check=False).returncode:
                    print(f"{standard}: literal {number} differs")
                    failed = True
    return failed


if __name__ == "__main__":
    sys.exit(main())
