"""Texts that an input method composes, and the focus that a drawing moves."""

import json
import pathlib
import sys

from browser import shown_page, text, until
from described import BLUR, CHANGE, FOCUS, INPUT, KEY, check_running, command, field, log, show, shown
from selenium.webdriver.common.keys import Keys


def compose(driver, letters):
    place = {"selectionStart": len(letters), "selectionEnd": len(letters)}
    driver.execute_cdp_cmd("Input.imeSetComposition", {"text": letters, **place})


def press(driver, key, code):
    for kind in ["rawKeyDown", "keyUp"]:
        event = {"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code}
        driver.execute_cdp_cmd("Input.dispatchKeyEvent", event)


def value(driver, selector="input"):
    return shown(driver, selector).get_property("value")


def keys(driver):
    return [line for line in log(driver) if line.startswith(f"{KEY} ")]


def check_keys(driver):
    """The program gets no key of an input method, and gets the next ones."""
    show(driver, *field("$", "*", f"!{KEY}", ":name=method"))
    command(driver, "write", "")
    shown(driver, "input").click()
    compose(driver, "に")
    compose(driver, "にほん")
    press(driver, "Enter", 13)
    press(driver, "Process", 229)
    assert keys(driver) == [], keys(driver)
    driver.execute_cdp_cmd("Input.insertText", {"text": "日本"})
    # Safari ends the composition first; then comes the key that ended it.
    press(driver, "Enter", 229)
    assert keys(driver) == [], keys(driver)
    assert text(driver, "#patched-text") == "日本" and value(driver) == "日本"
    press(driver, "Enter", 13)
    assert keys(driver) == [f"{KEY} 日本 Enter"], keys(driver)


def check_composition(driver):
    """The program gets a text while it is composed; the field keeps it until the composition ends."""
    # The program accepts no text at all.
    show(driver, *field(":value=kept", f"!{INPUT}", ":name=refused"))
    shown(driver, "input").click()
    compose(driver, "か")
    compose(driver, "かな")
    told = [line for line in log(driver) if line.startswith(f"{INPUT} ")]
    assert told[-2:] == [f"{INPUT} keptか ", f"{INPUT} keptかな "], told
    assert value(driver) == "keptかな", value(driver)
    # Neither does a drawing for another reason replace it.
    show(driver, *field(":value=other", f"!{INPUT}", ":name=refused", ":title=new"))
    assert value(driver) == "keptかな", value(driver)
    driver.execute_cdp_cmd("Input.insertText", {"text": "仮名"})
    until(lambda: value(driver) == "other")
    # A cancelled composition leaves the text of the program.
    compose(driver, "か")
    compose(driver, "")
    until(lambda: value(driver) == "other")
    driver.switch_to.active_element.send_keys("x")
    assert value(driver) == "other"


def check_focus(driver):
    """A drawing that moves or takes the focus causes the events of that, each once, after itself."""
    name = ["!3", "!6", "!7"]
    first = field("#1", ":id=first", *name)
    second = field("#2", ":id=second", *name)
    last = field("#3", ":id=third", ":autofocus=", *name)

    def new(act):
        command(driver, "clear", "")
        act()
        return log(driver)

    def began():
        show(driver)
        show(driver, *first, *second)
        shown(driver, "#first").send_keys("text")

    # Removed while it is edited: its change and its blur, then the focus of the next one.
    began()
    told = new(lambda: show(driver, *second))
    assert told == [f"{CHANGE} text ", f"{BLUR} text ", f"{FOCUS}  "], told
    # Removed, when the element that handles the blur is around it and stays.
    show(driver, "<form", "!7", *field("#1", ":id=first"), *field("#2"), ">")
    shown(driver, "#first").send_keys("b")
    assert new(lambda: show(driver, "<form", "!7", *field("#2"), ">")) == [f"{BLUR} b "], log(driver)
    # Everything goes.
    began()
    assert new(lambda: show(driver, '"nothing')) == [f"{CHANGE} text ", f"{BLUR} text "], log(driver)
    # Another one takes the focus.
    began()
    told = new(lambda: show(driver, *first, *second, *last))
    assert told == [f"{CHANGE} text ", f"{BLUR} text ", f"{FOCUS}  "], told
    # Moved, the field keeps the focus: no events. Later actions of a person send their own.
    began()
    assert new(lambda: show(driver, *second, *first)) == [], log(driver)
    assert driver.execute_script("return document.activeElement.id") == "first"
    told = new(lambda: shown(driver, "#second").click())
    assert told == [f"{CHANGE} text ", f"{BLUR} text ", f"{FOCUS}  "], told
    # A drawing elsewhere causes none.
    assert new(lambda: show(driver, "<p", '"text', ">", page="afresh")) == []
    assert new(lambda: show(driver, *second, *first, "<p", ">")) == []


# How the program changes a text, the text, the caret, what is typed (< and > are Backspace and Delete), and
# the text and the caret after it. The terminal has the same table (TextDraftTests).
CARETS = json.loads((pathlib.Path(__file__).parent / "carets.json").read_text())
TYPED = {"<": Keys.BACKSPACE, ">": Keys.DELETE}


def check_carets(driver):
    """A field keeps its caret when the program changes the text that a person writes into it."""
    for tag in ["input", "textarea"]:
        for change, text, caret, typed, expected, place in CARETS:
            show(driver)
            command(driver, "write", text)
            show(driver, *field("$", f"*{change}", tag=tag))
            node = shown(driver, tag)
            driver.execute_script("arguments[0].focus(); arguments[0].setSelectionRange(arguments[1], arguments[1])", node, caret)
            node.send_keys(*[TYPED.get(key, key) for key in typed])
            found = (value(driver, tag), node.get_property("selectionStart"), node.get_property("selectionEnd"))
            assert found == (expected, place, place), (change, text, found)
    # A text that changes by itself leaves the caret and what is selected, and a field elsewhere no focus.
    command(driver, "write", "one two")
    show(driver, *field("$", "*"))
    select = "arguments[0].focus(); arguments[0].setSelectionRange(4, 7)"
    driver.execute_script(select, shown(driver, "input"))
    command(driver, "write", "three and two")
    found = [shown(driver, "input").get_property(name) for name in ["selectionStart", "selectionEnd"]]
    assert found == [10, 13], found
    driver.execute_script("document.activeElement.blur()")
    command(driver, "write", "four")
    assert driver.execute_script("return document.activeElement === document.body")


def main(page):
    with shown_page(page) as driver:
        check_carets(driver)
        check_keys(driver)
        check_composition(driver)
        check_focus(driver)
        check_running(driver)
    print("a composed text is not disturbed, and each loss of the focus is sent once")


main(sys.argv[1])
