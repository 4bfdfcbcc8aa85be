#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Uses the library as one header: single_header_test.py [--tests] ROOT COMPILER [ARGUMENT...]

--tests: the tests of some folders, too, which takes most of the time.
"""
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

WITH_TESTS = sys.argv[1] == "--tests"
ROOT, *COMPILER = sys.argv[1 + WITH_TESTS:]
ROOT = pathlib.Path(ROOT).resolve()
AMALGAMATE = ROOT / ".packaging/amalgamate.py"
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
TESTS = sorted(path for wing in ["public", "rfc3629"] for path in (ROOT / "tests" / wing).glob("*.cpp"))


def compiled(*arguments):
    return subprocess.run([*COMPILER, "-std=c++20", *arguments], capture_output=True, text=True, errors="replace",
                          check=False)


class SingleHeader(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        for header, name in [("u8lit.hpp", "u8lit.hpp"), ("u8lit/literals.hpp", "literals.hpp")]:
            subprocess.run([sys.executable, AMALGAMATE, ROOT / "include", header, cls.folder / name], check=True)

    def test_needs_nothing_of_u8lit(self):
        for name in ["u8lit.hpp", "literals.hpp"]:
            with self.subTest(name):
                shown = compiled("-E", "-dI", f"-I{self.folder}", "-include", name, "-x", "c++", "/dev/null").stdout
                self.assertEqual(re.findall(r"#include <u8lit/.*>", shown), [])

    def test_front_page_runs(self):
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        code = re.search(r"^```cpp\n(// SPDX.*?)^```$", readme, re.MULTILINE | re.DOTALL)[1]
        source, program = self.folder / "program.cpp", self.folder / "program"
        source.write_text(code, encoding="utf-8")
        done = compiled(*WARNINGS, f"-I{self.folder}", source, "-o", program)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        ran = subprocess.run([program], capture_output=True, text=True, check=True)
        self.assertIn("日本語: 3 characters, 9 bytes", ran.stdout)

    def test_smallest_header_has_literals(self):
        source = self.folder / "literal.cpp"
        source.write_text('#include "literals.hpp"\nusing namespace u8lit::literals;\n'
                          'static_assert("語"_utf8.size() == 3 && "語"_text == u"語"_text);\n', encoding="utf-8")
        done = compiled(*WARNINGS, "-fsyntax-only", source)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_messages_name_the_headers_and_lines(self):
        """An ill-formed literal has the same message whether u8lit is a folder or one header."""
        def message(*arguments):
            done = compiled("-fsyntax-only", *arguments, source)
            self.assertNotEqual(done.returncode, 0)
            said = re.findall(r"(?m)^.*\d: +(?:error|note|in|required): .*", done.stderr.replace("   ", " note: "))
            self.assertTrue(said)
            return [re.sub(r"\S*/(u8lit/\w+/\w+\.hpp)", r"\1", line) for line in said]

        for suffix in ["_utf8", "_text"]:
            with self.subTest(suffix):
                source = self.folder / "wrong.cpp"
                source.write_text("#include <u8lit.hpp>\nusing namespace u8lit::literals;\n"
                                  f'auto wrong = "/..\\xC0\\xAF"{suffix};\n', encoding="utf-8")
                self.assertEqual(message(f"-I{self.folder}"), message(f"-I{ROOT / 'include'}"))

    @unittest.skipUnless(WITH_TESTS, "left to another compiler")
    def test_tests_pass(self):
        """The headers that tests include are there already, as their guards say."""
        arguments = [*WARNINGS, f"-I{ROOT / 'include'}", f"-I{ROOT / 'tests'}"]
        included = self.folder / "included.hpp"
        included.write_text('#include "u8lit.hpp"\n', encoding="utf-8")
        # The extension that g++ looks for, and clang.
        for extension in [".gch", ".pch"]:
            done = compiled(*arguments, "-x", "c++-header", included, "-o", f"{included}{extension}")
            self.assertEqual((done.returncode, done.stderr), (0, ""))

        def failure(test):
            done = compiled(*arguments, "-fsyntax-only", "-Winvalid-pch", "-include", included, test)
            return done.stderr

        self.assertGreater(len(TESTS), 20)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for test, stderr in zip(TESTS, pool.map(failure, TESTS)):
                with self.subTest(test.name):
                    self.assertEqual(stderr, "")


unittest.main(argv=sys.argv[:1], buffer=True)
