# SPDX-License-Identifier: BSL-1.0
"""Draws costs by size with gnuplot, a panel for each compiler."""
import math
import os
import shutil
import subprocess

COLOURS = {"lexing": "#7f7f7f", "u8lit": "#0060a8", "naive": "#c8501e"}
LABELS = {"lexing": "lexing: the literal is read", "u8lit": "u8lit: it is validated",
          "naive": "naive: validated sequence by sequence"}
SIZES = ", ".join(f"'{octets >> 10 or 1} KiB' {octets}" if octets < 1 << 20 else f"'1 MiB' {octets}"
                  for octets in (1 << power for power in range(10, 21, 2)))
WIDTH, HEIGHT = 480, 360  # of a panel
HINT = "no plot: gnuplot is missing (Debian: apt-get install gnuplot-nox)"


def data(lines):
    """Gnuplot's names of blocks by compiler and kind, each with the points at default limits and those beyond."""
    text, names = "", {}
    for place, (compiler, kinds) in enumerate(lines.items()):
        for kind, points in kinds.items():
            drawn = [point for point in points if point.more > 0 and not math.isnan(point.more)]
            if not drawn:
                continue
            names[compiler, kind] = name = f"${kind}_{place}"
            rows = "".join(f"{point.octets} {point.more:.6g} {int(point.cost.is_raised)}\n" for point in drawn)
            text += f"{name} << END\n{rows}END\n"
    return text, names


def panel(compiler, names, first):
    """One compiler's lines. A hollow point needs the compiler's limits raised."""
    parts = []
    for kind, colour in COLOURS.items():
        name = names.get((compiler, kind))
        if name:
            title = f"title '{LABELS[kind]}'" if first else "notitle"
            parts.append(f"{name} using 1:2 with lines lw 2 lc rgb '{colour}' {title}")
            parts.append(f"{name} using 1:($3 == 0 ? $2 : NaN) with points pt 7 ps 0.6 lc rgb '{colour}' notitle")
            parts.append(f"{name} using 1:($3 == 1 ? $2 : NaN) with points "
                         f"pt 6 ps 0.8 lw 1.5 lc rgb '{colour}' notitle")
    return f"set title '{compiler}' noenhanced\nplot {', '.join(parts)}\n" if parts else ""


def limits(lines):
    """The powers of ten between which all lines are."""
    amounts = [point.more for kinds in lines.values() for points in kinds.values() for point in points
               if point.more > 0]
    return 10.0 ** math.floor(math.log10(min(amounts))), 10.0 ** math.ceil(math.log10(max(amounts)))


def script(lines, unit, path):
    columns = min(3, len(lines))
    rows = -(-len(lines) // columns)
    text, names = data(lines)
    low, high = limits(lines)
    what = "millions of instructions" if unit == "M instr." else "milliseconds"
    panels = "".join(panel(compiler, names, place == 0) for place, compiler in enumerate(lines))
    return f"""{text}
set terminal svg size {columns * WIDTH},{rows * HEIGHT + 50} font 'sans-serif,12' background 'white'
set output '{path}'
set multiplot layout {rows},{columns} title "What validating mixed UTF-8 in a constexpr array costs\\n\\
(hollow points: the compiler's limits raised)" font ',13'
set logscale xy
set xrange [900:1200000]
set yrange [{low:g}:{high:g}]
set format y '%g'
set xtics ({SIZES})
set xlabel 'size of the text'
set ylabel '{what} of the compiler'
set grid xtics ytics lc rgb '#dddddd'
set key top left reverse Left samplen 1.5 font ',10'
{panels}
unset multiplot
"""


def draw(lines, unit, path):
    """Writes an SVG; says where, or why not."""
    if not shutil.which("gnuplot"):
        return HINT
    if not any(point.more > 0 for kinds in lines.values() for points in kinds.values() for point in points):
        return "no plot: nothing compiles"
    path = os.path.abspath(path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    subprocess.run(["gnuplot"], input=script(lines, unit, path), text=True, check=True)
    return f"plot: {path}"
