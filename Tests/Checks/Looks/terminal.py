"""What a program shows on a terminal, as text and as a page of coloured cells. Needs tmux."""

import html
import os
import re
import shlex
import subprocess
import time
import unicodedata

# A terminal's own colours, which a program may name by number.
COLOURS = """#1b1a20 #c62a2f #18794e #8a6a00 #2456d6 #7a3fd1 #0b7470 #c8c6d0
  #74727f #ff8f8f #5cc896 #e6c15c #8aa8ff #bd96ff #54c8c2 #ffffff""".split()

SEQUENCE = re.compile(r"\x1b\[([0-9;:]*)m")


class Terminal:
    """A program in a window of tmux, without a screen."""

    count = 0

    def __init__(self, command, columns, rows, is_light=False, **environment):
        Terminal.count += 1
        self.is_light, self.name = is_light, f"looks-{os.getpid()}-{Terminal.count}"
        wishes = {
            "TERM": "tmux-256color", "COLORTERM": "truecolor",
            "COLORFGBG": "0;15" if is_light else "15;0", **environment,
        }
        words = ["env", *(f"{name}={value}" for name, value in wishes.items()), *command]
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows + 1),
                  shlex.join(words))
        self.tmux("set", "-g", "status", "off")
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def tmux(self, *words):
        return subprocess.run(["tmux", "-L", self.name, *words], check=True, capture_output=True, text=True).stdout

    def press(self, *keys):
        """Presses keys, by the names that tmux has for them."""
        for key in keys:
            self.tmux("send-keys", key)
            time.sleep(0.03)

    def shown(self, seconds=15):
        """The screen with its colours, when it has stayed the same for a while."""
        end, before, since = time.monotonic() + seconds, "", time.monotonic()
        while time.monotonic() < end:
            now = self.tmux("capture-pane", "-p", "-e", "-N")
            if now != before:
                before, since = now, time.monotonic()
            if now.strip() and time.monotonic() - since > 0.5:
                return now
            time.sleep(0.1)
        return before

    def end(self):
        self.tmux("kill-server")


def colour(numbers):
    """The colour that the rest of a sequence names, and what is left of it."""
    if numbers[0] == 2:
        return "#%02x%02x%02x" % tuple(numbers[1:4]), numbers[4:]
    number, rest = numbers[1], numbers[2:]
    if number < 16:
        return COLOURS[number], rest
    if number > 231:
        return "#" + 3 * f"{8 + 10 * (number - 232):02x}", rest
    steps = [0, 95, 135, 175, 215, 255]
    cube = divmod(number - 16, 36)
    return "#%02x%02x%02x" % tuple(steps[n] for n in (cube[0], cube[1] // 6, cube[1] % 6)), rest


def restyle(style, sequence):
    """Changes a style by a sequence of the terminal."""
    numbers = [int(number or 0) for number in re.split("[;:]", sequence)]
    while numbers:
        number, *numbers = numbers
        if number == 0:
            style.clear()
        elif number in (38, 48):
            style[number], numbers = colour(numbers)
        elif number in (39, 49):
            style.pop(number - 1, None)
        elif number == 22:
            style.pop(1, None), style.pop(2, None)
        elif 23 <= number <= 29:
            style.pop(number - 20, None)
        elif number < 10:
            style[number] = True
        else:
            first, key = next(pair for pair in [(100, 48), (90, 38), (40, 48), (30, 38)] if number >= pair[0])
            style[key] = COLOURS[number - first + (8 if first >= 90 else 0)]


def page(screen, is_light):
    """A page that shows a screen in cells of 10 by 20 pixels."""
    ink, ground = ("#1b1a20", "#ffffff") if is_light else ("#ecebf1", "#131217")
    style, cells = {}, []
    for number, part in enumerate(SEQUENCE.split(screen.rstrip("\n"))):
        if number % 2:
            restyle(style, part)
            continue
        fore, back = style.get(38, ink), style.get(48, ground)
        if 7 in style:
            fore, back = back, fore
        lines = " ".join(line for key, line in [(4, "underline"), (9, "line-through")] if key in style)
        css = f"color:{fore};background:{back};text-decoration:{lines or 'none'};" + "".join(
            rule for key, rule in [(1, "font-weight:bold;"), (2, "opacity:.6;"), (3, "font-style:italic;")]
            if key in style)
        for letter in part:
            wide = "width:20px;" if unicodedata.east_asian_width(letter) in "WF" else ""
            cells.append("\n" if letter == "\n" else f'<i style="{css}{wide}">{html.escape(letter)}</i>')
    return f"""<!DOCTYPE html><meta charset="utf-8"><style>
      body {{ margin: 0; background: {ground} }}
      pre {{ margin: 0; height: 100vh; font: 16px/20px "DejaVu Sans Mono", monospace }}
      i {{ display: inline-block; width: 10px; height: 20px; font-style: normal; vertical-align: top; overflow: hidden }}
      </style><pre>{"".join(cells)}</pre>"""
