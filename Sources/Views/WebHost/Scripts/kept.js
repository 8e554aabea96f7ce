"use strict";
// Texts that outlive the page: in the browser's storage under a name, and behind the # of the address.

const kept = (() => {
  // Begins each name in the storage, so that the texts of other pages have other names.
  const PREFIX = "comonadlab/";

  // MARK: Storage

  // Closes the notice that the last text of a name was not kept.
  const unkept = new Map();

  const read = (name) => {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;  // The browser has no storage for this page.
    }
  };

  // Keeps a text, and returns whether that was possible.
  const write = (name, text) => {
    try {
      localStorage.setItem(PREFIX + name, text);
    } catch (error) {
      if (unkept.has(name)) return false;
      console.error(`${name} must fit into the storage with ${text.length} characters; got ${error}`);
      unkept.set(name, notices.tell("Your changes are not saved: the browser's storage is full or "
        + "switched off. They are lost when you close or reload this page."));
      return false;
    }
    unkept.get(name)?.();
    unkept.delete(name);
    return true;
  };

  // Renames a text that the program cannot read. The storage may have no room for a second copy.
  const putAside = (name) => {
    const text = read(name);
    if (text === null) return;
    const other = `${PREFIX}${name}/unread`;
    try {
      localStorage.removeItem(PREFIX + name);
      localStorage.setItem(other, text);
    } catch (error) {
      console.error(error);
      return;
    }
    notices.tell("The saved text is damaged or of another version, and cannot be read. The page starts "
      + `anew; the old text stays in this browser's storage as ${other}.`);
  };

  // MARK: Address

  let written = null;
  let retry = null;

  // A person may write an escape that encodes no text; it stays as it is.
  const decode = (text) => text.replace(/(%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

  const address = () => decode(location.hash.slice(1));

  // Whether the address has a #.
  const hasAddress = () => location.href.includes("#");

  // Writes the address, as a new step of the history or in place of the present one. A browser refuses
  // changes that come too fast; then the page tries again after a second.
  const writeAddress = (text, isStep) => {
    clearTimeout(retry);
    retry = null;
    if (address() === text) return;
    const hash = "#" + encodeURI(text);
    try {
      if (isStep) location.hash = hash;
      else location.replace(hash);
    } catch (error) {
      console.error(error);
    }
    if (address() === text) written = text;
    else retry = setTimeout(writeAddress, 1000, text, isStep);
  };

  // Calls a function when the address has changed.
  const follow = (act) => addEventListener("hashchange", () => {
    // While an address waits to be written, the last one that the page wrote is no step of the person.
    if (retry !== null && address() === written) return;
    clearTimeout(retry);
    retry = null;
    act();
  });

  return { read, write, putAside, address, hasAddress, writeAddress, follow };
})();
