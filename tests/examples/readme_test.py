#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Checks README and the guide: their code, the messages that they show, and their links:

    readme_test.py ROOT COMPILER [ARGUMENT...]

A paragraph of a block of C++ stands at namespace scope if it begins with a declaration that belongs there, else in a
function. What stands for the reader's own is declared by docs/README.md. Each page has a namespace of its own.

A block of C++ that includes something is a program, or a file of one if it begins with its name, as in `// main.cpp`.
A block opened as "text output" shows what the program before it prints, with the arguments of the line
`$ ./program ...` above, or with none.

What opens a block of messages names the compilers that print them: "text clang", "text g++ 12 to 15", "text g++ 16 and
later". They are about the literal with a suffix that is mentioned last before the block, as in `"\\xC0"_utf8`. The
messages of docs/messages.md are those of messages.py. guide_test.py does what docs/start.md says.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from messages import version

ROOT, COMPILER = pathlib.Path(sys.argv[1]), sys.argv[2:]

INCLUDED = """
#include <u8lit.hpp>
#include <u8lit/code_point_properties.hpp>
#include <u8lit/letter_case.hpp>
#include <u8lit/normalization.hpp>
#include <u8lit/owning_text.hpp>
#include <u8lit/segmentation.hpp>
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
#if __has_include(<boost/mp11.hpp>)
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <u8lit/mp11.hpp>
#endif
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <u8lit/filesystem.hpp>
#include <u8lit/hash.hpp>
#include <u8lit/ostream.hpp>
using u8lit::octet_range;
inline constexpr std::string_view their_fixed_string = "constant";
"""
AT_NAMESPACE_SCOPE = ("enum ", "inline ", "struct ", "template ", "void ")
# The most words of a front page, not counting what is folded.
MOST_WORDS = 1500
OUTPUT = "text output"
# A page that is done step by step.
STEPS = "start.md"
# A page with programs of other libraries, opened as "c++ ICU".
PEERS, LIBRARIES = "coming_from.md", {"ICU": ["-licuuc"], "simdutf": ["-lsimdutf"]}


def pages():
    """README and the chapters of the guide."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def text_of(page):
    return page.read_text(encoding="utf-8")


def fenced(page):
    """All blocks of a page, as matches: what opens it is group 1, the block is group 2."""
    return re.finditer(r"^```(.*)\n((?s:.*?))^```$", text_of(page), re.MULTILINE)


def blocks(page):
    """The blocks of C++ of a page, each with the number of its first line."""
    for found in fenced(page):
        if found[1] == "cpp" and page.name != STEPS:
            yield text_of(page).count("\n", 0, found.start(2)) + 1, found[2]


def is_program(code):
    return "#include" in code


def fragment(page, line, code):
    """A block as part of a program; what the compiler says of it names the page and its line."""
    outside, inside = [], []
    for paragraph in code.rstrip("\n").split("\n\n"):
        part = f'#line {line} "{page.name}"\n{paragraph}\n'
        (outside if paragraph.startswith(AT_NAMESPACE_SCOPE) else inside).append(part)
        line += paragraph.count("\n") + 2
    whole = "".join([*outside, f"void block_{line}() {{\n", *inside, "}\n"])
    for library in ("hana", "mp11"):
        if f"{library}::" in code:
            whole = f"#if __has_include(<boost/{library}.hpp>)\n{whole}#endif\n"
    return whole


def program():
    """What all pages show, but for whole programs."""
    index = ROOT / "docs/README.md"
    parts = [INCLUDED, *(code for _, code in blocks(index))]
    for page in pages():
        if page == index:
            continue
        fragments = [fragment(page, line, code) for line, code in blocks(page) if not is_program(code)]
        name = "front_page" if page.parent == ROOT else f"page_{page.stem}"
        parts += [f"namespace {name} {{\n", *fragments, "}\n"]
    return "".join(parts)


def outputs(block):
    """What is typed, and what is printed."""
    typed = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)
    return list(zip(typed[1::2], typed[2::2])) or [("./program", block)]


def runs(page):
    """The files, by name, before each output that a page shows, and the outputs."""
    files = {}
    for found in fenced(page):
        if found[1] == "cpp" and is_program(found[2]):
            name = re.match(r"// (\w+\.[ch]pp)\n", found[2])
            files[name[1] if name else "program.cpp"] = found[2]
        elif found[1] == OUTPUT and page.name != STEPS:
            yield files, outputs(found[2])
            files = {}


def built(folder, files, libraries=()):
    """What the compiler says of a program; it is in the folder, as are its files."""
    for name, code in files.items():
        (folder / name).write_text(code, encoding="utf-8")
    sources = [name for name in files if name.endswith(".cpp")]
    return subprocess.run([*COMPILER, "-std=c++20", f"-I{(ROOT / 'include').resolve()}", *sources, "-o", "program",
                           *libraries], cwd=folder, capture_output=True, text=True, check=False)


def printed(folder, command):
    """What a command prints, and the end of it if that is not the program's."""
    done = subprocess.run(["sh", "-c", command], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={**os.environ, "LC_ALL": "C.UTF-8"}, check=False)
    ended = f"ended by {done.returncode}\n" if done.returncode not in (0, 1) else ""
    return done.stdout.decode(errors="backslashreplace") + ended


def compiled(code, *arguments):
    return subprocess.run([*COMPILER, "-std=c++20", *arguments, f"-I{ROOT / 'include'}", "-x", "c++", "-fsyntax-only",
                           "-"], input=code, capture_output=True, text=True, check=False)


def needed(code):
    """The arguments with which this compiler reads the whole of a program."""
    reflecting = ["-std=c++26", "-freflection"]
    return reflecting if "<u8lit/reflection.hpp>" in code and compiled("", *reflecting).returncode == 0 else []


SPEAKERS = re.compile(r"text (clang|g\+\+)(?: (\d+)(?: to (\d+)|( and later))?)?")
LITERAL = re.compile(r"""`((?:\w+ )*= )?((?:u8|u|U)?"[^`]*"_\w+);?`""")


def is_said_by(opening, name, number):
    """Whether a compiler prints the messages of a block that is opened so."""
    speaker, first, last, later = SPEAKERS.fullmatch(opening).groups()
    return speaker == name and (first is None or int(first) <= number <= (number if later else int(last or first)))


def messages():
    """The messages that this compiler prints, each with the declaration that it is about."""
    for page in pages():
        for found in fenced(page):
            if page.name == STEPS:
                continue
            if SPEAKERS.fullmatch(found[1]) and is_said_by(found[1], *version(COMPILER)):
                literal = LITERAL.findall(text_of(page)[:found.start()])[-1][1]
                yield f"const auto path = {literal};", found[2].replace("\n    ", " ").splitlines()


def said_of(declaration, *arguments):
    """What the compiler says of a declaration in the fourth line of the file that the messages name."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "wrong.cpp").write_text(
            f"#include <u8lit.hpp>\nusing namespace u8lit::literals;\n\n{declaration}\n", encoding="utf-8")
        command = [*COMPILER, "-std=c++20", f"-I{(ROOT / 'include').resolve()}", *arguments, "-fsyntax-only",
                   "wrong.cpp"]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stderr


def prose(page):
    """A page without its code."""
    return re.sub(r"^```.*?^```$|`[^`\n]+`", "", text_of(page), flags=re.MULTILINE | re.DOTALL)


def anchors(page):
    """The names that GitHub gives to the headings of a page."""
    code = re.sub(r"^```.*?^```$", "", text_of(page), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", code, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken(page):
    """The relative links of a page that lead nowhere."""
    for link in re.findall(r"\]\(([^)]*)\)", prose(page)):
        if re.match(r"\w+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and (target.suffix != ".md" or anchor not in anchors(target))):
            yield link


def comparable(line):
    """The pages leave out some namespaces, and break lines."""
    quoted = line.translate({0x2018: "'", 0x2019: "'"})
    return re.sub(r"u8lit::|detail::|diagnostic::|literals::|invalid_utf8::|\s", "", quoted)


class Readme(unittest.TestCase):
    def test_code_compiles(self):
        self.assertGreater(len(pages()), 10)
        done = compiled(program())
        self.assertEqual(done.returncode, 0, done.stderr[:4000])

    def test_programs_compile(self):
        run = [code for page in pages() for files, _ in runs(page) for code in files.values()]
        for page in pages():
            for _, code in blocks(page):
                if is_program(code) and code not in run:
                    with self.subTest(page.name):
                        done = compiled(code, *needed(code))
                        self.assertEqual(done.returncode, 0, done.stderr[:4000])

    def test_programs_print_what_is_shown(self):
        shown = 0
        for page in pages():
            for files, commands in runs(page):
                with self.subTest(page.name, files=list(files)), tempfile.TemporaryDirectory() as folder:
                    done = built(pathlib.Path(folder), files)
                    self.assertEqual(done.returncode, 0, done.stderr[:4000])
                    for command, output in commands:
                        self.assertEqual(printed(folder, command), output)
                        shown += 1
        self.assertGreater(shown, 0)

    def test_what_does_not_compile_does_not(self):
        """A line of a program that is commented out and says so, or a literal in a comment."""
        tried = 0
        for page in pages():
            for code in (found[2] for found in fenced(page) if found[1] == "cpp" and is_program(found[2])):
                wrong = [code[:line.start()] + line[1] + code[line.end():] for line in
                         re.finditer(r"^ *// (.*;)  // does not compile.*$", code, re.MULTILINE)]
                wrong += [f"{code}constexpr auto wrong = {literal};\n" for literal in
                          re.findall(r'// (\w*"\S*"_\w+) does not compile', code)]
                for each in wrong:
                    with self.subTest(each):
                        done = compiled(each)
                        self.assertNotEqual(done.returncode, 0)
                        self.assertIn("error", done.stderr)
                        tried += 1
        self.assertGreater(tried, 1)

    def test_programs_of_others_print_the_same(self):
        """Where what they include is installed, but for the case of letters. The page names each of them."""
        page, tried = ROOT / "docs" / PEERS, []
        later = list(fenced(page))
        while later:
            opening, code = later.pop(0).groups()
            name = opening.removeprefix("c++ ")
            if name == opening:
                continue
            self.assertIn(name, text_of(page).split("\n## ")[0])
            included = "".join(f"#if !__has_include({header})\n#error\n#endif\n"
                               for header in re.findall(r'#include (<.*>|".*")', code))
            if compiled(included).returncode != 0:
                continue
            shown = next(found[2] for found in later if found[1] == OUTPUT)
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                done = built(pathlib.Path(folder), {"program.cpp": code}, LIBRARIES.get(name, []))
                self.assertEqual(done.returncode, 0, done.stderr[:4000])
                for command, output in outputs(shown):
                    self.assertEqual(printed(folder, command).lower(), output.lower())
                tried.append(name)
        self.assertIn('u8""', tried)

    def test_every_block_is_checked(self):
        """C++ and messages by this test and messages.py, builds by tests/consumer and guide_test.py; else what is
        shown is said to be untried."""
        for page in pages():
            is_built = page.parent == ROOT or page.name in ("install.md", STEPS)
            builds = {"cmake", "ini", "meson", "sh"} if is_built else set()
            written = {"c++", "text"} if page.name == "messages.md" else set()
            if page.name == PEERS:  # by a test above
                written = {"gperf", *(found[1] for found in fenced(page) if found[1].startswith("c++ "))}
            with self.subTest(page.name):
                found = [opening[1] for opening in fenced(page)]
                untried = {opening for opening in found if page.name == "install.md" and opening.endswith(" untried")}
                known = {"cpp", OUTPUT} | builds | written | untried
                self.assertEqual([opening for opening in found
                                  if opening not in known and not SPEAKERS.fullmatch(opening)], [])

    def test_messages_are_of_some_compilers(self):
        for opening, numbers in [("text g++", {12, 15, 16, 17}), ("text g++ 12", {12}), ("text g++ 12 to 15", {12, 15}),
                                 ("text g++ 16 and later", {16, 17}), ("text clang", set())]:
            with self.subTest(opening):
                self.assertEqual({number for number in (12, 15, 16, 17) if is_said_by(opening, "g++", number)},
                                 numbers)

    def test_readme_is_a_front_page(self):
        shown = re.sub(r"(?s)<details>.*?</details>", "", text_of(ROOT / "README.md"))
        self.assertLessEqual(len(shown.split()), MOST_WORDS)

    def test_chapters_say_what_they_are_for(self):
        for page in pages()[1:]:
            with self.subTest(page.name):
                self.assertRegex(text_of(page), r"\A# .+\n\nThis (?:chapter|guide) .*")

    def test_links_lead_somewhere(self):
        for page in pages():
            with self.subTest(page.name):
                self.assertEqual(list(broken(page)), [])

    def test_guide_lists_its_chapters(self):
        listed = re.findall(r"^\| \[.*?\]\((.*?)\) \|", text_of(ROOT / "docs/README.md"), re.MULTILINE)
        self.assertEqual(sorted(["README.md", *listed]), [page.name for page in pages()[1:]])

    def test_messages_are_those_of_the_compilers(self):
        """Line numbers included; what the pages leave out is `...` there."""
        compared = 0
        for declaration, lines in messages():
            asked = ["-DU8LIT_WARN_SUSPICIOUS"] if any("warning: " in line for line in lines) else []
            said = [comparable(line) for line in said_of(declaration, *asked).splitlines()]
            for line in lines:
                with self.subTest(line):
                    compared += 1
                    shown = ".*".join(re.escape(comparable(part)) for part in line.split("..."))
                    self.assertTrue(any(re.search(shown, each) for each in said), said)
        self.assertGreater(compared, 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
