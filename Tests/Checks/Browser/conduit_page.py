"""A page of Conduit, the server that serves it, and the steps that scenarios share."""

import json
import pathlib
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

from browser import Shown, until
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "Conduit"))
from conduit import Server

PASSWORD = "secret12"

# Any script of a reader that runs calls this function.
TRAP = "window.attacks = []; window.attack = (name) => window.attacks.push(name ?? 'attack');"

# The visible elements of a selector that contain a text, or equal the text after a "=".
FIND = """
  const [selector, wanted] = arguments;
  const said = (node) => [node.textContent, node.getAttribute("aria-label") ?? ""]
    .map((one) => one.replace(/\\s+/g, " ").trim());
  const fits = (one) => wanted[0] === "=" ? one === wanted.slice(1) : one.includes(wanted);
  return [...document.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility() && (wanted === "" || said(node).some(fits)));
"""

SCENARIOS = []


def scenario(function):
    """Adds a function to the scenarios; its name is a sentence."""
    SCENARIOS.append(function)
    return function


class ConduitPage(Shown):
    """The page, as a person uses it, and its server, which fails on demand."""

    def __init__(self, driver, file):
        super().__init__(driver)
        self.server = Server(page=file)
        self.origin = self.server.address
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": TRAP})

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def reset(self):
        """Leaves the page, forgets the session, and gives the server its first data."""
        self.driver.get("about:blank")
        places = {"origin": self.origin, "storageTypes": "local_storage"}
        self.driver.execute_cdp_cmd("Storage.clearDataForOrigin", places)
        self.ask("POST", "/test/reset")
        self.driver.get_log("browser")

    # The server

    def ask(self, method, path, body=None, token=None):
        """Sends a request past the page, and returns the JSON of its answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.origin + path, data=data, method=method)
        if token is not None:
            request.add_header("Authorization", f"Token {token}")
        with urllib.request.urlopen(request, timeout=600) as answer:
            found = answer.read()
            return json.loads(found) if found else None

    def token(self, name):
        """The token of a new session of a person."""
        user = {"email": f"{name}@example.com", "password": PASSWORD}
        return self.ask("POST", "/api/users/login", {"user": user})["user"]["token"]

    def add_article(self, name, title, tags=(), description="About it.", body="Some *words*."):
        """Adds an article past the page, and returns its slug."""
        fields = {"title": title, "description": description, "body": body, "tagList": list(tags)}
        path, token = "/api/articles", self.token(name)
        return self.ask("POST", path, {"article": fields}, token)["article"]["slug"]

    def add_comment(self, name, slug, body):
        path, token = f"/api/articles/{slug}/comments", self.token(name)
        self.ask("POST", path, {"comment": {"body": body}}, token)

    def change_user(self, name, **fields):
        self.ask("PUT", "/api/user", {"user": fields}, self.token(name))

    def fault(self, method, path, times=999, errors=None, **kind):
        """Makes the next requests fail: delay, status, cut, close, or a status with errors."""
        if errors is not None:
            kind["text"] = json.dumps({"errors": errors})
        fields = {"method": method, "path": path, "fault": kind, "times": times}
        self.ask("POST", "/test/faults", fields)

    def heal(self):
        """Removes all faults."""
        self.ask("DELETE", "/test/faults")

    def expire(self):
        """Makes all tokens invalid."""
        self.ask("POST", "/test/expire")

    def requests(self, line):
        """How many requests have come, such as "GET /api/tags"."""
        return self.ask("GET", "/test/requests")["requests"].count(line)

    # The address

    def open(self, route="/"):
        """Opens an address as a new page."""
        self.driver.get("about:blank")
        self.driver.get(f"{self.origin}/#{urllib.parse.quote(route, safe='/?=&%')}")
        self.started()

    def reload(self):
        self.driver.refresh()
        self.started()

    def started(self):
        self.wait(
            lambda: self.run("return document.documentElement.dataset.state") == "started", "start"
        )
        self.see("nav.navbar")

    def go(self, route):
        """Changes the address of the open page, as a person does who types it."""
        self.run("location.hash = arguments[0]", route)

    def route(self):
        return urllib.parse.unquote(self.run("return location.hash")).removeprefix("#") or "/"

    def at(self, route):
        self.wait(lambda: self.route() == route, "at", route)

    def away(self, route):
        self.wait(lambda: self.route() != route, "away from", route)

    # The contents of the page

    def wait(self, condition, *about, seconds=600):
        def holds():
            try:
                return condition()
            except WebDriverException:
                return False

        try:
            return until(holds, seconds)
        except AssertionError:
            pass
        shown = self.run("return document.body.innerText").strip()
        raise AssertionError((*about, "at " + self.route(), shown[:1500]))

    def found(self, selector, wanted=""):
        return self.run(FIND, selector, wanted)

    def see(self, selector, wanted=""):
        return self.wait(lambda: self.found(selector, wanted), "see", selector, wanted)[0]

    def gone(self, selector, wanted=""):
        self.wait(lambda: not self.found(selector, wanted), "gone", selector, wanted)

    def count(self, selector, number):
        self.wait(lambda: len(self.found(selector)) == number, "count", selector, number)

    def texts(self, selector):
        return self.run(
            "return [...document.querySelectorAll(arguments[0])]"
            ".map((one) => one.textContent.replace(/\\s+/g, ' ').trim())",
            selector,
        )

    def attribute(self, selector, name, expected):
        script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])"
        self.wait(lambda: self.run(script, selector, name) == expected, selector, name, expected)

    def holds(self, selector, expected):
        """Waits until a field has a value."""
        script = "return document.querySelector(arguments[0])?.value"
        try:
            self.wait(lambda: self.run(script, selector) == expected, selector, "holds", expected)
        except AssertionError as error:
            raise AssertionError((self.run(script, selector), *error.args)) from None

    def refuses(self, phrase):
        self.see(".error-messages li", phrase)

    def active(self, tab):
        self.see(".feed-toggle .active, .articles-toggle .active", tab)

    # Steps

    def press(self, selector, wanted=""):
        def pressed():
            nodes = [node for node in self.found(selector, wanted) if node.is_enabled()]
            if not nodes:
                return False
            self.run("arguments[0].scrollIntoView({ block: 'center' })", nodes[0])
            nodes[0].click()
            return True

        self.wait(pressed, "press", selector, wanted)

    def write(self, selector, letters, *keys):
        """Replaces the text of a field."""

        def written():
            self.find(selector).send_keys(Keys.CONTROL, "a", Keys.NULL, Keys.BACKSPACE)
            return True

        self.see(selector)
        self.wait(written, "write", selector)
        self.find(selector).send_keys(letters)
        self.holds(selector, letters)
        if keys:
            self.find(selector).send_keys(*keys)

    def type(self, *keys):
        """Presses keys where the focus is."""
        self.driver.switch_to.active_element.send_keys(*keys)

    def is_focused(self, selector):
        return self.run("return document.activeElement.matches(arguments[0])", selector)

    def tab_to(self, selector, wanted="", limit=80):
        """Presses the tab key until an element has the focus."""
        for _ in range(limit):
            self.type(Keys.TAB)
            if self.driver.switch_to.active_element in self.found(selector, wanted):
                return
        raise AssertionError(("no way by the tab key to", selector, wanted))

    def submit(self):
        self.press("button[type='submit']")

    def log_in(self, name, password=PASSWORD):
        self.open("/login")
        self.write("input[name='email']", f"{name}@example.com")
        self.write("input[name='password']", password)
        self.submit()
        self.is_logged_in(name)

    def register(self, name):
        self.open("/register")
        self.write("input[name='username']", name)
        self.write("input[name='email']", f"{name}@example.com")
        self.write("input[name='password']", PASSWORD)
        self.submit()
        self.is_logged_in(name)
        self.at("/")

    def log_out(self):
        self.go("/settings")
        self.press("button", "Or click here to logout.")
        self.is_logged_out()

    def fill_article(self, title, tags=(), description="About it.", body="Some *words*."):
        self.write("input[name='title']", title)
        self.write("input[name='description']", description)
        self.write("textarea[name='body']", body)
        for tag in tags:
            self.add_tag(tag)

    def add_tag(self, tag):
        self.write("input[name='tags']", tag, Keys.ENTER)
        self.see(".tag-list .tag-default", tag)

    def publish(self, title, tags=(), **fields):
        """Writes an article on the page, and returns its slug."""
        self.go("/editor")
        self.fill_article(title, tags, **fields)
        self.press("button", "Publish Article")
        self.see(".article-page h1", title)
        return self.route().removeprefix("/article/")

    def comment(self, body):
        self.write("textarea[placeholder='Write a comment...']", body)
        self.press("button", "Post Comment")

    def is_logged_in(self, name):
        self.see(f"nav a[href='#/profile/{name}']", name)
        self.gone("nav a[href='#/login']")

    def is_logged_out(self):
        self.see("nav a[href='#/login']", "Sign in")
        self.see("nav a[href='#/register']", "Sign up")
        self.gone("nav a[href='#/settings']")

    def keeps(self, token):
        """Whether the browser has stored a token."""
        return any(token in value for value in self.run("return Object.values(localStorage)"))

    def stored_token(self):
        """The token of the session, which the browser has stored."""
        conduit = self.server.conduit
        with conduit.lock:
            tokens = [row["token"] for row in conduit.store.all("select token from tokens")]
        found = self.wait(lambda: [one for one in tokens if self.keeps(one)], "a stored token")
        assert len(found) == 1, found
        return found[0]

    def stays(self, seconds, *selectors):
        """Waits, and checks that the route and the loaded texts are as before."""

        def seen():
            return self.route(), [self.texts(selector) for selector in selectors]

        self.wait(lambda: "Loading..." not in str(seen()), "loaded texts")
        before = seen()
        time.sleep(seconds)
        assert seen() == before, (before, seen())
