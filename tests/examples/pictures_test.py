#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""The pictures of docs/how_it_works.md:

    pictures_test.py AUTOMATON_DOT            tests that they show what the program and the formula give
    pictures_test.py --write AUTOMATON_DOT    draws them again; needs Graphviz

AUTOMATON_DOT is the built automaton_dot.cpp. The pictures have a background of their own, for dark pages, with
transparent corners.
"""
import html
import pathlib
import re
import subprocess
import sys
import textwrap
import unittest
import xml.etree.ElementTree

PICTURES = pathlib.Path(__file__).resolve().parents[2] / "docs/pictures"
AUTOMATON, BLOCK = PICTURES / "automaton.svg", PICTURES / "block.svg"

# A well-formed text, then a sequence of two bytes that lacks its second one.
OCTETS = bytes.fromhex("61 E2 82 AC F0 9F 9A 80 C3 21")


def graph():
    """What the program prints."""
    return subprocess.run([sys.argv[-1]], capture_output=True, text=True, check=True).stdout


def with_rounded_background(svg):
    """The picture with a background as the others have, instead of Graphviz's polygon."""
    def rectangle(found):
        across, down = (sorted(map(float, found[1].replace(",", " ").split()[at::2])) for at in (0, 1))
        return (f'<rect x="{across[0]:g}" y="{down[0]:g}" width="{across[-1] - across[0]:g}" '
                f'height="{down[-1] - down[0]:g}" rx="8" fill="#ffffff"/>')

    return re.sub(r'<polygon fill="white" stroke="(?:transparent|none)" points="([^"]*)"/>', rectangle, svg)


def drawn(dot):
    """A picture of the graph, as wide as the page."""
    made = subprocess.run(["dot", "-Tsvg"], input=dot, capture_output=True, text=True, check=True).stdout
    made = with_rounded_background(made)
    made = re.sub(r'<svg width="[^"]*" height="[^"]*"\n', "<svg\n", made)
    return "".join(f"{part}\n" for line in made.splitlines()
                   for part in textwrap.wrap(line, 120, break_on_hyphens=False, break_long_words=False) or [""])


def labels(dot):
    """The labels of a graph, by the name of the node or the edge."""
    return {re.sub(r"\s", "", name): label
            for name, label in re.findall(r"^ *(\d+(?: -> \d+)?) \[label=\"([^\"]*)\"", dot, re.MULTILINE)}


def labels_of_picture(svg):
    shapes = r"(?:<(?:path|polygon|ellipse) [^>]*>\n)*"
    found = re.findall(rf'class="(?:node|edge)">\n<title>(.*?)</title>\n{shapes}<text [^>]*>([^<]*)</text>', svg)
    return {html.unescape(name): html.unescape(label) for name, label in found}


def rows():
    """The formula, row by row: what each says of each octet."""
    def lead(back, least):
        return [at >= back and OCTETS[at - back] >= least for at in range(len(OCTETS))]

    required = [lead(1, 0xC0), lead(2, 0xE0), lead(3, 0xF0)]
    must = [any(each) for each in zip(*required)]
    is_tail = [0x80 <= octet <= 0xBF for octet in OCTETS]
    return {"one byte before is C0 or more": required[0], "two bytes before is E0 or more": required[1],
            "three bytes before is F0 or more": required[2], "OR: must be a continuation": must,
            "is a continuation (80-BF)": is_tail, "XOR: a fault": [left != right for left, right in zip(must, is_tail)]}


def block():
    """The drawing of the formula for the octets above."""
    left, cell, top, step = 250, 44, 84, 34
    width, height = left + cell * len(OCTETS) + 20, top + step * 6 + 24
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
             'font-size="13" fill="#202020">',
             f'<rect width="{width}" height="{height}" rx="8" fill="#ffffff"/>',
             '<text x="16" y="26" font-size="15">One number holds all bytes, and each row is computed for all of them '
             'at once</text>']

    def line(y, name, cells, fill, weight="normal"):
        parts.append(f'<text x="{left - 12}" y="{y + 18}" text-anchor="end" font-weight="{weight}">{name}</text>')
        for at, (text, is_set) in enumerate(cells):
            colour = fill if is_set else "#f4f4f4"
            parts.append(f'<rect x="{left + cell * at}" y="{y}" width="{cell - 4}" height="{step - 8}" rx="3" '
                         f'fill="{colour}"/>'
                         f'<text x="{left + cell * at + cell // 2 - 2}" y="{y + 18}" text-anchor="middle">{text}'
                         '</text>')

    line(top - 40, "bytes", [(f"{octet:02X}", octet >= 0x80) for octet in OCTETS], "#dde6f2", "bold")
    for number, (name, bits) in enumerate(rows().items()):
        last = name.startswith("XOR")
        line(top + step * number + (12 if last else 0), name, [(int(bit), bit) for bit in bits],
             "#f0a090" if last else "#bcd4ee", "bold" if name[0].isupper() else "normal")
    return "\n".join([*parts, "</svg>", ""])


class Pictures(unittest.TestCase):
    def test_pictures_are_well_formed(self):
        for picture in PICTURES.parent.rglob("*.svg"):
            with self.subTest(picture.name):
                xml.etree.ElementTree.parse(picture)

    def test_automaton_is_what_the_program_prints(self):
        found = labels(graph())
        self.assertEqual(sum("->" not in name for name in found), 8)
        self.assertEqual(labels_of_picture(AUTOMATON.read_text(encoding="utf-8")), found)

    def test_block_is_what_the_formula_gives(self):
        self.assertEqual(BLOCK.read_text(encoding="utf-8"), block())

    def test_the_fault_is_where_decoding_fails(self):
        with self.assertRaises(UnicodeDecodeError) as failed:
            OCTETS.decode()
        *_, faults = rows().values()
        self.assertEqual(faults.index(True), failed.exception.end)
        self.assertEqual(faults.count(True), 1)

    def test_pictures_have_a_background_with_rounded_corners(self):
        """It is the first thing drawn."""
        for picture in PICTURES.parent.rglob("*.svg"):
            with self.subTest(picture.name):
                first = re.search(r"<(?:rect|polygon|path|ellipse|text)\b[^>]*>", picture.read_text(encoding="utf-8"))
                self.assertRegex(first[0], r'<rect .*rx="8" fill="#(?:ffffff|161b22)"')


if __name__ == "__main__":
    if sys.argv[1] == "--write":
        AUTOMATON.write_text(drawn(graph()), encoding="utf-8")
        BLOCK.write_text(block(), encoding="utf-8")
    else:
        unittest.main(argv=sys.argv[:1])
