"""The page that shows the markup which a text describes: see Tests/Packages/Pages."""

import json

from browser import text

# Kinds of events, by their numbers.
CLICK, INPUT, CHANGE, SUBMIT, KEY, FOCUS, BLUR, DOWN, MOVE, UP = 0, 2, 3, 4, 5, 6, 7, 8, 9, 10

COMMAND = """
  const button = document.getElementById(arguments[0]);
  button.value = arguments[1];
  button.click();
"""


def command(driver, name, value, page="patched"):
    """Presses the button of a command, whose value is sent as it is."""
    driver.execute_script(COMMAND, f"{page}-{name}", value)


def show(driver, *lines, page="patched"):
    command(driver, "show", "\n".join(lines), page)


def redraw(driver, *lines):
    """Shows lines without an action of a person, as an answer of a server would."""
    driver.execute_script(
        COMMAND.replace("button.click()", "button.dispatchEvent(new Event('change', { bubbles: true }))"),
        "patched-show",
        "\n".join(lines),
    )


def clear(driver):
    command(driver, "clear", "")


def field(*lines, tag="input"):
    return [f"<{tag}", *lines, ">"]


def log(driver, page="patched"):
    """The events that were answered, each as its kind, its value and its key."""
    lines = "return [...document.querySelectorAll(arguments[0])].map((line) => line.textContent)"
    return driver.execute_script(lines, f"#{page}-log > p")


def shown(driver, selector, page="patched"):
    return driver.find_element("css selector", f"#{page}-shown {selector}")


def check_running(driver):
    """The page answers and has said nothing of a failure."""
    command(driver, "show", "")
    command(driver, "write", "still here")
    assert text(driver, "#patched-text") == "still here"
    failures = driver.execute_script("return [...document.querySelectorAll('.failure')].map((n) => n.textContent)")
    assert failures == [], json.dumps(failures)
