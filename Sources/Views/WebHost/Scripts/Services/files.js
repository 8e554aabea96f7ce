"use strict";
// The service of files: see Sources/Views/WebHost/Services/FileBytes.swift.

services.add("files", (() => {
  const { counted } = encoding;

  const CHOOSE = 0;
  const CHOSEN = 0;
  const [CANCELLED, SAVED, TOO_LARGE, REFUSED, UNREADABLE] = [[1], [2], [3], [4], [5]];

  // A browser opens no dialog without a click or a key before, and does not report that.
  const choose = (limit) => new Promise((resolve) => {
    if (navigator.userActivation?.isActive === false) return resolve(REFUSED);
    const input = Object.assign(document.createElement("input"), { type: "file" });
    input.addEventListener("change", () => resolve(read(input.files[0], limit)));
    input.addEventListener("cancel", () => resolve(CANCELLED));
    input.click();
  });

  const read = async (file, limit) => {
    if (file === undefined) return CANCELLED;
    if (file.size > limit) return TOO_LARGE;
    try {
      const content = new Uint8Array(await file.arrayBuffer());
      const head = [CHOSEN, ...counted(file.name)];
      const event = new Uint8Array(head.length + content.length);
      event.set(head);
      event.set(content, head.length);
      return event;
    } catch {
      return UNREADABLE;
    }
  };

  // A browser reads the bytes of a link some time after the click.
  const save = async (name, bytes) => {
    const href = URL.createObjectURL(new Blob([bytes]));
    Object.assign(document.createElement("a"), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
    return SAVED;
  };

  return (bytes, report) => {
    const { number, text, rest } = services.reader(bytes);
    const event = number() === CHOOSE ? choose(number()) : save(text(), rest());
    return services.once(event, report);
  };
})());
