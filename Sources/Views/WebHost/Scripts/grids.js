"use strict";
// The keys of a grid: it is one stop of the tab key, and arrows go from cell to cell, as ARIA's pattern
// says.
//
// Its cells are the elements with a tabindex within its rows. The markup makes one of them the stop;
// from then on the stop is the cell that was last in focus.

const grids = (() => {
  let stops = [];

  const isDisabled = (cell) => nodes.matches(cell, ":disabled");

  const cellsOf = (node) => Array.from(nodes.all(node, "[tabindex]")).filter(records.isOurs);

  const enter = (event) => {
    const cell = event.target;
    if (!(cell instanceof Element)) return;
    const grid = nodes.closest(cell, "[role=grid]");
    if (grid === null || cell === grid || !nodes.hasAttribute(cell, "tabindex")) return;
    if (!records.isOurs(cell)) return;
    for (const other of nodes.all(grid, "[tabindex='0']")) nodes.setAttribute(other, "tabindex", "-1");
    nodes.setAttribute(cell, "tabindex", "0");
    stops = [...stops.filter((stop) => stop.grid !== grid), { grid, cell }];
  };

  // Gives each grid a stop whose own one is gone.
  const mend = () => {
    if (stops.length === 0) return;
    for (const { grid, cell } of stops) {
      if (nodes.isConnected(cell)) continue;
      const first = cellsOf(grid).find((one) => !isDisabled(one));
      if (first === undefined || nodes.all(grid, "[tabindex='0']").length > 0) continue;
      nodes.setAttribute(first, "tabindex", "0");
    }
    stops = stops.filter((stop) => nodes.isConnected(stop.cell));
  };

  const SIDEWAYS = new Map([["ArrowLeft", -1], ["ArrowRight", 1]]);
  const UPRIGHT = new Map([["ArrowUp", -1], ["ArrowDown", 1]]);

  const beside = (cells, cell, step) => {
    let x = cells.indexOf(cell);
    do x += step; while (cells[x] !== undefined && isDisabled(cells[x]));
    return cells[x];
  };

  // The nearest cell of the next line on the screen: a row may take several lines, and a line may be
  // shorter than the one before.
  const below = (cells, cell, down) => {
    const middle = (box) => (box.top + box.bottom) / 2;
    const start = nodes.box(cell);
    let ahead = cells.map((one) => ({ cell: one, box: nodes.box(one) }));
    for (let at = start; ; ) {
      const way = ({ box }) => down * (middle(box) - middle(at));
      ahead = ahead.filter((one) => one.box.height > 0 && way(one) > at.height / 2);
      if (ahead.length === 0) return undefined;
      const near = ahead.reduce((least, one) => Math.min(least, way(one)), Infinity);
      const next = ahead
        .filter((one) => way(one) < near + one.box.height / 2)
        .reduce((a, b) => (Math.abs(b.box.left - start.left) < Math.abs(a.box.left - start.left) ? b : a));
      if (!isDisabled(next.cell)) return next.cell;
      at = next.box;
    }
  };

  const LETTERS = "input:not([type=checkbox]), textarea, select, :read-write";

  const go = (event) => {
    const cell = event.target;
    if (!(cell instanceof Element) || event.defaultPrevented || fields.isComposing(event)) return;
    const grid = nodes.closest(cell, "[role=grid]");
    if (grid === null || event.shiftKey || event.altKey || event.metaKey) return;
    // In a field, arrows go from letter to letter.
    if (nodes.matches(cell, LETTERS)) return;
    const rows = Array.from(nodes.all(grid, "tr, [role=row]"), cellsOf);
    const row = rows.find((one) => one.includes(cell));
    if (row === undefined) return;
    let to;
    if (event.key === "Home" || event.key === "End") {
      const cells = (event.ctrlKey ? rows.flat() : row).filter((one) => !isDisabled(one));
      to = cells.at(event.key === "Home" ? 0 : -1);
    } else if (SIDEWAYS.has(event.key) && !event.ctrlKey) {
      // Where lines run from right to left, the next cell is on the left.
      const isReversed = getComputedStyle(grid).direction === "rtl";
      to = beside(row, cell, isReversed ? -SIDEWAYS.get(event.key) : SIDEWAYS.get(event.key));
    } else if (UPRIGHT.has(event.key) && !event.ctrlKey) {
      to = below(rows.flat(), cell, UPRIGHT.get(event.key));
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
