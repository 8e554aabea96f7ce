"""The reading list of Tests/Packages/ReadingList, with a server that this test answers for."""

import pathlib
import sys

from browser import browser, check_errors, click, open_page, text, unnamed, until

# Answers each request after a moment, and counts those that were cancelled.
SERVER = """
  window.cancelled = 0;
  window.fetch = (address, { signal }) => new Promise((answer, refuse) => {
    signal.addEventListener("abort", () => { cancelled += 1; refuse(signal.reason); });
    const docs = [["OL893415W", "Dune", "Frank Herbert"], ["OL893502W", "Dune Messiah", "Frank Herbert"]]
      .map(([id, title, author]) => ({ key: "/works/" + id, title, author_name: [author] }));
    if (String(address).includes("slow")) return;
    setTimeout(() => answer(new Response(JSON.stringify({ docs }))), 50);
  });
"""


def address(driver):
    return driver.execute_script("return decodeURIComponent(location.hash.slice(1))")


def title(driver):
    return text(driver, "main h1")


def press(driver, name):
    click_on = "[...document.querySelectorAll('button')].find((b) => b.textContent === arguments[0]).click()"
    driver.execute_script(click_on, name)


def check_screens(driver):
    """A screen is an address, and a way back keeps the screen that it leads to."""
    press(driver, "Find a book")
    assert (title(driver), address(driver)) == ("Find a book", "search")
    assert driver.title == "Find a book", driver.title
    assert driver.execute_script("return document.activeElement.type") == "search"
    driver.switch_to.active_element.send_keys("dune")
    until(lambda: "Dune Messiah" in text(driver, "main"))
    press(driver, "Add")
    press(driver, "Open")
    assert (title(driver), address(driver)) == ("Dune", "search/book/OL893415W")
    assert unnamed(driver) == [], unnamed(driver)
    # The browser's button goes back to the search as it was left, and forth to the book.
    driver.back()
    until(lambda: title(driver) == "Find a book")
    assert "Dune Messiah" in text(driver, "main")
    driver.forward()
    until(lambda: title(driver) == "Dune")
    driver.switch_to.active_element.send_keys("\ue00c")
    until(lambda: title(driver) == "Find a book")
    assert address(driver) == "search", address(driver)


def check_cancelled(driver):
    """Who leaves a search ends its request."""
    field = driver.find_element("css selector", "input[type=search]")
    field.clear()
    field.send_keys("slow")
    until(lambda: "Searching" in text(driver, "main"))
    driver.execute_async_script("setTimeout(arguments[0], 600)")
    press(driver, "Back")
    until(lambda: driver.execute_script("return cancelled") == 1)
    assert (title(driver), address(driver)) == ("Reading list", "")
    assert "1 to read" in text(driver, "main")


def check_kept(driver, page):
    """The list is kept over a reload, an address leads into it, and one of no book leads nowhere."""
    click(driver, "input[type=checkbox]")
    driver.refresh()
    until(lambda: "0 to read" in text(driver, "main"))
    driver.get("about:blank")
    driver.get(pathlib.Path(page).resolve().as_uri() + "#book/OL893415W")
    until(lambda: title(driver) == "Dune")
    press(driver, "Remove from the list")
    until(lambda: title(driver) == "Reading list")
    assert address(driver) == "", address(driver)
    driver.execute_script("location.hash = 'book/OL893415W'")
    until(lambda: address(driver) == "")
    assert title(driver) == "Reading list"
    press(driver, "Undo")
    until(lambda: "Dune" in text(driver, "main"))


def check_laboratory(driver, page):
    """The laboratory sends a message to the list in each architecture."""
    open_page(driver, page)
    press(driver, "Find a book")
    cards = "return [...document.querySelectorAll('.card')].map(card => card.textContent)"
    until(lambda: sum("Type a part of a title" in card for card in driver.execute_script(cards)) == 4)


def main(page, laboratory):
    with browser() as driver:
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SERVER})
        open_page(driver, page)
        check_screens(driver)
        check_cancelled(driver)
        check_kept(driver, page)
        check_laboratory(driver, laboratory)
        check_errors(driver)
    print("screens have addresses, keep their state below others, and end their requests")


main(sys.argv[1], sys.argv[2])
