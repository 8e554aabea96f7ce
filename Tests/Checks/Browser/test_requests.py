"""Requests of a page, against a server on this machine with every kind of fault."""

import gzip
import http.server
import pathlib
import sys
import threading
import time

from browser import browser, click, errors, open_page, text, until

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "Conduit"))
from conduit import Server

# Bytes that are no UTF-8: parts of characters, a surrogate, a number above all characters.
BROKEN = b"\x80\x80a\xe2\x28\xf0\x9f<b>\xed\xa0\x80\xf5\xc0\xaf\xf0\x9f\x90\x9b\xff\xe2\x82"

counts = {}
seen = []
ended = threading.Event()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, body=b"", **headers):
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Access-Control-Allow-Headers", "*, authorization")
        self.send_header("Access-Control-Expose-Headers", "*")
        self.send_header("Content-Length", str(headers.pop("length", len(body))))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()

    def do_OPTIONS(self):
        self.answer(204)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        seen.append((self.headers["Authorization"], self.headers["Content-Type"]))
        self.answer(201, body)

    def do_GET(self):
        path = self.path
        counts[path] = counts.get(path, 0) + 1
        if path == "/text":
            self.answer(200, b"moths", X_Kind="\u4e16".encode().decode("latin-1"))
        elif path == "/empty":
            self.answer(204)
        elif path == "/busy":
            self.answer(200 if counts[path] == 3 else 503, b"found")
        elif path == "/422":
            self.answer(422, b"{}")
        elif path == "/tag":
            if self.headers["If-None-Match"] == '"7"':
                self.answer(304, ETag='"7"')
            else:
                self.answer(200, b"tagged", ETag='"7"', Cache_Control="no-cache")
        elif path == "/broken":
            self.answer(200, BROKEN)
        elif path == "/packed":
            self.answer(200, gzip.compress(b"moths"), Content_Encoding="gzip")
        elif path == "/long":
            self.answer(200, b"a" * 200_000)
        elif path == "/moved":
            self.answer(302, Location="/text")
        elif path == "/cut":
            self.answer(200, b"half", length=100)
            self.close_connection = True
        elif path == "/slow":
            self.answer(200, b"a", length=100)
            try:
                for _ in range(100):
                    time.sleep(0.05)
                    self.wfile.write(b"a")
                    self.wfile.flush()
            except OSError:
                ended.set()
            self.close_connection = True
        elif path == "/news":
            # The bytes of a header are UTF-8, which this server reads as Latin-1.
            last = (self.headers["Last-Event-ID"] or "").encode("latin-1").decode() or "\u4e160"
            number = int(last[1:]) + 1
            body = f"retry: 50\nid: \u4e16{number}\ndata: after {last}\n\n".encode()
            self.answer(200, body, Content_Type="text/event-stream")


def main(page):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_address[1]}"

    conduit = Server(page=page)
    threading.Thread(target=conduit.serve_forever, daemon=True).start()

    def fault(times=1, **kind):
        conduit.conduit.faults.all = []
        conduit.conduit.faults.add({"path": "/api/tags", "fault": kind, "times": times})

    with browser() as driver:
        driver.get(conduit.address + "/?a=b#/c")
        until(lambda: driver.execute_script("return document.querySelector('#origin') !== null"))
        assert text(driver, "#origin") == conduit.address, text(driver, "#origin")
        open_page(driver, page)
        assert text(driver, "#origin") == "no origin", text(driver, "#origin")
        print("a page knows the origin that served it, and a file has none")

        def lines():
            return driver.execute_script(
                """return [...document.querySelectorAll("#lines li")].map((one) => one.textContent)"""
            ) or [""]

        def write(address):
            driver.execute_script(
                """const field = document.querySelector("#address");
                field.value = arguments[0];
                field.dispatchEvent(new Event("input", {bubbles: true}));""",
                address,
            )

        def ask(address, button="#get"):
            write(address)
            click(driver, button)
            until(lambda: lines()[-1] == "ended" or lines()[-1].startswith(("failed", "an ", "the ")))
            return lines()

        assert ask(origin + "/text") == ["began 200 \u4e16", "received moths", "ended"], lines()
        assert ask(origin + "/empty") == ["began 204 -", "ended"], lines()
        assert ask(origin + "/422") == ["began 422 -", "received {}", "ended"], lines()
        assert ask(origin + "/packed") == ["began 200 -", "received moths", "ended"], lines()
        broken = ["began 200 -", "received " + BROKEN.decode(errors="replace"), "ended"]
        assert ask(origin + "/broken") == broken, lines()
        assert ask(origin + "/busy") == ["began 200 -", "received found", "ended"], lines()
        assert counts["/busy"] == 3, counts
        posted = ask(origin + "/echo", "#post")
        assert posted == ["began 201 -", 'received {"count":3}', "ended"], posted
        assert seen == [("Token jwt", "application/json")], seen
        for _ in range(2):
            assert ask(origin + "/tag") == ["began 200 -", "received tagged", "ended"], lines()
        assert counts["/tag"] == 2, counts
        assert ask(origin + "/moved")[-1].startswith("failed: the server points to"), lines()
        assert ask(origin + "/long")[-1] == "failed: a message of the server must have at most 100000 bytes"
        assert ask(origin + "/cut")[-1] == "failed: the connection was interrupted", lines()
        assert counts["/cut"] == 1, counts
        assert ask("http://127.0.0.1:1")[-1] == "failed: the server cannot be reached", lines()
        assert ask("http://ada:hunter2@a")[-1] == "an address must not contain a name or a password"
        print("responses, refusals, retries, tags, limits and faults have their events")

        ended.clear()
        assert ask(origin + "/slow")[-1] == "failed: the server did not answer in time", lines()
        assert ended.wait(5), "the time limit must end the connection"
        ended.clear()
        click(driver, "#get")
        until(lambda: len(lines()) > 2)
        click(driver, "#cancel")
        assert ended.wait(5), "to cancel must end the connection"
        before = lines()
        time.sleep(0.3)
        assert lines() == before, (lines(), before)
        print("a request ends at its time limit and when it is cancelled, with its connection")

        tags = conduit.address + "/api/tags"
        good = ["began 200 -", 'received {"tags": ["moths", "night"]}', "ended"]
        for times, kind, expected in (
            (1, {"close": True}, good),
            (2, {"status": 503}, good),
            (9, {"close": True}, ["failed: the server cannot be reached"]),
            (1, {"cut": 0}, ["began 200 -", "failed: the connection was interrupted"]),
            (9, {"delay": 3}, ["failed: the server did not answer in time"]),
        ):
            fault(times, **kind)
            assert ask(tags) == expected, (kind, lines())
        fault(1, status=500)
        assert ask(tags)[0::2] == ["began 500 -", "ended"], lines()
        fault(0, delay=0)
        assert ask(tags) == good, lines()
        user = conduit.address + "/api/user"
        assert ask(user)[0::2] == ["began 401 -", "ended"], lines()
        print("each fault of the server has its events: closed, cut, late, refused")

        write(origin + "/news")
        click(driver, "#follow")
        until(lambda: len(lines()) >= 9)
        assert lines()[:6] == [
            "opened", "\u4e161 after \u4e160", "interrupted",
            "opened", "\u4e162 after \u4e161", "interrupted",
        ], lines()
        click(driver, "#leave")
        time.sleep(0.3)
        count = counts["/news"]
        time.sleep(0.3)
        assert counts["/news"] == count, counts
        print("a subscription continues after its last event, until it is left")
        # The browser itself reports what the server refuses and what cannot be reached.
        kept = [one for one in errors(driver) if "127.0.0.1" not in str(one)]
        assert kept == [], kept


main(sys.argv[1])
