#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""A literal that a constructor hands on works if it is well-formed, or the compiler refuses it, whatever it is.

handed_on_test.py NAME ROOT COMPILER [ARGUMENT...]    NAME is the compiler's name and version, clang-19
"""
import concurrent.futures
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

NAME, ROOT, COMPILER = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
SOURCE = ROOT / "tests/object/handed_on.cpp"
CASES = [int(number) for number in re.findall(r"CASE == (\d+)", SOURCE.read_text(encoding="utf-8"))]
WELL_FORMED, ILL_FORMED = r'"a\xE2\x82\xAC."', r'"abc\xC0."'
# What is left to the linker, and a shared library links: compiler.hpp, lost constructors. Which on 14 varies.
UNDEFINED = {f"g++-{version}": {1, 2, 3, 5, 6, 7} for version in (14, 15, 16)}
# After a comma g++ 15 and 16 lose what any consteval constructor makes, unless they optimize.
LOST = {f"g++-{version}": {(9, "-O0")} for version in (15, 16)}
WORDS = ("ill-formed text in a literal (RFC 3629)", "is not a constant expression",
         "error: ill-formed UTF-8: byte 4", "constexpr message: ill-formed UTF-8: byte 4",
         "or one that is not checked here: use", "RFC_3629_section_")


def outcome(case, literal, optimization):
    """What becomes of a case: works, refused or undefined; or what was printed."""
    with tempfile.TemporaryDirectory() as folder:
        made, program = f"{folder}/case.o", f"{folder}/case"
        run = subprocess.run([*COMPILER, "-std=c++20", "-w", optimization, f"-I{ROOT / 'include'}", f"-DCASE={case}",
                              f"-DLITERAL={literal}", "-c", SOURCE, "-o", made], capture_output=True, text=True,
                              check=False)
        if run.returncode:
            return "refused" if any(words in run.stderr for words in WORDS) else run.stderr
        run = subprocess.run([*COMPILER, made, "-o", program], capture_output=True, text=True, check=False)
        if run.returncode:
            return "undefined" if "undefined reference" in run.stderr else run.stderr
        return "works" if subprocess.run([program], check=False).returncode == 0 else "lost"


class HandedOn(unittest.TestCase):
    def test_works_or_is_refused(self):
        tried = list(itertools.product(CASES, (WELL_FORMED, ILL_FORMED), ("-O0", "-O2")))
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            outcomes = list(pool.map(lambda arguments: outcome(*arguments), tried))
        undefined, lost = set(), set()
        for (case, literal, optimization), found in zip(tried, outcomes, strict=True):
            with self.subTest(case=case, literal=literal, optimization=optimization):
                if found == "undefined":
                    undefined.add(case)
                elif found == "lost":
                    lost.add((case, optimization))
                else:
                    self.assertIn(found, ("refused", "works") if literal == WELL_FORMED else ("refused",))
        # Something must be left of the reason.
        self.assertLessEqual(undefined, UNDEFINED.get(NAME, set()))
        self.assertEqual(bool(undefined), NAME in UNDEFINED)
        self.assertEqual(lost, LOST.get(NAME, set()))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
