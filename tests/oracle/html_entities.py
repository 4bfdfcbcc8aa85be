#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes HTML's named characters, which Python has: html_entities.py HEADER ROWS

HEADER has the JSON of the HTML standard (entities.json) as a literal. ROWS has a line for each row: the name and the
text's octets in UTF-8, in decimal.
"""
import html.entities
import json
import pathlib
import sys


def escape(text):
    units = text.encode("utf-16-be")
    return "".join(f"\\u{units[at]:02X}{units[at + 1]:02X}" for at in range(0, len(units), 2))


def main():
    header, rows = map(pathlib.Path, sys.argv[1:])
    entities = {f"&{name}": text for name, text in sorted(html.entities.html5.items())}
    members = [f'  "{name}": {{ "codepoints": {json.dumps(list(map(ord, text)))}, "characters": "{escape(text)}" }}'
               for name, text in entities.items()]
    text = "{\n" + ",\n".join(members) + "\n}\n"
    assert {name: value["characters"] for name, value in json.loads(text).items()} == entities
    header.write_text(f'inline constexpr char entity_file[] = R"__({text})__";\n', encoding="ascii")
    rows.write_text("".join(f"{name} {' '.join(map(str, text.encode()))}\n" for name, text in entities.items()),
                    encoding="ascii")


if __name__ == "__main__":
    main()
