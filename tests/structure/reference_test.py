#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Makes the reference, and fails if a public name has no documentation: reference_test.py ROOT

Skipped where there is no Doxygen.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv[1]).resolve()
SKIPPED = 77


def reference(folder, source):
    """Makes the reference of a source tree. Returns what Doxygen says of it."""
    template = (ROOT / ".packaging/Doxyfile.in").read_text(encoding="utf-8")
    for name, value in {"VERSION": "0", "SOURCE": source, "OUTPUT": folder}.items():
        template = template.replace(f"@{name}@", str(value))
    subprocess.run(["doxygen", "-"], input=template, text=True, check=False, cwd=source,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (folder / "docs.log").read_text(encoding="utf-8")


class Reference(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_every_public_name_is_documented(self):
        self.assertEqual(reference(self.folder, ROOT), "")
        pages = {page.name for page in (self.folder / "docs").glob("*.html")}
        self.assertIn("classu8lit_1_1text__view.html", pages)
        self.assertEqual([page for page in pages if "detail" in page], [])

    def test_what_is_not_documented_is_found(self):
        source = self.folder / "source"
        shutil.copytree(ROOT / ".packaging", source / ".packaging")
        (source / "include").mkdir()
        shutil.copy(ROOT / "include/u8lit.hpp", source / "include")
        (source / "include/bare.hpp").write_text("namespace u8lit {\nint bare();\n}\n", encoding="utf-8")
        self.assertIn("bare() (function) of namespace u8lit is not documented", reference(self.folder, source))


if __name__ == "__main__":
    if not shutil.which("doxygen"):
        print("there is no Doxygen")
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1])
