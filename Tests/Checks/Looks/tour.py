"""A tour of all pages: what a person does on each, and the views that are worth a look.

Each function of `TOURS` uses an open page and yields the name of a view when it is there. Names of
controls are compared without regard to case, and by how they begin.
"""

import pathlib
import sys

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

CHECKS = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(CHECKS / "Browser"))
from browser import Shown, open_page, until  # noqa: E402
from conduit_page import ConduitPage  # noqa: E402

# The first visible control of a name, of those of a selector.
CONTROL = """
  const [selector, wanted] = arguments;
  const names = (node) => [node.getAttribute("aria-label"), node.placeholder, node.textContent,
    ...[...node.labels ?? []].map((label) => label.textContent)];
  const fits = (name) => (name ?? "").trim().toLowerCase().startsWith(wanted.toLowerCase());
  return [...document.querySelectorAll(selector)].find((node) =>
    node.checkVisibility() && !node.disabled && names(node).some(fits)) ?? null;
"""

# What the server of books answers.
BOOKS = """
  const docs = [["OL893415W", "Dune", "Frank Herbert"], ["OL893502W", "Dune Messiah", "Frank Herbert"]]
    .map(([id, title, author]) => ({ key: "/works/" + id, title, author_name: [author] }));
  window.fetch = async () => new Response(JSON.stringify({ docs }));
"""


class Visit(Shown):
    """A page in use."""

    def control(self, selector, name):
        found = until(lambda: self.driver.execute_script(CONTROL, selector, name) or None)
        self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", found)
        return found

    def press(self, name, times=1):
        for _ in range(times):
            self.control("button, a[href], [role=button], input[type=checkbox], summary", name).click()

    def write(self, name, *texts, end=Keys.ENTER):
        """Writes texts into a field, one after another."""
        for text in texts:
            field = self.control("input, textarea", name)
            field.send_keys(Keys.CONTROL, "a", Keys.NULL, Keys.BACKSPACE)
            field.send_keys(text, end)

    def choose(self, name, number):
        """Chooses an item of a list by its number, by keys."""
        field = self.control("select", name)
        field.send_keys(Keys.HOME, *[Keys.ARROW_DOWN] * number)

    def keys(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def click_at(self, selector, x, y):
        """Clicks at a place in an element, in shares of its size from its centre."""
        node = self.find(selector)
        self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", node)
        offset = (int(x * node.rect["width"]), int(y * node.rect["height"]))
        ActionChains(self.driver).move_to_element_with_offset(node, *offset).click().perform()


# MARK: - Samples


def counter(page):
    yield "first"
    page.press("add one", 42)
    yield "42"


def temperature(page):
    page.write("celsius", "21.5")
    yield "warm"
    page.write("celsius", "warm")
    yield "invalid"


def flight(page):
    yield "first"
    page.choose("flight", 1)
    page.write("back", "20.03.2014")
    yield "invalid"
    page.write("back", "29.03.2014")
    page.press("book")
    yield "booked"


def timer(page):
    page.driver.execute_async_script("setTimeout(arguments[0], 1500)")
    yield "running"


def people(page):
    yield "first"
    page.write("filter", "M")
    page.choose("people", 0)
    yield "chosen"


def circles(page):
    yield "first"
    for x, y in [(-0.2, -0.2), (0.15, 0.1), (0.3, -0.25)]:
        page.click_at("svg", x, y)
    yield "three"
    page.click_at("svg", 0.15, 0.1)
    page.press("adjust")
    yield "diameter"


def cells(page):
    yield "first"
    ActionChains(page.driver).double_click(page.find("tbody td")).perform()
    page.keys(Keys.ESCAPE)
    for text in ["2", "3", "=A0*A1", "=SUM(A0:A2)/0"]:
        page.keys(Keys.ENTER)
        page.keys(text)
        page.keys(Keys.ENTER, Keys.ARROW_DOWN)
    page.keys(Keys.ARROW_UP, Keys.ARROW_UP, Keys.ENTER)
    yield "formula"


def tasks(page):
    yield "empty"
    page.write("new task", "buy milk", "write to Ada", "a much longer task that takes a second line")
    page.press("buy milk")
    yield "three"
    page.press("done")
    yield "done"


def wizard(page):
    yield "first"
    page.write("what is your name", "Ada")
    page.press("next")
    yield "second"


def life(page):
    for place in ["column 6, row 4", "column 7, row 5", "column 5, row 6", "column 6, row 6", "column 7, row 6"]:
        page.press(place)
    yield "glider"


def feed(page):
    yield "first"
    page.write("follow", "news", "weather")
    yield "busy"


def die(page):
    yield "first"
    page.press("roll")
    yield "fallen"


def notebook(page):
    yield "empty"
    page.write("new note", "milk", "moths", "a longer note about what was seen in the garden at night")
    yield "outline"
    page.press("read")
    yield "text"


def todos(page):
    yield "empty"
    page.write("new todo", "tea", "bread", "a much longer todo that wraps onto a second line when it must")
    page.all("li input[type=checkbox]")[0].click()
    yield "three"
    page.press("active")
    yield "active"


# MARK: - The laboratory, the atlas and the pages of a user


def laboratory(page):
    yield "first"
    page.press("tasks")
    page.write("message", 'add(title: "milk")', 'add(title: "tea")', "toggle(number: 2)")
    yield "tasks"
    page.press("depth 3")
    yield "depth 3"
    page.press("life")
    yield "life"


def atlas(page):
    yield "first"
    page.press("entry 4.36")
    yield "entry"


def books(page):
    page.driver.execute_script(BOOKS)
    yield "empty"
    page.press("find a book")
    page.write("title or author", "dune", end="")
    page.control("button", "add")
    yield "search"
    page.press("add")
    page.press("back")
    yield "list"


def book_laboratory(page):
    page.driver.execute_script(BOOKS)
    yield "first"


# MARK: - Conduit

BODY = """Moths find their way by the moon, and lamps lead them astray. The [garden](https://example.com) \
in which they were *counted* has **no lamp** at all.

## What was seen

> A moth is a butterfly that has other plans for the night.

- the elephant hawk-moth
- the garden tiger, with `Arctia caja` as its name

```
for moth in moths where moth.isAwake { count += 1 }
```
"""


def conduit(page):
    title, tags = "What moths do at night", ["moths", "night"]
    slug = page.add_article("ada", title, tags, description="A summer in the garden.", body=BODY)
    page.add_comment("alan", slug, "I saw one by day.")
    page.add_comment("ada", slug, "It had been up late.")
    page.change_user("ada", bio="Counts what flies.")
    page.open("/")
    page.see(".article-preview")
    yield "home"
    page.open("/login")
    page.submit()
    page.see(".error-messages li")
    yield "sign in"
    page.log_in("ada")
    for name, route, selector in [
        ("feed, empty", "/feed", ".empty-feed-message"),
        ("article", f"/article/{slug}", ".card .card-text"),
        ("profile", "/profile/ada", ".article-preview"),
        ("editor", f"/editor/{slug}", ".tag-list .tag-default"),
        ("settings", "/settings", "textarea[name='bio']"),
        ("no article", "/article/none", ".article-page"),
    ]:
        page.go(route)
        page.see(selector)
        yield name
    page.fault("GET", "/api/articles", status=500)
    page.open("/")
    page.see(".empty-feed-message")
    yield "failed"
    page.heal()
    page.fault("GET", "/api/articles", delay=60)
    page.open("/")
    yield "loading"
    page.heal()
    page.go(f"/article/{slug}")
    page.press("button", "Delete Article")
    page.see("dialog button", "Cancel")
    yield "question"


def visit(driver, file, tour):
    """Opens the page of a file, and yields the names of the views of its tour."""
    if tour is conduit:
        page = ConduitPage(driver, file)
        page.reset()
    else:
        open_page(driver, file)
        page = Visit(driver)
    yield from tour(page)


TOURS = {
    "counter": counter, "temperature": temperature, "flight": flight, "timer": timer, "people": people,
    "circles": circles, "cells": cells, "tasks": tasks, "wizard": wizard, "life": life, "feed": feed,
    "die": die, "notebook": notebook, "todos": todos, "laboratory": laboratory, "atlas": atlas,
    "conduit": conduit, "ReadingPage": books, "ReadingLabPage": book_laboratory,
}
