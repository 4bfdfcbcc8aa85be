#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Links files that are compiled for different targets: targets_test.py INCLUDE COMPILER [ARGUMENT...]

Of a function that two object files define under one name a linker keeps one copy. So files for different targets must
share none of the library's, or what is compiled for any machine runs what some machines lack.
"""
import itertools
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

INCLUDE, COMPILER = sys.argv[1], sys.argv[2:]
HERE = pathlib.Path(__file__).parent
# A machine of x86-64-v2: without AVX.
QEMU = "qemu-x86_64"
OLD_MACHINE = [QEMU, "-cpu", "Nehalem"]
TARGETS = ["-mavx2", "-march=x86-64-v4"]
LEVELS = ["-O0", "-O2"]
# Each makes functions of its own.
FLAGS = ["", "-mavx", "-mavx2", "-mavx2 -mbmi2", "-mpopcnt", "-march=x86-64-v3", "-march=x86-64-v4",
         "-march=icelake-server",
         "-fno-char8_t", "-fsanitize=address", "-fsanitize=thread", "-fno-char8_t -fsanitize=address"]
# The library's own, and the members of what it specializes of others.
OURS = re.compile(r"_ZZ*NK?(5u8lit|St4hashIN5u8lit)")
IS_X86 = platform.machine() == "x86_64" and "-m32" not in COMPILER


def functions(made):
    """The names of the library's functions that other files may define, too."""
    listed = subprocess.run(["nm", "--defined-only", made], capture_output=True, text=True, check=True).stdout
    return {name for kind, name in re.findall(r"^\w+ (\w) (\S+)$", listed, re.MULTILINE) if kind == "W"
            and OURS.match(name)}


@unittest.skipUnless(IS_X86, "of targets of x86-64 only")
class Targets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.made = {}

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def file(self, name):
        return pathlib.Path(self.folder.name) / name

    def compiled(self, level, target):
        """What is compiled for a target; for none, it has `main`."""
        if (level, target) not in self.made:
            made = self.file(f"target{level}{target}.o")
            subprocess.run([*COMPILER, "-std=c++20", level, f"-I{INCLUDE}", *([target] if target else ["-DMAIN"]),
                            "-DTARGET=" + ("other" if target else "basic"), "-c", HERE / "target.cpp", "-o", made],
                            check=True)
            self.made[level, target] = made
        return self.made[level, target]

    def test_targets_share_no_function(self):
        for level, target in itertools.product(LEVELS, TARGETS):
            with self.subTest(level + " " + target):
                basic, other = (functions(self.compiled(level, each)) for each in ("", target))
                self.assertTrue(basic and other)
                self.assertEqual(sorted(basic & other), [])

    def test_what_is_for_any_machine_runs_on_any(self):
        if not shutil.which(QEMU):
            self.skipTest(f"no {QEMU}")
        for level, target in itertools.product(LEVELS, TARGETS):
            both = [self.compiled(level, each) for each in ("", target)]
            for files in (both, both[::-1]):
                with self.subTest(f"{level} {target}, {files[0].name} first"):
                    program = self.file("program")
                    subprocess.run([*COMPILER, "-static", *files, "-o", program], check=True)
                    self.assertEqual(subprocess.run([*OLD_MACHINE, program], check=False).returncode, 0)

    def test_the_machine_can_refuse(self):
        if not shutil.which(QEMU):
            self.skipTest(f"no {QEMU}")
        source = "int main() { __asm__ volatile(\"vpxor %ymm0, %ymm0, %ymm0\"); }"
        program = self.file("refused")
        subprocess.run([*COMPILER, "-static", "-xc++", "-", "-o", program], input=source, text=True, check=True)
        self.assertNotEqual(subprocess.run([*OLD_MACHINE, program], capture_output=True, check=False).returncode, 0)

    def test_each_flag_that_matters_makes_its_own_functions(self):
        source = """
            #include <u8lit/text.hpp>
            bool f(const char* data, u8lit::size_t size) {
              return *u8lit::text_view<char>::checked(data, size) == "abc";
            }
            """
        found = {}
        for flags in FLAGS:
            made = self.file("flags.o")
            subprocess.run([*COMPILER, "-std=c++20", *flags.split(), f"-I{INCLUDE}", "-xc++", "-", "-c", "-o", made],
                           input=source, text=True, check=True)
            found[flags] = functions(made)
            self.assertTrue(found[flags])
        for one, two in itertools.combinations(FLAGS, 2):
            self.assertEqual(sorted(found[one] & found[two]), [], f"'{one}' and '{two}'")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
