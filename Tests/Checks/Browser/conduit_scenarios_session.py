"""Scenarios of registering, logging in, logging out, and of sessions that end or cannot be read."""

from conduit_page import scenario


@scenario
def a_person_logs_out_and_in_again(page):
    page.register("joan")
    token = page.stored_token()
    page.log_out()
    page.gone("nav a[href='#/profile/joan']")
    page.wait(lambda: not page.keeps(token), "the token is gone")
    page.log_in("joan")
    page.at("/")
    assert page.stored_token() != token


@scenario
def an_unknown_address_or_a_wrong_password_is_refused(page):
    page.open("/login")
    for name, password in (("nobody", "secret12"), ("ada", "wrong password")):
        page.write("input[name='email']", f"{name}@example.com")
        page.write("input[name='password']", password)
        page.submit()
        page.refuses("credentials")
        page.at("/login")
        page.is_logged_out()
    page.holds("input[name='email']", "ada@example.com")


@scenario
def an_error_goes_when_the_person_leaves_the_page(page):
    page.open("/login")
    page.write("input[name='email']", "ada@example.com")
    page.write("input[name='password']", "wrong password")
    page.submit()
    page.refuses("credentials")
    page.press("nav a[href='#/register']")
    page.at("/register")
    page.see("input[name='username']")
    page.gone(".error-messages li")


@scenario
def a_name_or_an_address_that_is_taken_is_refused(page):
    page.open("/register")
    for name, address, field in (
        ("ada", "new@example.com", "username"), ("joan", "ada@example.com", "email"),
    ):
        page.write("input[name='username']", name)
        page.write("input[name='email']", address)
        page.write("input[name='password']", "secret12")
        page.submit()
        page.refuses(f"{field} has already been taken")
        page.at("/register")
        page.is_logged_out()


@scenario
def a_reload_of_the_settings_waits_for_the_person(page):
    page.log_in("ada")
    page.fault("GET", "/api/user", delay=1)
    page.go("/settings")
    page.holds("input[name='username']", "ada")
    page.reload()
    page.holds("input[name='username']", "ada")
    page.at("/settings")


@scenario
def a_failing_server_keeps_the_session(page):
    """A server that cannot tell who the person is leaves the page usable, and the token stays."""
    page.log_in("ada")
    token = page.stored_token()
    page.fault("GET", "/api/user", status=500)
    for _ in range(2):
        page.reload()
        page.count(".article-preview", 10)
        page.see("button", "Try again")
        assert page.keeps(token)
    page.press(".sidebar .tag-pill", "night")
    page.at("/tag/night")
    page.count(".article-preview", 8)
    page.heal()
    page.press("button", "Try again")
    page.is_logged_in("ada")
    page.gone("button", "Try again")
    assert page.stored_token() == token


@scenario
def an_invalid_token_leads_from_the_settings_to_the_login(page):
    page.log_in("ada")
    page.expire()
    for route in ("/settings", "/editor"):
        page.open(route)
        page.at("/login")
        page.is_logged_out()


@scenario
def an_expired_token_logs_out_at_any_request(page):
    page.log_in("alan")
    page.go("/article/moth-2")
    page.see("button", "Follow ada")
    token = page.stored_token()
    page.expire()
    page.press("button", "Follow ada")
    page.is_logged_out()
    page.wait(lambda: not page.keeps(token), "the token is gone")
