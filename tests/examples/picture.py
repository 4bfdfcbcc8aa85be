#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Draws what compilers say of an ill-formed literal as a terminal shows it: docs/refused-*.svg.

    picture.py COMPILER [ARGUMENT...]     tests that a picture shows what this compiler says
    picture.py --write COMPILER...        draws the pictures again, each with its compiler

There is a picture for each of the compilers in PICTURES. The test overlooks in what lines of u8lit's headers the
compiler points, which would change with every header. g++ 16 is in a system of its own:

    sh tests/support/system.sh sid python3 -B tests/examples/picture.py --write g++-16
"""
import pathlib
import re
import sys
import tempfile
import unittest
import xml.etree.ElementTree
from xml.sax.saxutils import escape

from messages import MISTAKES, run, version

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = {("g++", 16): "refused-gcc.svg", ("clang", 19): "refused-clang.svg"}
SKIPPED = 77
COLUMNS = 108
# Of a character, in the picture's units.
WIDTH, HEIGHT, MARGIN = 8, 19, 16
# The colors of a dark terminal, which can be read on light and dark pages: those of SGR 30 to 37, and the usual one.
COLORS = ["#161b22", "#ff7b72", "#7ee787", "#e3b341", "#79c0ff", "#d2a8ff", "#76e3ea", "#e6edf3"]
PLAIN, BACKGROUND, BORDER = "#c9d1d9", "#161b22", "#6e7681"


def said_of(compiler, code):
    """What the compiler says of the file wrong.cpp, with u8lit in the folder `include` beside it."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "wrong.cpp").write_text(code, encoding="utf-8")
        (pathlib.Path(folder) / "include").symlink_to(ROOT / "include")
        return run(compiler, "-std=c++20", "-Iinclude", "-fdiagnostics-color=always", "-fsyntax-only", "wrong.cpp",
                   cwd=folder).stderr


def styled(shown):
    """The characters that a terminal shows, each with its color and whether it is bold."""
    color, bold = PLAIN, False
    for escaped, character in re.findall(r"\x1b\[([\d;]*[mK])|(.)", shown, re.DOTALL):
        if character:
            yield character, color, bold
        elif escaped.endswith("m"):
            for code in map(int, re.findall(r"\d+", escaped) or [0]):
                if code == 0:
                    color, bold = PLAIN, False
                elif code == 1:
                    bold = True
                elif 30 <= code <= 37:
                    color = COLORS[code - 30]
                else:
                    raise ValueError(f"the picture knows no code {code} of colors")


def rows(characters):
    """The rows of the terminal, which begins another where one is full."""
    row = []
    for each in characters:
        if each[0] == "\n" or len(row) == COLUMNS:
            yield row
            row = []
        if each[0] != "\n":
            row.append(each)
    if row:
        yield row


def runs(row):
    """The row as text with the same style: the column, the text, color and weight."""
    column = 0
    while column < len(row):
        end = column + 1
        while end < len(row) and row[end][1:] == row[column][1:]:
            end += 1
        text = "".join(character for character, _, _ in row[column:end])
        if text.strip():
            yield column, text, row[column][1], row[column][2]
        column = end


def picture_of(said):
    """The picture. What has one style is placed at its column, and has its width whatever font is there."""
    lines = list(rows(styled(said)))
    width, height = COLUMNS * WIDTH + 2 * MARGIN, len(lines) * HEIGHT + 2 * MARGIN
    drawn = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
             f'viewBox="0 0 {width} {height}" role="img">',
             "<!-- SPDX-License-Identifier: BSL-1.0. Made by tests/examples/picture.py -->",
             "<title>A terminal shows what the compiler says of an ill-formed literal</title>",
             f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8" fill="{BACKGROUND}" '
             f'stroke="{BORDER}"/>',
             '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \'DejaVu Sans Mono\', monospace"',
             f'font-size="13" fill="{PLAIN}">']
    for number, row in enumerate(lines):
        y = MARGIN + number * HEIGHT + 14
        for column, text, color, bold in runs(row):
            style = (f' fill="{color}"' if color != PLAIN else "") + (' font-weight="bold"' if bold else "")
            drawn.append(f'<text x="{MARGIN + column * WIDTH}" y="{y}" textLength="{len(text) * WIDTH}" '
                         f'xml:space="preserve"{style}\n>{escape(text)}</text>')
    return "\n".join([*drawn, "</g>", "</svg>", ""])


def drawn_by(compiler):
    """What the compiler says as a picture."""
    _, code, _ = MISTAKES[0]
    called = "clang++" if version(compiler)[0] == "clang" else "g++"
    return picture_of(f"$ {called} -std=c++20 -Iinclude wrong.cpp\n{said_of(compiler, code)}")


def comparable(picture):
    """The picture without the numbers of lines of headers."""
    return re.sub(r"(\.hpp):\d+:\d+:|(?<=^> ) *\d+(?= \| )", r"\1", picture, flags=re.MULTILINE)


class Picture(unittest.TestCase):
    maxDiff = None

    def test_picture_shows_what_the_compiler_says(self):
        page = (ROOT / "docs" / PICTURES[version(sys.argv[1:])]).read_text(encoding="utf-8")
        self.assertEqual(comparable(drawn_by(sys.argv[1:])), comparable(page), "draw it again: picture.py --write")

    def test_picture_is_an_image_with_the_sentence(self):
        root = xml.etree.ElementTree.parse(ROOT / "docs" / PICTURES[version(sys.argv[1:])]).getroot()
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
        text = "".join(root.itertext())
        self.assertIn("ill-formed UTF-8: byte 4", re.sub(r"\n", "", text))

    def test_escape_codes_are_styles(self):
        shown = list(styled("\x1b[01;31m\x1b[Ke\x1b[m\x1b[K\x1b[0;1;36mn\x1b[0m."))
        self.assertEqual(shown, [("e", COLORS[1], True), ("n", COLORS[6], True), (".", PLAIN, False)])

    def test_long_lines_are_broken_as_a_terminal_does(self):
        broken = ["".join(character for character, _, _ in row) for row in rows(styled("a" * (COLUMNS + 1) + "\n\nb"))]
        self.assertEqual(broken, ["a" * COLUMNS, "a", "", "b"])


def main():
    if sys.argv[1] == "--write":
        for compiler in sys.argv[2:]:
            path = ROOT / "docs" / PICTURES[version([compiler])]
            path.write_text(drawn_by([compiler]), encoding="utf-8")
            print(path.relative_to(ROOT))
        return 0
    if version(sys.argv[1:]) not in PICTURES:
        print("there is no picture of what this compiler says")
        return SKIPPED
    return unittest.main(argv=sys.argv[:1])


if __name__ == "__main__":
    sys.exit(main())
