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

    def press_with_control(self, key):
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys(key).key_up(Keys.CONTROL).perform()

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
        return self.find(".opened[role=status]").text

    @property
    def count(self):
        return self.find(".count .status[role=status]").text

    def button(self, name):
        """The button of a text."""
        return next(one for one in self.all(".atlas button") if one.text == name)

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


def unfold(shown):
    """All entries, which are in folded groups at first."""
    assert shown.count == "399 entries", shown.count
    assert sum(shown.counts) < 120, shown.counts
    names = [one.text.split("\n")[0].split(" ")[0] for one in shown.all("[role=rowheader] h2")]
    assert {"Stores", "Streams", "Preorders", "Groups", "Mixtures"} < set(names), names
    folds = len(shown.all(".fold"))
    for place in range(folds):
        shown.driver.execute_script("arguments[0].click()", shown.all(".fold")[place])
    counts = shown.counts
    for place in range(folds):
        shown.driver.execute_script("arguments[0].click()", shown.all(".fold")[place])
    assert sum(shown.counts) < 120, shown.counts
    return counts


def walk(shown):
    """From 1.1 to the end of the map by arrow keys, and back to 4.36."""
    shown.tab_to("entry 1.1")
    shown.press(Keys.ARROW_DOWN)
    assert shown.focus == "entry 3.8", shown.focus
    shown.press(Keys.ARROW_RIGHT)
    assert shown.focus == "entry 4.37", shown.focus
    # A shorter line has no cell below: the walk goes to its last one.
    shown.press(Keys.ARROW_DOWN, Keys.END)
    assert shown.focus == "entry 5.329", shown.focus
    shown.press(Keys.ARROW_DOWN)
    assert shown.focus == "entry 5.308", shown.focus
    shown.press(Keys.ARROW_UP)
    assert shown.focus == "entry 3.11", shown.focus
    # The last cell of the map unfolds the last group, which takes many lines; the walk visits each.
    shown.press_with_control(Keys.END)
    shown.press(Keys.ENTER, Keys.HOME)
    assert shown.focus == "entry 3.9", shown.focus
    line = []
    while shown.focus not in line:
        line.append(shown.focus)
        shown.press(Keys.ARROW_DOWN)
    assert len(line) >= 8 and all(name.startswith("entry ") for name in line[:-1]), line
    shown.press_with_control(Keys.END)
    shown.press(Keys.ENTER)
    shown.press_with_control(Keys.HOME)
    assert shown.focus == "entry 1.1", shown.focus
    shown.press(Keys.ARROW_RIGHT)
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


def seek(shown):
    """By a name, by properties, by a drawing, and by a table."""
    field = shown.find("input[type=search]")
    field.send_keys("zipper")
    assert shown.count == "2 of 399 entries", shown.count
    assert shown.counts == [1, 1], shown.counts
    field.clear()
    field.send_keys("x", Keys.BACKSPACE)
    assert shown.count == "399 entries", shown.count
    shown.button("Undo").click()
    shown.button("Connected").click()
    assert shown.button("Undo").get_attribute("aria-pressed") == "true"
    assert shown.count == "7 of 399 entries", shown.count
    shown.button("Show all").click()
    drawing, table = shown.all(".finder summary")
    drawing.click()
    shown.find("[aria-label='2 places']").click()
    shown.find("[aria-label='from 1 to 2: 0']").click()
    assert shown.count == "1 of 399 entries" and shown.find(".entry").text.strip() == "3.8"
    shown.find("[aria-label='2 places']").click()
    assert shown.count == "399 entries", shown.count
    drawing.click()
    table.click()
    rows = shown.find(".finder textarea")
    rows.send_keys("1 2\n2")
    assert rows.get_attribute("aria-invalid") == "true"
    assert "row 2 has 1" in shown.find(".finder .reason").text
    rows.send_keys(" 1")
    assert shown.status == "Entry 2.1 is open.", shown.status
    assert rows.get_attribute("aria-invalid") != "true"
    table.click()


def beside(shown):
    """The open entry is beside the map where there is room, and a sheet that can be closed elsewhere."""
    driver, entry = shown.driver, shown.find(".open-entry")
    for width in (1600, 1200, 800):
        driver.set_window_size(width, 900)
        driver.execute_script("document.querySelector('.kind:last-child').scrollIntoView()")
        assert entry.rect["x"] >= shown.find(".map").rect["x"] + shown.find(".map").rect["width"], width
        top = driver.execute_script("return arguments[0].getBoundingClientRect().top", entry)
        assert -100 < top < 450, (width, top)
    driver.set_window_size(500, 800)
    driver.execute_script("scrollTo(0, 0)")
    driver.execute_script("document.querySelector(\"[aria-label='entry 2.3']\").click()")
    assert entry.is_displayed()
    shown.button("Close").click()
    assert not entry.is_displayed()
    driver.set_window_size(1200, 900)
    assert entry.is_displayed()


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
        driver.set_window_size(1200, 900)
        counts = unfold(shown)
        assert counts == [listed(lab, size) for size in (1, 2, 3, 4, 5)] == [1, 3, 11, 55, 329], counts
        walk(shown)
        read(shown)
        run(shown)
        go_on(shown)
        seek(shown)
        beside(shown)
        look(shown)
    print("the map of the atlas is walked by keys alone, and an entry of it runs")


main(*sys.argv[1:])
