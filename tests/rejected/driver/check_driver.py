#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Tries the driver: check_driver.py CHECK FILE CASE NAME COMPILER [ARGUMENT...]

Of each case the driver must say what the case's comment `// driver: words` has; if that is `passes` or
`skips`, it must do so; with FILE precompiled, and without.
"""
import re
import subprocess
import sys

check, precompiled, case, *compiler = sys.argv[1:]
with open(case, encoding="utf-8") as source:
    expected = re.search(r"^// driver: (.+)$", source.read(), re.MULTILINE).group(1)
status = {"passes": 0, "skips": 77}.get(expected, 1)
for option in ([], [f"--precompiled={precompiled}"]):
    ran = subprocess.run([sys.executable, "-I", "-S", check, *option, case, *compiler], capture_output=True,
                         encoding="utf-8", check=False)
    said = ran.stdout.splitlines()[:1]  # what the driver found first
    if ran.returncode != status or (status == 1 and not (said and expected in said[0])):
        sys.exit(f"{case} {option}: expected `{expected}`, got status {ran.returncode}:\n{ran.stdout}{ran.stderr}")
