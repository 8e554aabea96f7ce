"use strict";
// The page has a tree of records of what it has put into the document, and a patch counts the children of
// records, never those of the document. Other programs change the document, too: a translator replaces
// texts, and an extension of the browser inserts buttons or wraps links. Their nodes have no records.
//
// A record holds its node, what that is, the kinds of events that it answers, and the records of its
// children.

const records = (() => {
  const [TEXT, ELEMENT, FIELD, DIALOG] = [0, 1, 2, 3];
  const NONE = [];
  const of = (node, type, kinds = 0) => ({ node, type, kinds, children: NONE });

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

  // MARK: Finding

  // The components of the page, each in an element of its own, by number.
  const places = [];

  const placeOf = (node) => places.find((one) => one !== undefined && nodes.contains(one.root, node));

  // A node and those around it, up to the root of its place.
  const nodesAround = (node, place) => {
    const around = [node];
    for (let one = node; one !== null && one !== place.root;) around.push(one = nodes.parent(one));
    return around;
  };

  // The records that lead to the innermost one around an event, and the positions among their siblings.
  const wayTo = (place, around) => {
    const steps = [];
    const path = [];
    let one = place.record;
    for (let i = around.length - 2; i >= 0; i--) {
      const position = one.children.findIndex(({ node }) => node === around[i]);
      if (position < 0) continue;  // The node belongs to another program.
      one = one.children[position];
      steps.push(one);
      path.push(position);
    }
    return { steps, path };
  };

  // Whether the page has made an element that is within a component.
  const isOurs = (node) => {
    const place = placeOf(node);
    return place !== undefined && wayTo(place, nodesAround(node, place)).steps.at(-1)?.node === node;
  };

  // Which one of some records answers a kind of event: the innermost one; -1 for none.
  const answers = (kind, { steps }) =>
    steps.findLastIndex(({ kinds }) => (kinds >> kind & 1) === 1);

  return {
    TEXT, ELEMENT, FIELD, DIALOG, of, childWith, placeFrom, isReplaced, restoreTexts,
    places, placeOf, nodesAround, wayTo, isOurs, answers,
  };
})();
