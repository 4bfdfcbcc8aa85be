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
TABLE = ("inline constexpr u8lit::text_row<int> rows[] = {{{}}};\n"
         "inline constexpr auto table = u8lit::make_text_map<rows>;")
# What is refused, in the third line of a file or the fourth, and how it is mended.
REFUSED = {
    "_utf8": (r'inline constexpr auto wrong = "ab\xC0\x80"_utf8;', r"\xC0\x80", r"\xC3\x80"),
    "_text": (r'inline constexpr auto wrong = "ab\xC0\x80"_text;', r"\xC0\x80", r"\xC3\x80"),
    "_scalar": (r'inline constexpr auto wrong = "ab"_scalar;', "ab", "a"),
    "template argument": (r'using wrong = u8lit::text_constant<"ab\xC0\x80">;', r"\xC0\x80", r"\xC3\x80"),
    "argument": (r'inline void take(u8lit::utf8_view) {} inline void give() { take("ab\xC0\x80"); }', r"\xC0\x80",
                 r"\xC3\x80"),
    "row": (TABLE.format(r'{"ab\xC0\x80", 1}'), r"\xC0\x80", r"\xC3\x80"),
    "rows": (TABLE.format('{"ab", 1}, {"ab", 2}'), '"ab", 2', '"cd", 2'),
    "number": ("inline constexpr u8lit::scalar_value wrong = 0xD800;", "0xD800", "0xE000"),
}


def macros(*arguments):
    """None is defined where the compiler does not know an argument."""
    shown = subprocess.run([*COMPILER, *arguments, "-dM", "-E", "-x", "c++", "/dev/null"], capture_output=True,
                           text=True, check=not arguments)
    return dict(re.findall(r"#define (__\w+__) (\w+)\n", shown.stdout))


IS_CLANG = "__clang__" in macros()


class Module(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder, cls.use = cls.precompiled()

    @classmethod
    def new_folder(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        return pathlib.Path(folder.name)

    @staticmethod
    def compiled(folder, *arguments):
        command = [*COMPILER, "-std=c++20", "-Wall", "-Wextra", *([] if IS_CLANG else ["-fmodules-ts"]), *arguments]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)

    @classmethod
    def precompiled(cls, *arguments):
        """Compiles the interface. Returns the folder, and the arguments with which a program that imports the module is
        compiled there and linked."""
        folder = cls.new_folder()
        include = f"-I{ROOT / 'include'}"
        if IS_CLANG:
            done = cls.compiled(folder, include, *arguments, "--precompile", INTERFACE, "-o", "u8lit.pcm")
            use = ["-fmodule-file=u8lit=u8lit.pcm", "u8lit.pcm"]
        else:
            done = cls.compiled(folder, include, *arguments, "-x", "c++", "-c", INTERFACE, "-o", "u8lit.o")
            use = ["u8lit.o"]
        if done.returncode or done.stderr:
            raise AssertionError(f"the module does not compile:\n{done.stderr}")
        return folder, use

    def test_importer_runs(self):
        done = self.compiled(self.folder, *self.use, ROOT / "tests/module/importer.cpp", "-o", "importer")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for argument, status in [("grün", 0), ("green", 2), ("gr\udcc3n.", 1)]:
            with self.subTest(argument):
                ran = subprocess.run([self.folder / "importer", argument], check=False)
                self.assertEqual(ran.returncode, status)

    def test_importers_are_refused_what_includers_are_with_the_same_words(self):
        ways = {"import u8lit;": self.use[:1] if IS_CLANG else [], "#include <u8lit.hpp>": [f"-I{ROOT / 'include'}"]}
        source = self.folder / "wrong.cpp"

        def said(first, declaration):
            source.write_text(f"{first}\nusing namespace u8lit::literals;\n{declaration}\n", encoding="utf-8")
            done = self.compiled(self.folder, *ways[first], "-c", source, "-o", "wrong.o")
            self.assertEqual(done.returncode != 0, bool(done.stderr), done.stderr)
            return done.stderr

        for what, (declaration, wrong, right) in REFUSED.items():
            with self.subTest(what):
                self.assertIn(wrong, declaration)
                imported, included = (said(first, declaration) for first in ways)
                self.assertRegex(imported, rf"{source.name}:[34]:\d+:")
                imported, included = (re.findall(r"^.*\berror: .*$", each, re.MULTILINE)
                                      for each in (imported, included))
                self.assertTrue(included)
                self.assertEqual((imported[:1], len(imported)), (included[:1], len(included)))
                self.assertEqual(said("import u8lit;", declaration.replace(wrong, right)), "")

    def test_two_importers_are_linked(self):
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
        done = self.compiled(self.folder, *self.use, "one.cpp", "two.cpp", "-o", "linked")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        subprocess.run([self.folder / "linked"], check=True)

    def test_header_unit(self):
        folder = self.new_folder()  # in which g++ would import what others include
        include = f"-I{ROOT / 'include'}"
        if IS_CLANG:
            done = self.compiled(folder, include, "-fmodule-header=system", "-x", "c++-header", "u8lit.hpp", "-o",
                                 "unit.pcm")
            use = ["-fmodule-file=unit.pcm", "-Wno-experimental-header-units", "-Wno-unknown-warning-option"]
        else:
            done = self.compiled(folder, include, "-x", "c++-system-header", "u8lit.hpp")
            use = []
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        importer = (ROOT / "tests/module/importer.cpp").read_text(encoding="utf-8")
        (folder / "unit.cpp").write_text(importer.replace("import u8lit;", "import <u8lit.hpp>;"),
                                         encoding="utf-8")
        done = self.compiled(folder, include, *use, "unit.cpp", "-o", "unit")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(subprocess.run([folder / "unit", "grün"], check=False).returncode, 0)

    def test_freestanding(self):
        self.precompiled("-ffreestanding")

    def test_with_boost(self):
        boost = "#include <boost/hana.hpp>\n#include <boost/mp11.hpp>\n"
        if subprocess.run([*COMPILER, "-x", "c++", "-E", "-"], input=boost, capture_output=True, text=True,
                          check=False).returncode != 0:
            self.skipTest("no Boost")
        self.precompiled("-DU8LIT_MODULE_WITH_BOOST")

    def test_with_reflection(self):
        if IS_CLANG or macros("-std=c++26", "-freflection").get("__cpp_impl_reflection") is None:
            self.skipTest("no reflection")
        arguments = ["-std=c++26", "-freflection"]
        folder, use = self.precompiled(*arguments)
        (folder / "reflected.cpp").write_text(
            "#include <meta>\nimport u8lit;\nenum class colour { red, grün };\n"
            "inline constexpr auto colours = u8lit::make_text_map<u8lit::reflection::enumerators<colour>>;\n"
            "inline constexpr auto names = u8lit::make_number_map<u8lit::reflection::names<colour>>;\n"
            "struct person { int größe; };\n"
            "int main() {\n  return colours.at(names.at(colour::grün)) == colour::grün &&\n"
            "         u8lit::reflection::members<person>.contains(u\"größe\") ? 0 : 1;\n}\n", encoding="utf-8")
        done = self.compiled(folder, *arguments, *use, "reflected.cpp", "-o", "reflected")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        subprocess.run([folder / "reflected"], check=True)


if __name__ == "__main__":
    version = macros()
    major = int(version["__clang_major__"] if IS_CLANG else version["__GNUC__"])
    if major < FIRST["clang" if IS_CLANG else "gcc"]:
        print(f"version {major} does not compile the module")
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1])
