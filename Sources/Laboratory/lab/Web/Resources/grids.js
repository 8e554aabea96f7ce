"use strict";
// The keys of a grid: it is one stop of the tab key, and arrows go from cell to cell, as ARIA's pattern
// says.
//
// Its cells are the elements with a tabindex within its rows. The markup makes one of them the stop;
// from then on the stop is the cell that was last in focus.

const grids = (() => {
  let stops = [];

  const cellsOf = (node) => Array.from(nodes.all(node, "[tabindex]"));

  const enter = (event) => {
    const cell = event.target;
    if (!(cell instanceof Element)) return;
    const grid = nodes.closest(cell, "[role=grid]");
    if (grid === null || cell === grid || !nodes.hasAttribute(cell, "tabindex")) return;
    for (const other of nodes.all(grid, "[tabindex='0']")) nodes.setAttribute(other, "tabindex", "-1");
    nodes.setAttribute(cell, "tabindex", "0");
    stops = [...stops.filter((stop) => stop.grid !== grid), { grid, cell }];
  };

  // Gives each grid a stop whose own one is gone.
  const mend = () => {
    if (stops.length === 0) return;
    for (const { grid, cell } of stops) {
      if (nodes.isConnected(cell)) continue;
      const first = cellsOf(grid).find((one) => !nodes.matches(one, ":disabled"));
      if (first === undefined || nodes.all(grid, "[tabindex='0']").length > 0) continue;
      nodes.setAttribute(first, "tabindex", "0");
    }
    stops = stops.filter((stop) => nodes.isConnected(stop.cell));
  };

  const ARROWS = new Map([
    ["ArrowLeft", [-1, 0]], ["ArrowRight", [1, 0]], ["ArrowUp", [0, -1]], ["ArrowDown", [0, 1]],
  ]);
  const LETTERS = "input:not([type=checkbox]), textarea, select, :read-write";

  const go = (event) => {
    const cell = event.target;
    if (!(cell instanceof Element) || event.defaultPrevented || fields.isComposing(event)) return;
    const grid = nodes.closest(cell, "[role=grid]");
    if (grid === null || event.shiftKey || event.altKey || event.metaKey) return;
    // In a field, arrows go from letter to letter.
    if (nodes.matches(cell, LETTERS)) return;
    const rows = Array.from(nodes.all(grid, "tr, [role=row]"), cellsOf);
    let y = rows.findIndex((row) => row.includes(cell));
    if (y < 0) return;
    let x = rows[y].indexOf(cell);
    let to;
    if (event.key === "Home" || event.key === "End") {
      const cells = (event.ctrlKey ? rows.flat() : rows[y])
        .filter((one) => !nodes.matches(one, ":disabled"));
      to = cells.at(event.key === "Home" ? 0 : -1);
    } else if (ARROWS.has(event.key) && !event.ctrlKey) {
      const [right, down] = ARROWS.get(event.key);
      do {
        x += right;
        y += down;
        to = rows[y]?.[x];
      } while (to !== undefined && nodes.matches(to, ":disabled"));
    } else {
      return;
    }
    event.preventDefault();
    if (to !== undefined) nodes.focus(to);
  };

  addEventListener("focusin", enter);
  addEventListener("keydown", go);

  return { mend };
})();
