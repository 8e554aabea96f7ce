"""The seven tasks of 7GUIs, used by clicks, by keys and by the pointer, as the tasks describe them."""

import sys

from browser import (
    Shown, browser, check_calm, check_contrast, check_errors, open_page, unnamed, unreachable,
    until,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select


class Task(Shown):
    """One of the programs of the page."""

    def __init__(self, driver, name):
        super().__init__(driver)
        self.root = driver.find_element("css selector", f"section[aria-label='{name}'] .root")

    def one(self, selector):
        return self.root.find_element("css selector", selector)

    def each(self, selector):
        return self.root.find_elements("css selector", selector)

    def button(self, name):
        return next(b for b in self.each("button") if name in (b.text, b.accessible_name))

    def field(self, name):
        return next(f for f in self.each("input, select, progress") if f.accessible_name == name)

    def write(self, name, text):
        field = self.field(name)
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(Keys.BACKSPACE, *([text] if text else []))


def counter(driver):
    task = Task(driver, "counter")
    for _ in range(3):
        task.button("Add one").click()
    assert task.one("output").text == "3"


def temperature(driver):
    task = Task(driver, "temperature")
    task.write("Celsius", "100")
    assert task.field("Fahrenheit").get_property("value") == "212"
    task.write("Fahrenheit", "-40")
    assert task.field("Celsius").get_property("value") == "-40"
    task.field("Celsius").send_keys("x")
    assert task.field("Fahrenheit").get_property("value") == "-40"
    assert task.field("Celsius").get_attribute("aria-invalid") == "true"


def flight(driver):
    task = Task(driver, "flight")
    assert task.field("Back").get_property("disabled") is True
    Select(task.one("select")).select_by_value("return")
    assert task.field("Back").get_property("disabled") is False
    task.write("Back", "26.03.2014")
    assert task.button("Book").get_property("disabled") is True
    task.write("Back", "28.03.2014")
    task.button("Book").click()
    booked = "You have booked a flight: return from 27.03.2014 to 28.03.2014."
    assert task.one(".status").text == booked
    task.write("There", "x")
    assert task.field("There").get_attribute("aria-invalid") == "true"
    assert task.one(".status").text == ""
    assert [reason.text for reason in task.each(".reason")] == ["A date looks like 27.03.2014.", ""]


def timer(driver):
    task = Task(driver, "timer")

    def elapsed():
        return float(task.one("[role=timer]").text.removesuffix(" s"))

    until(lambda: elapsed() >= 0.3)
    slider = task.field("Duration")
    slider.send_keys(Keys.HOME)
    end = elapsed()
    assert task.one("progress").get_property("position") == 1
    ActionChains(driver).pause(0.5).perform()
    assert elapsed() == end
    # A longer duration starts the timer again.
    slider.send_keys(Keys.END)
    until(lambda: elapsed() > end)
    task.button("Reset").click()
    assert elapsed() <= 0.5


def people(driver):
    task = Task(driver, "people")

    def shown():
        return [option.text for option in task.each("option")]

    assert shown() == ["Emil, Hans", "Mustermann, Max", "Tisch, Roman"]
    assert task.button("Update").get_property("disabled") is True
    task.write("Filter by surname", "M")
    assert shown() == ["Mustermann, Max"]
    Select(task.one("select")).select_by_index(0)
    assert task.field("Name").get_property("value") == "Max"
    task.write("Surname", "Tal")
    task.button("Update").click()
    assert shown() == []
    task.write("Filter by surname", "")
    assert shown() == ["Emil, Hans", "Tal, Max", "Tisch, Roman"]
    task.button("Create").click()
    assert shown()[3] == "Tal, Max"
    # By keys: the list is one stop of the tab key, and arrows choose.
    task.one("select").send_keys(Keys.HOME)
    assert task.field("Name").get_property("value") == "Hans"
    task.button("Delete").click()
    assert shown() == ["Tal, Max", "Tisch, Roman", "Tal, Max"]


def circles(driver):
    task = Task(driver, "circles")
    picture = task.one("svg")
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", picture)

    def press(x, y):
        # The picture is 400 by 240 units, whatever its size on the screen.
        scale = picture.size["width"] / 400
        right, down = round((x - 200) * scale), round((y - 120) * scale)
        ActionChains(driver).move_to_element_with_offset(picture, right, down).click().perform()

    def drawn():
        return [
            tuple(round(float(circle.get_attribute(name))) for name in ("cx", "cy", "r"))
            for circle in task.each("svg circle")
        ]

    def is_at(circle, x, y):
        return abs(circle[0] - x) <= 2 and abs(circle[1] - y) <= 2

    press(100, 100)
    press(200, 60)
    [first, second] = drawn()
    assert is_at(first, 100, 100) and is_at(second, 200, 60), drawn()
    press(104, 100)
    assert [c.get_attribute("class") for c in task.each("svg circle")] == ["chosen", None]
    task.button("Adjust diameter").click()
    slider = task.field("Diameter")
    assert driver.execute_script("return document.activeElement") == slider
    for _ in range(10):
        slider.send_keys(Keys.ARROW_RIGHT)
    wide = (*first[:2], 20)
    assert drawn()[0] == wide, drawn()
    task.button("Close").click()
    task.button("Undo").click()
    assert drawn()[0] == first
    task.button("Redo").click()
    assert drawn()[0] == wide
    for _ in range(3):
        task.button("Undo").click()
    assert drawn() == []
    # Without a pointer.
    task.field("New circle at").send_keys("30 40", Keys.ENTER)
    assert drawn() == [(30, 40, 15)]
    assert task.button("Redo").get_property("disabled") is True
    # A press by a key at the last step back leaves the focus beside the disabled button.
    task.button("Undo").send_keys(Keys.ENTER)
    assert driver.switch_to.active_element == task.button("Redo")


def narrow_circles(driver):
    """In a narrow window, the whole picture is smaller, and each circle is within it."""
    task = Task(driver, "circles")
    task.field("New circle at").send_keys("380 120", Keys.ENTER)
    box = "const { left, right } = arguments[0].getBoundingClientRect(); return [left, right]"
    [left, right] = driver.execute_script(box, task.one("svg"))
    [start, end] = driver.execute_script(box, task.one("svg circle"))
    assert left <= start < end <= right <= 320, (left, start, end, right)


def leftward_cells(driver):
    """Where lines run from right to left, the left arrow goes to the next cell."""
    task = Task(driver, "cells")
    row = task.each("tbody tr")[3].find_elements("css selector", "td")
    driver.execute_script("document.documentElement.dir = 'rtl'; arguments[0].focus()", row[1])
    for key, cell in [(Keys.ARROW_LEFT, 2), (Keys.ARROW_RIGHT, 1), (Keys.HOME, 0), (Keys.END, 25)]:
        driver.switch_to.active_element.send_keys(key)
        assert driver.switch_to.active_element == row[cell], key
    # A grid may run in the other direction than the page.
    driver.execute_script("arguments[0].dir = 'ltr'; arguments[1].focus()", task.one("table"), row[1])
    driver.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    assert driver.switch_to.active_element == row[2]
    driver.execute_script("document.documentElement.dir = ''")


def cells(driver):
    task = Task(driver, "cells")
    rows = task.each("tbody tr")
    assert len(rows) == 100 and len(task.each("thead th")) == 26

    def cell(column, row):
        return rows[row].find_elements("css selector", "td")[column]

    def active():
        return driver.switch_to.active_element

    first = cell(0, 0)
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", first)
    ActionChains(driver).double_click(first).perform()
    active().send_keys("2", Keys.ENTER)
    assert cell(0, 0).text == "2"
    # The keyboard goes on where it was, by arrows.
    assert active() == cell(0, 0)
    active().send_keys(Keys.ARROW_RIGHT)
    assert active() == cell(1, 0)
    active().send_keys(Keys.ENTER)
    active().send_keys("=A0*3", Keys.ENTER)
    assert cell(1, 0).text == "6"
    active().send_keys(Keys.ARROW_DOWN)
    active().send_keys(Keys.ENTER)
    active().send_keys("=SUM(A0:B0)/0", Keys.ENTER)
    assert cell(1, 1).text == "#DIV/0!"
    ActionChains(driver).pause(0.6).double_click(cell(0, 0)).perform()
    assert active().get_property("value") == "2"
    active().send_keys("5", Keys.ESCAPE)
    assert cell(0, 0).text == "2"
    ActionChains(driver).pause(0.6).double_click(cell(0, 0)).perform()
    active().send_keys(Keys.BACKSPACE, "=B0", Keys.ENTER)
    assert [cell(0, 0).text, cell(1, 0).text, cell(1, 1).text] == ["#CYCLE!"] * 3


def main(page):
    with browser() as driver:
        open_page(driver, page)
        for task in (counter, temperature, flight, timer, people, circles, cells):
            task(driver)
        assert unnamed(driver) == [], unnamed(driver)
        check_contrast(driver)
        check_calm(driver)
        # A narrow window: the sheet scrolls in its own part, and the page does not.
        driver.set_window_size(320, 700)
        narrow_circles(driver)
        leftward_cells(driver)
        assert unreachable(driver) == [], unreachable(driver)
        wide = driver.execute_script("return document.documentElement.scrollWidth")
        assert wide <= driver.execute_script("return innerWidth"), wide
        check_errors(driver)
    print("the seven tasks are done by clicks, by keys and by the pointer")


main(sys.argv[1])
