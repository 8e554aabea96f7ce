"use strict";
// Measures the components that the module shows against the page written by hand, in turns, and shows
// the ratios of their times. The lines for `page-benchmark` go to the console, and start with
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

  // The geometric means of several lists of numbers with weights, place by place.
  const means = (lists, weights) => {
    const total = weights.reduce((sum, weight) => sum + weight);
    return lists[0].map((_, place) =>
      Math.exp(lists.reduce((sum, list, which) => sum + weights[which] * Math.log(list[place]), 0) / total));
  };

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

  // The work before each step is not measured; short operations are measured many at a time. The
  // weights are those by which js-framework-benchmark computes its mean.
  const OPERATIONS = [
    { name: "create 1,000 rows", weight: 0.64280248137063, before: ["clear"], rows: 1000, ...one(press("run")) },
    { name: "replace all 1,000 rows", weight: 0.5607178150466176, rows: 1000, ...one(press("run")) },
    {
      name: "update every tenth of 1,000 rows", weight: 0.5643800750716564, rows: 1000, times: 4,
      act: press("update"),
    },
    {
      name: "select a row of 1,000", weight: 0.1925635870170522, rows: 1000, times: 20,
      act: (root, step) => rowOf(root, 5 + step * 47).querySelector("a.lbl").click(),
    },
    {
      name: "swap two rows of 1,000", weight: 0.13200612879341714, rows: 1000, times: 10,
      act: press("swaprows"),
    },
    {
      name: "remove a row of 1,000", weight: 0.5277091212292658, rows: 990, times: 10,
      act: (root, step) => rowOf(root, 5 + step * 90).querySelector("a.remove span").click(),
    },
    { name: "create 10,000 rows", weight: 0.5644449600965534, before: ["clear"], rows: 10000, ...one(press("runlots")) },
    { name: "append 1,000 rows to 1,000", weight: 0.5508359820582848, before: ["run"], rows: 2000, ...one(press("add")) },
    { name: "clear 1,000 rows", weight: 0.4225836631419211, before: ["run"], rows: 0, ...one(press("clear")) },
  ];

  // MARK: Measuring

  const layOut = (root) => root.getBoundingClientRect().height + root.firstChild.offsetHeight;

  const checkSame = (roots, what) => {
    const plain = roots.at(-1);
    for (const ours of roots.slice(0, -1)) {
      if (ours.firstChild.isEqualNode(plain.firstChild)) continue;
      throw new Error(`all pages must show the same after every operation; got ${what}: `
        + `${ours.innerHTML.slice(0, 200)} and ${plain.innerHTML.slice(0, 200)}`);
    }
  };

  // Calls a function where a frame of the browser begins.
  const inFrame = (act) => new Promise((done) => requestAnimationFrame(() => done(act())));

  // Waits until the browser has painted the present frame.
  const painted = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); done(); };
    port2.postMessage(null);
  });

  // The milliseconds of a step: all, and the script alone.
  const time = (operation, root, step) => {
    const start = performance.now();
    operation.act(root, step);
    const middle = performance.now();
    if (settings.paints) return { start, script: middle - start };
    layOut(root);
    return { all: performance.now() - start, script: middle - start };
  };

  const timeWithPaint = async (operation, root, step) => {
    const { start, script, end } = await inFrame(() => {
      const begun = time(operation, root, step);
      return { ...begun, end: painted() };
    });
    await end;
    return { all: performance.now() - start, script };
  };

  // The milliseconds that an operation takes on a page: all, and without layout.
  const measure = async (operation, root) => {
    for (const name of operation.before ?? []) press(name)(root);
    layOut(root);
    if (settings.paints) await inFrame(() => painted());
    collect();
    let [all, script] = [0, 0];
    for (let step = 0; step < operation.times; step++) {
      const taken = settings.paints
        ? await timeWithPaint(operation, root, step)
        : time(operation, root, step);
      all += taken.all;
      script += taken.script;
    }
    return { all: all / operation.times, script: script / operation.times };
  };

  // Does every operation step by step on all pages, and compares them after each step.
  const verify = (roots) => {
    for (const operation of OPERATIONS) {
      for (const name of operation.before ?? []) for (const root of roots) press(name)(root);
      for (let step = 0; step < operation.times; step++) {
        for (const root of roots) operation.act(root, step);
        checkSame(roots, operation.name);
      }
      const count = roots[0].querySelector("tbody").children.length;
      if (count !== operation.rows) {
        throw new Error(`${operation.name} must leave ${operation.rows} rows; got ${count}`);
      }
      if (operation.name.startsWith("remove")) for (const root of roots) press("run")(root);
    }
  };

  const pause = () => new Promise((done) => setTimeout(done, 0));

  // The acts of random steps, by their shares: those on rows are frequent, large ones are rare.
  const STEPS = [
    { share: 30, act: (root, chance) => rowAt(root, chance)?.querySelector("a.lbl").click() },
    { share: 30, act: (root, chance) => rowAt(root, chance)?.querySelector("a.remove span").click() },
    { share: 20, act: press("swaprows") },
    { share: 15, act: press("update") },
    { share: 3, act: (root) => rowOf(root, 1500) === undefined ? press("add")(root) : press("run")(root) },
    { share: 1, act: press("run") },
    { share: 1, act: press("clear") },
  ];

  const rowAt = (root, chance) => {
    const rows = root.querySelector("tbody").children;
    return rows[Math.floor(chance * rows.length)];
  };

  // Does random steps on all pages, the same in every run, and compares them after each step.
  const wander = async (roots, show) => {
    let state = 1;
    const chance = () => {
      state = Math.imul(state, 1664525) + 1013904223 >>> 0;
      return state / 2 ** 32;
    };
    for (let step = 1; step <= settings.steps; step++) {
      let left = Math.floor(chance() * 100);
      const { act } = STEPS.find(({ share }) => (left -= share) < 0);
      const place = chance();
      for (const root of roots) act(root, place);
      checkSame(roots, `random step ${step}`);
      if (step % 250 > 0) continue;
      show(step, settings.steps);
      await pause();
    }
    for (const root of roots) press("run")(root);
  };

  // Measures all operations in rounds; the page that is first takes turns. The times are those of each
  // operation, of each round, of each page, the one written by hand last.
  const run = async (roots, show) => {
    verify(roots);
    await wander(roots, show);
    const times = OPERATIONS.map(() => []);
    const rounds = settings.warmUp + settings.rounds;
    for (let round = 0; round < rounds; round++) {
      for (const [place, operation] of OPERATIONS.entries()) {
        const each = [];
        for (let turn = 0; turn < roots.length; turn++) {
          const side = (round + turn) % roots.length;
          each[side] = await measure(operation, roots[side]);
        }
        checkSame(roots, operation.name);
        if (round >= settings.warmUp) times[place].push(each);
        show(round * OPERATIONS.length + place + 1, rounds * OPERATIONS.length);
        await pause();
      }
    }
    return times;
  };

  // MARK: Memory

  // The stages at which memory is read, and the presses that lead to each.
  const FIVE_ROUNDS = Array(5).fill(["runlots", "clear"]).flat();
  const STAGES = [
    { name: "without rows, after five rounds", presses: FIVE_ROUNDS },
    { name: "with 1,000 rows", presses: ["run"] },
    { name: "with 10,000 rows", presses: ["runlots"] },
    { name: "cleared", presses: ["clear"] },
    { name: "cleared, after five rounds", presses: FIVE_ROUNDS },
  ];

  // The bytes of the script and of the module. The collector needs a pause to free what tasks hold.
  const bytesInUse = async () => {
    for (let i = 0; i < 2; i++) {
      await pause();
      collect();
    }
    return { script: performance.memory?.usedJSHeapSize ?? null, module: page.size() };
  };

  // The memory at each stage, of each page beyond the memory at the first stage.
  const measureMemory = async (roots) => {
    const pages = [];
    for (const root of roots) press("clear")(root);
    for (const root of roots) {
      const stages = [];
      for (const { name, presses } of STAGES) {
        for (const each of presses) press(each)(root);
        stages.push({ name, ...await bytesInUse() });
      }
      pages.push(stages);
    }
    return pages;
  };

  // MARK: Summary

  // The tick of the clock in milliseconds, which a browser makes longer for a page that shares its process.
  const TICK = globalThis.crossOriginIsolated ? 0.005 : 0.1;

  // A time of less than half a tick counts as half a tick.
  const ratios = (pairs, part) =>
    pairs.map(([ours, plain]) => Math.max(ours[part], TICK / 2) / Math.max(plain[part], TICK / 2));

  const middle = (pairs, side) => statistics.median(pairs.map((pair) => pair[side].all));

  // The ratios of each operation, and the geometric means of all operations, round by round: the times
  // of a round were taken one after the other. The figures are the medians of the rounds.
  const summarise = (times) => {
    const { median, means, interval } = statistics;
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
    const mean = (weights) => ({
      ratio: median(means(all, weights)),
      interval: interval(means(all, weights)),
      script: median(means(script, weights)),
    });
    return {
      operations,
      mean: mean(OPERATIONS.map(() => 1)),
      weighted: mean(OPERATIONS.map(({ weight }) => weight)),
      times,
    };
  };

  // The figures of each architecture against the page written by hand, and against the first one.
  const figures = (times, memory) => {
    const pick = (one, other) => times.map((rounds) => rounds.map((each) => [each[one], each.at(other)]));
    const versus = (which) => {
      const script = pick(which, 0).map((pairs) => ratios(pairs, "script"));
      return statistics.median(statistics.means(script, OPERATIONS.map(() => 1)));
    };
    return {
      rounds: times[0].length,
      coverage: statistics.ranks(times[0].length)?.coverage ?? null,
      paints: settings.paints,
      slowdown: settings.slowdown,
      tick: TICK,
      steps: settings.steps,
      architectures: settings.architectures.map((name, which) => ({
        name,
        ...summarise(pick(which, -1)),
        versusFirst: versus(which),
        memory: memory[which],
      })),
      plainMemory: memory.at(-1),
      browser: navigator.userAgent.match(/\w*Chrome\/[\d.]+/)?.[0] ?? navigator.userAgent,
    };
  };

  // MARK: Showing

  const megabytes = (bytes) => bytes === null ? "?" : (bytes / 1e6).toFixed(1);

  const tableOf = ({ name, operations, mean, weighted }) => {
    const line = (name, ours, plain, ratio, interval, script) =>
      name.padEnd(34) + ours.padStart(9) + plain.padStart(9) + ratio.padStart(7)
      + interval.padStart(15) + script.padStart(8);
    const range = (ends) => ends ? `[${ends.map((end) => end.toFixed(2)).join(", ")}]` : "";
    const numbers = ({ ratio, interval, script }) =>
      [ratio.toFixed(2), range(interval), script.toFixed(2)];
    return [
      line(`operation, in ${name}`, "ours ms", "plain ms", "ratio", "interval", "script"),
      ...operations.map((one) =>
        line(one.name, one.ours.toFixed(2), one.plain.toFixed(2), ...numbers(one))),
      line("geometric mean", "", "", ...numbers(mean)),
      line("weighted as js-framework-benchmark", "", "", ...numbers(weighted)),
    ];
  };

  // The script's memory is that beyond the first stage, the module's is its whole memory.
  const memoryTable = ({ architectures, plainMemory }) => {
    const beyond = (stages, place) =>
      stages[place].script === null ? null : stages[place].script - stages[0].script;
    const heads = architectures.flatMap(({ name }) => [name, "module"]);
    return [
      "memory, MB".padEnd(34) + [...heads, "plain"].map((head) => head.padStart(9)).join(""),
      ...STAGES.map(({ name }, place) =>
        name.padEnd(34) + [
          ...architectures.flatMap(({ memory }) => [beyond(memory, place), memory[place].module]),
          beyond(plainMemory, place),
        ].map((bytes) => megabytes(bytes).padStart(9)).join("")),
    ];
  };

  const table = (found) => {
    const { rounds, coverage, paints, slowdown, tick, steps, architectures, browser } = found;
    const intervals =
      coverage ? `intervals that cover them with ${(coverage * 100).toFixed(1)} %` : "too few for intervals";
    const others = architectures.slice(1)
      .map(({ name, versusFirst }) => `${name} ${versusFirst.toFixed(2)}`).join(", ");
    return [
      ...architectures.flatMap((one) => [...tableOf(one), ""]),
      ...(others === "" ? [] : [`script, beside ${architectures[0].name}: ${others}`, ""]),
      ...memoryTable(found),
      "",
      `${rounds} rounds in turns after ${settings.warmUp} for warming up; `
        + `script and ${paints ? "layout and paint" : "layout"}, and the script alone;`,
      `medians of the rounds' ratios, ${intervals}; ${browser}`
        + (slowdown > 1 ? `; processor slowed ${slowdown} times` : ""),
      `the clock ticks every ${tick * 1000} microseconds;`,
      `all pages showed the same after each of ${steps} random steps`,
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
      const theirs = box();
      const roots = [...document.querySelectorAll(".root"), theirs];
      plain.start(theirs);
      const times = await run(roots, (done, count) => {
        output.textContent = `${done} of ${count} measured`;
        tell("progress", `${done} ${count}`);
      });
      const found = figures(times, await measureMemory(roots));
      output.textContent = table(found);
      for (const line of output.textContent.split("\n")) tell("table", line);
      tell("result", JSON.stringify(found));
    } catch (error) {
      output.textContent = `The speed could not be measured: ${error.message}`;
      tell("failure", error.message);
    }
  };

  return { begin };
})();

speed.begin();
