"""Every sample program in every architecture shows what `lab run` shows, after each message."""

import json
import subprocess
import sys

from browser import browser, check_calm, check_contrast, check_errors, open_page, unnamed
from selenium.webdriver.common.keys import Keys

# Quotation marks belong to the syntax of messages.
SCRIPTS = {
    "counter": ['+', '+', '-', '-', '-'],
    "tasks": [
        'add(title: "buy <milk> & \\"bread\\"")', 'add(title: "\u20ac \u00e9 \U0001f600")',
        'toggle(number: 1)', 'edit(number: 2, title: "tea")', 'filter(done)', 'filter(all)',
        'remove(number: 2)', 'undo', 'clearDone', 'undo',
    ],
    "temperature": ['celsius("100")', 'fahrenheit("-40")', 'celsius("<b>")'],
    "flight": [
        'book', 'choose(return)', 'back("26.03.2014")', 'book', 'back("29.02.2016")', 'book',
    ],
    "timer": ['tick', 'duration(2)', 'tick', 'tick', 'duration(3)', 'tick'],
    "people": [
        'filter("M")', 'select(2)', 'surname("<i>")', 'update', 'filter("")', 'create', 'delete',
    ],
    "circles": [
        'press(x: 40, y: 30)', 'press(x: 45, y: 30)', 'adjust', 'diameter(50)', 'close', 'undo',
        'redo',
    ],
    "wizard": [
        'next', 'answer("Ada")', 'next', 'answer("blue")', 'back', 'next', 'next', 'first', 'last',
    ],
    "life": ['place(glider, x: 1, y: 1)', 'step(1)', 'toggle(x: 0, y: 0)', 'step(4)'],
    "feed": [
        'follow("news")', 'follow("sport")', 'arrived(["one", "two"], from: "news")',
        'failed("rain", of: "sport")', 'read(1, of: "news")',
    ],
    # On a page the die falls by itself; only the messages of a person are compared.
    "die": ['fell(3)', 'fell(6)'],
    "notebook": [
        'add("milk", within: [])', 'add("<b>", within: [1])', 'rewrite([1, 1], "tea")',
        'add("moths", within: [])', 'move([2], to: 1)', 'read', 'levels(1)',
    ],
    "todos": [
        'add(title: "milk")', 'add(title: "<i>")', 'toggle(2)', 'edit(1)', 'save(title: "tea")',
        'route(active)', 'route(all)', 'clearCompleted',
    ],
}

# The programs whose page reads these texts; the page of another takes the number of the message.
READ = ["counter", "tasks", "wizard", "life", "todos"]

ARCHITECTURES = ["elm", "redux", "react", "halogen"]


def expected(lab, program, messages):
    """The views at the start and after each message of a run."""
    words = [lab, "run", "--program", program, "--script", "-", "--json", "--architecture", "elm"]
    run = subprocess.run(words, input="\n".join(messages) + "\n", text=True, capture_output=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)["runs"][0]["views"]


def shown(driver, name):
    return driver.execute_script(
        "return document.querySelector(`section[aria-label='${arguments[0]}'] pre`).textContent", name
    )


def type_line(driver, name, line):
    field = driver.find_element("css selector", f"section[aria-label='{name}'] input")
    # Letters beyond the basic plane cannot be typed by this driver.
    driver.execute_script("arguments[0].value = ''", field)
    if all(ord(letter) < 0x10000 for letter in line):
        field.send_keys(line, Keys.ENTER)
    else:
        driver.execute_script(
            "arguments[0].value = arguments[1];"
            "arguments[0].dispatchEvent(new Event('change', { bubbles: true }))",
            field,
            line,
        )


def main(page, lab):
    with browser() as driver:
        open_page(driver, page)
        compared = 0
        for program, messages in SCRIPTS.items():
            views = expected(lab, program, messages)
            for architecture in ARCHITECTURES:
                name = f"{program} {architecture}"
                assert shown(driver, name) == views[0], name
                for number, message in enumerate(messages):
                    type_line(driver, name, message if program in READ else str(number))
                assert shown(driver, name) == views[-1], (name, shown(driver, name), views[-1])
                compared += 1
        assert unnamed(driver) == [], unnamed(driver)
        texts = check_contrast(driver)
        check_calm(driver)
        check_errors(driver)
    print(f"{compared} runs on a page show what they show in lab run")
    print(f"{texts} texts have a contrast of 4.5 or more, in a light and in a dark scheme")


main(sys.argv[1], sys.argv[2])
