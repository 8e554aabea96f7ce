"""A browser without a window, and pages opened from files."""

import contextlib
import pathlib
import re
import time

from selenium import webdriver
from selenium.webdriver.common.by import By


@contextlib.contextmanager
def browser():
    options = webdriver.ChromeOptions()
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(
        options=options, service=webdriver.ChromeService("/usr/bin/chromedriver")
    )
    driver.set_script_timeout(600)
    try:
        yield driver
    finally:
        driver.quit()


class Shown:
    """A page that a browser shows."""

    def __init__(self, driver):
        self.driver = driver

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)


def open_page(driver, path, expected="started"):
    """Opens a file and waits until its module has started, or has failed to."""
    driver.get(pathlib.Path(path).resolve().as_uri())
    until(lambda: driver.execute_script("return document.documentElement.dataset.state"))
    state = driver.execute_script("return document.documentElement.dataset.state")
    assert state == expected, (state, driver.get_log("browser"))


def until(condition, seconds=600):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    raise AssertionError("nothing happened in %d s" % seconds)


def text(driver, selector):
    return driver.execute_script("return document.querySelector(arguments[0]).textContent", selector)


def click(driver, selector):
    driver.find_element(By.CSS_SELECTOR, selector).click()


def unnamed(driver):
    """The fields, buttons and pictures without an accessible name."""
    return driver.execute_script(
        """
        return [...document.querySelectorAll(
          "button, input, select, textarea, a[href], [role=img], [role=button], [role=textbox]")]
          .filter((node) => !(node.getAttribute("aria-label") || node.textContent.trim()
            || node.title || node.closest("label") || node.placeholder
            || (node.labels && node.labels.length)))
          .map((node) => node.outerHTML.slice(0, 80));
        """
    )


def unreachable(driver):
    """The parts that scroll although the tab key stops neither at them nor within them."""
    return driver.execute_script(
        """
        const stops = "a[href], button, input, select, textarea, summary, [tabindex]";
        const isStop = (one) => one.matches(stops) && one.tabIndex >= 0 && one.checkVisibility();
        return [...document.body.querySelectorAll("*")].filter((node) => {
          const style = getComputedStyle(node);
          const scrolls = /auto|scroll/.test(style.overflowY) && node.scrollHeight > node.clientHeight + 1
            || /auto|scroll/.test(style.overflowX) && node.scrollWidth > node.clientWidth + 1;
          return scrolls && node.checkVisibility() && !isStop(node) && ![...node.querySelectorAll(stops)].some(isStop);
        }).map((node) => node.outerHTML.slice(0, 80));
        """
    )


@contextlib.contextmanager
def shown_page(path):
    """Opens a file in a browser of its own, and checks at the end that the page reported no error."""
    with browser() as driver:
        open_page(driver, path)
        yield driver
        check_errors(driver)


def errors(driver):
    return [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]


def check_errors(driver):
    """Fails with the errors that the page has logged since the last call; the log is read once."""
    found = errors(driver)
    assert found == [], found


def media(driver, **features):
    """Sets the preferences that the browser reports, such as a dark scheme; none by default."""
    wishes = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": wishes})


def luminance(colour):
    """The relative luminance of a colour, as WCAG 2.2 defines it."""
    parts = [float(part) / 255 for part in re.findall(r"[\d.]+", colour)[:3]]
    parts = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(ink, ground):
    light, dark = sorted([luminance(ink), luminance(ground)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def inks(driver):
    """Each visible text, also within fields: its colour, its background colour, and its place."""
    return driver.execute_script(
        """
        const probe = document.createElement("div");
        probe.style.background = "Canvas";
        document.body.append(probe);
        const canvas = getComputedStyle(probe).backgroundColor;
        probe.remove();
        const ground = (node) => {
          for (; node !== null; node = node.parentElement) {
            const colour = getComputedStyle(node).backgroundColor;
            if (!/, 0\\)$|transparent/.test(colour)) return colour;
          }
          return canvas;
        };
        const found = [];
        for (const node of document.body.querySelectorAll("*")) {
          if (!node.checkVisibility() || node.matches(":disabled, script, svg *")) continue;
          const says = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
          const colours = [];
          if (says || node.matches("input:not([type=range]), textarea, select")) colours.push(getComputedStyle(node).color);
          if (node.placeholder) colours.push(getComputedStyle(node, "::placeholder").color);
          for (const colour of colours) found.push([colour, ground(node), node.outerHTML.slice(0, 70)]);
        }
        return found;
        """
    )


def check_contrast(driver, least=4.5):
    """Checks the contrast of each text in a light and in a dark scheme; returns the number of texts."""
    grounds, count = [], 0
    for scheme in ["light", "dark"]:
        media(driver, prefers_color_scheme=scheme)
        found = inks(driver)
        for ink, ground, where in found:
            assert contrast(ink, ground) >= least, (scheme, contrast(ink, ground), ink, ground, where)
        grounds.append(found[0][1])
        count += len(found)
    assert luminance(grounds[0]) > 0.7 and luminance(grounds[1]) < 0.1, grounds
    media(driver)
    return count


def check_calm(driver):
    """Checks that nothing moves when the user prefers reduced motion."""
    media(driver, prefers_reduced_motion="reduce")
    moving = driver.execute_script(
        """
        return [...document.querySelectorAll("*")].filter((node) => {
          const style = getComputedStyle(node);
          const lasts = style.transitionDuration.split(",").some((time) => parseFloat(time) > 0);
          return style.animationName !== "none" || lasts || style.scrollBehavior === "smooth";
        }).map((node) => node.outerHTML.slice(0, 70));
        """
    )
    assert moving == [], moving
    media(driver)
