"""Pages of programs that are there again after a reload, and a board that is used by keys."""

import sys

from browser import browser, check_calm, check_contrast, errors, open_page, text, unnamed
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
    return driver.execute_script("return [...document.querySelectorAll('.board tr')].map((n) => n.textContent)")


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
    assert focus(driver) == "step", focus(driver)
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
    press(driver, "step")
    assert driver.execute_script(stops) == 1


def check_life(driver, page):
    open_page(driver, page)
    driver.execute_script("localStorage.clear()")
    open_page(driver, page)
    check_grid(driver)
    open_page(driver, page)
    press(driver, "glider")
    press(driver, "ten steps")
    before = rows(driver), text(driver, ".status")
    assert "#" in "".join(before[0]) and before[1] == "generation 11", before
    open_page(driver, page)
    assert (rows(driver), text(driver, ".status")) == before
    # The page reports a damaged state, puts it aside, and starts afresh.
    driver.execute_script("localStorage.setItem('comonadlab/life', arguments[0])", '1\n{"generation":1')
    open_page(driver, page)
    assert "cannot be read" in text(driver, "[role=alert]")
    assert text(driver, ".status") == "generation 0"
    press(driver, "Close")
    check_contrast(driver)
    check_calm(driver)


def notes(driver):
    return driver.execute_script("return [...document.querySelectorAll('.notes li')].map((n) => n.firstChild.data)")


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
    press(driver, "read")
    press(driver, "fewer levels")
    press(driver, "fewer levels")
    before = text(driver, "pre"), text(driver, ".status")
    assert before == ("1. travel\n2. bake", "2 of 3 notes, down to level 1"), before
    open_page(driver, page)
    assert (text(driver, "pre"), text(driver, ".status")) == before
    press(driver, "outline")
    assert notes(driver) == ["travel", "pack", "bake"], notes(driver)
    # A row that stays is the same element, also where the one before it goes.
    driver.execute_script("window.bake = document.querySelector('.notes').children[1]")
    press(driver, "Remove travel")
    assert driver.execute_script("return document.querySelector('.notes > li') === window.bake")
    check_contrast(driver)


def main(life, notebook):
    with browser() as driver:
        check_life(driver, life)
        assert unnamed(driver) == [], unnamed(driver)
        check_notebook(driver, notebook)
        assert unnamed(driver) == [], unnamed(driver)
        assert errors(driver) == [], errors(driver)
    print("a board is used by keys, and two programs are there again after a reload")


main(sys.argv[1], sys.argv[2])
