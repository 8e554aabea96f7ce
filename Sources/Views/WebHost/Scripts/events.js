"use strict";
// Sends the events of the page to the module.
// The bytes of an event are explained in Sources/Views/WebHost/Bytes/EventBytes.swift.

const events = (() => {
  // The names of events, by the number of their kind.
  const KINDS = [
    "click", "dblclick", "input", "change", "submit", "keydown", "focusin", "focusout",
    "pointerdown", "pointermove", "pointerup",
  ];
  const [CLICK, , INPUT, CHANGE, SUBMIT, KEYDOWN, FOCUS, BLUR, POINTER, , POINTERUP] = KINDS.keys();

  // Whether the document changes, so that the browser's own events are no events of a person.
  let isDrawing = false;

  // Performs a drawing, within which no event is sent.
  const pausing = (draw) => {
    isDrawing = true;
    try {
      draw();
    } finally {
      isDrawing = false;
    }
  };

  // MARK: Listening

  // Lets a record of a component answer some kinds of events.
  const answer = (place, one, kinds) => {
    one.kinds = kinds;
    for (let kind = 0; kinds >> kind !== 0; kind++) {
      if ((kinds >> kind & 1) === 0 || (place.kinds >> kind & 1) !== 0) continue;
      place.kinds |= 1 << kind;
      place.root.addEventListener(KINDS[kind], (event) => happen(place, kind, event));
    }
  };

  const happen = (place, kind, event) => {
    if (isDrawing || !program.isRunning()) return;
    if (kind === KEYDOWN && fields.isComposing(event)) return;
    if (kind === CLICK && isForBrowser(event)) return;
    take(place, kind, event.target, event);
  };

  // A press of a link with a key held down opens a window, or saves a file; that is not for the program.
  const isForBrowser = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }) =>
    (button > 0 || ctrlKey || metaKey || shiftKey || altKey) && nodes.closest(target, "a[href]") !== null;

  // Sends an event to the module, and cancels the browser's own action where the program's replaces it.
  const take = (place, kind, target, event) => {
    const around = records.nodesAround(target, place);
    const way = records.wayTo(place, around);
    const answering = records.answers(kind, way);
    if (answering < 0) return;
    // A key that types text is for the field alone, and not for handlers around it.
    const isTyped = kind === KEYDOWN && actions.isTyping(event);
    if (isTyped && way.steps[answering].node !== target) return;
    if (kind === SUBMIT) event.preventDefault();
    trail = around;
    const { node } = way.steps[answering];
    const act = kind === CLICK ? actions.after(event) : null;
    if (!send(place, kind, way.path.slice(1, answering + 1), node, target, event, isTyped ? IS_TYPED : 0)) return;
    if (kind === POINTER) pressed.set(event.pointerId, { place, node: target });
    if (kind === CLICK) {
      if (act !== null) act(node);
      if (node === target) fields.release(target);
    }
    // An answered key does nothing else.
    if (kind === KEYDOWN) event.preventDefault();
    if (kind === INPUT || kind === CHANGE) fields.restore(target);
  };

  // MARK: Releases

  // The elements whose press the program has answered, by the pointer that still presses.
  const pressed = new Map();

  // Sends the release of a pointer to the element that was pressed, also where it happens elsewhere, or
  // where the browser takes the pointer to scroll. Otherwise a drag would never end.
  const release = (event) => {
    const one = pressed.get(event.pointerId);
    pressed.delete(event.pointerId);
    if (one === undefined || !program.isRunning() || !nodes.isConnected(one.node)) return;
    const way = records.wayTo(one.place, records.nodesAround(one.node, one.place));
    const answering = records.answers(POINTERUP, way);
    // A release within the answering element is an event there.
    if (answering < 0) return;
    const isWithin = event.target instanceof Node && nodes.contains(way.steps[answering].node, event.target);
    if (event.type === "pointercancel" || !isWithin) take(one.place, POINTERUP, one.node, event);
  };

  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, release, true);

  // MARK: Nearness

  // The nodes around the last event, the innermost first.
  let trail = [];

  // How many elements around the last event do not hold a node; of two that ask for the focus, the
  // one that is nearer gets it, and of two as near the later.
  const distance = (node) => {
    const count = trail.findIndex((one) => nodes.contains(one, node));
    return count < 0 ? trail.length : count;
  };

  // MARK: Sending

  // Flags of an event: see Sources/Views/WebHost/Bytes/EventBytes.swift.
  const [IS_CHECKED, IS_PAST, IS_FOLLOWED, HAS_POINT, IS_TYPED] = [1, 2, 4, 8, 16];

  // The bytes of an event, and how many are written.
  let letter = new Uint8Array(256);
  let written = 0;
  const view = new DataView(new ArrayBuffer(16));
  const coordinates = new Uint8Array(view.buffer);

  const writeNumber = (number) => {
    for (; number > 127; number >>>= 7) letter[written++] = number & 127 | 128;
    letter[written++] = number;
  };

  const writeText = (code) => {
    writeNumber(code.length);
    letter.set(code, written);
    written += code.length;
  };

  const NOTHING = new Uint8Array(0);
  const encoded = (value) =>
    typeof value !== "string" || value === "" ? NOTHING : encoding.encoder.encode(value);

  // Sends an event to the module: the path of the element that answers it, that element, and the one
  // where it happened.
  const send = (place, kind, path, node, target, event, flags) => {
    const value = encoded(target.value);
    const key = encoded(event.key);
    const most = 32 + 5 * path.length + value.length + key.length;
    if (most > letter.length) letter = new Uint8Array(2 * most);
    letter[0] = kind;
    letter[1] = event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3
      | event.buttons << 4;
    letter[2] = (target.checked === true ? IS_CHECKED : 0) | flags;
    written = 3;
    // A press by a key has no point, and reading it would cost a layout.
    if ((event.detail > 0 || kind >= POINTER) && event.clientX !== undefined) {
      letter[2] |= HAS_POINT;
      letter.set(point(node, event), written);
      written += coordinates.length;
    }
    writeNumber(path.length);
    for (let i = 0; i < path.length; i++) writeNumber(path[i]);
    writeText(value);
    writeText(key);
    // The page itself makes events of the focus that a drawing has moved, which have no type.
    if (event.type === undefined) return program.send(place.number, letter, written);
    refusals.forget();
    const isAnswered = program.send(place.number, letter, written);
    if (isAnswered) refusals.show(kind === SUBMIT ? submitter(target, event) : target);
    return isAnswered;
  };

  // The control that a person has used to submit a form: a field by its Enter key, or a button.
  const submitter = (form, event) =>
    nodes.contains(form, nodes.active()) ? nodes.active() : event.submitter ?? form;

  // The place of the pointer in an element, in the units of its view box if it has one, as two
  // floating-point numbers of eight bytes.
  const point = (node, { clientX, clientY }) => {
    const box = nodes.box(node);
    const isScaled = node instanceof SVGSVGElement && nodes.hasAttribute(node, "viewBox");
    const units = isScaled ? node.getScreenCTM() : null;
    const { x, y } = units === null
      ? { x: clientX - box.left, y: clientY - box.top }
      : new DOMPoint(clientX, clientY).matrixTransform(units.inverse());
    view.setFloat64(0, x, true);
    view.setFloat64(8, y, true);
    return coordinates;
  };

  return {
    CHANGE, FOCUS, BLUR, IS_PAST, IS_FOLLOWED, answer, take, send, distance, pausing,
    isPaused: () => isDrawing,
  };
})();
