# SPDX-License-Identifier: BSL-1.0
"""Text of several scripts, cut to size and spelt in C++. It is the same every time."""
import random

SCRIPTS = [
    "the quick brown fox jumps over the lazy dog ", "Größe über alles: naïve façade, œuvre, señor ",
    "γνῶθι σεαυτόν καὶ μηδὲν ἄγαν ", "съешь ещё этих мягких французских булок ", "सभी मनुष्यों को गौरव और अधिकार ",
    "すべての人間は、生まれながらにして自由であり", "人人生而自由在尊嚴和權利上一律平等", "모든 인간은 태어날 때부터 자유로우며 ",
    "يولد جميع الناس أحرارًا متساوين ", "𞤋𞤲𞥆𞤢𞤥𞤢 𞤢𞥄𞤣𞤫𞥅𞤶𞤭 𞤬𞤮𞤬 ", "🚀🌍✨🎉🦊🍣 ",
]
TEXTS = {"ASCII": SCRIPTS[0], "mixed": "".join(SCRIPTS), "Cyrillic": SCRIPTS[3], "CJK": "".join(SCRIPTS[5:7]),
         "emoji": SCRIPTS[10]}


def up_to(octets, text):
    """As much of the text as fits into so many octets without a sequence cut off, filled up with dots."""
    return text.encode()[:octets].decode(errors="ignore").encode().ljust(octets, b".").decode()


def repeated(text, octets):
    """A text of so many octets."""
    return up_to(octets, text * (octets // len(text.encode()) + 1))


def spelt(text):
    """One literal, in lines that an editor would bear."""
    return "\n".join(f'"{text[at:at + 1000]}"' for at in range(0, len(text), 1000))


def embedded(text):
    """The numbers that #embed puts into an array, or a program that replaces #embed for compilers without it."""
    octets = text.encode()
    return ",\n".join(",".join(map(str, octets[at:at + 100])) for at in range(0, len(octets), 100))


def literals(count, scripts, least, most):
    """Texts of so many octets, no two alike."""
    chance = random.Random(3629)
    for number in range(count):
        script = chance.choice(scripts) * 3
        yield up_to(chance.randint(least, most), f"{number} {script[chance.randrange(len(script) // 3):]}")
