"""The message that a page shows when it cannot start."""

import pathlib
import re
import sys

from browser import browser, open_page, text, until


def main(page):
    whole = pathlib.Path(page).read_text()
    broken = pathlib.Path(page).with_suffix(".broken.html")
    module = re.compile(r'(<script type="application/wasm" id="module">)[^<]*')
    broken.write_text(module.sub(r"\1not a module", whole))
    with browser() as driver:
        open_page(driver, broken, "failed")
        assert text(driver, "[role=alert]").startswith("The page could not start: "), text(driver, "[role=alert]")
        assert "the first view" in whole and text(driver, "#pages") == "", text(driver, "#pages")
    with browser() as driver:
        without = {"source": "delete globalThis.WebAssembly"}
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", without)
        open_page(driver, page, "failed")
        assert "no WebAssembly" in text(driver, "[role=alert]"), text(driver, "[role=alert]")
    # On a slow line the page says what it does, and so it does when the rest never comes.
    part = pathlib.Path(page).with_suffix(".part.html")
    part.write_text(whole[:whole.index('<script type="application/wasm"')])
    with browser() as driver:
        driver.get(part.resolve().as_uri())
        loading = driver.find_element("id", "loading")
        until(loading.is_displayed)
        assert loading.text.startswith("Loading. The controls work as soon as"), loading.text
        open_page(driver, page)
        assert driver.find_elements("id", "loading") == []
    print("a damaged module and a browser without WebAssembly are explained, and a page says that it is loading")


main(sys.argv[1])
