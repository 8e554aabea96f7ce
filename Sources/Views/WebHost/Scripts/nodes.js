"use strict";
// The functions of nodes, taken from their prototypes before anything is drawn.
//
// A form has a property for each of its fields, under the field's name, and the document one for each
// named picture and form. Such a property hides a function or property of the same name. Names come
// from data, so the page calls these functions on every node that may be a form, and on the document.

const nodes = (() => {
  const { call } = Function.prototype;
  const method = (type, name) => call.bind(type.prototype[name]);
  const getter = (type, name) => call.bind(Object.getOwnPropertyDescriptor(type.prototype, name).get);
  const setter = (type, name) => call.bind(Object.getOwnPropertyDescriptor(type.prototype, name).set);
  const of = (owner, take, name) => take(Document, name).bind(null, owner);

  // Elements of SVG and MathML have properties of their own for these, and no fields.
  const style = getter(HTMLElement, "style");
  const focus = method(HTMLElement, "focus");
  const compare = method(Node, "compareDocumentPosition");
  const boxes = method(Element, "getClientRects");

  return {
    // Of the document.
    create: of(document, method, "createElement"),
    createIn: of(document, method, "createElementNS"),
    createText: of(document, method, "createTextNode"),
    createComment: of(document, method, "createComment"),
    active: of(document, getter, "activeElement"),
    hasFocus: of(document, method, "hasFocus"),
    everywhere: of(document, method, "querySelectorAll"),

    // Reading.
    parent: getter(Node, "parentNode"),
    firstChild: getter(Node, "firstChild"),
    nextSibling: getter(Node, "nextSibling"),
    children: getter(Node, "childNodes"),
    text: getter(Node, "textContent"),
    contains: method(Node, "contains"),
    isConnected: getter(Node, "isConnected"),
    isBefore: (node, other) => (compare(node, other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    space: getter(Element, "namespaceURI"),
    tag: getter(Element, "localName"),
    getAttribute: method(Element, "getAttribute"),
    hasAttribute: method(Element, "hasAttribute"),
    closest: method(Element, "closest"),
    matches: method(Element, "matches"),
    all: method(Element, "querySelectorAll"),
    box: method(Element, "getBoundingClientRect"),
    isShown: (node) => boxes(node).length > 0,
    fields: getter(HTMLFormElement, "elements"),

    // Changing.
    clone: method(Node, "cloneNode"),
    append: method(Node, "appendChild"),
    insert: method(Node, "insertBefore"),
    remove: method(Node, "removeChild"),
    replace: method(Node, "replaceChild"),
    setText: setter(Node, "textContent"),
    setAttribute: method(Element, "setAttribute"),
    removeAttribute: method(Element, "removeAttribute"),
    submit: method(HTMLFormElement, "requestSubmit"),
    reset: method(HTMLFormElement, "reset"),
    style: (node) => node instanceof HTMLElement ? style(node) : node.style,
    focus: (node, options) => {
      if (node instanceof HTMLElement) focus(node, options);
      else node.focus(options);
    },
  };
})();
