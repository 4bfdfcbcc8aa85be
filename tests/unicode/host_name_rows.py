#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes rows of IdnaTestV2.txt of UTS #46 for compilers, or checks them:

host_name_rows.py FILE [--write]

Ends with status 77 where there is no such file of the version: Debian's unicode-data has none; ICU's source has it."""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import VERSION

HEADER = pathlib.Path(__file__).with_suffix(".hpp")
PAGE = """\
// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
#ifndef U8LIT_TESTS_UNICODE_HOST_NAME_ROWS_HPP
#define U8LIT_TESTS_UNICODE_HOST_NAME_ROWS_HPP

// Rows of IdnaTestV2.txt: a name, what users read, and what it is in ASCII; no text if that has a fault.
// Written by host_name_rows.py from the data of UTS #46, version {version}, which are copyright Unicode, Inc., and
// licensed under the Unicode License v3 (https://www.unicode.org/license.txt).

struct host_name_row {{
  const char32_t* name;
  const char32_t* in_unicode;
  const char32_t* in_ascii;
}};
inline constexpr host_name_row host_name_rows[] = {{
{rows}
}};

#endif
"""
# Prime, so that it misses no kind of rows that the file has by turns.
STEP = 17


def unescaped(field):
    text = re.sub(r"\\x\{([0-9A-F]+)\}|\\u([0-9A-F]{4})", lambda found: chr(int(found[1] or found[2], 16)), field)
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def escaped(character):
    """Plain, in octal for controls, or as a universal-character-name; C++20 takes none below U+00A0."""
    number = ord(character)
    if number < 0xA0:
        return f"\\{number:03o}" if not character.isprintable() or character in '"\\?' else character
    return f"\\u{number:04X}" if number <= 0xFFFF else f"\\U{number:08X}"


def literals(text):
    """The parts of a string literal; none is too long for a line."""
    if text is None:
        return ["nullptr"]
    parts = [""]
    for each in map(escaped, text):
        if len(parts[-1]) + len(each) > 105:
            parts.append("")
        parts[-1] += each
    return [f'U"{part}"' for part in parts]


def read_rows(page):
    for line in page.splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) < 7:
            continue
        name, in_unicode, of_unicode, in_ascii, of_ascii = fields[:5]
        in_unicode = in_unicode or name
        in_ascii, of_ascii = in_ascii or in_unicode, of_ascii or of_unicode
        texts = ["" if field == '""' else unescaped(field) for field in (name, in_unicode, in_ascii)]
        if any(0xD800 <= ord(each) < 0xE000 for text in texts for each in text):
            continue
        # Empty labels are of VerifyDnsLength alone, which is not of to_unicode.
        yield texts[0], None if of_unicode not in ("", "[]", "[X4_2]") else texts[1], \
            None if of_ascii not in ("", "[]") else texts[2]


def main():
    path = pathlib.Path(sys.argv[1])
    page = path.read_text(encoding="utf-8") if path.exists() else ""
    if f"# Version: {VERSION}\n" not in page:
        print(f"No {path} of version {VERSION}.", file=sys.stderr)
        sys.exit(77)
    rows = [row for row in read_rows(page) if sum(map(len, row[0])) < 40][::STEP]
    lines = []
    for row in rows:
        words = ["\n     ".join(literals(text)) for text in row]
        line = "    {" + ", ".join(words) + "},"
        fits = len(line) <= 120 and "\n" not in line
        lines.append(line if fits else "    {" + ",\n     ".join(words) + "},")
    header = PAGE.format(version=VERSION, rows="\n".join(lines).removesuffix(","))
    if "--write" in sys.argv:
        HEADER.write_text(header, encoding="utf-8")
    elif HEADER.read_text(encoding="utf-8") != header:
        sys.exit(f"{HEADER.name} is not what the file says; write it with {sys.argv[0]} {path} --write")


if __name__ == "__main__":
    main()
