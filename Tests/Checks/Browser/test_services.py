"""Services of a page: the clipboard, files, and web sockets of a server on this machine."""

import base64
import hashlib
import pathlib
import socketserver
import struct
import sys
import tempfile
import threading

from browser import browser, errors, open_page, until


class Section:
    """The part of the page that shows one program."""

    def __init__(self, driver, name):
        self.driver = driver
        self.path = f"section[aria-label='{name}'] .root"

    def press(self, name):
        buttons = self.driver.find_elements("css selector", f"{self.path} button")
        next(button for button in buttons if button.text == name).click()

    def write(self, text):
        self.driver.execute_script(
            "const field = document.querySelector(arguments[0] + ' input');"
            "field.value = arguments[1];"
            "field.dispatchEvent(new Event('input', { bubbles: true }))",
            self.path,
            text,
        )

    def status(self):
        return self.driver.find_element("css selector", f"{self.path} [role=status]").text

    def expect(self, text):
        try:
            until(lambda: self.status() == text)
        except AssertionError:
            raise AssertionError((self.status(), text)) from None


# MARK: The clipboard


def permit(driver, setting):
    for name in ("clipboard-read", "clipboard-write"):
        driver.execute_cdp_cmd(
            "Browser.setPermission", {"permission": {"name": name}, "setting": setting}
        )


def clipboard(driver):
    part = Section(driver, "clipboard")
    permit(driver, "granted")
    for button, text in (("write", "moth \u00e9 \U0001f600"), ("empty", "")):
        part.press(button)
        part.expect("written")
        part.press("read")
        part.expect(f"text {text}".strip())
    permit(driver, "denied")
    for button in ("write", "read"):
        part.press(button)
        part.expect("the person or the host does not allow the clipboard")
    # A page that comes over HTTP from elsewhere has no clipboard.
    driver.execute_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    part.press("write")
    part.expect("this browser has no clipboard for the page")
    print("a page writes and reads the clipboard, and says who does not allow it")


# MARK: Files


def files(driver, folder):
    part = Section(driver, "files")
    driver.execute_cdp_cmd(
        "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(folder)}
    )
    content = bytes([0, 255]) + "caf\u00e9".encode()
    saved = folder / "caf\u00e9 1.bin"
    part.press("save")
    part.expect("saved")
    until(lambda: saved.exists() and saved.read_bytes() == content)
    part.press("misname")
    part.expect(
        "the name of a file must be 1 to 100 bytes without /, \\ and control characters, and must "
        'not begin with a dot; got "../a"'
    )

    driver.execute_cdp_cmd(
        "Page.setInterceptFileChooserDialog", {"enabled": True, "cancel": True}
    )
    part.press("choose")
    part.expect("cancelled")
    driver.execute_cdp_cmd("Page.setInterceptFileChooserDialog", {"enabled": False})

    # The driver chooses for an element of the document only, so the field becomes one.
    driver.execute_script(
        "HTMLInputElement.prototype.click = function () { document.body.append(this); }"
    )

    def choose(path):
        part.press("choose")
        field = until(lambda: driver.find_elements("css selector", "body > input"))[0]
        field.send_keys(str(path))
        driver.execute_script("arguments[0].remove()", field)

    choose(saved)
    part.expect(f"caf\u00e9 1.bin {list(content)}")
    (folder / "empty").touch()
    choose(folder / "empty")
    part.expect("empty []")
    (folder / "large").write_bytes(b"a" * 1_001)
    choose(folder / "large")
    part.expect("a file must have at most 1000 bytes")
    (folder / "most").write_bytes(b"a" * 1_000)
    choose(folder / "most")
    part.expect(f"most {[97] * 1_000}")
    # A browser would open no dialog, and report nothing.
    driver.execute_script(
        "Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })"
    )
    part.press("choose")
    part.expect("a file must be chosen after a click or a key")
    print("a page saves files and reads those that a person chooses, within the limit")


# MARK: Web sockets


class SocketHandler(socketserver.StreamRequestHandler):
    """One connection of a server of web sockets. (RFC 6455, 2011.)"""

    KEY = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    TEXT, BYTES, CLOSE = 1, 2, 8

    closed = []

    def send(self, kind, content):
        length = len(content)
        head = bytes([0x80 | kind])
        head += bytes([length]) if length < 126 else struct.pack("!BH", 126, length)
        self.wfile.write(head + content)

    def receive(self):
        """The kind and the content of the next message of the page, which is one masked frame."""
        first, second = self.rfile.read(2)
        length = second & 127
        if length == 126:
            (length,) = struct.unpack("!H", self.rfile.read(2))
        assert first & 0x80 and second & 0x80 and length < 127 << 8
        mask = self.rfile.read(4)
        content = self.rfile.read(length)
        return first & 15, bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))

    def handle(self):
        path = self.rfile.readline().split()[1].decode()
        headers = {}
        while line := self.rfile.readline().strip():
            name, value = line.decode().split(": ", 1)
            headers[name.lower()] = value
        if path == "/refuse":
            return self.wfile.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
        accept = hashlib.sha1((headers["sec-websocket-key"] + self.KEY).encode()).digest()
        self.wfile.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + base64.b64encode(accept) + b"\r\n\r\n"
        )
        if path == "/drop":
            return
        if path == "/bytes":
            self.send(self.BYTES, bytes([1, 2, 255]))
            self.send(self.BYTES, b"")
        if path == "/most":
            self.send(self.TEXT, b"a" * 1_000)
        if path == "/long":
            self.send(self.TEXT, b"a" * 1_001)
        if path == "/planned":
            self.send(self.CLOSE, struct.pack("!H", 4_001))
        if path == "/silent":
            self.send(self.CLOSE, b"")
        while True:
            try:
                kind, content = self.receive()
            except (OSError, ValueError):
                return
            if kind == self.CLOSE:
                self.closed.append((path, content[:2]))
                return
            self.send(self.TEXT, b"echo " + content)


def sockets(driver):
    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), SocketHandler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"ws://127.0.0.1:{server.server_address[1]}"
    part = Section(driver, "socket")

    def join(path):
        part.write(origin + path)
        part.press("join")

    part.press("say")
    part.expect("a text must be sent over an open web socket; chat is not open")
    join("/echo")
    part.expect("opened")
    part.press("say")
    part.expect("opened, sent, text echo moth \u00e9 \U0001f600")
    part.press("leave")
    until(lambda: SocketHandler.closed == [("/echo", struct.pack("!H", 1_000))])
    part.press("say")
    part.expect("a text must be sent over an open web socket; chat is not open")
    for path, events in (
        ("/bytes", "opened, bytes [1, 2, 255], bytes []"),
        ("/most", f"opened, text {'a' * 1_000}"),
        ("/long", "opened, a message of the server must have at most 1000 bytes"),
        ("/planned", "opened, closed 4001"),
        ("/silent", "opened, closed 1005"),
        ("/drop", "opened, the connection was interrupted"),
        ("/refuse", "the server cannot be reached"),
    ):
        join(path)
        part.expect(events)
        part.press("leave")
    for address, problem in (
        ("ws://127.0.0.1:1", "the server cannot be reached"),
        ("http://127.0.0.1", "the scheme of a web socket must be ws or wss"),
    ):
        part.write(address)
        part.press("join")
        part.expect(problem)
        part.press("leave")
    print("a page holds a web socket, sends and receives messages, and tells its ends apart")


def main(page):
    with tempfile.TemporaryDirectory() as folder, browser() as driver:
        open_page(driver, page)
        clipboard(driver)
        files(driver, pathlib.Path(folder))
        sockets(driver)
        # The browser itself reports what the server refuses and what cannot be reached.
        kept = [one for one in errors(driver) if "ws://127.0.0.1" not in str(one)]
        assert kept == [], kept


main(sys.argv[1])
