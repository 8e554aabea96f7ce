"""The message that a page shows when it cannot start."""

import pathlib
import re
import sys

from browser import browser, open_page, text


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
    print("a damaged module and a browser without WebAssembly are explained")


main(sys.argv[1])
