"""What a person enters into the first view of a file, while the module starts, is not lost."""

import pathlib
import sys
import tempfile

from browser import browser, errors, open_page, text

# What a person does between the first view and the start of the module.
ACT = """
  document.addEventListener("DOMContentLoaded", () => {
    const find = (id) => document.getElementById(id);
    const write = (id, text) => {
      find(id).focus();
      document.execCommand("insertText", false, text);
    };
    window.early = find("text") !== null;
    if (!early) return;
    write("area", "two");
    find("check").click();
    find("choice").value = "a";
    %s
  }, true);
"""

# What is in focus then, and the state of the program afterwards: its text, its area, its box and its choice.
CASES = [
    ('write("text", "milk"); find("text").setSelectionRange(2, 3);', "text", [2, 3], "milk", "two|true|a|0|0"),
    # An extension of the browser inserts a button and a field.
    ('find("area").before(document.createElement("button"), document.createElement("textarea")); write("text", "milk");',
     "text", [4, 4], "milk", "two|true|a|0|0"),
    ('find("rotate").focus();', "rotate", [None, None], "", "two|true|a|0|0"),
    ('write("text", "XX");', "text", [0, 0], "", "two|true|a|0|0"),
]
FOUND = "const one = document.activeElement; return [one.id, [one.selectionStart ?? null, one.selectionEnd ?? null]]"


def first_view(driver, page):
    """The page with the view of its program as the first view."""
    open_page(driver, page)
    view = driver.execute_script("return document.querySelector('.root').innerHTML")
    # The policy of a page allows no styles of elements, and HTML tells a choice by the option.
    view = view.replace(' style=""', '').replace('<option value="b">', '<option value="b" selected>')
    path = pathlib.Path(tempfile.mkdtemp()) / "early.html"
    path.write_text(pathlib.Path(page).read_text().replace("<p>the first view</p>", view))
    return path


def main(page):
    with browser() as driver:
        path = first_view(driver, page)
        for act, focus, caret, shown, state in CASES:
            source = {"source": ACT % act}
            script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", source)
            open_page(driver, path)
            assert driver.execute_script("return early") and driver.execute_script(FOUND) == [focus, caret], driver.execute_script(FOUND)
            found = [text(driver, "#shown"), text(driver, "#state")]
            assert found == [shown, state], found
            assert driver.execute_script("return document.getElementById('text').value") == shown
            driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
        found = errors(driver)
        assert found == [], found
    print("what is entered before the start is an event of the program, and the focus and the caret stay")


main(sys.argv[1])
