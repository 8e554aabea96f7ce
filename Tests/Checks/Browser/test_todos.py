"""The list of TodoMVC, as its specification says: by keys and clicks, addresses and reloads."""

import sys

from browser import Shown, browser, check_errors, open_page, unnamed, until
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Todos(Shown):
    def add(self, title):
        self.find(".new-todo").send_keys(title, Keys.ENTER)

    @property
    def titles(self):
        # Read at once: between two readings a page may be loaded again.
        return self.driver.execute_script(
            """
            return [...document.querySelectorAll(".todo-list label")]
              .filter((label) => label.offsetParent !== null).map((label) => label.textContent);
            """
        )

    @property
    def route(self):
        return self.driver.execute_script("return location.hash")

    def edit(self, number):
        # Within half a second of another press, a browser would count three.
        label = self.all(".todo-list label")[number]
        ActionChains(self.driver).pause(0.6).double_click(label).perform()
        return self.find(".todo-list .edit")


def check_adding(todos):
    assert todos.driver.execute_script("return document.activeElement.className") == "new-todo"
    assert todos.all(".main") == [] and todos.all(".todoapp > .footer") == []
    todos.add("   ")
    todos.add("  milk  ")
    todos.add("<b>bread</b>")
    todos.add("tea")
    assert todos.titles == ["milk", "<b>bread</b>", "tea"]
    assert todos.find(".new-todo").get_property("value") == ""
    assert todos.find(".todo-count").text == "3 items left"


def check_routes(todos):
    todos.all(".toggle")[1].click()
    todos.driver.find_element(By.LINK_TEXT, "Active").click()
    assert todos.titles == ["milk", "tea"] and todos.route == "#/active"
    todos.driver.find_element(By.LINK_TEXT, "Completed").click()
    assert todos.titles == ["<b>bread</b>"] and todos.route == "#/completed"
    assert todos.find(".filters .selected").text == "Completed"
    todos.driver.back()
    until(lambda: todos.titles == ["milk", "tea"])
    todos.driver.refresh()
    until(lambda: todos.titles == ["milk", "tea"])
    todos.driver.find_element(By.LINK_TEXT, "All").click()
    assert todos.titles == ["milk", "<b>bread</b>", "tea"]


def check_editing(todos):
    field = todos.edit(0)
    assert todos.driver.execute_script("return document.activeElement === arguments[0]", field)
    assert field.get_property("value") == "milk"
    field.send_keys(" and honey", Keys.ENTER)
    assert todos.titles[0] == "milk and honey"
    todos.edit(0).send_keys(" and lost", Keys.ESCAPE)
    assert todos.titles[0] == "milk and honey"
    field = todos.edit(0)
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys("cream")
    todos.find(".info").click()
    until(lambda: todos.titles[0] == "cream")
    field = todos.edit(2)
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(Keys.BACKSPACE, Keys.ENTER)
    assert todos.titles == ["cream", "<b>bread</b>"]
    # A reload in the middle of an edit loses the unsaved text, and nothing else.
    todos.edit(0).send_keys(" lost")
    todos.driver.refresh()
    until(lambda: todos.titles == ["cream", "<b>bread</b>"])
    assert todos.all(".edit") == []


def main(page):
    with browser() as driver:
        open_page(driver, page)
        driver.execute_script("localStorage.clear()")
        open_page(driver, page)
        todos = Todos(driver)
        check_adding(todos)
        assert unnamed(driver) == [], unnamed(driver)
        check_routes(todos)
        check_editing(todos)
        check_errors(driver)
    print("the list does what the specification of TodoMVC says")


main(sys.argv[1])
