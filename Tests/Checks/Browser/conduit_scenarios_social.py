"""Scenarios of following, of favourites and of profiles."""

from conduit_page import scenario


@scenario
def a_person_follows_another_one_and_stops(page):
    page.log_in("grace")
    page.go("/profile/alan")
    page.press("button", "Follow alan")
    page.see("button", "Unfollow alan")
    page.reload()
    page.press("button", "Unfollow alan")
    page.see("button", "Follow alan")
    page.gone("button", "Unfollow alan")


@scenario
def a_person_follows_the_author_of_an_article(page):
    page.log_in("grace")
    page.go("/article/moth-2")
    page.press("button", "Follow ada")
    page.see("button", "Unfollow ada")
    page.gone("button", "Follow ada")
    page.press("button", "Unfollow ada")
    page.see("button", "Follow ada")


@scenario
def the_own_profile_leads_to_the_settings(page):
    page.log_in("ada")
    page.press("nav a[href='#/profile/ada']")
    page.see(".user-info h4", "ada")
    page.gone("button", "Follow ada")
    page.press(".user-info a[href='#/settings']", "Edit Profile Settings")
    page.at("/settings")


@scenario
def a_profile_shows_the_articles_of_the_person(page):
    page.register("joan")
    page.publish("Moths at noon")
    page.publish("Moths at night")
    page.go("/profile/joan")
    page.active("My Articles")
    page.count(".article-preview", 2)
    assert page.texts(".article-preview h1") == ["Moths at night", "Moths at noon"]


@scenario
def a_profile_shows_the_favourites_of_the_person(page):
    page.log_in("grace")
    page.go("/article/moth-7")
    page.press("button", "Favorite Article (0)")
    page.see("button", "Unfavorite Article (1)")
    page.go("/profile/grace")
    page.press(".articles-toggle a.nav-link", "Favorited Articles")
    page.at("/profile/grace/favorites")
    page.active("Favorited Articles")
    page.count(".article-preview", 1)
    page.see(".article-preview h1", "=Moth 7")
    page.press(".articles-toggle a.nav-link", "My Articles")
    page.at("/profile/grace")
    page.gone(".article-preview h1")


@scenario
def a_favourite_is_chosen_and_taken_back(page):
    page.log_in("grace")
    page.go("/article/moth-7")
    page.press("button", "Favorite Article (0)")
    page.see("button", "Unfavorite Article (1)")
    page.reload()
    page.press("button", "Unfavorite Article (1)")
    page.see("button", "Favorite Article (0)")


@scenario
def a_favourite_is_chosen_in_a_feed(page):
    page.log_in("grace")
    page.go("/")
    button = ".article-preview:has(a[href='#/article/moth-25']) .btn"
    page.press(button, "0")
    page.see(button, "1")
    page.reload()
    page.press(button, "1")
    page.see(button, "0")
    assert page.requests("DELETE /api/articles/moth-25/favorite") == 1


@scenario
def following_without_a_login_leads_to_it(page):
    for route in ("/article/moth-2", "/profile/ada"):
        page.open(route)
        page.press("button, a", "Follow ada")
        page.at("/login")
    assert page.requests("POST /api/profiles/ada/follow") == 0


@scenario
def a_favourite_without_a_login_leads_to_it(page):
    page.open("/article/moth-2")
    page.press("button, a", "Favorite Article")
    page.at("/login")
    page.open()
    page.press(".article-preview .btn")
    page.at("/login")
    assert page.requests("POST /api/articles/moth-2/favorite") == 0
