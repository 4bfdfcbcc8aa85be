#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Has the largest texts validated at compilers' default limits: limits_test.py NAME COMPILER [ARGUMENT...]"""
import resource
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import unittest

from inputs import embedded, repeated, spelt

NAME, COMPILER = sys.argv[1], sys.argv[2:]
# Octets, with a NUL after them: clang allows no larger array.
LARGEST = (1 << 20) - 1
# Of processor time: enough for what takes a few, and not for what no compiler counts and grows with the square of the
# size.
SECONDS = 60
TEXT = "constexpr char text[] =\n{};\nstatic_assert(u8lit::is_well_formed(text));\n"
OCTETS = "constexpr unsigned char octets[] = {{\n{}}};\nstatic_assert(u8lit::is_well_formed(octets));\n"
POINTER = "constexpr const char* pointer = text;\nstatic_assert(u8lit::is_well_formed(pointer, sizeof text - 1));\n"
LITERAL = "using namespace u8lit::literals;\nconstexpr auto text =\n{}_utf8;\n"
FORM = "#include <u8lit/legacy.hpp>\nconstexpr char octets[] =\n{};\n" \
    "static_assert(u8lit::legacy::cesu8::is_well_formed(octets));\n"
NORMALIZED = "#include <u8lit/normalization.hpp>\nconstexpr char text[] =\n{};\n" \
    "constexpr u8lit::size_t convert() {{\n  char out[sizeof text * 2]{{}};\n" \
    "  return u8lit::unicode::to_{}(u8lit::utf8_view{{text}}, out).written;\n}}\nstatic_assert(convert() > 1000);\n"


def limit_seconds():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


class Limits(unittest.TestCase):
    compiler = COMPILER

    def validate(self, source, *options):
        made = subprocess.run([*self.compiler, *options, "-fsyntax-only", "-xc++", "-"], text=True, capture_output=True,
                              input=f"#include <u8lit/literals.hpp>\n{source}", check=False, preexec_fn=limit_seconds)
        said = [line[:300] for line in made.stderr.splitlines() if "error:" in line or "note:" in line]
        self.assertEqual(made.returncode, 0,
                         "\n".join([f"does not compile, or not within {SECONDS} seconds:", *said[:5]]))

    def test_mixed_array_and_a_pointer_to_it(self):
        self.validate(TEXT.format(spelt(repeated("mixed", LARGEST))) + POINTER)

    def test_ascii_array_and_a_pointer_to_it(self):
        self.validate(TEXT.format(spelt(repeated("ASCII", LARGEST))) + POINTER)

    def test_numbers_as_embed_gives_them(self):
        self.validate(OCTETS.format(embedded(repeated("mixed", LARGEST))))

    def test_mixed_literal(self):
        self.validate(LITERAL.format(spelt(repeated("mixed", LARGEST))))

    @unittest.skipUnless("clang" in NAME and int(NAME.rpartition("-")[2]) >= 19, "no #embed")
    def test_embedded_file(self):
        with tempfile.NamedTemporaryFile() as file:
            file.write(repeated("mixed", LARGEST).encode())
            file.flush()
            self.validate(OCTETS.format(f'#embed "{file.name}"\n'), "-Wno-c23-extensions")

    def test_array_in_a_form(self):
        """CESU-8 and UTF-8 have this alike. An eighth of it at an eighth of the limits, for it takes longer."""
        limits = {"steps": 1 << 20} if "clang" in NAME else {"ops-limit": 1 << 25, "loop-limit": 1 << 18}
        self.validate(FORM.format(spelt(repeated("Latin and CJK", LARGEST // 8))),
                      *(f"-fconstexpr-{name}={limit // 8}" for name, limit in limits.items()))

    def test_64_kib_normalized(self):
        """Text in which one character in twenty has a mark."""
        for given, form in ("NFD", "nfc"), ("NFC", "nfd"), ("NFC", "nfc"):
            with self.subTest(f"{given} to {form}"):
                text = unicodedata.normalize(given, repeated("German", 1 << 16))
                text = text.encode()[:1 << 16].decode(errors="ignore")
                self.validate(NORMALIZED.format(spelt(text), form))

    def test_ascii_literal(self):
        self.validate(LITERAL.format(spelt(repeated("ASCII", LARGEST))))

    def test_targets_without_larger_numbers_or_of_the_other_byte_order(self):
        for target in "i686-linux-gnu", "s390x-linux-gnu":
            cross = [*COMPILER, f"--target={target}"] if "clang" in NAME else [f"{target}-g++", *COMPILER[1:]]
            with self.subTest(target):
                if not shutil.which(cross[0]):
                    self.skipTest(f"no {cross[0]}")
                self.compiler = cross
                self.test_mixed_array_and_a_pointer_to_it()
                self.test_mixed_literal()
                self.test_array_in_a_form()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
