"""Routes in the address, and states that the storage has no room for."""

import os
import sys

from browser import browser, check_errors, errors, open_page, text, until
from described import COMMAND, check_running, command, log

ROUTES = [
    "100%", "%", "%zz", "%E0%A4%A", "%41", "a b", "#", "##", "#a", "/active", "?q=1&x=[2]", "\\", "\"'`<>",
    "\t\n\r\0", "\u007f\u0080\u00ad\u200b\u2028\ufeff\ufffd\uffff", "\U0001f600\U0010ffff", "", "x", "..", "//",
]

SCALARS = """
  const button = document.getElementById("patched-route"), bad = [];
  let count = 0;
  const scalars = [];
  for (let scalar = 0; scalar < 0x110000; scalar += scalar < 0x10000 ? 1 : arguments[0]) {
    if (scalar < 0xd800 || scalar > 0xdfff) scalars.push(scalar);
  }
  for (let first = 0; first < scalars.length; first += 8192) {
    const text = String.fromCodePoint(...scalars.slice(first, first + 8192));
    count += Array.from(text).length;
    button.value = text;
    button.click();
    const address = decodeURIComponent(location.hash.slice(1));
    const shown = document.getElementById("patched-routed").textContent;
    if (address !== text || shown !== text) bad.push(first);
  }
  return [count, bad];
"""


def routed(driver):
    return text(driver, "#patched-routed")


def check_routes(driver, page):
    for route in ROUTES:
        command(driver, "route", route)
        assert routed(driver) == route, (route, routed(driver))
        driver.refresh()
        open_again(driver)
        assert routed(driver) == route, (route, routed(driver))
    # The back button leads to each of them, and to the empty one.
    for route in ["a%", "", "b"]:
        command(driver, "route", route)
    for route in ["", "a%"]:
        driver.back()
        until(lambda: routed(driver) == route)
    # All scalars of 16 bits, and of those beyond one of some, or all.
    step = 1 if os.environ.get("ALL_SCALARS") else 61
    count, bad = driver.execute_script(SCALARS, step)
    assert bad == [], bad
    assert count == 0x10000 - 0x800 + len(range(0x10000, 0x110000, step)), count
    driver.refresh()
    open_again(driver)


def open_again(driver):
    state = "return document.documentElement.dataset.state"
    until(lambda: driver.execute_script(state))
    assert driver.execute_script(state) == "started", errors(driver)


def check_addresses(driver):
    """An escape that encodes no text stays as it is, and half a surrogate pair is U+FFFD."""
    for address, route in [
        ("100%", "100%"), ("%ED%A0%80", "%ED%A0%80"), ("%ff%41", "%ff%41"), ("%e2%82%ac%", "\u20ac%"),
        ("a%20b", "a b"),
    ]:
        driver.execute_script("location.hash = arguments[0]", address)
        until(lambda: routed(driver) == route)
        driver.refresh()
        open_again(driver)
        assert routed(driver) == route, (route, routed(driver))
    # A drawing between the change of an address and its event does not put the old address back.
    driver.execute_script(
        "location.hash = 'typed';" + COMMAND, "patched-write", "drawn before the event"
    )
    until(lambda: routed(driver) == "typed")
    driver.execute_script("location.hash = 'half \\ud800 pair'")
    until(lambda: routed(driver) == "half \ufffd pair")
    driver.execute_script("const b = document.getElementById('patched-route'); b.value = '\\udfff!'; b.click()")
    assert routed(driver) == "\ufffd!", routed(driver)


def check_haste(driver):
    """After more changes of the address than a browser allows, the last one is written later."""
    driver.execute_script(
        """
        const button = document.getElementById("patched-route");
        for (let i = 0; i <= 600; i++) { button.value = "quick " + i; button.click(); }
        """
    )
    assert routed(driver) == "quick 600"
    driver.execute_async_script(
        "const done = arguments[0]; setInterval(() => { if (location.hash === '#quick%20600') done(); }, 100)"
    )
    assert routed(driver) == "quick 600", routed(driver)


def notes(driver):
    return driver.execute_script("return [...document.querySelectorAll('.note')].map((n) => n.textContent)")


def check_storage(driver, page):
    """A state that finds no room is reported to the program, the console and the person, once."""
    kept = "return localStorage.getItem('comonadlab/described')"
    command(driver, "write", "small")
    assert driver.execute_script(kept) == "1\nsmall" and notes(driver) == []
    driver.execute_script(
        """
        let size = 6000000;
        for (let text = "x".repeat(size), i = 0; size > 0; i++) {
          try { localStorage.setItem("full" + i, text.slice(0, size)); } catch { size = Math.floor(size / 2); }
        }
        """
    )
    command(driver, "write", "large " * 100)
    command(driver, "write", "larger " * 100)
    assert "unsaved" in log(driver) and log(driver).count("unsaved") == 1, log(driver)
    assert driver.execute_script(kept) == "1\nsmall"
    assert len(notes(driver)) == 1 and "not saved" in notes(driver)[0], notes(driver)
    box = driver.find_element("css selector", ".note")
    assert box.is_displayed() and box.get_attribute("role") == "alert"
    assert any("described" in message for message in errors(driver))
    # With room again, the notice goes and the state is kept.
    driver.execute_script("for (const name of Object.keys(localStorage)) if (name.startsWith('full')) localStorage.removeItem(name)")
    command(driver, "write", "fits")
    assert driver.execute_script(kept) == "1\nfits" and notes(driver) == []
    # A damaged text is put aside even where there is no room for a second copy.
    driver.execute_script("localStorage.setItem('comonadlab/described', '1\\n!' + 'x'.repeat(3000000))")
    driver.refresh()
    open_again(driver)
    aside = "return localStorage.getItem('comonadlab/described/unread').length"
    assert driver.execute_script(aside) == 3000003
    assert "cannot be read" in notes(driver)[0]
    driver.execute_script("localStorage.clear()")


def check_no_storage(driver, page):
    """A browser that keeps nothing for the page lets it run, and the person knows."""
    source = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    open_page(driver, page)
    assert notes(driver) == []
    check_running(driver)
    assert len(notes(driver)) == 1 and "not saved" in notes(driver)[0], notes(driver)
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    errors(driver)


def main(page):
    with browser() as driver:
        open_page(driver, page)
        check_routes(driver, page)
        check_addresses(driver)
        check_haste(driver)
        check_running(driver)
        check_errors(driver)
        check_storage(driver, page)
        check_no_storage(driver, page)
    print("every text is a route, and a state that is not kept is reported")


main(sys.argv[1])
