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
# Clang warns of this attribute, which u8lit uses itself.
OF_CLANG = 'void f(int x) __attribute__((diagnose_if(x, "x", "error")));'


def marked(text, mark):
    return [number for number, line in enumerate(text.splitlines(), 1) if line.endswith(f"// {mark}")]


class Warned(unittest.TestCase):
    def is_clang(self):
        version = subprocess.run([*COMPILER, "--version"], capture_output=True, text=True, check=True).stdout
        return "clang" in version

    def test_compiler_warns_of_marked_lines(self):
        said = subprocess.run([*COMPILER, *FLAGS, SOURCE], capture_output=True, text=True, check=False).stderr
        self.assertNotIn("error:", said)
        is_clang = self.is_clang()
        text = SOURCE.read_text(encoding="utf-8")
        discarded, dangling = set(marked(text, "discarded")), set(marked(text, "dangles"))
        warned = {int(number) for number in re.findall(r"warned\.cpp:(\d+):\d+: warning:", said)}
        self.assertEqual(warned - (set() if is_clang else dangling), discarded | (dangling if is_clang else set()),
                         said)

    def test_headers_change_no_warnings_of_users(self):
        """What base/begin.hpp ignores is ignored in the headers only, and nothing else is needed there."""
        if not self.is_clang():
            self.skipTest("an attribute of clang")
        for macro in ["-UU8LIT_WARN_SUSPICIOUS", "-DU8LIT_WARN_SUSPICIOUS"]:
            said = subprocess.run([*COMPILER, *FLAGS, "-Wgcc-compat", macro, "-xc++", "-"], capture_output=True,
                                  text=True, check=False, input=f"#include <u8lit.hpp>\n{OF_CLANG}\n").stderr
            with self.subTest(macro):
                self.assertEqual(re.findall(r"(\S+):\d+:\d+: (?:warning|error):", said), ["<stdin>"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
