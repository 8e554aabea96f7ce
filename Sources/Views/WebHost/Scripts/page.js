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

  // MARK: Records

  // The page has a tree of records of what it has put into the document, and a patch counts the children of
  // records, never those of the document. Other programs change the document, too: a translator replaces
  // texts, and an extension of the browser inserts buttons or wraps links. Their nodes have no records.
  //
  // A record holds its node, what that is, the kinds of events that it answers, and the records of its
  // children.
  const [TEXT, ELEMENT, FIELD] = [0, 1, 2];
  const NONE = [];
  const recordOf = (node, type) => ({ node, type, kinds: 0, children: NONE });

  // The child of an element that is a node or holds it; null where the element does not hold the node.
  const childWith = (element, node) => {
    let child = node;
    for (let parent = nodes.parent(child); parent !== element; parent = nodes.parent(child)) {
      if (parent === null) return null;
      child = parent;
    }
    return child;
  };

  // The child of the document that holds the first of some records that are still in their element, from a
  // position on; null for none, which is the end of the element.
  const placeFrom = ({ node, children }, position) => {
    for (let i = position; i < children.length; i++) {
      const child = childWith(node, children[i].node);
      if (child !== null) return child;
    }
    return null;
  };

  const isReplaced = ({ node, type }) => type === TEXT && nodes.parent(node) === null;

  // Puts the texts of an element back that another program has replaced, as translators do. What stands
  // between the siblings of such a text took its place, and goes.
  const restoreTexts = ({ node, children }) => {
    const isOurs = (child) => children.some((one) => nodes.contains(child, one.node));
    let before = null;
    for (let i = 0; i < children.length; i++) {
      if (isReplaced(children[i])) {
        let child = before === null ? nodes.firstChild(node) : nodes.nextSibling(before);
        while (child !== null && !isOurs(child)) {
          const next = nodes.nextSibling(child);
          nodes.remove(node, child);
          child = next;
        }
        nodes.insert(node, children[i].node, child);
      }
      before = childWith(node, children[i].node) ?? before;
    }
  };

  // MARK: Making nodes

  // The last sibling that came as an element, of which those after it are copies.
  let model = null;

  const make = (space) => {
    const kind = bytes[cursor++];
    if (kind === 0) return recordOf(nodes.createText(string()), TEXT);
    if (kind === 1) return model = element(space);
    return copy(model);
  };

  const element = (space) => {
    const tag = string();
    if (tag === "svg") space = SVG;
    else if (tag === "math") space = MATH;
    const node = space === null
      ? nodes.create(tag)
      : nodes.createIn(space, space === SVG ? CAPITALS.get(tag) ?? tag : tag);
    const made = recordOf(node, fields.isField(node) ? FIELD : ELEMENT);
    const kinds = number();
    if (kinds !== 0) answer(made, kinds);
    for (let count = number(); count > 0; count--) set(node, string(), string());
    const count = number();
    if (count > 0) {
      const inner = spaceWithin(node);
      // An array of this length takes less memory than one that grows.
      made.children = new Array(count);
      for (let i = 0; i < count; i++) {
        const child = made.children[i] = make(inner);
        nodes.append(node, child.node);
      }
    }
    if (made.type === FIELD) fields.touch(node);
    return made;
  };

  // The records of a copy, in the order of the document.
  let copies = [];

  const copy = (original) => {
    copies = [];
    const made = copied(original, nodes.clone(original.node, true));
    for (let which = number(); which !== 0; which = number()) {
      const { node, type } = copies[which - 1];
      if (type === TEXT) node.data = string();
      else changeAttributes(node);
    }
    return made;
  };

  // Makes the record of a copied node, and of those within it.
  const copied = ({ type, kinds, children }, node) => {
    const made = { node, type, kinds, children: NONE };
    copies.push(made);
    if (type === FIELD) fields.touch(node);
    if (children.length > 0) {
      made.children = new Array(children.length);
      let child = nodes.firstChild(node);
      for (let i = 0; i < children.length; i++) {
        made.children[i] = copied(children[i], child);
        child = nodes.nextSibling(child);
      }
    }
    return made;
  };

  // The space of the children of an element.
  const spaceWithin = (node) => {
    const space = nodes.space(node);
    return space === SVG && nodes.tag(node) !== "foreignObject" || space === MATH ? space : null;
  };

  // MARK: Changing nodes

  const patch = (parent, position) => {
    const child = parent.children[position];
    const kind = bytes[cursor++];
    if (kind === 1) {
      replace(parent, position, make(spaceWithin(parent.node)));
    } else if (kind === 2) {
      child.node.data = string();
      if (isReplaced(child)) restoreTexts(parent);
    } else {
      change(child);
    }
  };

  // Puts a child into the place of another one.
  const replace = (parent, position, made) => {
    const child = parent.children[position];
    if (isReplaced(child)) restoreTexts(parent);
    const holder = nodes.parent(child.node);
    if (holder !== null) nodes.replace(holder, made.node, child.node);
    else nodes.insert(parent.node, made.node, placeFrom(parent, position + 1));
    parent.children[position] = made;
  };

  const changeAttributes = (node) => {
    for (let count = number(); count > 0; count--) set(node, string(), string());
    for (let count = number(); count > 0; count--) remove(node, string());
  };

  const change = (one) => {
    changeAttributes(one.node);
    const kinds = number();
    if (kinds !== 0) answer(one, kinds - 1);
    for (let count = number(); count > 0; count--) patch(one, number());
    const pieces = number();
    if (pieces !== 0) arrange(one, pieces - 1);
    if (one.type === FIELD) fields.touch(one.node);
  };

  // Brings children into a new order, of which those that stay are never touched.
  const arrange = (one, count) => {
    const { node, children: old } = one;
    const isLeft = new Uint8Array(old.length).fill(1);
    const children = [];
    const placed = [];
    const space = spaceWithin(node);
    let left = old.length;
    model = null;
    if (old.some(isReplaced)) restoreTexts(one);
    for (; count > 0; count--) {
      switch (bytes[cursor++]) {
        case 0: {
          const first = number();
          const end = first + number();
          isLeft.fill(0, first, end);
          left -= end - first;
          for (let i = first; i < end; i++) children.push(old[i]);
          break;
        }
        case 1: {
          const moved = number();
          isLeft[moved] = 0;
          left--;
          placed.push(children.length);
          children.push(old[moved]);
          break;
        }
        default:
          placed.push(children.length);
          children.push(make(space));
      }
    }
    if (left === old.length && left === nodes.children(node).length) {
      nodes.setText(node, "");
    } else if (left > 0) {
      for (let i = isLeft.indexOf(1); i >= 0; i = isLeft.indexOf(1, i + 1)) {
        const holder = nodes.parent(old[i].node);
        if (holder !== null) nodes.remove(holder, old[i].node);
      }
    }
    one.children = children;
    // From the last one, so that those after each are in their places.
    for (let i = placed.length - 1; i >= 0; i--) {
      nodes.insert(node, children[placed[i]].node, placeFrom(one, placed[i] + 1));
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
      patch(place.record, 0);
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
    const way = wayTo(place, nodesAround(node, place));
    for (const kind of [CHANGE, BLUR]) {
      const answering = answers(kind, way);
      if (answering >= 0) paths.set(kind, way.path.slice(1, answering + 1));
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

  const answer = (one, kinds) => {
    one.kinds = kinds;
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

  // The records that lead to the innermost one around an event, and their positions among their siblings.
  const wayTo = (place, around) => {
    const records = [];
    const path = [];
    let one = place.record;
    for (let i = around.length - 2; i >= 0; i--) {
      const position = one.children.findIndex(({ node }) => node === around[i]);
      if (position < 0) continue;  // The node belongs to another program.
      one = one.children[position];
      records.push(one);
      path.push(position);
    }
    return { records, path };
  };

  // Which one of some records answers a kind of event: the innermost one; -1 for none.
  const answers = (kind, { records }) =>
    records.findLastIndex(({ kinds }) => (kinds >> kind & 1) === 1);

  const happen = (place, kind, event) => {
    if (isDrawing || module === null) return;
    if (kind === KEYDOWN && fields.isComposing(event)) return;
    take(place, kind, event.target, event);
  };

  // Sends an event to the module, and cancels the browser's own action where the program's replaces it.
  const take = (place, kind, target, event) => {
    const around = nodesAround(target, place);
    const way = wayTo(place, around);
    const answering = answers(kind, way);
    if (answering < 0) return;
    if (kind === SUBMIT) event.preventDefault();
    trail = around;
    const { node } = way.records[answering];
    if (!send(place, kind, way.path.slice(1, answering + 1), node, target, event, 0)) return;
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
    for (let i = 0; i < path.length; i++) writeNumber(path[i]);
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
      const first = recordOf(nodes.createText(""), TEXT);
      root.append(first.node);
      const record = { ...recordOf(root, ELEMENT), children: [first] };
      places[number] = { number, root, record, kinds: 0 };
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
