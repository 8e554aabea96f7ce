"""The list of Docs/Sharing.md in two windows, as a person types it: what the page says happens."""

import pathlib
import sys
import tempfile

from browser import browser, check_errors, text, until
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from test_sharing import Server, Window


class List(Window):
    @property
    def field(self):
        return self.use().driver.find_element(By.CSS_SELECTOR, "label input:not([type=checkbox])")

    def add(self, title):
        self.field.send_keys(title, Keys.ENTER)

    @property
    def rows(self):
        return self.use().driver.execute_script(
            "return [...document.querySelectorAll('li:has([type=checkbox])')].map((row) =>"
            " (row.querySelector('[type=checkbox]').checked ? '* ' : '')"
            " + row.querySelector('[type=checkbox]').getAttribute('aria-label'))"
        )

    def mark(self, title):
        selector = f"input[aria-label='{title}']"
        self.use().driver.find_element(By.CSS_SELECTOR, selector).click()

    @property
    def status(self):
        return text(self.use().driver, ".sharing [role=status]")


def main(lab, page):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(lab, page, str(pathlib.Path(folder) / "log"), program="sharedlist")
        try:
            with browser() as driver:
                ada, max = (List(driver, f"http://127.0.0.1:{server.port}/") for _ in range(2))
                ada.add("milk")
                until(lambda: max.rows == ["milk"], 20)
                assert ada.field.get_attribute("value") == ""
                # What somebody types stays while others add something.
                max.field.send_keys("te")
                ada.add("bread")
                until(lambda: max.rows == ["bread", "milk"], 20)
                assert max.field.get_attribute("value") == "te"
                max.field.send_keys("a", Keys.ENTER)
                until(lambda: ada.rows == ["bread", "milk", "tea"], 20)
                max.press("Disconnect")
                ada.press("Remove milk")
                max.mark("milk")
                max.mark("tea")
                ada.mark("bread")
                ada.mark("tea")
                ada.mark("tea")
                max.press("Connect")
                wanted = ["* bread", "* tea"]
                until(lambda: ada.rows == wanted and max.rows == wanted, 20)
                assert max.status == "All changes are shared." == ada.status
                assert 'check("milk")' in text(max.use().driver, "[role=alert]")
                check_errors(driver)
        finally:
            server.kill()
    print("two windows agree")


if __name__ == "__main__":
    main(*sys.argv[1:])
