"""Scenarios of texts that try to run a script, and do not."""

import time

from conduit_page import scenario

MARKUP = (
    "<script>attack('script')</script><img src=x onerror=\"attack('image')\">"
    "<svg onload=\"attack('svg')\"></svg>"
    "<iframe srcdoc=\"<script>parent.attack('frame')</script>\"></iframe>"
    "<a href=\"javascript:attack('a')\">a</a><div onmouseover=\"attack('div')\">b</div>"
    "<details open ontoggle=\"attack('details')\">c</details><style>*{color:red}</style>"
    "<form action=\"javascript:attack('form')\"><button>d</button></form>"
    "<base href=\"https://evil.example\">"
)
LINKS = [
    "javascript:attack()", "JaVaScRiPt:attack()", "  javascript:attack()", "java\tscript:attack()",
    "&#106;avascript:attack()", "javascript&colon;attack()", "\u0001javascript:attack()",
    "vbscript:attack()", "data:text/html,<script>attack()</script>",
    "//evil.example\" onclick=\"attack()",
]
PICTURES = [
    "https://127.0.0.1:9/a.png\" onerror=\"attack()", "x' onerror='attack()",
    "javascript:attack()", "data:text/html,<script>attack()</script>",
    "https://127.0.0.1:9/a.png\"><script>attack()</script>",
    "https://127.0.0.1:9/a.svg\" onload=\"attack()",
]

# The elements and attributes within the program's part of the page that could run a script.
DANGERS = """
  const found = [];
  for (const node of document.querySelectorAll("#pages *")) {
    if (node.matches("script, iframe, object, embed, base, style, form[action], meta, link")) {
      found.push(node.outerHTML.slice(0, 80));
    }
    for (const { name, value } of node.attributes) {
      const isCode = /^(javascript|vbscript|data):/i.test(value.replace(/[\\u0000-\\u0020]/g, ""))
        && !/^data:image\\/(svg\\+xml|png)/.test(value);
      const isAddress = /^(href|src|action|formaction|xlink:href|srcdoc|srcset|poster)$/.test(name);
      if (/^on/.test(name) || isAddress && isCode) found.push(node.outerHTML.slice(0, 80));
    }
  }
  return found;
"""


def is_harmless(page):
    """Nothing has run, nothing can, and the links of the text do nothing either."""
    time.sleep(0.3)
    assert page.run(DANGERS) == [], page.run(DANGERS)
    page.run(
        """
        for (const node of document.querySelectorAll(
            ".article-content *, .card-text *, .user-info p *, .article-preview p *")) {
          node.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
          if (node.matches("a") && /^(javascript|data|vbscript):/.test(node.href)) node.click();
        }
        """
    )
    assert page.run("return window.attacks") == [], page.run("return window.attacks")
    assert page.driver.current_url.startswith(page.origin + "/"), page.driver.current_url


@scenario
def markup_in_the_body_of_an_article_does_nothing(page):
    page.add_article("ada", "Moths", body=f"Before {MARKUP} after.\n\n{MARKUP}")
    page.open("/article/moths")
    page.see(".article-content", "Before")
    is_harmless(page)


@scenario
def links_of_markdown_run_nothing(page):
    lines = [f"[link {n}]({link}) ![picture {n}]({link}) <{link}>" for n, link in enumerate(LINKS)]
    lines += [f"[other {n}]: {link}\n\n[other {n}]" for n, link in enumerate(LINKS)]
    page.add_article("ada", "Moths", body="Before.\n\n" + "\n\n".join(lines))
    page.open("/article/moths")
    page.see(".article-content", "Before.")
    is_harmless(page)


@scenario
def markup_in_a_title_a_description_and_a_tag_is_text(page):
    page.add_article("ada", f"T {MARKUP}", [f"G {MARKUP}"], description=f"D {MARKUP}")
    page.open()
    page.see(".article-preview h1", "<script>attack('script')</script>")
    page.see(".article-preview p", "<img src=x onerror=")
    page.see(".sidebar .tag-pill", "<svg onload=")
    is_harmless(page)
    page.press(".article-preview h1", "<script>")
    page.see(".article-page h1", "<script>attack('script')</script>")
    page.see(".article-page .tag-list .tag-default", "<script>")
    is_harmless(page)
    page.go("/profile/ada")
    page.see(".article-preview h1", "<script>")
    is_harmless(page)


@scenario
def markup_in_a_comment_is_text(page):
    page.add_comment("ada", "moth-1", f"C {MARKUP} [a](javascript:attack())")
    page.open("/article/moth-1")
    page.see(".card .card-text", "<script>attack('script')</script>")
    is_harmless(page)


@scenario
def markup_in_a_biography_is_text(page):
    page.change_user("ada", bio=f"B {MARKUP}")
    page.open("/profile/ada")
    page.see(".user-info", "<script>attack('script')</script>")
    is_harmless(page)


@scenario
def the_address_of_a_picture_runs_nothing(page):
    page.log_in("ada")
    slug = page.add_article("ada", "Moths")
    page.add_comment("ada", slug, "A comment.")
    for picture in PICTURES:
        page.change_user("ada", image=picture)
        for route, selector in (
            ("/profile/ada", ".user-info h4"), (f"/article/{slug}", ".card .card-text"),
            ("/", ".article-preview"), ("/settings", "input[name='image']"),
        ):
            page.open(route)
            page.see(selector)
            is_harmless(page)
        page.holds("input[name='image']", picture)


@scenario
def an_address_of_markup_runs_nothing(page):
    for route in ("/tag/", "/profile/", "/article/"):
        page.open()
        page.go(route + MARKUP)
        page.see("nav.navbar")
        is_harmless(page)


@scenario
def an_error_of_markup_is_text(page):
    page.fault("POST", "/api/users/login", status=422, errors={MARKUP: [MARKUP]})
    page.open("/login")
    page.write("input[name='email']", "ada@example.com")
    page.write("input[name='password']", "secret12")
    page.submit()
    page.refuses("<script>attack('script')</script>")
    is_harmless(page)


@scenario
def a_secret_is_in_no_address_and_no_text_of_the_page(page):
    page.log_in("ada")
    token = page.stored_token()
    for route in ("/", "/settings", "/profile/ada"):
        page.go(route)
        page.see("nav a[href='#/profile/ada']")
        assert token not in page.run("return document.documentElement.outerHTML")
        assert token not in page.driver.current_url
    with page.server.conduit.lock:
        assert not any(token in line for line in page.server.conduit.requests)


@scenario
def escapes_that_are_no_text_change_no_other_text(page):
    page.open("/tag/" + "%80" * 8 + "script")
    page.see(".feed-toggle .nav-link", "=# " + "\ufffd" * 8 + "script")
    page.see(".sidebar", "Popular Tags")
    page.open("/profile/" + "%F0%9F" * 6 + "onload")
    page.see("a.nav-link", "=Home")
    is_harmless(page)
