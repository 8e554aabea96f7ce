"use strict";
// Dialogs of the markup: each is open while the markup has it, above everything else, which nobody can use
// meanwhile. A browser opens a dialog by a function and not by an attribute, and closes it by itself at the
// Escape key; here that is a key for the program, which draws the dialog or leaves it out.

const dialogs = (() => {
  // A symbol, since the name of a picture or a form hides a property of the document.
  const OPENER = Symbol("opener");

  // The dialogs of the document. The last one is in front.
  const all = new Set();
  let front = null;

  // Notes a dialog that a drawing has made. One with the attribute `open` is a part of the page.
  const note = (node) => { if (!nodes.hasAttribute(node, "open")) all.add(node); };

  // The element that had the focus before the removed dialog around an element; null for none.
  const openerOf = (node) => {
    const dialog = node && nodes.closest(node, "dialog");
    return !dialog || nodes.isConnected(dialog) ? null : dialog[OPENER] ?? null;
  };

  // Opens the dialogs that are not open: those of the last drawing, and those that it has moved.
  const open = (opener) => {
    front = null;
    for (const dialog of all) {
      if (!dialog.isConnected) all.delete(dialog);
      // In a hidden part, a dialog would make the page useless and not be seen.
      else if (nodes.isShown(nodes.parent(dialog))) {
        front = dialog;
        if (dialog.matches(":modal")) continue;
        dialog[OPENER] ??= openerOf(opener) ?? opener;
        dialog.open = false;
        dialog.showModal();
      }
    }
  };

  // Whether an element is behind the dialog in front, so that it cannot have the focus.
  const isBehind = (node) => front !== null && nodes.isConnected(node) && !nodes.contains(front, node);

  // The browser closes a dialog also where the focus is not within, and on a phone by a gesture.
  const close = (event) => {
    const dialog = event.target;
    if (!all.has(dialog)) return;
    event.preventDefault();
    dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    open();
  };
  for (const kind of ["cancel", "close"]) addEventListener(kind, close, true);

  return { note, open, isBehind, openerOf, front: () => front };
})();
