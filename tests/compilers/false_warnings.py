#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Checks that g++ -O3 does not warn of short constant text: false_warnings.py ROOT COMPILER [ARGUMENT...]

Without U8LIT_FALSE_WARNINGS_BEGIN (base/attributes.hpp) it does, where these tests inline the headers beside them.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
# The header, and the newest version of g++ that is known to warn.
TESTS = {"codec/basic_codec": ("encoding/encode", 16), "codec/cesu8": ("codec/grammar", 16),
         "operation/concat": ("transcoding/writing_operation", 12),
         "encoding/decoding_view": ("encoding/decode", 16)}


def warned_of(test, include):
    """The headers that the compiler warns of."""
    said = subprocess.run([*COMPILER, "-std=c++20", "-O3", "-Wall", "-Wextra", f"-I{include}", "-c",
                           ROOT / f"tests/{test}.cpp", "-o", "/dev/null"], capture_output=True, text=True, check=True)
    return set(re.findall(r"u8lit/(\S+)\.hpp:\d+:\d+: warning:", said.stderr))


class FalseWarnings(unittest.TestCase):
    def test_there_are_none(self):
        for test in TESTS:
            with self.subTest(test):
                self.assertEqual(warned_of(test, ROOT / "include"), set())

    def test_they_are_the_reason(self):
        version = int(subprocess.run([*COMPILER, "-dumpversion"], capture_output=True, text=True, check=True).stdout)
        with tempfile.TemporaryDirectory() as folder:
            include = pathlib.Path(folder, "include")
            shutil.copytree(ROOT / "include", include)
            for header in include.rglob("*.hpp"):
                code = header.read_text(encoding="utf-8")
                header.write_text(re.sub(r"^U8LIT_FALSE_WARNINGS_\w+$", "", code, flags=re.MULTILINE), encoding="utf-8")
            for test, (header, newest) in TESTS.items():
                with self.subTest(test):
                    if version <= newest:
                        self.assertIn(header, warned_of(test, include))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
