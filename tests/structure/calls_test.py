#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Checks that the library calls its own functions whatever functions a user has.

calls_test.py ROOT COMPILER [ARGUMENT...]
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
INCLUDE = ROOT / "include"
COMMAND = [*COMPILER, "-std=c++20", f"-I{INCLUDE}", "-Wall", "-Wextra", "-Werror"]
# Followed by a parenthesis, too, but no names of functions.
KEYWORDS = set("""alignas alignof asm auto bool case catch char char8_t char16_t char32_t const consteval constexpr
    decltype default defined delete double do else enum explicit extern false float for friend if inline int long new
    noexcept nullptr operator or private protected public reinterpret_cast requires return short signed sizeof static
    static_assert static_cast struct switch template this throw true typename union unsigned using void volatile
    while""".split())
# What takes the arguments of any call of the library, as well as the library's own or better.
HOSTILE = """
void NAME(const some_unit*, u8lit::size_t) = delete;
void NAME(some_unit) = delete;
template <class... Args> void NAME(Args&&...) = delete;
template <class Arg, class... Args> void NAME(Args&&...) = delete;
template <auto Arg, class... Args> void NAME(Args&&...) = delete;
template <class... Args> void NAME(const some_unit*, Args...) = delete;
template <class... Args> void NAME(u8lit::text_view<some_unit>, Args...) = delete;
template <u8lit::size_t Size, class... Args> void NAME(const some_unit (&)[Size], Args...) = delete;
"""
# And operators, where built-in ones are meant.
OPERATORS = "".join(f"""
template <class Other> void operator{sign}(some_unit, Other) = delete;
template <class Other> void operator{sign}(Other, some_unit) = delete;
void operator{sign}(some_unit, some_unit) = delete;
""" for sign in ["==", "!=", "<", ">", "<=", ">=", "|", "&", "^", "<<", ">>", "+", "-", ","])


def code(text):
    """Without comments and what is in quotation marks."""
    return re.sub(r'//.*|"(?:\\.|[^"\\\n])*"|(?<!\w)[uUL]?\'(?:\\.|[^\'\\\n])*\'', " ", text)


def called_names():
    """Whatever is called or declared like a function in any header."""
    names = set()
    for path in INCLUDE.rglob("*.hpp"):
        names.update(re.findall(r"\b([a-z]\w*)\s*(?:<[^;{}()]*>)?\s*\(", code(path.read_text(encoding="utf-8"))))
    return sorted(name for name in names - KEYWORDS if not name.startswith(("__", "static_")))


def hostile(names, enumeration):
    return "\n".join([
        "#include <u8lit.hpp>", "namespace a_user {", enumeration,
        *(HOSTILE.replace("NAME", name) for name in names), OPERATORS, "}"])


def compiled(source, *arguments):
    return subprocess.run([*COMMAND, "-x", "c++", *arguments, "-"], input=source, capture_output=True, text=True,
                          check=False)


def outcome(names, enumeration):
    """Of compiling calls.cpp among functions of these names."""
    source = hostile(names, enumeration) + (ROOT / "tests/structure/calls.cpp").read_text(encoding="utf-8")
    run = compiled(source, "-c", "-o", "/dev/null")
    return run.returncode, run.stderr[:3000]


def found_by_argument(source, folder):
    """Each call in a template by an unqualified name, in the folder's files, as clang parsed it: file, line, name."""
    entries = compiled(source, "-fsyntax-only", "-Xclang", "-ast-dump", "-fno-color-diagnostics", f"-I{folder}").stdout
    file, line, found = "", 0, set()
    for entry in entries.splitlines():
        # Each place says only how it differs from the one before.
        for name, number in re.findall(r"[<, ]([^<>\s,:]+):(\d+)(?=[:,>\s])", entry.partition(" '")[0]):
            if name != "col":
                line = int(number)
                file = file if name == "line" else name
        call = re.search(r"UnresolvedLookupExpr .*\(ADL\) = '([a-z]\w*)'", entry)
        if call and not call.group(1).startswith("operator") and pathlib.Path(file).is_relative_to(folder):
            found.add((pathlib.Path(file).name, line, call.group(1)))
    return found


def in_decltype(text):
    """Each unqualified call with arguments in `decltype(...)`, which clang does not show, of what is a function."""
    text = code(text)
    found = []
    for start in re.finditer(r"\bdecltype\(", text):
        end, depth = start.end(), 1
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        found += re.findall(r"(?<![\w:.>])(?<!template )([a-z]\w*)(?:<(?:[^<>;{}()]|<[^<>;{}()]*>)*>)?\((?!\))",
                            text[start.end():end])
    return found


def functions():
    """The functions that are declared in a namespace."""
    names = set()
    for path in INCLUDE.rglob("*.hpp"):
        names.update(re.findall(r"^[A-Za-z\[][^(;={\n]*?\b([a-z]\w*)\(", code(path.read_text(encoding="utf-8")),
                                re.MULTILINE))
    return names - KEYWORDS


class Calls(unittest.TestCase):
    def test_names_are_found(self):
        names = called_names()
        for name in ["decode_front", "validate", "is_trailing_unit", "sequence_length", "units_of", "diagnose",
                     "runtime_valid_prefix"]:
            self.assertIn(name, names)

    def test_no_function_of_a_user_is_called(self):
        for type_of_unit in ["unsigned char", "char"]:
            with self.subTest(type_of_unit):
                self.assertEqual(outcome(called_names(), f"enum class some_unit : {type_of_unit} {{}};"), (0, ""))

    def test_every_call_in_a_template_is_qualified(self):
        self.needs_clang()
        self.assertEqual(found_by_argument("#include <u8lit.hpp>\n", INCLUDE), set())

    def test_the_check_of_calls_can_fail(self):
        self.needs_clang()
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "calls.hpp").write_text(
                "namespace n {\ntemplate <class T> void f(T);\ntemplate <class T> void g(T t) { f(t); }\n"
                "template <class T> void h(T t) { n::f(t); }\n}\n", encoding="utf-8")
            self.assertEqual(found_by_argument("#include <calls.hpp>\n", folder), {("calls.hpp", 3, "f")})

    def test_every_call_in_decltype_is_qualified(self):
        names = functions()
        self.assertLessEqual({"unsigned_like", "decode_front", "make_bytes"}, names)
        for path in INCLUDE.rglob("*.hpp"):
            with self.subTest(path.name):
                self.assertEqual(names.intersection(in_decltype(path.read_text(encoding="utf-8"))), set())

    def test_the_check_of_decltype_can_fail(self):
        self.assertEqual(in_decltype("decltype(f(g<int>(1), n::h(2), i(), T::template k<int>(4))) j(3);"), ["f", "g"])

    def needs_clang(self):
        if "clang" not in subprocess.run([*COMPILER, "--version"], capture_output=True, text=True, check=True).stdout:
            self.skipTest("only clang shows what it parsed")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
