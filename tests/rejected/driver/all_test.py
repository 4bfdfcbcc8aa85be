#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Tries the driver over all cases: all_test.py CHECK PRECOMPILE NAME COMPILER [ARGUMENT...]

It must count the sound case, name and count those that are not, and leave out the one that does not apply.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

check, precompile, *compiler = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    cases = pathlib.Path(folder, "rejected")
    cases.mkdir()
    cases.with_name("support").mkdir()
    shutil.copy(check, cases)
    (cases / "lines.txt").touch()
    shutil.copy(precompile, cases.with_name("support"))

    def run(*names):
        for name in names:
            shutil.copy(pathlib.Path(__file__).with_name(name), cases)
        ran = subprocess.run([sys.executable, "-I", "-S", cases / "check.py", "--all", "--jobs", "2", *compiler],
                             capture_output=True, encoding="utf-8", check=False)
        return ran.returncode, ran.stdout

    sound = run("refused.cpp", "skipped.cpp")
    both = run("compiles.cpp")
    three = run("broken_remainder.cpp")
if sound[0] != 0 or not sound[1].endswith("\n1 passed, 0 failed\n") or "skipped" not in sound[1]:
    sys.exit(f"of a sound case and one that does not apply:\n{sound}")
if both[0] != 1 or not both[1].endswith("\n1 passed, 1 failed\n") or "compiles.cpp: it compiles" not in both[1]:
    sys.exit(f"with one that compiles:\n{both}")
if three[0] != 1 or not three[1].endswith("\n1 passed, 2 failed\n") or \
        "broken_remainder.cpp: without the line" not in three[1]:
    sys.exit(f"with one that is broken elsewhere, too:\n{three}")
