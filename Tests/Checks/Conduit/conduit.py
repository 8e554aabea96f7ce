"""A server for the RealWorld specification (Conduit), with faults on demand.

    python3 conduit.py [PORT] [--page FILE] [--attached]

It listens on 127.0.0.1, prints its address, and keeps its data in memory until it ends. Port 0, the
default, is a free one. The interface is that of the specification's `openapi.yml`, version 2.0.0.
With `--page`, the address itself answers an HTML file, which uses the interface beside it. The file
is read once, at the start. With `--attached`, the server ends when its standard input does.

A test controls it by these requests, which the specification does not know. A browser may not send
them: any page that a person has open could empty the data.

    POST   /test/reset     empties the data, and adds users, articles and comments
    POST   /test/expire    makes all tokens invalid
    POST   /test/faults    {"method": "GET", "path": "/api/tags", "fault": FAULT, "times": 2}
    DELETE /test/faults    removes all faults
    GET    /test/requests  the requests so far, without bodies and secrets

FAULT is one of {"delay": SECONDS}, {"status": 500}, {"cut": BYTES} and {"close": true}. A status
may have a body: {"status": 200, "text": "no JSON"}. A path that ends with * stands for all that
begin like it. Requests for the page meet no fault.
"""

import hashlib
import http.server
import itertools
import json
import os
import pathlib
import re
import secrets
import socket
import sqlite3
import sys
import threading
import time
import unicodedata
import urllib.parse

SCHEMA = """
create table users (
  id integer primary key, username text unique not null, email text unique not null,
  password blob not null, salt blob not null, bio text, image text);
create table tokens (token text primary key, user integer not null);
create table articles (
  id integer primary key, slug text unique not null, title text not null,
  description text not null, body text not null, author integer not null,
  created real not null, updated real not null);
create table tags (article integer not null, place integer not null, tag text not null);
create table favorites (article integer not null, user integer not null, unique (article, user));
create table follows (follower integer not null, followed integer not null,
  unique (follower, followed));
create table comments (
  id integer primary key, article integer not null, author integer not null, body text not null,
  created real not null);
"""

SEEDS = ["ada", "alan", "grace"]
LIMIT = 1 << 20
USE = "use: python3 conduit.py [PORT] [--page FILE] [--attached]"


class Answer(Exception):
    """The answer to a request, as an exception where it is an error."""

    def __init__(self, status, body=None):
        super().__init__(status)
        self.status, self.body = status, body


def refused(field, phrase, status=422):
    return Answer(status, {"errors": {field: [phrase]}})


def unknown(kind):
    return refused(kind, "not found", 404)


def moment(seconds):
    text = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{text}.{int(seconds * 1000) % 1000:03d}Z"


def slugs_of(title):
    """The slugs of a title, the best first: letters and digits of all scripts are kept."""
    words = re.sub(r"[\W_]+", "-", unicodedata.normalize("NFKC", title).lower()).strip("-")
    slug = words or "article"
    # The specification has another use for this part of an address.
    if slug != "feed":
        yield slug
    for number in itertools.count(2):
        yield f"{slug}-{number}"


def hashed(password, salt):
    return hashlib.scrypt(password.encode(), salt=salt, n=1024, r=8, p=1)


class Store:
    """The data, which one request at a time uses."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.db = sqlite3.connect(":memory:", check_same_thread=False)
        self.db.row_factory = sqlite3.Row
        self.db.executescript(SCHEMA)
        # Each article is a second older than the one after it.
        self.now = 1_700_000_000.0
        for name in SEEDS:
            self.register({"username": name, "email": f"{name}@example.com", "password": "secret12"})
        for number in range(1, 26):
            author = self.user_named(SEEDS[number % 2])
            tags = ["moths"] + (["night"] if number % 3 == 0 else [])
            made = self.create_article(
                author,
                {
                    "title": f"Moth {number}", "description": f"About moth {number}",
                    "body": f"# Moth {number}\n\nIt is *small*.", "tagList": tags,
                },
            )
            if number == 1:
                self.add_comment(self.user_named("grace"), made["slug"], {"body": "I saw it."})
        # A refused request rolls its changes back, and must not take these with it.
        self.db.commit()

    def all(self, query, *values):
        return self.db.execute(query, values).fetchall()

    def one(self, query, *values):
        return self.db.execute(query, values).fetchone()

    def later(self):
        self.now += 1
        return self.now

    # Users

    def user_named(self, name):
        user = self.one("select * from users where username = ?", name)
        if user is None:
            raise unknown("profile")
        return user

    def token_user(self, token):
        return self.one(
            "select users.* from users join tokens on tokens.user = users.id where token = ?", token
        )

    def shown_user(self, user, token=None):
        token = token or secrets.token_hex(16)
        self.db.execute("insert or ignore into tokens values (?, ?)", (token, user["id"]))
        names = ("email", "username", "bio", "image")
        return {"user": {**{name: user[name] for name in names}, "token": token}}

    def check_fields(self, fields, names):
        for name in names:
            value = fields.get(name)
            if not isinstance(value, str) or not value.strip():
                raise refused(name, "can't be blank")

    def check_user(self, fields, but=None):
        for name in ("username", "email"):
            if name in fields:
                self.check_fields(fields, [name])
                other = self.one(f"select id from users where {name} = ?", fields[name])
                if other and (but is None or other["id"] != but["id"]):
                    raise refused(name, "has already been taken", 409)
        # A browser takes these names for steps to another address.
        if fields.get("username") in (".", ".."):
            raise refused("username", "is invalid")
        if "email" in fields and not re.fullmatch(r"[^@\s]+@[^@\s]+", fields["email"]):
            raise refused("email", "is invalid")
        if "password" in fields:
            self.check_fields(fields, ["password"])
            if len(fields["password"]) < 8:
                raise refused("password", "is too short (minimum is 8 characters)")

    def register(self, fields):
        self.check_fields(fields, ["username", "email", "password"])
        self.check_user(fields)
        salt = secrets.token_bytes(8)
        self.db.execute(
            "insert into users (username, email, password, salt) values (?, ?, ?, ?)",
            (fields["username"], fields["email"], hashed(fields["password"], salt), salt),
        )
        return self.shown_user(self.user_named(fields["username"]))

    def log_in(self, fields):
        self.check_fields(fields, ["email", "password"])
        user = self.one("select * from users where email = ?", fields["email"])
        if user is None or hashed(fields["password"], user["salt"]) != user["password"]:
            raise refused("credentials", "invalid", 401)
        return self.shown_user(user)

    def update_user(self, user, fields, token):
        self.check_user(fields, but=user)
        for name in ("username", "email", "bio", "image"):
            if name in fields:
                value = fields[name] or None if name in ("bio", "image") else fields[name]
                self.db.execute(f"update users set {name} = ? where id = ?", (value, user["id"]))
        if "password" in fields:
            self.db.execute(
                "update users set password = ? where id = ?",
                (hashed(fields["password"], user["salt"]), user["id"]),
            )
        return self.shown_user(self.token_user(token), token)

    def profile(self, name, reader):
        user = self.user_named(name)
        follows = reader and self.one(
            "select 1 from follows where follower = ? and followed = ?", reader["id"], user["id"]
        )
        return {
            "username": user["username"], "bio": user["bio"], "image": user["image"],
            "following": bool(follows),
        }

    def follow(self, reader, name, follows):
        user = self.user_named(name)
        if user["id"] == reader["id"]:
            raise refused("profile", "can't be your own")
        query = (
            "insert or ignore into follows values (?, ?)" if follows
            else "delete from follows where follower = ? and followed = ?"
        )
        self.db.execute(query, (reader["id"], user["id"]))
        return {"profile": self.profile(name, reader)}

    # Articles

    def article(self, slug):
        article = self.one("select * from articles where slug = ?", slug)
        if article is None:
            raise unknown("article")
        return article

    def own(self, table, row, user):
        if row["author"] != user["id"]:
            raise refused(table, "forbidden", 403)
        return row

    def shown_article(self, article, reader, has_body=True):
        author = self.one("select username from users where id = ?", article["author"])
        favorited = reader and self.one(
            "select 1 from favorites where article = ? and user = ?", article["id"], reader["id"]
        )
        count = self.one("select count(*) from favorites where article = ?", article["id"])[0]
        tags = self.all("select tag from tags where article = ? order by place", article["id"])
        shown = {
            "slug": article["slug"], "title": article["title"],
            "description": article["description"], "tagList": [tag["tag"] for tag in tags],
            "createdAt": moment(article["created"]), "updatedAt": moment(article["updated"]),
            "favorited": bool(favorited), "favoritesCount": count,
            "author": self.profile(author["username"], reader),
        }
        return {**shown, "body": article["body"]} if has_body else shown

    def create_article(self, user, fields):
        self.check_fields(fields, ["title", "description", "body"])
        slug = self.free_slug(fields["title"])
        now = self.later()
        row = self.db.execute(
            "insert into articles (slug, title, description, body, author, created, updated)"
            " values (?, ?, ?, ?, ?, ?, ?)",
            (slug, fields["title"], fields["description"], fields["body"], user["id"], now, now),
        )
        self.set_tags(row.lastrowid, fields.get("tagList") or [])
        return self.shown_article(self.article(slug), user)

    def free_slug(self, title, article=0):
        """The slug of an article with a title: the titles of two may differ in a way that slugs do not."""
        if self.one("select 1 from articles where title = ? and id <> ?", title, article):
            raise refused("title", "must be unique", 409)
        taken = "select 1 from articles where slug = ? and id <> ?"
        return next(slug for slug in slugs_of(title) if not self.one(taken, slug, article))

    def set_tags(self, article, tags):
        if not isinstance(tags, list) or not all(isinstance(tag, str) for tag in tags):
            raise refused("tagList", "must be a list of texts")
        self.db.execute("delete from tags where article = ?", (article,))
        for place, tag in enumerate(dict.fromkeys(tag.strip() for tag in tags if tag.strip())):
            self.db.execute("insert into tags values (?, ?, ?)", (article, place, tag))

    def update_article(self, user, slug, fields):
        article = self.own("article", self.article(slug), user)
        for name in ("title", "description", "body"):
            if name in fields:
                self.check_fields(fields, [name])
                self.db.execute(
                    f"update articles set {name} = ? where id = ?", (fields[name], article["id"])
                )
        if "title" in fields:
            slug = self.free_slug(fields["title"], article["id"])
        self.db.execute(
            "update articles set slug = ?, updated = ? where id = ?",
            (slug, self.later(), article["id"]),
        )
        if "tagList" in fields:
            self.set_tags(article["id"], fields["tagList"])
        return {"article": self.shown_article(self.article(slug), user)}

    def delete_article(self, user, slug):
        article = self.own("article", self.article(slug), user)
        for table in ("tags", "favorites", "comments"):
            self.db.execute(f"delete from {table} where article = ?", (article["id"],))
        self.db.execute("delete from articles where id = ?", (article["id"],))

    def articles(self, reader, query, is_feed=False):
        where, values = ["1"], []
        if is_feed:
            where.append("author in (select followed from follows where follower = ?)")
            values.append(reader["id"])
        rules = {
            "tag": "id in (select article from tags where tag = ?)",
            "author": "author in (select id from users where username = ?)",
            "favorited": "id in (select article from favorites join users on users.id = user"
            " where username = ?)",
        }
        for name, rule in rules.items():
            if name in query and not is_feed:
                where.append(rule)
                values.append(query[name])
        numbers = []
        for name, default, most in (("limit", "20", 1000), ("offset", "0", 10**12)):
            text = query.get(name, default)
            if not re.fullmatch("[0-9]{1,13}", text) or int(text) > most:
                raise refused(name, f"must be a number from 0 to {most}")
            numbers.append(int(text))
        condition = " and ".join(where)
        count = self.one(f"select count(*) from articles where {condition}", *values)[0]
        rows = self.all(
            f"select * from articles where {condition} order by created desc limit ? offset ?",
            *values, *numbers,
        )
        shown = [self.shown_article(row, reader, has_body=False) for row in rows]
        return {"articles": shown, "articlesCount": count}

    def favorite(self, user, slug, is_favorite):
        article = self.article(slug)
        query = (
            "insert or ignore into favorites values (?, ?)" if is_favorite
            else "delete from favorites where article = ? and user = ?"
        )
        self.db.execute(query, (article["id"], user["id"]))
        return {"article": self.shown_article(article, user)}

    # Comments

    def shown_comment(self, comment, reader):
        author = self.one("select username from users where id = ?", comment["author"])
        at = moment(comment["created"])
        return {
            "id": comment["id"], "createdAt": at, "updatedAt": at, "body": comment["body"],
            "author": self.profile(author["username"], reader),
        }

    def comments(self, slug, reader):
        rows = self.all(
            "select * from comments where article = ? order by id desc", self.article(slug)["id"]
        )
        return {"comments": [self.shown_comment(row, reader) for row in rows]}

    def add_comment(self, user, slug, fields):
        article = self.article(slug)
        self.check_fields(fields, ["body"])
        row = self.db.execute(
            "insert into comments (article, author, body, created) values (?, ?, ?, ?)",
            (article["id"], user["id"], fields["body"], self.later()),
        )
        comment = self.one("select * from comments where id = ?", row.lastrowid)
        return {"comment": self.shown_comment(comment, user)}

    def delete_comment(self, user, slug, number):
        article = self.article(slug)
        comment = self.one(
            "select * from comments where article = ? and id = ?", article["id"], number
        )
        if comment is None:
            raise unknown("comment")
        self.own("comment", comment, user)
        self.db.execute("delete from comments where id = ?", (number,))

    def tags(self):
        rows = self.all("select tag from tags group by tag order by count(*) desc, tag")
        return {"tags": [row["tag"] for row in rows]}


class Faults:
    """The faults that the next requests meet."""

    def __init__(self):
        self.all = []

    def add(self, fields):
        fault = fields.get("fault")
        if not isinstance(fault, dict) or set(fault) - {"delay", "status", "cut", "close", "text"}:
            raise refused("fault", "must be one of delay, status, cut and close")
        if "text" in fault and "status" not in fault:
            raise refused("fault", "must have a status beside its text")
        self.all.append(
            {
                "method": fields.get("method"), "path": fields.get("path", "*"), "fault": fault,
                "times": fields.get("times", 1),
            }
        )

    def take(self, method, path):
        for one in self.all:
            wanted = one["path"]
            fits = path.startswith(wanted[:-1]) if wanted.endswith("*") else path == wanted
            if one["times"] > 0 and fits and one["method"] in (None, method):
                one["times"] -= 1
                return one["fault"]
        return {}


class Conduit:
    """The data, the faults and the requests so far."""

    def __init__(self):
        self.lock = threading.Lock()
        self.store = Store()
        self.faults = Faults()
        self.requests = []


ROUTES = []


def route(method, pattern, needs_user=False):
    """Registers the function of a method and a path."""

    def register(function):
        expression = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", pattern) + r"\Z")
        ROUTES.append((method, expression, needs_user, function))
        return function

    return register


route("POST", "/api/users/login")(lambda s, c: s.log_in(c.fields("user")))
route("POST", "/api/users")(lambda s, c: Answer(201, s.register(c.fields("user"))))
route("GET", "/api/user", True)(lambda s, c: s.shown_user(c.user, c.token))
route("PUT", "/api/user", True)(lambda s, c: s.update_user(c.user, c.fields("user"), c.token))
route("GET", "/api/profiles/{name}")(lambda s, c, name: {"profile": s.profile(name, c.user)})
route("POST", "/api/profiles/{name}/follow", True)(lambda s, c, name: s.follow(c.user, name, True))
route("DELETE", "/api/profiles/{name}/follow", True)(
    lambda s, c, name: s.follow(c.user, name, False)
)
route("GET", "/api/articles/feed", True)(lambda s, c: s.articles(c.user, c.query, is_feed=True))
route("GET", "/api/articles")(lambda s, c: s.articles(c.user, c.query))
route("POST", "/api/articles", True)(
    lambda s, c: Answer(201, {"article": s.create_article(c.user, c.fields("article"))})
)
route("GET", "/api/articles/{slug}")(
    lambda s, c, slug: {"article": s.shown_article(s.article(slug), c.user)}
)
route("PUT", "/api/articles/{slug}", True)(
    lambda s, c, slug: s.update_article(c.user, slug, c.fields("article"))
)
route("DELETE", "/api/articles/{slug}", True)(lambda s, c, slug: s.delete_article(c.user, slug))
route("GET", "/api/articles/{slug}/comments")(lambda s, c, slug: s.comments(slug, c.user))
route("POST", "/api/articles/{slug}/comments", True)(
    lambda s, c, slug: Answer(201, s.add_comment(c.user, slug, c.fields("comment")))
)
route("DELETE", "/api/articles/{slug}/comments/{number}", True)(
    lambda s, c, slug, number: s.delete_comment(c.user, slug, number)
)
route("POST", "/api/articles/{slug}/favorite", True)(
    lambda s, c, slug: s.favorite(c.user, slug, True)
)
route("DELETE", "/api/articles/{slug}/favorite", True)(
    lambda s, c, slug: s.favorite(c.user, slug, False)
)
route("GET", "/api/tags")(lambda s, c: s.tags())


class Connection(http.server.BaseHTTPRequestHandler):
    """The requests of one connection."""

    protocol_version = "HTTP/1.1"
    server_version = "Conduit"

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.handle_request()

    do_POST = do_PUT = do_DELETE = do_OPTIONS = do_GET

    def handle_request(self):
        conduit = self.server.conduit
        url = urllib.parse.urlsplit(self.path)
        # A slash within a part is escaped.
        self.raw_path = url.path
        self.path_only = urllib.parse.unquote(url.path)
        self.query = dict(urllib.parse.parse_qsl(url.query, keep_blank_values=True))
        length = self.headers.get("Content-Length") or "0"
        if not re.fullmatch("[0-9]{1,9}", length) or int(length) > LIMIT:
            self.close_connection = True
            return self.send(413, {"errors": {"body": ["is too long"]}})
        self.body = self.rfile.read(int(length))
        if self.command == "OPTIONS":
            return self.send(204)
        if self.path_only.startswith("/test/"):
            return self.send(*self.outcome(self.control))
        if self.server.page is not None and (self.command, self.path_only) == ("GET", "/"):
            return self.send_bytes(200, self.server.page, "text/html")
        with conduit.lock:
            conduit.requests.append(f"{self.command} {self.path_only}")
            fault = conduit.faults.take(self.command, self.path_only)
        time.sleep(fault.get("delay", 0))
        if fault.get("close"):
            self.connection.shutdown(socket.SHUT_RDWR)
            self.close_connection = True
            return None
        if "text" in fault:
            return self.send_bytes(fault["status"], fault["text"].encode())
        if "status" in fault:
            return self.send(fault["status"], {"errors": {"server": ["fails on demand"]}})
        return self.send(*self.outcome(self.answer), cut=fault.get("cut"))

    def outcome(self, act):
        """The status and the body of an answer."""
        try:
            with self.server.conduit.lock:
                found = act()
        except Answer as error:
            found = error
        if isinstance(found, Answer):
            return found.status, found.body
        return (204, None) if found is None else (200, found)

    def answer(self):
        store = self.server.conduit.store
        header = self.headers.get("Authorization") or ""
        self.token = header.removeprefix("Token ") if header.startswith("Token ") else None
        self.user = store.token_user(self.token) if self.token else None
        is_known = False
        for method, expression, needs_user, function in ROUTES:
            match = expression.match(self.raw_path)
            is_known = is_known or match is not None
            if match and method == self.command:
                if header and self.user is None:
                    raise refused("token", "is invalid", 401)
                if needs_user and self.user is None:
                    raise refused("token", "is missing", 401)
                with store.db:
                    parts = {key: urllib.parse.unquote(part) for key, part in match.groupdict().items()}
                    return function(store, self, **parts)
        raise Answer(405 if is_known else 404, {"errors": {"path": ["not found"]}})

    def fields(self, name):
        """The object under a name of the body."""
        try:
            fields = json.loads(self.body)[name]
        except (ValueError, KeyError, TypeError):
            raise refused("body", f"must be JSON with an object {name}") from None
        if not isinstance(fields, dict):
            raise refused("body", f"must be JSON with an object {name}")
        return fields

    def control(self):
        if "Origin" in self.headers or "Sec-Fetch-Site" in self.headers:
            raise refused("origin", "must not be a page", 403)
        conduit = self.server.conduit
        match (self.command, self.path_only):
            case ("POST", "/test/reset"):
                conduit.store.reset()
                conduit.faults.all = []
                conduit.requests = []
            case ("POST", "/test/expire"):
                with conduit.store.db:
                    conduit.store.db.execute("delete from tokens")
            case ("POST", "/test/faults"):
                try:
                    conduit.faults.add(json.loads(self.body))
                except (ValueError, AttributeError):
                    raise refused("body", "must be a JSON object") from None
            case ("DELETE", "/test/faults"):
                conduit.faults.all = []
            case ("GET", "/test/requests"):
                return {"requests": conduit.requests}
            case _:
                raise Answer(404, {"errors": {"path": ["not found"]}})
        return None

    def send(self, status, body=None, cut=None):
        data = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
        self.send_bytes(status, data, cut=cut)

    def send_bytes(self, status, data, kind="application/json", cut=None):
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Access-Control-Allow-Headers", "Authorization, Content-Type")
        self.send_header("Access-Control-Allow-Methods", "GET, POST, PUT, DELETE")
        if status != 204:
            self.send_header("Content-Type", f"{kind}; charset=utf-8")
            self.send_header("Content-Length", str(len(data)))
        if kind == "text/html":
            self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if cut is not None:
            data = data[:cut]
            self.close_connection = True
        if status != 204:
            self.wfile.write(data)


class Server(http.server.ThreadingHTTPServer):
    """A server on a port of this machine."""

    daemon_threads = True

    def __init__(self, port=0, page=None):
        self.page = None if page is None else pathlib.Path(page).read_bytes()
        super().__init__(("127.0.0.1", port), Connection)
        self.conduit = Conduit()
        self.address = f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, *_):
        pass


class Failure(Exception):
    """A sentence for the person who started the server, and the status of its end."""

    def __init__(self, status, text):
        super().__init__(text)
        self.status = status


def arguments(words):
    """The port and the page that the words name."""
    port = page = None
    is_attached = False
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--page" and rest and page is None:
            page = rest.pop(0)
        elif word == "--page":
            raise Failure(64, f"--page must come once, before a file; got {shown(words)}; {USE}")
        elif word == "--attached":
            is_attached = True
        elif port is None and re.fullmatch("[0-9]{1,5}", word) and int(word) < 65536:
            port = int(word)
        else:
            raise Failure(64, f"PORT must be one number of 0 to 65535; got {shown([word])}; {USE}")
    return port or 0, page, is_attached


def shown(words):
    """The words in quotation marks, without control characters."""
    return json.dumps(" ".join(words), ensure_ascii=not all(word.isprintable() for word in words))


def serving(port, page):
    """A server on the port, with the page."""
    try:
        return Server(port, page)
    except OSError as error:
        if error.filename is None:
            text = f"port {port} must be free; {error.strerror}; use another one, or 0"
            raise Failure(69, text) from None
        rule = "--page must name a file that can be read"
        text = f"{rule}; got {shown([page])}: {error.strerror}; build the page first"
        raise Failure(66, text) from None


def end_with_input():
    """Ends the process when its standard input ends, as it does when its parent has ended."""
    while sys.stdin.buffer.read(1024):
        pass
    os._exit(0)


def main(words):
    try:
        port, page, is_attached = arguments(words)
        server = serving(port, page)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.status
    print(server.address, flush=True)
    if is_attached:
        threading.Thread(target=end_with_input, daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
