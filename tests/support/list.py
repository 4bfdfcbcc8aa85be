#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Lists files for meson, so that none is forgotten: list.py FOLDER PATTERN..., a path relative to the folder a line.

list.py --wings FOLDER: the folders in it.

list.py --hosted INCLUDE FOLDER PATTERN...: only those that are not the same everywhere, for they or what they include
have words for a hosted implementation, or include what is neither beside them nor in the folder INCLUDE nor in
ANYWHERE.
"""
import functools
import pathlib
import re
import sys

# Headers that say the same in every library, hosted or not; of <__config> only the name of libc++'s namespace is used.
ANYWHERE = {"__config", "climits", "concepts", "cstddef", "cstdint", "initializer_list", "limits", "type_traits"}
arguments = sys.argv[1:]
if arguments[0] == "--wings":
    print("\n".join(sorted(path.name for path in pathlib.Path(arguments[1]).iterdir() if path.is_dir())))
    sys.exit()
include = pathlib.Path(arguments[1]) if arguments[0] == "--hosted" else None
folder, *patterns = arguments[2 if include else 0:]
folder = pathlib.Path(folder)


@functools.cache
def is_hosted(path):
    text = path.read_text(encoding="utf-8")
    if "__STDC_HOSTED__" in text:
        return True
    for included in re.findall(r'^ *# *include *[<"](.+)[>"]', text, re.MULTILINE):
        if included in ANYWHERE:
            continue
        found = [place / included for place in (path.parent, include) if (place / included).exists()]
        if not found or is_hosted(found[0].resolve()):
            return True
    return False


for pattern in patterns:
    for path in sorted(folder.glob(pattern)):
        if not include or is_hosted(path.resolve()):
            print(path.relative_to(folder).as_posix())
