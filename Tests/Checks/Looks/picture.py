"""The pictures of the laboratory's page: one program in four architectures, and two people with a server.

    python3 picture.py LABORATORY.html FOLDER [--check]

The first is the README's. It adds to each card what other code may ask of the component there. FOLDER gets
each picture in a light and in a dark scheme, and its texts. With --check nothing is written: it fails if
the texts in FOLDER are not those of the page and of the compiler's messages.
"""

import pathlib
import sys

from looks import Sheet, overflow, resize
from tour import visit

from browser import browser, media
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ROOT = pathlib.Path(__file__).resolve().parents[3]
MESSAGES = ROOT / "Sources/Components/ComponentKit/Architectures/Component+Diagnostics.swift"
REFUSAL = "Elm and Halogen hide the state"
WIDTH, MOST = 1280, 150 << 10

# What other code asks of the component of a card, whether it may, and what it gets.
ASKED = [
    ["list.state", False, f"error: {REFUSAL}"],
    ["list.actions()", True, "the log, and the state"],
    ["list.setState { … }", True, "any state, at once"],
    ["list.ask(…)", True, "answers to its queries"],
]

ADD = """
  const cards = [...document.querySelectorAll(".card")];
  cards.forEach((card, number) => {
    const [code, isAllowed, words] = arguments[0][number];
    const line = document.createElement("p");
    const call = document.createElement("code");
    call.textContent = (isAllowed ? "✓ " : "✗ ") + code;
    line.className = "asked";
    line.append(call, document.createElement("br"), words);
    card.append(line);
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.asked { margin: 0; padding: var(--s3) 0 0; border-top: 1px solid var(--line);
      color: var(--positive); font-size: var(--small) }
    .asked code { color: inherit; font-weight: 600 }
    .card:first-of-type .asked { color: var(--negative) }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.activeElement.blur();
  scrollTo(0, 0);
"""

# Leaves two people and the server alone on the page.
ALONE = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`body > header, .laboratory > :not([aria-labelledby=people]) { display: none !important }
    body { padding: 8px !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.activeElement.blur();
  scrollTo(0, 0);
"""

# The visible texts down to the end of some parts, where that is, and how many of them are in sight.
SHOWN = """
  const cards = [...document.querySelectorAll(arguments[0])];
  const end = Math.max(...cards.map((card) => card.getBoundingClientRect().bottom));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (text && node.checkVisibility() && !node.closest("script, style")
      && node.getBoundingClientRect().top < end) texts.push(text);
  }
  return [Math.ceil(end + 8), texts, cards.filter((card) =>
    card.closest(".laboratory") && card.getBoundingClientRect().right <= innerWidth).length];
"""


def stage(page):
    """The moment of the picture: two tasks, of which one is done."""
    page.press("tasks")
    page.write("message", 'add(title: "milk")', 'add(title: "tea")', "toggle(number: 1)")
    page.driver.execute_script(ADD, ASKED)
    yield "picture"


def people(page):
    """Two people at once: one is disconnected, and two changes wait."""
    page.press("tasks")
    page.write("message", 'add(title: "milk")')
    page.press("Let two people use it")

    def of(number, selector):
        return page.driver.find_elements(By.CSS_SELECTOR, ".person")[number].find_element(By.CSS_SELECTOR, selector)

    def add(number, title):
        of(number, "input:not([type=checkbox])").send_keys(title, Keys.ENTER)

    add(0, "tea")
    page.press("Disconnect Max")
    of(1, "[type=checkbox]").click()
    add(1, "oil")
    add(0, "bread")
    page.driver.execute_script(ALONE)
    yield "picture"


# Each picture: its name, what is done before, the parts that it shows, and how many there are.
PICTURES = [("laboratory", stage, ".card", len(ASKED)), ("people", people, ".panel[aria-labelledby=people]", 1)]


def main(laboratory, folder, *wishes):
    assert REFUSAL in MESSAGES.read_text(), f"the compiler must say: {REFUSAL}"
    folder = pathlib.Path(folder)
    for name, stage, parts, expected in PICTURES:
        kept = folder / f"{name}.txt"
        with browser() as driver:
            resize(driver, WIDTH)
            for _ in visit(driver, laboratory, stage):
                assert not overflow(driver, WIDTH)
                end, texts, count = driver.execute_script(SHOWN, parts)
                assert count == expected, f"{expected} parts must stand side by side; {count} are in sight"
                said = "\n".join(texts) + "\n"
                if "--check" in wishes:
                    made = "make the pictures again: .ci/pictures"
                    assert kept.read_text() == said, f"Docs/Pictures/{name}.png shows other texts; {made}"
                    print(f"the picture {name} shows the texts of the page")
                    continue
                sheet = Sheet(folder, driver)
                for scheme, file in [("light", f"{name}.png"), ("dark", f"{name}~dark.png")]:
                    media(driver, prefers_color_scheme=scheme)
                    resize(driver, WIDTH)
                    size = sheet.take(file, WIDTH, end)
                    assert size <= MOST, f"{file} must take at most {MOST} bytes; got {size}"
                    print(f"{file}: {size} bytes")
                kept.write_text(said)


if __name__ == "__main__":
    main(*sys.argv[1:])
