"use strict";
// Applies the patches of the module to the page, and sends the events of the page to the module.
// The operations of a patch are explained in Sources/Views/WebHost/Bytes/PatchBytes.swift.

const page = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const MATH = "http://www.w3.org/1998/Math/MathML";

  // The names of events, by the number of their kind.
  const KINDS = [
    "click", "dblclick", "input", "change", "submit", "keydown", "focusin", "focusout",
    "pointerdown", "pointermove", "pointerup",
  ];
  const [CLICK, , INPUT, CHANGE, SUBMIT, KEYDOWN, FOCUS, BLUR, POINTER] = KINDS.keys();

  // Names of SVG that hold capitals, by their small letters; Sources/Views/Markup/Attributes/CapitalNames.swift
  // has the same.
  const CAPITALS = new Map((
    "clipPath feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge " +
    "feMergeNode feOffset foreignObject linearGradient radialGradient textPath clipPathUnits " +
    "filterUnits gradientTransform gradientUnits lengthAdjust markerHeight markerUnits markerWidth " +
    "maskContentUnits maskUnits pathLength patternContentUnits patternTransform patternUnits " +
    "preserveAspectRatio primitiveUnits refX refY spreadMethod startOffset stdDeviation textLength " +
    "viewBox").split(" ").map((name) => [name.toLowerCase(), name]));

  // Symbols, since the name of a field hides a property of its form: the kinds of events that an element
  // answers, and the template and the rows of a list.
  const ANSWERED = Symbol("answered");
  const ROWS = Symbol("rows");

  const { body, documentElement: html } = document;
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const { encoder } = encoding;
  const places = [];
  const waits = new Map();
  let module = null;
  let isDrawing = false;
  let found = null;
  let wanted = [];

  // MARK: Reading operations

  let bytes, cursor, text, start;

  const number = () => {
    let value = bytes[cursor++];
    if (value < 128) return value;
    value &= 127;
    for (let shift = 7; ; shift += 7) {
      const byte = bytes[cursor++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };

  const string = () => {
    const count = number();
    return text.substring(start, start += count);
  };

  // The memory of the module. The array is empty after it has grown, and a new one is made.
  let whole = new Uint8Array(0);
  const heap = () => whole.length > 0 ? whole : whole = new Uint8Array(module.memory.buffer);

  const memory = (pointer, count) => heap().subarray(pointer, pointer + count);

  // Few letters of ASCII are read faster here than by the browser's function.
  const utf8 = (pointer, count) => {
    const all = heap();
    let text = "";
    for (let i = pointer; i < pointer + count; i++) {
      if (count > 24 || all[i] > 127) return decoder.decode(memory(pointer, count));
      text += String.fromCharCode(all[i]);
    }
    return text;
  };

  // MARK: Attributes

  const set = (node, name, value) => {
    if (name === "autofocus") wanted.push(node);
    else if (name === "style") nodes.style(node).cssText = value;
    else if (!fields.note(node, name, value)) nodes.setAttribute(node, spelled(node, name), value);
  };

  const remove = (node, name) => {
    if (name === "autofocus" || fields.note(node, name, undefined)) return;
    nodes.removeAttribute(node, spelled(node, name));
  };

  // Few names have capitals anywhere, so most need no look at the node.
  const spelled = (node, name) => {
    const capital = CAPITALS.get(name);
    return capital !== undefined && nodes.space(node) === SVG ? capital : name;
  };

  // MARK: Nodes

  // The last sibling that came as an element, of which those after it are copies.
  let model = null;

  const make = (space) => {
    const kind = bytes[cursor++];
    if (kind === 0) return nodes.createText(string());
    if (kind === 1) return model = element(space);
    if (kind === 3) return list(space);
    const original = model;
    const made = copy(original);
    patch(made);
    model = original;
    return made;
  };

  // Makes an element without children.
  const empty = (space) => {
    const tag = string();
    if (tag === "svg") space = SVG;
    else if (tag === "math") space = MATH;
    const node = space === null
      ? nodes.create(tag)
      : nodes.createIn(space, space === SVG ? CAPITALS.get(tag) ?? tag : tag);
    const kinds = number();
    if (kinds !== 0) answer(node, kinds);
    for (let count = number(); count > 0; count--) set(node, string(), string());
    return node;
  };

  const element = (space) => {
    const node = empty(space);
    const inner = spaceWithin(node);
    for (let count = number(); count > 0; count--) nodes.append(node, make(inner));
    fields.touch(node);
    return node;
  };

  // The nodes within a copied one that answer events: how deep each stands, its positions, its kinds.
  let copied = null;
  let answering = [];
  let inputs = [];

  const find = (node, way) => {
    if (fields.isField(node)) inputs.push(way);
    if (node[ANSWERED] !== undefined) answering.push({ way, kinds: node[ANSWERED] });
    let position = 0;
    for (let child = nodes.firstChild(node); child !== null; child = nodes.nextSibling(child)) {
      find(child, [...way, position++]);
    }
  };

  const copy = (original) => {
    if (copied !== original) {
      copied = original;
      answering = [];
      inputs = [];
      find(original, []);
    }
    const made = nodes.clone(original, true);
    for (const { way, kinds } of answering) {
      follow(made, way)[ANSWERED] = kinds;
    }
    return made;
  };

  // The child at a position. A list of all children is worth making only for one that is far in.
  const childAt = (node, position) => {
    if (position > 8) return nodes.children(node)[position];
    let child = nodes.firstChild(node);
    for (; position > 0; position--) child = nodes.nextSibling(child);
    return child;
  };

  // The node at positions within another one.
  const follow = (node, way) => {
    for (let i = 0; i < way.length; i++) node = childAt(node, way[i]);
    return node;
  };

  // The same where no form is on the way, whose fields may hide its properties.
  const followPlain = (node, way) => {
    for (let i = 0; i < way.length; i++) {
      node = node.firstChild;
      for (let position = way[i]; position > 0; position--) node = node.nextSibling;
    }
    return node;
  };

  // The space of the children of an element.
  const spaceWithin = (node) => {
    const space = nodes.space(node);
    return space === SVG && nodes.tag(node) !== "foreignObject" || space === MATH ? space : null;
  };

  const patch = (node) => {
    const kind = bytes[cursor++];
    if (kind === 1) replace(node, nodes.parent(node));
    else if (kind === 2) node.data = string();
    else change(node);
  };

  const replace = (node, parent) => nodes.replace(parent, make(spaceWithin(parent)), node);

  const change = (node) => {
    for (let count = number(); count > 0; count--) set(node, string(), string());
    for (let count = number(); count > 0; count--) remove(node, string());
    const kinds = number();
    if (kinds !== 0) answer(node, kinds - 1);
    let count = number();
    const rows = node[ROWS];
    if (rows !== undefined) {
      for (; count > 0; count--) {
        const row = rows.all[number()];
        cursor++;  // The kind, which is 4 for all rows.
        refill(row, rows.template);
      }
      const pieces = number();
      if (pieces !== 0) arrangeRows(node, rows, pieces - 1);
      return;
    }
    // A child that is replaced would leave the positions of the others to be counted again.
    if (count > 8 && 8 * count > nodes.children(node).length) {
      const children = Array.from(nodes.children(node));
      for (; count > 0; count--) patch(children[number()]);
    } else {
      for (; count > 0; count--) patch(childAt(node, number()));
    }
    const pieces = number();
    if (pieces !== 0) arrange(node, pieces - 1);
    fields.touch(node);
  };

  // Brings children into a new order, of which those that stay are never touched.
  const arrange = (node, count) => {
    const children = nodes.children(node);
    const length = children.length;
    const stays = new Uint8Array(length);
    const parts = [];
    const space = spaceWithin(node);
    let staying = 0;
    model = null;
    for (; count > 0; count--) {
      switch (bytes[cursor++]) {
        case 0: {
          const first = number();
          const end = first + number();
          stays.fill(1, first, end);
          staying += end - first;
          parts.push(children[first], null);
          break;
        }
        case 1: {
          const moved = number();
          stays[moved] = 1;
          staying++;
          parts.push(null, children[moved]);
          break;
        }
        default:
          parts.push(null, make(space));
      }
    }
    if (staying === 0) {
      nodes.setText(node, "");
    } else if (staying < length) {
      const gone = [];
      for (let i = stays.indexOf(0); i >= 0; i = stays.indexOf(0, i + 1)) gone.push(children[i]);
      for (const child of gone) nodes.remove(node, child);
    }
    let before = null;
    for (let i = parts.length - 2; i >= 0; i -= 2) {
      if (parts[i] === null) nodes.insert(node, parts[i + 1], before);
      before = parts[i] ?? parts[i + 1];
    }
  };

  // MARK: Rows of templates

  // The template of the next rows: its node, the positions and names of its holes, the elements that
  // answer events, and the positions of its fields.
  const template = (space) => {
    const which = number();
    const known = drawn.templates;
    if (which < known.length) return known[which];
    const outer = model;
    const node = make(space);
    model = outer;
    const holes = [];
    for (let count = number(); count > 0; count--) {
      const way = [];
      for (let depth = number(); depth > 0; depth--) way.push(number());
      holes.push({ way, name: content() });
    }
    answering = [];
    inputs = [];
    find(node, []);
    copied = null;
    const isPlain = !(node instanceof Element) || !nodes.matches(node, "form") && nodes.all(node, "form").length === 0;
    known.push({ node, holes, answering, inputs, isPlain });
    return known[which];
  };

  // The content of a hole; null for none.
  const content = () => {
    const units = number();
    return units === 0 ? null : text.substring(start, start += units - 1);
  };

  // Makes a list, whose element keeps its template and its rows.
  const list = (space) => {
    const node = empty(space);
    const rows = { template: template(spaceWithin(node)), all: [] };
    node[ROWS] = rows;
    for (let count = number(); count > 0; count--) {
      const row = filled(rows.template);
      rows.all.push(row);
      nodes.append(node, row);
    }
    return node;
  };

  // Makes a row, whose attributes with holes are absent.
  const filled = ({ node, holes, inputs, isPlain }) => {
    const row = nodes.clone(node, true);
    for (let i = 0; i < holes.length; i++) {
      if (bytes[cursor] !== 0) fillHole(row, holes[i], isPlain);
      else cursor++;
    }
    for (let i = 0; i < inputs.length; i++) fields.touch(follow(row, inputs[i]));
    return row;
  };

  // Fills some holes of a row.
  const refill = (row, { holes, inputs, isPlain }) => {
    for (let count = number(); count > 0; count--) fillHole(row, holes[number()], isPlain);
    for (let i = 0; i < inputs.length; i++) fields.touch(follow(row, inputs[i]));
  };

  const fillHole = (row, { way, name }, isPlain) => {
    const node = (isPlain ? followPlain : follow)(row, way);
    const value = content();
    if (name === null) node.data = value;
    else if (value === null) remove(node, name);
    else set(node, name, value);
  };

  // Brings rows into a new order, of which those that stay are never touched. The array is changed in
  // place unless other rows push those that stay towards its end.
  const arrangeRows = (node, rows, count) => {
    const old = rows.all;
    const staying = [];
    const [moved, came, places] = [[], [], []];
    let length = 0;
    let left = old.length;
    let isShifted = false;
    for (; count > 0; count--) {
      switch (bytes[cursor++]) {
        case 0: {
          const first = number();
          const end = first + number();
          staying.push({ first, end, to: length });
          isShifted ||= first !== length;
          left -= end - first;
          length += end - first;
          break;
        }
        case 1: {
          const first = number();
          moved.push({ first, end: first + 1 });
          left--;
          came.push(old[first]);
          places.push(length++);
          break;
        }
        default: {
          const used = template(spaceWithin(node));
          for (let count = number(); count > 0; count--) {
            came.push(filled(used));
            places.push(length++);
          }
        }
      }
    }
    if (left === old.length) nodes.setText(node, "");
    else if (left > 0) removeOthers(node, old, moved.length === 0 ? staying : [...staying, ...moved]);
    const all = isShifted && came.length > 0 ? new Array(length) : old;
    for (const { first, end, to } of staying) {
      if (all === old && first === to) continue;
      for (let i = first; i < end; i++) all[to + i - first] = old[i];
    }
    all.length = length;
    for (let i = 0; i < came.length; i++) all[places[i]] = came[i];
    // From the last one, so that the row after each is in its place.
    for (let i = came.length - 1; i >= 0; i--) {
      nodes.insert(node, came[i], all[places[i] + 1] ?? null);
    }
    rows.all = all;
  };

  // Removes the rows outside some ranges.
  const removeOthers = (node, rows, ranges) => {
    ranges.sort((one, other) => one.first - other.first);
    let row = 0;
    for (const { first, end } of [...ranges, { first: rows.length }]) {
      for (; row < first; row++) nodes.remove(node, rows[row]);
      row = end;
    }
  };

  // Applies a patch, sets the touched fields, and focuses the element that appeared with autofocus, or
  // else the one that had the focus and was moved.
  const draw = (place, operations, texts, length) => {
    forget(place);
    const before = focused();
    drawn = place;
    bytes = heap();
    text = utf8(texts, length);
    cursor = operations;
    start = 0;
    isDrawing = true;
    try {
      if (nodes.firstChild(place.root) === null) nodes.append(place.root, nodes.createText(""));
      patch(nodes.firstChild(place.root));
      fields.settle();
      if (wanted.length > 0) {
        focus(wanted.reduce((near, node) => distance(node) <= distance(near) ? node : near));
      } else if (before !== null && nodes.active() !== before.node && nodes.isConnected(before.node)) {
        nodes.focus(before.node, { preventScroll: true });
      }
      grids.mend();
    } finally {
      wanted = [];
      isDrawing = false;
    }
    noteFocus(before);
  };

  const focus = (node) => {
    nodes.focus(node);
    if (node instanceof HTMLInputElement && node.type === "text") {
      node.setSelectionRange(node.value.length, node.value.length);
    }
  };

  // How many elements around the last event do not hold a node; of two that ask for the focus, the
  // one that is nearer gets it, and of two as near the later.
  const distance = (node) => {
    const count = trail.findIndex((one) => nodes.contains(one, node));
    return count < 0 ? trail.length : count;
  };

  // The nodes around the last event, the innermost first.
  let trail = [];

  // MARK: Focus

  // A drawing may move the focus, or remove the element that has it. The browser's own events of that
  // come within the drawing, or not at all. Instead the page compares the focus before and after the
  // drawing, and sends the events when the call of the module is over: the change of an edited field
  // and the blur of the element that had the focus, then the focus of the element that has it. An
  // element that keeps the focus has no event, also when the drawing has moved it.
  let pending = [];
  let edited = null;

  const focused = () => {
    const node = nodes.active();
    const place = node === null || node === body ? undefined : placeOf(node);
    if (place === undefined) return null;
    // When the element is removed, its events are answered by the markup before the drawing.
    const paths = new Map();
    const around = nodesAround(node, place);
    for (const kind of [CHANGE, BLUR]) {
      const answering = answers(kind, around);
      if (answering >= 0) paths.set(kind, pathOf(around, answering));
    }
    return { node, place, paths };
  };

  const noteFocus = (before) => {
    const now = nodes.active();
    if (now === (before?.node ?? body) || !nodes.hasFocus()) return;
    if (before !== null) {
      pending.push({ ...before, kinds: edited === before.node ? [CHANGE, BLUR] : [BLUR] });
      edited = null;
    }
    const place = placeOf(now);
    if (place !== undefined) pending.push({ node: now, place, kinds: [FOCUS] });
  };

  // The module has the markup before the last drawing of a place only, so that a second drawing leaves
  // no answer to events of an element that the first one removed.
  const forget = (place) => {
    if (pending.length === 0) return;
    pending = pending.filter((one) => one.place !== place || nodes.isConnected(one.node));
  };

  // Sends the events of drawings: up to a hundred, since each one may cause more.
  const sendPending = () => {
    for (let count = 0; pending.length > 0 && module !== null; count++) {
      if (count === 100) {
        pending = [];
        console.error("focus and blur must not cause each other without end; got 100 in a row");
        return;
      }
      const { node, place, kinds, paths } = pending.shift();
      if (nodes.isConnected(node)) {
        for (const kind of kinds) take(place, kind, node, {});
      } else if (paths !== undefined) {
        sendPast(place, kinds.filter((kind) => paths.has(kind)), paths, node);
      }
    }
  };

  // Sends the events of a removed element; only after the last one the module draws.
  const sendPast = (place, kinds, paths, node) => {
    const last = kinds.at(-1);
    for (const kind of kinds) {
      send(place, kind, paths.get(kind), node, node, {}, kind === last ? IS_PAST : IS_PAST | IS_FOLLOWED);
    }
  };

  addEventListener("input", (event) => { edited = event.target; }, true);
  addEventListener("change", () => { if (!isDrawing) edited = null; }, true);

  // MARK: Events

  const answer = (node, kinds) => {
    node[ANSWERED] = kinds;
    const place = drawn;
    for (let kind = 0; kinds >> kind !== 0; kind++) {
      if ((kinds >> kind & 1) === 0 || (place.kinds >> kind & 1) !== 0) continue;
      place.kinds |= 1 << kind;
      place.root.addEventListener(KINDS[kind], (event) => happen(place, kind, event));
    }
  };

  let drawn = null;

  const placeOf = (node) => places.find((one) => one !== undefined && nodes.contains(one.root, node));

  // A node and those around it, up to the root of its place.
  const nodesAround = (node, place) => {
    const around = [node];
    for (let one = node; one !== null && one !== place.root;) around.push(one = nodes.parent(one));
    return around;
  };

  // Which one of a node and those around it answers a kind of event; -1 for none.
  const answers = (kind, around) => {
    for (let i = 0; i < around.length - 1; i++) {
      if ((around[i][ANSWERED] >> kind & 1) === 1) return i;
      const rows = around[i + 1]?.[ROWS];
      if (rows === undefined) continue;
      const inRow = answersInRow(rows.template, i, kind, around);
      if (inRow >= 0) return inRow;
    }
    return -1;
  };

  // The same within a row, whose index is known.
  const answersInRow = ({ answering }, row, kind, around) => {
    let innermost = -1;
    for (let i = 0; i < answering.length; i++) {
      const { way, kinds } = answering[i];
      const inner = row - way.length;
      if ((kinds >> kind & 1) === 0 || inner < 0 || innermost >= 0 && inner >= innermost) continue;
      if (leads(way, row, around)) innermost = inner;
    }
    return innermost;
  };

  // Whether positions lead from a node, by its index, to the nodes before it.
  const leads = (way, outer, around) => {
    for (let i = 0; i < way.length; i++) {
      if (positionOf(around[outer - 1 - i]) !== way[i]) return false;
    }
    return true;
  };

  const happen = (place, kind, event) => {
    if (isDrawing || module === null) return;
    if (kind === KEYDOWN && fields.isComposing(event)) return;
    take(place, kind, event.target, event);
  };

  // Sends an event to the module, and cancels the browser's own action where the program's replaces it.
  const take = (place, kind, target, event) => {
    const around = nodesAround(target, place);
    const answering = answers(kind, around);
    if (answering < 0) return;
    if (kind === SUBMIT) event.preventDefault();
    trail = around;
    const node = around[answering];
    if (!send(place, kind, pathOf(around, answering), node, target, event, 0)) return;
    if (kind === CLICK) {
      if (nodes.closest(node, "a") !== null) event.preventDefault();
      if (node === target) fields.release(target);
    }
    // An answered key does nothing else, except that letters still go into a field.
    if (kind === KEYDOWN && !nodes.matches(target, "input, textarea, select, :read-write")) {
      event.preventDefault();
    }
    if (kind === INPUT || kind === CHANGE) fields.restore(target);
  };

  const range = document.createRange();

  // The positions that lead from the outermost element to a node, the last one first.
  const pathOf = (around, node) => {
    const path = [];
    for (let i = node; i < around.length - 2; i++) {
      path.push(around[i + 1][ROWS]?.all.indexOf(around[i]) ?? positionOf(around[i]));
    }
    return path;
  };

  // The number of siblings before a node: a few are counted, many by the browser.
  const positionOf = (node) => {
    let position = 0;
    for (let one = nodes.previousSibling(node); one !== null; one = nodes.previousSibling(one)) {
      if (++position > 8) {
        range.setStartBefore(node);
        position = range.startOffset;
        range.setStart(document, 0);
        return position;
      }
    }
    return position;
  };

  // Flags of an event: see Sources/Views/WebHost/Bytes/EventBytes.swift.
  const [IS_CHECKED, IS_PAST, IS_FOLLOWED, HAS_POINT] = [1, 2, 4, 8];

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
    typeof value !== "string" || value === "" ? NOTHING : encoder.encode(value);

  // Sends an event to the module: the path of the element that answers it, that element, and the one
  // where it happened.
  const send = (place, kind, path, node, target, event, flags) => {
    const value = encoded(target.value);
    const key = encoded(event.key);
    const most = 32 + 5 * path.length + value.length + key.length;
    if (most > letter.length) letter = new Uint8Array(2 * most);
    letter[0] = kind;
    letter[1] = event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3;
    letter[2] = (target.checked === true ? IS_CHECKED : 0) | flags;
    written = 3;
    // A press by a key has no point, and reading it would cost a layout.
    if ((event.detail > 0 || kind >= POINTER) && event.clientX !== undefined) {
      letter[2] |= HAS_POINT;
      letter.set(point(node, event), written);
      written += coordinates.length;
    }
    writeNumber(path.length);
    for (let i = path.length - 1; i >= 0; i--) writeNumber(path[i]);
    writeText(value);
    writeText(key);
    return guarded(() => {
      const first = room(written);
      const bytes = heap();
      for (let i = 0; i < written; i++) bytes[first + i] = letter[i];
      return module.event(place.number) === 1;
    });
  };

  // The module's buffer for the bytes of an event, and its length.
  let buffer = 0;
  let bufferLength = -1;

  // Returns a buffer of a length; events of one length share it.
  const room = (length) => {
    if (length !== bufferLength) {
      buffer = module.room(length);
      bufferLength = length;
    }
    return buffer;
  };

  // The place of the pointer in an element, as two floating-point numbers of eight bytes.
  const point = (node, event) => {
    const box = nodes.box(node);
    view.setFloat64(0, event.clientX - box.left, true);
    view.setFloat64(8, event.clientY - box.top, true);
    return coordinates;
  };

  // MARK: Calling the module

  let isInside = false;

  // Calls the module, then sends the events of its drawings. When the module fails, the page shows that
  // and never calls it again.
  const guarded = (part) => {
    const isOutermost = !isInside;
    isInside = true;
    try {
      const result = part();
      if (isOutermost) sendPending();
      return result;
    } catch (error) {
      module = null;
      notices.fail("The program has stopped", error);
      return false;
    } finally {
      if (isOutermost) isInside = false;
    }
  };

  // The limit of a browser's timer in milliseconds, which fires at once beyond it.
  const LONGEST = 2 ** 31 - 1;

  const wait = (name, milliseconds, ring) => {
    const rest = milliseconds - LONGEST;
    waits.set(name, setTimeout(() => {
      if (rest > 0) return wait(name, rest, ring);
      waits.delete(name);
      ring();
    }, Math.min(milliseconds, LONGEST)));
  };

  // Reports the end of a wait, or an event of a service.
  const elapse = (number, ticket, event) => {
    if (module === null) return;
    guarded(() => {
      if (event !== undefined) {
        const first = room(event.length);
        heap().set(event, first);
      }
      module.elapsed(number, ticket);
    });
  };

  // MARK: Starting

  const main = document.getElementById("pages");

  // The texts of the page's file, and its origin.
  const data = new Map(Array.from(
    document.querySelectorAll("script[type='application/json']"),
    (one) => [one.id.replace("data-", "@"), one.textContent])).set("@/", location.origin);

  const isStarted = () => html.dataset.state !== undefined;

  const imports = {
    open(number, title, length) {
      const name = utf8(title, length);
      const root = Object.assign(nodes.create("div"), { className: "root" });
      places[number] = { number, root, kinds: 0, templates: [] };
      const section = Object.assign(nodes.create("section"), { className: "page" });
      if (name !== "") {
        section.setAttribute("aria-label", name);
        section.append(Object.assign(nodes.create("h2"), { textContent: name }));
      }
      section.append(root);
      main.append(section);
    },
    draw: (number, operations, count, texts, length) => draw(places[number], operations, texts, length),
    wait(number, ticket, milliseconds) {
      wait(`${number}/${ticket}`, milliseconds, () => elapse(number, ticket));
    },
    stop(number, ticket) {
      const name = `${number}/${ticket}`;
      clearTimeout(waits.get(name));
      waits.delete(name);
    },
    read(pointer, count) {
      const name = utf8(pointer, count);
      let text = data.get(name) ?? null;
      // A page that is opened without an address shows the program's first state.
      if (name === "#") text = isStarted() || kept.hasAddress() ? kept.address() : null;
      else if (name[0] !== "@") text = kept.read(name);
      found = text === null ? null : encoder.encode(text);
      return found === null ? -1 : found.length;
    },
    copy: (target) => memory(target, found.length).set(found),
    write(pointer, count, texts, length) {
      const name = utf8(pointer, count);
      const text = utf8(texts, length);
      if (name !== "#") return kept.write(name, text) ? 1 : 0;
      // The address that the page starts with is no step to go back to.
      kept.writeAddress(text, isStarted());
      return 1;
    },
    unread: (pointer, count) => kept.putAside(utf8(pointer, count)),
    now: () => performance.now(),
    report: (pointer, count) => console.error(utf8(pointer, count)),
  };

  // Makes the instance of the module, which is packed: it is compiled while it is unpacked.
  const instance = async (packed) => {
    // The browser's own function is faster; older browsers have none.
    const bytes = Uint8Array.fromBase64?.(packed)
      ?? Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const headers = { "Content-Type": "application/wasm" };
    const response = new Response(stream, { headers });
    return (await WebAssembly.instantiateStreaming(response, { page: imports })).instance;
  };

  // The longest wait for a frame, in milliseconds: a page in the background draws none.
  const FRAME = 100;

  // Waits until the browser has drawn the first view of the file.
  const firstFrame = () => new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go, 0));
    setTimeout(go, FRAME);
  });

  const begin = async () => {
    try {
      if (main.firstChild !== null) await firstFrame();
      if (typeof WebAssembly !== "object") {
        throw new Error("this browser has no WebAssembly, or has it switched off");
      }
      module = (await instance(document.getElementById("module").textContent)).exports;
      main.replaceChildren();  // The first view of the file ends here.
      module.seed(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
      (module.main ?? module.__main_argc_argv)(0, 0);
      kept.follow(() => { if (module !== null) guarded(() => module.routed()); });
      html.dataset.state = "started";
      guarded(() => {});
    } catch (error) {
      if (module === null) main.replaceChildren();
      module = null;
      html.dataset.state = "failed";
      notices.fail("The page could not start", error);
    }
  };

  // How many bytes the module has taken.
  const size = () => module.memory.buffer.byteLength;

  return { begin, size, imports, memory, elapse };
})();

// After this script, whose next parts add the services, and those after it.
document.addEventListener("DOMContentLoaded", page.begin);
