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

  return {
    // Of the document.
    create: of(document, method, "createElement"),
    createIn: of(document, method, "createElementNS"),
    createText: of(document, method, "createTextNode"),
    active: of(document, getter, "activeElement"),
    hasFocus: of(document, method, "hasFocus"),
    everywhere: of(document, method, "querySelectorAll"),

    // Reading.
    parent: getter(Node, "parentNode"),
    firstChild: getter(Node, "firstChild"),
    nextSibling: getter(Node, "nextSibling"),
    children: getter(Node, "childNodes"),
    contains: method(Node, "contains"),
    isConnected: getter(Node, "isConnected"),
    space: getter(Element, "namespaceURI"),
    tag: getter(Element, "localName"),
    hasAttribute: method(Element, "hasAttribute"),
    closest: method(Element, "closest"),
    matches: method(Element, "matches"),
    all: method(Element, "querySelectorAll"),
    box: method(Element, "getBoundingClientRect"),
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
    style: (node) => node instanceof HTMLElement ? style(node) : node.style,
    focus: (node, options) => {
      if (node instanceof HTMLElement) focus(node, options);
      else node.focus(options);
    },
  };
})();
