#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Checks that what users see is what the module exports, and that each name is explained.

public_names_test.py ROOT COMPILER [ARGUMENT...]
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
INCLUDE = ROOT / "include"
# Namespaces that a completion list shows. Names in `detail` are no user's, nor is what messages name.
NAMESPACES = {"data_file", "detail", "invalid_utf16", "invalid_utf32", "invalid_utf8", "legacy", "literals",
              "message_catalog", "policy", "source", "unicode"}
# All that can be declared outside of classes.
OPERATORS = """+ - * / % ^ & | ~ ! < > <= >= <=> == != << >> && || , ++ -- ->* += -= *= /= %= ^= &= |= <<= >>=
    """.split()
# A completion list that is longer is read by nobody, but for namespaces, which stand in it once.
MOST = 191


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def exported():
    """The names that the module exports from namespace u8lit, by the header under which they are listed."""
    found, header = {}, None
    for line in read("include/u8lit/u8lit.cppm").splitlines():
        if heading := re.fullmatch(r"// (\w+)\.hpp", line):
            header = f"{heading[1]}.hpp"
        elif name := re.fullmatch(r"using u8lit::(\w+);", line):
            found.setdefault(header, []).append(name[1])
    return found


def exported_from(namespace):
    return set(re.findall(rf"^using u8lit::{namespace}::(\w+);", read("include/u8lit/u8lit.cppm"), re.MULTILINE))


def completions(prefix, headers):
    """The names that clang offers after a prefix."""
    lines = [*(f"#include <{name}>" for name in headers), f"auto name = {prefix}"]
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "completed.cpp"
        source.write_text("\n".join(lines), encoding="utf-8")
        at = f"{source}:{len(lines)}:{len(lines[-1]) + 1}"
        done = subprocess.run([*COMPILER, "-std=c++20", f"-I{INCLUDE}", "-fsyntax-only", "-Xclang",
                               f"-code-completion-at={at}", source], capture_output=True, text=True, check=False)
    return set(re.findall(r"^COMPLETION: (?!operator\b|Pattern\b)(\w+)", done.stdout, re.MULTILINE))


def headers_of_standard_cpp():
    """The umbrella and all public headers that need no library but the standard one."""
    return ["u8lit.hpp", *sorted(f"u8lit/{path.name}" for path in (INCLUDE / "u8lit").glob("*.hpp")
                                 if path.stem not in ("fmt", "hana", "mp11"))]


def is_clang():
    return "clang" in subprocess.run([*COMPILER, "--version"], capture_output=True, text=True, check=True).stdout


def has(header):
    return subprocess.run([*COMPILER, "-std=c++20", "-x", "c++", "-E", "-"], input=f"#include <{header}>",
                          capture_output=True, text=True, check=False).returncode == 0


def explained(header):
    """What a public header says of itself."""
    return re.search(r"#define .*\n\n((?://.*\n)+)", read(f"include/u8lit/{header}"))[1]


def declared_by(headers, names):
    """Those of the names that these headers declare."""
    includes = "".join(f"#include <{header}>\n" for header in headers)
    code = "".join(f'#line {number} "asked"\nusing {name};\n' for number, name in enumerate(names))
    command = [*COMPILER, "-std=c++20", f"-I{INCLUDE}", "-fsyntax-only", *(["-ferror-limit=0"] if is_clang() else [])]
    done = subprocess.run([*command, "-x", "c++", "-"], input=includes + code, capture_output=True, text=True,
                          check=False)
    missing = {int(number) for number in re.findall(r"^asked:(\d+):.*error:", done.stderr, re.MULTILINE)}
    return {name for number, name in enumerate(names) if number not in missing}


class PublicNames(unittest.TestCase):
    def names(self):
        return {name for names in exported().values() for name in names}

    def test_module_exports_what_is_visible(self):
        if not is_clang():
            self.skipTest("no clang, which lists completions")
        headers = headers_of_standard_cpp()
        expected = self.names()
        for header, needed in [("hana.hpp", "boost/hana.hpp"), ("mp11.hpp", "boost/mp11.hpp")]:
            if has(needed):
                headers.append(f"u8lit/{header}")
            else:
                expected -= set(exported()[header])
        visible = completions("u8lit::", headers)
        self.assertEqual(visible - expected, NAMESPACES)
        self.assertEqual(expected - visible, set())
        self.assertLessEqual(len(visible - NAMESPACES), MOST)
        for namespace in ("data_file", "legacy", "message_catalog", "policy", "source", "unicode"):
            with self.subTest(namespace):
                self.assertEqual(completions(f"u8lit::{namespace}::", headers), exported_from(namespace))

    def test_nothing_global_is_declared(self):
        if not is_clang():
            self.skipTest("no clang, which lists completions")
        included = {name for path in (INCLUDE / "u8lit").rglob("*.hpp")
                    for name in re.findall(r"^#include <([a-z_]+)>$", path.read_text(encoding="utf-8"), re.MULTILINE)}
        others = completions("::", sorted(filter(has, included)))
        self.assertIn("std", others)
        added = completions("::", headers_of_standard_cpp()) - others
        self.assertEqual({name for name in added if not name.startswith("__builtin_")}, {"u8lit"})

    def test_module_exports_operators_and_suffixes(self):
        """Which compilers do not list."""
        operators = {f"u8lit::operator{symbol}" for symbol in OPERATORS}
        suffixes = {f'u8lit::literals::operator""{suffix}' for path in INCLUDE.rglob("*.hpp")
                    for suffix in re.findall(r'\boperator"" ?(_\w+)', path.read_text(encoding="utf-8"))}
        headers = ["u8lit.hpp", "u8lit/legacy.hpp", "u8lit/normalization.hpp", "u8lit/ostream.hpp", "u8lit/hash.hpp",
                   "u8lit/owning_text.hpp"]
        exports = set(re.findall(r"^using (.*\boperator.*);$", read("include/u8lit/u8lit.cppm"), re.MULTILINE))
        self.assertEqual(declared_by(headers, sorted(operators | suffixes)), exports)

    def test_nothing_is_listed_twice(self):
        names = [name for names in exported().values() for name in names]
        self.assertEqual(sorted(names), sorted(set(names)))

    def test_names_stand_in_order(self):
        for header, names in exported().items():
            with self.subTest(header):
                self.assertEqual(names, sorted(names))

    def test_headers_explain_the_names_under_them(self):
        for header, names in exported().items():
            with self.subTest(header):
                words = set(re.findall(r"\w+", explained(header)))
                self.assertEqual([name for name in names if name not in words], [])
        self.assertEqual(exported_from("legacy") - set(re.findall(r"\w+", explained("legacy.hpp"))), set())
        # The library's policies are explained where they are defined, so that each is added there only.
        policies = {name for header in ("policy/policies.hpp", "unicode/normalization_policies.hpp",
                                               "unicode/identifiers.hpp", "unicode/restriction_level.hpp")
                    for name in re.findall(r"///.*\n(?:template .*\n)?struct (\w+)", read(f"include/u8lit/{header}"))}
        self.assertEqual(exported_from("policy") - policies - set(re.findall(r"\w+", explained("policy.hpp"))), set())

    def test_headers_declare_the_names_under_them(self):
        """Also where nothing else is included."""
        for header, names in exported().items():
            uses = "\n".join(f"using u8lit::{name};" for name in names)
            done = subprocess.run([*COMPILER, "-std=c++20", f"-I{INCLUDE}", "-fsyntax-only", "-x", "c++", "-"],
                                  input=f"#include <u8lit/{header}>\n{uses}\n", capture_output=True, text=True,
                                  check=False)
            with self.subTest(header):
                if "boost" not in done.stderr.partition("error:")[2].partition("\n")[0]:
                    self.assertEqual((done.returncode, done.stderr[:1000]), (0, ""))

    def test_guide_mentions_each_name(self):
        pages = ["README.md", *(path.relative_to(ROOT) for path in (ROOT / "docs").glob("*.md"))]
        words = {word for page in pages for word in re.findall(r"\w+", read(page))}
        self.assertEqual(self.names() - words, set())
        for namespace in ("policy", "legacy", "message_catalog", "source", "unicode"):
            self.assertEqual(exported_from(namespace) - words, set())

    def test_guide_and_umbrella_say_what_the_headers_say(self):
        rows, in_readme = (dict(re.findall(r"^\| `<u8lit/(\w+)\.hpp>` \| (.*) \|$", read(page), re.MULTILINE))
                           for page in ("docs/headers.md", "README.md"))
        self.assertEqual(list(in_readme.items()), list(rows.items()))
        lines = dict(re.findall(r"^(?:#include|//) +<u8lit/(\w+)\.hpp> +(?:// )?(\S.*)$", read("include/u8lit.hpp"),
                                re.MULTILINE))
        public = {path.stem for path in (INCLUDE / "u8lit").glob("*.hpp")}
        self.assertEqual(set(rows), public)
        self.assertEqual({name: row.replace("`", "") for name, row in rows.items()}, lines)
        for name, line in lines.items():
            with self.subTest(name):
                said = explained(f"{name}.hpp").splitlines()[0]
                self.assertEqual(said, f"// <u8lit/{name}.hpp>: {line.replace(', ...', ' and others')}.")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
