"""The complete suite of each sample program, played by the controls of its page.

A page that shows what is expected in all histories, and that has no more states than the program's
page, shows it after every sequence of these actions (Chow 1978, Vasilevskii 1973).
"""

import json
import re
import subprocess
import sys

from browser import browser, check_errors, open_page

# The work of the die answers at once, by chance.
PROGRAMS = [
    "counter", "temperature", "flight", "tasks", "wizard", "life", "feed", "notebook", "todos",
]

PLAY = """
const [name, start, histories] = arguments;

const hidden = (node) => node.nodeType === 1 && node.hasAttribute("hidden");
const letters = (node) => node.nodeType === 3 ? node.data
  : hidden(node) ? "" : [...node.childNodes].map(letters).join("");
const controls = (node) => node.nodeType !== 1 || hidden(node) ? []
  : node.matches("button, input, textarea") ? [node] : [...node.children].flatMap(controls);
const box = (node) => ["checkbox", "radio"].includes(node.type) ? (node.checked ? "+" : "-") : "";
const state = (node) => box(node) + (node.disabled ? "!" : "");
const shown = (root) => letters(root).replace(/\\s/g, "") + " " + controls(root).map(state).join("");

const act = (root, step) => {
  let node = root;
  for (const place of step.path) node = node.childNodes[place];
  if (step.event === "click") {
    node.click();
  } else if (step.control === "box") {
    if (node.checked === step.isChecked) throw new Error("the box has its state already");
    node.click();
  } else {
    node.focus();
    node.value = step.value;
    const kind = { change: "change", input: "input", keyDown: "keydown" }[step.event];
    if (step.event === "keyDown") {
      node.dispatchEvent(new Event("input", { bubbles: true }));
      node.dispatchEvent(new KeyboardEvent(kind, { key: "Enter", bubbles: true, cancelable: true }));
    } else {
      node.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  }
};

const faults = [];
let steps = 0;
histories.forEach((history, number) => {
  const section = document.querySelector(`section[aria-label='${name} ${number}']`);
  const root = () => section.querySelector(".root").firstElementChild;
  const expect = (text, after) => {
    const found = shown(root());
    if (found !== text) faults.push({ after, found, expected: text });
  };
  expect(start, []);
  history.forEach((step, index) => {
    const after = history.slice(0, index + 1).map((step) => step.message);
    try {
      act(root(), step);
    } catch (error) {
      faults.push({ after, error: String(error) });
      return;
    }
    steps += 1;
    expect(step.shown, after);
  });
});
return { steps, faults: faults.slice(0, 3) };
"""


def without_fields(text):
    """The texts of fields are left out: a page keeps what a person has typed."""
    words, _, states = text.rpartition(" ")
    return words + " " + re.sub(r"\[[^]]*\]|[^+!-]", "", states)


def suite(lab, program, folder):
    path = f"{folder}/{program}.json"
    words = [lab, "check", "--program", program, "--property", "no-message-traps", "--suite", path]
    subprocess.run(words, check=True, capture_output=True)
    with open(path, encoding="utf-8") as file:
        suite = json.load(file)
    suite["start"] = without_fields(suite["start"])
    for history in suite["histories"]:
        for step in history:
            step["shown"] = without_fields(step["shown"])
    return suite


def main(page, lab, folder):
    copies = 30
    suites = {program: suite(lab, program, folder) for program in PROGRAMS}
    rounds = max(-(-len(suite["histories"]) // copies) for suite in suites.values())
    steps = 0
    with browser() as driver:
        for number in range(rounds):
            open_page(driver, page)
            for program, suite_ in suites.items():
                histories = suite_["histories"][number * copies : (number + 1) * copies]
                if not histories:
                    continue
                result = driver.execute_script(PLAY, program, suite_["start"], histories)
                assert result["faults"] == [], (program, result)
                steps += result["steps"]
        check_errors(driver)
    histories = sum(len(suite["histories"]) for suite in suites.values())
    assert steps == sum(len(h) for suite in suites.values() for h in suite["histories"])
    print(f"{len(suites)} pages are complete: {histories} histories, {steps} actions")


main(*sys.argv[1:])
