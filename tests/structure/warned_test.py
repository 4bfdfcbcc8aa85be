#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Checks that compilers warn of what compiles and is a mistake: warned_test.py ROOT COMPILER [ARGUMENT...]

Lines of warned.cpp that end in `// discarded` must be warned of by every compiler, those in `// dangles` by clang (and
g++ may), and no others by any.
"""
import pathlib
import re
import subprocess
import sys
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
SOURCE = ROOT / "tests/structure/warned.cpp"
# The warnings that are on by default in clang; g++'s -Wdangling-pointer and the like see no more than inlining shows
# them.
FLAGS = ["-std=c++20", f"-I{ROOT / 'include'}", "-Wall", "-Wextra", "-fsyntax-only"]


def marked(text, mark):
    return [number for number, line in enumerate(text.splitlines(), 1) if line.endswith(f"// {mark}")]


class Warned(unittest.TestCase):
    def test_compiler_warns_of_marked_lines(self):
        said = subprocess.run([*COMPILER, *FLAGS, SOURCE], capture_output=True, text=True, check=False).stderr
        self.assertNotIn("error:", said)
        is_clang = "clang" in subprocess.run([*COMPILER, "--version"], capture_output=True, text=True,
                                             check=True).stdout
        text = SOURCE.read_text(encoding="utf-8")
        discarded, dangling = set(marked(text, "discarded")), set(marked(text, "dangles"))
        warned = {int(number) for number in re.findall(r"warned\.cpp:(\d+):\d+: warning:", said)}
        self.assertEqual(warned - (set() if is_clang else dangling), discarded | (dangling if is_clang else set()),
                         said)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
