"""Scenarios of the keyboard, of names, of colours, of narrow windows and of the other direction."""

from browser import check_calm, check_contrast, unnamed
from conduit_page import scenario
from selenium.webdriver.common.keys import Keys

LONG = "Lepidopterologists" * 8

# The visible elements that reach out of the window, unless a part that scrolls contains them.
OUTSIDE = """
  const found = [];
  const width = document.documentElement.clientWidth;
  const scrolls = (node) => node.closest("#pages") !== node && node !== document.body
    && /auto|scroll|hidden|clip/.test(getComputedStyle(node).overflowX);
  for (const node of document.body.querySelectorAll("*")) {
    const box = node.getBoundingClientRect();
    if (!node.checkVisibility() || box.width <= 1 || box.height <= 1) continue;
    if (box.left >= -1 && box.right <= width + 1) continue;
    let around = node.parentElement;
    while (around !== null && !scrolls(around)) around = around.parentElement;
    if (around === null) found.push([box.left, box.right, node.outerHTML.slice(0, 90)]);
  }
  return found;
"""


def pages(page):
    """Opens each kind of page, as a person with long texts sees it."""
    body = f"{LONG} `{LONG}`\n\n```\n{LONG}\n```\n\n| a |\n\n> {LONG}\n\n- {LONG}"
    slug = page.add_article("ada", f"Moths {LONG}", [LONG], description=LONG, body=body)
    page.add_comment("ada", slug, LONG)
    page.change_user("ada", bio=LONG, image="https://127.0.0.1:9/" + LONG)
    page.open("/login")
    page.submit()
    yield "the login"
    page.go("/register")
    page.see("input[name='username']")
    yield "the registration"
    page.log_in("ada")
    for route, selector in (
        ("/", ".article-preview"), ("/tag/" + LONG, ".article-preview"),
        ("/feed", ".empty-feed-message"), ("/profile/ada", ".article-preview"),
        (f"/article/{slug}", ".card .card-text"), (f"/editor/{slug}", ".tag-list .tag-default"),
        ("/settings", "textarea[name='bio']"), ("/article/none", ".article-page"),
    ):
        page.go(route)
        page.see(selector)
        yield route
    page.fault("GET", "/api/articles", status=500)
    page.open("/")
    page.see(".empty-feed-message")
    page.heal()
    yield "a feed that has failed"
    page.go(f"/article/{slug}")
    page.press("button", "Delete Article")
    page.see("dialog button", "Cancel")
    yield "a question"


@scenario
def every_control_and_picture_has_a_name(page):
    for place in pages(page):
        assert unnamed(page.driver) == [], (place, unnamed(page.driver))
        bare = "return [...document.querySelectorAll('img:not([alt])')].map((one) => one.outerHTML)"
        assert page.run(bare) == [], (place, page.run(bare))
        # What is behind a dialog is not read out.
        fields = ":is(input, textarea, select):not(body:has(dialog) :not(dialog *))"
        for field in page.found(fields):
            assert field.accessible_name, (place, field.get_attribute("outerHTML")[:90])


@scenario
def every_text_has_contrast_in_both_schemes(page):
    for place in pages(page):
        assert check_contrast(page.driver) > 0, place


@scenario
def nothing_moves_for_a_person_who_wants_it_so(page):
    for _ in pages(page):
        check_calm(page.driver)


def set_width(page, width):
    if width is None:
        return page.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    size = {"width": width, "height": 700, "deviceScaleFactor": 1, "mobile": False}
    return page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


@scenario
def a_window_of_320_pixels_needs_no_scrolling_sideways(page):
    set_width(page, 320)
    try:
        for place in pages(page):
            assert page.run("return innerWidth") == 320, page.run("return innerWidth")
            wide = page.run("return document.documentElement.scrollWidth")
            assert wide <= 320, (place, wide, page.run(OUTSIDE))
            assert page.run(OUTSIDE) == [], (place, page.run(OUTSIDE))
    finally:
        set_width(page, None)


@scenario
def many_pages_fit_into_a_narrow_window(page):
    conduit = page.server.conduit
    with conduit.lock:
        user = conduit.store.user_named("grace")
        for number in range(400):
            fields = {"title": f"Bee {number}", "description": "A bee.", "body": "Bee."}
            conduit.store.create_article(user, fields)
    set_width(page, 320)
    try:
        page.open("/?page=40")
        page.see(".pagination .page-item.active", "40")
        assert page.run(OUTSIDE) == [], page.run(OUTSIDE)
    finally:
        set_width(page, None)


@scenario
def everything_is_inside_the_window_from_right_to_left(page):
    for width in (1000, 320):
        page.reset()
        set_width(page, width)
        try:
            for place in pages(page):
                page.run("document.documentElement.dir = 'rtl'")
                assert page.run(OUTSIDE) == [], (place, width, page.run(OUTSIDE))
        finally:
            set_width(page, None)


@scenario
def the_keyboard_alone_signs_in_and_posts_a_comment(page):
    page.open()
    page.count(".article-preview", 10)
    page.tab_to("nav a[href='#/login']")
    page.type(Keys.ENTER)
    page.see("input[name='email']")
    if not page.is_focused("input[name='email']"):
        page.tab_to("input[name='email']")
    page.type("ada@example.com", Keys.TAB)
    assert page.is_focused("input[name='password']")
    page.type("secret12", Keys.ENTER)
    page.is_logged_in("ada")
    page.count(".article-preview", 10)
    page.tab_to("a[href='#/article/moth-25']")
    page.type(Keys.ENTER)
    page.see(".article-page h1", "Moth 25")
    page.see("textarea[placeholder='Write a comment...']")
    page.tab_to("textarea[placeholder='Write a comment...']")
    page.type("By keys.", Keys.TAB)
    assert page.is_focused("button"), page.run("return document.activeElement.outerHTML")
    page.type(Keys.ENTER)
    page.see(".card .card-text", "By keys.")


@scenario
def the_keyboard_alone_publishes_and_deletes_an_article(page):
    page.log_in("ada")
    page.tab_to("nav a[href='#/editor']")
    page.type(Keys.ENTER)
    page.see("input[name='title']")
    if not page.is_focused("input[name='title']"):
        page.tab_to("input[name='title']")
    page.type("Moths by keys", Keys.TAB)
    page.type("About it.", Keys.TAB)
    page.type("Some words.", Keys.TAB)
    page.type("noon", Keys.ENTER)
    page.see(".tag-list .tag-default", "noon")
    assert page.is_focused("input[name='tags']")
    page.tab_to("button[type='submit']")
    page.type(Keys.ENTER)
    page.see(".article-page h1", "Moths by keys")
    page.see("button", "Delete Article")
    page.tab_to("button", "Delete Article")
    page.type(Keys.ENTER)
    page.see("dialog")
    page.wait(lambda: page.is_focused("dialog, dialog *"), "focus in the dialog")
    if "Cancel" != page.run("return document.activeElement.textContent.trim()"):
        page.tab_to("dialog button", "Cancel", 3)
    page.type(Keys.ENTER)
    page.gone("dialog")
    page.see(".article-page h1", "Moths by keys")


@scenario
def the_focus_is_visible_at_every_stop(page):
    page.log_in("ada")
    page.go("/article/moth-2")
    page.see(".article-page h1")
    stops = set()
    for _ in range(12):
        page.type(Keys.TAB)
        name, *style = page.run(
            "const one = document.activeElement, style = getComputedStyle(one);"
            "return [one === document.body ? '' : one.outerHTML.slice(0, 90),"
            " style.outlineStyle, style.outlineWidth, style.boxShadow]"
        )
        shows = style[0] != "none" and style[1] != "0px" or style[2] != "none"
        assert shows or name == "", (style, name)
        stops.add(name)
    assert len(stops) > 6, stops


@scenario
def a_refusal_is_announced(page):
    page.open("/login")
    page.write("input[name='email']", "ada@example.com")
    page.write("input[name='password']", "wrong password")
    page.submit()
    page.refuses("credentials")
    live = ".closest('[role=alert], [role=status], [aria-live]') !== null"
    assert page.run(f"return document.querySelector('.error-messages li'){live}")
