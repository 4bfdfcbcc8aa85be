#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Prints the version that a header states, for meson.build, which names it, so that Meson configures again when it
changes: version.py include/u8lit/base/version.hpp"""
import pathlib
import re
import sys

HEADER = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
print(".".join(re.findall(r"#define U8LIT_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", HEADER)))
