"""Scenarios of refused, failing, cut and closed answers."""

from conduit_page import scenario

UNREACHABLE = "Unable to connect"


def fill_login(page):
    page.open("/login")
    page.write("input[name='email']", "ada@example.com")
    page.write("input[name='password']", "secret12")


def fill_registration(page):
    page.open("/register")
    page.write("input[name='username']", "joan")
    page.write("input[name='email']", "joan@example.com")
    page.write("input[name='password']", "secret12")


@scenario
def a_login_that_is_refused_with_400_shows_why(page):
    fill_login(page)
    errors = {"email or password": ["is invalid"], "form": ["is old", "is long"]}
    page.fault("POST", "/api/users/login", status=400, errors=errors)
    page.submit()
    page.refuses("email or password is invalid")
    page.refuses("form is old")
    page.refuses("form is long")
    page.at("/login")
    page.holds("input[name='email']", "ada@example.com")
    page.heal()
    page.submit()
    page.is_logged_in("ada")


@scenario
def an_article_that_is_refused_keeps_its_text(page):
    page.log_in("ada")
    page.go("/editor")
    page.fill_article("Moths at noon", ["noon"])
    for status, errors in ((400, {"title": ["can't be blank"]}), (422, {"body": ["is odd"]})):
        page.fault("POST", "/api/articles", 1, status=status, errors=errors)
        page.press("button", "Publish Article")
        for field, phrases in errors.items():
            page.refuses(f"{field} {phrases[0]}")
        page.at("/editor")
    page.holds("input[name='title']", "Moths at noon")
    page.see(".tag-list .tag-default", "noon")
    page.press("button", "Publish Article")
    page.at("/article/moths-at-noon")


@scenario
def a_missing_article_or_person_leaves_the_page_usable(page):
    for route, frame in (
        ("/article/none", ".article-page"), ("/profile/nobody", ".profile-page, .user-info"),
        ("/profile/nobody/favorites", ".profile-page, .user-info"),
    ):
        page.open(route)
        page.see(frame)
        page.see("nav a[href='#/login']")
    page.log_in("ada")
    page.open("/editor/none")
    page.is_logged_in("ada")


@scenario
def a_feed_that_fails_can_be_tried_again(page):
    for fault in (
        {"status": 500}, {"close": True}, {"cut": 500}, {"status": 200, "text": "{ no JSON }}"},
        {"status": 200, "text": '{"articles": [{"slug": 7}], "articlesCount": "many"}'},
    ):
        page.fault("GET", "/api/articles", **fault)
        page.open()
        page.see(".banner")
        page.see(".feed-toggle")
        page.see(".empty-feed-message")
        page.count(".sidebar .tag-pill", 2)
        page.heal()
        page.press("button", "Try again")
        page.count(".article-preview", 10)
        page.gone(".empty-feed-message")


@scenario
def an_empty_answer_of_the_feed_leaves_the_page_usable(page):
    page.fault("GET", "/api/articles", status=204, text="")
    page.open()
    page.see(".empty-feed-message")
    page.see(".banner")


@scenario
def tags_that_fail_leave_the_feed(page):
    for fault in ({"status": 500}, {"close": True}, {"status": 200, "text": "[1"}):
        page.fault("GET", "/api/tags", **fault)
        page.open()
        page.count(".article-preview", 10)
        page.see(".feed-toggle .active", "Global Feed")
        page.gone(".sidebar .tag-pill")
        page.heal()


@scenario
def a_profile_or_an_article_that_fails_leaves_the_page_usable(page):
    for route, path, frame in (
        ("/profile/alan", "/api/profiles/alan", ".profile-page, .user-info"),
        ("/article/moth-1", "/api/articles/moth-1", ".article-page"),
    ):
        for fault in ({"status": 500}, {"close": True}, {"cut": 20}):
            page.fault("GET", path, **fault)
            page.open(route)
            page.see(frame)
            page.see("nav a[href='#/login']")
            page.heal()
        page.reload()
        page.see(".user-info h4, .article-page h1")


@scenario
def comments_that_fail_leave_the_article(page):
    page.fault("GET", "/api/articles/moth-1/comments", status=500)
    page.open("/article/moth-1")
    page.see(".article-content", "It is small.")
    page.see(".article-page h1", "Moth 1")


@scenario
def settings_that_fail_keep_the_form(page):
    page.log_in("ada")
    page.go("/settings")
    page.write("textarea[name='bio']", "Reads.")
    for fault, phrase in (
        ({"status": 500}, ""), ({"close": True}, UNREACHABLE), ({"cut": 3}, ""),
    ):
        page.fault("PUT", "/api/user", **fault)
        page.press("button", "Update Settings")
        page.refuses(phrase)
        page.at("/settings")
        page.holds("textarea[name='bio']", "Reads.")
        page.is_logged_in("ada")
        page.heal()
    page.press("button", "Update Settings")
    page.at("/profile/ada")
    page.see(".user-info", "Reads.")


@scenario
def a_login_or_a_registration_without_a_connection_says_so(page):
    for fill, path, route in (
        (fill_login, "/api/users/login", "/login"),
        (fill_registration, "/api/users", "/register"),
    ):
        fill(page)
        page.fault("POST", path, close=True)
        page.submit()
        page.refuses(UNREACHABLE)
        page.at(route)
        page.heal()
        page.submit()
        page.at("/")
        page.see("nav a[href='#/settings']")
        page.log_out()


@scenario
def an_article_without_a_connection_keeps_its_text(page):
    page.log_in("ada")
    page.go("/editor")
    page.fill_article("Moths at noon")
    page.fault("POST", "/api/articles", close=True)
    page.press("button", "Publish Article")
    page.refuses(UNREACHABLE)
    page.holds("textarea[name='body']", "Some *words*.")
    page.go("/editor/moth-2")
    page.holds("input[name='title']", "Moth 2")
    page.gone(".error-messages li")
    page.fault("PUT", "/api/articles/moth-2", close=True)
    page.press("button", "Publish Article")
    page.refuses(UNREACHABLE)
    page.at("/editor/moth-2")
    page.heal()
    page.press("button", "Publish Article")
    page.at("/article/moth-2")


@scenario
def a_favourite_or_a_follow_without_a_connection_changes_nothing(page):
    page.log_in("grace")
    page.go("/article/moth-2")
    page.see("button", "Favorite Article (0)")
    page.fault("POST", "/api/*", close=True)
    page.press("button", "Favorite Article (0)")
    page.press("button", "Follow ada")
    paths = ("articles/moth-2/favorite", "profiles/ada/follow")
    page.wait(lambda: all(page.requests(f"POST /api/{path}") for path in paths), "requests")
    page.see("button", "Favorite Article (0)")
    page.see("button", "Follow ada")
    page.gone("button", "Unfavorite")
    page.gone("button", "Unfollow")
    page.see(".article-content")
