"use strict";
// Calls of the module that a service of the browser performs. Only a page whose module uses a service
// contains this script, and after it the script of that service.

const services = (() => {
  const { imports, memory, elapse } = page;

  // How to cancel each call.
  const aborts = new Map();

  // Adds the service of an import. It receives the bytes of a call and a function for its events, each
  // with whether it is the last, and returns how to cancel the call.
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

  return { add };
})();
