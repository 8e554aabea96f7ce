"""Looks at everything a person sees, and makes one contact sheet of it.

    python3 looks.py PAGE.html… [--pictures FOLDER [--lab LAB]] [--only WORD]

It takes the tour of the pages (see tour.py), and fails if axe finds anything in a view: in both schemes,
wide and narrow, with more contrast, forced colours and reduced motion, or if the view scrolls sideways.

With --pictures it asks axe nothing, and FOLDER gets a picture of each view at 1,280, 768 and 320 pixels in
both schemes; with the command LAB also of terminals of 80 by 24 and 160 by 50. Its index.html shows them
all. With --only, the pages and screens are those whose names contain the word.
"""

import argparse
import base64
import html
import importlib.util
import itertools
import pathlib
import sys

import terminal
from tour import TOURS, visit

from browser import browser, media

WIDTHS, SCHEMES = [1280, 768, 320], ["light", "dark"]

SIZES = [(80, 24), (160, 50)]
SAMPLES = list(TOURS)[:14]

# The keys that lead to a view of the laboratory on a terminal, and what it shows then and not before.
SCREENS = {
    **{name: [["open", "--program", name], [], None] for name in SAMPLES},
    "laboratory": [["open", "--program", "tasks"], ["2", "m", *'add(title:"tea")', "Enter", "Escape"], '> 1 add(title: "tea")'],
    "palette": [["open", "--program", "tasks"], [":"], "Commands"],
}


class Sheet:
    """The pictures of a folder, and the page that shows them."""

    def __init__(self, folder, driver):
        self.folder, self.driver, self.rows = pathlib.Path(folder), driver, {}
        self.folder.mkdir(parents=True, exist_ok=True)

    def take(self, file, width, height):
        """Writes a picture of the open page, down to a height, and returns how many bytes it takes."""
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        shot = self.driver.execute_cdp_cmd(
            "Page.captureScreenshot", {"captureBeyondViewport": True, "clip": clip})
        return (self.folder / file).write_bytes(base64.b64decode(shot["data"]))

    def add(self, view, name, width, height):
        """Takes the open page as a picture of a view."""
        file = f"{view}-{name}.png".replace(" ", "-").replace(",", "")
        self.take(file, width, height)
        self.rows.setdefault(view, []).append((file, name, width))

    def write(self):
        rows = "".join(
            f"<h2 id='{html.escape(view)}'>{html.escape(view)}</h2><div>" + "".join(
                f"<figure><a href='{file}'><img loading='lazy' src='{file}' width='{min(width // 3, 530) + 60}' alt=''></a>"
                f"<figcaption>{html.escape(name)}</figcaption></figure>" for file, name, width in pictures
            ) + "</div>" for view, pictures in self.rows.items()
        )
        (self.folder / "index.html").write_text(f"""<!DOCTYPE html><html lang="en"><meta charset="utf-8">
          <title>All looks</title><style>
          body {{ font: 15px/1.4 system-ui, sans-serif; margin: 24px; background: #e4e4e8; color: #222 }}
          div {{ display: flex; gap: 16px; flex-wrap: wrap; align-items: start }}
          figure {{ margin: 0 }} img {{ display: block; max-height: 640px; object-fit: cover; object-position: top }}
          </style><h1>All looks</h1>{rows}</html>""")
        return self.folder / "index.html"


def resize(driver, width, height=800):
    """Sets the size of the window, and ends the transitions that a change of the scheme began."""
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    driver.execute_script(
        "for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()")


def height(driver):
    """The height of the page, of which a picture shows at most 4,000 pixels."""
    return min(4000, driver.execute_script("return document.documentElement.scrollHeight"))


def overflow(driver, width):
    """What is wrong with a page that scrolls sideways."""
    wide = driver.execute_script("return document.documentElement.scrollWidth")
    return [f"scrolls sideways at {width} pixels: it is {wide} wide"] if wide > width else []


# MARK: - Axe


class Axe:
    """The checks of axe-core, whose script a package for Python brings."""

    SETTINGS = [
        (width, {"prefers_color_scheme": scheme, **wishes})
        for wishes, scheme, width in [
            *itertools.product([{}], SCHEMES, [1280, 320]),
            *itertools.product([{"prefers_contrast": "more", "prefers_reduced_motion": "reduce"}], SCHEMES, [320]),
            *itertools.product([{"forced_colors": "active"}], SCHEMES, [1280]),
        ]
    ]

    # With forced colours the browser chooses those of texts, and axe would read others from the style.
    RUN = """
      const rules = { "color-contrast": { enabled: !matchMedia("(forced-colors: active)").matches } };
      const said = (rule) => rule.nodes.map((node) =>
        `${rule.id}: ${rule.help}: ${node.html.slice(0, 120)} (${node.any[0]?.message ?? ""})`);
      axe.run({ resultTypes: ["violations"], rules })
        .then((found) => found.violations.flatMap(said), (error) => [String(error)]).then(arguments[0]);
    """

    def __init__(self):
        package = importlib.util.find_spec("axe_playwright_python")
        self.script = pathlib.Path(package.submodule_search_locations[0], "axe.min.js").read_text()

    def faults(self, driver):
        """What axe finds; a page that is not loaded again has its script already."""
        if not driver.execute_script("return 'axe' in window"):
            driver.execute_script(self.script)
        return driver.execute_async_script(self.RUN)


def check(driver, axe):
    """What axe finds in the open view, each with the settings in which it does, and sideways scrolling."""
    found = {}
    for width, wishes in axe.SETTINGS:
        media(driver, **wishes)
        resize(driver, width)
        for fault in dict.fromkeys(axe.faults(driver) + overflow(driver, width)):
            words = [f"{width}", *(f"{name}: {value}" for name, value in wishes.items())]
            found.setdefault(fault, []).append(" ".join(words).replace("prefers_", ""))
    return [f"{fault}\n    at {'; '.join(settings)}" for fault, settings in found.items()]


# MARK: - Views

# What a person has done shows in the texts, in the fields or in the pictures.
STATE = """
  const values = [...document.querySelectorAll("input, textarea, select")].map((one) => [one.value, one.checked]);
  return JSON.stringify([document.querySelector("main").innerHTML, values]);
"""


def picture(driver, view, sheet):
    """Takes the open view at all widths in both schemes, and says whether it scrolls sideways."""
    for scheme, width in itertools.product(SCHEMES, WIDTHS):
        media(driver, prefers_color_scheme=scheme)
        resize(driver, width)
        driver.execute_script("scrollTo(0, 0)")
        sheet.add(view, f"{width} {scheme}", width, height(driver))
    yield from overflow(driver, WIDTHS[-1])


def look_at_pages(driver, pages, only, look):
    """Looks at each view of each page, and returns what is wrong."""
    wrong = []
    for file in pages:
        tour = TOURS[file.stem]
        if only not in file.stem:
            continue
        try:
            before = None
            for view in visit(driver, file, tour):
                name = f"{file.stem}, {view}"
                # A tour whose presses and texts had no effect would go on to the next view.
                now = driver.execute_script(STATE)
                assert now != before, f"{view} is the view before"
                before = now
                wrong += [f"{name}: {fault}" for fault in look(driver, name)]
                print(f"seen: {name}", flush=True)
                media(driver)
                resize(driver, 1280)
        except Exception as error:
            wrong.append(f"{file.stem}: {type(error).__name__} {error}".split("\nStacktrace")[0])
    return wrong


def text(screen):
    """A screen without its colours."""
    return terminal.SEQUENCE.sub("", screen)


def look_at_terminals(driver, lab, only, sheet):
    """Takes the screens, each without its colours too."""
    for view, (words, keys, expected) in SCREENS.items():
        if only not in view:
            continue
        for (columns, rows), mode in itertools.product(SIZES, [*SCHEMES, "NO_COLOR"]):
            wishes = {"NO_COLOR": "1"} if mode == "NO_COLOR" else {}
            shown = terminal.Terminal([lab, *words], columns, rows, mode == "light", **wishes)
            try:
                before = shown.shown()
                shown.press(*keys)
                screen = shown.shown()
                assert expected is None or expected in text(screen) and expected not in text(before), text(screen)
            finally:
                shown.end()
            page = sheet.folder / "screen.html"
            page.write_text(terminal.page(screen, shown.is_light))
            resize(driver, columns * 10, rows * 20)
            driver.get(page.resolve().as_uri())
            sheet.add(f"terminal, {view}", f"{columns}x{rows} {mode}", columns * 10, rows * 20)
            page.unlink()
        print(f"seen: terminal, {view}", flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("pages", nargs="*", type=pathlib.Path)
    parser.add_argument("--pictures")
    parser.add_argument("--lab")
    parser.add_argument("--only", default="")
    wishes = parser.parse_args()
    with browser() as driver:
        if wishes.pictures:
            sheet = Sheet(wishes.pictures, driver)
            wrong = look_at_pages(
                driver, wishes.pages, wishes.only, lambda driver, view: picture(driver, view, sheet))
            if wishes.lab:
                look_at_terminals(driver, wishes.lab, wishes.only, sheet)
            print(sheet.write().resolve().as_uri())
        else:
            axe = Axe()
            wrong = look_at_pages(driver, wishes.pages, wishes.only, lambda driver, _: check(driver, axe))
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
