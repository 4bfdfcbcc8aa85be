#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compares what gdb prints of a program's variables with what its comments say.

gdb_test.py ROOT COMPILER [ARGUMENT...]; skipped where there is no gdb.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
SOURCE = ROOT / "tests/consumer/debugged.cpp"
SKIPPED = 77


class Gdb(unittest.TestCase):
    def test_variables(self):
        expected = dict(re.findall(r" (\w+)(?: = .*)?; +// (.*)\n", SOURCE.read_text(encoding="utf-8")))
        self.assertGreater(len(expected), 10)
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "debugged"
            subprocess.run([*COMPILER, "-std=c++20", "-g", "-O0", f"-I{ROOT / 'include'}", SOURCE, "-o", program],
                           check=True)
            commands = [f"source {ROOT / '.packaging/u8lit_gdb.py'}", "break stop", "run", "up", "info locals"]
            shown = subprocess.run(["gdb", "-q", "-nx", "-batch", *(f"-ex={command}" for command in commands), program],
                                   capture_output=True, text=True, check=False, env={"LC_ALL": "C.UTF-8"})
        printed = dict(re.findall(r"^(\w+) = (.*)$", shown.stdout, re.MULTILINE))
        self.assertEqual({name: printed.get(name, shown.stdout + shown.stderr) for name in expected}, expected)


if __name__ == "__main__":
    if not shutil.which("gdb"):
        print("there is no gdb")
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1])
