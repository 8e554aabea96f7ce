"use strict";
// Takes the first view of the file away where the page begins with that of an address, and then itself.
// It runs before the browser draws. A state that the browser keeps is not asked for: that early, its
// storage may answer with an older one.
if (location.hash.length > 1) document.getElementById("pages").replaceChildren();
document.currentScript.remove();
