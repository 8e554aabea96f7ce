"""Scenarios of answers that come late, also after their page was left."""

from conduit_page import scenario


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
