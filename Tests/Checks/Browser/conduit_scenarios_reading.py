"""Scenarios of feeds, tags, pages, profiles and settings, and of addresses and the back button."""

from conduit_page import scenario


@scenario
def a_person_walks_through_the_pages(page):
    page.log_in("ada")
    page.press("nav a[href='#/editor']", "New Article")
    page.at("/editor")
    page.holds("input[name='title']", "")
    page.press("nav a[href='#/settings']", "Settings")
    page.at("/settings")
    page.holds("input[name='username']", "ada")
    page.press("nav a[href='#/profile/ada']")
    page.at("/profile/ada")
    page.see(".user-info h4", "ada")


@scenario
def the_global_feed_comes_first_with_ten_articles_a_page(page):
    page.open()
    page.active("Global Feed")
    page.count(".article-preview", 10)
    assert page.texts(".article-preview h1")[0] == "Moth 25"
    page.count(".pagination .page-link", 3)
    page.see(".pagination .page-item.active", "1")
    page.gone(".feed-toggle a", "Your Feed")


@scenario
def the_pages_of_the_feed_have_addresses(page):
    page.open()
    page.press(".pagination .page-link", "=2")
    page.at("/?page=2")
    page.see(".article-preview h1", "=Moth 15")
    page.see(".pagination .page-item.active", "2")
    page.press(".pagination .page-link", "=3")
    page.count(".article-preview", 5)
    page.see(".article-preview h1", "=Moth 1")
    page.open("/?page=2")
    page.see(".article-preview h1", "=Moth 15")
    page.see(".pagination .page-item.active", "2")


@scenario
def a_tag_is_a_feed_of_its_own(page):
    page.open()
    page.press(".sidebar .tag-list .tag-pill", "night")
    page.at("/tag/night")
    page.active("night")
    page.count(".article-preview", 8)
    page.gone(".pagination .page-link", "=2")
    page.press(".feed-toggle a.nav-link", "Global Feed")
    page.at("/")
    page.count(".article-preview", 10)
    page.gone(".feed-toggle a", "night")


@scenario
def a_tag_may_have_every_letter(page):
    tags = ["c# & d", "50%", "a/b", "why?", "\u00fc", "x=1&page=2"]
    for number, tag in enumerate(tags):
        page.add_article("ada", f"Odd {number}", [tag])
    for number, tag in enumerate(tags):
        page.open()
        page.press(".sidebar .tag-pill", f"={tag}")
        page.active(tag)
        page.see(".article-preview h1", f"Odd {number}")
        page.count(".article-preview", 1)
        page.reload()
        page.active(tag)
        page.count(".article-preview", 1)


@scenario
def popular_tags_are_shown(page):
    page.open()
    page.count(".sidebar .tag-list .tag-pill", 2)
    assert page.texts(".sidebar .tag-list .tag-pill") == ["moths", "night"]


@scenario
def your_feed_has_the_articles_of_those_whom_you_follow(page):
    page.log_in("grace")
    page.press(".feed-toggle a.nav-link", "Your Feed")
    page.at("/feed")
    page.active("Your Feed")
    page.see(".empty-feed-message")
    page.gone(".article-preview h1")
    page.go("/profile/alan")
    page.press("button", "Follow alan")
    page.see("button", "Unfollow alan")
    page.go("/feed")
    page.count(".article-preview", 10)
    assert set(page.texts(".article-preview .author")) == {"alan"}
    page.press(".pagination .page-link", "=2")
    page.at("/feed?page=2")
    page.count(".article-preview", 3)
    page.press(".feed-toggle a.nav-link", "Global Feed")
    page.at("/")
    page.active("Global Feed")


@scenario
def the_back_button_leads_through_the_pages(page):
    page.open()
    page.press(".sidebar .tag-pill", "moths")
    page.at("/tag/moths")
    page.press(".pagination .page-link", "=2")
    page.at("/tag/moths?page=2")
    page.press(".article-preview h1", "=Moth 15")
    page.see(".article-page h1", "Moth 15")
    page.driver.back()
    page.at("/tag/moths?page=2")
    page.see(".article-preview h1", "=Moth 15")
    page.driver.back()
    page.at("/tag/moths")
    page.see(".article-preview h1", "=Moth 25")
    page.driver.back()
    page.at("/")
    page.active("Global Feed")
    page.driver.forward()
    page.driver.forward()
    page.at("/tag/moths?page=2")
    page.see(".article-preview h1", "=Moth 15")


@scenario
def the_back_button_passes_a_page_that_led_to_the_login(page):
    page.open()
    page.count(".article-preview", 10)
    page.go("/settings")
    page.at("/login")
    page.driver.back()
    page.wait(lambda: page.route() in ("/", "/login"), "home or the login")
    page.see("nav.navbar")


@scenario
def every_address_opens_and_stays_at_a_reload(page):
    page.log_in("ada")
    for route, selector, words in (
        ("/", ".feed-toggle .active", "Global Feed"),
        ("/?page=3", ".article-preview h1", "Moth 5"),
        ("/feed", ".feed-toggle .active", "Your Feed"),
        ("/tag/night", ".feed-toggle .active", "night"),
        ("/tag/moths?page=2", ".article-preview h1", "Moth 15"),
        ("/settings", "button", "Update Settings"),
        ("/editor", "button", "Publish Article"),
        ("/editor/moth-2", ".tag-list .tag-default", "moths"),
        ("/article/moth-2", ".article-content h2", "Moth 2"),
        ("/profile/alan", ".user-info h4", "alan"),
        ("/profile/alan/favorites", ".articles-toggle .active", "Favorited Articles"),
    ):
        page.open(route)
        page.see(selector, words)
        page.reload()
        page.see(selector, words)
        page.at(route)


@scenario
def an_unknown_address_leaves_the_page_usable(page):
    for route in ("/nothing", "/article", "/tag", "/profile", "no slash", "//", "/?page=x", "/%"):
        page.open()
        page.go(route)
        page.see("nav.navbar")
        page.press("nav .navbar-brand")
        page.at("/")
        page.count(".article-preview", 10)


@scenario
def a_person_changes_biography_and_picture(page):
    picture = "https://127.0.0.1:9/moth.png"
    page.register("joan")
    page.press("nav a[href='#/settings']")
    page.holds("input[name='username']", "joan")
    page.holds("input[name='image']", "")
    page.holds("textarea[name='bio']", "")
    page.holds("input[name='password']", "")
    token = page.stored_token()
    page.write("textarea[name='bio']", "Reads & writes.")
    page.write("input[name='image']", picture)
    page.submit()
    page.at("/profile/joan")
    page.see(".user-info", "Reads & writes.")
    page.attribute(".user-info .user-img", "src", picture)
    page.is_logged_in("joan")
    assert page.keeps(token)
    page.go("/settings")
    page.holds("textarea[name='bio']", "Reads & writes.")
    page.write("textarea[name='bio']", "Reads.")
    page.submit()
    page.at("/profile/joan")
    page.see(".user-info", "Reads.")
    page.attribute(".user-info .user-img", "src", picture)


@scenario
def an_emptied_biography_is_gone(page):
    page.change_user("ada", bio="Reads.")
    page.log_in("ada")
    page.go("/settings")
    page.holds("textarea[name='bio']", "Reads.")
    page.write("textarea[name='bio']", "")
    page.submit()
    page.at("/profile/ada")
    page.see(".user-info h4", "ada")
    page.gone(".user-info", "Reads.")


@scenario
def a_person_without_biography_and_picture_is_no_null(page):
    page.register("joan")
    page.publish("Moths at noon")
    page.comment("So did I.")
    page.see(".card .card-text", "So did I.")
    for route in ("/article/moths-at-noon", "/profile/joan", "/settings", "/"):
        page.go(route)
        page.at(route)
        page.see("nav a[href='#/profile/joan']")
        page.gone("nav, .user-info, .article-meta, .card", "null")
        sources = page.run("return [...document.images].map((one) => one.getAttribute('src'))")
        assert not {"null", "undefined", ""} & set(sources), sources
    page.go("/profile/joan")
    page.see(".user-info .user-img")


@scenario
def a_person_changes_name_address_and_password(page):
    page.register("joan")
    page.go("/settings")
    page.holds("input[name='username']", "joan")
    page.write("input[name='username']", "jo")
    page.write("input[name='email']", "jo@example.com")
    page.write("input[name='password']", "another12")
    page.submit()
    page.at("/profile/jo")
    page.see(".user-info h4", "jo")
    page.is_logged_in("jo")
    page.log_out()
    page.open("/login")
    for password in ("secret12", "another12"):
        page.write("input[name='email']", "jo@example.com")
        page.write("input[name='password']", password)
        page.submit()
        if password == "secret12":
            page.refuses("credentials")
            page.at("/login")
    page.is_logged_in("jo")


@scenario
def an_address_that_is_taken_is_refused_by_the_settings(page):
    page.log_in("ada")
    page.go("/settings")
    page.holds("input[name='email']", "ada@example.com")
    page.write("input[name='email']", "alan@example.com")
    page.submit()
    page.refuses("email has already been taken")
    page.at("/settings")
    page.holds("input[name='email']", "alan@example.com")
