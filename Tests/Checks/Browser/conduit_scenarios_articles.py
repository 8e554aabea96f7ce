"""Scenarios of writing, reading, changing and deleting articles and comments."""

from conduit_page import scenario


@scenario
def an_author_publishes_an_article(page):
    page.register("joan")
    slug = page.publish("Moths at noon", ["noon", "moths"], body="They *sleep*.")
    assert slug == "moths-at-noon", slug
    page.see(".article-content p", "They sleep.")
    page.see(".article-content em", "sleep")
    assert page.texts(".article-page .tag-list .tag-default") == ["noon", "moths"]
    page.see("a[href='#/profile/joan']")


@scenario
def an_author_changes_an_article(page):
    page.register("joan")
    slug = page.publish("Moths at noon", ["noon"])
    page.press(f"a[href='#/editor/{slug}']", "Edit Article")
    page.at(f"/editor/{slug}")
    page.holds("input[name='title']", "Moths at noon")
    page.holds("input[name='description']", "About it.")
    page.holds("textarea[name='body']", "Some *words*.")
    page.see(".tag-list .tag-default", "noon")
    page.write("input[name='title']", "Moths at night")
    page.press("button", "Publish Article")
    page.see(".article-page h1", "Moths at night")
    page.at("/article/moths-at-night")


@scenario
def a_deletion_is_asked_for_and_can_be_cancelled(page):
    page.register("joan")
    page.publish("Moths at noon")
    page.press("button", "Delete Article")
    page.press("dialog button", "Cancel")
    page.gone("dialog")
    page.see(".article-page h1", "Moths at noon")
    assert page.requests("DELETE /api/articles/moths-at-noon") == 0
    page.press("button", "Delete Article")
    page.press("dialog button", "Delete")
    page.at("/")
    page.count(".article-preview", 10)
    page.gone(".article-preview h1", "Moths at noon")


@scenario
def a_preview_shows_the_article(page):
    page.add_article("grace", "Moths at noon", ["noon", "rare"], description="They sleep.")
    page.open()
    page.count(".article-preview", 10)
    assert page.texts(".article-preview h1")[0] == "Moths at noon"
    first = ".article-preview:has(a[href='#/article/moths-at-noon'])"
    page.see(f"{first} p", "They sleep.")
    page.see(f"{first} .author", "grace")
    assert page.texts(f"{first} .tag-list .tag-default") == ["noon", "rare"]
    page.see(f"{first} .btn", "0")


@scenario
def tags_are_added_and_removed_in_the_editor(page):
    page.register("joan")
    page.go("/editor")
    page.fill_article("Moths at noon", ["alpha", "beta"])
    page.holds("input[name='tags']", "")
    page.press(".tag-list .tag-default button")
    page.gone(".tag-list .tag-default", "alpha")
    page.add_tag("gamma")
    page.at("/editor")
    page.press("button", "Publish Article")
    page.see(".article-page h1")
    assert page.texts(".article-page .tag-list .tag-default") == ["beta", "gamma"]


@scenario
def all_tags_are_removed_from_an_article(page):
    page.add_article("ada", "Moths at noon", ["alpha", "beta"])
    page.log_in("ada")
    page.go("/editor/moths-at-noon")
    page.count(".tag-list .tag-default", 2)
    for left in (1, 0):
        page.press(".tag-list .tag-default button")
        page.count(".tag-list .tag-default", left)
    page.press("button", "Publish Article")
    page.at("/article/moths-at-noon")
    page.see(".article-page h1", "Moths at noon")
    assert page.texts(".article-page .tag-list .tag-default") == []
    assert page.ask("GET", "/api/articles/moths-at-noon")["article"]["tagList"] == []


@scenario
def an_article_of_every_letter_is_kept(page):
    title = "\u00c4rger & <b>\u200f\u05d0\u05d1</b> \"quoted\" 100% \\n"
    page.log_in("ada")
    page.publish(title, ["\u00fc&<"], description="<i>\u4e16\u754c</i>")
    assert page.texts(".article-page h1")[0] == title
    page.go("/")
    page.see(".article-preview p", "<i>\u4e16\u754c</i>")
    assert page.ask("GET", "/api/articles?limit=1")["articles"][0]["title"] == title


@scenario
def a_comment_is_posted_and_its_field_is_empty_again(page):
    page.log_in("ada")
    page.go("/article/moth-1")
    page.see(".card-text", "I saw it.")
    page.comment("So did I.")
    page.see(".card .card-block", "So did I.")
    page.holds("textarea[placeholder='Write a comment...']", "")
    page.reload()
    page.see(".card .card-text", "So did I.")


@scenario
def an_author_deletes_a_comment(page):
    page.log_in("ada")
    page.go("/article/moth-1")
    page.comment("So did I.")
    page.see(".card .card-text", "So did I.")
    page.press(".card .mod-options button", "Delete comment")
    page.gone(".card .card-text", "So did I.")
    page.see(".card .card-text", "I saw it.")


@scenario
def a_comment_whose_deletion_is_answered_by_200_goes(page):
    page.log_in("grace")
    page.go("/article/moth-1")
    page.fault("DELETE", "/api/articles/*", status=200, text="{}")
    page.press(".card .mod-options button", "Delete comment")
    page.gone(".card .card-text", "I saw it.")


@scenario
def only_the_author_of_a_comment_may_delete_it(page):
    page.log_in("ada")
    page.go("/article/moth-1")
    page.see(".card .card-text", "I saw it.")
    page.gone(".mod-options button")
    page.comment("So did I.")
    page.see(".card .card-text", "So did I.")
    page.count(".mod-options button", 1)


@scenario
def a_comment_needs_a_login(page):
    page.open("/article/moth-1")
    page.see(".card .card-text", "I saw it.")
    page.gone("textarea[placeholder='Write a comment...']")
    page.see(".article-page a[href='#/login']")
    page.see(".article-page a[href='#/register']")


@scenario
def a_long_comment_is_shown_whole(page):
    body = "This comment is very long. " * 50
    page.add_comment("ada", "moth-1", body)
    page.open("/article/moth-1")
    page.see(".card .card-text", body.strip())


@scenario
def an_empty_comment_is_not_posted(page):
    page.log_in("ada")
    page.go("/article/moth-1")
    page.see(".card .card-text", "I saw it.")
    page.write("textarea[placeholder='Write a comment...']", "   ")
    if page.found("button", "Post Comment")[0].is_enabled():
        page.press("button", "Post Comment")
    page.stays(0.3, ".card .card-text")
    page.count(".card .card-text", 1)
