"""What gets the focus of a control that a drawing removes, disables or hides."""

import json
import pathlib
import sys

from browser import shown_page, until
from described import CLICK, DOWN, check_running, field, redraw, show, shown
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys


def button(name, *lines):
    return ["<button", f":id={name}", *lines, f'"{name}', ">"]


def rows(*names):
    """Rows with two buttons each, whose keys are the letters of their names."""
    return [
        line for name in names
        for line in ["<p", f"#{ord(name)}", f'"{name}', *button(name + "1"), *button(name + "2"), ">"]
    ]


def listed(*names):
    return ["<div", *rows(*names), ">", *button("after")]


DISABLED = ":disabled="

# What is drawn with a control in focus, what is drawn then, and what is in focus then: a table that the tests
# of terminals use, too. Some open a dialog in between, or press another control of it.
HEIRS = json.loads((pathlib.Path(__file__).parent / "heirs.json").read_text())


def focused(driver):
    return driver.execute_script("const { id, title } = document.activeElement; return id || title")


def focus(driver, selector):
    driver.execute_script("arguments[0].focus()", shown(driver, selector))


def named(name):
    return f":is(#{name}, [title={name}], {name})"


def check_heirs(driver):
    """The focus goes to the same control, its successor or its predecessor, into a dialog and out of it."""
    for case in HEIRS:
        show(driver)
        show(driver, *case["before"])
        focus(driver, named(case["focus"]))
        for lines in case.get("during", []):
            redraw(driver, *lines)
        if "press" in case:
            focus(driver, named(case["press"]))
        redraw(driver, *case["after"])
        assert focused(driver) == case["then"], (case["name"], focused(driver))


def check_headings(driver):
    """Where nothing else can have the focus, the heading has it until it is left."""
    driver.execute_script("for (const one of document.querySelectorAll('[id^=patched-][id$=e], #patched-clear')) one.hidden = true")
    driver.execute_script("document.getElementById('patched-show').hidden = true")
    show(driver)
    show(driver, "<h2", ":id=title", '"title', ">", "<p", *button("only"), ">")
    focus(driver, "#only")
    redraw(driver, "<h2", ":id=title", '"title', ">", "<p", ">")
    assert focused(driver) == "title", focused(driver)
    driver.execute_script("document.activeElement.blur()")
    assert shown(driver, "#title").get_attribute("tabindex") is None
    driver.execute_script("for (const one of document.querySelectorAll('[hidden]')) one.hidden = false")


def check_returns(driver):
    """A control that is disabled for a while has the focus again, unless the person goes on in between."""
    both = [*button("save"), *button("other")]
    waiting = [*button("save", DISABLED), *button("other")]
    for key, expected in [(None, "save"), (Keys.ARROW_DOWN, "other")]:
        show(driver, *both)
        focus(driver, "#save")
        redraw(driver, *waiting)
        assert focused(driver) == "other"
        if key:
            ActionChains(driver).send_keys(key).perform()
        redraw(driver, *waiting, '"note')
        redraw(driver, *both)
        assert focused(driver) == expected, (key, focused(driver))
    # So has one that was replaced by a word while its part was loaded.
    page = ["<p", *button("two"), ">", *button("end")]
    show(driver, *page)
    focus(driver, "#two")
    redraw(driver, "<em", '"loading', ">", *button("end"))
    assert focused(driver) == "end"
    redraw(driver, *page)
    assert focused(driver) == "two"


def check_others(driver):
    """A drawing takes the focus from nothing that can keep it, and gives none to a page without any."""
    show(driver, *listed(*"abc"))
    driver.execute_script("document.activeElement.blur()")
    redraw(driver, *listed(*"ac"))
    assert focused(driver) == ""
    focus(driver, "#a1")
    redraw(driver, *listed("a"))
    assert focused(driver) == "a1"
    # A node of another program is nobody's successor.
    driver.execute_script("arguments[0].append(document.createElement('button'))", shown(driver, "p"))
    redraw(driver, "<div", "<p", "#97", '"a', *button("a1", DISABLED), *button("a2"), ">", ">", *button("after"))
    assert focused(driver) == "a2", focused(driver)
    focus(driver, "#a2")
    redraw(driver, "<div", "<p", "#97", '"a', ">", ">", *button("after"))
    assert focused(driver) == "after", focused(driver)
    redraw(driver, *listed("a"))
    # A style hides the control in focus, which the browser knows when it draws.
    driver.execute_script("const sheet = new CSSStyleSheet(); sheet.replaceSync('.gone { display: none }'); document.adoptedStyleSheets = [sheet]")
    focus(driver, "#a1")
    redraw(driver, "<div", "<p", "#97", '"a', *button("a1", ":class=gone"), *button("a2"), ">", ">", *button("after"))
    until(lambda: focused(driver) == "a2")
    # A program that asks for the focus has it.
    focus(driver, "#a1")
    redraw(driver, *field("#1", ":id=asks", ":autofocus="), *button("end"))
    assert focused(driver) == "asks"
    # So it has within a press of the pointer, which would focus what is pressed.
    box = ["<p", ":id=box", '"text', ">"]
    then = "|".join([*box, *field("#1", ":id=asks", ":autofocus=")])
    show(driver, "<p", ":id=box", f"?{DOWN} {then}", '"text', ">")
    shown(driver, "#box").click()
    assert focused(driver) == "asks"
    shown(driver, "#box").click()
    assert focused(driver) == ""
    # A press of a key at a removed button goes on from there.
    then = "|".join(listed(*"bc"))
    show(driver, *["<div", "<p", "#97", *button("a1", f"?{CLICK} {then}"), ">", *rows(*"bc"), ">", *button("after")])
    focus(driver, "#a1")
    ActionChains(driver).send_keys(Keys.ENTER).perform()
    assert focused(driver) == "b1", focused(driver)


def main(page):
    with shown_page(page) as driver:
        for check in [check_heirs, check_headings, check_returns, check_others]:
            check(driver)
        check_running(driver)
    print(f"the focus of a lost control goes on in {len(HEIRS)} cases, and comes back with the control")


main(sys.argv[1])
