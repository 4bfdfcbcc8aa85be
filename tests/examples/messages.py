#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""What compilers say of the same five mistakes, which is docs/messages.md:

    messages.py COMPILER [ARGUMENT...]        tests that the page shows what this compiler says
    messages.py --write [COMPILER]...         writes the page again, with these compilers or all that are found

What other compilers say is kept when the page is written. Those that this system lacks are in systems of their own:

    sh tests/support/system.sh trixie python3 -B tests/examples/messages.py --write
    sh tests/support/system.sh sid python3 -B tests/examples/messages.py --write

The messages are those of the locale C.UTF-8 without quoted source, folders, and line numbers in u8lit's headers, which
would change with every header; long lines are broken.
"""
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/messages.md"
# The compilers that the page is about.
VERSIONS = {"g++": (12, 13, 14, 15, 16), "clang": (14, 16, 17, 18, 19, 21, 22, 23)}
SKIPPED = 77
NEWEST = "c++26"
WIDTH = 112  # of a line of the page, unless it is one word
BEFORE = """\
# Messages of the compilers

This chapter is what each compiler says of the same mistakes. The tests compare it with the compilers.
[Diagnostics](diagnostics.md) explains the messages. Each mistake is in a file of its own, `wrong.cpp`, compiled as
C++20. Shown are the first error and the line of yours that it is about, and further lines if only these say what is
wrong. Left out are quoted source, folders, and line numbers in u8lit's headers; lines are broken to fit.
"""
# Of each mistake a title, the program, and what says exactly what is wrong: which byte, which rows, which type.
BYTE = (r"\bbyte {0}\b|\"at byte\"\), {0}\}}|\bat_byte<{0}>|\bat_position\{{{0}\b|"
        r"note: in call to '\w+\({0}, ")
MISTAKES = [
    ("An ill-formed literal", """\
#include <u8lit.hpp>
using namespace u8lit::literals;

const auto path = "/..\\xC0\\xAF"_utf8;
""", BYTE.format(4)),
    ("An ill-formed literal for an argument", """\
#include <u8lit.hpp>

void title(u8lit::utf8_view text);

void show() {
  title("caf\\xE9");
}
""", BYTE.format(4)),
    ("An ill-formed literal for a template argument", """\
#include <u8lit.hpp>

template <u8lit::fixed_text Name> struct field {};

field<"\\xED\\xA0\\x80"> wrong;
""", BYTE.format(1)),
    ("An ill-formed literal as a type", """\
#include <u8lit.hpp>
using namespace u8lit::literals;

const auto wrong = "\\xED\\xA0\\x80"_text;
""", BYTE.format(1)),
    ("A string for text", """\
#include <u8lit.hpp>

#include <string>

void title(u8lit::utf8_view text);

void show(const std::string& name) {
  title(name);
}
""", "checked"),
    ("A key that is there twice", """\
#include <u8lit.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"für", 1}, {"if", 2}, {"else", 3}, {"für", 4}};
inline constexpr auto keywords = u8lit::make_text_map<rows>;
""", r"row_number<4>|\b1 and 4\b"),
]


def run(compiler, *arguments, **options):
    return subprocess.run([*compiler, *arguments], capture_output=True, text=True, encoding="utf-8",
                          errors="backslashreplace", check=False, env={**os.environ, "LC_ALL": "C.UTF-8"}, **options)


def version(compiler):
    """What compiler this is, and its version."""
    said = run(compiler, "--version").stdout
    return "clang" if "clang" in said else "g++", int(re.search(r"(\d+)\.\d+\.\d+", said)[1])


def said_of(compiler, code, standard="c++20"):
    """What the compiler says of the file wrong.cpp."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "wrong.cpp").write_text(code, encoding="utf-8")
        return run(compiler, f"-std={standard}", f"-I{ROOT / 'include'}", "-fsyntax-only", "wrong.cpp",
                   cwd=folder).stderr


def shortened(line):
    """A message without folders and line numbers of headers."""
    line = re.sub(r"^(?:\S*/)?([\w.]+\.hpp):\d+:\d+:", r"\1:", line)
    return re.sub(r"(?<=[ '(])/\S*/(?=[\w.]+:\d+:\d+)", "", line)


def shown(said, exact):
    """The lines of a message that the page has: the first error, and what it lacks."""
    lines = [line for line in said.translate({0x2018: "'", 0x2019: "'"}).splitlines()
             if re.match(r" +• |\S+:\d+:\d+: +(error|note|warning|in '(constexpr|consteval)'|required from)", line)]
    first = next((line for line in lines if " error: " in line), None)
    if first is None:
        return []
    chosen = {first}
    for lacking in (exact, r"wrong\.cpp:"):
        if not any(re.search(lacking, line) for line in chosen):
            chosen |= set([line for line in lines if re.search(lacking, line)][:1])
    return [shortened(line) for line in lines if line in chosen]


def block(lines):
    """As the page has it."""
    return "".join(textwrap.fill(line, WIDTH, subsequent_indent="    ", break_long_words=False,
                                 break_on_hyphens=False) + "\n" for line in lines)


def has_newest(compiler):
    return run(compiler, f"-std={NEWEST}", "-fsyntax-only", "-x", "c++", "/dev/null").returncode == 0


def messages_of(compiler):
    """For each mistake the compiler's words, in C++20 and, if it has it, C++26."""
    standards = ["c++20", *([NEWEST] if has_newest(compiler) else [])]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        said = {standard: [pool.submit(said_of, compiler, code, standard) for _, code, _ in MISTAKES]
                for standard in standards}
        return {standard: [block(shown(each.result(), exact)) for each, (_, _, exact) in zip(done, MISTAKES)]
                for standard, done in said.items()}


def labels(compilers):
    """`g++ 12, 13; clang 14` of pairs of a name and a version, which may end in ` (C++26)`."""
    return "; ".join(f"{name} {', '.join(version for each, version in compilers if each == name)}"
                     for name in VERSIONS if any(each == name for each, _ in compilers))


def compilers_of(label):
    """The pairs that a label was made of."""
    return [(part.partition(" ")[0], version) for part in label.split("; ")
            for version in part.partition(" ")[2].split(", ")]


def every_compiler():
    """All that the page can name, in order."""
    return [(name, f"{number}{mode}") for name, numbers in VERSIONS.items() for number in numbers
            for mode in ("", " (C++26)")]


def page_of(entries):
    """The page, of dictionaries from compilers to their words, one for each mistake."""
    parts = [BEFORE]
    for (title, code, _), words in zip(MISTAKES, entries):
        parts.append(f"\n## {title}\n\n```c++\n{code}```\n")
        groups = {}
        for each in every_compiler():
            if each in words:
                groups.setdefault(words[each], []).append(each)
        parts += [f"\n**{labels(compilers)}**\n\n```text\n{text}```\n" for text, compilers in groups.items()]
    return "".join(parts)


def entries_of(page):
    """The dictionaries that a page was made of."""
    entries = []
    for title, _, _ in MISTAKES:
        section = re.search(rf"^## {title}\n((?s:.*?))(?=^## |\Z)", page, re.MULTILINE)
        entries.append({compiler: text for label, text
                        in re.findall(r"^\*\*(.*)\*\*\n\n```text\n((?s:.*?))^```$", section[1] if section else "",
                                      re.MULTILINE)
                        for compiler in compilers_of(label)})
    return entries


def entered(entries, compiler, messages):
    """Puts what a compiler says in its place; C++26 where it differs."""
    name, number = compiler
    for at, words in enumerate(entries):
        words[name, str(number)] = messages["c++20"][at]
        words.pop((name, f"{number} (C++26)"), None)
        if messages.get(NEWEST, messages["c++20"])[at] != messages["c++20"][at]:
            words[name, f"{number} (C++26)"] = messages[NEWEST][at]


def found():
    """The compilers of this system that the page is about."""
    commands = [f"{'clang++' if name == 'clang' else name}-{number}" for name, numbers in VERSIONS.items()
                for number in numbers]
    return [command for command in commands if shutil.which(command)]


def write(compilers):
    entries = entries_of(PAGE.read_text(encoding="utf-8") if PAGE.exists() else "")
    for compiler in compilers or found():
        name, number = version([compiler])
        if number not in VERSIONS[name]:
            sys.exit(f"{compiler} is not one of those that the page is about")
        entered(entries, (name, number), messages_of([compiler]))
        print(f"{name} {number}")
    PAGE.write_text(page_of(entries), encoding="utf-8")


class Messages(unittest.TestCase):
    maxDiff = None

    def test_page_has_every_compiler(self):
        page = PAGE.read_text(encoding="utf-8")
        entries = entries_of(page)
        self.assertEqual(page_of(entries), page, "only the script writes the page")
        for (title, _, _), words in zip(MISTAKES, entries):
            with self.subTest(title):
                self.assertEqual([each for each in every_compiler() if each in words or "C++26" not in each[1]],
                                 [each for each in every_compiler() if each in words])

    def test_page_says_what_and_where(self):
        for (title, _, exact), words in zip(MISTAKES, entries_of(PAGE.read_text(encoding="utf-8"))):
            for compiler, text in words.items():
                with self.subTest(title, compiler=compiler):
                    self.assertIn("wrong.cpp:", text)
                    self.assertRegex(text.replace("\n    ", " "), exact)

    def test_page_is_what_the_compiler_says(self):
        compiler = sys.argv[1:]
        name, number = version(compiler)
        entries = entries_of(PAGE.read_text(encoding="utf-8"))
        for standard, messages in messages_of(compiler).items():
            for (title, _, _), words, said in zip(MISTAKES, entries, messages):
                with self.subTest(title, standard=standard):
                    usual = words.get((name, str(number)))
                    mode = f"{number} (C++26)" if standard == NEWEST else str(number)
                    self.assertEqual(said, words.get((name, mode), usual))


def main():
    if sys.argv[1] == "--write":
        return write(sys.argv[2:])
    name, number = version(sys.argv[1:])
    if number not in VERSIONS[name]:
        print(f"the page is not about {name} {number}")
        return SKIPPED
    return unittest.main(argv=sys.argv[:1])


if __name__ == "__main__":
    sys.exit(main())
