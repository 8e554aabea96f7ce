"use strict";
// The focus of the page.
//
// A drawing may move the focus, or remove the element that has it. The browser's own events of that come
// within the drawing, or not at all. Instead the page compares the focus before and after the drawing,
// and sends the events when the call of the module is over: the change of an edited field and the blur
// of the element that had the focus, then the focus of the element that has it. An element that keeps
// the focus has no event, also when the drawing has moved it.

const focus = (() => {
  const { body } = document;
  const { CHANGE, FOCUS, BLUR } = events;

  // The element that was in focus before the present drawing; null for none.
  let before = null;

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
    return { node, place, paths };
  };

  // Begins a drawing of a component.
  const begin = (place) => {
    forget(place);
    before = focused();
  };

  // Ends a drawing: focuses the nearest of the elements that ask for the focus, or else the one that had
  // it and was moved.
  const end = (wanted) => {
    if (wanted.length > 0) {
      const { distance } = events;
      take(wanted.reduce((near, node) => distance(node) <= distance(near) ? node : near));
    } else if (before !== null && nodes.active() !== before.node && nodes.isConnected(before.node)) {
      nodes.focus(before.node, { preventScroll: true });
    }
  };

  const take = (node) => {
    nodes.focus(node);
    if (node instanceof HTMLInputElement && node.type === "text") {
      node.setSelectionRange(node.value.length, node.value.length);
    }
  };

  // MARK: Events of drawings

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

  return { begin, end, noteEvents, sendEvents };
})();
