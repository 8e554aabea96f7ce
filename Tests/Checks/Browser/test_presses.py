"""What the browser does by itself after an event of a program: after presses, keys, and presses of links."""

import sys

from browser import shown_page, until
from described import CLICK, DOWN, KEY, MOVE, SUBMIT, UP, check_running, clear, field, log, redraw, show, shown
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys


def press(driver, selector):
    """Focuses an element and presses it by a key."""
    driver.execute_script("arguments[0].focus()", shown(driver, selector))
    ActionChains(driver).send_keys(Keys.ENTER).perform()


def told(driver):
    """The kinds of the events that were answered since the last time."""
    kinds = [int(line.split()[0]) for line in log(driver)]
    clear(driver)
    return kinds


def form(*lines):
    return ["<form", f"!{SUBMIT}", *lines, ">"]


def button(*lines):
    return ["<button", *lines, ">"]


# A press of a button of a form: how it is drawn before and after the press, and whether the form is
# submitted. Only the button that was pressed decides that.
BUTTONS = [
    ("a button that becomes a submit button", [":type=button"], [":type=submit"], False),
    ("a button that becomes one without a type", [":type=button"], [], False),
    ("another button in its place", [":type=button", "#1"], [":type=submit", "#2"], False),
    ("a button that becomes a reset button", [":type=button"], [":type=reset"], False),
    ("a submit button that is disabled", [":type=submit"], [":type=submit", ":disabled="], True),
    ("a submit button that becomes a button", [], [":type=button"], True),
    ("a submit button that stays", [], [], True),
    ("a button that stays", [":type=button"], [":type=button"], False),
]


def check_buttons(driver):
    """A form is submitted if the button that a person has pressed was one that submits it."""
    for name, before, after, isSubmitted in BUTTONS:
        for use in [press, lambda driver, selector: shown(driver, selector).click()]:
            show(driver)
            clear(driver)
            then = "|".join(form(*button(*after, '"then')))
            show(driver, *form(*button(*before, f"?{CLICK} {then}", '"first')))
            use(driver, "button")
            assert shown(driver, "button").get_property("textContent") == "then", name
            assert told(driver) == ([SUBMIT] if isSubmitted else []), name
    # The button is removed, and the form stays or goes with it.
    for rest, expected in [(form(), [SUBMIT]), ([], [])]:
        show(driver, *form(*button(f"?{CLICK} {'|'.join(rest)}")))
        press(driver, "button")
        assert told(driver) == expected, rest


def disclosure(isOpen, then=None, *lines):
    """Details; what a press of their summary shows, if the program answers it."""
    handler = [] if then is None else [f"?{CLICK} {'|'.join(then)}"]
    opening = [":open="] if isOpen else []
    return ["<details", *opening, *lines, "<summary", *handler, '"text', ">", "<p", '"inside', ">", ">"]


def check_details(driver):
    """Details are as the markup says, if the program answers the press of their summary."""
    def isOpen():
        return shown(driver, "details").get_property("open")

    for use in [press, lambda driver, selector: shown(driver, selector).click()]:
        # The program opens them, closes them, and then refuses to close them.
        cases = [([], False, True), ([], True, False), ([], True, True), (disclosure(True), False, False)]
        for first, before, after in cases:
            show(driver, *first)
            show(driver, *disclosure(before, disclosure(after, None, ":title=new")))
            use(driver, "summary")
            assert isOpen() == after, (before, after)
    # Where the program has no say, the browser opens and closes them, also if it answers around them.
    show(driver)
    show(driver, "<div", f"!{CLICK}", *disclosure(False), ">")
    shown(driver, "summary").click()
    assert isOpen()
    show(driver, "<div", f"!{CLICK}", *disclosure(True), ">")
    shown(driver, "summary").click()
    assert not isOpen()


def check_links(driver):
    """A link leads where it led when it was pressed; with a key held down it is the browser's."""
    def hash():
        return driver.execute_script("return location.hash")

    show(driver, "<a", ":href=#one", f"!{CLICK}", '"link', ">")
    clear(driver)
    shown(driver, "a").click()
    assert told(driver) == [CLICK] and "one" not in hash(), hash()
    windows = driver.window_handles
    for key in [Keys.CONTROL, Keys.SHIFT]:
        ActionChains(driver).key_down(key).click(shown(driver, "a")).key_up(key).perform()
        assert told(driver) == [], key
    assert len(driver.window_handles) == len(windows) + 2
    for other in set(driver.window_handles) - set(windows):
        driver.switch_to.window(other)
        driver.close()
    driver.switch_to.window(windows[0])
    # What is no link is the program's, also with a key held down.
    show(driver, *button(f"!{CLICK}", '"text'))
    ActionChains(driver).key_down(Keys.CONTROL).click(shown(driver, "button")).key_up(Keys.CONTROL).perform()
    assert told(driver) == [CLICK]
    # A program that answers around the link redraws it with another address, or removes it.
    for then in ["<div|<a|:href=#second|\"link|>|>", "<div|>"]:
        show(driver, "<div", f"?{CLICK} {then}", "<a", ":href=#first", '"link', ">", ">")
        shown(driver, "a").click()
        assert hash() == "#first", (then, hash())
        driver.execute_script("location.hash = 'start'")


# A key in a field, and the text, the caret and the control in focus after it.
KEYS = [
    (Keys.ARROW_UP, "abc", 2, "field"),
    (Keys.HOME, "abc", 2, "field"),
    (Keys.BACKSPACE, "abc", 2, "field"),
    (Keys.TAB, "abc", 2, "field"),
    (Keys.ENTER, "abc", 2, "field"),
    ("x", "abc", 2, "field"),
    (" ", "abc", 2, "field"),
]


def check_keys(driver):
    """A key that the program handles has no other effect."""
    name = "return [document.activeElement.id, document.activeElement.selectionStart]"
    for key, text, caret, focus in KEYS:
        show(driver)
        clear(driver)
        show(driver, *form(*field(":id=field", f"!{KEY}", ":value=abc")), *field(":id=next"))
        node = shown(driver, "#field")
        driver.execute_script("arguments[0].focus(); arguments[0].setSelectionRange(2, 2)", node)
        node.send_keys(key)
        found = [node.get_property("value"), *driver.execute_script(name)]
        assert found == [text, focus, caret], (key, found)
        assert told(driver) == [KEY], key
    # Text that is typed into a field is for the field alone, and other keys are for handlers around it, too.
    show(driver, "<div", f"!{KEY}", *field(":id=field"), ">")
    shown(driver, "#field").send_keys("a \u65e5", Keys.BACKSPACE)
    assert told(driver) == [KEY] and shown(driver, "#field").get_property("value") == "a \u65e5"
    # Another handler of other keys leaves them to the browser.
    show(driver, *form(*field(":id=field", ":value=abc")), *field(":id=next"))
    shown(driver, "#field").send_keys(Keys.ENTER, Keys.TAB)
    assert told(driver) == [SUBMIT] and driver.execute_script(name)[0] == "next"
    for lines, property in [([":type=number", ":value=5"], "value"), ([":type=checkbox"], "checked")]:
        show(driver, *field(f"!{KEY}", *lines))
        before = shown(driver, "input").get_property(property)
        shown(driver, "input").send_keys(Keys.ARROW_UP, Keys.SPACE)
        assert shown(driver, "input").get_property(property) == before, lines
    # A letter that moves the focus is not written into the next field.
    then = "|".join([*field(":id=field"), *field("#2", ":id=next", ":autofocus=")])
    show(driver, *field(":id=field", f"?{KEY} {then}"))
    shown(driver, "#field").send_keys("/")
    assert driver.execute_script(name)[0] == "next" and shown(driver, "#next").get_property("value") == ""


def check_held(driver):
    """A key that is held down presses one control, and none that gets the focus meanwhile."""
    def hold(key, name, code, count):
        for place in range(count):
            driver.execute_cdp_cmd("Input.dispatchKeyEvent", {
                "type": "keyDown", "key": key, "code": name, "windowsVirtualKeyCode": code,
                "text": "\r" if key == "Enter" else key, "autoRepeat": place > 0,
            })
        driver.execute_cdp_cmd("Input.dispatchKeyEvent", {
            "type": "keyUp", "key": key, "code": name, "windowsVirtualKeyCode": code,
        })

    def row(number, *more):
        return ["<button", f"#{number}", f":id=b{number}", *more, f'"{number}', ">"]

    then = "|".join(["<p", *row(2, f"!{CLICK}"), ">"])
    shown_first = ["<p", *row(1, f"?{CLICK} {then}"), *row(2, f"!{CLICK}"), ">"]
    show(driver)
    show(driver, *shown_first)
    clear(driver)
    driver.execute_script("arguments[0].focus()", shown(driver, "#b1"))
    hold("Enter", "Enter", 13, 20)
    assert driver.execute_script("return document.activeElement.id") == "b2"
    assert told(driver) == []
    # Pressed once more, the key is meant for it; held down on one control, it presses that each time.
    hold("Enter", "Enter", 13, 5)
    assert told(driver) == [CLICK] * 5
    # A program that handles the key is not asked either, and other keys are repeated wherever they lead.
    then = "|".join(["<p", *row(2, f"!{KEY}"), ">"])
    show(driver, "<p", *row(1, f"?{KEY} {then}"), *row(2, f"!{KEY}"), ">")
    clear(driver)
    driver.execute_script("arguments[0].focus()", shown(driver, "#b1"))
    hold(" ", "Space", 32, 5)
    assert told(driver) == []
    show(driver, "<p", *row(1, f"?{KEY} {then}"), *row(2, f"!{KEY}"), ">")
    clear(driver)
    driver.execute_script("arguments[0].focus()", shown(driver, "#b1"))
    hold("x", "KeyX", 88, 5)
    assert told(driver) == [KEY] * 4


def check_dialogs(driver):
    """Nobody can use what is around a dialog; Escape is for the program, wherever the focus is."""
    def active():
        return driver.execute_script("return document.activeElement.id")

    def dialog(*lines):
        return ["<dialog", ":id=ask", ":tabindex=-1", *lines, ">"]

    def opened():
        return driver.execute_script("return document.querySelectorAll('dialog:modal').length")

    open_ = ["<button", ":id=open", f"!{CLICK}", '"open', ">"]
    asked = [*open_, *dialog("<p", '"Sure?', ">", *field(":id=name"), "<button", ":id=yes", f"!{CLICK}", '"yes', ">")]
    show(driver)
    show(driver, *open_)
    driver.execute_script("arguments[0].focus()", shown(driver, "#open"))
    redraw(driver, *asked)
    assert active() == "name" and opened() == 1, active()
    clear(driver)
    driver.execute_script("document.activeElement.blur()")
    for _ in range(6):
        ActionChains(driver).send_keys(Keys.TAB).perform()
        assert active() in ("name", "yes", ""), active()
    # What is behind can be neither focused nor pressed.
    driver.execute_script("arguments[0].focus()", shown(driver, "#open"))
    assert active() != "open"
    point = "const { x, y } = document.getElementById('open').getBoundingClientRect(); return document.elementFromPoint(x + 2, y + 2).id"
    assert driver.execute_script(point) == "ask"
    assert told(driver) == []
    # A press on the text of the dialog leaves the focus in it, and a drawing leaves it open.
    shown(driver, "dialog p").click()
    assert active() == "ask"
    redraw(driver, *asked, '"more')
    assert opened() == 1 and active() == "ask"
    # Moved, it is open still.
    redraw(driver, "<p", "#1", '"before', ">", *asked)
    assert opened() == 1
    # A program that answers no Escape keeps it open, however often that is pressed.
    redraw(driver, *open_, "<dialog", ":id=stays", "<button", ":id=yes", '"yes', ">", ">")
    for _ in range(3):
        ActionChains(driver).send_keys(Keys.ESCAPE).perform()
        # A browser that closes it says so a moment later, and it is opened again.
        until(lambda: opened() == 1)
    # Where nothing in it has the focus, the program has the key nevertheless, and the opener the focus.
    show(driver, *open_)
    driver.execute_script("arguments[0].focus()", shown(driver, "#open"))
    redraw(driver, *open_, *dialog(f"?{KEY} <button|:id=open|>", "<p", '"text', ">"))
    driver.execute_script("document.activeElement.blur()")
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    assert opened() == 0
    # In a hidden part, one keeps nobody from the rest, until it is shown.
    for hidden, count in [([":hidden="], 0), ([], 1)]:
        show(driver)
        redraw(driver, *open_, "<div", *hidden, *dialog("<button", ":id=yes", '"yes', ">"), ">")
        assert opened() == count, hidden
    # Dialogs in each other close one after the other.
    show(driver, *open_)
    driver.execute_script("arguments[0].focus()", shown(driver, "#open"))
    first = ["<dialog", ":id=first", "<button", ":id=more", '"more', ">", ">"]
    second = ["<dialog", ":id=second", "<button", ":id=last", '"last', ">", ">"]
    redraw(driver, *open_, *first)
    redraw(driver, *open_, *first, *second)
    assert opened() == 2 and active() == "last"
    redraw(driver, *open_, *first)
    assert opened() == 1 and active() == "more", active()
    redraw(driver, *open_)
    assert opened() == 0 and active() == "open", active()


def check_drags(driver):
    """A press has a release, also one outside of the element; moves tell the buttons that are held."""
    def drag(*steps):
        clear(driver)
        chain = ActionChains(driver, duration=0).move_to_element(shown(driver, "#box")).click_and_hold()
        for step in steps:
            chain.move_by_offset(*step)
        chain.release().perform()
        return [line.rsplit(" ", 1)[0] for line in log(driver)]

    area = ["<div", ":id=box", f"!{DOWN}", f"!{MOVE}", f"!{UP}", '"drag', ">", "<p", '"outside', ">"]
    show(driver, *area)
    assert drag((2, 0)) == ["9 0", "8 1", "9 1", "10 0"], log(driver)
    assert drag((2, 0), (0, -60))[-1] == "10 0", log(driver)
    # Where an element around both handles the release, there is one event and not two.
    show(driver, "<div", f"!{UP}", "<p", ":id=box", f"!{DOWN}", '"drag', ">", "<p", '"outside', ">", ">")
    assert drag((0, 20)) == ["8 1", "10 0"], log(driver)
    assert drag((0, -60)) == ["8 1", "10 0"], log(driver)
    # An element that was removed meanwhile has no release.
    then = "|".join(["<p", f"!{UP}", '"other', ">"])
    show(driver, "<p", ":id=box", "#1", f"?{DOWN} {then}", f"!{UP}", '"drag', ">")
    assert drag((0, -60)) == [], log(driver)


def check_pictures(driver):
    """The point of a press is in the units of a picture, whatever its size on the screen."""
    picture = ["<svg", ":id=box", ":width=100", ":height=50", ":viewBox=0 0 400 200", f"!{DOWN}", ">"]
    show(driver, *picture)
    clear(driver)
    ActionChains(driver, duration=0).move_to_element_with_offset(shown(driver, "#box"), 25, 0).click().perform()
    kind, _, point = log(driver)[-1].split()
    x, y = map(int, point.split(","))
    assert kind == str(DOWN) and abs(x - 300) <= 4 and abs(y - 100) <= 4, log(driver)


def check_groups(driver):
    """Radio buttons of one name in two components are two groups."""
    def checked(page):
        script = "return [...document.querySelectorAll(arguments[0])].map((one) => one.checked)"
        return driver.execute_script(script, f"#{page}-shown input")

    radio = lambda *lines: field(":type=radio", ":name=colour", *lines)
    for page in ["patched", "afresh"]:
        show(driver, *radio(":checked="), *radio(), page=page)
    assert checked("patched") == checked("afresh") == [True, False]
    shown(driver, "input + input", page="afresh").click()
    assert checked("patched") == [True, False] and checked("afresh") == [False, True]
    show(driver, *radio(":checked="), *radio(), *radio(":title=new"))
    show(driver, *radio(), *radio(":checked="), *radio(":title=new"))
    assert checked("patched") == [False, True, False] and checked("afresh") == [False, True]
    show(driver, page="afresh")


def main(page):
    with shown_page(page) as driver:
        checks = [
            check_buttons, check_details, check_links, check_keys, check_held, check_dialogs, check_drags, check_pictures, check_groups,
        ]
        for check in checks:
            check(driver)
        check_running(driver)
    print("presses, keys and links do what they did when they were pressed, and each press has a release")


main(sys.argv[1])
