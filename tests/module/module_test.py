#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles the module u8lit, imports it in a program, and runs that.

module_test.py ROOT COMPILER [ARGUMENT...]
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
SKIPPED = 77
# The first versions that compile it. Importers of g++ 14 do not see all of what literals call.
FIRST = {"clang": 16, "gcc": 15}
INTERFACE = ROOT / "include/u8lit/u8lit.cppm"
ILL_FORMED = 'import u8lit;\nusing namespace u8lit::literals;\n' \
    'inline constexpr u8lit::utf8_view text = "ab\\xC0\\x80"{};\n'


def macros():
    shown = subprocess.run([*COMPILER, "-dM", "-E", "-x", "c++", "/dev/null"], capture_output=True, text=True,
                           check=True)
    return dict(re.findall(r"#define (__\w+__) (\w+)\n", shown.stdout))


IS_CLANG = "__clang__" in macros()


class Module(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def compiled(self, *arguments):
        command = [*COMPILER, "-std=c++20", "-Wall", "-Wextra", *([] if IS_CLANG else ["-fmodules-ts"]), *arguments]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, errors="replace", check=False)

    def precompile(self, *arguments):
        """Compiles the interface. Returns the arguments with which a program that imports it is compiled and linked."""
        include = f"-I{ROOT / 'include'}"
        if IS_CLANG:
            done = self.compiled(include, *arguments, "--precompile", INTERFACE, "-o", "u8lit.pcm")
            use = ["-fmodule-file=u8lit=u8lit.pcm", "u8lit.pcm"]
        else:
            done = self.compiled(include, *arguments, "-x", "c++", "-c", INTERFACE, "-o", "u8lit.o")
            use = ["u8lit.o"]
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return use

    def test_importer_runs(self):
        use = self.precompile()
        done = self.compiled(*use, ROOT / "tests/module/importer.cpp", "-o", "importer")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for argument, status in [("grün", 0), ("green", 2), ("gr\udcc3n.", 1)]:
            with self.subTest(argument):
                ran = subprocess.run([self.folder / "importer", argument], check=False)
                self.assertEqual(ran.returncode, status)

    def test_ill_formed_literals_of_importers_are_refused(self):
        use = self.precompile()
        for suffix in ["_utf8", "_text"]:
            with self.subTest(suffix):
                source = self.folder / f"wrong{suffix}.cpp"
                source.write_text(ILL_FORMED.format(suffix), encoding="utf-8")
                done = self.compiled(*use[:1] if IS_CLANG else [], "-c", source, "-o", "wrong.o")
                self.assertNotEqual(done.returncode, 0)
                self.assertRegex(done.stderr, rf"{source.name}:3:\d+:")
                self.assertIn("overlong", done.stderr)
                source.write_text(ILL_FORMED.format(suffix).replace("xC0\\x80", "xC3\\x80"), encoding="utf-8")
                done = self.compiled(*use[:1] if IS_CLANG else [], "-c", source, "-o", "right.o")
                self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_two_importers_are_linked(self):
        use = self.precompile()
        for name, other in [("one", "two"), ("two", "one")]:
            main = f"int main() {{ return size_in_{other}() == language.size() ? 0 : 1; }}" if name == "one" else ""
            (self.folder / f"{name}.cpp").write_text(
                "import u8lit;\nusing namespace u8lit::literals;\n"
                'inline constexpr u8lit::utf8_view language = "日本語"_utf8;\n'
                "inline constexpr u8lit::text_row<int> rows[] = {{\"red\", 1}, {\"grün\", 2}};\n"
                f"u8lit::size_t size_in_{name}();\nu8lit::size_t size_in_{other}();\n"
                f"u8lit::size_t size_in_{name}() {{\n"
                '  return u8lit::make_text_map<rows>.value_or(language, 0) + "日本語"_text.size();\n'
                f"}}\n{main}\n", encoding="utf-8")
        done = self.compiled(*use, "one.cpp", "two.cpp", "-o", "linked")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        subprocess.run([self.folder / "linked"], check=True)

    def test_header_unit(self):
        include = f"-I{ROOT / 'include'}"
        if IS_CLANG:
            done = self.compiled(include, "-fmodule-header=system", "-x", "c++-header", "u8lit.hpp", "-o", "unit.pcm")
            use = ["-fmodule-file=unit.pcm", "-Wno-experimental-header-units", "-Wno-unknown-warning-option"]
        else:
            done = self.compiled(include, "-x", "c++-system-header", "u8lit.hpp")
            use = []
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        importer = (ROOT / "tests/module/importer.cpp").read_text(encoding="utf-8")
        (self.folder / "unit.cpp").write_text(importer.replace("import u8lit;", "import <u8lit.hpp>;"),
                                              encoding="utf-8")
        done = self.compiled(include, *use, "unit.cpp", "-o", "unit")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(subprocess.run([self.folder / "unit", "grün"], check=False).returncode, 0)

    def test_freestanding(self):
        self.precompile("-ffreestanding")

    def test_with_boost(self):
        boost = "#include <boost/hana.hpp>\n#include <boost/mp11.hpp>\n"
        if subprocess.run([*COMPILER, "-x", "c++", "-E", "-"], input=boost, capture_output=True, text=True,
                          check=False).returncode != 0:
            self.skipTest("no Boost")
        self.precompile("-DU8LIT_MODULE_WITH_BOOST")


if __name__ == "__main__":
    version = macros()
    major = int(version["__clang_major__"] if IS_CLANG else version["__GNUC__"])
    if major < FIRST["clang" if IS_CLANG else "gcc"]:
        print(f"version {major} does not compile the module")
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1])
