"use strict";
// The contents of fields: after each drawing they are as the markup says.
//
// The text of a field, the check of a box and the choice of an option are not attributes in a browser
// but properties. A person changes them too, and they depend on other attributes, on options and on
// the other radio buttons of a group. Therefore a patch only notes the values of the markup, and sets
// the touched fields when the whole patch is done.
//
// Two things stay as the person left them: a text that an input method is composing, until the
// composition ends; and an entry that the program has not answered, until the markup has a new value.

const fields = (() => {
  // Symbols, since the name of a field hides a property of its form.
  const VALUE = Symbol("value");
  const CHECKED = Symbol("checked");
  const SELECTED = Symbol("selected");
  const IS_OPEN = Symbol("isOpen");
  const IS_ENTERED = Symbol("isEntered");

  const touched = new Set();
  const radios = new Set();
  let composing = null;

  const isField = (node) =>
    node instanceof HTMLInputElement || node instanceof HTMLSelectElement
      || node instanceof HTMLTextAreaElement;

  const isBox = (node) =>
    node instanceof HTMLInputElement && (node.type === "checkbox" || node.type === "radio");

  // MARK: Noting

  // The attributes that are properties of fields: the note of each, and the elements that have it.
  const PROPERTIES = new Map([
    ["value", { note: VALUE, belongsTo: isField }],
    ["checked", { note: CHECKED, belongsTo: (node) => node instanceof HTMLInputElement }],
    ["selected", { note: SELECTED, belongsTo: (node) => node instanceof HTMLOptionElement }],
  ]);

  // Notes an attribute that is a property of a field, with undefined where the markup has it no more;
  // returns false for any other attribute.
  const note = (node, name, value) => {
    if (name === "open" && node instanceof HTMLDetailsElement) node[IS_OPEN] = value !== undefined;
    const property = PROPERTIES.get(name);
    if (property === undefined || !property.belongsTo(node)) return false;
    node[property.note] = name === "value" ? value : value !== undefined;
    const field = name === "selected" ? node.closest("select") : node;
    if (field !== null) field[IS_ENTERED] = false;
    return true;
  };

  // Whether the markup says that details are open; undefined where it has never said anything about them.
  const isOpen = (details) => details[IS_OPEN];

  // Notes that an element, or a part of it, has changed.
  const touch = (node) => {
    if (isField(node)) touched.add(node);
  };

  // MARK: Setting

  // Sets the touched fields. Outside of forms, radio buttons of one name are a group in the whole document,
  // so those of a component have the mark of that component in their names.
  const settle = (mark = "") => {
    if (touched.size === 0) return;
    for (const field of touched) {
      const isGrouped = field.type === "radio" && field.name !== "" && field.form === null;
      if (isGrouped && !field.name.endsWith(mark)) field.name += mark;
      show(field);
    }
    touched.clear();
    settleRadios();
  };

  const show = (field) => {
    if (field[IS_ENTERED] === true || field === composing) return;
    if (field instanceof HTMLSelectElement) choose(field);
    else if (field instanceof HTMLTextAreaElement) write(field);
    else set(field);
  };

  const set = (input) => {
    switch (input.type) {
      case "checkbox": case "radio": case "hidden":
      case "button": case "submit": case "reset": case "image":
        // The value of these is an attribute.
        if (input[VALUE] === undefined) input.removeAttribute("value");
        else input.setAttribute("value", input[VALUE]);
        break;
      case "file":
        // A person alone chooses files.
        input.removeAttribute("value");
        break;
      default:
        input.removeAttribute("value");
        write(input);
    }
    input.checked = input[CHECKED] === true;
    if (input.type === "radio" && input[CHECKED] === true) radios.add(input);
    else radios.delete(input);
  };

  const write = (field) => {
    const value = field[VALUE] ?? "";
    const { value: before, selectionStart: start, selectionEnd: end, selectionDirection } = field;
    if (before === value) return;
    field.value = value;
    // Fields of numbers and dates have no caret, and one that is not in focus would get the focus in Safari.
    if (start === null || field !== nodes.active()) return;
    const passed = removed !== null && removed.field === field && removed.text === value ? 1 : 0;
    const [first, last] = [start, end].map((caret) => caretIn(field.value, before, caret) + passed);
    field.setSelectionRange(first, last, selectionDirection);
  };

  // The text of a field from which a person removes what is behind the caret, until the next entry. If the
  // program puts that back, such as a blank between groups of digits, the caret passes it.
  let removed = null;
  addEventListener("beforeinput", ({ target, inputType }) => {
    removed = inputType === "deleteContentForward" ? { field: target, text: target.value } : null;
  }, true);

  // Where the caret of a text belongs after a program has changed the text, as by capitals, by refusing a
  // letter or by grouping digits: behind what was before it, or else before what was behind it, or else
  // behind as many letters and digits as before.
  const caretIn = (text, before, caret) => {
    const isSame = (one, other) => one.toLowerCase() === other.toLowerCase();
    if (isSame(text.slice(0, caret), before.slice(0, caret))) return caret;
    const place = text.length - (before.length - caret);
    if (place >= 0 && isSame(text.slice(place), before.slice(caret))) return place;
    const LETTER = /[\p{L}\p{N}]/u;
    let left = Array.from(before.slice(0, caret)).filter((one) => LETTER.test(one)).length;
    let count = 0;
    for (const one of text) {
      if (left === 0) break;
      if (LETTER.test(one)) left--;
      count += one.length;
    }
    return count;
  };

  const choose = (select) => {
    const options = Array.from(select.options);
    if (select[VALUE] !== undefined) {
      select.value = select[VALUE];
    } else if (select.multiple) {
      for (const option of options) option.selected = option[SELECTED] === true;
    } else {
      let place = options.findLastIndex((option) => option[SELECTED] === true);
      // A closed list shows the first option that is not disabled.
      if (place < 0 && select.size < 2) {
        place = options.findIndex((option) =>
          !option.disabled && option.closest("optgroup[disabled]") === null);
      }
      select.selectedIndex = place;
    }
  };

  // Checks the last of the radio buttons of a group that the markup checks.
  const settleRadios = () => {
    for (const radio of radios) if (!radio.isConnected) radios.delete(radio);
    const all = Array.from(radios).filter((radio) => radio[IS_ENTERED] !== true);
    if (all.every((radio) => radio.checked)) return;
    all.sort((one, other) => nodes.isBefore(one, other) ? -1 : 1);
    for (const radio of all) radio.checked = true;
  };

  const group = (radio) => radio.name === "" ? [radio]
    : Array.from(nodes.everywhere("input[type=radio]"))
      .filter((one) => one.name === radio.name && one.form === radio.form);

  // MARK: Entering

  // Sets a field as the markup says, after the program has answered an event of it; where the markup
  // has no value, the entry stays.
  const restore = (field) => {
    if (!isField(field)) return;
    const isChosen = field instanceof HTMLSelectElement
      && Array.from(field.options).some((option) => option[SELECTED] === true);
    if (field[VALUE] === undefined && !isBox(field) && !isChosen) return;
    for (const one of field.type === "radio" ? group(field) : [field]) {
      one[IS_ENTERED] = false;
      touched.add(one);
    }
    settle();
  };

  const enter = (event) => {
    const field = event.target;
    if (!isField(field)) return;
    if (isBox(field)) {
      // A press has changed the check before the event.
      if (field.checked === (field[CHECKED] === true)) return;
      for (const one of field.type === "radio" ? group(field) : [field]) one[IS_ENTERED] = true;
    } else if (event.type !== "click") {
      // A field that is left has a change event also when the program has answered its input.
      field[IS_ENTERED] = field instanceof HTMLSelectElement || field.value !== (field[VALUE] ?? "");
    }
  };

  for (const kind of ["click", "input", "change"]) addEventListener(kind, enter, true);

  // Calls a function when the browser has done what follows the present event.
  const later = (act) => setTimeout(act, 0);

  // Sets a box as the markup says, after the program has answered a press of it.
  const release = (field) => {
    if (isBox(field)) later(() => restore(field));
  };

  addEventListener("compositionstart", (event) => { composing = event.target; }, true);
  addEventListener("compositionend", (event) => {
    composing = null;
    // In some browsers the last input event comes after this one.
    later(() => {
      touch(event.target);
      settle();
    });
  }, true);

  // A browser empties the fields of a form after this event.
  addEventListener("reset", (event) => later(() => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    for (const field of Array.from(nodes.fields(event.target))) {
      field[IS_ENTERED] = false;
      touch(field);
    }
    settle();
  }));

  // Whether a press of a key belongs to an input method. Safari ends the composition before the press
  // of its last key, which has the number 229.
  const isComposing = (event) => event.isComposing || event.keyCode === 229;

  return { isField, note, isOpen, touch, settle, restore, release, isComposing };
})();
