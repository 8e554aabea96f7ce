"use strict";
// Keeps what a person has entered into the first view of the file while the module was starting.
//
// The program draws the same view, and each control is found there among those like it by its number. So a
// button that an extension of the browser has inserted does not shift the fields.

const early = (() => {
  // The controls of an element, each under its kind and its number.
  const controls = (main) => {
    const counts = new Map();
    const all = new Map();
    for (const node of nodes.all(main, focus.STOPS)) {
      const names = ["type", "id", "name", "aria-label"].map((name) => nodes.getAttribute(node, name));
      const kind = JSON.stringify([nodes.tag(node), ...names]);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      all.set(`${counts.get(kind)} ${kind}`, node);
    }
    return all;
  };

  // Notes the controls of an element with what is entered, and which is in focus.
  const entries = (main) => Array.from(controls(main), ([name, node]) => ({
    name, node, isInFocus: node === nodes.active(), start: node.selectionStart, end: node.selectionEnd,
  }));

  // Enters what was noted into the same controls of the program's view, as a person would.
  const enter = (entries, main) => {
    const all = entries.length > 0 ? controls(main) : new Map();
    for (const { name, node, isInFocus, start, end } of entries) {
      const control = all.get(name);
      if (control === undefined) continue;
      if (isInFocus) nodes.focus(control);
      write(control, node, isInFocus);
      if (isInFocus && typeof start === "number") control.setSelectionRange(start, end);
    }
  };

  // The field as the file has it.
  const untouched = (field) => {
    const template = nodes.create("template");
    template.innerHTML = field.outerHTML;
    return template.content.firstChild;
  };

  const write = (control, node, isInFocus) => {
    if (!fields.isField(control) || control.type === "file") return;
    const { value, checked } = untouched(node);
    if (node.checked !== checked) {
      if (control.checked !== node.checked) control.click();
    } else if (node.value !== value) {
      control.value = node.value;
      report(control, "input");
      // A text is complete when its field is left.
      if (!isInFocus || control instanceof HTMLSelectElement) report(control, "change");
    }
  };

  const report = (control, kind) => control.dispatchEvent(new Event(kind, { bubbles: true }));

  return { entries, enter };
})();
