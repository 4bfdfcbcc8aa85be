# SPDX-License-Identifier: BSL-1.0
"""Sources that measure what Boost.Hana costs with text for its keys, and with its own strings."""
import pathlib
import random
import re

from cases import Case, including
from texts import SCRIPTS

ALGORITHMS = "".join(including(f"boost/hana/{name}.hpp") for name in ["at_key", "map", "pair"])
HEADERS = {"text": ALGORITHMS + including("u8lit/hana.hpp") + "using namespace u8lit::literals;\n",
           "string": ALGORITHMS + including("boost/hana/string.hpp")}
LITERALS = {"text": '"{}"_text', "string": 'BOOST_HANA_STRING("{}")'}


def hana_keys(count, scripts):
    """So many different keys of 5 to 15 characters."""
    choice = random.Random(5)
    keys = []
    while len(keys) < count:
        script = choice.choice(scripts)
        key = "".join(choice.choice(script) for _ in range(choice.randint(5, 15))).strip()
        if key and key not in keys:
            keys.append(key)
    return keys


def hana_map(kind, count=100, lookups=10, scripts=SCRIPTS[:1]):
    """A hana::map with so many keys, "text" or "string"; some of them are looked up."""
    keys = [LITERALS[kind].format(key) for key in hana_keys(count, scripts)]
    pairs = ",\n".join(f"  boost::hana::make_pair({key}, {number})" for number, key in enumerate(keys))
    found = "".join(f"const int found_{number} = map[{keys[number]}];\n"
                    for number in range(0, count, max(1, count // max(1, lookups)))[:lookups])
    return f"{HEADERS[kind]}const auto map = boost::hana::make_map(\n{pairs});\n{found}"


def hana_includes(include_directory):
    """What hana.hpp includes of Boost, and hana.hpp itself."""
    rooms = sorted(pathlib.Path(include_directory).glob("u8lit/hana*.hpp"))
    names = {name for room in rooms
             for name in re.findall(r"#include <(boost/[^>]+)>", room.read_text(encoding="utf-8"))}
    return "".join(including(name) for name in sorted(names)), including("u8lit/hana.hpp")


def cases(include_directory):
    """What the glue adds to what it includes, and maps of 100 keys."""
    theirs, ours = hana_includes(include_directory)
    yield Case("hana: its Boost headers", theirs, is_short=True)
    yield Case("u8lit/hana.hpp", ours, "hana: its Boost headers", is_short=True)
    for name, scripts in (("in ASCII", SCRIPTS[:1]), ("in all scripts", SCRIPTS)):
        base = f"hana: map of 100 strings {name}"
        yield Case(base, hana_map("string", scripts=scripts))
        yield Case(f"hana: map of 100 texts {name}", hana_map("text", scripts=scripts), base)
