"""Fields, pictures, forms and elements under every name that a browser's own properties have."""

import pathlib
import sys

from browser import browser, check_errors, open_page
from described import check_running


def main(page):
    with browser() as driver:
        # A field named as the parent of a node made the page search for ever.
        driver.set_script_timeout(600)
        open_page(driver, page)
        script = pathlib.Path(__file__).with_name("names.js").read_text()
        count, wrong = driver.execute_script(script)
        assert count > 500 and wrong == [], (count, wrong[:20])
        check_errors(driver)
        check_running(driver)
    print(f"fields, forms and pictures under {count} names leave the page as it was")


main(sys.argv[1])
