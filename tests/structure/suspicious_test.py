#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Checks the warnings that U8LIT_WARN_SUSPICIOUS asks for: suspicious_test.py ROOT COMPILER [ARGUMENT...]

Each line of suspicious.cpp that ends in `// words | other words` is warned of once, in a line with these words, and no
other line is. This is so for g++ 16 and later and for clang. Earlier versions of g++ print nothing.
"""
import pathlib
import re
import subprocess
import sys
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
SOURCE = ROOT / "tests/structure/suspicious.cpp"
IS_CLANG = "clang" in subprocess.run([*COMPILER, "--version"], capture_output=True, text=True, check=True).stdout
VERSION = int(subprocess.run([*COMPILER, "-dumpversion"], capture_output=True, text=True,
                             check=True).stdout.partition(".")[0])
CAN_WARN = IS_CLANG or VERSION >= 16
# The most lines that a warning takes. Later versions of clang add three for literals that are template arguments.
MOST_LINES = 9 if IS_CLANG and VERSION < 20 else 10 if IS_CLANG else 6


def expected():
    """The words for each line with some."""
    lines = SOURCE.read_text(encoding="utf-8").splitlines()
    return {number: words.split("|") for number, line in enumerate(lines, 1)
            for words in re.findall(r"; +// (.* \|.*)$", line)}


def compiled(*arguments, include="-I", source=None):
    return subprocess.run([*COMPILER, "-std=c++20", include, ROOT / "include", "-Wall", "-Wextra", *arguments,
                           "-fno-diagnostics-color", "-fsyntax-only", "-xc++", SOURCE if source is None else "-"],
                          input=source, capture_output=True, text=True, check=False)


def said(run, kind):
    """The lines of the case with that kind of message, each with its words; and how many there are."""
    found = re.findall(rf"suspicious\.cpp:(\d+):\d+: {kind}: (.*)", run.stderr)
    return {int(number): words for number, words in found}, len(found)


class Suspicious(unittest.TestCase):
    def agrees(self, run, kind):
        words, count = said(run, kind)
        wanted = expected() if CAN_WARN else {}
        self.assertEqual(sorted(words), sorted(wanted), run.stderr)
        self.assertEqual(count, len(words), run.stderr)
        for number, parts in wanted.items():
            for part in ["suspicious text: ", *parts]:
                self.assertIn(part.strip(), words[number])

    def test_compiler_warns_of_marked_lines(self):
        self.assertGreater(len(expected()), 15)
        for include in "-I", "-isystem":
            with self.subTest(include):
                run = compiled("-DU8LIT_WARN_SUSPICIOUS", include=include)
                self.agrees(run, "warning")
                self.assertEqual(run.returncode, 0)
                self.assertLessEqual(len(run.stderr.splitlines()), MOST_LINES * len(expected()) + 1)

    def test_they_can_be_errors(self):
        run = compiled("-DU8LIT_WARN_SUSPICIOUS", "-Werror", *["-ferror-limit=0"] * IS_CLANG)
        self.agrees(run, "error")
        self.assertEqual(run.returncode != 0, CAN_WARN)

    def test_ill_formed_literals_are_errors_only(self):
        for literal in r'"a\uFFFF\xC0"_utf8', r'u"\uFFFF\xD800"_utf16', r'"\u202E\xE2\x80"_text':
            with self.subTest(literal):
                run = compiled("-DU8LIT_WARN_SUSPICIOUS", source="#include <u8lit/literals.hpp>\n"
                               f"using namespace u8lit::literals;\nauto text = {literal};\n")
                self.assertNotEqual(run.returncode, 0)
                self.assertIn("<stdin>:3:", run.stderr)
                self.assertNotIn("suspicious text: ", run.stderr)

    def test_literals_that_violate_a_policy_are_errors_only(self):
        policy = "u8lit::policy::no_unterminated_bidirectional_controls"
        run = compiled("-DU8LIT_WARN_SUSPICIOUS", source="#include <u8lit/policy.hpp>\n"
                       f"constexpr u8lit::restricted_text<char, {policy}> text =\n    \"a\\u202E\";\n")
        self.assertNotEqual(run.returncode, 0)
        self.assertIn("<stdin>:3:", run.stderr)
        self.assertNotIn("suspicious text: ", run.stderr)

    def test_compiler_is_silent_if_it_is_not_asked(self):
        run = compiled("-Werror")
        self.assertEqual((run.returncode, run.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
