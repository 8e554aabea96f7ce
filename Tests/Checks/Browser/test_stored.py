"""Texts that a program stores in the browser outlive the page, and a full storage is an answer."""

import sys

from browser import browser, open_page, until

PART = "section[aria-label='stored'] .root"


def press(driver, name):
    buttons = driver.find_elements("css selector", f"{PART} button")
    next(button for button in buttons if button.text == name).click()


def write(driver, text):
    field = driver.find_element("css selector", f"{PART} input")
    driver.execute_script(
        "arguments[0].value = arguments[1];"
        "arguments[0].dispatchEvent(new Event('change', { bubbles: true }))",
        field,
        text,
    )


def expect(driver, text):
    def shown():
        return driver.find_element("css selector", f"{PART} [role=status]").text

    until(lambda: shown() == text)


def main(page):
    with browser() as driver:
        open_page(driver, page)
        press(driver, "read")
        expect(driver, "no text")
        for text in ["Ada \u00e9 \U0001f600", "", "=Bob"]:
            write(driver, text)
            expect(driver, "written")
            open_page(driver, page)
            press(driver, "read")
            expect(driver, ("text " + text).strip())
        press(driver, "misname")
        expect(driver, "key must be 1 to 100 of a to z, 0 to 9, - and _; got \"no/key\"")
        # The storage is full: the old text stays.
        driver.execute_script("localStorage.setItem('rest', 'x'.repeat(5_000_000))")
        write(driver, "y" * 500_000)
        expect(driver, "the storage of the browser is full or switched off")
        driver.execute_script("localStorage.removeItem('rest')")
        press(driver, "read")
        expect(driver, "text =Bob")
        press(driver, "remove")
        expect(driver, "written")
        open_page(driver, page)
        press(driver, "read")
        expect(driver, "no text")
    print("a page stores texts, reads them after a reload, and says that there is no room")


main(sys.argv[1])
