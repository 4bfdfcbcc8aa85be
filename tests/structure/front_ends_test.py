#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Front ends that build no program here read every header in silence and agree which literals are well-formed.

front_ends_test.py edg ROOT COMPILER [ARGUMENT...]         that of nvcc, if it is installed for this g++
front_ends_test.py microsoft ROOT COMPILER [ARGUMENT...]   clang's for Microsoft's target, without a standard library
"""
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

WHICH, ROOT, COMPILER = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
INCLUDE, TESTS = ROOT / "include", ROOT / "tests"
SKIPPED = 77
LITERAL = r'((?:u8|u|U)?"[^"]*"_(utf8|utf16|utf32|text))'
# The ends of the nine alternatives of RFC 3629, section 4, and those of the other forms.
WELL_FORMED = {
    "": ["", r"\x00", r"\x7F", r"\xC2\x80", r"\xDF\xBF", r"\xE0\xA0\x80", r"\xE0\xBF\xBF", r"\xE1\x80\x80",
         r"\xEC\xBF\xBF",
         r"\xED\x80\x80", r"\xED\x9F\xBF", r"\xEE\x80\x80", r"\xEF\xBF\xBF", r"\xF0\x90\x80\x80", r"\xF0\xBF\xBF\xBF",
         r"\xF1\x80\x80\x80", r"\xF3\xBF\xBF\xBF", r"\xF4\x80\x80\x80", r"\xF4\x8F\xBF\xBF"],
    "u8": ["", "\u00E9\u65E5\U0001F600"],
    "u": ["", r"\xD7FF\xE000", r"\xD800\xDC00\xDBFF\xDFFF"],
    "U": ["", r"\xD7FF\xE000\x10FFFF"],
}
SUFFIXES = {"": "utf8", "u8": "utf8", "u": "utf16", "U": "utf32"}
# Of literals longer than what is read at once, too.
BEFORE = ["", "\u65E5\u672C\u8A9E" * 4, "sixteen letters." * 3]


def literals():
    """Pairs of a literal and whether it is well-formed."""
    for prefix, texts in WELL_FORMED.items():
        for suffix in (SUFFIXES[prefix], "text"):
            for before in BEFORE:
                yield from ((f'{prefix}"{before}{text}"_{suffix}', True) for text in texts)
    for case in sorted((TESTS / "rejected").glob("*.cpp")):
        source = case.read_text(encoding="utf-8")
        found = re.search(rf"^const auto \w+ = {LITERAL};  // refused", source, re.MULTILINE)
        if found and "\n// flags:" not in source:
            for before in BEFORE:
                yield found[1].replace('"', '"' + before, 1), False


def literals_in(folder, suffixes):
    """A file of all literals of the suffixes, one a line, and the lines of those that are ill-formed."""
    chosen = [(text, good) for text, good in literals() if text.rpartition("_")[2] in suffixes]
    assert {good for _, good in chosen} == {True, False}
    lines = ["#include <u8lit/text/literals.hpp>", "using namespace u8lit::literals;"]
    lines += [f"constexpr auto text_{number} = {text};" for number, (text, _) in enumerate(chosen)]
    path = pathlib.Path(folder) / "literals.cpp"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path, {number for number, (_, good) in enumerate(chosen, 3) if not good}


def lines_refused(path, printed):
    """The lines of the file that errors and the notes on them name, but for those of the include."""
    return {int(line) for line in re.findall(rf"{re.escape(path.name)}[(:](\d+)[:)]", printed)} - {1}


def run(command, **more):
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, **more)
    return done.returncode, done.stdout + done.stderr


class Edg(unittest.TestCase):
    def read(self, path, *arguments, runtime=False):
        """What nvcc's front end says of a file; nvcc itself goes on to generate code. Its headers are asked for."""
        _, planned = run(["nvcc", "--dryrun", "-std=c++20", "-x", "cu", f"-I{INCLUDE}", f"-I{TESTS}",
                          *arguments, "-c", path.name, "-o", "out.o"], cwd=path.parent)
        steps = [line.removeprefix("#$ ") for line in planned.splitlines() if line.startswith("#$ ")]
        front_end = next(number for number, step in enumerate(steps) if step.startswith("cudafe++ "))
        written = shlex.split(steps[front_end])[-1]
        preprocess = next(step for step in steps if step.startswith("gcc ") and written in step)
        if not runtime:
            preprocess = preprocess.replace('-include "cuda_runtime.h"', "")
        settings = [step for step in steps if re.match(r"(PATH|TOP|LD_LIBRARY_PATH)=", step)]
        with tempfile.TemporaryDirectory() as folder:
            script = "\n".join([*settings, preprocess, steps[front_end]])
            script = re.sub(r"(?:/tmp/)?tmpxft_", f"{folder}/", script)
            return run(["sh", "-e", "-c", script], cwd=path.parent)

    def test_every_header_in_silence(self):
        glue = {"": "", "hana": "boost/hana.hpp", "mp11": "boost/mp11.hpp", "fmt": "fmt/format.h"}
        for name in ["", "hash", "ostream", "format", "hana", "mp11", "fmt"]:
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "headers.cu"
                header = f"u8lit/{name}.hpp" if name else "u8lit.hpp"
                path.write_text(f"#if __has_include(<{glue.get(name) or header}>)\n#include <{header}>\n#endif\n")
                self.assertEqual(self.read(path, runtime=not name), (0, ""))

    def test_tests_of_literals(self):
        for name in ["text/literals", "text/text_literal", "text/text_view", "diagnosis/diagnose", "encoding/decode",
                     "encoding/encode"]:
            with self.subTest(name):
                self.assertEqual(self.read(TESTS / f"{name}.cpp"), (0, ""))

    def test_agrees_with_the_compiler_about_literals(self):
        for suffixes in (["utf8", "utf16", "utf32"], ["text"]):
            with self.subTest(suffixes), tempfile.TemporaryDirectory() as folder:
                path, ill_formed = literals_in(folder, suffixes)
                limit = "-Xcudafe=--error_limit=10000"
                self.assertEqual(lines_refused(path, self.read(path, limit)[1]), ill_formed)
                _, printed = run([*COMPILER, "-std=c++20", f"-I{INCLUDE}", "-fsyntax-only", path])
                self.assertEqual(lines_refused(path, printed), ill_formed)


class Microsoft(unittest.TestCase):
    def read(self, path, standard="c++20", *arguments):
        return run([*COMPILER, "--target=x86_64-pc-windows-msvc", f"-std={standard}", "-Wall", "-Wextra",
                    f"-I{INCLUDE}",
                    "-fsyntax-only", *arguments, path])

    def test_every_header_in_silence(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "headers.cpp"
            path.write_text("#include <u8lit.hpp>\n")
            for standard in ("c++20", "c++2b", "c++2c"):
                if run([*COMPILER, f"-std={standard}", "-fsyntax-only", "-x", "c++", "/dev/null"])[0] == 0:
                    with self.subTest(standard):
                        self.assertEqual(self.read(path, standard), (0, ""))

    def test_wide_text_is_utf16(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "wide.cpp"
            path.write_text("""#include <u8lit.hpp>
                using u8lit::text_view, u8lit::compare;
                static_assert(sizeof(long) == 4 && sizeof(wchar_t) == 2);
                constexpr text_view<wchar_t> wide = L"a\\U0001F600";
                static_assert(wide.size() == 3 && wide.scalars().count() == 2 &&
                              compare(wide, text_view<char>{"a\\U0001F600"}) == 0);
                static_assert(!u8lit::is_well_formed(L"\\xD800"));
                enum unit {};  // an int, and so no unit of text
                static_assert(!u8lit::code_unit<unit>);
                """)
            self.assertEqual(self.read(path), (0, ""))

    def test_which_literals_are_well_formed(self):
        for suffixes in (["utf8", "utf16", "utf32"], ["text"]):
            with self.subTest(suffixes), tempfile.TemporaryDirectory() as folder:
                path, ill_formed = literals_in(folder, suffixes)
                self.assertEqual(lines_refused(path, self.read(path, "c++20", "-ferror-limit=0")[1]), ill_formed)


def absent():
    """Why there is nothing to test, if there is not."""
    if WHICH == "edg":
        if not shutil.which("nvcc"):
            return "nvcc is not installed"
        versions = [run([*command, "-dumpversion"])[1].strip() for command in (["gcc"], COMPILER)]
        if versions[0] != versions[1]:
            return f"nvcc uses gcc {versions[0]}"
    return None


if __name__ == "__main__":
    if reason := absent():
        print(f"skipped: {reason}")
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1], defaultTest="Edg" if WHICH == "edg" else "Microsoft")
