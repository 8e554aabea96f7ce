"use strict";
// The service of requests: see Sources/Views/WebHost/Network/RequestBytes.swift.

services.add("call", (() => {
  const { groups, counted, encoder } = encoding;

  // The kinds of events, and of errors.
  const [BEGAN, RECEIVED, ENDED, FAILED] = [0, 1, 2, 3];
  const [UNREACHABLE, INTERRUPTED, REDIRECTED] = [0, 1, 2];

  // The value of a header is UTF-8, whose bytes a browser takes and gives as the letters of these numbers.
  const letters = (text) => String.fromCharCode(...encoder.encode(text));
  const value = (letters) => [
    ...groups(letters.length), ...Array.from(letters, (letter) => letter.charCodeAt(0)),
  ];

  // Reads the parts of a request: the method, the address, the headers, and the rest as the body.
  const read = (bytes) => {
    const { number, text, rest } = services.reader(bytes);
    const request = { method: text(), address: text(), headers: [] };
    for (let count = number(); count > 0; count--) request.headers.push([text(), letters(text())]);
    const body = rest();
    return { ...request, body: body.length > 0 ? body : undefined };
  };

  // Whether a header no longer describes the body, which the browser has unpacked.
  const isStale = (name, headers) => headers.has("content-encoding")
    && (name === "content-encoding" || name === "content-length");

  // A browser does not tell where a redirection leads, so the page follows none.
  const run = async ({ address, ...request }, signal, report) => {
    let hasBegun = false;
    try {
      const response = await fetch(address, {
        ...request, signal, redirect: "manual", credentials: "omit",
        referrerPolicy: "no-referrer",
      });
      if (response.type === "opaqueredirect") return report([FAILED, REDIRECTED], true);
      hasBegun = true;
      const headers = [...response.headers].filter(([name]) => !isStale(name, response.headers));
      report([
        BEGAN, ...groups(response.status), ...groups(headers.length),
        ...headers.flatMap(([name, letters]) => [...counted(name), ...value(letters)]),
      ]);
      const reader = response.body?.getReader();
      for (let part = await reader?.read(); part && !part.done; part = await reader.read()) {
        const event = new Uint8Array(part.value.length + 1);
        event[0] = RECEIVED;
        event.set(part.value, 1);
        report(event);
      }
      report([ENDED], true);
    } catch {
      report([FAILED, hasBegun ? INTERRUPTED : UNREACHABLE], true);
    }
  };

  return (bytes, report) => {
    const control = new AbortController();
    const { signal } = control;
    run(read(bytes), signal, (...event) => { if (!signal.aborted) report(...event); });
    return () => control.abort();
  };
})());
