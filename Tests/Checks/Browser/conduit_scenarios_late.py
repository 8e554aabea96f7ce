"""Scenarios of answers that come late, also after their page was left."""

from conduit_page import scenario

COMMENT = "textarea[placeholder='Write a comment...']"


@scenario
def a_slow_answer_arrives(page):
    page.fault("GET", "/api/articles", delay=1.5)
    page.open()
    page.see(".banner")
    page.count(".article-preview h1", 10)


@scenario
def a_form_that_waits_is_sent_once(page):
    page.log_in("ada")
    page.go("/article/moth-1")
    page.see(".card .card-text", "I saw it.")
    page.fault("POST", "/api/articles/moth-1/comments", delay=1)
    page.write(COMMENT, "Once.")
    page.run(
        "const button = [...document.querySelectorAll('button')]"
        ".find((one) => one.textContent.includes('Post Comment')); button.click(); button.click();"
    )
    page.see(".card .card-text", "Once.")
    page.stays(0.5, ".card .card-text")
    assert page.requests("POST /api/articles/moth-1/comments") == 1
    page.count(".card .card-text", 2)


@scenario
def an_answer_of_a_page_that_was_left_changes_nothing(page):
    for path, route in (
        ("/api/articles/moth-1", "/article/moth-1"), ("/api/profiles/alan", "/profile/alan"),
        ("/api/articles", "/tag/night"),
    ):
        page.fault("GET", path, delay=1)
        page.open(route)
        page.go("/login")
        page.at("/login")
        page.see("button[type='submit']", "Sign in")
        page.stays(1.5, "#pages")
        page.heal()


@scenario
def the_last_feed_wins_over_one_that_comes_later(page):
    page.open()
    page.count(".article-preview", 10)
    page.fault("GET", "/api/articles", 1, delay=1.5)
    page.go("/tag/night")
    page.wait(lambda: page.requests("GET /api/articles") == 2, "a slow request")
    page.go("/tag/moths?page=3")
    page.count(".article-preview", 5)
    page.see(".article-preview h1", "=Moth 1")
    page.stays(2, ".article-preview h1", ".feed-toggle", ".pagination")


@scenario
def the_last_article_wins_over_one_that_comes_later(page):
    page.fault("GET", "/api/articles/moth-1*", 1, delay=1.5)
    page.open("/article/moth-1")
    page.go("/article/moth-2")
    page.see(".article-page h1", "=Moth 2")
    page.stays(2, ".article-page")


@scenario
def a_comment_that_is_answered_late_is_on_its_own_article_only(page):
    page.log_in("ada")
    page.go("/article/moth-1")
    page.see(".card .card-text", "I saw it.")
    page.fault("POST", "/api/articles/moth-1/comments", delay=1)
    page.comment("Late.")
    page.go("/article/moth-2")
    page.see(".article-page h1", "=Moth 2")
    page.stays(1.5, ".article-page")
    page.gone(".card .card-text", "Late.")


@scenario
def an_article_that_is_published_late_does_not_lead_away(page):
    page.log_in("ada")
    page.go("/editor")
    page.fill_article("Moths at noon")
    page.fault("POST", "/api/articles", delay=1)
    page.press("button", "Publish Article")
    page.go("/profile/alan")
    page.see(".user-info h4", "alan")
    page.stays(1.5, ".user-info")
    page.at("/profile/alan")
