"use strict";
// The focus of the page.
//
// A drawing may remove, disable or hide the control in focus. A browser then focuses nothing, and a person
// who uses the keyboard has to start again at the top. So the page moves the focus by one rule, which is
// the function heir below: to the same control where it is drawn anew, else to the next one, else to the
// one before, else to the heading. A control that is only disabled for a while gets the focus back, unless
// the person has done something in between.

const focus = (() => {
  const { body } = document;
  const { CHANGE, FOCUS, BLUR } = events;

  // The element that was in focus before the present drawing, with its component, the paths of what answers
  // its events, and whether the browser marks it, as for a person who uses the keyboard; null for none.
  let before = null;

  // A comment at the place that a removed element in focus had; null for none.
  let mark = null;

  // The elements that the drawing has put into the document, while somebody looks for a control among them.
  let made = [];

  // The control that has lost the focus and may get it back, with what is in focus instead.
  let lost = null;

  const focused = () => {
    const node = nodes.active();
    const place = node === null || node === body ? undefined : records.placeOf(node);
    if (place === undefined) return null;
    // When the element is removed, its events are answered by the markup before the drawing.
    const paths = new Map();
    const way = records.wayTo(place, records.nodesAround(node, place));
    for (const kind of [CHANGE, BLUR]) {
      const answering = records.answers(kind, way);
      if (answering >= 0) paths.set(kind, way.path.slice(1, answering + 1));
    }
    return { node, place, paths, isMarked: nodes.matches(node, ":focus-visible") };
  };

  // MARK: Drawing

  // Begins a drawing of a component.
  const begin = (place) => {
    forget(place);
    before = focused();
    made = [];
  };

  // Whether an element holds the one in focus, or its place.
  const isWithin = (node) =>
    before !== null && (nodes.contains(node, before.node) || mark !== null && nodes.contains(node, mark));

  // Marks the place of an element before it is removed, if the focus is in it.
  const leave = (node) => {
    if (!isWithin(node) || nodes.parent(node) === null) return;
    if (mark === null) mark = nodes.createComment("");
    nodes.insert(nodes.parent(node), mark, node);
  };

  // Notes an element that the drawing has put into the document.
  const enter = (node) => {
    if (before !== null || lost !== null) made.push(node);
  };

  // Ends a drawing: focuses the nearest of the elements that ask for the focus, else keeps the focus where
  // it was, else finds the control that gets it.
  const end = (wanted) => {
    if (wanted.length > 0) {
      const { distance } = events;
      take(wanted.reduce((near, node) => distance(node) <= distance(near) ? node : near));
    } else if (lost !== null && nodes.active() === lost.instead && same(lost.node) !== null) {
      nodes.focus(same(lost.node));
      lost = null;
    } else if (before !== null && !dialogs.isBehind(before.node)) {
      const { node } = before;
      if (canHave(node) && nodes.active() !== node) nodes.focus(node, { preventScroll: true });
      if (canHave(node) && nodes.active() === node) watch(before);
      else pass(before);
    }
    if (mark !== null && nodes.parent(mark) !== null) nodes.remove(nodes.parent(mark), mark);
    mark = null;
    made = [];
  };

  const take = (node) => {
    nodes.focus(node);
    isAsked = true;
    if (node instanceof HTMLInputElement && node.type === "text") {
      node.setSelectionRange(node.value.length, node.value.length);
    }
  };

  // Passes the focus of an element that cannot have it any longer to another one.
  const pass = (one) => {
    const next = heir(one);
    // Who uses a pointer goes on looking at the same part of the page.
    if (next !== null) nodes.focus(next, { preventScroll: !one.isMarked });
    lost = { node: one.node, instead: nodes.active() };
  };

  // A style may hide the element in focus, which is known when the browser draws.
  let watched = null;
  const watch = (one) => {
    if (watched === null) {
      requestAnimationFrame(() => {
        const { node } = watched;
        const isInFocus = nodes.active() === node || nodes.active() === body;
        if (isInFocus && nodes.isConnected(node) && !nodes.isShown(node)) pass(watched);
        watched = null;
      });
    }
    watched = one;
  };

  // MARK: The rule

  // The elements at which the tab key stops, if nothing disables or hides them.
  const STOPS = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
  const HEADINGS = "h1, h2, h3, h4, h5, h6, [role=heading]";

  const canHave = (node) => nodes.isConnected(node) && !dialogs.isBehind(node)
    && !nodes.matches(node, ":disabled, [hidden], [hidden] *, [inert], [inert] *");

  const isStop = (node) => canHave(node) && nodes.isShown(node)
    && !(nodes.getAttribute(node, "tabindex") ?? "").startsWith("-");

  // What gets the focus of an element that cannot have it any longer: the same control, the one that opened
  // the dialog around it, its successor, its predecessor, or the heading. The successor and the predecessor are within the innermost element around
  // its place that has one of both: a removed row gives the focus to another row rather than to what
  // follows the list.
  const heir = ({ node, place }) => {
    const opener = dialogs.openerOf(node);
    const again = same(node) ?? (opener === null ? null : same(opener, [place.root]));
    if (again !== null) return again;
    const around = nodes.isConnected(node) ? node : mark !== null && nodes.isConnected(mark) ? mark : null;
    const isAfter = (one) => around !== null && nodes.isBefore(around, one);
    let scope = around === null ? place.root : nodes.parent(around);
    for (; scope !== null && nodes.contains(place.root, scope); scope = nodes.parent(scope)) {
      const stops = Array.from(nodes.all(scope, STOPS)).filter(isStop);
      const found = stops.find((one) => isAfter(one) && records.isOurs(one)) ?? stops.findLast(records.isOurs);
      if (found !== undefined) return found;
    }
    return heading(isAfter);
  };

  // The same control: the element itself, or the only one like it among those that the drawing has made.
  const same = (node, among = made) => {
    if (canHave(node) && nodes.isShown(node)) return node;
    if (nodes.isConnected(node)) return null;
    const alike = among
      .filter((one) => one instanceof Element)
      .flatMap((one) => [one, ...nodes.all(one, STOPS)])
      .filter((one) => isStop(one) && nodes.matches(one, STOPS) && isAlike(one, node));
    return alike.length === 1 ? alike[0] : null;
  };

  const isAlike = (one, other) => {
    const hasSame = (name) => nodes.getAttribute(one, name) === nodes.getAttribute(other, name);
    if (nodes.tag(one) !== nodes.tag(other) || !hasSame("id")) return false;
    return nodes.hasAttribute(one, "id")
      || ["type", "name", "href", "aria-label"].every(hasSame) && nodes.text(one) === nodes.text(other);
  };

  // The last heading before a place, or else the first one; it gets the focus until it is left.
  const heading = (isAfter) => {
    const all = Array.from(nodes.everywhere(HEADINGS)).filter(nodes.isShown);
    const found = all.findLast((one) => !isAfter(one)) ?? all[0] ?? null;
    if (found !== null && !nodes.hasAttribute(found, "tabindex")) {
      nodes.setAttribute(found, "tabindex", "-1");
      found.addEventListener("blur", () => nodes.removeAttribute(found, "tabindex"), { once: true });
    }
    return found;
  };

  // A browser moves the focus to what is pressed after the press has begun. Where the program has asked for
  // the focus meanwhile, it stays there.
  let isAsked = false;
  addEventListener("mousedown", (event) => { if (isAsked) event.preventDefault(); }, true);

  // Once a person goes on, what is in focus stays there.
  const go = () => {
    lost = null;
    isAsked = false;
  };
  for (const kind of ["keydown", "pointerdown", "click", "input"]) addEventListener(kind, go, true);

  // A key that is held down presses what has the focus again and again, but nothing that got it meanwhile:
  // otherwise a person who removes a row would remove those after it, too.
  let pressed = null;
  addEventListener("keydown", (event) => {
    if (!event.repeat) pressed = nodes.active();
    if (pressed === nodes.active() || event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  // MARK: Events of drawings

  // The browser's own events of a moved focus come within the drawing, or not at all. Instead the page
  // compares the focus before and after the drawing, and sends the events when the call of the module is
  // over: the change of an edited field and the blur of the element that had the focus, then the focus of
  // the element that has it. An element that keeps the focus has no event, also when it was moved.
  let pending = [];
  let edited = null;

  // Notes the events of a drawing that has ended.
  const noteEvents = () => {
    const now = nodes.active();
    if (now === (before?.node ?? body) || !nodes.hasFocus()) return;
    if (before !== null) {
      pending.push({ ...before, kinds: edited === before.node ? [CHANGE, BLUR] : [BLUR] });
      edited = null;
    }
    const place = records.placeOf(now);
    if (place !== undefined) pending.push({ node: now, place, kinds: [FOCUS] });
  };

  // The module has the markup before the last drawing of a place only, so that a second drawing leaves
  // no answer to events of an element that the first one removed.
  const forget = (place) => {
    if (pending.length === 0) return;
    pending = pending.filter((one) => one.place !== place || nodes.isConnected(one.node));
  };

  // Sends the events of drawings: up to a hundred, since each one may cause more.
  const sendEvents = () => {
    for (let count = 0; pending.length > 0 && program.isRunning(); count++) {
      if (count === 100) {
        pending = [];
        console.error("focus and blur must not cause each other without end; got 100 in a row");
        return;
      }
      const { node, place, kinds, paths } = pending.shift();
      if (nodes.isConnected(node)) {
        for (const kind of kinds) events.take(place, kind, node, {});
      } else if (paths !== undefined) {
        sendPast(place, kinds.filter((kind) => paths.has(kind)), paths, node);
      }
    }
  };

  // Sends the events of a removed element; only after the last one the module draws.
  const sendPast = (place, kinds, paths, node) => {
    const last = kinds.at(-1);
    for (const kind of kinds) {
      const flags = kind === last ? events.IS_PAST : events.IS_PAST | events.IS_FOLLOWED;
      events.send(place, kind, paths.get(kind), node, node, {}, flags);
    }
  };

  addEventListener("input", (event) => { edited = event.target; }, true);
  addEventListener("change", () => { if (!events.isPaused()) edited = null; }, true);

  return { STOPS, before: () => before?.node, begin, isWithin, leave, enter, end, noteEvents, sendEvents };
})();
