"""Scenarios of the ways between pages: titles, the focus, scrolling, addresses, and texts that wait."""

import json
import threading
import urllib.request

from conduit_page import Server, scenario

FIELD = "textarea[placeholder='Write a comment...']"


def title(page):
    return page.driver.title


@scenario
def each_page_has_a_title_and_the_focus(page):
    slug = page.add_article("ada", "Wings")
    page.open("/")
    page.see(".article-preview h1")
    # The page that is opened first takes no focus.
    assert title(page) == "Global Feed – conduit" and not page.is_focused(".container")
    steps = [
        ("nav a[href='#/login']", "", "Sign in"), ("nav a[href='#/register']", "", "Sign up"),
        ("nav a", "Home", "Global Feed"), (".page-link", "=2", "Global Feed (2)"),
        (".navbar-brand", "", "Global Feed"), (".article-preview h1", "Wings", "Wings"),
        ("a.author", "", "ada"), ("a", "Favorited Articles", "ada: Favorited Articles"),
    ]
    titles = []
    for selector, wanted, name in steps:
        page.press(selector, wanted)
        page.wait(lambda: title(page) == f"{name} – conduit", title, name)
        page.wait(lambda: page.is_focused(".container"), "the focus is on the page")
        titles.append(title(page))
    for name in reversed(titles[:-1]):
        page.driver.back()
        page.wait(lambda: title(page) == name, "back to", name)
    page.open(f"/article/{slug}")
    page.wait(lambda: title(page) == "Wings – conduit", "the title of an article")


@scenario
def a_page_begins_at_its_top_and_is_as_it_was_on_the_way_back(page):
    page.driver.set_window_size(800, 500)
    page.open("/")
    page.count(".article-preview", 10)
    page.run("scrollTo(0, 600)")
    page.wait(lambda: page.run("return scrollY") == 600, "scrolled")
    # The server takes its time, and the page is short meanwhile.
    page.fault("GET", "/api/articles", delay=0.5)
    page.fault("GET", "/api/articles/*", delay=0.5)
    link = page.found(".preview-link")[4]
    page.run("const r = arguments[0].getBoundingClientRect(); scrollBy(0, r.top - 100)", link)
    before = page.wait(lambda: page.run("return scrollY > 600 && Math.round(scrollY)"), "scrolled on")
    page.wait(lambda: page.run("return new Promise((done) => requestAnimationFrame(() => done(true)))"), "a frame")
    link.click()
    page.see(".article-page h1")
    assert page.run("return scrollY") == 0
    page.driver.back()
    page.count(".article-preview", 10)
    page.wait(lambda: abs(page.run("return scrollY") - before) < 3, "scrolled as before", before)
    # A person who scrolls meanwhile is not moved.
    page.driver.forward()
    page.see(".article-page h1")
    page.driver.back()
    page.run("dispatchEvent(new WheelEvent('wheel'))")
    page.count(".article-preview", 10)
    page.driver.set_window_size(1280, 900)


@scenario
def no_number_of_an_address_ends_the_program(page):
    page.open("/?page=999999999")
    for route in (
        "/?page=100000000", "/?page=2147483647", "/?page=2147483648", "/?page=4294967297", "/?page=-1",
        "/tag/moths?page=214748365", "/profile/ada?page=99999999", "/?page=9223372036854775807",
        "/?page=99999999999999999999", "/?page=4", "/?page=1000",
    ):
        page.go(route)
        page.wait(lambda: page.route() == route and "Loading..." not in page.texts(".container")[0], route)
        assert page.texts(".failure") == [], route
    # From a page without articles, links lead to those that have some.
    page.see(".container", "No articles are here... yet.")
    page.press(".page-link", "=3")
    page.see(".article-preview h1", "=Moth 1")


@scenario
def the_next_comment_is_written_while_one_is_sent(page):
    page.log_in("ada")
    page.fault("POST", "/api/articles/moth-1/comments", delay=1.5)
    page.go("/article/moth-1")
    page.comment("first")
    page.holds(FIELD, "")
    page.find(FIELD).send_keys("second")
    page.see(".card-text", "=first")
    page.holds(FIELD, "second")
    page.heal()
    page.fault("POST", "/api/articles/moth-1/comments", times=1, status=500, delay=1.5)
    page.press("button", "Post Comment")
    page.holds(FIELD, "")
    page.find(FIELD).send_keys("third")
    page.see(".error-messages li")
    page.holds(FIELD, "second\nthird")


@scenario
def an_article_outlives_the_session_in_which_it_was_written(page):
    page.log_in("ada")
    page.go("/editor")
    page.fill_article("Precious", ["wings"], body="A long text.")
    page.expire()
    page.press("button", "Publish Article")
    page.see(".notice", "Your session has expired.")
    page.write("textarea[name='body']", "A longer text.")
    page.press("nav a[href='#/login']")
    page.write("input[name='email']", "ada@example.com")
    page.write("input[name='password']", "secret12")
    page.submit()
    page.at("/editor")
    page.holds("input[name='title']", "Precious")
    page.holds("textarea[name='body']", "A longer text.")
    page.see(".tag-list .tag-default", "wings")
    page.press("button", "Publish Article")
    page.see(".article-page h1", "Precious")
    page.see(".article-content", "A longer text.")


@scenario
def a_name_may_have_any_letter(page):
    for number, name in enumerate(["a/b", "50%", "a?b#c", "Özil", "%2F"]):
        user = {"username": name, "email": f"{number}@y", "password": "secret12"}
        token = page.ask("POST", "/api/users", {"user": user})["user"]["token"]
        article = {"title": f"By {number}", "description": "d", "body": "b"}
        page.ask("POST", "/api/articles", {"article": article}, token)
        page.open("/")
        page.press("a.author", f"={name}")
        page.see(".user-info h4", f"={name}")
        page.see(".article-preview h1", f"=By {number}")
        page.reload()
        page.see(".user-info h4", f"={name}")


@scenario
def articles_of_one_name_in_other_scripts_are_all_there(page):
    page.log_in("ada")
    for title in ("日本語", "別の記事", "C", "C++", "Feed", "!", "?"):
        page.publish(title)
        page.reload()
        page.see(".article-page h1", f"={title}")


@scenario
def no_other_site_empties_the_data(page):
    """A page of another site sends what a page may send without asking."""
    slug = page.add_article("ada", "Precious")
    with Server() as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        page.driver.get(other.address + "/api/tags")
        answered = page.driver.execute_async_script(
            "const [address, done] = arguments;"
            "fetch(address, { method: 'POST', mode: 'no-cors', body: '' }).then(() => done(true), () => done(false))",
            page.origin + "/test/reset",
        )
        assert answered
        other.shutdown()
    with urllib.request.urlopen(f"{page.origin}/api/articles/{slug}", timeout=600) as answer:
        assert json.load(answer)["article"]["title"] == "Precious"
