"""A page goes on where other programs, such as translators and extensions, have changed the document."""

import pathlib
import sys

from browser import browser, check_errors, open_page
from described import CLICK, KEY, check_running, command, log, show, shown

ROOT = "const root = document.getElementById('patched-shown');"


def run(driver, script):
    return driver.execute_script(ROOT + script)


def content(driver):
    return run(driver, "return root.innerHTML")


def rows(*names):
    """Rows with keys, each with a text."""
    return [line for name in names for line in ("<p", f"#{ord(name)}", f'"{name}', ">")]


def check_insertions(driver):
    """Rows are found, moved and removed beside nodes of others."""
    show(driver, *rows("a", "b", "c"))
    run(driver, "root.prepend(document.createElement('hr')); root.children[2].before('note')")
    show(driver, *rows("c", "a", "d"))
    assert content(driver) == "<hr><p>c</p><p>a</p>note<p>d</p>", content(driver)
    # Where all rows go, the nodes of others stay.
    show(driver, *rows("e"))
    assert content(driver) == "<hr>note<p>e</p>", content(driver)
    show(driver)
    assert content(driver) == "<hr>note", content(driver)
    run(driver, "root.replaceChildren()")


def check_removals(driver):
    """A row that another program has removed does not make the others wrong."""
    show(driver, *rows("a", "b", "c"))
    run(driver, "root.children[1].remove()")
    show(driver, *rows("a", "x", "b", "c", "d"))
    assert content(driver) == "<p>a</p><p>x</p><p>c</p><p>d</p>", content(driver)
    show(driver, *rows("b", "c"))
    show(driver, *rows("c", "b"))
    assert "<p>c</p>" in content(driver), content(driver)
    show(driver)
    assert content(driver) == "", content(driver)


def check_wrapping(driver):
    """A row in a wrapper is patched, moved out of it, and its events are answered."""
    buttons = lambda word: ["<button", f"!{CLICK}", ":value=first", f'"{word}', ">", "<button", f"!{KEY}", ":value=second", '"two', ">"]
    show(driver, *buttons("one"))
    run(driver, """
      const box = document.createElement('section');
      root.children[0].before(box);
      box.append(root.children[1]);
      const icon = document.createElement('i');
      icon.append('icon');
      box.firstChild.prepend(icon);
      root.prepend(document.createElement('hr'));
    """)
    command(driver, "clear", "")
    shown(driver, "i").click()
    assert log(driver) == [f"{CLICK}  "], log(driver)
    run(driver, "root.querySelector('button').click()")
    assert log(driver)[-1] == f"{CLICK} first ", log(driver)
    shown(driver, "section + button").send_keys("k")
    assert log(driver)[-1] == f"{KEY} second k", log(driver)
    show(driver, *buttons("other"))
    assert shown(driver, "section > button").get_property("textContent") == "iconother"
    show(driver)
    assert "button" not in content(driver), content(driver)
    run(driver, "root.replaceChildren()")


TRANSLATE = """
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstChild.append(text.data.toUpperCase());
    text.replaceWith(outer);
  }
"""


def check_translation(driver):
    """A text that changes takes the place of its translation; the others stay translated."""
    show(driver, "<p", '"one', ">", "<p", '"two', "<b", '"bold', ">", '"three', ">")
    run(driver, TRANSLATE)
    show(driver, "<p", '"one', ">", "<p", '"2', "<b", '"bold', ">", '"3', ">")
    font = "<font><font>%s</font></font>"
    expected = f"<p>{font % 'ONE'}</p><p>2<b>{font % 'BOLD'}</b>3</p>"
    assert content(driver) == expected, content(driver)
    # So does an element that comes in place of a text, and a removed text takes its translation along.
    run(driver, TRANSLATE)
    show(driver, "<p", "<i", '"one', ">", ">", "<p", "<b", '"bold', ">", '"3', ">")
    assert content(driver).startswith("<p><i>one</i></p><p><b>"), content(driver)
    show(driver, *rows("z"))
    assert content(driver) == "<p>z</p>", content(driver)


def check_random(driver):
    script = pathlib.Path(__file__).with_name("foreign.js").read_text()
    compared = changes = 0
    for seed in range(1, 9):
        result = driver.execute_script(script, seed, 12, 25)
        assert result["found"] is None, result["found"]
        compared += result["compared"]
        changes += result["changes"]
    return compared, changes


def main(page):
    with browser() as driver:
        open_page(driver, page)
        check_insertions(driver)
        check_removals(driver)
        check_wrapping(driver)
        check_translation(driver)
        compared, changes = check_random(driver)
        check_running(driver)
        check_errors(driver)
    print(f"{compared} views are right although other programs changed the document {changes} times")


main(sys.argv[1])
