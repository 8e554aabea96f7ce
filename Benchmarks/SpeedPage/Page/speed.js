"use strict";
// Measures the page that the module shows against the one written by hand, in turns, and shows the
// ratios of their times. The lines for `lab web --bench` go to the console, and start with
// "speed:".

const statistics = (() => {
  const ascending = (numbers) => Float64Array.from(numbers).sort();

  const median = (numbers) => {
    const sorted = ascending(numbers);
    const middle = sorted.length >> 1;
    return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  };

  // The ranks of two numbers that the true median lies between, and the exact probability of it, at
  // least 0.95; null for fewer than six numbers. Each number is below the true median with
  // probability 1/2, so the numbers below it are binomial. The numbers must be independent.
  // (Thompson, On confidence ranges for the median, 1936.)
  const ranks = (count) => {
    let [rank, tail, probability] = [0, 0, 0.5 ** count];
    while (tail + probability <= 0.025) {
      tail += probability;
      probability *= (count - rank) / (rank + 1);
      rank += 1;
    }
    return rank === 0 ? null : { lower: rank, upper: count + 1 - rank, coverage: 1 - 2 * tail };
  };

  const interval = (numbers) => {
    const found = ranks(numbers.length);
    const sorted = ascending(numbers);
    return found && [sorted[found.lower - 1], sorted[found.upper - 1]];
  };

  // The geometric means of several lists of numbers, place by place.
  const means = (lists) =>
    lists[0].map((_, place) =>
      Math.exp(lists.reduce((sum, list) => sum + Math.log(list[place]), 0) / lists.length));

  return { median, ranks, interval, means };
})();

const speed = (() => {
  const settings = JSON.parse(document.getElementById("data-settings").textContent);
  const collect = globalThis.gc ?? (() => {});
  const tell = (kind, what) => console.log(`speed:${kind} ${what}`);

  // MARK: Operations

  const press = (name) => (root) => root.querySelector(`button.${name}`).click();
  const rowOf = (root, place) => root.querySelector("tbody").children[place];
  const one = (act) => ({ times: 1, act });

  // The work before each step is not measured; short operations are measured many at a time.
  const OPERATIONS = [
    { name: "create 1,000 rows", before: ["clear"], rows: 1000, ...one(press("run")) },
    { name: "replace all 1,000 rows", rows: 1000, ...one(press("run")) },
    { name: "update every tenth of 1,000 rows", rows: 1000, times: 4, act: press("update") },
    {
      name: "select a row of 1,000", rows: 1000, times: 20,
      act: (root, step) => rowOf(root, 5 + step * 47).querySelector("a.lbl").click(),
    },
    { name: "swap two rows of 1,000", rows: 1000, times: 10, act: press("swaprows") },
    {
      name: "remove a row of 1,000", rows: 990, times: 10,
      act: (root, step) => rowOf(root, 5 + step * 90).querySelector("a.remove span").click(),
    },
    { name: "create 10,000 rows", before: ["clear"], rows: 10000, ...one(press("runlots")) },
    { name: "append 1,000 rows to 1,000", before: ["run"], rows: 2000, ...one(press("add")) },
    { name: "clear 1,000 rows", before: ["run"], rows: 0, ...one(press("clear")) },
  ];

  // MARK: Measuring

  const layOut = (root) => root.getBoundingClientRect().height + root.firstChild.offsetHeight;

  const checkSame = (ours, theirs, what) => {
    if (!ours.firstChild.isEqualNode(theirs.firstChild)) {
      throw new Error(`both pages must show the same after every operation; got ${what}: `
        + `${ours.innerHTML.slice(0, 200)} and ${theirs.innerHTML.slice(0, 200)}`);
    }
  };

  // The milliseconds that an operation takes on a page: all, and without layout.
  const measure = (operation, root) => {
    for (const name of operation.before ?? []) press(name)(root);
    layOut(root);
    collect();
    let [all, script] = [0, 0];
    for (let step = 0; step < operation.times; step++) {
      const start = performance.now();
      operation.act(root, step);
      const middle = performance.now();
      layOut(root);
      all += performance.now() - start;
      script += middle - start;
    }
    return { all: all / operation.times, script: script / operation.times };
  };

  // Does every operation step by step on both, and compares them after each step.
  const verify = (ours, theirs) => {
    for (const operation of OPERATIONS) {
      for (const name of operation.before ?? []) for (const root of [ours, theirs]) press(name)(root);
      for (let step = 0; step < operation.times; step++) {
        for (const root of [ours, theirs]) operation.act(root, step);
        checkSame(ours, theirs, operation.name);
      }
      const count = ours.querySelector("tbody").children.length;
      if (count !== operation.rows) {
        throw new Error(`${operation.name} must leave ${operation.rows} rows; got ${count}`);
      }
      if (operation.name.startsWith("remove")) for (const root of [ours, theirs]) press("run")(root);
    }
  };

  const pause = () => new Promise((done) => setTimeout(done, 0));

  // Measures all operations in rounds; the page that is first takes turns.
  const run = async (ours, theirs, show) => {
    verify(ours, theirs);
    const times = OPERATIONS.map(() => []);
    const rounds = settings.warmUp + settings.rounds;
    for (let round = 0; round < rounds; round++) {
      for (const [place, operation] of OPERATIONS.entries()) {
        const pair = [null, null];
        for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
          pair[side] = measure(operation, side === 0 ? ours : theirs);
        }
        checkSame(ours, theirs, operation.name);
        if (round >= settings.warmUp) times[place].push(pair);
        show(round * OPERATIONS.length + place + 1, rounds * OPERATIONS.length);
        await pause();
      }
    }
    return times;
  };

  // MARK: Summary

  // The clock ticks in tenths of a millisecond, so what takes no time takes half a tick.
  const ratios = (pairs, part) =>
    pairs.map(([ours, plain]) => Math.max(ours[part], 0.05) / Math.max(plain[part], 0.05));

  const middle = (pairs, side) => statistics.median(pairs.map((pair) => pair[side].all));

  // The ratios of each operation, and the geometric mean of all operations, round by round: both
  // times of a round were taken one after the other. The figures are the medians of the rounds.
  const summarise = (times) => {
    const { median, means, interval, ranks } = statistics;
    const all = times.map((pairs) => ratios(pairs, "all"));
    const script = times.map((pairs) => ratios(pairs, "script"));
    const operations = OPERATIONS.map(({ name }, which) => ({
      name,
      ours: middle(times[which], 0),
      plain: middle(times[which], 1),
      ratio: median(all[which]),
      interval: interval(all[which]),
      script: median(script[which]),
    }));
    return {
      rounds: times[0].length,
      coverage: ranks(times[0].length)?.coverage ?? null,
      operations,
      mean: {
        ratio: median(means(all)),
        interval: interval(means(all)),
        script: median(means(script)),
      },
      browser: navigator.userAgent.match(/\w*Chrome\/[\d.]+/)?.[0] ?? navigator.userAgent,
    };
  };

  // MARK: Showing

  const table = ({ rounds, coverage, operations, mean, browser }) => {
    const line = (name, ours, plain, ratio, interval, script) =>
      name.padEnd(34) + ours.padStart(9) + plain.padStart(9) + ratio.padStart(7)
      + interval.padStart(15) + script.padStart(8);
    const range = (ends) => ends ? `[${ends.map((end) => end.toFixed(2)).join(", ")}]` : "";
    const figures = ({ ratio, interval, script }) =>
      [ratio.toFixed(2), range(interval), script.toFixed(2)];
    const intervals =
      coverage ? `intervals that cover them with ${(coverage * 100).toFixed(1)} %` : "too few for intervals";
    return [
      line("operation", "ours ms", "plain ms", "ratio", "interval", "script"),
      ...operations.map((one) =>
        line(one.name, one.ours.toFixed(2), one.plain.toFixed(2), ...figures(one))),
      line("geometric mean", "", "", ...figures(mean)),
      "",
      `${rounds} rounds in turns after ${settings.warmUp} for warming up; script and layout, and the script alone;`,
      `medians of the rounds' ratios, ${intervals}; ${browser}`,
    ].join("\n");
  };

  const box = () => {
    const root = document.createElement("div");
    const section = document.createElement("section");
    section.className = "page";
    section.append(root);
    document.getElementById("pages").append(section);
    return root;
  };

  const begin = async () => {
    const output = document.createElement("pre");
    document.querySelector("h1").after(output);
    try {
      while (document.documentElement.dataset.state === undefined) await pause();
      if (document.documentElement.dataset.state === "failed") {
        throw new Error(document.querySelector(".failure").textContent);
      }
      const ours = document.querySelector(".root");
      const theirs = box();
      plain.start(theirs);
      const times = await run(ours, theirs, (done, count) => {
        output.textContent = `${done} of ${count} measured`;
        tell("progress", `${done} ${count}`);
      });
      const summary = summarise(times);
      output.textContent = table(summary);
      for (const line of output.textContent.split("\n")) tell("table", line);
      tell("result", JSON.stringify({ ...summary, times }));
    } catch (error) {
      output.textContent = `The speed could not be measured: ${error.message}`;
      tell("failure", error.message);
    }
  };

  return { begin };
})();

speed.begin();
