# SPDX-License-Identifier: BSL-1.0
"""What was promised, by compiler. None where nothing was."""
import os

INCLUDE = {"g++": 15, "clang++": 20}  # user milliseconds that including the literals may take
LITERALS = {"ASCII": {"g++": 1.3, "clang++-19": 2.5},
            "mixed": {"g++": 2.5, "clang++-19": 4}}  # _utf8, to unchecked ones
NAIVE = {"g++": 8, "clang++-14": 4, "clang++-16": 20, "clang++-19": 20}  # times as fast as the naive loop
LEXING = {"clang++-19": 3}  # times what it costs to read the literal
MEMORY = {"g++": 1.5, "clang++": 1.5}  # times what the file takes unchecked


def target(promises, compiler):
    name = os.path.basename(compiler.split()[0])
    for promised, bound in promises.items():
        if name == promised or name.startswith(promised + "-"):
            return bound
    return None
