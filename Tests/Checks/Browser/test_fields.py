"""Fields, keys, hostile texts and long lists, by real clicks and keys."""

import sys

from browser import click, shown_page, text, unnamed
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

HOSTILE = [
    "<img src=q onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "javascript:alert(1)",
    "red;background:url(//example.org)",
    "\"'><svg/onload=alert(1)>",
    "\u20ac \u00e9 \u202e \u00a0 {{7*7}} ${7*7} &amp; %3Cb%3E",
]


def value(driver, selector):
    return driver.find_element(By.CSS_SELECTOR, selector).get_property("value")


def check_fields(driver):
    field = driver.find_element(By.ID, "text")
    field.send_keys("milk")
    assert text(driver, "#shown") == "milk"
    field.send_keys("X")
    assert value(driver, "#text") == "milk", "a refused letter must not stay in the field"
    driver.find_element(By.ID, "area").send_keys("two\nlines")
    click(driver, "#check")
    driver.find_element(By.CSS_SELECTOR, "#choice option[value=a]").click()
    field.send_keys(Keys.ENTER)
    click(driver, "#send")
    assert text(driver, "#state") == "two\nlines|true|a|2|0", text(driver, "#state")
    assert driver.find_element(By.ID, "check").is_selected()
    driver.find_element(By.ID, "keys").send_keys(Keys.ARROW_LEFT)
    assert text(driver, "#keys") == "ArrowLeft"


def check_hostile(driver):
    field = driver.find_element(By.ID, "text")
    for hostile in HOSTILE:
        field.clear()
        field.send_keys(hostile)
        assert text(driver, "#shown") == hostile, text(driver, "#shown")
        assert driver.find_element(By.ID, "shown").get_attribute("title") == hostile
        link = driver.execute_script("return document.getElementById('link').protocol")
        assert link != "javascript:"
        assert "url" not in driver.execute_script("return document.getElementById('shown').style.cssText")
    assert driver.execute_script("return document.querySelectorAll('script, img').length") == 2
    field.clear()


def check_products(driver):
    """A page computes products of 64 bits, where the linker once read a result before its call."""
    field = driver.find_element(By.ID, "text")
    for digits in ["7", "212", "9223372036854775807"]:
        field.clear()
        field.send_keys(digits)
        assert text(driver, "#number") == digits, text(driver, "#number")
    field.send_keys("0")
    assert text(driver, "#number") == "", "a product that is too large has no number"
    field.clear()


def check_rows(driver):
    click(driver, "#grow")
    rows = "return document.querySelectorAll('#rows > li').length"
    assert driver.execute_script(rows) == 10_000
    # The text that a user has written in a row, and the focus, move with the row.
    last = driver.find_element(By.CSS_SELECTOR, "#rows > li:last-child input")
    last.send_keys("mine")
    driver.execute_script("window.kept = document.querySelector('#rows > li:nth-child(5)')")
    driver.execute_script("document.getElementById('rotate').click()")
    first = "document.querySelector('#rows > li:first-child input')"
    assert driver.execute_script(f"return {first}.value") == "mine"
    assert driver.execute_script(f"return document.activeElement === {first}")
    assert driver.execute_script("return window.kept === document.querySelector('#rows > li:nth-child(6)')")


def check_memory(driver):
    """A hundred thousand messages leave the heap as large as ten thousand do."""
    driver.execute_script("window.button = document.getElementById('tick')")
    size = "return page.size()"
    many = "for (let i = 0; i < arguments[0]; i++) window.button.click()"
    driver.execute_script(many, 10_000)
    before = driver.execute_script(size)
    for _ in range(9):
        driver.execute_script(many, 10_000)
    assert driver.execute_script(size) == before, (before, driver.execute_script(size))
    assert text(driver, "#state").endswith("|100000")


def main(page):
    with shown_page(page) as driver:
        assert unnamed(driver) == [], unnamed(driver)
        picture = "return document.querySelector('#picture circle') instanceof SVGCircleElement"
        assert driver.execute_script(picture)
        assert driver.execute_script("return document.getElementById('picture').viewBox.baseVal.width") == 10
        check_fields(driver)
        check_hostile(driver)
        check_products(driver)
        check_memory(driver)
        check_rows(driver)
    print("fields, hostile texts, many messages and ten thousand rows are as they should be")


main(sys.argv[1])
