#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles the code that README shows, and compares the messages that it shows with those of the compiler:

    readme_test.py ROOT COMPILER [ARGUMENT...]

A paragraph of a block of C++ stands at namespace scope if it begins with a declaration that belongs there, else in a
function. What README leaves to the reader's imagination is declared here.
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]), sys.argv[2:]

DECLARED = """
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>
#if __has_include(<boost/hana.hpp>)
#include <boost/hana/at_key.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/plus.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>
#include <u8lit/hana.hpp>
#endif
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
using namespace u8lit::literals;
using u8lit::octet_range;
template <class... Results> void use(const Results&...);
void report(const auto& what);
extern const char* path;
extern std::string_view bytes, in, chunk;
extern std::u16string_view file_name;
extern u8lit::utf8_view text, line;
extern std::string string, word;
extern long number;
extern unsigned char latin1[64];
extern char out[64];
extern char16_t utf16[64];
enum class width : unsigned char { narrow, half, wide };
inline constexpr std::string_view their_fixed_string = "constant";
"""
AT_NAMESPACE_SCOPE = ("inline ", "struct ", "void ")


def blocks():
    """The blocks of C++, but for the program at the front, which is an example."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^```cpp\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)[1:]


def program():
    parts = [DECLARED]
    for number, block in enumerate(blocks()):
        if "hana::" in block:
            parts.append("#if __has_include(<boost/hana.hpp>)\n")
        paragraphs = block.split("\n\n")
        outside = [each for each in paragraphs if each.startswith(AT_NAMESPACE_SCOPE)]
        inside = [each for each in paragraphs if not each.startswith(AT_NAMESPACE_SCOPE)]
        parts += ["\n\n".join(outside), f"\nvoid block_{number}() {{\n", "\n\n".join(inside), "\n}\n"]
        if "hana::" in block:
            parts.append("#endif\n")
    return "".join(parts)


def messages():
    """The messages of compilers, each of a literal with the suffix: pairs of the suffix and the lines."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for language, block in re.findall(r"^```(\w*)\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL):
        if not language and "error: " in block:
            lines = block.replace("\n    ", " ").splitlines()
            yield "_text" if "incomplete type" in block else "_utf8", lines


def said_of(suffix):
    """What the compiler says of README's literal with this suffix, in the file that README's messages name."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    literal = re.search(r"`(const auto path = .*)_utf8;`", readme)[1]
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "wrong.cpp").write_text(
            f"#include <u8lit.hpp>\nusing namespace u8lit::literals;\n\n{literal}{suffix};\n", encoding="utf-8")
        command = [*COMPILER, "-std=c++20", f"-I{(ROOT / 'include').resolve()}", "-fsyntax-only", "wrong.cpp"]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stderr


def comparable(line):
    """README leaves out some namespaces, and breaks lines."""
    quoted = line.translate({0x2018: "'", 0x2019: "'"})
    return re.sub(r"u8lit::|detail::|diagnostic::|literals::|invalid_utf8::|\s", "", quoted)


class Readme(unittest.TestCase):
    def test_code_compiles(self):
        self.assertGreater(len(blocks()), 10)
        done = subprocess.run([*COMPILER, "-std=c++20", f"-I{ROOT / 'include'}", "-x", "c++", "-fsyntax-only", "-"],
                              input=program(), capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr[:4000])

    def test_messages_are_those_of_the_compilers(self):
        """Line numbers included; what README leaves out is `...` there."""
        version = subprocess.run([*COMPILER, "--version"], capture_output=True, text=True, check=True).stdout
        compared = 0
        for suffix, lines in messages():
            if ("clang" in version) != ("call to consteval function" in lines[0]):
                continue
            compared += 1
            said = [comparable(line) for line in said_of(suffix).splitlines()]
            for line in lines:
                with self.subTest(line):
                    shown = ".*".join(re.escape(comparable(part)) for part in line.split("..."))
                    self.assertTrue(any(re.search(shown, each) for each in said), said)
        self.assertGreater(compared, 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
