#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Demands that clang-tidy finds nothing in the examples for which users of u8lit would be to blame:
clang_tidy_test.py ROOT. Skipped where there is no clang-tidy 19 or later, or no Boost."""
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv[1]).resolve()
SKIPPED = 77
CLANG_TIDY = next((found for found in map(shutil.which, (f"clang-tidy-{n}" for n in range(30, 18, -1))) if found), None)
CHECKS = ["bugprone-*", "modernize-*", "cppcoreguidelines-*", "readability-*", "misc-include-cleaner"]
# What the examples do not keep to, and why.
LEFT_OUT = {
    # Their style.
    "modernize-use-trailing-return-type": "functions begin with their type",
    "modernize-use-designated-initializers": "rows of tables have two or three members",
    "readability-braces-around-statements": "short statements stand in one line",
    "readability-isolate-declaration": "first and last are declared together",
    "readability-implicit-bool-conversion": "pointers and status codes are conditions",
    "readability-magic-numbers": "they show results as numbers",
    "cppcoreguidelines-avoid-magic-numbers": "the same",
    "readability-uppercase-literal-suffix": "suffixes are as in the rest of the code",
    "readability-math-missing-parentheses": "* binds closer than +",
    "cppcoreguidelines-init-variables": "a buffer is written before it is read",
    # Programs for a terminal, in the language's own terms: printf, argv, arrays, std::FILE.
    "cppcoreguidelines-pro-type-vararg": "printf",
    "cppcoreguidelines-pro-bounds-pointer-arithmetic": "argv",
    "cppcoreguidelines-pro-bounds-array-to-pointer-decay": "arrays as buffers",
    "cppcoreguidelines-pro-bounds-constant-array-index": "the same",
    "cppcoreguidelines-avoid-c-arrays": "the same, and rows of tables",
    "modernize-avoid-c-arrays": "the same",
    "cppcoreguidelines-owning-memory": "std::FILE",
    "bugprone-suspicious-stringview-data-usage": "printf is given the length before the pointer",
    # What single examples are about.
    "cppcoreguidelines-c-copy-assignment-signature": "named_arguments.cpp: `name = value` makes an argument",
    "bugprone-easily-swappable-parameters": "html.cpp: a text and what it is decoded to",
}
# Hana's functions are declared in headers that its users do not include.
OPTIONS = {"misc-include-cleaner.IgnoreHeaders": "boost/hana/.*"}
# Headers that are included for their specializations and operators, which no name of theirs shows.
GLUE = """#include <u8lit/hash.hpp>
#include <u8lit/ostream.hpp>
#include <u8lit/text.hpp>

#include <functional>
#include <iostream>

int main() {
  const u8lit::utf8_view text = "abc";
  std::cout << text << std::hash<u8lit::utf8_view>{}(text);
}
"""

# Members of tables, sets and maps are not static. Those of a text_constant are, because it is a type that needs no
# object.
MEMBERS = """#include <u8lit/text.hpp>
#include <u8lit/text_table.hpp>

#include <cstdio>

template <u8lit::fixed_text Name>
struct field {
  using text = u8lit::text_constant<Name>;
};
inline constexpr u8lit::text_row<int> rows[] = {{"red", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;

int main() {
  if (colours.empty() || colours.keys().empty()) return 1;
  std::printf("%zu %zu %s", colours.size(), colours.keys().size(), field<"größe">::text::c_str());
}
"""


def warnings_in(source):
    """The warnings of clang-tidy for a source, each with the checks that it names."""
    config = json.dumps({"Checks": ",".join(["-*", *CHECKS]), "CheckOptions": OPTIONS})
    done = subprocess.run([CLANG_TIDY, "--quiet", f"--config={config}", source, "--", "-std=c++20", "-isystem",
                           ROOT / "include"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    return [(line, checks.split(",")) for line, checks in
            re.findall(r"^(.*: warning: .* \[([^]]*)\])$", done.stdout, re.MULTILINE)]


class ClangTidy(unittest.TestCase):
    def test_it_warns_only_of_what_is_left_out(self):
        sources = sorted((ROOT / "examples").glob("*.cpp"))
        with tempfile.TemporaryDirectory() as folder:
            for name, code in {"glue": GLUE, "members": MEMBERS}.items():
                sources.append(pathlib.Path(folder, f"{name}.cpp"))
                sources[-1].write_text(code, encoding="utf-8")
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                found = sum(pool.map(warnings_in, sources), [])
        self.assertEqual([line for line, checks in found if not set(checks) <= set(LEFT_OUT)], [])
        named = {check for _, checks in found for check in checks}
        self.assertEqual([check for check in LEFT_OUT if check not in named], [], "need not be left out")


if __name__ == "__main__":
    if not CLANG_TIDY or not any(pathlib.Path(folder, "boost/hana.hpp").exists()
                                 for folder in ("/usr/include", "/usr/local/include")):
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1])
