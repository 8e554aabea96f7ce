// Compares what patches make of a page with the same markup drawn afresh, and with what the browser
// reads from the same markup as HTML: random markup, most of it fields, from a seed, changed at random
// again and again. Returns how many pairs were compared, and the first difference.
const [seed, sequences, steps] = arguments;

// (Marsaglia, Xorshift RNGs, 2003.)
let state = seed * 2654435761 >>> 0 || 1;
const below = (count) => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % count;
};
const one = (list) => list[below(list.length)];
const sometimes = (times) => below(times) === 0;

// MARK: Markup

const TYPES = [
  "text", "text", "checkbox", "checkbox", "radio", "range", "range", "number", "color",
  "date", "time", "hidden", "password", "file", "submit", "reset", "button", "email", "url", "unknown",
];
const VALUES = ["", "a", "b", "c", "7", "50", "150", "-3", "0.25", "#ff0000", "2026-01-02", "a,b", " a ", "\u00e9"];
const NUMBERS = ["0", "10", "20", "60", "100", "200", "-5", "any", "x"];
const FLAGS = ["checked", "disabled", "required", "readonly", "multiple"];
const ATTRIBUTES = {
  input: ["type", "type", "value", "value", "min", "max", "step", "name", "placeholder", ...FLAGS, "checked"],
  select: ["value", "value", "size", "multiple", "disabled", "name"],
  option: ["value", "selected", "selected", "disabled", "label"],
  optgroup: ["label", "disabled"],
  textarea: ["value", "value", "disabled", "readonly", "rows"],
  fieldset: ["disabled"],
  button: ["value", "type", "disabled"],
  progress: ["value", "max"],
  meter: ["value", "min", "max"],
  output: ["value"],
  li: ["value"],
  details: ["open"],
  form: ["checked", "value", "selected"],
  p: ["title", "value", "checked"],
};
const CHILDREN = {
  select: ["option", "option", "option", "optgroup"],
  optgroup: ["option"],
  form: ["input", "input", "input", "select", "select", "textarea", "fieldset", "p", "ul", "progress", "output",
    "details", "button", "meter"],
  fieldset: ["input", "input", "select", "p"],
  p: ["input", "text", "select"],
  ul: ["li"],
  li: ["input", "text", "textarea"],
  details: ["input", "p"],
  option: ["text"],
  output: ["text"],
};

// Every other sequence has mostly radio buttons, several of which are checked in one group.
let isRadio = false;

const valueOf = (tag, name) => {
  switch (name) {
    case "type":
      if (tag === "button") return one(["submit", "reset", "button"]);
      return isRadio && !sometimes(5) ? "radio" : one(TYPES);
    case "value": return one(VALUES);
    case "min": case "max": case "step": return one(NUMBERS);
    case "name": return isRadio && !sometimes(5) ? "g" : one(["g", "h"]);
    case "size": return one(["0", "1", "3"]);
    case "label": case "placeholder": case "title": return one(["a", "b"]);
    case "rows": return one(["2", "3"]);
    default: return "";
  }
};

let lastKey = 0;

const make = (tag, depth) => {
  if (tag === "text") return { text: one(["a", "b", "c", "7"]) };
  const node = { tag, key: sometimes(2) ? ++lastKey : 0, attributes: new Map(), children: [] };
  for (let count = below(isRadio ? 12 : 6); count > 0; count--) setAttribute(node);
  for (let count = tag === "form" ? 8 : below(5); count > 0; count--) insert(node, depth);
  return node;
};

const setAttribute = (node) => {
  const names = ATTRIBUTES[node.tag];
  if (names === undefined) return;
  const name = isRadio && node.tag === "input" ? one(["type", "name", "checked", "checked"]) : one(names);
  if (sometimes(3)) node.attributes.delete(name);
  else node.attributes.set(name, valueOf(node.tag, name));
};

const insert = (node, depth) => {
  const tags = CHILDREN[node.tag];
  if (tags === undefined || depth === 0) return;
  node.children.splice(below(node.children.length + 1), 0, make(one(tags), depth - 1));
};

const change = (node, depth) => {
  if (node.tag === undefined) {
    node.text = one(["a", "b", "c", "7"]);
    return;
  }
  switch (below(7)) {
    case 0: insert(node, depth); break;
    case 1:
      if (node.tag === "form") insert(node, depth);
      else node.children.splice(below(node.children.length + 1), 1);
      break;
    case 2: {
      const [moved] = node.children.splice(below(node.children.length + 1), 1);
      if (moved !== undefined) node.children.splice(below(node.children.length + 1), 0, moved);
      break;
    }
    case 3: case 4: setAttribute(node); break;
  }
  for (const child of node.children) if (sometimes(2)) change(child, depth - 1);
};

const lines = (node) => node.tag === undefined ? [`"${node.text}`] : [
  `<${node.tag}`, ...(node.key > 0 ? [`#${node.key}`] : []),
  ...Array.from(node.attributes, ([name, value]) => `:${name}=${value}`),
  ...node.children.flatMap(lines), ">",
];

// Fields show the text, the check and the choice that their attributes begin with; HTML has no value of
// a choice.
const html = (node) => {
  if (node.tag === undefined) return node.text;
  const attributes = Array.from(node.attributes, ([name, value]) => ` ${name}="${value}"`).join("");
  const inner = node.tag === "textarea" ? "\n" + (node.attributes.get("value") ?? "")
    // Two texts side by side would be read as one.
    : node.children.map((child, i) =>
      (i > 0 && child.tag === undefined && node.children[i - 1].tag === undefined ? "<!---->" : "") + html(child)).join("");
  return `<${node.tag}${attributes}>` + (node.tag === "input" ? "" : `${inner}</${node.tag}>`);
};

// MARK: Comparing

const PROPERTIES = [
  "value", "checked", "selected", "selectedIndex", "type", "disabled", "min", "max", "step", "multiple",
  "indeterminate", "readOnly", "required", "name", "placeholder", "size", "label", "open", "position",
  "valueAsNumber", "rows", "title", "text", "index",
];

const KEPT = ["value", "checked", "selected"];

const childrenOf = (node) => Array.from(node.childNodes).filter((child) =>
  child.nodeType !== 8 && node.nodeName !== "TEXTAREA");

// Compares an element of the page with one that was drawn afresh, or that was read from HTML.
const difference = (left, right, isRead, path) => {
  if (left.nodeName !== right.nodeName) return `${path}: ${left.nodeName} and ${right.nodeName}`;
  if (left.nodeType === 3) return left.data === right.data ? null : `${path}: ${left.data} and ${right.data}`;
  const here = `${path} ${left.nodeName.toLowerCase()}`;
  const names = new Set([...left.getAttributeNames(), ...right.getAttributeNames()]);
  for (const name of names) {
    const [ours, theirs] = [left.getAttribute(name), right.getAttribute(name)];
    if (ours !== theirs && !(isRead && KEPT.includes(name))) return `${here}: ${name} is ${ours}, not ${theirs}`;
  }
  // HTML has no value of a select, and counts the steps of a range from the value that it begins with.
  const isOther = isRead && (right.closest("select[value]") !== null || right.matches("[type=range][value]:not([min])"));
  for (const name of left.nodeName === "FORM" || isOther ? [] : PROPERTIES) {
    if (!Object.is(left[name], right[name])) return `${here}: property ${name} is ${left[name]}, not ${right[name]}`;
  }
  const [ours, theirs] = [childrenOf(left), childrenOf(right)];
  if (ours.length !== theirs.length) return `${here}: ${ours.length} children, not ${theirs.length}`;
  for (let i = 0; i < ours.length; i++) {
    const found = difference(ours[i], theirs[i], isRead, `${here} ${i}`);
    if (found !== null) return found;
  }
  return null;
};

const show = (page, description) => {
  const button = document.getElementById(`${page}-show`);
  button.value = description;
  button.click();
};

const read = document.body.appendChild(document.createElement("div"));
let compared = 0;
for (let sequence = 0; sequence < sequences; sequence++) {
  isRadio = sequence % 2 === 1;
  const root = make("form", 4);
  let before = "";
  for (let step = 0; step < steps; step++) {
    if (step > 0) change(root, 4);
    const description = lines(root).join("\n");
    show("patched", description);
    show("afresh", description);
    compared++;
    read.innerHTML = html(root);
    const [left, right] = ["patched", "afresh"].map((page) =>
      document.getElementById(`${page}-shown`).firstChild);
    const failure = document.querySelector(".failure")?.textContent ?? null;
    const found = failure ?? difference(left, right, false, "patched") ?? difference(left, read.firstChild, true, "read");
    if (found !== null) return { compared, found, before, description };
    before = description;
  }
}
read.remove();
return { compared, found: null };
