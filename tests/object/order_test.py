#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Links files that include headers in different orders: order_test.py INCLUDE COMPILER [ARGUMENT...]

One has the standard library's headers and the glue before u8lit's, the other after them; the other is also compiled for
another target, another level of optimization, and with warnings of suspicious literals. They hand text, verdicts and
tables to each other and must agree.
"""
import pathlib
import platform
import subprocess
import sys
import tempfile
import unittest

INCLUDE, COMPILER = sys.argv[1], sys.argv[2:]
SOURCE = pathlib.Path(__file__).with_name("order.cpp")
OTHERS = [["-O0"], ["-O2"], ["-O0", "-DU8LIT_WARN_SUSPICIOUS", "-w"]]
if platform.machine() == "x86_64" and "-m32" not in COMPILER:
    with open("/proc/cpuinfo", encoding="utf-8") as processors:
        if " avx2 " in processors.read():
            OTHERS[1].append("-mavx2")


class Order(unittest.TestCase):
    def test_files_agree(self):
        with tempfile.TemporaryDirectory() as folder:
            def compiled(side, *arguments):
                made = pathlib.Path(folder) / f"{side}.o"
                subprocess.run([*COMPILER, "-std=c++20", f"-I{INCLUDE}", f"-DSIDE={side}", *arguments, "-c", SOURCE,
                                "-o", made],
                               check=True)
                return made

            first = compiled("first", "-DSTANDARD_FIRST", "-O0")
            for arguments in OTHERS:
                second = compiled("second", *arguments)
                for files in ([first, second], [second, first]):
                    with self.subTest(f"{arguments}, {files[0].name} first"):
                        program = pathlib.Path(folder) / "program"
                        subprocess.run([*COMPILER, *files, "-o", program], check=True)
                        self.assertEqual(subprocess.run([program], check=False).returncode, 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
