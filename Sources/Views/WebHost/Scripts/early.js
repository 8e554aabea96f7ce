"use strict";
// Keeps what a person has entered into the first view of the file while the module was starting.
//
// The program draws the same view, so that each control is found there by its number.

const early = (() => {
  // Notes what is entered into an element, and what is in focus.
  const entries = (main) => Array.from(nodes.all(main, focus.STOPS), (node) => ({
    node, isInFocus: node === nodes.active(), start: node.selectionStart, end: node.selectionEnd,
  }));

  // Enters what was noted into the same controls of the program's view, as a person would.
  const enter = (entries, main) => {
    const controls = Array.from(nodes.all(main, focus.STOPS));
    entries.forEach(({ node, isInFocus, start, end }, number) => {
      const control = controls[number];
      if (control === undefined || !isLike(control, node)) return;
      if (isInFocus) nodes.focus(control);
      write(control, node, isInFocus);
      if (isInFocus && typeof start === "number") control.setSelectionRange(start, end);
    });
  };

  const isLike = (control, node) =>
    nodes.tag(control) === nodes.tag(node) && control.type === node.type && control.name === node.name;

  const write = (control, { value, defaultValue, checked, defaultChecked, type, options }, isInFocus) => {
    if (type === "checkbox" || type === "radio") {
      if (checked !== defaultChecked && control.checked !== checked) control.click();
      return;
    }
    if (!fields.isField(control) || type === "file") return;
    const isChosen = (option) => option.defaultSelected;
    const before = options === undefined ? defaultValue : Array.from(options).find(isChosen)?.value;
    if (value === before) return;
    control.value = value;
    report(control, "input");
    // A text is complete when its field is left.
    if (!isInFocus || options !== undefined) report(control, "change");
  };

  const report = (control, kind) => control.dispatchEvent(new Event(kind, { bubbles: true }));

  return { entries, enter };
})();
