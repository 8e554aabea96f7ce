"use strict";
// Starts the module, and performs what it asks of the page.

const page = (() => {
  const { documentElement: html } = document;
  const { encoder } = encoding;
  const { memory, utf8, size, elapse } = program;
  const { places } = records;
  const waits = new Map();
  let found = null;

  // Draws a patch, sets the touched fields, and cares for the focus.
  const draw = (number, operations, count, texts, length) => {
    const place = places[number];
    focus.begin(place);
    events.pausing(() => {
      const wanted = drawing.apply(place, operations, texts, length);
      fields.settle(number > 0 ? `/${number}` : "");
      grids.mend();
      dialogs.open(focus.before());
      focus.end(wanted);
    });
    refusals.place();
    focus.noteEvents();
  };

  // MARK: Waiting

  // The limit of a browser's timer in milliseconds, which fires at once beyond it.
  const LONGEST = 2 ** 31 - 1;

  const wait = (name, milliseconds, ring) => {
    const rest = milliseconds - LONGEST;
    waits.set(name, setTimeout(() => {
      if (rest > 0) return wait(name, rest, ring);
      waits.delete(name);
      ring();
    }, Math.min(milliseconds, LONGEST)));
  };

  // MARK: Starting

  const main = document.getElementById("pages");

  // The texts of the page's file, its origin, and its path.
  const data = new Map(Array.from(
    document.querySelectorAll("script[type='application/json']"),
    (one) => [one.id.replace("data-", "@"), one.textContent])).set("@/", location.origin)
    .set("@path", location.pathname);

  const isStarted = () => html.dataset.state !== undefined;

  const imports = {
    open(number, title, length) {
      const name = utf8(title, length);
      const root = Object.assign(nodes.create("div"), { className: "root" });
      const first = records.of(nodes.createText(""), records.TEXT);
      root.append(first.node);
      const record = { ...records.of(root, records.ELEMENT), children: [first] };
      places[number] = { number, root, record, kinds: 0 };
      const section = Object.assign(nodes.create("section"), { className: "page" });
      if (name !== "") {
        section.setAttribute("aria-label", name);
        section.append(Object.assign(nodes.create("h2"), { textContent: name }));
      }
      section.append(root);
      main.append(section);
    },
    draw,
    wait(number, ticket, milliseconds) {
      wait(`${number}/${ticket}`, milliseconds, () => elapse(number, ticket));
    },
    stop(number, ticket) {
      const name = `${number}/${ticket}`;
      clearTimeout(waits.get(name));
      waits.delete(name);
    },
    read(pointer, count) {
      const name = utf8(pointer, count);
      let text = data.get(name) ?? null;
      // A page that is opened without an address shows the program's first state.
      if (name === "#") text = isStarted() || kept.hasAddress() ? kept.address() : null;
      else if (name[0] !== "@") text = kept.read(name);
      found = text === null ? null : encoder.encode(text);
      return found === null ? -1 : found.length;
    },
    copy: (target) => memory(target, found.length).set(found),
    write(pointer, count, texts, length) {
      const name = utf8(pointer, count);
      const text = utf8(texts, length);
      if (name !== "#") return kept.write(name, text) ? 1 : 0;
      // The address that the page starts with is no step to go back to.
      kept.writeAddress(text, isStarted());
      return 1;
    },
    unread: (pointer, count) => kept.putAside(utf8(pointer, count)),
    now: () => performance.timeOrigin + performance.now(),
    refuse: (pointer, count) => refusals.note(utf8(pointer, count)),
    report: (pointer, count) => console.error(utf8(pointer, count)),
  };

  // Makes the instance of the module, which is packed: it is compiled while it is unpacked.
  const instance = async (packed) => {
    // The browser's own function is faster; older browsers have none.
    const bytes = Uint8Array.fromBase64?.(packed)
      ?? Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const headers = { "Content-Type": "application/wasm" };
    const response = new Response(stream, { headers });
    return (await WebAssembly.instantiateStreaming(response, { page: imports })).instance;
  };

  // The longest wait for a frame, in milliseconds: a page in the background draws none.
  const FRAME = 100;

  // Waits until the browser has drawn the first view of the file.
  const firstFrame = () => new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go, 0));
    setTimeout(go, FRAME);
  });

  const begin = async () => {
    try {
      if (main.firstChild !== null) await firstFrame();
      if (typeof WebAssembly !== "object") {
        throw new Error("this browser has no WebAssembly, or has it switched off");
      }
      const made = await instance(document.getElementById("module").textContent);
      const entries = early.entries(main);
      main.replaceChildren();  // The first view of the file ends here.
      program.start(made);
      kept.follow(program.route);
      html.dataset.state = "started";
      program.call(() => {});
      early.enter(entries, main);
    } catch (error) {
      if (!program.isRunning()) main.replaceChildren();
      program.stop();
      html.dataset.state = "failed";
      notices.fail("The page could not start", error);
    } finally {
      document.getElementById("loading").remove();
    }
  };

  return { begin, size, imports, memory, elapse };
})();

// After this script, whose next parts add the services, and those after it.
document.addEventListener("DOMContentLoaded", page.begin);
