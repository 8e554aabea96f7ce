"""Services of a page: the clipboard."""

import sys

from browser import browser, errors, open_page, until


class Section:
    """The part of the page that shows one program."""

    def __init__(self, driver, name):
        self.driver = driver
        self.path = f"section[aria-label='{name}'] .root"

    def press(self, name):
        buttons = self.driver.find_elements("css selector", f"{self.path} button")
        next(button for button in buttons if button.text == name).click()

    def status(self):
        return self.driver.find_element("css selector", f"{self.path} [role=status]").text

    def expect(self, text):
        try:
            until(lambda: self.status() == text)
        except AssertionError:
            raise AssertionError((self.status(), text)) from None


def permit(driver, setting):
    for name in ("clipboard-read", "clipboard-write"):
        driver.execute_cdp_cmd(
            "Browser.setPermission", {"permission": {"name": name}, "setting": setting}
        )


def clipboard(driver):
    part = Section(driver, "clipboard")
    permit(driver, "granted")
    for button, text in (("write", "moth \u00e9 \U0001f600"), ("empty", "")):
        part.press(button)
        part.expect("written")
        part.press("read")
        part.expect(f"text {text}".strip())
    permit(driver, "denied")
    for button in ("write", "read"):
        part.press(button)
        part.expect("the person or the host does not allow the clipboard")
    # A page that comes over HTTP from elsewhere has no clipboard.
    driver.execute_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    part.press("write")
    part.expect("this browser has no clipboard for the page")
    print("a page writes and reads the clipboard, and says who does not allow it")


def main(page):
    with browser() as driver:
        open_page(driver, page)
        clipboard(driver)
        assert errors(driver) == [], errors(driver)


main(sys.argv[1])
