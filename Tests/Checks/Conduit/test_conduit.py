"""The server of Conduit answers as the specification says, and fails on demand."""

import http.client
import json
import pathlib
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

from conduit import Server

server = Server()
threading.Thread(target=server.serve_forever, daemon=True).start()


def ask(method, path, body=None, token=None, raw=None):
    """Returns the status and the JSON of an answer."""
    data = raw if raw is not None else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.address + path, data=data, method=method)
    if token is not None:
        request.add_header("Authorization", f"Token {token}")
    try:
        with urllib.request.urlopen(request, timeout=600) as answer:
            text = answer.read()
            return answer.status, json.loads(text) if text else None
    except urllib.error.HTTPError as error:
        with error:
            text = error.read()
            return error.code, json.loads(text) if text else None


def expect(found, status, check=lambda body: True):
    assert found[0] == status and check(found[1]), found
    return found[1]


def log_in(name):
    user = {"user": {"email": f"{name}@example.com", "password": "secret12"}}
    return expect(ask("POST", "/api/users/login", user), 200)["user"]["token"]


def fault(method, path, **kind):
    times = kind.pop("times", 1)
    fields = {"method": method, "path": path, "fault": kind, "times": times}
    expect(ask("POST", "/test/faults", fields), 204)


def check_users():
    # A refusal that comes first leaves the data as it is.
    expect(ask("GET", "/api/profiles/nobody"), 404)
    log_in("ada")
    expect(ask("POST", "/test/reset"), 204)
    new = {"username": "joan", "email": "joan@example.com", "password": "secret12"}
    made = expect(ask("POST", "/api/users", {"user": new}), 201)["user"]
    assert made["username"] == "joan" and made["bio"] is None and "password" not in made, made
    taken = ask("POST", "/api/users", {"user": new})
    expect(taken, 409, lambda body: body["errors"] == {"username": ["has already been taken"]})
    for name in ("username", "email", "password"):
        blank = {"user": {**new, name: " "}}
        expect(ask("POST", "/api/users", blank), 422, lambda body: name in body["errors"])
    short = {"user": {**new, "username": "x", "email": "x@y", "password": "short"}}
    expect(ask("POST", "/api/users", short), 422, lambda body: "password" in body["errors"])
    wrong = {"user": {"email": "joan@example.com", "password": "wrong"}}
    expect(ask("POST", "/api/users/login", wrong), 401, lambda b: "credentials" in b["errors"])
    token = log_in("joan")
    expect(ask("GET", "/api/user"), 401)
    expect(ask("GET", "/api/user", token="nonsense"), 401)
    expect(ask("GET", "/api/user", token=token), 200, lambda b: b["user"]["token"] == token)
    change = {"user": {"bio": "Reads.", "email": "j@example.com"}}
    changed = expect(ask("PUT", "/api/user", change, token), 200)["user"]
    assert (changed["bio"], changed["email"]) == ("Reads.", "j@example.com"), changed
    expect(ask("PUT", "/api/user", {"user": {"email": "ada@example.com"}}, token), 409)
    for raw in (b"", b"no JSON", b"[]", b'{"user": 3}'):
        expect(ask("PUT", "/api/user", raw=raw, token=token), 422)


def check_profiles():
    token = log_in("ada")
    expect(ask("GET", "/api/profiles/alan"), 200, lambda b: b["profile"]["following"] is False)
    expect(ask("GET", "/api/profiles/nobody"), 404)
    expect(ask("POST", "/api/profiles/alan/follow"), 401)
    for method, follows in (("POST", True), ("POST", True), ("DELETE", False)):
        followed = ask(method, "/api/profiles/alan/follow", token=token)
        expect(followed, 200, lambda body: body["profile"]["following"] is follows)
    expect(ask("POST", "/api/profiles/ada/follow", token=token), 422)


def check_articles():
    token = log_in("ada")
    first = expect(ask("GET", "/api/articles?limit=10"), 200)
    assert first["articlesCount"] == 25 and len(first["articles"]) == 10, first
    assert first["articles"][0]["slug"] == "moth-25" and "body" not in first["articles"][0]
    last = expect(ask("GET", "/api/articles?limit=10&offset=20"), 200)
    assert [one["slug"] for one in last["articles"]][-1] == "moth-1" and len(last["articles"]) == 5
    expect(ask("GET", "/api/articles?limit=-1"), 422)
    expect(ask("GET", "/api/articles?tag=night"), 200, lambda b: b["articlesCount"] == 8)
    expect(ask("GET", "/api/articles?author=ada"), 200, lambda b: b["articlesCount"] == 12)
    expect(ask("GET", "/api/tags"), 200, lambda body: body == {"tags": ["moths", "night"]})

    expect(ask("GET", "/api/articles/feed"), 401)
    expect(ask("GET", "/api/articles/feed", token=token), 200, lambda b: b["articlesCount"] == 0)
    expect(ask("POST", "/api/profiles/alan/follow", token=token), 200)
    expect(ask("GET", "/api/articles/feed", token=token), 200, lambda b: b["articlesCount"] == 13)

    fields = {"title": "What's new?", "description": "d", "body": "b", "tagList": ["a", "a", "b"]}
    made = expect(ask("POST", "/api/articles", {"article": fields}, token), 201)["article"]
    assert made["slug"] == "what-s-new" and made["tagList"] == ["a", "b"], made
    expect(ask("POST", "/api/articles", {"article": fields}, token), 409)
    expect(ask("POST", "/api/articles", {"article": {**fields, "body": ""}}, token), 422)
    other = log_in("alan")
    path = "/api/articles/what-s-new"
    expect(ask("PUT", path, {"article": {"body": "x"}}, other), 403)
    expect(ask("DELETE", path, token=other), 403)
    changed = ask("PUT", path, {"article": {"title": "Old news", "tagList": []}}, token)
    expect(changed, 200, lambda body: body["article"]["slug"] == "old-news")
    expect(ask("GET", path), 404)
    path = "/api/articles/old-news"
    for method, count in (("POST", 1), ("POST", 1), ("DELETE", 0)):
        liked = expect(ask(method, path + "/favorite", token=other), 200)["article"]
        assert (liked["favoritesCount"], liked["favorited"]) == (count, count == 1), liked
    expect(ask("POST", path + "/favorite", token=other), 200)
    favorites = ask("GET", "/api/articles?favorited=alan")
    expect(favorites, 200, lambda b: [one["slug"] for one in b["articles"]] == ["old-news"])
    expect(ask("DELETE", path, token=token), 204)
    expect(ask("GET", path), 404)


def check_slugs():
    """Articles of different titles have different slugs, whatever the script, and none hides another list."""
    token = log_in("ada")

    def publish(title):
        article = {"title": title, "description": "d", "body": "b"}
        return ask("POST", "/api/articles", {"article": article}, token)

    for title, slug in [
        ("C", "c"), ("C++", "c-2"), ("C#", "c-3"), ("c_", "c-4"), ("Feed", "feed-2"), ("feed!", "feed-3"),
        ("日本語の記事", "日本語の記事"), ("別の記事", "別の記事"), ("Œuvre Été", "œuvre-été"),
        ("!", "article"), ("?", "article-2"), ("..", "article-3"), ("ﬁne", "fine"),
    ]:
        found = expect(publish(title), 201)["article"]["slug"]
        assert found == slug, (title, found)
        path = "/api/articles/" + urllib.parse.quote(slug, safe="")
        expect(ask("GET", path), 200, lambda body: body["article"]["title"] == title)
    expect(publish("C++"), 409)
    expect(ask("GET", "/api/articles/feed", token=token), 200, lambda body: "articles" in body)
    # A change of the title gives a slug of its own, too, or leaves it.
    for title, slug in (("C#", "c-3"), ("C&", "c-3"), ("Feed?", "feed-4")):
        changed = ask("PUT", "/api/articles/c-3", {"article": {"title": title}}, token)
        assert expect(changed, 200)["article"]["slug"] == slug, changed
    expect(ask("PUT", "/api/articles/c-2", {"article": {"title": "C"}}, token), 409)


def check_names():
    """A name may have any letter, also one that separates the parts of an address."""
    for number, name in enumerate(("a/b", "a b", "a?b", "%2F", "Özil", "a/follow")):
        user = {"username": name, "email": f"{number}@y", "password": "secret12"}
        expect(ask("POST", "/api/users", {"user": user}), 201)
        path = "/api/profiles/" + urllib.parse.quote(name, safe="")
        expect(ask("GET", path), 200, lambda body: body["profile"]["username"] == name)
        followed = ask("POST", path + "/follow", token=log_in("ada"))
        expect(followed, 200, lambda body: body["profile"]["following"])
    for name in (".", ".."):
        user = {"username": name, "email": "dot@y", "password": "secret12"}
        expect(ask("POST", "/api/users", {"user": user}), 422, lambda b: "username" in b["errors"])


def check_numbers():
    for query in ("limit=\u00b2", "offset=-1", "limit=1001", "offset=" + "9" * 40, "limit="):
        expect(ask("GET", "/api/articles?" + urllib.parse.quote(query, safe="=")), 422)
    far = ask("GET", "/api/articles?limit=10&offset=9999999990")
    expect(far, 200, lambda body: body == {"articles": [], "articlesCount": 25})
    for length in ("-1", "abc", "99999999999", "1e3"):
        with socket.create_connection(("127.0.0.1", server.server_address[1]), timeout=600) as line:
            line.sendall(f"POST /api/users HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode())
            assert line.recv(100).startswith(b"HTTP/1.1 413 "), length


def check_control():
    """No page of a browser empties the data, makes requests fail, or reads which there were."""
    for name, value in (
        ("Origin", "https://evil.example"), ("Origin", "null"), ("Origin", server.address),
        ("Sec-Fetch-Site", "cross-site"),
    ):
        for method, path in (
            ("POST", "/test/reset"), ("POST", "/test/expire"), ("POST", "/test/faults"),
            ("DELETE", "/test/faults"), ("GET", "/test/requests"),
        ):
            headers = {name: value, "Content-Type": "text/plain"}
            request = urllib.request.Request(
                server.address + path, data=b"{}" if method == "POST" else None, method=method, headers=headers
            )
            try:
                urllib.request.urlopen(request, timeout=600)
                assert False, (path, name)
            except urllib.error.HTTPError as error:
                with error:
                    assert error.code == 403, (path, error.code)


def check_comments():
    token, other = log_in("ada"), log_in("alan")
    path = "/api/articles/moth-1/comments"
    expect(ask("GET", path), 200, lambda body: body["comments"][0]["body"] == "I saw it.")
    expect(ask("POST", path, {"comment": {"body": "x"}}), 401)
    expect(ask("POST", path, {"comment": {"body": ""}}, token), 422)
    text = "<script>alert(1)</script>"
    made = expect(ask("POST", path, {"comment": {"body": text}}, token), 201)["comment"]
    assert made["body"] == text and made["author"]["username"] == "ada", made
    expect(ask("DELETE", f"{path}/{made['id']}", token=other), 403)
    expect(ask("DELETE", f"{path}/{made['id']}", token=token), 204)
    expect(ask("DELETE", f"{path}/{made['id']}", token=token), 404)
    expect(ask("GET", "/api/articles/none/comments"), 404)


def check_faults():
    fault("GET", "/api/tags", status=500, times=2)
    for status in (500, 500, 200):
        expect(ask("GET", "/api/tags"), status)
    fault(None, "/api/articles*", delay=0.3)
    start = time.monotonic()
    expect(ask("GET", "/api/articles/moth-1"), 200)
    assert time.monotonic() - start >= 0.3
    for kind in ({"close": True}, {"cut": 5}):
        fault("GET", "/api/tags", **kind)
        try:
            found = ask("GET", "/api/tags")
        except (http.client.HTTPException, OSError):
            found = None
        assert found is None, found
        expect(ask("GET", "/api/tags"), 200)
    for method, found in (("GET", 200), ("DELETE", 405)):
        fault(method, "/api/tags", status=found, text="no JSON")
        try:
            ask(method, "/api/tags")
            assert False, "an answer that is no JSON must not be read as JSON"
        except json.JSONDecodeError as error:
            assert error.doc == "no JSON", error.doc
    expect(ask("POST", "/test/faults", {"fault": {"text": "x"}}), 422)
    expect(ask("POST", "/test/faults", {"fault": {"explode": 1}}), 422)
    expect(ask("POST", "/test/faults", raw=b"[]"), 422)
    fault("GET", "/api/tags", status=503, times=9)
    expect(ask("DELETE", "/test/faults"), 204)
    expect(ask("GET", "/api/tags"), 200)
    token = log_in("ada")
    expect(ask("POST", "/test/expire"), 204)
    expect(ask("GET", "/api/user", token=token), 401)
    expect(ask("GET", "/api/nothing"), 404)
    expect(ask("DELETE", "/api/tags"), 405)
    seen = expect(ask("GET", "/test/requests"), 200)["requests"]
    assert seen[-2:] == ["GET /api/nothing", "DELETE /api/tags"], seen[-2:]


def check_page():
    expect(ask("GET", "/"), 404)
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page.html"
        page.write_bytes(b"<!doctype html>\r\n\xc3\xa9")
        other = Server(page=page)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    other.conduit.faults.add({"fault": {"status": 500}})
    with urllib.request.urlopen(other.address + "/?a=b", timeout=600) as answer:
        assert answer.read() == b"<!doctype html>\r\n\xc3\xa9"
        kinds = [answer.headers[name] for name in ("Content-Type", "Cache-Control")]
    assert kinds == ["text/html; charset=utf-8", "no-store"], kinds
    # The fault has met no request for the page, which is no request of the interface either.
    assert other.conduit.requests == [] and other.conduit.faults.all[0]["times"] == 1
    other.shutdown()


def run(*words):
    """The status and the line of a server that cannot start."""
    words = [sys.executable, "-B", pathlib.Path(__file__).with_name("conduit.py"), *words]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=600)
    assert ended.stdout == "" and ended.stderr.count("\n") == 1, ended
    return ended.returncode, ended.stderr.strip()


def check_arguments():
    use = "use: python3 conduit.py [PORT] [--page FILE] [--attached]"
    port = "PORT must be one number of 0 to 65535"
    for word in ("65536", "-1", "8o", "\u0663", "", "a\nb", "--help"):
        written = '"a\\nb"' if "\n" in word else f'"{word}"'
        assert run(word) == (64, f"{port}; got {written}; {use}"), (word, run(word))
    assert run("1", "2") == (64, f'{port}; got "2"; {use}')
    page = "--page must come once, before a file"
    for words in (["--page"], ["--page", "a", "--page", "b"]):
        assert run(*words) == (64, f'{page}; got "{" ".join(words)}"; {use}'), run(*words)
    with tempfile.TemporaryDirectory() as folder:
        missing = (f"{folder}/a", "No such file or directory")
        for path, reason in ((folder, "Is a directory"), missing):
            rule = "--page must name a file that can be read"
            line = f'{rule}; got "{path}": {reason}; build the page first'
            assert run("0", "--page", path) == (66, line), run("0", "--page", path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = taken.getsockname()[1]
        line = f"port {number} must be free; Address already in use; use another one, or 0"
        assert run(str(number)) == (69, line), run(str(number))


CHECKS = [
    check_users, check_profiles, check_articles, check_slugs, check_names, check_numbers, check_control,
    check_comments, check_faults, check_page, check_arguments,
]
for check in CHECKS:
    expect(ask("POST", "/test/reset"), 204)
    check()
print("the server of Conduit answers as the specification says, and fails on demand")
