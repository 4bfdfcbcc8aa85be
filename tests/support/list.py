#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Lists files for meson, so that none is forgotten: list.py FOLDER PATTERN..., a path relative to the folder a line."""
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
for pattern in sys.argv[2:]:
    for path in sorted(folder.glob(pattern)):
        print(path.relative_to(folder).as_posix())
