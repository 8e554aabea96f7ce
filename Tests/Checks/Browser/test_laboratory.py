"""The laboratory in a browser, used by clicks and keys as a person does."""

import json
import re
import sys

from browser import (
    Shown, browser, check_calm, check_contrast, check_errors, open_page, unnamed,
    unreachable, until,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

PROGRAMS = ["counter", "tasks", "wizard", "life", "todos"]
KEPT = "comonadlab/laboratory"
MILK, TEA = 'add(title: "milk")', 'add(title: "tea")'


class Laboratory(Shown):
    def run(self, script, *words):
        return self.driver.execute_script("return " + script, *words)

    def texts(self, selector):
        return self.run("[...document.querySelectorAll(arguments[0])].map((n) => n.textContent)", selector)

    def press(self, name, within=""):
        """Presses the button of a name."""
        for button in self.all(within + " button"):
            if (button.get_attribute("aria-label") or button.text).strip() == name:
                return button.click()
        raise AssertionError(f"no button {name!r} in {within!r}: {self.texts(within + ' button')}")

    def choose(self, program):
        self.press(program, ".programs")

    def say(self, line):
        field = self.find(".line input")
        field.clear()
        field.send_keys(line, Keys.ENTER)

    @property
    def views(self):
        return self.texts(".card .shown")

    @property
    def log(self):
        return [re.sub(r"^\d+ ", "", text) for text in self.texts(".log .entry")]

    @property
    def place(self):
        return self.run(
            "[...document.querySelectorAll('.log .entry')]"
            ".findIndex((n) => n.getAttribute('aria-current') === 'step')"
        )

    @property
    def notice(self):
        return self.run("document.querySelector('.notice').textContent")

    @property
    def boxes(self):
        return self.all("svg.space g[role=button]")

    @property
    def focus(self):
        return self.run("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent")

    def agree(self):
        assert len(set(self.views)) == 1, self.views


def check_stream(lab):
    assert lab.texts(".programs button") == PROGRAMS
    assert lab.texts(".card h2") == ["Elm", "Redux", "React", "Halogen"]
    # A press in any of the four is a message to all.
    for number, card in enumerate([0, 1, 2, 3]):
        buttons = lab.all(f".card-{card} .shown button")
        buttons[-1].click()
        assert all(str(number + 1) in view for view in lab.views), lab.views
        lab.agree()
    assert lab.log == ["the start", "+", "+", "+", "+"], lab.log
    lab.say("- - -")
    assert lab.log[-3:] == ["-", "-", "-"] and lab.place == 7
    assert lab.find(".line input").get_property("value") == ""
    lab.say("hop")
    assert "there is no hop" in lab.notice and lab.place == 7
    assert lab.find(".line input").get_property("value") == "hop"
    # The part of the state that each architecture shows besides its view.
    sights = lab.texts(".card .sight")
    assert "nothing else" in sights[0]
    assert "7: " in sights[1] and "-" in sights[1], sights
    assert sights[2].rstrip().endswith("to any state at once")
    assert "✓ +" in sights[3], sights
    lab.choose("wizard")
    lab.say("next")
    assert lab.notice == "next is refused: page 1 must be answered first", lab.notice
    assert lab.all("body > .refusal") == [], "the laboratory shows refusals by itself, and once"
    assert lab.log == ["the start"]
    assert "✗ next" in lab.texts(".card-3 .sight")[0]


def check_copy(lab):
    """React moves a copy to any state, of which the program and its owners see nothing."""
    lab.choose("counter")
    lab.press("Start again")
    lab.say("+ +")
    copy, log = lambda: lab.texts(".copy .shown")[0], lab.log
    assert lab.all(".copy .shown") == [], "the copy is made when it is asked for"
    lab.press("the program's", ".copy")
    assert "2" in copy()
    lab.press("copy: 3", ".copy")
    assert "3" in copy() and lab.focus == "copy: 3"
    lab.all(".copy .shown button")[-1].click()
    assert "4" in copy() and all("2" in view for view in lab.views) and lab.log == log
    # Its refusals are shown beside its own controls.
    lab.choose("wizard")
    lab.press("the program's", ".copy")
    forth = [button for button in lab.all(".copy .shown button") if button.text == "Next"]
    assert forth and all(button.get_attribute("disabled") for button in forth)


def check_people(lab):
    """Two people use the program at once; one is disconnected, and the server merges what they did."""
    lab.choose("tasks")
    lab.press("Start again")
    lab.say('add(title: "tea")')
    log = lab.log
    lab.press("Let two people use it")
    lab.press("Disconnect Max")
    ada, max = lab.all(".person")
    ada.find_elements(By.CSS_SELECTOR, "button[aria-label^=Remove]")[0].click()
    max.find_element(By.CSS_SELECTOR, "input[type=checkbox]").click()
    assert "waits: toggle(number: 1)" in max.text and "tea" not in ada.text, (ada.text, max.text)
    lab.press("Connect Max")
    assert "lost: toggle(number: 1)" in lab.all(".person")[1].text, lab.all(".person")[1].text
    assert lab.texts(".server div") == ["1 Ada: remove(number: 1)", "2 Max: nothing"]
    lab.press("Dismiss")
    lab.press("Can it be merged?")
    assert lab.texts(".panel [role=status] p")[0].startswith("Through a server: "), lab.texts(".panel [role=status] p")
    assert lab.log == log


def check_focus(lab):
    lab.choose("todos")
    lab.say('add(title: "milk")')
    label = lab.all(".card-1 .todo-list label")[0]
    lab.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", label)
    ActionChains(lab.driver).pause(0.6).double_click(label).perform()
    within = "document.activeElement.closest('.card')?.classList.contains('card-1')"
    assert lab.run(within) and len(lab.all(".edit")) == 4
    lab.find(".card-1 .edit").send_keys(" and tea", Keys.ENTER)
    assert lab.texts(".todo-list label") == ["milk and tea"] * 4
    assert lab.log[-2:] == ["edit(1)", 'save(title: "milk and tea")'], lab.log


def check_space(lab):
    lab.choose("wizard")
    lab.press("depth 1")
    few = len(lab.boxes)
    lab.press("depth 3")
    assert len(lab.boxes) > few
    assert lab.run("document.querySelector('svg.space').namespaceURI").endswith("/svg")
    assert lab.run("document.querySelector('svg.space').getAttribute('aria-labelledby')") == "space"
    assert "thick border: the present state" in lab.texts("#space-caption")[0]
    assert lab.all("svg.space .refused .way"), "no refused message is drawn"
    dashes = "getComputedStyle(document.querySelector('svg.space .refused path.way')).strokeDasharray"
    assert lab.run(dashes) != "none"
    assert lab.texts("svg.space .refused title")[0].count("is refused: ")
    assert len(lab.all("svg.space .present")) == 1
    assert lab.boxes[0].get_attribute("aria-current") == "true"
    label = lab.boxes[1].get_attribute("aria-label")
    way, view = label.split(": ", 1)
    ActionChains(lab.driver).move_to_element(lab.boxes[1]).click().perform()
    assert lab.log == ["the start"] + way.split(", then "), (lab.log, way)
    assert lab.boxes[0].get_attribute("aria-label") == "the present state: " + view
    # The way from the start is marked, and its states are gone back to.
    assert lab.all("svg.space g.way .head") and "thick line: the way" in lab.texts("#space-caption")[0]
    assert lab.all("svg.space .past"), "the start is not drawn"
    # Keys: one stop of the tab, arrows go on, Enter goes there.
    assert len(lab.all("svg.space g[tabindex='0']")) == 1
    lab.driver.execute_script("arguments[0].focus()", lab.boxes[0])
    places = []
    for key in [Keys.ARROW_UP, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.HOME, Keys.ARROW_DOWN]:
        ActionChains(lab.driver).send_keys(key).perform()
        places.append(lab.focus)
        assert in_middle(lab, "svg.space g:focus") == "", (key, in_middle(lab, "svg.space g:focus"))
    present = lab.boxes[0].get_attribute("aria-label")
    assert places[1] == places[3] == present and len(set(places)) > 2, places
    label = lab.focus
    ActionChains(lab.driver).send_keys(Keys.ENTER).perform()
    assert lab.focus == "the present state: " + label.split(": ", 1)[1], lab.focus
    lab.choose("todos")
    lab.press("depth 5")
    assert 1 < len(lab.boxes) <= 60, len(lab.boxes)
    lab.press("depth 2")


# How far the middle of a box is from that of the picture, if it is not there and within the picture.
MIDDLE = """
  (() => {
    const room = document.querySelector("svg.space").getBoundingClientRect();
    const box = document.querySelector(arguments[0]).querySelector("rect").getBoundingClientRect();
    const x = (box.left + box.right - room.left - room.right) / 2;
    const y = (box.top + box.bottom - room.top - room.bottom) / 2;
    const isWithin = box.left >= room.left && box.right <= room.right
      && box.top >= room.top && box.bottom <= room.bottom && box.width > 20;
    const isSeen = room.left >= 0 && room.right <= innerWidth;
    return isWithin && isSeen && Math.abs(x) < 2 && Math.abs(y) < 2 ? "" : `${x} ${y} ${box.width} in ${room.width}`;
  })()
"""


def in_middle(lab, box):
    return lab.run(MIDDLE.strip(), box)


def check_middle(lab):
    """The present state is in the middle of its picture, whatever the program, the depth and the width."""
    lines = {
        "counter": "+ + + + +", "tasks": f"{MILK}; {TEA}; toggle(number: 1)", "wizard": 'answer("Ada"); next',
        "life": "place(glider, x: 1, y: 1); step(1)", "todos": f"{MILK}; {TEA}; toggle(1)",
    }
    for width in [1280, 320]:
        size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
        lab.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        for program in PROGRAMS:
            lab.choose(program)
            for line in ["", lines[program]]:
                if line:
                    lab.say(line)
                for depth in range(1, 6):
                    lab.press(f"depth {depth}")
                    missed = in_middle(lab, "svg.space .present")
                    assert missed == "", (width, program, line, depth, missed)
                    wide = lab.run("document.documentElement.scrollWidth")
                    assert wide <= width, (program, wide)
    # The four cards are a row that the tab key goes along.
    row = "document.querySelector('.four')"
    assert lab.run(row + ".scrollWidth") > 900 and len(set(lab.run(
        "[...document.querySelectorAll('.card')].map((n) => n.offsetTop)"))) == 1
    lab.driver.execute_script("arguments[0].focus()", lab.find(".card-3 .marks summary"))
    assert lab.run(row + ".scrollLeft") > 300
    lab.press("depth 2")
    lab.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_drag(lab):
    """The picture is dragged, which presses nothing, and enlarged by buttons and keys."""
    lab.choose("counter")
    lab.press("Start again")
    lab.press("depth 2")
    place = "(() => { const box = document.querySelector('svg.space .present rect').getBoundingClientRect();" \
        " return [box.left, box.top, box.width]; })()"
    lab.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", lab.find("svg.space"))
    before = lab.run(place)
    hand, picture = ActionChains(lab.driver), lab.find("svg.space")
    hand.move_to_element(picture).click_and_hold().move_to_element_with_offset(picture, 40, 30)
    hand.move_to_element_with_offset(picture, 60, 40).release().perform()
    after = lab.run(place)
    assert [round(b - a) for a, b in zip(before, after)] == [60, 40, 0], (before, after)
    assert lab.log == ["the start"], lab.log
    lab.press("zoom in")
    assert lab.run(place)[2] > 1.3 * before[2]
    lab.press("centre")
    assert in_middle(lab, "svg.space .present") == "" and lab.run(place)[2] == before[2]
    lab.driver.execute_script("arguments[0].focus()", lab.find("svg.space .present"))
    ActionChains(lab.driver).send_keys("-").perform()
    assert lab.run(place)[2] < before[2]
    ActionChains(lab.driver).send_keys("0").perform()
    assert lab.run(place)[2] == before[2]
    # A press that does not drag goes there.
    lab.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", lab.find("svg.space"))
    ActionChains(lab.driver).move_to_element(lab.find("svg.space .next")).click().perform()
    assert len(lab.log) == 2, lab.log


def check_marks(lab):
    """Each card marks in the space what its architecture sees, one card at a time."""
    lab.choose("wizard")
    lab.say('answer("Ada")')
    lab.press("depth 2")
    mark = "getComputedStyle(document.querySelector('.laboratory')).getPropertyValue('--mark')"
    boxes = "[...document.querySelectorAll('svg.space .node')]"
    marked = boxes + ".map((n) => getComputedStyle(n.querySelector('rect')).strokeWidth === '5px')"
    refused = "[...document.querySelectorAll('svg.space .refused path.way')]"
    ways = refused + ".map((way) => getComputedStyle(way).strokeWidth)"
    way = ways + "[0]"
    entry = "getComputedStyle(document.querySelectorAll('.log .entry')[0]).borderColor"
    plain, colours = (lab.run(way), lab.run(entry)), set()
    assert not any(lab.run(marked))
    for card in range(4):
        lab.find(f".card-{card} .marks summary").click()
        assert len(lab.all(".marks[open]")) == 1
        colours.add(lab.run(mark))
        found = lab.run(marked)
        assert found[0], found
        if card == 2:
            assert all(found), found
        elif card == 3:
            assert 1 < sum(found) < len(found), found
            widths = lab.run(ways)
            assert widths and plain[0] not in widths, widths
        elif card == 1:
            assert sum(found) == 1 + len(lab.all("svg.space .past")) == 2, found
        else:
            assert sum(found) == 1, found
        assert (lab.run(way) != plain[0]) == (card == 3)
        assert (lab.run(entry) != plain[1]) == (card == 1)
    assert len(colours) == 4, colours
    # The small pictures differ by what each architecture sees of the same states.
    seen = [len(lab.all(f".card-{card} .miniature circle.seen")) for card in range(4)]
    dots = len(lab.all(".card-0 .miniature circle"))
    assert seen[0] == 1 and seen[1] == 2 and seen[2] == dots == len(lab.boxes) and 1 < seen[3] < dots, seen
    lab.find(".card-3 .marks summary").click()
    assert not any(lab.run(marked))


def check_travel(lab):
    lab.choose("counter")
    lab.say("+ + + +")
    lab.press("Back", ".tools")
    assert lab.place == 3 and all("3" in view for view in lab.views)
    lab.press("Forth", ".tools")
    assert lab.place == 4
    lab.all(".log .entry")[1].click()
    assert lab.place == 1 and all("1" in view for view in lab.views)
    lab.agree()
    slider = lab.find("input[type=range]")
    slider.send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert lab.place == 3, lab.place
    slider.send_keys(Keys.HOME)
    assert lab.place == 0
    # From anywhere, also from the field, and the letters of the field stay.
    field = lab.find(".line input")
    field.click()
    ActionChains(lab.driver).key_down(Keys.ALT).send_keys(Keys.ARROW_DOWN).key_up(Keys.ALT).perform()
    assert lab.place == 1 and lab.focus == "1 +", lab.focus
    ActionChains(lab.driver).send_keys(Keys.ARROW_DOWN, Keys.END).perform()
    assert lab.place == 4 and lab.focus == "4 +", lab.focus
    ActionChains(lab.driver).send_keys(Keys.HOME).perform()
    assert lab.place == 0
    lab.press("Forth", ".tools")
    # A message at an earlier place begins a branch; the one before is offered, and can be gone back to.
    lab.say("-")
    assert lab.log == ["the start", "+", "or +; +; +", "-"], lab.log
    assert lab.views[0].count("0") and lab.place == 3
    lab.press("or +; +; +", ".log")
    assert lab.log == ["the start", "+", "or -", "+", "+", "+"], lab.log
    lab.agree()


def check_keyboard(lab, page):
    """Everything is reached by the tab, in the order in which it is read, and the focus is seen."""
    open_page(lab.driver, page)
    stops = []
    for _ in range(120):
        ActionChains(lab.driver).send_keys(Keys.TAB).perform()
        stop = lab.run(
            """(() => { const n = document.activeElement; if (n === document.body) return null;
              const style = getComputedStyle(n), box = n.querySelector("rect");
              const seen = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
                || box && parseFloat(getComputedStyle(box).strokeWidth) >= 3;
              n.$stop ??= ++window.$stops || (window.$stops = 1);
              return [n.$stop, seen, n.outerHTML.slice(0, 90)]; })()"""
        )
        if stop is None or any(stop[0] == other[0] for other in stops):
            break
        stops.append(stop)
    assert len(stops) > 20, len(stops)
    assert all(stop[1] for stop in stops), [stop for stop in stops if not stop[1]]
    order = lab.run(
        """(() => { const all = [...document.querySelectorAll("*")].filter((n) => n.$stop);
          return all.every((n, i) => i === 0 || n.$stop > all[i - 1].$stop); })()"""
    )
    assert order, stops
    focusable = lab.run(
        """[...document.querySelectorAll(
          "button:not(:disabled):not([tabindex='-1']), input:not(:disabled), summary, [tabindex='0']")]
          .filter((n) => !n.$stop && n.checkVisibility()).map((n) => n.outerHTML.slice(0, 90))"""
    )
    assert focusable == [], focusable


ROLES = {
    "alert", "article", "button", "grid", "group", "img", "list", "listitem", "main", "region", "status",
}


def check_accessibility(lab):
    assert unnamed(lab.driver) == [], unnamed(lab.driver)
    for program in PROGRAMS:
        lab.choose(program)
        ids = lab.run("[...document.querySelectorAll('[id]')].map((n) => n.id)")
        assert len(ids) == len(set(ids)), [name for name in ids if ids.count(name) > 1]
        roles = set(lab.run("[...document.querySelectorAll('[role]')].map((n) => n.getAttribute('role'))"))
        assert roles <= ROLES, roles - ROLES
        dangling = lab.run(
            """[...document.querySelectorAll("[aria-labelledby], [aria-describedby]")]
              .flatMap((n) => `${n.getAttribute("aria-labelledby") ?? ""} ${
                n.getAttribute("aria-describedby") ?? ""}`.split(" "))
              .filter((name) => name && !document.getElementById(name))"""
        )
        assert dangling == [], dangling
        nested = lab.run(
            """[...document.querySelectorAll("button *, a *, [role=button] *")]
              .filter((n) => n.matches("button, a, input, [tabindex]")).length"""
        )
        assert nested == 0
    assert len(lab.all("h1")) - len(lab.all(".card h1")) == 1 and len(lab.all("main")) == 1
    assert lab.run("document.documentElement.lang") == "en"


def check_narrow(lab):
    size = {"width": 400, "height": 900, "deviceScaleFactor": 1, "mobile": False}
    lab.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    for program in PROGRAMS:
        lab.choose(program)
        wide = lab.run("document.documentElement.scrollWidth")
        assert wide <= 400, (program, wide)
        for isOpen in [True, False]:
            script = "for (const one of document.querySelectorAll('details')) one.open = arguments[0]"
            lab.driver.execute_script(script, isOpen)
            assert unreachable(lab.driver) == [], unreachable(lab.driver)
    lab.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_costs(lab):
    lab.choose("tasks")
    assert "not measured yet" in lab.texts("[aria-labelledby=costs]")[0]
    # A hint beside the numbers names their limits.
    assert "compiled for size" in lab.texts("[aria-labelledby=costs] .hint")[0]
    lab.press("Measure")
    # The page handles events meanwhile.
    until(lambda: re.search(r"\d+ of 15 samples", lab.texts("[aria-labelledby=costs]")[0]))
    lab.say(TEA)
    assert lab.log[-1] == TEA
    until(lambda: "15 samples" in lab.texts(".tools [role=status]"))
    rows = [row.split() for row in lab.texts(".numbers tbody tr")]
    assert [row.text.split(" ")[0] for row in lab.all(".numbers tbody tr")] == [
        "plain", "Elm", "Redux", "React", "Halogen"]
    found = {}
    for row in lab.all(".numbers tbody tr"):
        name = row.find_element(By.TAG_NAME, "th").text
        cost, ratio = [cell.text for cell in row.find_elements(By.TAG_NAME, "td")]
        middle, low, high = [float(number) for number in re.findall(r"[\d.]+", ratio)]
        assert float(cost) > 0 and 0 < low <= middle <= high, (name, cost, ratio)
        found[name] = (float(cost), middle)
    assert found["plain reducer"][1] == 1.0, found
    assert len(lab.all("svg.chart .bar")) == 5 and len(lab.all("svg.chart .spread")) == 5
    widths = lab.run("[...document.querySelectorAll('.bar')].map((n) => n.width.baseVal.value)")
    ratios = [found[name][1] for name in found]
    assert (widths[1] > widths[0]) == (ratios[1] > 1.01) or abs(ratios[1] - 1) < 0.05, (widths, ratios)
    print("costs of tasks:", ", ".join(f"{name} {cost} ns {ratio}" for name, (cost, ratio) in found.items()))
    lab.press("Measure", "[aria-labelledby=costs]")
    lab.press("Stop", "[aria-labelledby=costs]")
    until(lambda: lab.texts("[aria-labelledby=costs] button") == ["Measure"])


def check_laws(lab, page):
    """The report is the one that the page's file holds, and that file's was really run."""
    found = json.loads(lab.run("document.getElementById('data-laws').textContent"))
    assert found["cases"] > 0 and len(found["pairs"]) == 4
    shown = lab.texts(".report summary")
    for pair, text in zip(found["pairs"], shown):
        assert pair["failures"] == 0 and pair["laws"] > 10 and pair["cases"] > 10 * pair["laws"], pair
        assert pair["broken"] and all(one["isCaught"] and one["caughtBy"] for one in pair["broken"])
        assert f"{pair['laws']} of {pair['laws']} laws hold in {pair['cases']} cases" in text, text
        count = len(pair["broken"])
        assert f"{count} of {count} faults caught" in text and pair["architecture"] in text
    lab.find(".report summary").click()
    rows = lab.all(".report[open] li")
    assert len(rows) == len(found["pairs"][0]["broken"])
    assert found["pairs"][0]["broken"][0]["fault"] in rows[0].text
    print("laws:", "; ".join(re.sub(r"\s+", " ", text) for text in shown))


def check_reload(lab, page):
    lab.choose("tasks")
    for line in [MILK, TEA, "toggle(number: 2)"]:
        lab.say(line)
    lab.press("Back", ".tools")
    lab.press("depth 1")
    field = lab.find(".line input")
    field.clear()
    field.send_keys('add(title: "bre')
    views = lab.views
    open_page(lab.driver, page)
    assert lab.log == ["the start", MILK, TEA, "toggle(number: 2)"] and lab.place == 2
    assert lab.views == views
    assert lab.find(".line input").get_property("value") == 'add(title: "bre'
    assert lab.run("document.querySelector('[aria-label=\"depth 1\"]').getAttribute('aria-pressed')") == "true"
    lab.find(".line input").send_keys('ad")', Keys.ENTER)
    assert lab.log[-1] == 'add(title: "bread")' and lab.all("[role=alert]") == []
    # The page reports a state that it cannot read, puts it aside beside those before, and starts afresh.
    kept = lab.run("localStorage.getItem(arguments[0])", KEPT)
    assert kept.startswith("1\n"), kept
    wrong = kept.replace(json.dumps(TEA), json.dumps("toggle(number: 9)"))
    texts = ["garbage", "1\n{", "0\n" + kept.split("\n", 1)[1], wrong]
    for damaged, ending in zip(texts, ["", "-2", "-3", "-4"]):
        lab.run("localStorage.setItem(arguments[0], arguments[1])", KEPT, damaged)
        open_page(lab.driver, page)
        alert = lab.find("[role=alert]")
        assert "cannot be read. The page starts anew" in alert.text, alert.text
        assert lab.run("localStorage.getItem(arguments[0])", KEPT + "/unread" + ending) == damaged
        assert lab.log == ["the start"]
        lab.press("Close", "[role=alert]")
        assert lab.all("[role=alert]") == []
        open_page(lab.driver, page)
        assert lab.all("[role=alert]") == []


def show(lab):
    """A to-do list in four architectures, and its space."""
    lab.choose("tasks")
    lab.press("Start again")
    for line in [MILK, TEA, "toggle(number: 2)"]:
        lab.say(line)
    lab.driver.set_window_size(1400, 1280)
    lab.press("depth 1")
    assert lab.place == 3
    lab.agree()


def main(page):
    with browser() as driver:
        driver.set_window_size(1400, 1000)
        open_page(driver, page)
        lab = Laboratory(driver)
        check_stream(lab)
        check_copy(lab)
        check_people(lab)
        check_focus(lab)
        check_space(lab)
        check_drag(lab)
        check_middle(lab)
        check_marks(lab)
        check_travel(lab)
        check_keyboard(lab, page)
        check_accessibility(lab)
        check_narrow(lab)
        check_contrast(driver)
        check_calm(driver)
        check_laws(lab, page)
        check_reload(lab, page)
        check_costs(lab)
        show(lab)
        check_contrast(driver)
        check_calm(driver)
        check_errors(driver)
    print("the laboratory is used by clicks and keys, and is there again after a reload")


main(sys.argv[1])
