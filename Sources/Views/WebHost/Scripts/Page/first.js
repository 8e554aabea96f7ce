"use strict";
// Takes the first view of the file away where the page begins with another one: that of an address, or
// that of a state which the browser keeps. It runs before the browser draws, and then takes itself away.
(() => {
  const main = document.getElementById("pages");
  const { kept } = main.dataset;
  // Of a file that no server sent, Chromium may answer at this time that nothing is kept.
  const isKept = () => {
    try {
      return location.protocol === "file:" || localStorage.getItem("comonadlab/" + kept) !== null;
    } catch {
      return false;  // The browser has no storage for this page.
    }
  };
  if (location.hash.length > 1 || kept !== undefined && isKept()) main.replaceChildren();
  document.currentScript.remove();
})();
