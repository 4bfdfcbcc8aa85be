# SPDX-License-Identifier: BSL-1.0
"""What there is to compile."""
import re
from typing import NamedTuple


class Case(NamedTuple):
    """A source to compile, the case it is compared with, and among how many items the difference is to be shared."""
    name: str
    source: str
    base: str = ""
    items: int = 0
    is_short: bool = False
    needed: tuple[str, ...] = ()  # other cases, without which it means nothing


def including(header):
    return f"#include <{header}>\n"


def with_bases(cases, pattern):
    """The cases with matching names, and those they are compared with."""
    named = {case.name: case for case in cases}
    due, wanted = [name for name in named if re.search(pattern, name)], set()
    while due:
        name = due.pop()
        if name in named and name not in wanted:
            wanted.add(name)
            due += [named[name].base, *named[name].needed]
    return [case for case in cases if case.name in wanted]
