"""Pages of programs that are there again after a reload, and a board that is used by keys."""

import contextlib
import functools
import http.server
import pathlib
import sys
import threading

from browser import (
    browser, check_calm, check_contrast, check_errors, errors, open_page, text, unnamed, until,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def press(driver, name):
    for button in driver.find_elements(By.TAG_NAME, "button"):
        if (button.get_attribute("aria-label") or button.text).strip() == name:
            return button.click()
    raise AssertionError(f"no button {name!r}")


def write(driver, name, line):
    for label in driver.find_elements(By.CSS_SELECTOR, "label.field"):
        if label.is_displayed() and label.text.strip() == name:
            return label.find_element(By.TAG_NAME, "input").send_keys(line, Keys.ENTER)
    raise AssertionError(f"no field {name!r}")


def keys(driver, *keys, held=None):
    chain = ActionChains(driver)
    if held is not None:
        chain.key_down(held)
    chain.send_keys(*keys)
    if held is not None:
        chain.key_up(held)
    chain.perform()


def focus(driver):
    return driver.execute_script(
        "const n = document.activeElement; return n.getAttribute('aria-label') || n.textContent"
    )


def rows(driver):
    return driver.execute_script(
        "return [...document.querySelectorAll('.board tr')]"
        ".map((n) => [...n.querySelectorAll('button')].map((b) => b.ariaPressed === 'true' ? '#' : '.').join(''))"
    )


def check_grid(driver):
    """A board is one stop of the tab key, and its own keys go from cell to cell."""
    keys(driver, Keys.TAB)
    assert focus(driver) == "column 0, row 0", focus(driver)
    keys(driver, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_DOWN, " ")
    assert focus(driver) == "column 2, row 1" and rows(driver)[1].startswith("..#."), rows(driver)
    keys(driver, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ENTER)
    assert focus(driver) == "column 2, row 0" and rows(driver)[0].startswith("..#."), rows(driver)
    keys(driver, Keys.END)
    assert focus(driver) == "column 15, row 0"
    keys(driver, Keys.END, held=Keys.CONTROL)
    assert focus(driver) == "column 15, row 7"
    keys(driver, Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.HOME)
    assert focus(driver) == "column 0, row 7"
    keys(driver, Keys.HOME, held=Keys.CONTROL)
    keys(driver, Keys.ARROW_RIGHT)
    stops = "return document.querySelectorAll(\".board [tabindex='0']\").length"
    assert driver.execute_script(stops) == 1
    # The tab key goes on behind the board, and comes back to the cell.
    keys(driver, Keys.TAB)
    assert focus(driver) == "Step", focus(driver)
    keys(driver, Keys.TAB, held=Keys.SHIFT)
    assert focus(driver) == "column 1, row 0", focus(driver)
    # A pointer moves the stop as well.
    driver.find_element(By.CSS_SELECTOR, "[aria-label='column 5, row 5']").click()
    keys(driver, Keys.ARROW_LEFT, " ")
    assert focus(driver) == "column 4, row 5" and rows(driver)[5].startswith("....##."), rows(driver)
    assert driver.execute_script(stops) == 1
    # A stop that has gone is given to another cell at the next drawing. (This one stays dead, so that
    # nothing is drawn in it.)
    keys(driver, Keys.END)
    driver.execute_script("document.querySelector(\".board [tabindex='0']\").remove()")
    assert driver.execute_script(stops) == 0
    press(driver, "Step")
    assert driver.execute_script(stops) == 1


def check_life(driver, page):
    open_page(driver, page)
    driver.execute_script("localStorage.clear()")
    open_page(driver, page)
    check_grid(driver)
    open_page(driver, page)
    press(driver, "Glider")
    press(driver, "Ten steps")
    before = rows(driver), text(driver, ".status")
    assert "#" in "".join(before[0]) and before[1] == "Generation 11", before
    open_page(driver, page)
    assert (rows(driver), text(driver, ".status")) == before
    # The page reports a damaged state, puts it aside, and starts afresh.
    driver.execute_script("localStorage.setItem('comonadlab/life', arguments[0])", '1\n{"generation":1')
    open_page(driver, page)
    assert "cannot be read" in text(driver, "[role=alert]")
    assert text(driver, ".status") == "Generation 0"
    press(driver, "Close")
    check_contrast(driver)
    check_calm(driver)


def notes(driver):
    return driver.execute_script("return [...document.querySelectorAll('.notes li')].map((n) => n.firstChild.textContent)")


def check_notebook(driver, page):
    open_page(driver, page)
    driver.execute_script("localStorage.clear()")
    open_page(driver, page)
    write(driver, "New note", "travel")
    write(driver, "New note", "bake")
    driver.find_element(By.CSS_SELECTOR, ".notes summary").click()
    write(driver, "New note within travel", "pack")
    assert notes(driver) == ["travel", "pack", "bake"], notes(driver)
    open_page(driver, page)
    assert notes(driver) == ["travel", "pack", "bake"], notes(driver)
    # The side that is shown is kept, too, and the hidden one is as it was.
    press(driver, "Read")
    press(driver, "Fewer levels")
    press(driver, "Fewer levels")
    before = text(driver, "pre"), text(driver, ".status")
    assert before == ("1. travel\n2. bake", "2 of 3 notes, down to level 1"), before
    open_page(driver, page)
    assert (text(driver, "pre"), text(driver, ".status")) == before
    press(driver, "Outline")
    assert notes(driver) == ["travel", "pack", "bake"], notes(driver)
    # A row that stays is the same element, also where the one before it goes.
    driver.execute_script("window.bake = document.querySelector('.notes').children[1]")
    press(driver, "Remove travel")
    assert driver.execute_script("return document.querySelector('.notes > li') === window.bake")
    check_contrast(driver)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(page):
    """The address of a page on a server: tabs of a file may see each other's storage late."""
    handler = functools.partial(Quiet, directory=pathlib.Path(page).parent)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/{pathlib.Path(page).name}"
        server.shutdown()


def open_address(driver, address):
    driver.get(address)
    until(lambda: driver.execute_script("return document.documentElement.dataset.state") == "started")


KEPT = "return localStorage.getItem('comonadlab/notebook')"
CHOICES = ["Show the other changes", "Keep what is here"]


def choices(driver):
    """The buttons of the notices."""
    return driver.execute_script("return [...document.querySelectorAll('.note button')].map((n) => n.textContent)")


def check_tabs(driver, page):
    """Of two tabs, neither destroys what the other has saved before a person has chosen."""
    first = driver.current_window_handle
    open_address(driver, page)
    write(driver, "New note", "travel")
    driver.switch_to.new_window("tab")
    second = driver.current_window_handle
    open_address(driver, page)
    assert notes(driver) == ["travel"] and choices(driver) == []
    write(driver, "New note", "bake")
    saved = driver.execute_script(KEPT)
    # The other tab knows at once, asks once, and saves nothing meanwhile.
    driver.switch_to.window(first)
    until(lambda: choices(driver) == CHOICES)
    for note in ("pack", "fly"):
        write(driver, "New note", note)
    assert notes(driver) == ["travel", "pack", "fly"] and choices(driver) == CHOICES
    assert driver.execute_script(KEPT) == saved and "bake" in saved
    # A tab that keeps what it has saves it, and then it is the other one that asks.
    press(driver, CHOICES[1])
    saved = driver.execute_script(KEPT)
    assert choices(driver) == [] and "fly" in saved and "bake" not in saved
    driver.switch_to.window(second)
    until(lambda: choices(driver) == CHOICES)
    assert notes(driver) == ["travel", "bake"]
    press(driver, CHOICES[0])
    until(lambda: notes(driver) == ["travel", "pack", "fly"])
    assert choices(driver) == []
    # A tab without changes of its own may keep what it shows, too.
    write(driver, "New note", "bake")
    driver.switch_to.window(first)
    until(lambda: choices(driver) == CHOICES)
    press(driver, CHOICES[1])
    assert driver.execute_script(KEPT) == saved
    driver.switch_to.window(second)
    until(lambda: choices(driver) == CHOICES)
    driver.close()
    driver.switch_to.window(first)
    # Also a change whose event has not come is found before it is destroyed.
    driver.execute_script("localStorage.setItem('comonadlab/notebook', arguments[0])", saved + " ")
    write(driver, "New note", "read")
    assert choices(driver) == CHOICES and driver.execute_script(KEPT) == saved + " "
    press(driver, CHOICES[1])
    # What another tab has removed is saved again, without a question.
    driver.execute_script("localStorage.clear()")
    write(driver, "New note", "sleep")
    assert choices(driver) == [] and "sleep" in driver.execute_script(KEPT)


def check_unread(driver, page):
    """A text that cannot be read takes no place of another one, and has none taken."""
    open_page(driver, page)
    driver.execute_script("localStorage.clear()")
    for number, text in enumerate(["1\n{", "1\n[", "oops"], 1):
        driver.execute_script("localStorage.setItem('comonadlab/notebook', arguments[0])", text)
        open_page(driver, page)
        other = "comonadlab/notebook/unread" + ("" if number == 1 else f"-{number}")
        assert driver.execute_script("return localStorage.getItem(arguments[0])", other) == text
        assert other in text_of_note(driver)
    # The storage is so full that not even a longer name finds room: the text stays.
    driver.execute_script(
        """
        localStorage.clear();
        localStorage.setItem("comonadlab/notebook", "damaged");
        for (let size = 6000000, i = 0; size > 0; i++) {
          try { localStorage.setItem("f" + i, "x".repeat(size)); } catch { size = Math.floor(size / 2); }
        }
        """
    )
    open_page(driver, page)
    assert "are not saved" in text_of_note(driver), text_of_note(driver)
    write(driver, "New note", "read")
    assert notes(driver) == ["read"] and driver.execute_script(KEPT) == "damaged"
    driver.execute_script("localStorage.clear()")
    errors(driver)


def text_of_note(driver):
    return text(driver, "[role=alert]")


def main(life, notebook):
    with browser() as driver:
        check_life(driver, life)
        assert unnamed(driver) == [], unnamed(driver)
        check_notebook(driver, notebook)
        assert unnamed(driver) == [], unnamed(driver)
        with served(notebook) as address:
            check_tabs(driver, address)
        check_errors(driver)
        check_unread(driver, notebook)
    print("a board is used by keys, two programs are there again after a reload, and nothing kept is lost")


main(sys.argv[1], sys.argv[2])
