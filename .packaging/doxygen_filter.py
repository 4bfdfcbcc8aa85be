# SPDX-License-Identifier: BSL-1.0
"""Prints a header for Doxygen without what it would list beside the templates that users name: specializations, those
of other libraries' templates among them, and deduction guides. Their lines are left empty.
"""
import re
import sys

HEAD = r"^template <[^\n]*>\n(?:  requires[^\n]*\n)?"
LEFT_OUT = [re.compile(pattern, re.MULTILINE | re.DOTALL) for pattern in [
    r"^namespace (?:std|boost|fmt)\b.*?^}[^\n]*$",
    HEAD + r"struct (?:std|boost|fmt)::(?:[^\n]*{};$|.*?^};$)",
    HEAD + r"inline (?:constexpr|const) [^\n=(]* [\w:]+<[^\n=(]*> = [^\n]*;$",
    rf"(?:{HEAD})?" + r"^\w+\([^;{]*\)\s+-> [^;{]*;$",
]]

with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
for left_out in LEFT_OUT:
    text = left_out.sub(lambda found: "\n" * found[0].count("\n"), text)
sys.stdout.reconfigure(encoding="utf-8")
print(text, end="")
