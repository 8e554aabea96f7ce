// Shows forms, fields, pictures and elements under each name that a browser's own objects have, sends
// events to them, moves and removes them. Returns the names, and those under which something went wrong.
const types = [
  HTMLFormElement, HTMLInputElement, HTMLElement, Element, Node, EventTarget, Object, Document, Window,
  HTMLImageElement, HTMLCollection,
];
const names = new Set(["__proto__", "constructor", "$kinds", "$value"]);
for (const one of [...types.map((type) => type.prototype), document, window]) {
  for (let level = one; level !== null; level = Object.getPrototypeOf(level)) {
    // A name with a capital is that of a type, which no node has as a property.
    for (const name of Object.getOwnPropertyNames(level)) if (/^[^A-Z]/.test(name)) names.add(name);
  }
}

const query = Document.prototype.querySelector;
const find = (selector) => query.call(document, `#patched-shown${selector}`);
const press = HTMLElement.prototype.click;
const focus = HTMLElement.prototype.focus;
const dispatch = EventTarget.prototype.dispatchEvent;
const command = query.call(document, "#patched-show");

const form = (name, value, ...children) => [
  "<form", `:name=${name}`, ":tabindex=0", ":checked=", `:value=${value}`, "!0", "!2", "!4", "!6", "!7",
  "<input", `:name=${name}`, `:value=${value}`, "!2", "!7", ">",
  "<img", `:name=${name}`, ":alt=picture", ">",
  "<p", `:id=${name}`, '"text', ">",
  ...children, ">",
  "<img", `:name=${name}`, ":alt=picture", ">",
];
const row = (key) => ["<p", `#${key}`, `"${key}`, ">"];

const events = () => [
  new MouseEvent("click", { bubbles: true, clientX: 3, clientY: 3, detail: 1 }),
  new Event("submit", { bubbles: true, cancelable: true }),
  new KeyboardEvent("keydown", { bubbles: true, key: "a" }),
  new FocusEvent("focusin", { bubbles: true }),
  new Event("reset", { bubbles: true }),
];

const act = (name) => {
  const show = (...lines) => {
    command.value = lines.join("\n");
    press.call(command);
  };
  const box = ["<input", "#4", `:name=${name}`, ":type=checkbox", ":checked=", ":autofocus=", ">"];
  show(...form(name, "a", ...row(1), ...row(2), ...row(3)));
  const field = find(" input");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  for (const event of events()) dispatch.call(find(" form"), event);
  field.focus();
  show(...form(name, "b", ...row(3), ...row(1), ...box));
  if (find(" [type=checkbox]").checked !== true) throw "the box is not checked";
  show(...form(name, "c", ...row(2), ...box), "<p", '"after', ">");
  focus.call(find(" form"));
  show("<p", `"${name}`, ">");
  if (find("").textContent !== name) throw `shows ${find("").textContent}`;
};

const wrong = [];
for (const name of names) {
  try {
    act(name);
  } catch (error) {
    wrong.push(`${name}: ${error}`);
  }
}
return [names.size, wrong];
