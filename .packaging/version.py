#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Prints the version that include/u8lit/base/version.hpp states, for meson.build."""
import pathlib
import re

HEADER = pathlib.Path(__file__).resolve().parents[1] / "include/u8lit/base/version.hpp"
print(".".join(re.findall(r"#define U8LIT_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", HEADER.read_text(encoding="utf-8"))))
