"use strict";
// Shows what the module says: it changes the page as patches tell, and tells the module of events.
// The operations are explained in Sources/WebHost/Bytes/PatchBytes.swift.

const page = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const MATH = "http://www.w3.org/1998/Math/MathML";

  // The names of events, by the number of their kind.
  const KINDS = [
    "click", "dblclick", "input", "change", "submit", "keydown", "focusin", "focusout",
    "pointerdown", "pointermove", "pointerup",
  ];

  // Names of SVG that hold capitals, by their small letters; Sources/Markup/Tree/CapitalNames.swift
  // has the same.
  const CAPITALS = Object.fromEntries((
    "clipPath feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge " +
    "feMergeNode feOffset foreignObject linearGradient radialGradient textPath clipPathUnits " +
    "filterUnits gradientTransform gradientUnits lengthAdjust markerHeight markerUnits markerWidth " +
    "maskContentUnits maskUnits pathLength patternContentUnits patternTransform patternUnits " +
    "preserveAspectRatio primitiveUnits refX refY spreadMethod startOffset stdDeviation textLength " +
    "viewBox").split(" ").map((name) => [name.toLowerCase(), name]));

  // What the names of kept texts begin with, so that two kinds of pages keep theirs apart.
  const KEPT = "comonadlab/";

  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const encoder = new TextEncoder();
  const places = [];
  const waits = new Map();
  let module = null;
  let isDrawing = false;
  let kept = null;
  let wanted = [];
  let trail = [];

  // MARK: Reading operations

  let bytes, place, text, start;

  const number = () => {
    let value = bytes[place++];
    if (value < 128) return value;
    value &= 127;
    for (let shift = 7; ; shift += 7) {
      const byte = bytes[place++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };

  const string = () => {
    const count = number();
    return text.substring(start, start += count);
  };

  const memory = (pointer, count) => new Uint8Array(module.memory.buffer, pointer, count);

  // MARK: Attributes

  // What a person changes in a field is no attribute but a property of it; what the program has
  // set is kept beside it, so that the field can be set back.
  const set = (node, name, value) => {
    switch (name) {
      case "value":
        node.$value = value;
        if (node.value === undefined || node.tagName === "OPTION" || node.tagName === "LI") break;
        if (node.value !== value) node.value = value;
        return;
      case "checked":
        node.$checked = node.checked = true;
        return;
      case "selected":
        node.$selected = node.selected = true;
        return;
      case "autofocus":
        wanted.push(node);
        return;
      case "style":
        node.style.cssText = value;
        return;
    }
    node.setAttribute(node.namespaceURI === SVG ? CAPITALS[name] ?? name : name, value);
  };

  // How many elements around the last event do not hold a node; of two that ask for the focus, the
  // one that is nearer gets it, and of two as near the later.
  const distance = (node) => {
    const count = trail.findIndex((one) => one.contains?.(node));
    return count < 0 ? trail.length : count;
  };

  const remove = (node, name) => {
    switch (name) {
      case "value":
        node.$value = undefined;
        if ("defaultValue" in node) node.value = "";
        break;
      case "checked":
        node.$checked = node.checked = false;
        break;
      case "selected":
        node.$selected = node.selected = false;
        break;
      case "autofocus":
        return;
    }
    node.removeAttribute(node.namespaceURI === SVG ? CAPITALS[name] ?? name : name);
  };

  // MARK: Nodes

  // The last sibling that came as an element, of which those after it are copies.
  let model = null;

  const make = (space) => {
    switch (bytes[place++]) {
      case 0:
        return document.createTextNode(string());
      case 1: {
        const made = element(space);
        model = made;
        return made;
      }
      default: {
        const original = model;
        const made = copy(original);
        patch(made);
        model = original;
        return made;
      }
    }
  };

  const element = (space) => {
    const tag = string();
    if (tag === "svg") space = SVG;
    else if (tag === "math") space = MATH;
    const node = space === null
      ? document.createElement(tag)
      : document.createElementNS(space, CAPITALS[tag] ?? tag);
    const kinds = number();
    if (kinds !== 0) answer(node, kinds);
    // The value of a choice means nothing before its options, nor that of a field before its kind.
    let value = null;
    for (let count = number(); count > 0; count--) {
      const name = string();
      if (name === "value") value = string();
      else set(node, name, string());
    }
    const inner = /^foreignobject$/i.test(tag) ? null : space;
    for (let count = number(); count > 0; count--) node.appendChild(make(inner));
    if (value !== null) set(node, "value", value);
    return node;
  };

  // The nodes within a copied one that answer events: how deep each stands, its positions, its kinds.
  let copied = null;
  let answering = [];

  const find = (node, way) => {
    if (node.$kinds !== undefined) answering.push({ way, kinds: node.$kinds });
    let position = 0;
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      find(child, [...way, position++]);
    }
  };

  const copy = (original) => {
    if (copied !== original) {
      copied = original;
      answering = [];
      find(original, []);
    }
    const made = original.cloneNode(true);
    for (const { way, kinds } of answering) {
      let node = made;
      for (let i = 0; i < way.length; i++) node = childAt(node, way[i]);
      node.$kinds = kinds;
    }
    return made;
  };

  // The child at a position. A list of all children is worth making only for one that is far in.
  const childAt = (node, position) => {
    if (position > 8) return node.childNodes[position];
    let child = node.firstChild;
    for (; position > 0; position--) child = child.nextSibling;
    return child;
  };

  const spaceOf = (node) =>
    node.namespaceURI === SVG && node.tagName !== "foreignObject" ? SVG
      : node.namespaceURI === MATH ? MATH : null;

  const patch = (node) => {
    switch (bytes[place++]) {
      case 1: {
        const made = make(spaceOf(node.parentNode));
        node.parentNode.replaceChild(made, node);
        break;
      }
      case 2:
        node.data = string();
        break;
      default:
        change(node);
    }
  };

  const change = (node) => {
    // As in a new element, the value comes last.
    let value = null;
    for (let count = number(); count > 0; count--) {
      const name = string();
      if (name === "value") value = string();
      else set(node, name, string());
    }
    for (let count = number(); count > 0; count--) remove(node, string());
    const kinds = number();
    if (kinds !== 0) answer(node, kinds - 1);
    let count = number();
    // A child that is replaced would leave the positions of the others to be counted again.
    if (count > 8 && 8 * count > node.childNodes.length) {
      const children = Array.from(node.childNodes);
      for (; count > 0; count--) patch(children[number()]);
    } else {
      for (; count > 0; count--) patch(childAt(node, number()));
    }
    const pieces = number();
    if (pieces !== 0) arrange(node, pieces - 1);
    if (value !== null) set(node, "value", value);
  };

  // Brings children into a new order, of which those that stay are never touched.
  const arrange = (node, count) => {
    const children = node.childNodes;
    const length = children.length;
    const stays = new Uint8Array(length);
    const parts = [];
    const space = spaceOf(node);
    let staying = 0;
    model = null;
    for (; count > 0; count--) {
      switch (bytes[place++]) {
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
      node.textContent = "";
    } else if (staying < length) {
      const gone = [];
      for (let i = stays.indexOf(0); i >= 0; i = stays.indexOf(0, i + 1)) gone.push(children[i]);
      for (const child of gone) node.removeChild(child);
    }
    let before = null;
    for (let i = parts.length - 2; i >= 0; i -= 2) {
      if (parts[i] === null) node.insertBefore(parts[i + 1], before);
      before = parts[i] ?? parts[i + 1];
    }
  };

  // Draws what a patch says, and gives the focus to what asks for it, or back to what has moved.
  const draw = (number, operations, count, texts, length) => {
    bytes = memory(operations, count);
    text = length === 0 ? "" : decoder.decode(memory(texts, length));
    place = start = 0;
    const active = document.activeElement;
    isDrawing = true;
    try {
      const root = places[number].root;
      if (root.firstChild === null) root.appendChild(document.createTextNode(""));
      patch(root.firstChild);
      const focus = wanted.reduce(
        (near, node) => near === null || distance(node) <= distance(near) ? node : near, null);
      if (focus !== null) {
        focus.focus();
        if (focus.setSelectionRange && focus.value && focus.type === "text") {
          focus.setSelectionRange(focus.value.length, focus.value.length);
        }
      } else if (active !== document.activeElement && active.isConnected) {
        active.focus({ preventScroll: true });
      }
      if (stops.length > 0) mendGrids();
    } finally {
      wanted = [];
      isDrawing = false;
    }
  };

  // MARK: Events

  const answer = (node, kinds) => {
    node.$kinds = kinds;
    let root = current();
    for (let kind = 0; kinds >> kind !== 0; kind++) {
      if ((kinds >> kind & 1) === 0 || (root.kinds >> kind & 1) !== 0) continue;
      root.kinds |= 1 << kind;
      root.root.addEventListener(KINDS[kind], (event) => happen(root, kind, event));
    }
  };

  let drawn = 0;
  const current = () => places[drawn];

  const happen = (place, kind, event) => {
    if (isDrawing || module === null) return;
    let node = event.target;
    while (node !== null && node !== place.root && (node.$kinds >> kind & 1) === 0) {
      node = node.parentNode;
    }
    if (node === null || node === place.root) return;
    if (kind === 4) event.preventDefault();
    trail = event.composedPath();
    const isAnswered = send(place, kind, node, event);
    if (!isAnswered) return;
    const target = event.target;
    if (kind === 0 && target.closest("a") !== null && node.closest("a") !== null) {
      event.preventDefault();
    }
    // An answered key does nothing else, except that letters still go into a field.
    if (kind === 5 && !(target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) {
      event.preventDefault();
    }
    if (kind === 2 || kind === 3) restore(place, target);
  };

  // Sets a field back to what the program says it holds.
  const restore = (place, field) => {
    if (field.type === "checkbox") {
      field.checked = field.$checked === true;
    } else if (field.type === "radio") {
      for (const one of place.root.querySelectorAll("input[type=radio]")) {
        if (one.name === field.name) one.checked = one.$checked === true;
      }
    } else if (field.$value !== undefined && field.value !== field.$value) {
      field.value = field.$value;
    } else if (field.tagName === "SELECT") {
      const options = Array.from(field.options);
      if (!options.some((option) => option.$selected)) return;
      for (const option of options) option.selected = option.$selected === true;
    }
  };

  // Counts the siblings before a node.
  const range = document.createRange();

  const send = (place, kind, node, event) => {
    const path = [];
    for (let one = node; one.parentNode !== place.root; one = one.parentNode) {
      range.setStartBefore(one);
      path.push(range.startOffset);
    }
    range.setStart(document, 0);
    path.reverse();
    const field = event.target;
    const value = encoder.encode(typeof field.value === "string" ? field.value : "");
    const key = encoder.encode(event.key ?? "");
    const letter = [
      kind,
      event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3,
      field.checked === true ? 1 : 0,
      ...point(node, event),
    ];
    const write = (number) => {
      for (; number > 127; number >>>= 7) letter.push(number & 127 | 128);
      letter.push(number);
    };
    write(path.length);
    path.forEach(write);
    write(value.length);
    const head = letter.length;
    write(key.length);
    const tail = letter.length - head;
    const count = letter.length + value.length + key.length;
    return guarded(() => {
      const room = memory(module.room(count), count);
      room.set(letter.slice(0, head));
      room.set(value, head);
      room.set(letter.slice(head), head + value.length);
      room.set(key, head + value.length + tail);
      return module.event(place.number) === 1;
    });
  };

  // Where the pointer is within an element, as two floating-point numbers of eight bytes.
  const point = (node, event) => {
    const view = new DataView(new ArrayBuffer(16));
    // A press by a key is nowhere, and to ask where would cost a layout.
    if (event.clientX !== undefined && (event.detail > 0 || event.type.startsWith("pointer"))) {
      const box = node.getBoundingClientRect();
      view.setFloat64(0, event.clientX - box.left, true);
      view.setFloat64(8, event.clientY - box.top, true);
    }
    return new Uint8Array(view.buffer);
  };

  // MARK: Grids

  // A grid is one stop of the tab key, and arrows go from cell to cell of it, as ARIA's pattern says.
  // Its cells are what has a tabindex within its rows; the view lets one of them be the stop, and
  // then it is the last that was in focus.
  let stops = [];

  const enterGrid = (event) => {
    const cell = event.target;
    const grid = cell.closest("[role=grid]");
    if (grid === null || cell === grid || !cell.hasAttribute("tabindex")) return;
    for (const other of grid.querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
    cell.tabIndex = 0;
    stops = [...stops.filter((stop) => stop.grid !== grid), { grid, cell }];
  };

  // Gives a grid a stop again whose own has gone.
  const mendGrids = () => {
    for (const { grid, cell } of stops) {
      if (cell.isConnected) continue;
      const first = grid.querySelector("[tabindex]:not(:disabled)");
      if (first !== null && grid.querySelector("[tabindex='0']") === null) first.tabIndex = 0;
    }
    stops = stops.filter((stop) => stop.cell.isConnected);
  };

  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  const goInGrid = (event) => {
    const cell = event.target;
    const grid = cell.closest("[role=grid]");
    if (grid === null || event.defaultPrevented) return;
    if (event.shiftKey || event.altKey || event.metaKey) return;
    // In a field, arrows go from letter to letter.
    if (cell.isContentEditable || cell.matches("input:not([type=checkbox]), textarea, select")) return;
    const rows = Array.from(
      grid.querySelectorAll("tr, [role=row]"), (row) => Array.from(row.querySelectorAll("[tabindex]")));
    let y = rows.findIndex((row) => row.includes(cell));
    if (y < 0) return;
    let x = rows[y].indexOf(cell);
    let to = null;
    if (event.key === "Home" || event.key === "End") {
      const cells = (event.ctrlKey ? rows.flat() : rows[y]).filter((one) => !one.disabled);
      to = cells.at(event.key === "Home" ? 0 : -1);
    } else if (event.key in ARROWS && !event.ctrlKey) {
      const [right, down] = ARROWS[event.key];
      do {
        x += right;
        y += down;
        to = rows[y]?.[x];
      } while (to?.disabled);
    } else return;
    event.preventDefault();
    to?.focus();
  };

  addEventListener("focusin", enterGrid);
  addEventListener("keydown", goInGrid);

  // MARK: Failing

  // Runs a part of the module; where it stops, says so and runs it never again.
  const guarded = (part) => {
    try {
      return part();
    } catch (error) {
      module = null;
      fail("The program has stopped", error);
      return false;
    }
  };

  // Tells what a person should know, until they have read it.
  const tell = (text) => {
    const box = document.createElement("div");
    box.setAttribute("role", "alert");
    box.className = "note";
    box.textContent = text + " ";
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Close";
    button.addEventListener("click", () => box.remove());
    box.append(button);
    document.body.prepend(box);
  };

  const fail = (what, error) => {
    console.error(error);
    const box = document.createElement("div");
    box.setAttribute("role", "alert");
    box.className = "failure";
    box.textContent = `${what}: ${error.message ?? error}. Reload the page to start again.`;
    document.body.prepend(box);
  };

  // MARK: Starting

  const utf8 = (pointer, count) => decoder.decode(memory(pointer, count));

  const imports = {
    open(number, title, length) {
      const name = utf8(title, length);
      const root = document.createElement("div");
      root.className = "root";
      places[number] = { number, root, kinds: 0 };
      const section = document.createElement("section");
      section.className = "page";
      if (name !== "") {
        const heading = document.createElement("h2");
        heading.textContent = name;
        section.setAttribute("aria-label", name);
        section.append(heading);
      }
      section.append(root);
      document.getElementById("pages").append(section);
    },
    draw(number, operations, count, texts, length) {
      drawn = number;
      draw(number, operations, count, texts, length);
    },
    wait(number, ticket, milliseconds) {
      const name = `${number}/${ticket}`;
      waits.set(name, setTimeout(() => {
        waits.delete(name);
        if (module !== null) guarded(() => module.elapsed(number, ticket));
      }, milliseconds));
    },
    stop(number, ticket) {
      const name = `${number}/${ticket}`;
      clearTimeout(waits.get(name));
      waits.delete(name);
    },
    // Texts are kept under a name; what stands behind the # of the address is one of them.
    read(pointer, count) {
      const name = utf8(pointer, count);
      let found = null;
      if (name === "#") found = decodeURIComponent(location.hash.slice(1)) || null;
      else if (name[0] === "@") found = document.getElementById("data-" + name.slice(1))?.textContent ?? null;
      else try { found = localStorage.getItem(KEPT + name); } catch { /* Nothing may be kept. */ }
      kept = found === null ? null : encoder.encode(found);
      return kept === null ? -1 : kept.length;
    },
    copy(target) {
      memory(target, kept.length).set(kept);
    },
    write(pointer, count, texts, length) {
      const name = utf8(pointer, count);
      const value = utf8(texts, length);
      if (name === "#") {
        if (decodeURIComponent(location.hash.slice(1)) === value) return;
        // What the page starts with is no step to go back to.
        if (document.documentElement.dataset.state === undefined) location.replace("#" + value);
        else location.hash = value;
      } else try { localStorage.setItem(KEPT + name, value); } catch { /* Nothing may be kept. */ }
    },
    unread(pointer, count) {
      const name = KEPT + utf8(pointer, count);
      try { localStorage.setItem(name + "/unread", localStorage.getItem(name)); } catch { return; }
      tell("What this page kept is damaged, or of another version, and cannot be read. It starts "
        + `anew; the old text stays in this browser's storage as ${name}/unread.`);
    },
    now: () => performance.now(),
    report(pointer, count) {
      console.error(utf8(pointer, count));
    },
  };

  const begin = async () => {
    try {
      if (typeof WebAssembly !== "object") {
        throw new Error("this browser has no WebAssembly, or has it switched off");
      }
      const code = atob(document.getElementById("module").textContent.trim());
      const binary = Uint8Array.from(code, (letter) => letter.charCodeAt(0));
      const { instance } = await WebAssembly.instantiate(binary, { page: imports });
      module = instance.exports;
      module.seed(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
      (module.main ?? module.__main_argc_argv)(0, 0);
      addEventListener("hashchange", () => { if (module !== null) guarded(() => module.routed()); });
      document.documentElement.dataset.state = "started";
    } catch (error) {
      module = null;
      document.documentElement.dataset.state = "failed";
      fail("The page could not start", error);
    }
  };

  // How many bytes the module has taken.
  const size = () => module.memory.buffer.byteLength;

  return { begin, size };
})();

page.begin();
