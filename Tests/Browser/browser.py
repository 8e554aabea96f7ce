"""A browser without a window, and pages opened from files."""

import contextlib
import pathlib
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
    driver.set_script_timeout(120)
    try:
        yield driver
    finally:
        driver.quit()


def open_page(driver, path, expected="started"):
    """Opens a file and waits until its module has started, or has failed to."""
    driver.get(pathlib.Path(path).resolve().as_uri())
    until(lambda: driver.execute_script("return document.documentElement.dataset.state"))
    state = driver.execute_script("return document.documentElement.dataset.state")
    assert state == expected, (state, driver.get_log("browser"))


def until(condition, seconds=20):
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
    """The fields, buttons and pictures that one who hears the page could not tell."""
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


def errors(driver):
    return [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
