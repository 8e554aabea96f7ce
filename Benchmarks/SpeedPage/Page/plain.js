"use strict";
// The table of rows that Benchmarks/SpeedPage shows, written by hand, as the fastest entries of
// js-framework-benchmark are: one row is copied for all, one listener gets every press, and each
// operation touches what it changes and nothing else.

const plain = (() => {
  const SIZES = [
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean",
    "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable",
    "important", "inexpensive", "cheap", "expensive", "fancy",
  ];
  const COLOURS = [
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
  ];
  const THINGS = [
    "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza",
    "mouse", "keyboard",
  ];

  const template = document.createElement("template");
  template.innerHTML =
    "<tr><td class=\"col-md-1\">0</td><td class=\"col-md-4\"><a class=\"lbl\">x</a></td>"
    + "<td class=\"col-md-1\"><a class=\"remove\"><span class=\"glyphicon glyphicon-remove\" "
    + "aria-hidden=\"true\"></span></a></td><td class=\"col-md-6\"></td></tr>";
  const copied = template.content.firstChild;

  let last = 0;
  let seed = 1;
  const one = (words) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return words[(seed >>> 16) % words.length];
  };
  const create = (count) => {
    const made = new Array(count);
    for (let i = 0; i < count; i++) {
      made[i] = { id: ++last, label: `${one(SIZES)} ${one(COLOURS)} ${one(THINGS)}` };
    }
    return made;
  };

  let body;
  let data = [];
  let rows = [];
  let selected = null;

  const row = (datum) => {
    const made = copied.cloneNode(true);
    const first = made.firstChild;
    made.$id = datum.id;
    first.firstChild.nodeValue = datum.id;
    first.nextSibling.firstChild.firstChild.nodeValue = datum.label;
    return made;
  };
  const append = (made) => {
    for (const datum of made) {
      const shown = row(datum);
      data.push(datum);
      rows.push(shown);
      body.appendChild(shown);
    }
  };
  const clear = () => {
    body.textContent = "";
    data = [];
    rows = [];
    selected = null;
  };

  const operations = {
    run() { clear(); append(create(1000)); },
    runlots() { clear(); append(create(10000)); },
    add() { append(create(1000)); },
    update() {
      for (let i = 0; i < data.length; i += 10) {
        data[i].label += " !!!";
        rows[i].childNodes[1].firstChild.firstChild.nodeValue = data[i].label;
      }
    },
    clear,
    swaprows() {
      if (data.length <= 998) return;
      [data[1], data[998]] = [data[998], data[1]];
      [rows[1], rows[998]] = [rows[998], rows[1]];
      body.insertBefore(rows[1], rows[2]);
      body.insertBefore(rows[998], rows[999] ?? null);
    },
    lbl(node) {
      if (selected !== null) selected.removeAttribute("class");
      selected = node.closest("tr");
      selected.className = "danger";
    },
    remove(node) {
      const gone = node.closest("tr");
      const place = data.findIndex((datum) => datum.id === gone.$id);
      data.splice(place, 1);
      rows.splice(place, 1);
      if (selected === gone) selected = null;
      gone.remove();
    },
  };

  // Shows the table, in an element.
  const start = (root) => {
    root.innerHTML =
      "<div class=\"rows\"><p><button class=\"run\">Create 1,000 rows</button>"
      + "<button class=\"runlots\">Create 10,000 rows</button>"
      + "<button class=\"add\">Append 1,000 rows</button>"
      + "<button class=\"update\">Update every 10th row</button>"
      + "<button class=\"clear\">Clear</button><button class=\"swaprows\">Swap rows</button></p>"
      + "<table><tbody></tbody></table></div>";
    body = root.querySelector("tbody");
    root.addEventListener("click", (event) => {
      const pressed = event.target.closest("button, a");
      if (pressed !== null) operations[pressed.className](pressed);
    });
  };

  return { start };
})();
