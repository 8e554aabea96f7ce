// Changes the document between the drawings of a page, as extensions and translators of a browser do, and
// compares what the page makes of random markup with the same markup. Returns how many drawings were
// compared, how often the document was changed, and the first difference.
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

// MARK: Markup

let lastKey = 0;
const text = () => ({ text: one(["a", "b", "c", "d"]) });
const make = (depth) => {
  if (depth === 0 || below(3) === 0) return text();
  const node = { tag: one(["p", "div", "em"]), key: below(3) === 0 ? 0 : ++lastKey, children: [] };
  for (let count = below(5); count > 0; count--) node.children.push(make(depth - 1));
  return node;
};

const change = (node, depth) => {
  if (node.tag === undefined) {
    Object.assign(node, text());
    return;
  }
  const { children } = node;
  switch (below(4)) {
    case 0: if (depth > 0) children.splice(below(children.length + 1), 0, make(depth - 1)); break;
    case 1: children.splice(below(children.length + 1), 1); break;
    case 2: children.push(...children.splice(0, below(children.length + 1))); break;
  }
  for (const child of children) if (below(2) === 0) change(child, depth - 1);
};

const lines = (node) => node.tag === undefined ? [`"${node.text}`] : [
  `<${node.tag}`, ...(node.key > 0 ? [`#${node.key}`] : []), ...node.children.flatMap(lines), ">",
];

// MARK: Other programs

const FOREIGN = "data-foreign";
const foreign = () => {
  const node = document.createElement("font");
  node.setAttribute(FOREIGN, "");
  return node;
};

// The texts that a translator has taken out of the document, by what it has put into their places.
const translated = new Map();
let changes = 0;

const nodesWithin = (root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode() !== null) if (!walker.currentNode.parentNode.closest("font")) found.push(walker.currentNode);
  return found.filter((node) => !(node instanceof Element && node.hasAttribute(FOREIGN)));
};

const disturb = (root) => {
  for (const node of nodesWithin(root)) {
    if (below(3) > 0 || !root.contains(node)) continue;
    changes++;
    const other = foreign();
    switch (below(3)) {
      case 0:
        other.append("foreign");
        node.parentNode.insertBefore(other, one([node, node.nextSibling]));
        break;
      case 1:
        node.replaceWith(other);
        other.append(node);
        break;
      default:
        if (!(node instanceof Text)) break;
        other.append(foreign());
        other.firstChild.append(`translated ${node.data}`);
        node.replaceWith(other);
        translated.set(other, node);
    }
  }
};

// Takes all that the other programs have done out of the document.
const tidy = (root) => {
  for (const [node, original] of translated) if (root.contains(node)) node.replaceWith(original);
  translated.clear();
  for (const node of root.querySelectorAll("font")) {
    if (!node.isConnected) continue;
    if (node.firstChild instanceof Text && node.firstChild.data === "foreign") node.remove();
    else node.replaceWith(...node.childNodes);
  }
};

// MARK: Comparing

const shape = (node) => node instanceof Text ? { text: node.data }
  : { tag: node.localName, children: Array.from(node.childNodes, shape) };
const meaning = (node) => node.tag === undefined ? { text: node.text }
  : { tag: node.tag, children: node.children.map(meaning) };

const button = document.getElementById("patched-show");
const root = document.getElementById("patched-shown");
let compared = 0;
for (let sequence = 0; sequence < sequences; sequence++) {
  let trees = [make(3), make(3), make(3)];
  for (let step = 0; step < steps; step++) {
    if (step > 0) {
      disturb(root);
      for (const tree of trees) change(tree, 3);
      if (below(3) === 0) trees.push(trees.shift());
    }
    const description = trees.flatMap(lines).join("\n");
    button.value = description;
    button.click();
    const failure = document.querySelector(".failure")?.textContent ?? null;
    if (below(4) > 0 && failure === null) continue;
    compared++;
    tidy(root);
    const [found, expected] = [Array.from(root.childNodes, shape), trees.map(meaning)].map((all) => JSON.stringify(all));
    if (failure !== null || found !== expected) return { compared, changes, found: failure ?? { seed, found, expected } };
  }
}
return { compared, changes, found: null };
