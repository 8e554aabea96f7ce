"use strict";
// What the browser does by itself after a press.
//
// A browser decides that when the press is over, by the document as it is then: a button that the program
// has redrawn as a submit button would submit a form that nobody has submitted, and a submit button that
// the program has disabled would submit nothing. So the page notes the action before it asks the program,
// and sees to it that this one is performed.

const actions = (() => {
  // Notes what the browser does after a press. Returns a function to call when the program has answered,
  // with the element that answers; null where the browser does nothing.
  const after = (event) => {
    const control = nodes.closest(event.target, "a[href], button, input, summary");
    if (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) return submit(event, control);
    if (control === null) return null;
    return nodes.tag(control) === "summary" ? toggle(event, control) : follow(event, control);
  };

  // The form that a press of a button submits or resets; null for none.
  const formOf = (control) => {
    const { type, form } = control;
    const isReset = type === "reset";
    if (form === null || !nodes.isConnected(form) || nodes.matches(control, ":disabled")) return null;
    return isReset || type === "submit" || type === "image" ? { form, isReset } : null;
  };

  const submit = (event, control) => {
    const before = formOf(control);
    return () => {
      const now = formOf(control);
      if (now?.form === before?.form && now?.isReset === before?.isReset) return;
      event.preventDefault();
      if (before === null || !nodes.isConnected(before.form)) return;
      if (before.isReset) nodes.reset(before.form);
      else nodes.submit(before.form);
    };
  };

  // Details whose markup says whether they are open are opened and closed by the program alone, if that
  // answers the press of their summary.
  const toggle = (event, summary) => {
    const details = nodes.closest(summary, "details");
    return (node) => {
      if (details === null || !nodes.contains(details, node) || fields.isOpen(details) === undefined) return;
      event.preventDefault();
      details.open = fields.isOpen(details);
    };
  };

  // A link within which the program answers leads nowhere; otherwise it leads where it led when pressed.
  const follow = (event, link) => {
    const copy = nodes.clone(link, false);
    return (node) => {
      const isSame = ["href", "target", "download"]
        .every((name) => nodes.getAttribute(link, name) === nodes.getAttribute(copy, name));
      if (!nodes.contains(link, node) && isSame && nodes.isConnected(link)) return;
      event.preventDefault();
      if (!nodes.contains(link, node)) copy.dispatchEvent(new MouseEvent("click", event));
    };
  };

  // Whether the press of a key types text into a field.
  const isTyping = ({ key = "", target, ctrlKey, altKey, metaKey }) => {
    // A browser does not know each key's letter before it is written.
    const isLetter = Array.from(key).length <= 1 || key === "Dead" || key === "Unidentified";
    // On some keyboards, letters are written by the control and the option key together.
    if (!isLetter || metaKey || ctrlKey && !altKey) return false;
    return nodes.matches(target, ":read-write");
  };

  return { after, isTyping };
})();
