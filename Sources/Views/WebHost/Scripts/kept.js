"use strict";
// Texts that outlive the page: in the browser's storage under a name, and behind the # of the address,
// with the title that belongs to it and the place to which a person had scrolled.

const kept = (() => {
  // Begins each name in the storage, so that the texts of other pages have other names.
  const PREFIX = "comonadlab/";

  // MARK: Storage

  // Texts that a program reads and writes by itself, which are not followed in other tabs.
  const OWN = "storage/";

  // Under each name, the text that this page has last read or written: another one is that of another tab.
  const seen = new Map();

  // Texts that wait until the person has chosen between this page and another tab.
  const held = new Map();

  // Closes the notice that the last text of a name was not kept.
  const unkept = new Map();

  const stored = (name) => {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;  // The browser has no storage for this page.
    }
  };

  const read = (name) => {
    const text = stored(name);
    seen.set(name, text);
    return text;
  };

  const store = (name, text) => {
    try {
      localStorage.setItem(PREFIX + name, text);
    } catch (error) {
      // A program that writes a text by itself knows that, and tells the person.
      if (unkept.has(name) || name.startsWith(OWN)) return false;
      console.error(`${name} must fit into the storage with ${text.length} characters; got ${error}`);
      unkept.set(name, notices.tell("Your changes are not saved: the browser's storage is full or "
        + "switched off. They are lost when you close or reload this page."));
      return false;
    }
    seen.set(name, text);
    unkept.get(name)?.();
    unkept.delete(name);
    return true;
  };

  // Keeps a text, and returns whether the storage had room. A text of another tab is not replaced before
  // the person has chosen.
  const write = (name, text) => {
    if (name === "@title") return writeTitle(text);
    if (!held.has(name) && !isOfAnotherTab(name)) return store(name, text);
    ask(name, text);
    return true;
  };

  const isOfAnotherTab = (name) => {
    if (name.startsWith(OWN)) return false;
    const text = stored(name);
    return text !== null && text !== (seen.get(name) ?? null);
  };

  // Holds a text, and asks the person once which one stays.
  const ask = (name, text) => {
    if (held.has(name)) {
      held.set(name, text);
      return;
    }
    held.set(name, text);
    notices.tell(
      "This page was changed in another tab. Changes that you make here are not saved until you choose.",
      [
        ["Show the other changes", () => location.reload()],
        ["Keep what is here", () => {
          const text = held.get(name);
          held.delete(name);
          if (text === null) seen.set(name, stored(name));
          else store(name, text);
        }],
      ]);
  };

  addEventListener("storage", (event) => {
    const name = event.key?.startsWith(PREFIX) ? event.key.slice(PREFIX.length) : null;
    if (seen.has(name) && !held.has(name) && isOfAnotherTab(name)) ask(name, seen.get(name));
  });

  // Renames a text that the program cannot read, and never in place of an older one. The storage may have
  // no room for a second copy.
  const putAside = (name) => {
    const text = read(name);
    if (text === null) return;
    let other = `${name}/unread`;
    for (let number = 2; stored(other) !== null; number++) other = `${name}/unread-${number}`;
    const sentence = "The saved text is damaged or of another version, and cannot be read. ";
    localStorage.removeItem(PREFIX + name);
    try {
      localStorage.setItem(PREFIX + other, text);
      seen.set(name, null);
      notices.tell(sentence
        + `The page starts anew; the old text stays in this browser's storage as ${PREFIX}${other}.`);
    } catch (error) {
      // Without room for the longer name, the text stays where it was, and nothing takes its place.
      console.error(error);
      localStorage.setItem(PREFIX + name, text);
      held.set(name, null);
      notices.tell(sentence + "It stays in this browser's storage, and your changes are not saved.");
    }
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
    if (isStep) noteStep();
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
    place = places.get(entry()) ?? null;
    if (place === null) noteStep();
    act();
    if (place === null) return;
    changes.observe(document.body, { childList: true, subtree: true });
    comeBack();
  });

  // MARK: Title

  const { title } = document;

  // Whether the address has just become a new one, and not one to which the person has come back.
  let isStep = false;

  const noteStep = () => {
    isStep = true;
    queueMicrotask(() => { isStep = false; });
  };

  // A new address with another title is another page, which begins at its top.
  const writeTitle = (text) => {
    document.title = text || title;
    if (isStep) scrollTo({ top: 0, behavior: "instant" });
    return true;
  };

  // MARK: Scrolling

  // How far each entry of the history was scrolled, by its key; older browsers give none.
  const places = new Map();

  // Where the person had scrolled in the entry to which they have come back, until the page is there.
  let place = null;

  const entry = () => window.navigation?.currentEntry?.key;

  // The browser scrolls back at once, when the page may still have to read what made it so long.
  const comeBack = () => {
    if (place === null) return;
    scrollTo({ top: place, behavior: "instant" });
    if (Math.abs(scrollY - place) < 2) stay();
  };

  const changes = new MutationObserver(comeBack);

  const stay = () => {
    place = null;
    changes.disconnect();
  };

  addEventListener("scroll", () => {
    if (place === null) places.set(entry(), scrollY);
  });
  for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(type, stay, true);

  return { read, write, putAside, address, hasAddress, writeAddress, follow };
})();
