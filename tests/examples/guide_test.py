#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Does what docs/start.md says, in an empty folder, and compares what it shows:

    guide_test.py ROOT COMPILER [ARGUMENT...]

A block of a shell is typed, with this compiler for `c++`; another one is written to the file that is mentioned last
before it. One line of C++ replaces the line of that file that begins alike. What a block of messages shows is said when
the last command that compiles is typed again.
"""
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile
import unittest

from messages import version
from readme_test import COMPILER, ROOT, SPEAKERS, comparable, fenced, is_said_by, text_of

LIBRARY = [".packaging", "CMakeLists.txt", "LICENSE", "include", "meson.build", "meson_options.txt"]
ENVIRONMENT = {**os.environ, "CXX": shlex.join(COMPILER), "CMAKE_GENERATOR": "Ninja",
               "GIT_CONFIG_GLOBAL": os.devnull, "LC_ALL": "C.UTF-8"}
PAGE = ROOT / "docs/start.md"


class Start(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        shared = pathlib.Path(folder.name)
        self.repository, self.folder = shared / "u8lit", shared / "empty"
        self.repository.mkdir()
        self.folder.mkdir()
        for name in LIBRARY:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, self.repository / name)
        git = ["git", "-c", "user.name=u8lit", "-c", "user.email=u8lit@localhost", "-c", "init.defaultBranch=main"]
        for command in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "u8lit"]]:
            subprocess.run([*git, *command], cwd=self.repository, env=ENVIRONMENT, check=True)
        self.printed, self.compiled = "", ""

    def typed(self, commands, is_good=True):
        """Types commands, one after the other; keeps what the last one prints."""
        for line in commands.splitlines():
            command = line.replace("https://example.org/u8lit.git", self.repository.as_uri())
            if command.startswith("c++ "):
                self.compiled = command
                command = command.replace("c++ ", f"{shlex.join(COMPILER)} ", 1)
            done = subprocess.run(["sh", "-c", command], cwd=self.folder, env=ENVIRONMENT, capture_output=True,
                                  text=True, check=False)
            self.assertEqual(done.returncode == 0, is_good, f"{line}\n{done.stdout}{done.stderr}")
            self.printed = done.stdout if is_good else done.stderr

    def written(self, language, before, code):
        """Writes a file, or a line of it."""
        name = re.findall(r"`([\w.]+\.(?:cpp|txt))`", before)[-1]
        self.assertEqual(language, {".cpp": "cpp", ".txt": "cmake"}[pathlib.Path(name).suffix])
        file = self.folder / name
        if code.count("\n") > 1:
            file.write_text(code, encoding="utf-8")
            return
        old = file.read_text(encoding="utf-8")
        begin = code[:code.index(" = ") + 3]
        self.assertEqual(old.count(f"\n{begin}"), 1)
        file.write_text(re.sub(rf"(?m)^{re.escape(begin)}.*\n", lambda _: code, old), encoding="utf-8")

    def test_start(self):
        [output] = [found[2] for found in fenced(PAGE) if found[1] == "text output"]
        shown, said = 0, None
        for found in fenced(PAGE):
            opening, code, before = found[1], found[2], text_of(PAGE)[:found.start()]
            with self.subTest(code):
                if opening == "sh":
                    self.typed(code)
                    if code.splitlines()[-1].startswith("./"):  # however it is built
                        self.assertEqual(self.printed, output)
                        shown += 1
                elif SPEAKERS.fullmatch(opening):
                    if said is None:
                        self.typed(self.compiled, is_good=False)
                        said = [comparable(line) for line in self.printed.splitlines()]
                    if is_said_by(opening, *version(COMPILER)):
                        for line in code.replace("\n    ", " ").splitlines():
                            wanted = ".*".join(re.escape(comparable(part)) for part in line.split("..."))
                            self.assertTrue(any(re.search(wanted, each) for each in said), (line, said))
                            shown += 1
                elif opening != "text output":
                    self.written(opening, before, code)
        self.assertGreaterEqual(shown, 3)
        self.assertIsNotNone(said)


if __name__ == "__main__":
    unittest.main(argv=["guide_test.py"])
