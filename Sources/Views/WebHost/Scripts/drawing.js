"use strict";
// Applies the patches of the module to the document.
// The operations of a patch are explained in Sources/Views/WebHost/Bytes/PatchBytes.swift.

const drawing = (() => {
  const { TEXT, ELEMENT, FIELD, DIALOG, placeFrom, isReplaced, restoreTexts } = records;
  const SVG = "http://www.w3.org/2000/svg";
  const MATH = "http://www.w3.org/1998/Math/MathML";

  // Names of SVG that hold capitals, by their small letters; Sources/Views/Markup/Attributes/CapitalNames.swift
  // has the same.
  const CAPITALS = new Map((
    "clipPath feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge " +
    "feMergeNode feOffset foreignObject linearGradient radialGradient textPath clipPathUnits " +
    "filterUnits gradientTransform gradientUnits lengthAdjust markerHeight markerUnits markerWidth " +
    "maskContentUnits maskUnits pathLength patternContentUnits patternTransform patternUnits " +
    "preserveAspectRatio primitiveUnits refX refY spreadMethod startOffset stdDeviation textLength " +
    "viewBox").split(" ").map((name) => [name.toLowerCase(), name]));

  // The component that is drawn, and the elements that ask for the focus.
  let drawn = null;
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

  // MARK: Making nodes

  // The last sibling that came as an element, of which those after it are copies.
  let model = null;

  const make = (space) => {
    const kind = bytes[cursor++];
    if (kind === 0) return records.of(nodes.createText(string()), TEXT);
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
    const made = records.of(node, tag === "dialog" ? DIALOG : fields.isField(node) ? FIELD : ELEMENT);
    const kinds = number();
    if (kinds !== 0) events.answer(drawn, made, kinds);
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
    if (made.type === DIALOG) dialogs.note(node);
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
    const made = records.of(node, type, kinds);
    copies.push(made);
    if (type === FIELD) fields.touch(node);
    if (type === DIALOG) dialogs.note(node);
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
    focus.leave(child.node);
    if (holder !== null) nodes.replace(holder, made.node, child.node);
    else nodes.insert(parent.node, made.node, placeFrom(parent, position + 1));
    parent.children[position] = made;
    focus.enter(made.node);
  };

  const changeAttributes = (node) => {
    for (let count = number(); count > 0; count--) set(node, string(), string());
    for (let count = number(); count > 0; count--) remove(node, string());
  };

  const change = (one) => {
    changeAttributes(one.node);
    const kinds = number();
    if (kinds !== 0) events.answer(drawn, one, kinds - 1);
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
    if (left === old.length && left === nodes.children(node).length && !focus.isWithin(node)) {
      nodes.setText(node, "");
    } else if (left > 0) {
      for (let i = isLeft.indexOf(1); i >= 0; i = isLeft.indexOf(1, i + 1)) {
        const holder = nodes.parent(old[i].node);
        focus.leave(old[i].node);
        if (holder !== null) nodes.remove(holder, old[i].node);
      }
    }
    one.children = children;
    // From the last one, so that those after each are in their places.
    for (let i = placed.length - 1; i >= 0; i--) {
      nodes.insert(node, children[placed[i]].node, placeFrom(one, placed[i] + 1));
      focus.enter(children[placed[i]].node);
    }
  };

  // Applies a patch to a component, and returns the elements that ask for the focus.
  const apply = (place, operations, texts, length) => {
    drawn = place;
    wanted = [];
    bytes = program.heap();
    text = program.utf8(texts, length);
    cursor = operations;
    start = 0;
    patch(place.record, 0);
    return wanted;
  };

  return { apply };
})();
