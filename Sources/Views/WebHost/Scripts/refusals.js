"use strict";
// Why the program has refused what a person did, in a box beside the control that they used, until the
// program answers their next event.
//
// The box lies over the page and is no part of a component: nothing moves when it comes or goes, and a
// press goes through it. It is a new element each time, so that a screen reader announces it once.

const refusals = (() => {
  let reason = null;
  let box = null;
  let control = null;
  let side = null;

  // Takes a reason; one that comes outside of an event is of the program's own work, and is forgotten.
  const note = (text) => { reason = text; };
  const forget = () => { reason = null; };

  // Shows the noted reason beside the control of an event that the program has answered, if there is one, and
  // not the one before. The markup may say that the program shows it by itself.
  const show = (target) => {
    box?.remove();
    box = null;
    if (reason === null || nodes.closest(target, "[data-refusals]") !== null) return;
    control = nodes.closest(target, focus.STOPS) ?? target;
    box = Object.assign(nodes.create("div"), { className: "refusal", textContent: reason });
    box.setAttribute("role", "alert");
    box.style.cssText = "position: absolute; width: max-content; max-width: min(30rem, 80vw); "
      + "pointer-events: none; z-index: 9";
    (dialogs.front() ?? document.body).append(box);
    choose();
    box?.scrollIntoView({ block: "nearest" });
  };

  // The places of the box: below the control, above it, and behind it.
  const SIDES = [
    (at) => [at.left, at.bottom], (at, own) => [at.left, at.top - own.height], (at) => [at.right, at.top],
  ];

  // Where the box is at one of its places, within the width of the page.
  const corner = (side) => {
    const [at, own] = [nodes.box(control), nodes.box(box)];
    const [x, y] = side(at, own);
    return [Math.max(0, Math.min(x, document.documentElement.clientWidth - own.width)), y, own];
  };

  // Whether the box would cover nothing but the ground of what is around the control.
  const isFree = (side) => {
    const [x, y, { width, height }] = corner(side);
    return [.05, .5, .95].every((share) => [.2, .8].every((rest) => {
      const under = document.elementFromPoint(x + share * width, y + rest * height);
      return under !== null && under !== control && nodes.contains(under, control);
    }));
  };

  // Puts the box beside its control, also after a drawing has moved that; one that is gone takes the box along.
  const place = () => {
    if (box === null) return;
    if (!nodes.isShown(control)) {
      box.remove();
      box = null;
      return;
    }
    box.style.left = box.style.top = 0;
    const [x, y, own] = corner(side);
    box.style.left = `${x - own.left}px`;
    box.style.top = `${y - own.top}px`;
  };

  // Chooses the side; it stays while a person scrolls.
  const choose = () => {
    if (box !== null) side = SIDES.find(isFree) ?? SIDES[0];
    place();
  };

  addEventListener("resize", choose);
  addEventListener("scroll", place, true);

  return { note, forget, show, place };
})();
