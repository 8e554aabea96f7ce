"""The map of the atlas, walked by keys alone, and its entries, which run."""

import re
import subprocess
import sys
import time

from browser import Shown, check_calm, check_contrast, shown_page, unnamed
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys


class Map(Shown):
    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def tab_to(self, name):
        """Goes on by Tab until an element of a name has the focus."""
        for _ in range(60):
            if self.focus == name:
                return
            self.press(Keys.TAB)
        raise AssertionError(f"no stop {name!r} of the Tab key; at {self.focus!r}")

    @property
    def focus(self):
        return self.driver.execute_script("return document.activeElement.getAttribute('aria-label')")

    @property
    def status(self):
        return self.find("[role=status]").text

    def lines(self, name):
        """The lines of a part of the open entry."""
        return self.driver.execute_script(
            """
            const part = document.querySelector(`.open-entry [aria-label="${arguments[0]}"]`);
            return part.innerText.split("\\n").map((line) => line.trim()).filter((line) => line !== "");
            """,
            name,
        )

    @property
    def counts(self):
        """How many entries the map has of each size."""
        names = self.driver.execute_script(
            "return [...document.querySelectorAll('.entry')].map((one) => one.textContent)"
        )
        sizes = [name.split(".")[0] for name in names]
        assert len(set(names)) == len(names)
        return [sizes.count(size) for size in sorted(set(sizes))]


def listed(lab, size):
    """How many entries the command lists."""
    said = subprocess.run([lab, "atlas", "--size", str(size)], capture_output=True, text=True, check=True)
    return int(re.match(r"\d+", said.stdout)[0])


def walk(shown):
    """From 1.1 to 4.36 by arrow keys, from small to large."""
    shown.tab_to("entry 1.1")
    shown.press(Keys.ARROW_DOWN)
    assert shown.focus == "entry 2.1", shown.focus
    shown.press(Keys.ARROW_RIGHT)
    assert shown.focus == "entry 2.2", shown.focus
    # A shorter line has no cell below: the walk goes to its last one.
    shown.press(*[Keys.ARROW_DOWN] * 2, Keys.END)
    assert shown.focus == "entry 3.7", shown.focus
    shown.press(Keys.ARROW_DOWN)
    assert shown.focus == "entry 3.10", shown.focus
    shown.press(Keys.ARROW_UP)
    assert shown.focus == "entry 3.3", shown.focus
    # A row of 35 takes several lines, and the walk visits each.
    shown.press(*[Keys.ARROW_DOWN] * 3, Keys.HOME)
    line = []
    while shown.focus != "entry 4.36":
        line.append(int(shown.focus.removeprefix("entry 4.")))
        assert line == sorted(set(line)) and line[-1] < 36, line
        shown.press(Keys.ARROW_DOWN)
    assert line[0] == 1 and len(line) > 1, line
    assert shown.status == "Entry 1.1 is open."
    shown.press(Keys.ENTER)
    assert shown.status == "Entry 4.36 is open.", shown.status
    assert shown.focus == "entry 4.36"


def read(shown):
    """All that `lab atlas --size 4 --entry 36` prints."""
    assert "Store of 2 positions" in shown.lines("names"), shown.lines("names")
    assert "Zipper of 2 elements" in shown.lines("names")
    assert "Every move can be undone: a groupoid." in shown.lines("properties")
    table = [
        [cell.text for cell in row.find_elements("css selector", "th, td")]
        for row in shown.all(".composites tr")
    ]
    assert table == [
        ["", "1", "2", "3", "4"], ["1", "1", "2", ".", "."], ["2", ".", ".", "1", "2"],
        ["3", "3", "4", ".", "."], ["4", ".", ".", "3", "4"],
    ], table
    assert "4 return nothing" in shown.find(".dual").text
    assert shown.lines("neighbours") == ["its own opposite"]


def run(shown):
    """The open entry as a program: a place is a view, and a move a button."""
    assert "You are at place 1" in shown.lines("focus")
    assert shown.lines("log") == ["Log: nothing yet"]
    shown.tab_to("move 2")
    shown.press(Keys.ENTER)
    assert "You are at place 2" in shown.lines("focus"), shown.lines("focus")
    assert shown.lines("log") == ["Log: 2, 1 move, together move 2"]
    shown.tab_to("move 3")
    shown.press(Keys.SPACE)
    assert shown.lines("log") == ["Log: 2 3, 2 moves, together move 1"], shown.lines("log")
    assert "2, then 3 place 1, 4 place 2" in shown.lines("space"), shown.lines("space")
    shown.tab_to("begin at place 2")
    shown.press(Keys.ENTER)
    assert "You are at place 2" in shown.lines("focus")


def go_on(shown):
    """From an entry to those of which it is made."""
    shown.press(Keys.TAB)
    ActionChains(shown.driver).click(shown.find("[aria-label='entry 2.3']")).perform()
    assert shown.status == "Entry 2.3 is open."
    assert shown.lines("neighbours")[0] == "the sum of 1.1 and 1.1", shown.lines("neighbours")
    shown.tab_to("open entry 1.1")
    shown.press(Keys.ENTER)
    assert shown.status == "Entry 1.1 is open."


def look(shown):
    """Names, contrast in both schemes, a narrow window, and calm."""
    driver = shown.driver
    assert unnamed(driver) == []
    assert check_contrast(driver) > 100
    check_calm(driver)
    driver.set_window_size(340, 800)
    wide = driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, wide
    driver.set_window_size(1200, 900)


def main(page, lab):
    start = time.monotonic()
    with shown_page(page) as driver:
        shown = Map(driver)
        print(f"the map is shown after {time.monotonic() - start:.1f} s, with the start of the browser")
        assert shown.counts == [listed(lab, size) for size in (1, 2, 3, 4, 5)] == [1, 3, 11, 55, 329], shown.counts
        walk(shown)
        read(shown)
        run(shown)
        go_on(shown)
        look(shown)
    print("the map of the atlas is walked by keys alone, and an entry of it runs")


main(*sys.argv[1:])
