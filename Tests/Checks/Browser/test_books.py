"""The page that the tutorial on an app with a network ends with."""

import pathlib
import subprocess
import sys

from browser import Shown, browser, click, open_page, text, until


def shows(driver, words):
    until(lambda: words in text(driver, "main"))


def address(driver):
    return driver.execute_script("return location.hash")


def test(driver, path):
    open_page(driver, path)
    books = Shown(driver)
    books.find("input").send_keys("du")
    shows(driver, "Searching")
    shows(driver, "Dubliners")
    assert address(driver) in ("", "#"), address(driver)

    # A book has an address, and the browser's buttons go back and forth.
    click(driver, "li:nth-child(3) button")
    shows(driver, "by James Joyce")
    assert address(driver) == "#3/du", address(driver)
    driver.back()
    shows(driver, "Dune Messiah")
    driver.forward()
    shows(driver, "by James Joyce")

    # A reload keeps the text and the open book, and searches again.
    driver.refresh()
    shows(driver, "by James Joyce")
    click(driver, "button")
    shows(driver, "Dune Messiah")
    assert books.find("input").get_property("value") == "du"

    # An address leads to a book of another search.
    driver.execute_script("location.hash = '#4/e'")
    shows(driver, "by Jane Austen")
    driver.get("about:blank")
    driver.get("file://" + path + "#1/dune")
    shows(driver, "by Frank Herbert")
    click(driver, "button")

    # A failure can be repeated, and a search cancelled.
    field = books.find("input")
    field.clear()
    field.send_keys("offline")
    shows(driver, "The search failed: the server answers 503.")
    click(driver, "p button")
    shows(driver, "Searching")
    click(driver, "p button")
    shows(driver, "Type the beginning of a title.")


page = pathlib.Path(sys.argv[1])
server = subprocess.Popen(
    [sys.executable, page.parent / "server.py"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
)
try:
    with browser() as driver:
        test(driver, str(page))
finally:
    server.kill()
print("the page of the tutorial has addresses, a back button and a saved state")
