#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles the code that README shows: readme_test.py ROOT COMPILER [ARGUMENT...]

A paragraph of a block of C++ stands at namespace scope if it begins with a declaration that belongs there, else in a
function. What README leaves to the reader's imagination is declared here.
"""
import pathlib
import re
import subprocess
import sys
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


class Readme(unittest.TestCase):
    def test_code_compiles(self):
        self.assertGreater(len(blocks()), 10)
        done = subprocess.run([*COMPILER, "-std=c++20", f"-I{ROOT / 'include'}", "-x", "c++", "-fsyntax-only", "-"],
                              input=program(), capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr[:4000])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
