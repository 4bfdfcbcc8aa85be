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
template <units Units> struct constant { static constexpr const char* c_str() { return Units.at; } };
template <units Units> consteval constant<Units> operator""_unchecked() { return {}; }
"""


# Text to UTF-16 as one writes it in an afternoon: well-formed or nothing, sequence by sequence.
NAIVE_TO_UTF16 = """\
template <decltype(sizeof 0) Size> struct units { char16_t at[Size]{}; decltype(sizeof 0) size = 0; bool good = true; };
template <decltype(sizeof 0) Size> constexpr units<Size> to_utf16(const char (&text)[Size]) {
  units<Size> out;
  for (decltype(sizeof 0) at = 0; at + 1 < Size;) {
    const auto lead = static_cast<unsigned char>(text[at++]);
    const int more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
    char32_t value = more == 0 ? lead : lead & (0x3F >> more);
    for (int octet = 0; octet < more; ++octet) {
      const auto next = static_cast<unsigned char>(text[at++]);
      if ((next & 0xC0) != 0x80) out.good = false;
      value = value << 6 | (next & 0x3F);
    }
    const char32_t least[]{0, 0x80, 0x800, 0x10000};
    if (value < least[more] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) out.good = false;
    if (value < 0x10000) {
      out.at[out.size++] = static_cast<char16_t>(value);
    } else {
      out.at[out.size++] = static_cast<char16_t>(0xD7C0 + (value >> 10));
      out.at[out.size++] = static_cast<char16_t>(0xDC00 + (value & 0x3FF));
    }
  }
  return out;
}
"""
TRANSCODE = """\
#include <u8lit/transcode.hpp>
template <decltype(sizeof 0) Size> struct units { char16_t at[Size]{}; u8lit::transcoded found; };
template <decltype(sizeof 0) Size> constexpr units<Size> to_utf16(const char (&text)[Size]) {
  units<Size> out;
  out.found = u8lit::transcode(text, out.at);
  return out;
}
"""


# Hash maps as one writes them in an afternoon: the one puts each key into the next free place, the other looks for seeds
# that give each key a place of its own. Nothing is validated, and keys are borrowed.
NAIVE_MAP = """\
#include <array>
#include <cstdint>
#include <string_view>
using row = struct { std::string_view key; int value; };
constexpr std::uint64_t hash(std::string_view key, std::uint64_t seed) {
  std::uint64_t result = 0xcbf29ce484222325 ^ seed;
  for (const char octet : key) result = (result ^ static_cast<unsigned char>(octet)) * 0x100000001b3;
  return result ^ result >> 32;
}
"""
NAIVE_OPEN_ADDRESSING = """\
template <std::size_t Count> struct map {
  std::array<row, 2 * Count> places{};
  std::array<bool, 2 * Count> used{};
  constexpr map(const row (&rows)[Count]) {
    for (const row& each : rows) {
      std::size_t at = hash(each.key, 0) % places.size();
      while (used[at]) {
        if (places[at].key == each.key) throw "duplicate";
        at = (at + 1) % places.size();
      }
      places[at] = each;
      used[at] = true;
    }
  }
};
constexpr map table{rows};
"""
NAIVE_PERFECT_HASH = """\
template <std::size_t Count> struct map {
  std::array<std::uint64_t, Count> seeds{};
  std::array<row, 2 * Count> places{};
  std::array<bool, 2 * Count> used{};
  constexpr map(const row (&rows)[Count]) {
    std::array<std::array<std::size_t, 16>, Count> buckets{};
    std::array<std::size_t, Count> sizes{};
    for (std::size_t at = 0; at < Count; ++at) {
      const std::size_t bucket = hash(rows[at].key, 0) % Count;
      buckets[bucket][sizes[bucket]++] = at;
    }
    for (std::size_t size = 16; size > 0; --size) {
      for (std::size_t bucket = 0; bucket < Count; ++bucket) {
        if (sizes[bucket] != size) continue;
        for (bool fits = false; !fits;) {
          ++seeds[bucket];
          std::array<std::size_t, 16> chosen{};
          fits = true;
          for (std::size_t at = 0; at < size && fits; ++at) {
            chosen[at] = hash(rows[buckets[bucket][at]].key, seeds[bucket]) % places.size();
            fits = !used[chosen[at]];
            for (std::size_t other = 0; other < at; ++other) fits = fits && chosen[other] != chosen[at];
          }
          for (std::size_t at = 0; at < size && fits; ++at) {
            used[chosen[at]] = true;
            places[chosen[at]] = rows[buckets[bucket][at]];
          }
        }
      }
    }
  }
};
constexpr map table{rows};
"""


def up_to(octets, text):
    """As much of the text as fits into so many octets without a sequence cut off, filled up with dots."""
    return text.encode()[:octets].decode(errors="ignore").encode().ljust(octets, b".").decode()


def literals(count, suffix):
    """Literals of 20 to 60 octets, no two alike."""
    chance = random.Random(3629)
    for number in range(count):
        script = chance.choice(SCRIPTS) * 3
        text = up_to(chance.randint(20, 60), f"{number} {script[chance.randrange(len(script) // 3):]}")
        yield f'"{text}"{suffix}'


def constants(count, before, suffix):
    """Literals that are there."""
    return before + "".join(f"constexpr auto text_{number} = {literal};\n"
                            for number, literal in enumerate(literals(count, suffix)))


def uses(count, before, suffix):
    """Literals whose octets are needed at run time."""
    calls = "".join(f"  use({literal}.c_str());\n" for literal in literals(count, suffix))
    return f"{before}void use(const char*);\nvoid use_all() {{\n{calls}}}\n"


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


TYPES = (("unchecked types", UNCHECKED_TYPE, "_unchecked", "the empty file"),
         ("_text", including("u8lit/text_literal.hpp") + "using namespace u8lit::literals;\n", "_text", "u8lit/text_literal.hpp"))


def cost_cases():
    empty, literals_header = "the empty file", "u8lit/literals.hpp"
    yield Case(empty, "", is_short=True)
    for header in ("stddef.h", "u8lit/text_literal.hpp", literals_header, "u8lit.hpp"):
        yield Case(header, including(header), empty, has_budget=header == literals_header, is_short=True)

    count = 2000
    for name, before, suffix, base in (("unchecked views", UNCHECKED_VIEW, "_unchecked", empty),
                                       ("_utf8", U8LIT, "_utf8", literals_header), *TYPES):
        yield Case(f"{count} literals: {name}", constants(count, before, suffix), base, count, 1e3)
    used, base = 1000, ""
    for name, before, suffix, _ in TYPES:
        yield Case(f"{used} literals used: {name}", uses(used, before, suffix), base, used, 1e3)
        base = f"{used} literals used: {name}"

    for shape in ("literal", "array"):
        for text in TEXTS:
            for kib in (16, 64):
                name, octets = f"{kib} KiB {text} {shape}", kib * 1024
                yield Case(f"{name}, unchecked", bulk(shape, False, text, octets))
                yield Case(name, bulk(shape, True, text, octets), f"{name}, unchecked", octets, 1e6)


def transcoding_cases():
    """From UTF-8 to UTF-16, in a function and as a type."""
    header, octets = "u8lit/transcode.hpp", 16 * 1024
    yield Case(header, including(header), is_short=True)
    for text in TEXTS:
        literal = long_literal(TEXTS[text], octets)
        array = f"constexpr char text[] =\n{literal};\n"
        name, rest = f"16 KiB {text}", "constexpr auto result = to_utf16(text);\n"
        yield Case(f"{name}, unread", including(header) + array)
        yield Case(f"{name}, naive loop", including(header) + NAIVE_TO_UTF16 + array + rest, f"{name}, unread", octets, 1e6)
        yield Case(f"{name}, transcode", TRANSCODE + array + rest, f"{name}, unread", octets, 1e6)
        yield Case(f"{name}, to_utf16<>", including(header) + f"constexpr auto text = u8lit::to_utf16<\n{literal}>;\n",
                   f"{name}, unread", octets, 1e6)


def addresses(count):
    """Rows of a map whose keys begin alike, in order."""
    return "".join(f'  {{"https://www.example.org/wiki/日本語/{number:05}", {number}}},\n' for number in range(count))


def rows(count, in_order):
    """Rows of a map: keys of 8 to 40 octets in all scripts, no two alike."""
    chance = random.Random(3629)
    keys = set()
    while len(keys) < count:
        script = chance.choice(SCRIPTS) * 2
        first = chance.randrange(len(script) // 2)
        key = script[first:first + chance.randint(2, 10)]
        keys.add(up_to(chance.randint(8, 40), f"{key}{chance.randrange(10 ** 6)}").rstrip("."))
    ordered = sorted(keys)
    if not in_order:
        chance.shuffle(ordered)
    return "".join(f'  {{"{key}", {number}}},\n' for number, key in enumerate(ordered))


def table_cases():
    """Maps of text: of keys in any order, and of keys that need not be sorted."""
    header = "u8lit/text_table.hpp"
    ours, after = including(header) + "inline constexpr u8lit::text_row<int> rows[] = {\n", "};\n"
    yield Case(header, including(header), is_short=True)
    cases = [(count, f"{count} keys{' in order' * in_order}", rows(count, in_order))
             for in_order in (False, True) for count in (100, 1000, 10000)]
    cases += [(count, f"{count} keys that begin alike, in order", addresses(count)) for count in (1000, 10000)]
    for count, name, all_rows in cases:
        yield Case(f"{name}: text_map_of", f"{ours}{all_rows}{after}inline constexpr auto table = u8lit::text_map_of<rows>;\n",
                   header, count, 1e3)
        if name in ("100 keys", "1000 keys"):
            for kind, naive in (("open addressing", NAIVE_OPEN_ADDRESSING), ("perfect hash", NAIVE_PERFECT_HASH)):
                yield Case(f"{name}: naive {kind}", f"{NAIVE_MAP}constexpr row rows[] = {{\n{all_rows}{after}{naive}",
                           header, count, 1e3)


def header_cases(include):
    """The rooms in the umbrella's order, each with all before it: the difference is what it adds itself."""
    source, base = "", "the empty file"
    yield Case(base, source, is_short=True)
    with open(os.path.join(include, "u8lit.hpp"), encoding="utf-8") as umbrella:
        for header in re.findall("#include <(.*)>", umbrella.read()):
            source += including(header)
            yield Case(header, source, base, is_short=True)
            base = header
