"""Work that waits and ticks by the browser's clock."""

import pathlib
import sys
import time

from browser import browser, check_errors, click, open_page, text, until


def number(driver, selector):
    return int(text(driver, selector))


def now(driver):
    return driver.execute_script("return performance.now()")


def check_ticks(driver):
    start = now(driver)
    click(driver, "#run")
    until(lambda: number(driver, "#ticks") >= 30)
    click(driver, "#stop")
    ticks, past = number(driver, "#ticks"), now(driver) - start
    # A page that is slow leaves out some, and none comes early.
    assert ticks * 40 <= past, (ticks, past)
    time.sleep(0.3)
    assert number(driver, "#ticks") == ticks
    print(f"{ticks} ticks of 40 ms in {past:.0f} ms")


def click_at_once(driver, *selectors):
    """Clicks one after the other in one script, between which no time can pass for the page."""
    script = "for (const selector of arguments) document.querySelector(selector).click()"
    driver.execute_script(script, *selectors)


def check_reminder(driver):
    start = now(driver)
    click(driver, "#remind")
    until(lambda: number(driver, "#rings") == 1)
    assert now(driver) - start >= 200
    # One of the same name replaces the first, and a cancelled one does not ring.
    click_at_once(driver, "#remind", "#remind")
    until(lambda: number(driver, "#rings") == 2)
    click_at_once(driver, "#remind", "#forget")
    time.sleep(0.6)
    assert number(driver, "#rings") == 2


TIMERS = """
  // Timers that a page sets far off are rung at once, and what each was set to is noted.
  const set = setTimeout;
  window.timers = [];
  window.setTimeout = (act, milliseconds, ...values) => {
    if (milliseconds < 1e6) return set(act, milliseconds, ...values);
    timers.push(milliseconds);
    // The second timer of the second reminder is cancelled before it rings.
    if (timers.length === 5) set(() => document.getElementById("forget").click(), 5);
    return set(act, 20);
  };
"""


def check_far(driver, page):
    """A reminder in two months does not ring at once, but after as many timers as that takes."""
    click(driver, "#month")
    time.sleep(0.2)
    assert number(driver, "#rings") == 2, "a reminder in two months must not ring at once"
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": TIMERS})
    open_page(driver, page)
    click_at_once(driver, "#month")
    until(lambda: number(driver, "#rings") == 1)
    timers = driver.execute_script("return timers")
    # The page sets the first one some time after the press.
    assert abs(sum(timers) - 60 * 86_400_000) < 1_000 and max(timers) < 2**31, timers
    # Cancelled between two timers, it does not ring.
    click_at_once(driver, "#month")
    until(lambda: len(driver.execute_script("return timers")) == 5)
    time.sleep(0.2)
    assert number(driver, "#rings") == 1 and len(driver.execute_script("return timers")) == 5
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    open_page(driver, page)


def check_memory(driver):
    """A million messages leave the heap as large as the first two thousand do."""
    many = """
      const button = document.getElementById("storm"), start = performance.now();
      for (let i = 0; i < arguments[0]; i++) button.click();
      return performance.now() - start;
    """
    driver.execute_script(many, 2)
    before = driver.execute_script("return page.size()")
    taken = 0
    for _ in range(2):
        taken += driver.execute_script(many, 499)
    assert number(driver, "#ticks") == 1_000_000, text(driver, "#ticks")
    after = driver.execute_script("return page.size()")
    assert after == before, (before, after)
    print(f"a million messages in {taken / 1e3:.1f} s, and {after} bytes before and after")


def main(page):
    with browser() as driver:
        open_page(driver, page)
        # The file has a first view, which is gone when the module has started.
        assert "<p>the first view</p>" in pathlib.Path(page).read_text()
        assert "the first view" not in text(driver, "#pages")
        assert number(driver, "#ticks") == 0
        check_ticks(driver)
        check_reminder(driver)
        check_far(driver, page)
        # A subscription continues after a reload.
        click(driver, "#run")
        open_page(driver, page)
        until(lambda: number(driver, "#ticks") >= 5)
        click(driver, "#stop")
        open_page(driver, page)
        time.sleep(0.2)
        assert number(driver, "#ticks") == 0
        check_memory(driver)
        check_errors(driver)
    print("work waits and ticks by the clock of the browser, and ends when it is cancelled")


main(sys.argv[1])
