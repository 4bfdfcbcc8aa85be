# SPDX-License-Identifier: BSL-1.0
"""The sources that report.py has compiled. They are the same every time."""
import os
import random
import re
from typing import NamedTuple

SCRIPTS = [
    "the quick brown fox jumps over the lazy dog ", "Größe über alles: naïve façade, œuvre, señor ",
    "γνῶθι σεαυτόν καὶ μηδὲν ἄγαν ", "съешь ещё этих мягких французских булок ", "सभी मनुष्यों को गौरव और अधिकार ",
    "すべての人間は、生まれながらにして自由であり", "人人生而自由在尊嚴和權利上一律平等", "모든 인간은 태어날 때부터 자유로우며 ",
    "يولد جميع الناس أحرارًا متساوين ", "𞤋𞤲𞥆𞤢𞤥𞤢 𞤢𞥄𞤣𞤫𞥅𞤶𞤭 𞤬𞤮𞤬 ", "🚀🌍✨🎉🦊🍣 ",
]
TEXTS = {"ASCII": SCRIPTS[0], "mixed": "".join(SCRIPTS)}


class Case(NamedTuple):
    """A source to compile, the case it is compared with, and among how many items the difference is to be shared."""
    name: str
    source: str
    base: str = ""
    items: int = 0
    scale: float = 0
    has_budget: bool = False
    is_short: bool = False


def including(header):
    return f"#include <{header}>\n"


U8LIT = including("u8lit/literals.hpp") + "using namespace u8lit::literals;\n"

# Literals without a check, as simple as they can be: borrowed text, and text as a type.
UNCHECKED_VIEW = """\
struct view { const char* data; decltype(sizeof 0) size; };
consteval view operator""_unchecked(const char* data, decltype(sizeof 0) size) { return {data, size}; }
"""
UNCHECKED_TYPE = """\
template <decltype(sizeof 0) Size> struct units {
  char at[Size]{};
  consteval units(const char (&literal)[Size]) { for (decltype(sizeof 0) n = 0; n < Size; ++n) at[n] = literal[n]; }
};
template <units Units> struct constant {};
template <units Units> consteval constant<Units> operator""_unchecked() { return {}; }
"""


def up_to(octets, text):
    """As much of the text as fits into so many octets without a sequence cut off, filled up with dots."""
    return text.encode()[:octets].decode(errors="ignore").encode().ljust(octets, b".").decode()


def literals(count, before, suffix):
    """Literals of 20 to 60 octets, no two alike."""
    chance = random.Random(3629)
    result = before
    for number in range(count):
        script = chance.choice(SCRIPTS) * 3
        text = up_to(chance.randint(20, 60), f"{number} {script[chance.randrange(len(script) // 3):]}")
        result += f'constexpr auto text_{number} = "{text}"{suffix};\n'
    return result


def long_literal(text, octets):
    text = up_to(octets, text * (octets // len(text) + 1))
    return "\n".join(f'"{text[at:at + 1000]}"' for at in range(0, len(text), 1000))


def bulk(shape, judged, text, octets):
    """One long text, as a literal or in an array, judged or not. No static_assert: compilers evaluate those twice."""
    literal = long_literal(TEXTS[text], octets)
    if shape == "literal":
        return f"{U8LIT}constexpr auto text =\n{literal}{'_utf8' * judged};\n"
    judgement = "constexpr bool good = u8lit::is_well_formed(text);\n"
    return f"{U8LIT}constexpr char text[] =\n{literal};\n{judgement * judged}"


def cost_cases():
    empty, literals_header = "the empty file", "u8lit/literals.hpp"
    yield Case(empty, "", is_short=True)
    for header in ("stddef.h", literals_header, "u8lit.hpp"):
        yield Case(header, including(header), empty, has_budget=header == literals_header, is_short=True)

    count = 2000
    for name, before, suffix, base in (("unchecked views", UNCHECKED_VIEW, "_unchecked", empty),
                                       ("_utf8", U8LIT, "_utf8", literals_header),
                                       ("unchecked types", UNCHECKED_TYPE, "_unchecked", empty),
                                       ("_text", U8LIT, "_text", literals_header)):
        yield Case(f"{count} literals: {name}", literals(count, before, suffix), base, count, 1e3)

    for shape in ("literal", "array"):
        for text in TEXTS:
            for kib in (16, 64):
                name, octets = f"{kib} KiB {text} {shape}", kib * 1024
                yield Case(f"{name}, unchecked", bulk(shape, False, text, octets))
                yield Case(name, bulk(shape, True, text, octets), f"{name}, unchecked", octets, 1e6)


def header_cases(include):
    """The rooms in the umbrella's order, each with all before it: the difference is what it adds itself."""
    source, base = "", "the empty file"
    yield Case(base, source, is_short=True)
    with open(os.path.join(include, "u8lit.hpp"), encoding="utf-8") as umbrella:
        for header in re.findall("#include <(.*)>", umbrella.read()):
            source += including(header)
            yield Case(header, source, base, is_short=True)
            base = header
