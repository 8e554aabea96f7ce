"""recording.py SCRIPT PICTURE COMMAND...: plays a script to a program on a terminal, and draws its screens
as one animated picture, in the colours of light and of dark pages. Needs tmux.

A line of the script is a step: `size COLUMNS ROWS`, which comes first, `show SECONDS`, `key NAME` as browsers
name it, or `type TEXT`, which shows each key for a moment. Other lines are blank or begin with #."""

import html
import sys
import unicodedata

from terminal import SEQUENCE, Terminal, restyle

CELL, LINE, MARGIN, MOMENT = 8, 18, 12, 0.12
KEYS = {"Backspace": "BSpace", **{"Arrow" + name: name for name in ("Up", "Down", "Left", "Right")}}
GROUNDS, INKS = ("#f7f7f5", "#131217"), ("#1b1a20", "#ecebf1")


def steps(script):
    for line in script.splitlines():
        if line.strip() and not line.startswith("#"):
            yield tuple(line.split(" ", 1))


def rows(screen, is_light, columns):
    """The cells of each row: a character, its colour and that of its ground, and its marks."""
    style, rows = {}, [[]]
    for number, part in enumerate(SEQUENCE.split(screen)):
        if number % 2:
            restyle(style, part)
            continue
        fore, back = style.get(38, INKS[not is_light]), style.get(48)
        if 7 in style:
            fore, back = back or GROUNDS[not is_light], fore
        marks = " ".join(
            name for key, name in [(1, "bold"), (2, "dim"), (3, "italic"), (4, "under"), (9, "struck")] if key in style)
        for letter in part:
            if letter == "\n":
                rows.append([])
            else:
                rows[-1].append((letter, fore, back, marks))
                if unicodedata.east_asian_width(letter) in "WF":
                    rows[-1].append(("", fore, back, marks))
    blank = (" ", INKS[not is_light], None, "")
    return [row + [blank] * (columns - len(row)) for row in rows]


def play(script, command, is_light):
    """The frames of a recording: the rows of each, and how many seconds it stays."""
    (_, size), *rest = steps(script)
    columns, lines = map(int, size.split())
    terminal, frames = Terminal(command, columns, lines, is_light=is_light), []

    def show(seconds):
        frame = rows(terminal.shown().rstrip("\n"), is_light, columns)
        if frames and frames[-1][0] == frame:
            seconds += frames.pop()[1]
        frames.append((frame, seconds))

    terminal.shown()
    for name, value in rest:
        if name == "show":
            show(float(value))
        elif name == "key":
            terminal.press(KEYS.get(value, value))
            # Another key close behind Escape would be one with Alt.
            terminal.shown()
        else:
            for letter in value:
                terminal.press("Space" if letter == " " else letter)
                show(MOMENT)
    terminal.end()
    return frames


class Picture:
    def __init__(self):
        self.colours, self.rows = {}, {}

    def fill(self, *colours):
        """The class of a colour on light pages and of one on dark pages."""
        return self.colours.setdefault(colours, f"c{len(self.colours)}")

    def row(self, light, dark):
        """A text for adjacent cells of one style, each before a box of its ground."""
        parts, cells = [], list(zip(light, dark, strict=True))
        start = 0
        while start < len(cells):
            style, end = [cell[1:] for cell in cells[start]], start + 1
            while end < len(cells) and [cell[1:] for cell in cells[end]] == style:
                end += 1
            (ink, ground, marks), (dark_ink, dark_ground, _) = style
            text = "".join(cell[0][0] for cell in cells[start:end])
            place, width = start * CELL, (end - start) * CELL
            if ground:
                name = self.fill(ground, dark_ground)
                parts.append(f'<rect class="{name}" x="{place}" width="{width}" height="{LINE}"/>')
            if text.strip() or "under" in marks or "struck" in marks:
                names = f"{self.fill(ink, dark_ink)} {marks}".strip()
                parts.append(f'<text class="{names}" x="{place}" y="{LINE - 5}" textLength="{width}" '
                             f'lengthAdjust="spacingAndGlyphs">{html.escape(text)}</text>')
            start = end
        content = "".join(parts)
        return content and self.rows.setdefault(content, f"r{len(self.rows)}")

    def svg(self, title, size, light, dark):
        width, height = size[0] * CELL, size[1] * LINE
        strip, moves, time = [], [], 0.0
        duration = sum(seconds for _, seconds in light)
        for number, ((rows, seconds), (dark_rows, _)) in enumerate(zip(light, dark, strict=True)):
            uses = [(self.row(*pair), place * LINE) for place, pair in enumerate(zip(rows, dark_rows))]
            drawn = "".join(f'<use href="#{name}" y="{y}"/>' for name, y in uses if name)
            strip.append(f'<g class="frame" transform="translate(0 {number * height})">{drawn}</g>')
            moves.append(f"{time / duration * 100:.3f}% {{ transform: translateY(-{number * height}px); }}")
            time += seconds
        fills = ["".join(f".{name} {{ fill: {pair[dark]}; }}\n" for pair, name in self.colours.items()) for dark in (0, 1)]
        rows = "\n".join(f'<g id="{name}">{content}</g>' for content, name in self.rows.items())
        full = width + 2 * MARGIN, height + 2 * MARGIN
        lines = "\n".join(strip)
        film = "\n".join(moves)
        return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{full[0]}" height="{full[1]}" \
viewBox="0 0 {full[0]} {full[1]}" role="img">
<title>{html.escape(title)}</title>
<style>
text {{ font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; }}
.bold {{ font-weight: 700; }} .dim {{ opacity: 0.6; }} .italic {{ font-style: italic; }}
.under {{ text-decoration: underline; }} .struck {{ text-decoration: line-through; }}
.page {{ fill: {GROUNDS[0]}; }}
{fills[0]}@media (prefers-color-scheme: dark) {{
.page {{ fill: {GROUNDS[1]}; }}
{fills[1]}}}
.strip {{ transform: translateY(-{(len(light) - 1) * height}px); }}
@media (prefers-reduced-motion: no-preference) {{ .strip {{ animation: film {duration:.3f}s step-end infinite; }} }}
@keyframes film {{
{film}
}}
</style>
<defs xml:space="preserve">
{rows}
</defs>
<rect class="page" width="{full[0]}" height="{full[1]}" rx="8"/>
<svg x="{MARGIN}" y="{MARGIN}" width="{width}" height="{height}">
<g class="strip">
{lines}
</g>
</svg>
</svg>
"""


def main(path, picture, *command):
    with open(path) as file:
        script = file.read()
    size = [int(number) for number in next(steps(script))[1].split()]
    light, dark = [play(script, command, is_light) for is_light in (True, False)]
    with open(picture, "w") as file:
        file.write(Picture().svg("A recording of a program on a terminal", size, light, dark))
    print(f"{picture}: {len(light)} frames")


main(*sys.argv[1:])
