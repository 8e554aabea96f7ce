"""A page that was patched is the page drawn afresh, also what its fields show."""

import os
import pathlib
import sys

from browser import browser, check_errors, open_page, until
from described import CHANGE, CLICK, INPUT, check_running, command, field, log, show, shown
from selenium.webdriver.common.by import By


def property(driver, selector, name):
    return shown(driver, selector).get_property(name)


def check_random(driver, sequences, steps):
    script = pathlib.Path(__file__).with_name("afresh.js").read_text()
    pairs = 0
    for seed in range(1, 5):
        result = driver.execute_script(script, seed, sequences // 4, steps)
        assert result["found"] is None, f"seed {seed}: {result}"
        pairs += result["compared"]
    return pairs


def options(*values):
    return [line for value in values for line in ["<option", f":value={value}", f'"{value}', ">"]]


def check_late(driver):
    """A value may come before the options, the limit or the type that it depends on."""
    show(driver, "<select", ":value=c", *options("a", "b"), ">")
    assert property(driver, "select", "selectedIndex") == -1
    show(driver, "<select", ":value=c", *options("a", "b", "c"), ">")
    assert property(driver, "select", "value") == "c"
    show(driver, "<select", ":value=c", *options("c", "a"), ">")
    assert property(driver, "select", "value") == "c"
    show(driver, *field(":type=range", ":max=100", ":value=150"))
    assert property(driver, "input", "value") == "100"
    show(driver, *field(":type=range", ":max=200", ":value=150"))
    assert property(driver, "input", "value") == "150"
    for kind, value in [("text", "150"), ("checkbox", "150"), ("color", "#000000"), ("text", "150")]:
        show(driver, *field(f":type={kind}", ":value=150", ":checked="))
        assert property(driver, "input", "value") == value, kind
        assert property(driver, "input", "checked")


def check_entries(driver):
    """An entry stays until the program answers it or the markup has a new value."""
    show(driver, *field(":type=password"))
    shown(driver, "input").send_keys("secret")
    show(driver, *field(":type=text", ":title=shown"))
    assert property(driver, "input", "value") == "secret"
    show(driver, *field(":type=text", ":value="))
    assert property(driver, "input", "value") == ""
    # An entry that the program has answered is the markup's, also after the field is left.
    show(driver, *field("$", "*", ":type=text"), *field("#9"))
    command(driver, "write", "")
    shown(driver, "input").send_keys("abc")
    shown(driver, "input + input").click()
    for kind, value in [("number", ""), ("text", "abc")]:
        show(driver, *field("$", "*", f":type={kind}"), *field("#9"))
        assert property(driver, "input", "value") == value, kind
    # An entry that the program answers and does not take goes away again.
    show(driver, "<select", ":value=a", "!3", *options("a", "b"), ">")
    shown(driver, "option:last-child").click()
    assert log(driver)[-1] == f"{CHANGE} b " and property(driver, "select", "value") == "a"
    for kind in ["checkbox", "radio"]:
        for answered in [CLICK, INPUT, CHANGE]:
            show(driver)
            one = [f":type={kind}", ":name=one", f"!{answered}"]
            show(driver, "<form", *field(*one, ":value=1", ":checked="), *field(*one, ":value=2"), ">")
            for box in [0, 1]:
                driver.find_elements(By.CSS_SELECTOR, "#patched-shown input")[box].click()
            until(lambda: driver.execute_script(
                "return [...document.querySelectorAll('#patched-shown input')].map((box) => box.checked)"
            ) == [True, False])
    # An entry that no handler answers stays, also when something else is drawn.
    show(driver, *field(":type=radio", ":name=one", ":checked="), *field(":type=radio", ":name=one", ":value=2"))
    shown(driver, "input + input").click()
    show(driver, *field(":type=radio", ":name=one", ":checked=", ":title=x"), *field(":type=radio", ":name=one", ":value=2"))
    assert property(driver, "input + input", "checked")
    show(driver, "<select", *options("a", "b"), ">")
    shown(driver, "option:last-child").click()
    show(driver, "<select", *options("a", "b", "c"), ">")
    assert property(driver, "select", "value") == "b"


def check_reset(driver):
    show(
        driver, "<form", *field(":value=kept"), *field(":type=checkbox", ":checked="),
        "<select", ":value=b", *options("a", "b"), ">", *field(":type=reset"), *field(":name=elements"), ">",
    )
    shown(driver, "input").send_keys("more")
    shown(driver, "[type=reset]").click()
    fields = "return [...document.querySelectorAll('#patched-shown form > *')].map((n) => n.checked || n.value)"
    until(lambda: driver.execute_script(fields)[:3] == ["kept", True, "b"])


def check_odd(driver):
    """Values that an element cannot have do not end the page."""
    for tag, name in [("progress", "value"), ("meter", "max"), ("output", "value"), ("p", "checked"), ("li", "value")]:
        show(driver, f"<{tag}", f":{name}=odd", '"text', ">")
        assert shown(driver, tag).get_dom_attribute(name) is not None
        show(driver, f"<{tag}", f":{name}=other", '"more', ">")
        assert shown(driver, tag).get_property("textContent") == "more"
    show(driver, *field(":type=file", ":value=name"))
    show(driver, "<svg", "<input", ":value=a", ">", "<select", ":value=a", ">", "<constructor", ":constructor=a", ">", ">")


def main(page):
    times = int(os.environ.get("AFRESH_TIMES", "1"))
    with browser() as driver:
        open_page(driver, page)
        check_late(driver)
        check_entries(driver)
        check_reset(driver)
        check_odd(driver)
        pairs = check_random(driver, 20 * times, 25)
        check_running(driver)
        check_errors(driver)
    print(f"{pairs} random changes of fields leave the page that is drawn afresh")


main(sys.argv[1])
