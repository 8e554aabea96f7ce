"use strict";
// Sentences for the person who uses the page, above everything that the program shows.

const notices = (() => {
  const { body } = document;

  const show = (className, text, place = body) => {
    const box = nodes.create("div");
    box.setAttribute("role", "alert");
    box.className = className;
    box.textContent = text;
    place.prepend(box);
    return box;
  };

  // Shows a sentence until the person presses one of the buttons, each with what it does, or until the
  // returned function is called.
  const tell = (text, choices = [["Close", () => {}]]) => {
    const box = show("note", text + " ");
    for (const [name, act] of choices) {
      const button = nodes.create("button");
      button.type = "button";
      button.textContent = name;
      button.addEventListener("click", () => {
        box.remove();
        act();
      });
      box.append(button, " ");
    }
    return () => box.remove();
  };

  // Shows why the program does not run.
  const fail = (what, error) => {
    console.error(error);
    const text = `${what}: ${error.message ?? error}. Reload the page to start again.`;
    // What is behind a dialog is not read out.
    show("failure", text, dialogs.front() ?? body);
  };

  return { tell, fail };
})();
