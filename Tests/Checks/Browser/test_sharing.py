"""Two windows and a terminal that share a list, with a server that is killed and started again."""

import contextlib
import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

from browser import browser, check_contrast, check_errors, errors, text, unnamed, until
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Server:
    """The command `share` with a log in a file, on a port that stays the same."""

    def __init__(self, lab, page, log, program="todos"):
        self.words = [lab, "share", "--program", program, "--log", log]
        if page is not None:
            self.words += ["--page", page]
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [*self.words, "--port", str(self.port)], stdout=subprocess.PIPE, text=True
        )
        lines = [self.process.stdout.readline() for _ in range(4)]
        self.origin = re.search(r"http://127.0.0.1:(\d+)/", lines[1])
        self.port = int(self.origin.group(1))
        self.address = re.search(r"--join (\S+)", lines[2]).group(1)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Window:
    """A window of the browser with the list."""

    def __init__(self, driver, address):
        self.driver = driver
        driver.switch_to.new_window("window")
        self.handle = driver.current_window_handle
        driver.get(address)
        until(lambda: driver.execute_script("return document.documentElement.dataset.state"), 60)
        self.address = driver.current_url

    def use(self):
        self.driver.switch_to.window(self.handle)
        return self

    def add(self, title):
        self.use().driver.find_element(By.CSS_SELECTOR, ".new-todo").send_keys(title, Keys.ENTER)

    def press(self, name):
        for button in self.use().driver.find_elements(By.CSS_SELECTOR, "button"):
            if (button.get_attribute("aria-label") or button.text) == name:
                return button.click()
        raise AssertionError(f"no button {name!r} in {text(self.driver, 'body')!r}")

    def toggle(self, title):
        selector = f"input[aria-label='Done: {title}']"
        self.use().driver.find_element(By.CSS_SELECTOR, selector).click()

    @property
    def rows(self):
        self.use()
        return self.driver.execute_script(
            "return [...document.querySelectorAll('.todo-list li')]"
            ".map((row) => (row.querySelector('.toggle').checked ? '* ' : '') + row.querySelector('label').textContent)"
        )

    @property
    def status(self):
        return text(self.use().driver, "footer [role=status]:not(.todo-count)")

    def close(self):
        self.use().driver.close()


def agree(windows, rows, seconds=30):
    """Waits until all windows show the rows, in the same order, and nothing waits."""
    end = time.monotonic() + seconds
    while True:
        found = [(window.rows, window.status) for window in windows]
        if all(one == (found[0][0], "All changes are shared.") for one in found):
            if sorted(found[0][0]) == sorted(rows):
                return
        assert time.monotonic() < end, found
        time.sleep(0.05)


def check_windows(driver, server):
    origin = f"http://127.0.0.1:{server.port}/"
    ada, max = Window(driver, origin), Window(driver, origin)
    assert ada.address != max.address
    agree([ada, max], [])
    ada.add("tea")
    agree([ada, max], ["tea"])

    # One is disconnected, both change something, and it is connected again.
    max.press("Disconnect")
    assert max.status == "Disconnected.", max.status
    max.add("bread")
    assert max.status == "Disconnected. 1 change waits.", max.status
    ada.add("milk")
    max.add("oil")
    assert max.rows == ["tea", "bread", "oil"] and ada.rows == ["tea", "milk"]
    max.press("Connect")
    agree([ada, max], ["tea", "milk", "bread", "oil"])

    # The server is killed; what was sent is there when it is started again, and what was not is sent.
    server.kill()
    ada.add("jam")
    max.toggle("tea")
    until(lambda: ada.status.startswith(("Connecting.", "Not connected")), 30)
    assert ada.status.endswith("1 change waits."), ada.status
    server.start()
    agree([ada, max], ["* tea", "milk", "bread", "oil", "jam"])

    # A window is closed before its change was sent, and opened again.
    max.press("Disconnect")
    max.add("rice")
    max.close()
    max = Window(ada.use().driver, max.address)
    agree([ada, max], ["* tea", "milk", "bread", "oil", "jam", "rice"])

    # A change that others have made void is reported.
    max.press("Disconnect")
    ada.press("Remove milk")
    until(lambda: "milk" not in ada.rows, 10)
    max.toggle("milk")
    max.press("Connect")
    agree([ada, max], ["* tea", "bread", "oil", "jam", "rice"])
    assert "toggle(2)" in text(max.use().driver, "[role=alert]"), text(max.driver, "body")
    assert unnamed(max.driver) == []
    check_contrast(max.driver)
    max.press("Dismiss")
    assert driver.find_elements(By.CSS_SELECTOR, "[role=alert]") == []

    # The computer of one window has no network for a while.
    ada.use()
    driver.execute_cdp_cmd("Network.enable", {})
    offline = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    driver.execute_cdp_cmd("Network.emulateNetworkConditions", offline)
    ada.add("figs")
    max.press("Remove oil")
    time.sleep(1)
    ada.use()
    driver.execute_cdp_cmd("Network.emulateNetworkConditions", {**offline, "offline": False})
    agree([ada, max], ["* tea", "bread", "jam", "rice", "figs"])
    # Two requests failed while the server or the network was away, which the browser logs itself.
    return ada, max


def check_terminal(server, lab, windows):
    """A terminal shows the list, and its change reaches the windows."""
    tmux = ["tmux", "-L", "comonadlab-sharing"]
    command = f"{lab} share --program todos --join {server.address}"
    subprocess.run([*tmux, "new-session", "-d", "-x", "80", "-y", "24", command], check=True)
    try:
        screen = lambda: subprocess.run(
            [*tmux, "capture-pane", "-p"], check=True, capture_output=True, text=True
        ).stdout
        until(lambda: "All changes are shared." in screen(), 60)
        assert "figs" in screen() and "oil" not in screen(), screen()
        rows = windows[0].rows
        subprocess.run([*tmux, "send-keys", "salt", "Enter"], check=True)
        agree(windows, [*rows, "salt"])
        windows[0].press("Remove salt")
        until(lambda: "salt" not in screen(), 20)
    finally:
        subprocess.run([*tmux, "kill-server"])


def check_requests(server):
    """What no page sends is answered with the rule that it breaks."""

    def status(path, body=None, headers={}):
        request = urllib.request.Request(
            f"http://127.0.0.1:{server.port}{path}", data=body, headers=headers
        )
        try:
            return urllib.request.urlopen(request, timeout=10).status
        except urllib.error.HTTPError as error:
            error.read()
            return error.code

    log = server.address.rsplit("/", 1)[1]
    assert status(f"/{log}/a/log", b"{}") == 400
    step = {"author": "a", "number": 1, "version": 999, "step": None}
    assert status(f"/{log}/a/log", json.dumps(step).encode()) == 409
    assert status("/another/a/log", b"{}") == 404
    assert status(f"/{log}/a/log", headers={"Last-Event-ID": "999"}) == 409
    assert status(f"/{log}/a/log", headers={"Host": "example.com"}) == 403
    assert status(f"/{log}/a/log", b"x" * 2_000_000) == 413


def built_page(lab, folder):
    """Has the command build the page of the sample, and keeps it in a file."""
    server = Server(lab, None, str(folder / "first.log"))
    try:
        page = urllib.request.urlopen(f"http://127.0.0.1:{server.port}/").read()
    finally:
        server.kill()
    (folder / "page.html").write_bytes(page)
    return str(folder / "page.html")


def main(lab):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        log = folder / "list.log"
        server = Server(lab, built_page(lab, folder), str(log))
        try:
            with browser() as driver:
                windows = check_windows(driver, server)
                check_terminal(server, lab, windows)
                unexpected = [line for line in errors(driver) if "net::ERR_" not in line]
                assert unexpected == [], unexpected
            check_requests(server)
        finally:
            server.kill()
        lines = log.read_text().splitlines()
        names = [(json.loads(line)["author"], json.loads(line)["number"]) for line in lines[1:]]
        assert len(set(names)) == len(names), names
    print("two windows and a terminal share a list: %d entries" % len(names))


if __name__ == "__main__":
    main(*sys.argv[1:])
