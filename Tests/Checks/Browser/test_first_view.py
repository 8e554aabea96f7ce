"""The sizes of pages, and the time until they show something, beside a page without a library.

    python3 test_first_view.py COUNTER ATLAS CONDUIT [ROUNDS]

COUNTER is the page of the sample program, ATLAS that of the atlas, CONDUIT that of the application. A
server sends each of them, and the page by hand. Each round opens all pages, in another order; the table
has the medians of the rounds' ratios.
"""

import base64
import gzip
import pathlib
import random
import re
import statistics
import sys
import tempfile
import threading

from browser import browser, until
from conduit_page import Server

# The page of the counter as a person would write it by hand.
PLAIN = """<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>counter</title></head>
<body>
<h1>counter</h1>
<main id="pages"></main>
<script>
let count = 0;
const output = document.createElement("output");
const button = (text, step) => {
  const node = document.createElement("button");
  node.textContent = text;
  node.onclick = () => { output.textContent = count += step; };
  return node;
};
output.textContent = count;
document.querySelector("main").append(button("less", -1), output, button("more", 1));
</script>
</body>
</html>
"""

# Notes when an element of the program is in the page, when the browser has painted content other than
# the heading, and when the module has started.
WATCH = """
  window.first = {};
  new MutationObserver(() => {
    if (first.shown || !document.querySelector("#pages button, #pages a")) return;
    first.shown = performance.now();
  }).observe(document, { childList: true, subtree: true });
  new MutationObserver(() => {
    first.started = performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-state"] });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("h1 { visibility: hidden }");
  document.adoptedStyleSheets = [sheet];
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") first.painted = startTime;
    }
  }).observe({ type: "paint", buffered: true });
"""


def sizes(path):
    """The bytes of a page, compressed and not, and those of its module."""
    page = pathlib.Path(path).read_bytes()
    module = re.search(r'id="module">([^<]*)<', page.decode())
    count = len(gzip.decompress(base64.b64decode(module[1]))) if module else 0
    return len(page), len(gzip.compress(page, 9)), count


def first_view(driver, address):
    """Opens a page, and returns when something was shown and painted and when the module has started,
    in milliseconds; a page without a module starts when it is painted."""
    driver.get("about:blank")
    driver.get(address)
    found = until(lambda: driver.execute_script("""
      const hasStarted = first.started || document.getElementById("module") === null;
      return first.painted && hasStarted ? first : null
    """))
    return found["shown"], found["painted"], found.get("started", found["painted"])


# Notes what the file of a page shows, before its module starts, and the elements around it.
BEFORE = """
  window.frame = () => {
    const around = document.querySelectorAll("#pages > *, #pages > * > *");
    return Array.from(around, (one) => one.cloneNode(false).outerHTML);
  };
  addEventListener("DOMContentLoaded", () => {
    window.before = { text: document.getElementById("pages").textContent, frame: frame() };
  }, true);
"""


def check_file(driver, address):
    """The file of the application has its first view, for an address that names no other page."""
    watching = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": BEFORE})
    for place, expected in [("", True), ("#/login", False)]:
        driver.get("about:blank")
        driver.get(address + place)
        before = driver.execute_script("return before")
        assert ("Sign in" in before["text"]) == expected, (place, before)
        until(lambda: driver.execute_script("return document.documentElement.dataset.state"))
        frame = driver.execute_script("return frame()")
        assert before["frame"] == (frame if expected else []) and len(frame) == 2, (before, frame)
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", watching)
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    driver.get(address)
    # What is loading is said after a moment.
    until(lambda: "Loading" in driver.find_element("id", "pages").text)
    assert "Sign in" in driver.find_element("id", "pages").text
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def check_kept(driver, address, file):
    """The counter has its first view, unless the browser keeps another state, or no server sent it."""
    watching = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": BEFORE})

    def opened(address):
        driver.get("about:blank")
        driver.get(address)
        until(lambda: driver.execute_script("return document.documentElement.dataset.state"))
        shown = driver.find_element("css selector", "output").text
        return driver.execute_script("return before.frame.length"), shown

    got = opened(address)
    assert got == (2, "0"), got
    for count in range(1, 11):
        driver.find_element("css selector", "button:last-of-type").click()
        got = opened(address)
        assert got == (0, str(count)), (got, count)
    driver.execute_script("localStorage.clear()")
    got = opened(address)
    assert got == (2, "0"), got
    assert opened(file)[0] == 0
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", watching)


def main(counter, atlas, conduit, rounds=15):
    with tempfile.TemporaryDirectory() as folder:
        plain = pathlib.Path(folder) / "plain.html"
        plain.write_text(PLAIN)
        pages = {}
        paths = {"by hand": plain, "counter": counter, "atlas": atlas, "conduit": conduit}
        for name, path in paths.items():
            server = Server(page=path)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            pages[name] = (path, server.address)
        times = {name: [] for name in pages}
        with browser() as driver:
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
            for name, (_, address) in pages.items():
                first_view(driver, address)
            for _ in range(rounds):
                for name in random.sample(list(pages), len(pages)):
                    times[name].append(first_view(driver, pages[name][1]))
            version = driver.capabilities["browserVersion"]
            check_file(driver, pages["conduit"][1])
            check_kept(driver, pages["counter"][1], pathlib.Path(counter).resolve().as_uri())
        print(f"{'page':10}{'bytes':>9}{'gzip':>9}{'module':>9}{'shown ms':>10}{'ratio':>7}"
              f"{'painted ms':>12}{'ratio':>7}")
        ratios = {}
        for name, (path, _) in pages.items():
            middle = [statistics.median(one) for one in zip(*times[name])]
            ratios[name] = [
                statistics.median(mine / theirs for mine, theirs in zip(all_mine, all_theirs))
                for all_mine, all_theirs in zip(zip(*times[name]), zip(*times["by hand"]))
            ]
            print(f"{name:10}" + "".join(f"{count:9}" for count in sizes(path))
                  + f"{middle[0]:10.1f}{ratios[name][0]:7.2f}{middle[1]:12.1f}{ratios[name][1]:7.2f}")
        print(f"medians of {rounds} rounds, Chromium {version}")
        # Bounds that also a busy machine keeps.
        assert max(shown for shown, *_ in ratios.values()) < 4, ratios
        for name in ("atlas", "conduit"):
            _, painted, started = (statistics.median(one) for one in zip(*times[name]))
            assert painted < started, (name, painted, started)


if __name__ == "__main__":
    main(*sys.argv[1:4], *map(int, sys.argv[4:]))
