"use strict";
// Calls of the module that a service of the browser performs. Only a page whose module uses a service
// contains this script, and after it the script of that service.

const services = (() => {
  const { imports, memory, elapse } = page;
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  // How to cancel each call.
  const aborts = new Map();

  // Adds the service of an import. It receives the bytes of a call and a function for its events, each
  // with whether it is the last. It returns how to cancel the call, before the first event.
  const add = (service, start) => {
    imports[service] = (number, ticket, pointer, count) => {
      const name = `${number}/${ticket}`;
      aborts.set(name, start(memory(pointer, count).slice(), (event, isLast) => {
        if (isLast) aborts.delete(name);
        elapse(number, ticket, event);
      }));
    };
  };

  imports.abort = (number, ticket) => {
    const name = `${number}/${ticket}`;
    aborts.get(name)?.();
    aborts.delete(name);
  };

  // Reads numbers and texts from the bytes of a call, and what follows them.
  const reader = (bytes) => {
    let cursor = 0;
    const number = () => {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[cursor++];
        value |= (byte & 127) << shift;
        if (byte < 128) return value >>> 0;
      }
    };
    const text = () => {
      const count = number();
      return decoder.decode(bytes.subarray(cursor, cursor += count));
    };
    return { number, text, rest: () => bytes.subarray(cursor) };
  };

  // Reports the only event of a call. The module drops that of a cancelled one.
  const once = (event, report) => {
    event.then((bytes) => report(bytes, true));
    return () => {};
  };

  return { add, reader, once };
})();
